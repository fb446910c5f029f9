"""Was zu Herausforderungen gesagt wird, auf Deutsch."""

WORDS = {
    "challenge.about": (
        "Wer diesen Code hat, spielt mit denselben Karten gegen dieselben Bots. Auch was später "
        "gezogen wird, liegt schon bereit: Auf gleiche Züge folgen gleiche Antworten."
    ),
    "challenge.again": "Noch einmal spielen",
    "challenge.again.help": (
        "Die Karten kennst du jetzt: In der Chronik zählt bei jedem Namen nur das erste Mal."
    ),
    "challenge.bad.file": "Darin ist nichts zu dieser Herausforderung.",
    "challenge.bad.game": "Dieser Code gehört zu einem Spiel, das diese App nicht hat.",
    "challenge.bad.length": "Ein Code hat 16 Zeichen. Das sind {0}.",
    "challenge.bad.letter": "„{0}“ kommt in keinem Code vor.",
    "challenge.bad.mistyped": "Da ist ein Tippfehler: Vergleiche noch einmal Zeichen für Zeichen.",
    "challenge.bad.newer": (
        "Dieser Code kommt von einer neueren Version von Unke. Aktualisiere zuerst die App."
    ),
    "challenge.bad.older": (
        "Dieser Code ist von einer älteren Version von Unke, mit anderen Regeln oder anderen Bots: "
        "Er ließe sich nicht mehr auf dieselbe Art spielen."
    ),
    "challenge.bad.own": (
        "Herausforderungen gibt es nur ohne eigene Werte und ohne Vorsprung: Ändere das in der "
        "Vorbereitung."
    ),
    "challenge.bad.setup": "So eine Partie gibt es nicht.",
    "challenge.bad.size": "So viele Einstellungen passen in keinen Code.",
    "challenge.calendar": "Kalender",
    "challenge.code": "Code",
    "challenge.compare": "Nebeneinander",
    "challenge.compare.choose": "Wähle zwei Ergebnisse, um zu sehen, wo sie auseinandergingen.",
    "challenge.compare.gone": (
        "Welche Entscheidung das war, lässt sich sagen, solange eine der beiden Partien auf diesem "
        "Handy liegt."
    ),
    "challenge.copied": "Der Link ist in der Zwischenablage.",
    "challenge.copy": "Link kopieren",
    "challenge.copy.bad": "Der Link ließ sich nicht kopieren.",
    "challenge.day": "Partie des Tages, {0}",
    "challenge.day.short": "{0}: {1}",
    "challenge.earlier": "Monat davor",
    "challenge.file": "Als Datei",
    "challenge.from.file": "Ergebnisse aus einer Datei",
    "challenge.later": "Monat danach",
    "challenge.look": "Auf dem Tisch ansehen",
    "challenge.make": "Selbst eine anlegen",
    "challenge.make.help": (
        "Wähle ein Spiel, bereite es vor, wie du magst, und tippe dort auf „Herausforderung“."
    ),
    "challenge.month": "{0} {1}",
    "challenge.months": (
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"
    ),
    "challenge.name": "Wer spielt?",
    "challenge.news": "{0} neue Ergebnisse",
    "challenge.news.0": "Nichts Neues: All diese Ergebnisse waren schon hier.",
    "challenge.news.1": "1 neues Ergebnis",
    "challenge.open": "Öffnen",
    "challenge.parted": "Der erste Unterschied: Entscheidung {0}",
    "challenge.place": "Platz {0}",
    "challenge.point": "{0} Punkt",
    "challenge.points": "{0} Punkte",
    "challenge.qr": "QR-Code dieser Herausforderung",
    "challenge.qr.how": (
        "Die Kamera eines anderen Handys öffnet diese Herausforderung, mit dem Ergebnis, wenn eins "
        "gewählt ist."
    ),
    "challenge.qr.none": "Dieses Ergebnis ist zu lang für einen QR-Code. In eine Datei passt es.",
    "challenge.result": "Ergebnis",
    "challenge.results": "Ergebnisse",
    "challenge.same": "Alle Entscheidungen waren gleich ({0})",
    "challenge.same.before": "Gleiche Entscheidungen davor: {0}",
    "challenge.share": "Jemanden herausfordern oder Ergebnisse austauschen",
    "challenge.today": "Heute",
    "challenge.trust": (
        "Wer einen Code hat, könnte vorher in die Karten schauen: Gespielt wird auf Vertrauen. "
        "An anderen Tischen werden die Karten nie nach einem Code gegeben."
    ),
    "challenge.try": "{0}, {1}. Versuch",
    "challenge.type": "Code eintippen",
    "challenge.type.help": "16 Zeichen; groß oder klein, Leerzeichen, Striche: alles egal.",
    "challenge.unplayed": "nicht gespielt",
    "challenge.weekdays": "Mo Di Mi Do Fr Sa So",
    "challenge.you": "Du",
    "challenges": "Herausforderungen",
    "challenges.about": (
        "Eine Herausforderung ist eine Partie, die andere genauso spielen können: mit denselben "
        "Karten gegen dieselben Bots. Jeder Tag bringt eine für jedes Spiel, überall dieselbe."
    ),
}
