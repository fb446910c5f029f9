"""What is said about how a game went, one module a language."""
