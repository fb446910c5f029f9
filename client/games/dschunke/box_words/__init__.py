"""What the form for the own box says, one module a language."""
