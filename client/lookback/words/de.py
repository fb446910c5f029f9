"""What is said when somebody looks back, in German."""

WORDS = {
    "look.hands": "Alle Handkarten",
    "look.knew": "Was wusste {0}?",
    "look.knew.did": "{0} entschied sich hier: {1}.",
    "look.knew.exactly": (
        "Was offen auf dem Tisch liegt, die eigene Hand und was man sich gut merken "
        "kann; bei einem Bot noch eine Zahl zum Losen. Sonst nichts."
    ),
    "look.knew.idle": "{0} war hier nicht gefragt.",
    "look.knew.next": "Nächste Entscheidung",
    "look.knew.raw": "Für Entwickler: der genaue Text",
    "look.knew.what": "Was genau?",
    "look.move": "Zug",
    "look.next": "Einen Schritt weiter",
    "look.pause": "Anhalten",
    "look.play": "Abspielen",
    "look.preparing": "Die Züge werden nachgespielt …",
    "look.previous": "Einen Schritt zurück",
    "look.round.back": "Zurück zum Anfang der Runde",
    "look.round.on": "Weiter zur nächsten Runde",
    "look.silent": "{0} hat sich entschieden.",
    "look.table": "Zum Tisch",
}
