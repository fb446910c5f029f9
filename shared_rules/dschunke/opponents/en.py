"""Dschunke’s opponents in English."""

WORDS = {
    "name.beginner": "Lin",
    "about.beginner": "Is at the market for the first time and takes what looks nice.",
    "name.solid": "Bao",
    "about.solid": "Trades the way his uncle taught him: steady profit, no adventures.",
}
