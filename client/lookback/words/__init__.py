"""What is said when somebody looks back, one module a language."""
