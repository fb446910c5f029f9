"""What is said about tables on the network, one module a language."""
