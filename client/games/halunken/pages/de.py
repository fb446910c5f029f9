"""Wie man Halunken und Spelunken spielt, auf Deutsch."""

TEXTS = {
    "goal": "Worum es geht",
    "goal.goal": (
        "",
        "Ein englischer Hafen um 1750. Ihr seid Kapitäne, und heute Nacht heuert ihr in den "
        "Spelunken eine Mannschaft an: lauter Halunken.",
        "8 Runden lang geht es von Spelunke zu Spelunke. Dann gewinnt die *wertvollste "
        "Mannschaft*.",
    ),
    "goal.games": (
        "Zwei Arten zu spielen",
        "*Ohne Black Jack* ist schnell gelernt: Es genügt, was vor „Black Jack“ steht. Für 3 oder "
        "4, auch mit Kindern.",
        "*Mit Black Jack* mischt der dunkle Herr des Hafens mit. Er ist käuflich, und er raubt. "
        "Seid ihr nur 2, ist er immer dabei.",
    ),
    "table": "Auf dem Tisch",
    "table.harbour": (
        "Der Hafen",
        "14 Spelunken im Kreis, in jeder 3 Halunken. Nur der oberste zeigt sein Gesicht; die "
        "Kärtchen an der Tür sagen, wie viele unter ihm liegen. Wo niemand mehr ist, geht das "
        "Licht aus.",
        "In der Mitte: das Schiff und die zuletzt aufgedeckten Karten.",
    ),
    "table.scoundrels": (
        "42 Halunken",
        "Die Zahl ist der Wert. Es gibt vier Farben: *Rot* 4 bis 11 und 15, *Lila* 3 bis 11 und "
        "14, *Grün* 2 bis 11 und 13, *Gelb* 1 bis 12.",
    ),
    "table.start": (
        "Der Anfang",
        "Reihum stellt jeder seinen Kapitän vor eine freie Spelunke und nimmt dort den obersten "
        "Halunken, wer immer es ist: Noch liegen alle verdeckt.",
        "Dann deckt jede Spelunke ihre oberste Karte auf.",
    ),
    "cards": "Karten und Züge",
    "cards.cards": (
        "Deine Karten",
        "Du hast 8 Karten: 1 bis 7 und den Rum. In jeder Runde legt jeder eine verdeckt hin, und "
        "alle werden zugleich aufgedeckt.",
        "Jede Karte wird einmal gespielt, und die gespielten bleiben offen liegen: So siehst du, "
        "was die anderen noch haben.",
    ),
    "cards.order": (
        "Wer zieht zuerst?",
        "Die *niedrigste Zahl*, dann immer die nächsthöhere. Kapitäne ziehen im Uhrzeigersinn so "
        "viele Spelunken weit, wie die Karte sagt; besetzte zählen mit.",
    ),
    "cards.equal": (
        "Gleiche Karten",
        "Sie heben sich auf: Diese Kapitäne *bleiben stehen*. Doch ehe sich jemand bewegt, nimmt "
        "jeder von ihnen den obersten Halunken der Spelunke, vor der er steht. Manchmal will man "
        "genau das.",
    ),
    "cards.rum": (
        "Rum",
        "Liegen alle Karten offen, nennst du für deinen Rum eine Zahl von 1 bis 7, die auf keiner "
        "anderen Karte dieser Runde liegt, auch auf keiner aufgehobenen. Sie sagt auch, wann du "
        "ziehst. Zwei oder mehr Rum heben sich auf.",
    ),
    "arrival": "An der Spelunke",
    "arrival.take": (
        "Anheuern",
        "Wo dein Kapitän ankommt, nimmst du den obersten Halunken und legst ihn offen zu deiner "
        "Mannschaft. Dann wird der nächste aufgedeckt. Im dunklen Haus ist niemand zu holen.",
    ),
    "arrival.meeting": (
        "Da steht schon jemand",
        "Zuerst nimmst du den Halunken der Spelunke. Dann wird gezählt: Hat der Kapitän, den du "
        "triffst, *so viele Halunken wie du oder mehr*, musst du ihm einen deiner Wahl "
        "rauben. Hat er weniger, behält er alle.",
    ),
    "arrival.push": (
        "Platz machen",
        "Beraubt oder nicht, der andere wird im Uhrzeigersinn zur nächsten freien Spelunke "
        "geschoben. Dort nimmt er nichts und beraubt niemanden. Ist er erst noch dran, zieht er "
        "von dort aus.",
        "Wo Black Jack steht, ist auch nicht frei.",
    ),
    "score": "Die Mannschaften zählen",
    "score.score": (
        "Was eine Mannschaft wert ist",
        "Alle Werte, nach Farben zusammengezählt. Und die Farbe, von der du die *meisten "
        "Halunken* hast, zählt doppelt: Die Zeile „Verdoppelt“ gibt sie noch einmal dazu.",
        "Hast du von mehreren Farben gleich viele, verdoppelt die App die, die am meisten bringt.",
    ),
    "score.end": (
        "Das Ende",
        "Nach 8 Runden sind alle Karten gespielt. Wer die meisten Punkte hat, gewinnt; bei "
        "Gleichstand wird der Sieg geteilt.",
    ),
    "score.match": (
        "Drei Spiele am Stück",
        "Wenn ihr wollt, spielt ihr 3 Spiele, jedes von vorn, und jedes beginnt der Nächste. Die "
        "Punkte werden addiert; die Abrechnung zeigt jedes Spiel für sich.",
    ),
    "jack": "Black Jack",
    "jack.jack": (
        "Der dunkle Herr",
        "Die schwarze Figur gehört niemandem. Wer ihn bezahlt, lenkt ihn eine Runde lang und "
        "raubt mit ihm. Bezahlt ihn niemand, beraubt er *alle*.",
        "Seine Karten, 1 bis 12, liegen verdeckt auf dem Schiff. Welche noch da sind, sehen alle; "
        "4 werden nie aufgedeckt.",
    ),
    "jack.round": (
        "Eine Runde mit ihm",
        "# Auktion: Wer lenkt ihn?",
        "# Karten, und die Kapitäne ziehen.",
        "# Zuletzt zieht Black Jack los.",
    ),
    "jack.start": (
        "Wo er anfängt",
        "Wer am Anfang den niedrigsten Halunken genommen hat, stellt Black Jack vor eine freie "
        "Spelunke. Wer den höchsten hat, eröffnet die Auktion.",
        "Bei gleichem Wert steht Gelb über Grün, Grün über Lila, Lila über Rot.",
    ),
    "auction": "Die Auktion",
    "auction.bid": (
        "Bieten",
        "Im Uhrzeigersinn: Biete 1 Halunken deiner Mannschaft, dessen *Wert* über dem letzten "
        "Gebot liegt, oder passe. Farben zählen nicht. Wer erhöht, nimmt sein altes Gebot zurück.",
        "Wer passt, ist für diese Runde draußen. Passen muss, wer niemanden hat, der hoch genug "
        "ist.",
    ),
    "auction.pay": (
        "Bezahlen",
        "Das höchste Gebot geht an den *Hafen*, und wer es gemacht hat, lenkt Black Jack in "
        "dieser Runde. Passen alle, lenkt ihn niemand.",
        "Die nächste Auktion eröffnet, wer ihn zuletzt gelenkt hat; bis dahin, wer am Anfang den "
        "höchsten Halunken nahm.",
    ),
    "prowl": "Black Jack zieht los",
    "prowl.move": (
        "Sein Weg",
        "Sind alle Kapitäne fertig, wird seine nächste Karte aufgedeckt. So weit geht er im "
        "Uhrzeigersinn. Steht dort ein Kapitän, geht er weiter zur nächsten freien Spelunke. Aus "
        "Spelunken nimmt er nichts.",
    ),
    "prowl.hired": (
        "Wenn du ihn lenkst",
        "Jedem Kapitän, an dem er vorbeikommt oder den er erreicht, raubst *du* 1 Halunken nach "
        "Wahl, einem nach dem anderen. Verschont bleibt, wer in dem Moment *weniger hat als du*, "
        "und dein eigener Kapitän.",
    ),
    "prowl.alone": (
        "Wenn ihn niemand lenkt",
        "Jeder Kapitän, an dem er vorbeikommt oder den er erreicht, gibt 1 Halunken ab, egal, wie "
        "wenige er hat; welchen, wählt er selbst. Sie kommen in den Hafen.",
    ),
    "prowl.found": (
        "Die Belohnung des Hafens",
        "Endet dein Zug dort, wo Black Jack steht, nimm den Halunken der Spelunke und dann 1 nach "
        "Wahl aus dem *Hafen*, egal, wie viele du hast. Ist der Hafen leer, gibt es nichts.",
        "Danach macht Black Jack Platz: Du schiebst ihn auf *einer der beiden Seiten* zur "
        "nächsten freien Spelunke.",
    ),
    "two": "Zu zweit",
    "two.auction": (
        "Ein dritter Kapitän",
        "Black Jack hat die 8 Karten eines Kapitäns, den niemand spielt, 1 bis 7 und Rum, für "
        "beide sichtbar. Jede Runde wird er versteigert; passt der Erste, darf der andere noch "
        "bieten.",
    ),
    "two.three": (
        "Drei Figuren ziehen",
        "Wer ihn lenkt, legt *zwei* Karten: eine für den eigenen Kapitän, eine für Black Jack. "
        "Der andere legt eine. Alle drei werden zugleich aufgedeckt, die niedrigste zieht zuerst.",
        "Auch hier heben sich gleiche Karten auf, selbst deine beiden: Dann bleibt dein Kapitän "
        "und nimmt; Black Jack bleibt und raubt nicht. Die Zahl seines Rums nennst du.",
    ),
    "two.alone": (
        "Niemand hat geboten",
        "Haben beide gewählt, wird blind eine seiner Karten gezogen. Ein einzelner Rum zählt als "
        "die niedrigste Zahl, die auf keiner anderen Karte liegt.",
    ),
    "two.raid": (
        "Er raubt für dich",
        "Lenkst du Black Jack und endet seine Zahl beim *anderen* Kapitän, *darfst* du aus dessen "
        "Mannschaft 1 Halunken rauben, falls sie nicht kleiner ist als deine. Dann geht er weiter "
        "zur nächsten freien Spelunke.",
        "Ihr könnt auch ausmachen, dass er auf seinem ganzen Weg jeden beraubt, den er überholt "
        "oder erreicht.",
    ),
    "two.meeting": (
        "Ihn finden",
        "Endet dein Zug bei einem Black Jack, den der *andere* lenkt, nimm den Halunken der "
        "Spelunke. Danach *darfst* du 1 aus dem Hafen nehmen oder 1 vom anderen, wenn der so viele "
        "hat wie du oder mehr.",
        "Wer ihn lenkt, nimmt aus dem Hafen. Lenkt ihn niemand, gilt das für beide, und er raubt "
        "wie mit mehr Spielern.",
    ),
    "picture.harbour": "Black Jack steht vor Spelunke 9; in Nummer 5 ist niemand mehr.",
    "picture.order": "Erst Grün, dann Rot, dann Blau.",
    "picture.equal": "Rot und Blau bleiben stehen; nur Grün zieht.",
    "picture.rum": "Grün darf eine davon wählen.",
    "picture.meeting": "Rot hat jetzt drei und Blau drei: Rot raubt einen.",
    "picture.push": "Blau macht Platz: weiter zur nächsten freien Spelunke.",
    "picture.crew": "Drei Grüne: 19 Punkte zählen doppelt. 6 + 5 + 38 = 49.",
    "picture.bids": "Blaus 8 schlägt die 3 von Rot.",
    "picture.prowl": "Sechs Spelunken im Uhrzeigersinn: Wehe dem, der im Weg steht.",
    "picture.recruits": "Grün hat ihn gefunden und wählt aus dem Hafen.",
}
