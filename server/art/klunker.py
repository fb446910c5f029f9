"""Klunker's pictures are drawn by hand; one of them is its icon."""

ICON = "tiara"
