"""What is said about challenges, one module a language."""
