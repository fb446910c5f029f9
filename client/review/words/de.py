"""Was darüber gesagt wird, wie es kam, auf Deutsch."""

WORDS = {
    "review": "Wie es kam",
    "review.apart": "Woher das Ergebnis kommt, in Prozentpunkten",
    "review.apart.help": (
        "Züge: was die eigenen wert waren, verglichen mit den besten, die Unke findet. Andere: was "
        "deren Züge eingebracht haben. Glück: der ganze Rest, also die Karten und worauf verdeckte "
        "Antworten trafen. „?“ ist noch nicht sicher genug."
    ),
    "review.best": "Bester Zug",
    "review.better": "Besser: {0}",
    "review.better.yet": "Ich sehe noch genauer hin …",
    "review.changed": (
        "Diese Partie wurde nach älteren Regeln gespielt; ihre Züge lassen sich nicht mehr abwägen."
    ),
    "review.clean": "Kein Zug, der mit Sicherheit etwas verschenkt hat.",
    "review.decisions": "Züge",
    "review.fair": "Beurteilt wird ein Zug nur nach dem, was man in dem Augenblick wissen konnte.",
    "review.first": "Jeder Zug wird abgewogen …",
    "review.look": "Am Tisch ansehen",
    "review.luck": "Glück",
    "review.luck.skill": "Glück und Können",
    "review.mindless": "Dieses Spiel kennt niemand gut genug, um Züge zu beurteilen.",
    "review.move": "Zug {0}",
    "review.others": "Andere",
    "review.percent": "{0} %",
    "review.place": "Stelle in der Partie",
    "review.player": "Wer",
    "review.plot": "Die Siegchancen aller, wie man sie beim Zuschauen gesehen hätte",
    "review.result": "Ergebnis",
    "review.running": "Erst nach dem Ende: Im Rückblick sieht man alle Karten.",
    "review.skill": "Züge",
    "review.start": "Start",
    "review.stop": "Anhalten",
    "review.stopped": "Angehalten. Was bekannt ist, steht unten.",
    "review.sure": "Alles abgewogen.",
    "review.table": "Die Chancen als Tabelle",
    "review.turns": "Was den Ausschlag gab",
    "review.unsure": "?",
    "review.worst": "Teuerster Zug, {0}",
}
