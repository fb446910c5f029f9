"""What Klunker’s puzzles are about, in English."""

WORDS = {
    "theme.end": "When the deck runs out",
    "theme.purchases": "The purchase",
    "theme.safes": "The safe",
    "theme.windows": "The window",
}
