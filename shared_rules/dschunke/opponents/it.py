"""Gli avversari di Dschunke in italiano."""

WORDS = {
    "name.beginner": "Lin",
    "about.beginner": "È al mercato per la prima volta e prende ciò che le piace.",
    "name.solid": "Bao",
    "about.solid": "Commercia come gli ha insegnato lo zio: guadagno sicuro, niente avventure.",
}
