"""Klunker's board in German."""

WORDS = {
    "klunker.empty": "leer",
    "klunker.money": "Banknoten: {0} · Handkarten: {1}",
    "klunker.no.cards": "Keine Karten mehr auf der Hand",
}
