"""What Halunken’s puzzles are about, in Italian."""

WORDS = {
    "theme.auction": "Chi comanda Black Jack?",
    "theme.black_jack": "Comandare Black Jack",
    "theme.cards": "Quale carta?",
    "theme.place": "Da dove partire?",
    "theme.rob": "Rubare ed essere derubati",
    "theme.rum": "Rum: quale numero?",
}
