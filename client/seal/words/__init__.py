"""What is said about a sealed shuffle, one module a language."""
