"""A sealed shuffle: a deal that nobody has chosen alone, and that can be checked at the end."""
