"""What Klunker’s puzzles are about, in German."""

WORDS = {
    "theme.end": "Wenn der Stapel zu Ende geht",
    "theme.purchases": "Der Kauf",
    "theme.safes": "Der Tresor",
    "theme.windows": "Das Schaufenster",
}
