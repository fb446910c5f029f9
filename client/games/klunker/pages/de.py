"""Wie man Klunker spielt, auf Deutsch."""

TEXTS = {
    "goal": "Worum es geht",
    "goal.goal": (
        "",
        "Ihr seid Juweliere in derselben Straße. Am Ende gewinnt, wer die *meisten Geldscheine* "
        "hat.",
        "Schmuck allein bringt nichts ein. Geld kommt von *vier gleichen Stücken* in deinem "
        "Tresor und von Nachbarn, die kaufen, was in deinem Schaufenster steht.",
    ),
    "goal.round": (
        "Eine Runde in drei Schritten",
        "# Alle legen Schmuck in ihr *Schaufenster*.",
        "# Stück für Stück wandert Schmuck in den *Tresor*; oder du passt und nimmst eine "
        "Kaufkarte.",
        "# In der Reihenfolge dieser Karten kauft jeder ein ganzes *Schaufenster*.",
        "Danach füllen alle ihre Hand wieder auf.",
    ),
    "table": "Auf dem Tisch",
    "table.shop": (
        "Ein Laden",
        "Auf Samt das *Schaufenster*: Was dort steht, ist zu haben. Hinter der Stahltür der "
        "*Tresor*: Hier wartet Schmuck, bis vier gleiche Stücke beisammen sind. Beides liegt "
        "offen.",
        "Die Glocke zeigt, wer *Startspieler* ist. Wie viele Geldscheine und Handkarten jemand "
        "hat, steht bei den Namen.",
    ),
    "table.jewels": (
        "94 Schmuckstücke",
        "Von sechs Sorten gibt es je 14, dazu 10 Halsbänder. Die Rückseite jeder Karte ist ein "
        "*Geldschein*: Was verkauft wird, dreht sich um und ist Geld.",
    ),
    "table.start": (
        "Der Anfang",
        "Alle bekommen 1 Karte als ersten Geldschein, dessen andere Seite niemand ansehen darf, "
        "auch später nicht. Dazu kommen 6 Schmuckstücke auf die Hand.",
        "Wer beginnt, entscheidet das Los, oder ihr bestimmt es selbst: nach altem Brauch die "
        "jüngste Person.",
    ),
    "windows": "Schritt 1: Schaufenster",
    "windows.fill": (
        "",
        "Der Startspieler fängt an, dann geht es im Uhrzeigersinn weiter: Leg so viel Schmuck aus "
        "deiner Hand ins Schaufenster, wie du willst, alles auf einmal. Auch nichts oder alles.",
        "Nur wenn dein Schaufenster *leer* ist, muss mindestens 1 Stück hinein.",
        "Es passt beliebig viel hinein. Was dort steht, bleibt, bis es jemand kauft, vielleicht "
        "du selbst.",
    ),
    "safe": "Schritt 2: der Tresor",
    "safe.store": (
        "Stück für Stück",
        "Ab dem Startspieler reihum, immer weiter: *Leg* 1 Stück aus deiner Hand in deinen "
        "Tresor, oder *passe*.",
        "Legen ist nie Pflicht. Aber wer keine Karten mehr hat, muss passen.",
    ),
    "safe.pass": (
        "Passen",
        "Für jeden von euch gibt es eine Kaufkarte. Wer passt, nimmt die niedrigste, die noch da "
        "ist, und ist mit diesem Schritt fertig. Wer früh passt, kauft früh; die anderen dürfen "
        "weiter in den Tresor legen.",
        "Wer als Letzter übrig ist, darf noch Stück für Stück in den Tresor legen. Sind alle "
        "Kaufkarten vergeben, wird gekauft.",
    ),
    "sale": "Vier Gleiche",
    "sale.four": (
        "Sofort verkauft",
        "Sobald das 4. Stück einer Sorte in deinem Tresor liegt, ob gelegt oder gekauft, werden "
        "diese vier verkauft.",
        "Ordnung lohnt sich: Mit 1 Sorte im Tresor bekommst du 4 Geldscheine, mit 2 Sorten 3, mit "
        "3 Sorten 2, mit mehr nur 1. Die verkaufte Sorte zählt mit.",
        "So viele der vier, wie du bezahlt bekommst, werden Geldscheine. Die anderen kommen aus "
        "dem Spiel.",
        "Liegen von einer Sorte mehr als 4 da, zählen alle übrigen zusammen als eine weitere "
        "Sorte.",
    ),
    "sale.several": (
        "Mehrere Vierer",
        "Kaufst du so viel, dass mehrere Vierer voll sind, werden sie nacheinander verkauft, und "
        "jedes Mal wird neu gezählt. Die App findet die Reihenfolge, die am meisten bringt.",
        "Liegen 9 von einer Sorte da und sonst nichts, bringen die ersten vier 3 Geldscheine und "
        "die nächsten vier noch einmal 3: Jedes Mal bleibt etwas übrig.",
    ),
    "sale.necklaces": (
        "Halsbänder",
        "4 Halsbänder bringen immer 4 Geldscheine, egal, was sonst im Tresor liegt. Solange sie "
        "nicht verkauft sind, zählen sie als Sorte wie jede andere.",
    ),
    "buying": "Schritt 3: Kaufen",
    "buying.buy": (
        "Ein ganzes Schaufenster",
        "In der Reihenfolge der Kaufkarten kauft jeder 1 Schaufenster mit allem, was darin steht. "
        "Ein fremdes kostet 1 Geldschein, den der Besitzer bekommt, ob es voll ist oder fast leer. "
        "*Das eigene ist umsonst.*",
        "Der Schmuck kommt sofort in deinen Tresor, und Vierer werden sofort verkauft.",
    ),
    "buying.must": (
        "Wer muss kaufen?",
        "Wer Schmuck im eigenen Schaufenster hat: dieses oder ein anderes. Ist deines leer, "
        "darfst du auch *nichts kaufen*.",
        "Ohne Geldschein bekommst du nur dein eigenes; ist das leer, kaufst du nichts. Ein leeres "
        "Schaufenster kann niemand kaufen.",
    ),
    "buying.nothing": (
        "Nichts kaufen",
        "Damit ist *für alle Schluss mit dem Kaufen*, auch für die, die noch nicht dran waren. Und "
        "du wirst Startspieler. Kaufen alle, bleibt der Startspieler derselbe.",
    ),
    "end": "Ende und Wertung",
    "end.refill": (
        "Die nächste Runde",
        "Die Kaufkarten kommen zurück. Ab dem Startspieler wird jede Hand auf 6 aufgefüllt.",
    ),
    "end.end": (
        "Das Ende",
        "Reicht der Stapel nicht, um alle Handkarten aufzufüllen, ist das Spiel auf der Stelle "
        "aus. Es wird nichts mehr ausgeteilt.",
    ),
    "end.score": (
        "Die Abrechnung",
        "Jeder Geldschein zählt 1 Punkt. Schmuck in Hand, Schaufenster und Tresor ist nichts wert.",
        "Bei Gleichstand gewinnt, wer in Schaufenster und Tresor zusammen *weniger Karten übrig* "
        "hat. Ist auch das gleich, wird der Sieg geteilt.",
    ),
    "picture.own_shop": (
        "Annas Laden: drei Stücke zu verkaufen, drei Goldzähne und ein Ohrring im Tresor."
    ),
    "picture.jewels": (
        "Zungenpiercing, Ohrring, Goldzahn, Schuh, Diadem, Monokel, Halsband; die Zahlen sagen, "
        "wie viele es gibt."
    ),
    "picture.filling": "Anna und Ben haben ihre Schaufenster gefüllt.",
    "picture.storing": "Noch ein Goldzahn, und Annas vier sind verkauft.",
    "picture.tickets": "Wer zuerst passt, nimmt die 1.",
    "picture.prices": "Vier Goldzähne und immer mehr andere Sorten.",
    "picture.sets": "Bei drei Sorten bringen die Schuhe 2; danach bringen die Ohrringe 3.",
    "picture.necklaces": "Vier Sorten und doch vier Geldscheine.",
    "picture.buying": "Zuerst kauft Carla, dann Ben, dann Anna.",
    "picture.riches": "Fünf Geldscheine: 5 Punkte.",
}
