"""A finished game looked at again: what was at stake, and what was luck."""
