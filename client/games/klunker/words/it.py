"""Klunker's board in Italian."""

WORDS = {
    "klunker.empty": "vuota",
    "klunker.money": "Banconote: {0} · carte in mano: {1}",
    "klunker.no.cards": "Nessuna carta in mano",
}
