"""Klunker’s lesson in German."""

TEXTS = {
    "start": "Schaufenster und Tresor",
    "street": (
        "Willkommen bei den Juwelieren! Dieser Laden ist deiner, die anderen gehören {1} und {2}. "
        "Am Ende gewinnen die meisten Geldscheine."
    ),
    "hand": (
        "Das ist deine Hand. Vier Gleiche in deinem Tresor werden zu Geld – und zwei Goldzähne "
        "hast du schon!"
    ),
    "show": (
        "Zuerst das Schaufenster: Leg hinein, was du nicht brauchst. Tipp Schuh und Diadem an, "
        "dann den grünen Knopf."
    ),
    "show.show": (
        "Wer dein Schaufenster kauft, bekommt alles darin. Behalte die zwei Goldzähne, und leg "
        "Schuh und Diadem hinein."
    ),
    "bait": "Sieh an: {1} bietet zwei Goldzähne an. Mit deinen beiden wären das vier!",
    "store": (
        "Jetzt der Tresor: reihum immer ein Stück. Bring deinen ersten Goldzahn in Sicherheit."
    ),
    "store.store": "Das macht deinen Tresor nur unordentlich. Leg einen Goldzahn hinein.",
    "store.leave": "Noch nicht! Erst müssen beide Zähne in den Tresor, dann gehst du einkaufen.",
    "again": "Auch {1} und {2} haben etwas hineingelegt. Nun dein zweiter Goldzahn.",
    "again.store": "Eine zweite Sorte drückt später den Preis. Nimm den anderen Goldzahn.",
    "again.leave": "Einen noch! Der zweite Zahn liegt noch nicht im Tresor.",
    "pass": (
        "Zwei Zähne im Tresor, zwei bei {1}. Jetzt schnell: Wer zuerst passt, kauft zuerst. Passe!"
    ),
    "pass.store": (
        "Lieber nicht: Mit jeder weiteren Sorte im Tresor bringen die vier Zähne weniger ein. "
        "Passe, damit du zuerst kaufst."
    ),
    "card": "Da ist sie, die Kaufkarte 1: Du suchst vor allen anderen aus.",
    "buy": (
        "Kauf das Schaufenster von {1}. Das kostet 1 Geldschein, und den bekommt {1}. Tipp das mit "
        "den Zähnen an."
    ),
    "buy.buy": "Darin ist kein Goldzahn. Die Zähne stehen im Schaufenster von {1}.",
    "four": (
        "Vier Goldzähne im Tresor: sofort verkauft, für 4 Geldscheine! Bezahlt hast du 1, das sind "
        "3 mehr als vorher."
    ),
    "tidy": (
        "Alle 4 gab es, weil sonst nichts in deinem Tresor lag. Bei zwei Sorten gibt es 3, bei "
        "dreien 2, bei mehr nur noch 1."
    ),
    "sold": "Dein Schaufenster hat gefallen: {1} zahlt dir dafür 1 Geldschein. Auch das ist Geld!",
    "refill": (
        "{2} hat das eigene Schaufenster genommen, das ist umsonst. Nun werden alle Hände auf "
        "sechs aufgefüllt, und eine neue Runde beginnt."
    ),
    "nothing": "Nichts kaufen",
    "later": (
        "Drei Runden später. Du wartest auf den vierten Schuh, und jetzt wird gekauft: {1} hat "
        "Karte 1, du hast die 2, {2} die 3."
    ),
    "gustav": (
        "Oje: drei Monokel im Tresor von {2}, das vierte in seinem Schaufenster. Sobald er dran "
        "ist, kassiert er!"
    ),
    "decline": (
        "Aber dein Schaufenster ist leer, also musst du nicht kaufen. Sag „Nichts kaufen“: Dann "
        "ist für alle Schluss!"
    ),
    "decline.buy": (
        "Das kostet 1 Geldschein und macht deinen Tresor unordentlich. Kauf lieber nichts: Das ist "
        "umsonst und ärgert {2}."
    ),
    "bell": (
        "{2} kam nicht mehr dran! Und wer nichts kauft, bekommt die Glocke: Du beginnst die "
        "nächste Runde."
    ),
    "end": "Die letzte Runde",
    "empty": (
        "Runde 9, der Stapel ist leer: Das ist die letzte. Du hast 9 Geldscheine, {2} hat 12. "
        "Holst du das noch auf?"
    ),
    "necklaces": (
        "Halsbänder sind besonders: Vier bringen immer 4, wie unordentlich der Tresor auch ist. "
        "Zwei stehen in deinem Schaufenster, eins liegt im Tresor."
    ),
    "add": (
        "Was du brauchst, steht schon in deinem Schaufenster, niemand hat es gekauft. Du musst "
        "nichts dazulegen: Tipp „Nichts dazu“ an."
    ),
    "add.show": "Mach dein Schaufenster nicht noch verlockender! Tipp „Nichts dazu“ an.",
    "third": "Nun das Halsband aus deiner Hand in den Tresor.",
    "third.store": "Jetzt helfen nur noch Halsbänder. Leg das Halsband hinein.",
    "third.leave": "Halt: Ohne dieses Halsband sind es nur drei.",
    "early": (
        "Zwei im Tresor, zwei im eigenen Schaufenster. Passe jetzt, bevor sie dir jemand wegkauft!"
    ),
    "early.store": (
        "Während du weiter hineinlegst, nimmt sich jemand Karte 1 und deine Halsbänder. Passe!"
    ),
    "own": "Du bist zuerst dran. Kauf dein eigenes Schaufenster: Das kostet gar nichts.",
    "own.buy": "Darin ist nichts für dich. Deine Halsbänder stehen in deinem eigenen Schaufenster.",
    "over": (
        "Vier Halsbänder, 4 Geldscheine – du hast {2} überholt! Der Stapel reicht nicht mehr für "
        "alle Hände, also ist das Spiel aus. Sieh dir die Abrechnung an."
    ),
}
