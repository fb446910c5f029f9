"""What Dschunke’s puzzles are about, in Italian."""

WORDS = {
    "theme.action": "L’azione",
    "theme.card": "Prendere una carta speciale",
    "theme.good": "Quale merce?",
    "theme.junk": "Quale giunca?",
    "theme.market": "Che cosa offrire?",
    "theme.play": "Una carta speciale, ora o dopo?",
    "theme.start": "Prima del primo round",
}
