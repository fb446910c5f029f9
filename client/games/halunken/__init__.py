"""Halunken und Spelunken as it looks."""
