"""Das Formular für die eigene Schachtel, auf Deutsch."""

WORDS = {
    "box": "Deine Schachtel",
    "box.about": "Hast du Dschunke? Gib ein, was auf deinen Karten und deinem Spielplan steht.",
    "box.afresh": "Hier sind wieder die rekonstruierten Werte. Gespeichert sind sie noch nicht.",
    "box.bad.count": "{0}: Nötig sind {1} Einträge, hier sind es {2}.",
    "box.bad.entry": "{0}, Eintrag {1}: „{2}“ kann nicht stimmen.",
    "box.bad.parts": "So ein Text hat 4 Teile mit einem / dazwischen; Teile hier: {0}.",
    "box.cell": "Karte {0}, {1}",
    "box.copied": "Der Text ist in der Zwischenablage.",
    "box.copy": "Kopieren",
    "box.event.": "–",
    "box.event.S": "S",
    "box.event.Y": "Y",
    "box.fault.price": "Jedes der vier ist eine Zahl von 0 bis 9 oder S.",
    "box.fault.same": "Das müssen zwei verschiedene Dschunken sein.",
    "box.fault.twice": "Dieses Paar steht schon weiter oben.",
    "box.fault.word": "Das kann nicht stimmen.",
    "box.faulty": "Bitte sieh noch einmal nach: {0}",
    "box.field.event": "Feld {0}: Ereignis",
    "box.field.five": "Karte {0}: hier fünf Kisten",
    "box.field.number": "Feld {0}: Zahl",
    "box.field.trade": "Feld {0}: Aktion",
    "box.field.two": "Karte {0}: hier zwei Kisten",
    "box.forget": "Meine vergessen",
    "box.forgotten": "Deine Werte sind vergessen.",
    "box.help.lower": (
        "Die zehn Felder der Leiste „3/4“: was getan wird, die Zahl und das Ereignis (S: "
        "Sonderkarte, Y: Geld wird genannt)."
    ),
    "box.help.market": (
        "Zehn Karten, in beliebiger Reihenfolge: was jede Ware bringt, 0 bis 9 Yüan oder S für "
        "eine Sonderkarte."
    ),
    "box.help.pairs": (
        "Die fünf Karten zu 12 Yüan: fünf Kisten auf der oberen Dschunke, zwei auf der unteren."
    ),
    "box.help.text": (
        "Alle Werte als ein Text: zum Aufheben, zum Verschicken oder um einen zu übernehmen, den "
        "man dir geschickt hat."
    ),
    "box.help.upper": (
        "Die zehn Felder der Leiste „4“, zu viert: was getan wird, die Zahl und das Ereignis (S: "
        "Sonderkarte, Y: Geld wird genannt)."
    ),
    "box.ours.lower": (
        "Hier steht noch, was wir rekonstruiert haben; verbürgt sind nur Feld 1 und das Ereignis "
        "von Feld 5."
    ),
    "box.ours.market": (
        "Hier steht noch, was wir rekonstruiert haben; verbürgt sind nur die Karten 1 und 2."
    ),
    "box.ours.pairs": "Hier steht noch, was wir rekonstruiert haben; verbürgt ist keine davon.",
    "box.ours.upper": "Hier steht noch, was wir rekonstruiert haben; verbürgt ist nichts davon.",
    "box.part.lower": "Leiste 3/4",
    "box.part.market": "Markt",
    "box.part.pairs": "12 Yüan",
    "box.part.text": "Text",
    "box.part.upper": "Leiste 4",
    "box.parts": "Teile",
    "box.read": "Diesen Text übernehmen",
    "box.reset": "Rekonstruierte Werte",
    "box.save": "Speichern",
    "box.saved": "Gespeichert. Du kannst diese Werte wählen, wenn du eine Partie vorbereitest.",
    "box.share": "Teilen",
    "box.taken": "Übernommen. Gespeichert ist es noch nicht.",
    "box.uncopied": "Das Kopieren klappt hier nicht. Markiere den Text und kopiere ihn selbst.",
    "box.unsaved": "Das Gerät konnte es nicht speichern.",
    "box.yours": "Hier steht, was du gespeichert hast.",
}
