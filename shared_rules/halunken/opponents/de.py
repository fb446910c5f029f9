"""Die Gegner in Halunken und Spelunken auf Deutsch."""

WORDS = {
    "name.beginner": "Moses",
    "about.beginner": "Der Schiffsjunge segelt dahin, wo es am besten riecht.",
    "name.solid": "Tjark",
    "about.solid": "Ein alter Bootsmann, der jede Spelunke kennt und seinen Regeln traut.",
}
