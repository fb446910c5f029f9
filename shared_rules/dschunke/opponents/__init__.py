"""Dschunke's opponents: the levels there are, and in words who plays at them and why they move."""

LEVELS = ("beginner", "solid", "strong", "expert")
"""The weakest first."""
