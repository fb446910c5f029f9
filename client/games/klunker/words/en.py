"""Klunker's board in English."""

WORDS = {
    "klunker.empty": "empty",
    "klunker.money": "Banknotes: {0} · cards in hand: {1}",
    "klunker.no.cards": "No cards left in your hand",
}
