"""What Dschunke’s puzzles are about, in English."""

WORDS = {
    "theme.action": "The action",
    "theme.card": "Taking a special card",
    "theme.good": "Which goods?",
    "theme.junk": "Which junk?",
    "theme.market": "What to offer?",
    "theme.play": "A special card, now or later?",
    "theme.start": "Before the first round",
}
