"""Halunken und Spelunken auf Deutsch."""

WORDS = {
    "game.title": "Halunken und Spelunken",
    "game.motto": "Acht Stunden, vierzehn Spelunken, eine Mannschaft",
    "course.auction": "Auktion",
    "course.cards": "Karten",
    "course.captains": "Kapitäne",
    "course.black_jack": "Black Jack",
    "ask.captains": "Wo fängt dein Kapitän an?",
    "wait.captains": "{seats} sucht eine Spelunke für den Anfang aus.",
    "ask.black_jack": "Wo fängt Black Jack an?",
    "wait.black_jack": "{seats} bestimmt, wo Black Jack anfängt.",
    "ask.auction": "Einen Halunken für Black Jack bieten oder passen?",
    "wait.auction": "{seats} bietet um Black Jack oder passt.",
    "ask.cards": "Welche Karte legst du verdeckt?",
    "ask.cards.send": "Welche Karte legst du für Black Jack verdeckt?",
    "wait.cards": "Noch bei der Kartenwahl: {seats}",
    "ask.turned": "Alle Karten liegen offen.",
    "wait.turned": "Alle Karten liegen offen.",
    "ask.rum": "Rum von {piece}: Welche Zahl?",
    "wait.rum": "{seats} nennt eine Zahl für den Rum.",
    "ask.moves": "Die Kapitäne sind unterwegs.",
    "wait.moves": "Die Kapitäne sind unterwegs.",
    "ask.rob": "Welchen Halunken nimmst du {victim} weg?",
    "wait.rob": "{seats} beraubt {victim}.",
    "ask.harbour": "Du hast Black Jack gefunden: Wen nimmst du?",
    "wait.harbour": "{seats} hat Black Jack gefunden und nimmt einen Halunken.",
    "ask.aside": "Black Jack macht dir Platz: zu welcher Seite?",
    "wait.aside": "{seats} bestimmt, zu welcher Seite Black Jack ausweicht.",
    "ask.prowl": "Black Jack beraubt {victim}: Wen nimmst du?",
    "wait.prowl": "{seats} beraubt {victim} mit Black Jack.",
    "ask.toll": "Black Jack will einen Halunken: Wen gibst du her?",
    "wait.toll": "{seats} muss Black Jack einen Halunken geben.",
    "verb.place": "Hier anfangen",
    "verb.bid": "Bieten",
    "verb.decline": "Passen",
    "verb.sail": "Für den Kapitän spielen",
    "verb.send": "Für Black Jack spielen",
    "verb.name": "Diese Zahl",
    "verb.rob": "Rauben",
    "verb.take": "Aus dem Hafen nehmen",
    "verb.push": "Dorthin schieben",
    "verb.forgo": "Niemanden nehmen",
    "verb.give": "Hergeben",
    "fact.placed": "{0} fängt bei {1} an und findet {2}.",
    "fact.opened": "Überall wird der oberste Halunke aufgedeckt.",
    "fact.posted": "{0} stellt Black Jack vor {1}.",
    "fact.started": "Runde {0}",
    "fact.bid": "{0} bietet {1}.",
    "fact.passed": "{0} passt.",
    "fact.ignored": "Niemand bietet: Black Jack arbeitet für sich.",
    "fact.hired": "{0} zahlt {1} und lenkt Black Jack.",
    "fact.revealed": "{0} spielt: {1}.",
    "fact.cancelled": "Gleiche Karten ({0}): {1*} bleiben stehen.",
    "fact.named": "Der Rum von {0} gilt als {1}.",
    "fact.sailed": "{0} zieht {3} weiter: {1} → {2}.",
    "fact.took": "{0} nimmt {2} aus {1}.",
    "fact.missed": "{0} findet niemanden in {1}.",
    "fact.robbed": "{0} beraubt {1}: {2}.",
    "fact.spared": "{0} hat zu wenige Halunken, als dass {1} rauben dürfte.",
    "fact.pushed": "{0} muss weiter: {1} → {2}.",
    "fact.forwent": "{0} nimmt niemanden.",
    "fact.prowled": "Black Jack schleicht: {0} → {1}.",
    "fact.given": "{0} gibt Black Jack: {1}.",
    "fact.enlisted": "{0} nimmt aus dem Hafen: {1}.",
    "fact.scored": "{0} hat {1} Punkte; doppelt zählt {2}.",
    "fact.dealt": "Spiel {0} beginnt mit {1}.",
    "first.cancelled": (
        "Gleiche Karten heben sich auf: Diese Kapitäne bleiben stehen und nehmen dort den "
        "obersten Halunken, ehe sich jemand bewegt."
    ),
    "first.found": (
        "Wer Black Jack findet, nimmt einen Halunken aus dem Hafen; dann schiebt er Black Jack "
        "auf einer der beiden Seiten zur nächsten freien Spelunke."
    ),
    "first.given": (
        "Lenkt niemand Black Jack, gibt jeder Kapitän auf seinem Weg 1 Halunken ab, egal, wie "
        "wenige er hat."
    ),
    "first.hired": (
        "Das höchste Gebot geht an den Hafen, und wer es gemacht hat, lenkt Black Jack in dieser "
        "Runde."
    ),
    "first.meeting": (
        "Trifft ein Kapitän einen anderen, der so viele Halunken hat wie er oder mehr, raubt er "
        "ihm einen nach Wahl."
    ),
    "first.missed": "In einer dunklen Spelunke ist niemand mehr: Wer dort ankommt, geht leer aus.",
    "first.order": (
        "Die niedrigste Zahl zieht zuerst; alle ziehen im Uhrzeigersinn, und besetzte Spelunken "
        "zählen mit."
    ),
    "first.prowl": (
        "Wer Black Jack lenkt, raubt jedem Kapitän auf dessen Weg einen Halunken; verschont "
        "bleibt, wer weniger hat."
    ),
    "first.pushed": (
        "Beraubt oder nicht: Wer dort stand, muss zur nächsten freien Spelunke, nimmt dort "
        "nichts und beraubt niemanden."
    ),
    "first.raid": (
        "Zu zweit raubt Black Jack nur dort, wo seine Zahl endet, und wer ihn lenkt, darf auch "
        "verzichten."
    ),
    "first.rum": (
        "Rum gilt als eine Zahl von 1 bis 7, die auf keiner anderen Karte dieser Runde liegt; "
        "mehrere Rum heben sich auf."
    ),
    "first.scored": "Die Farbe, von der eine Mannschaft die meisten Halunken hat, zählt doppelt.",
    "first.spared": "Wer weniger Halunken hat als der Räuber, behält sie alle.",
    "item.red": "Rot {0}",
    "item.red.help": (
        "Die Zahl ist der Wert des Halunken. Am Ende zählt die Farbe doppelt, von der du die "
        "meisten Halunken hast. Rot: 4 bis 11 und 15."
    ),
    "item.purple": "Lila {0}",
    "item.purple.help": (
        "Die Zahl ist der Wert des Halunken. Am Ende zählt die Farbe doppelt, von der du die "
        "meisten Halunken hast. Lila: 3 bis 11 und 14."
    ),
    "item.green": "Grün {0}",
    "item.green.help": (
        "Die Zahl ist der Wert des Halunken. Am Ende zählt die Farbe doppelt, von der du die "
        "meisten Halunken hast. Grün: 2 bis 11 und 13."
    ),
    "item.yellow": "Gelb {0}",
    "item.yellow.help": (
        "Die Zahl ist der Wert des Halunken. Am Ende zählt die Farbe doppelt, von der du die "
        "meisten Halunken hast. Gelb: 1 bis 12."
    ),
    "item.suit-red": "Rot",
    "item.suit-purple": "Lila",
    "item.suit-green": "Grün",
    "item.suit-yellow": "Gelb",
    "item.tavern": "Spelunke {0}",
    "item.tavern.help": (
        "In jeder Spelunke zechen drei Halunken. Wer ankommt, heuert den an der Tür an; dann "
        "zeigt sich der nächste. Im dunklen Haus ist niemand mehr."
    ),
    "item.tavern-1": "Spelunke 1 (Anker)",
    "item.tavern-2": "Spelunke 2 (Nixe)",
    "item.tavern-3": "Spelunke 3 (Fass)",
    "item.tavern-4": "Spelunke 4 (Papagei)",
    "item.tavern-5": "Spelunke 5 (Totenkopf)",
    "item.tavern-6": "Spelunke 6 (Fisch)",
    "item.tavern-7": "Spelunke 7 (Krone)",
    "item.tavern-8": "Spelunke 8 (Glocke)",
    "item.tavern-9": "Spelunke 9 (Stern)",
    "item.tavern-10": "Spelunke 10 (Mond)",
    "item.tavern-11": "Spelunke 11 (Schlüssel)",
    "item.tavern-12": "Spelunke 12 (Rose)",
    "item.tavern-13": "Spelunke 13 (Wal)",
    "item.tavern-14": "Spelunke 14 (Leuchtturm)",
    "item.step": "Karte {0}",
    "item.step.help": (
        "So viele Spelunken zieht ein Kapitän im Uhrzeigersinn; die niedrigste Zahl zuerst. "
        "Gleiche Karten heben sich auf: Niemand zieht, alle nehmen den Halunken, wo sie "
        "stehen. Jede Karte gilt einmal."
    ),
    "item.rum": "Rum",
    "item.rum.help": (
        "Wird nach dem Aufdecken eine Zahl von 1 bis 7, die auf keiner anderen Karte liegt. "
        "Zwei Rum heben sich auf."
    ),
    "item.number.help": (
        "Eine Zahl, die dein Rum werden kann: so viele Spelunken im Uhrzeigersinn, und die "
        "niedrigste zieht zuerst."
    ),
    "item.captain-red": "roter Kapitän",
    "item.captain-green": "grüner Kapitän",
    "item.captain-yellow": "gelber Kapitän",
    "item.captain-blue": "blauer Kapitän",
    "item.seat.help": (
        "Trifft ein Kapitän auf einen anderen, raubt er ihm einen Halunken nach Wahl, außer "
        "der andere hat weniger. Danach muss der andere zur nächsten freien Spelunke."
    ),
    "item.black-jack": "Black Jack",
    "item.black-jack.help": (
        "Wer die Auktion gewinnt, lenkt ihn und raubt mit ihm jedem Kapitän auf seinem Weg einen "
        "Halunken, außer der hat weniger. Lenkt ihn niemand, gibt jeder auf seinem Weg einen an "
        "den Hafen. Wer ihn findet, nimmt sich dort einen."
    ),
    "item.deck": "Black Jacks Karten",
    "item.deck.help": (
        "Die Zahlen, die Black Jack noch hat, jede für ein Mal. Zu zweit wählt, wer ihn lenkt; "
        "sonst, und wenn ihn niemand lenkt, wird blind gezogen."
    ),
    "item.harbour": "Hafen",
    "item.harbour.help": (
        "Halunken, mit denen Black Jack bezahlt wurde oder die er sich geholt hat. Wer seinen "
        "Zug bei ihm beendet, nimmt sich einen davon."
    ),
    "item.ship": "Schiff",
    "item.ship.help": "Es liegt mitten im Hafen, bei den zuletzt aufgedeckten Karten.",
    "item.crew": "Mannschaft",
    "item.crew.help": (
        "Angeheuerte Halunken. Ihre Werte werden addiert, und die Farbe mit den meisten "
        "Halunken zählt doppelt (×2)."
    ),
    "item.because-beaten": ": In der Mannschaft schlägt niemand die {0}",
    "item.because-nobody": ": Die Mannschaft ist leer",
    "item.because-only": ", denn sonst ist keiner da",
    "item.because-last": ", die letzte Karte",
    "item.because-lowest": ", die niedrigste freie Zahl, denn niemand lenkt ihn",
    "option.mode": "Welches Spiel?",
    "option.mode.help": "Black Jack ist für alle, die das Spiel ohne ihn schon kennen.",
    "option.mode.standard": "Mit Black Jack",
    "option.mode.standard.help": "Um den Herrn des Hafens bieten, sonst beraubt er alle.",
    "option.mode.introductory": "Ohne Black Jack",
    "option.mode.introductory.help": "Schnell gelernt: für das erste Spiel und mit Kindern.",
    "option.black_jack": "Wen beraubt Black Jack?",
    "option.black_jack.help": (
        "Zu zweit, wenn ihn jemand lenkt. Die gedruckte Regel lässt sich so und so lesen."
    ),
    "option.black_jack.lands": "Wo er ankommt",
    "option.black_jack.lands.help": "Den Kapitän, bei dem seine Zahl endet: wie gedruckt.",
    "option.black_jack.passes": "Auf seinem Weg",
    "option.black_jack.passes.help": "Wen er überholt oder erreicht: wie mit mehr Spielern.",
    "option.match": "Wie viele Spiele?",
    "option.match.help": "Die Punkte werden addiert; jedes Spiel fängt jemand anders an.",
    "option.match.1": "Ein Spiel",
    "option.match.3": "Drei Spiele",
    "option.first": "Wer beginnt?",
    "option.first.help": "Wer beginnt, sucht als Erstes eine Spelunke aus.",
    "option.first.lot": "Auslosen",
    "score.game": "Spiel {0}: {1}",
    "score.red": "Rot",
    "score.purple": "Lila",
    "score.green": "Grün",
    "score.yellow": "Gelb",
    "score.doubled": "Verdoppelt: {0}",
    "story.prowled": "Black Jack schleicht zu {1}.",
    "story.pushed": "{0} muss weiter zu {2}.",
    "story.revealed": "{0}: {1}.",
    "story.sailed": "{0} zieht {3} weiter zu {2}.",
    "story.took": "{0} nimmt {2}.",
    "deed.robber": "Schrecken der Küste",
    "deed.robber.help": "Fünf Halunken in einem Spiel geraubt.",
    "deed.untouched": "Ungeschoren",
    "deed.untouched.help": "Von niemandem beraubt, Black Jack nichts gegeben.",
    "deed.revenge": "Wie du mir",
    "deed.revenge.help": "Dreimal jemanden beraubt, der zuvor selbst geraubt hatte.",
    "deed.catch": "Der dicke Fisch",
    "deed.catch.help": "Die rote 15 genommen oder geraubt.",
    "deed.rainbow": "Bunter Haufen",
    "deed.rainbow.help": "In jeder Farbe 8 Punkte oder mehr.",
    "deed.devoted": "Farbe bekannt",
    "deed.devoted.help": "Eine Farbe mit 40 Punkten oder mehr, und die zählt doppelt.",
    "deed.hundred": "Die Hundert",
    "deed.hundred.help": "100 Punkte oder mehr in einem Spiel.",
    "deed.boss": "Black Jacks Boss",
    "deed.boss.help": "Viermal in einem Spiel die Auktion gewonnen.",
    "deed.jack": "Abgeworben",
    "deed.jack.help": "Drei Halunken von Black Jack geholt.",
    "deed.collision": "Auf Kollisionskurs",
    "deed.collision.help": "Fünf aufgehobene Karten in einem Spiel.",
    "deed.landslide": "Volle Segel",
    "deed.landslide.help": "Mit 30 Punkten Vorsprung oder mehr gewonnen.",
    "deed.hair": "Um Haaresbreite",
    "deed.hair.help": "Mit 1 oder 2 Punkten Vorsprung gewonnen.",
    "source.red": "Rot",
    "source.purple": "Lila",
    "source.green": "Grün",
    "source.yellow": "Gelb",
    "source.doubled": "verdoppelt",
    "option.handicap": "Vorsprung",
    "option.handicap.help": (
        "Punkte am Ende für alle, die jünger oder neu dabei sind; bei drei Spielen nur einmal."
    ),
    "score.handicap": "Vorsprung",
}
