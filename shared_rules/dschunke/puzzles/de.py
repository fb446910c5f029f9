"""What Dschunke’s puzzles are about, in German."""

WORDS = {
    "theme.action": "Die Aktion",
    "theme.card": "Eine Sonderkarte nehmen",
    "theme.good": "Welche Ware?",
    "theme.junk": "Welche Dschunke?",
    "theme.market": "Was bieten?",
    "theme.play": "Eine Sonderkarte, jetzt oder später?",
    "theme.start": "Vor der ersten Runde",
}
