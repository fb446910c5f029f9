"""Klunker auf Deutsch."""

FOUR = (
    "Vier davon in einem Tresor werden sofort verkauft. Je weniger Sorten dort liegen, desto "
    "mehr Geldscheine bringen sie."
)

WORDS = {
    "game.title": "Klunker",
    "game.motto": "Schmuck im Schaufenster, vier Gleiche im Tresor",
    "course.windows": "Schaufenster",
    "course.safes": "Tresore",
    "course.purchases": "Kaufen",
    "ask.windows": "Welcher Schmuck kommt in dein Schaufenster?",
    "wait.windows": "{seats} füllt das Schaufenster.",
    "ask.safes": "In den Tresor legen oder passen?",
    "wait.safes": "{seats} legt ein Stück in den Tresor oder passt.",
    "ask.purchases": "Welches Schaufenster kaufst du?",
    "wait.purchases": "{seats} sucht ein Schaufenster zum Kaufen aus.",
    "ask.sales": "Je vier Gleiche werden verkauft.",
    "wait.sales": "Je vier Gleiche werden verkauft.",
    "verb.show": "Ins Schaufenster legen",
    "verb.show.none": "Nichts dazu",
    "verb.store": "In den Tresor legen",
    "verb.leave": "Passen",
    "verb.buy": "Kaufen",
    "verb.decline": "Nichts kaufen",
    "fact.showed": "{0} legt ins Schaufenster: {1*}.",
    "fact.showed.none": "{0} lässt das Schaufenster, wie es ist.",
    "fact.stored": "{0} legt in den Tresor: {1}.",
    "fact.left": "{0} passt und nimmt {1}.",
    "fact.bought": "{0} kauft das {1}: {2*}.",
    "fact.bought.own": "{0} kauft das eigene Schaufenster: {2*}.",
    "fact.sold": "{0} verkauft vier Gleiche ({1}). Geldscheine dafür: {2}.",
    "fact.declined": "{0} kauft nichts; damit endet das Kaufen.",
    "fact.dealt": "Alle füllen ihre Hand auf sechs Karten auf; ausgeteilt: {0}.",
    "fact.ended": "Der Stapel reicht nicht mehr für alle: Das Spiel ist aus.",
    "first.dealt": (
        "Schaufenster und Tresore bleiben, wie sie sind; nur die Hände werden wieder auf 6 "
        "aufgefüllt."
    ),
    "first.declined": (
        "Wer nichts kauft, beendet das Kaufen für alle und beginnt die nächste Runde."
    ),
    "first.ended": (
        "Jetzt zählen nur die Geldscheine; Schmuck in Hand, Schaufenster und Tresor ist nichts "
        "wert."
    ),
    "first.kept": (
        "Nur in ein leeres Schaufenster muss etwas hinein; steht schon Schmuck darin, muss "
        "nichts dazu."
    ),
    "first.left": (
        "Wer passt, nimmt die niedrigste Kaufkarte, die noch da ist: Wer früh passt, kauft früh."
    ),
    "first.necklaces": (
        "Vier Halsbänder bringen immer 4 Geldscheine, egal, was sonst im Tresor liegt."
    ),
    "first.neighbour": (
        "Ein fremdes Schaufenster kostet 1 Geldschein, den der Besitzer bekommt, ob es voll ist "
        "oder fast leer."
    ),
    "first.own": (
        "Das eigene Schaufenster ist umsonst, und was darin stand, kommt in den eigenen Tresor."
    ),
    "first.sold": (
        "Vier Gleiche im Tresor werden sofort verkauft; je weniger andere Sorten dort liegen, "
        "desto mehr Geldscheine bringen sie."
    ),
    "item.piercing": "Zungenpiercing",
    "item.piercing.help": FOUR,
    "item.earring": "Ohrring",
    "item.earring.help": FOUR,
    "item.tooth": "Goldzahn",
    "item.tooth.help": FOUR,
    "item.shoe": "Schuh",
    "item.shoe.help": FOUR,
    "item.tiara": "Diadem",
    "item.tiara.help": FOUR,
    "item.monocle": "Monokel",
    "item.monocle.help": FOUR,
    "item.necklace": "Halsband",
    "item.necklace.help": "Vier Halsbänder bringen immer 4 Geldscheine. Es gibt nur 10 davon.",
    "item.banknote": "Geldschein",
    "item.banknote.help": (
        "Am Ende ist jeder 1 Punkt wert. Bis dahin kauft er ein fremdes Schaufenster."
    ),
    "item.notes": "{0} Geldscheine",
    "item.notes-1": "1 Geldschein",
    "item.purchase": "Kaufkarte {0}",
    "item.purchase.help": (
        "Bekommt, wer passt. In der Reihenfolge dieser Karten werden die Schaufenster gekauft."
    ),
    "item.window": "Schaufenster von {seat}",
    "item.window.help": (
        "Was hier steht, ist zu haben, alles zusammen: für 1 Geldschein, für den Besitzer umsonst."
    ),
    "item.safe": "Tresor von {seat}",
    "item.safe.help": (
        "Hier wartet Schmuck, bis vier Gleiche beisammen sind; dann wird er sofort verkauft."
    ),
    "item.start": "Startspieler",
    "item.start.help": (
        "Die Glocke: Wer sie hat, ist bei Schaufenster und Tresor als Erstes dran. Wer nichts "
        "kauft, bekommt sie."
    ),
    "item.because-empty": ", denn es sind keine Karten mehr da",
    "option.first": "Wer beginnt?",
    "option.first.help": "Nach altem Brauch die jüngste Person am Tisch.",
    "option.first.lot": "Auslosen",
    "score.notes": "Geldscheine",
    "score.left": "Karten in Tresor und Schaufenster (weniger gewinnt bei Gleichstand)",
    "score.left.row": "Gleich\u00adstand: weniger Karten",
    "deed.four": "Spitzenpreis",
    "deed.four.help": "Vier Gleiche für 4 Geldscheine verkauft, und es waren keine Halsbänder.",
    "deed.necklaces": "Perlenfischer",
    "deed.necklaces.help": "Vier Halsbänder verkauft.",
    "deed.twins": "Doppelpack",
    "deed.twins.help": "Mit einem Schmuckstück oder einem Schaufenster zwei Vierer verkauft.",
    "deed.assortment": "Volles Sortiment",
    "deed.assortment.help": "Fünf verschiedene Sorten in einem Spiel verkauft.",
    "deed.landslide": "Eine Klasse für sich",
    "deed.landslide.help": "Mit 5 Geldscheinen Vorsprung oder mehr gewonnen.",
    "deed.hair": "Um Haaresbreite",
    "deed.hair.help": "Allein gewonnen, bei gleich vielen Geldscheinen.",
    "deed.magnet": "Blickfang",
    "deed.magnet.help": "Das eigene Schaufenster dreimal an andere verkauft.",
    "deed.bargain": "Räumungsverkauf",
    "deed.bargain.help": "Ein Schaufenster mit sieben Schmuckstücken oder mehr gekauft.",
    "deed.monk": "Selbst ist der Juwelier",
    "deed.monk.help": "Gewonnen, ohne ein fremdes Schaufenster zu kaufen.",
    "deed.tidy": "Besenrein",
    "deed.tidy.help": "Am Ende nichts mehr in Tresor und Schaufenster.",
    "deed.bell": "Ladenschluss",
    "deed.bell.help": "In einem Spiel zweimal das Kaufen beendet.",
    "deed.rich": "Gut betucht",
    "deed.rich.help": "Am Ende 12 Geldscheine oder mehr.",
    "source.windows": "eigenes Schaufenster verkauft",
    "option.handicap": "Vorsprung",
    "option.handicap.help": (
        "Zusätzliche Geldscheine für alle, die jünger oder neu dabei sind. Sie lassen sich "
        "ausgeben wie alle anderen."
    ),
    "score.handicap": "Vorsprung",
}
