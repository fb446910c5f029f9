"""What Halunken’s puzzles are about, in English."""

WORDS = {
    "theme.auction": "Who controls Black Jack?",
    "theme.black_jack": "Controlling Black Jack",
    "theme.cards": "Which card?",
    "theme.place": "Where to begin?",
    "theme.rob": "Robbing and being robbed",
    "theme.rum": "Rum: which number?",
}
