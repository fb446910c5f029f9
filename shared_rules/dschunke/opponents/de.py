"""Dschunkes Gegner auf Deutsch."""

WORDS = {
    "name.beginner": "Lin",
    "about.beginner": "Ist zum ersten Mal auf dem Markt und nimmt, was schön aussieht.",
    "name.solid": "Bao",
    "about.solid": "Handelt, wie der Onkel es ihm beibrachte: steter Gewinn, kein Wagnis.",
}
