"""Klunker's opponents: the levels there are, and in words who plays at them and why they move."""

LEVELS = ("beginner", "solid", "strong", "expert")
"""The weakest first."""

WANTED = {
    ("solid", "random"): 250,
    ("strong", "solid"): 140,
    ("expert", "strong"): 120,
    ("expert", "plain"): 130,
}
"""Points that a match of four players is to bring on the ladder, with an interval above 100."""
ITERATIONS = 1000
"""So often the textbook's search thinks about a move."""
