"""Halunken's opponents: the levels there are, and in words who plays at them and why they move."""

LEVELS = ("beginner", "solid")
"""The weakest first."""
