"""What Lagoon says, a module a language."""
