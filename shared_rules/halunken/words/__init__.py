"""What things in Halunken und Spelunken are called, one module a language."""
