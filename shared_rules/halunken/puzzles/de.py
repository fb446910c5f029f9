"""What Halunken’s puzzles are about, in German."""

WORDS = {
    "theme.auction": "Wer lenkt Black Jack?",
    "theme.black_jack": "Black Jack lenken",
    "theme.cards": "Welche Karte?",
    "theme.place": "Wo anfangen?",
    "theme.rob": "Rauben und beraubt werden",
    "theme.rum": "Rum: welche Zahl?",
}
