"""What Klunker’s puzzles are about, in Italian."""

WORDS = {
    "theme.end": "Quando il mazzo finisce",
    "theme.purchases": "L’acquisto",
    "theme.safes": "La cassaforte",
    "theme.windows": "La vetrina",
}
