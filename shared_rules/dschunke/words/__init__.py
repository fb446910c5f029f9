"""What things in Dschunke are called, one module a language."""
