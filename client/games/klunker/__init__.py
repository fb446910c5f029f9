"""Klunker as it looks."""
