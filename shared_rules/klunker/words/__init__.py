"""What things in Klunker are called, one module a language."""
