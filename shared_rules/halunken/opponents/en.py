"""Halunken und Spelunken’s opponents in English."""

WORDS = {
    "name.beginner": "Moses",
    "about.beginner": "The ship’s boy sails wherever it smells best.",
    "name.solid": "Tjark",
    "about.solid": "An old boatswain who knows every tavern and trusts his rules.",
}
