"""How strong the levels have proved to be. `./unke ladder` writes this file."""

WON = {
    "beginner": ("random", 10),
    "solid": ("beginner", 10),
    "strong": ("solid", 9),
    "expert": ("strong", 8),
}
"""By level: against three of which other one how many of 20 games are won; 0 if it is not certain
that these are more than a fair share."""
