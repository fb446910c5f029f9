"""A finished game looked at again: imported when somebody wants to know how it went."""
