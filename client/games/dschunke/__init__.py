"""Dschunke as it looks."""
