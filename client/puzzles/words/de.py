"""The words of the puzzles in German."""

WORDS = {
    "puzzles.about": (
        "Stellungen aus Partien starker Bots. Ein Zug ist besser als alle anderen, und es ist "
        "nicht der, der einem zuerst einfällt."
    ),
    "puzzles.again": "Zurück zum Tisch",
    "puzzles.all": "Alle Aufgaben",
    "puzzles.answer": "Lösung",
    "puzzles.begin": "Mit Aufgabe {0} anfangen",
    "puzzles.best": "So viele von 100 Partien gewinnt man nach den besten Zügen, schätzt Unke:",
    "puzzles.ended": "Zweimal hintereinander daneben: Die Serie beginnt von vorn.",
    "puzzles.forgiven": "Ein Ausrutscher ist verziehen. Deine Serie steht noch: {0}",
    "puzzles.level.1": "leicht",
    "puzzles.level.2": "mittel",
    "puzzles.level.3": "schwer",
    "puzzles.next": "Nächste Aufgabe",
    "puzzles.on": "Weiter mit Aufgabe {0}",
    "puzzles.other": "Dein Zug ist nicht dabei: {0}",
    "puzzles.out": "{0} von 100",
    "puzzles.puzzle": "Aufgabe {0}",
    "puzzles.repeat": "Alle gelöst. Noch einmal ab Aufgabe {0}",
    "puzzles.right": "Richtig!",
    "puzzles.row": "Serie: {0}",
    "puzzles.row.help": (
        "Bei jeder Aufgabe zählt deine erste Antwort. Tage Pause beenden eine Serie nicht, ein "
        "Ausrutscher auch nicht: erst zwei hintereinander."
    ),
    "puzzles.solved": "gelöst",
    "puzzles.solved.of": "{0} von {1} gelöst",
    "puzzles.tempting": "Was einem zuerst einfällt: {0}",
    "puzzles.title": "Was würdest du tun?",
    "puzzles.wrong": "Nicht der beste Zug",
    "puzzles.yours": "dein Zug",
}
