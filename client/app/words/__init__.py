"""What the app itself says, one module a language; the games bring words of their own."""
