"""Gli avversari di Halunken und Spelunken in italiano."""

WORDS = {
    "name.beginner": "Moses",
    "about.beginner": "Il mozzo naviga dove l’odore è migliore.",
    "name.solid": "Tjark",
    "about.solid": "Un vecchio nostromo che conosce ogni taverna e si fida delle sue regole.",
}
