"""Die Gegner in Halunken und Spelunken auf Deutsch."""

WORDS = {
    "name.beginner": "Moses",
    "about.beginner": "Der Schiffsjunge segelt dahin, wo es am besten riecht.",
    "name.solid": "Tjark",
    "about.solid": "Ein alter Bootsmann, der jede Spelunke kennt und seinen Regeln traut.",
    "name.strong": "Grete",
    "about.strong": "Ihr eigener Kapitän; sie ahnt, was die anderen im Ärmel haben.",
    "name.expert": "Morgan",
    "about.expert": "Spielt zehn Runden im Kopf, ehe er eine Karte legt.",
    "why.finds": "{0}: Dort wartet {1}; Punkte für die Mannschaft: {2}.",
    "hint.finds": "{0}: Dort wartet {1} auf dich; Punkte für deine Mannschaft: {2}.",
    "why.robs": (
        "{0}: Dort ließe sich {1} berauben, zum Beispiel um {2}; Punkte für die Mannschaft: {3}."
    ),
    "hint.robs": (
        "{0}: Dort könntest du {1} berauben, zum Beispiel um {2}; Punkte für deine Mannschaft: {3}."
    ),
    "why.harbour": (
        "{0}: Dort steht Black Jack mit den Halunken aus dem Hafen. Punkte mit {1}: {2}."
    ),
    "hint.harbour": (
        "{0}: Dort steht Black Jack mit den Halunken aus dem Hafen. Punkte für dich mit {1}: {2}."
    ),
    "why.nothing_better": "{0} ist leer, aber Besseres ist nicht in Reichweite.",
    "hint.nothing_better": "{0} ist leer, aber Besseres erreichst du nicht.",
    "why.empty": "{0} ist zurzeit leer.",
    "why.any_number": (
        "Mit Rum geht jeder Weg, auch der zu {0}: Dort wartet {1}; Punkte für die Mannschaft: {2}."
    ),
    "hint.any_number": (
        "Mit Rum kommst du überallhin, auch zu {0}: Dort wartet {1}; Punkte für deine "
        "Mannschaft: {2}."
    ),
    "why.any_robbery": (
        "Mit Rum geht jeder Weg, auch der zu {0}: Dort ließe sich {1} berauben, zum Beispiel "
        "um {2}; Punkte für die Mannschaft: {3}."
    ),
    "hint.any_robbery": (
        "Mit Rum kommst du überallhin, auch zu {0}: Dort könntest du {1} berauben, zum "
        "Beispiel um {2}; Punkte für deine Mannschaft: {3}."
    ),
    "why.open_number": "Mit Rum bleibt offen, wie weit es geht, bis alle Karten zu sehen sind.",
    "hint.open_number": (
        "Mit Rum entscheidest du erst, wie weit es geht, wenn du alle Karten siehst."
    ),
    "why.prowls": "Damit zieht Black Jack {0} weiter, bis zu {1}.",
    "hint.prowls": "Damit schickst du Black Jack {0} weiter, bis zu {1}.",
    "why.worth_bidding": (
        "Das kostet {0} (Punkte: {1}), und Black Jack könnte {2} berauben; Halunken dort: {3}, "
        "in der eigenen Mannschaft: {4}."
    ),
    "hint.worth_bidding": (
        "Das kostet dich {0} (Punkte: {1}), und Black Jack könnte für dich {2} berauben; Halunken "
        "dort: {3}, in deiner Mannschaft: {4}."
    ),
    "why.guards": (
        "Das kostet {0} (Punkte: {1}), aber wer Black Jack lenkt, wird nicht von ihm beraubt."
    ),
    "hint.guards": (
        "Das kostet dich {0} (Punkte: {1}), aber solange du Black Jack lenkst, beraubt er dich "
        "nicht."
    ),
    "why.too_dear": "{0} bietet {1}. Mehr zu bieten kostet mehr, als Black Jack wohl einbringt.",
    "hint.too_dear": (
        "{0} bietet {1}. Mehr zu bieten kostet dich mehr, als Black Jack dir wohl einbringt."
    ),
    "why.not_worth": "Selbst {0} kostet mehr (Punkte: {1}), als Black Jack wohl einbringt.",
    "hint.not_worth": (
        "Selbst {0} kostet dich mehr (Punkte: {1}), als Black Jack dir wohl einbringt."
    ),
    "why.pays_nobody": "So wird kein Halunke für Black Jack bezahlt.",
    "hint.pays_nobody": "So zahlst du keinen Halunken für Black Jack.",
    "why.missed_least": "{0} fehlt am wenigsten; verlorene Punkte: {1}.",
    "hint.missed_least": "{0} fehlt dir am wenigsten; Punkte, die du verlierst: {1}.",
    "why.gives": "Verlorene Punkte mit {0}: {1}.",
    "hint.gives": "Punkte, die du mit {0} verlierst: {1}.",
    "why.steals_best": "{0} bringt am meisten. Punkte: {1} gewonnen, {2} verliert {3}.",
    "hint.steals_best": "{0} bringt dir am meisten. Punkte: Du gewinnst {1}, {2} verliert {3}.",
    "why.steals": "Punkte mit {0}: {1} gewonnen, {2} verliert {3}.",
    "hint.steals": "Punkte mit {0}: Du gewinnst {1}, {2} verliert {3}.",
    "why.enlists_best": "{0} bringt am meisten; Punkte: {1}.",
    "hint.enlists_best": "{0} bringt dir am meisten; Punkte: {1}.",
    "why.enlists": "Gewonnene Punkte mit {0}: {1}.",
    "hint.enlists": "Punkte, die du mit {0} gewinnst: {1}.",
    "why.reaches": "Spelunken von Black Jack bis zu {0}: {1}. Bis dorthin reicht es.",
    "why.keeps_away": "Spelunken von Black Jack bis zu {0}: {1}. Bis dorthin reicht es nicht.",
    "why.lands": "Spelunken von Black Jack bis zu {0}: {1}. Damit kommt er genau dorthin.",
    "why.lands_elsewhere": "Spelunken von Black Jack bis zu {0}: {1}. Damit hält er woanders.",
    "why.keeps_few": "So bleibt die Mannschaft klein: {0}. Wer weniger hat, wird nicht beraubt.",
    "hint.keeps_few": (
        "So bleibt deine Mannschaft klein: {0}. Wer mehr hat, kann dich nicht berauben."
    ),
    "why.ahead_of_him": "{0}: Von dort kommt er zuerst zu {1}, so viele Spelunken weiter: {2}.",
    "why.in_reach": "Höchstens sieben Spelunken weiter vorn: {0*}.",
    "why.nobody_ahead": "In den nächsten sieben Spelunken davor steht kein Kapitän.",
    "look.taverns": "Sieh auf die nächsten Spelunken: Was liegt dort, und wer steht im Weg?",
    "look.crew": "Sieh die Mannschaften an: Wo zählt welcher Halunke am meisten?",
    "look.black_jack": "Sieh auf Black Jack: Wen erreicht er, und wessen Mannschaft ist größer?",
    "look.places": "Sieh, wo die anderen stehen: Wer wäre ein kleines Stück weiter vorn?",
}
