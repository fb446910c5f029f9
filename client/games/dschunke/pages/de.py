"""Wie man Dschunke spielt, auf Deutsch."""

TEXTS = {
    "goal": "Worum es geht",
    "goal.goal": (
        "",
        "Ihr handelt auf einem schwimmenden Markt: Ihr ladet eure Kisten auf fünf Dschunken, sorgt "
        "dafür, dass sie sichtbar bleiben, macht Geschäfte mit den Kaufleuten und verkauft Waren "
        "mit geheimen Angeboten und unbewegter Miene.",
        "Nach 10 Runden gewinnt, wer die *meisten Yüan* hat.",
    ),
    "goal.round": (
        "Eine Runde hat sechs Phasen",
        "# *Markt*: die neuen Preise, manchmal ein Ereignis.",
        "# *Aktionen*: eine für jeden.",
        "# *Nachschub*: Waren nehmen.",
        "# *Verkauf*: geheime Angebote.",
        "# Kaufleute und Gehilfen ziehen weiter.",
        "# Die Startdschunke geht nach links.",
    ),
    "table": "Auf dem Tisch",
    "table.market": (
        "Der schwimmende Markt",
        "Fünf Dschunken im Kreis. Vier haben eine eigene Ware: *Orange* Gewürze, *Lila* Gemüse, "
        "*Braun* Fisch, *Weiß* Reis. Die *graue* hat keine: Dort wählst du frei.",
        "Die drei Hüte sind die Kaufleute. In der Mitte der Markt mit den Preisen dieser Runde.",
    ),
    "table.yours": (
        "Was dir gehört",
        "20 *Ladungsstreifen* mit je drei Kisten, 2 Nachschubkarten und Waren auf der Hand. Welche "
        "Waren und wie viel Geld du hast, ist dein Geheimnis.",
    ),
    "table.corners": (
        "Ringsherum",
        "Oben: die Runde, die Leisten der Gehilfen und wer in dieser Runde *zuerst* dran ist. "
        "Unten: vier Stapel Sonderkarten.",
    ),
    "hold": "Der Laderaum",
    "hold.strips": (
        "Streifen über Streifen",
        "Ein Laderaum ist drei mal drei. Streifen liegen nebeneinander, bis es 3 sind. Die "
        "nächsten kommen quer darüber, und jeder verdeckt eine Kiste von jedem Streifen darunter.",
    ),
    "hold.sight": (
        "Sichtbare Kisten",
        "Es zählt nur, was man *sieht*: beim Versilbern, beim Warennehmen und am Ende. Die Zahlen "
        "am Laderaum sagen, von wem wie viele sichtbar sind; zusammen nie mehr als 9.",
    ),
    "start": "Wie es anfängt",
    "start.hands": (
        "Die ersten Waren",
        "- *Gewählt*: Reihum legt jeder offen 8 Waren seiner Wahl in einen Topf (zu dritt 6). Er "
        "wird gemischt und wieder ausgeteilt.",
        "- *Ausgeteilt*: Von jeder Sorte werden 8 gemischt (zu dritt 6), und jeder bekommt 8.",
    ),
    "start.layout": (
        "Die ersten Streifen",
        "Auf den Dschunken liegen schon Streifen von allen, und auf dreien steht ein Kaufmann, "
        "alles nach Plan. Wenn ihr wollt, legt ihr die ersten Streifen selbst.",
        "> ways.layout Selbst legen",
    ),
    "start.first": (
        "Wer ist zuerst dran?",
        "Wer die Startdschunke am Anfang hat, entscheidet das Los, oder ihr bestimmt es selbst. In "
        "Phase 6 geht sie nach links. Nach Runde 10 zieht nichts mehr weiter.",
    ),
    "market": "Phase 1: Markt",
    "market.prices": (
        "Die Marktkarte",
        "Sie sagt, was jede Ware beim Verkauf dieser Runde bringt: Yüan oder eine *Sonderkarte*.",
        "Danach darf Waren tauschen, wer eine offene Tauschkarte hat.",
        "> ways.box Was daran rekonstruiert ist",
    ),
    "market.events": (
        "Ereignisse",
        "Manche Felder auf den Leisten der Gehilfen haben ein Zeichen. Eine *Karte*: Alle nehmen "
        "eine Sonderkarte, jeder von einem anderen Stapel. Ein *Yüan*: Alle sagen, wie viel Geld "
        "sie haben.",
    ),
    "merchants": "Phase 2: eine Aktion",
    "merchants.one": (
        "Reihum, für jeden eine",
        "Benutze *einen* Kaufmann oder Gehilfen. Jeder arbeitet nur einmal je Runde. Ein Kaufmann "
        "arbeitet auf der Dschunke, auf der er steht.",
    ),
    "merchants.load": (
        "Grün lädt",
        "2 deiner Streifen auf diese Dschunke. Nicht weniger, außer du hast nicht mehr so viele.",
    ),
    "merchants.turning": (
        "Weiterziehen",
        "In Phase 5 zieht jeder Kaufmann im Uhrzeigersinn zur nächsten Dschunke, jeder Gehilfe "
        "aufs nächste Feld. Alle sind wieder zu haben.",
    ),
    "merchants.sell": (
        "Gelb zahlt",
        "Er versilbert deine Ladung: 1 Yüan für jede deiner sichtbaren Kisten auf dieser Dschunke, "
        "immer mindestens 3.",
    ),
    "merchants.draw": (
        "Lila gibt Waren",
        "1 Ware für jede deiner sichtbaren Kisten, immer mindestens 3. Es ist die Sorte der "
        "Dschunke, solange der Vorrat reicht, danach jede beliebige; auf Grau wählst du von Anfang "
        "an frei. Du musst alle nehmen.",
    ),
    "assistants": "Die Gehilfen",
    "assistants.where": (
        "Was sie tun und wo",
        "Das Feld, auf dem ein Gehilfe steht, sagt, was er tut: laden, versilbern oder Waren "
        "nehmen. Die Dschunke wählst du, aber nur eine *ohne Kaufmann*; auch ein benutzter "
        "Kaufmann steht noch da.",
        "Gehilfen sind *teuer*: Sie laden meist nur 1 Streifen, und von dem, was ein Kaufmann "
        "brächte, geht die Zahl auf dem Feld ab. Mindestens 1 bleibt dir immer.",
    ),
    "assistants.tracks": (
        "Die Leisten",
        "Bei 4 Personen gibt es zwei Gehilfen, bei 3 nur den auf der Leiste „3/4“. Die nächsten "
        "Felder sieht man schon kommen.",
        "> ways.box Was daran rekonstruiert ist",
    ),
    "supply": "Phase 3: Nachschub",
    "supply.supply": (
        "Waren nach Wahl",
        "Reihum nimmt jeder 1 Ware für jede Nachschubkarte: anfangs 2. Durch Sonderkarten können "
        "es mehr werden. Was ausgegangen ist, bekommt niemand.",
    ),
    "supply.count": (
        "Nicht zählen",
        "In den Phasen 3 und 4 darf niemand die Vorräte zählen: Man sieht nur, ob *etwas da* ist "
        "oder *nichts*.",
    ),
    "sale": "Phase 4: Verkauf",
    "sale.offer": (
        "Geheime Angebote",
        "Jeder bietet verdeckt beliebig viele Waren *einer Sorte* oder nichts. Dann wird alles "
        "aufgedeckt.",
    ),
    "sale.most": (
        "Wer mehr bietet, verkauft",
        "Wer von einer Sorte *am meisten* bietet, bekommt, was der Markt dafür zahlt. Alle gültig "
        "gebotenen Waren gehen in die Vorräte zurück, auch die der Verlierer. Diese Sorte ist dann "
        "für diese Runde verkauft.",
    ),
    "sale.ties": (
        "Gleichstand",
        "Wer gleich viel bietet, teilt sich die Yüan, abgerundet. Eine Sonderkarte bekommt "
        "niemand. Aber wer die Karte „Siegt bei Gleichstand“ hat, verkauft allein.",
    ),
    "sale.bluff": (
        "Bluffen",
        "Du darfst auch verschiedene Sorten bieten oder schon Verkauftes. Das zählt überhaupt "
        "nicht, und du nimmst alles zurück. Wer weiß, was die anderen davon halten.",
    ),
    "sale.again": (
        "Noch einmal",
        "Es wird weiter geboten, bis alle vier Sorten verkauft sind oder niemand mehr gültig "
        "bietet.",
    ),
    "special": "Sonderkarten",
    "special.take": (
        "Eine Karte nehmen",
        "Es gibt 30 in vier Stapeln. Wähle einen Stapel (alle sehen, welchen), sieh ihn durch und "
        "behalte 1 Karte. Was sonst darin ist, weiß nur, wer ihn durchgesehen hat.",
    ),
    "special.sorts": (
        "Drei Arten",
        "- *Immer*: liegt gleich offen und bleibt.",
        "- *Einmal*: verdeckt, bis du sie spielst.",
        "- *Am Ende*: verdeckt, bis das Spiel aus ist.",
    ),
    "special.when": (
        "Davor oder danach",
        "Direkt vor oder direkt nach deiner Aktion, und nur 1 je Runde. Sie wirkt auch dort, wo "
        "ein Kaufmann steht. Danach ist die Karte aus dem Spiel.",
        "Gefragt wird jeder, der verdeckte Karten hat; so verrät die Frage nichts.",
    ),
    "always": "Sonderkarten: immer",
    "always.supply": ("Eine Ware mehr", "6 Karten. In Phase 3 nimmst du 1 Ware mehr."),
    "always.ties": (
        "Siegt bei Gleichstand",
        "1 Karte. Bist du beim Gleichstand dabei, verkaufst du allein.",
    ),
    "always.swap": (
        "Waren tauschen",
        "2 Karten. Nach jeder Marktkarte darfst du 1 oder 2 Waren zurücklegen und ebenso viele "
        "beliebige nehmen, offen.",
    ),
    "once": "Sonderkarten: einmal",
    "once.load": (
        "Einen Streifen laden",
        "2 Karten. Lege 1 deiner Streifen auf irgendeine Dschunke.",
    ),
    "once.draw": (
        "Waren von einer Dschunke",
        "2 Karten. Wie der lila Kaufmann, auf irgendeiner Dschunke.",
    ),
    "once.move": (
        "Streifen versetzen",
        "2 Karten. Einer deiner Streifen aus der *obersten* Lage kommt auf eine andere Dschunke, "
        "obenauf.",
    ),
    "once.sell": (
        "Versilbern auf einer Dschunke",
        "5 Karten, eine je Dschunke. Wie der gelbe Kaufmann, auf genau dieser Dschunke.",
    ),
    "final": "Sonderkarten: am Ende",
    "final.eight": (
        "Vier Kisten",
        "5 Karten, eine je Dschunke. 8 Yüan, wenn am Ende dort *4 oder mehr* deiner Kisten "
        "sichtbar sind.",
    ),
    "final.twelve": (
        "Fünf und zwei",
        "5 Karten. 12 Yüan, wenn *5 oder mehr* deiner Kisten auf der oberen Dschunke der Karte "
        "sichtbar sind und *2 oder mehr* auf der unteren.",
        "Dieselben Kisten dürfen für mehrere Karten zählen.",
        "> ways.box Was daran rekonstruiert ist",
    ),
    "final.last": (
        "Die letzte Runde",
        "Wer in Runde 10 eine Sonderkarte gewinnt, darf stattdessen 3 Yüan nehmen.",
    ),
    "end": "Ende und Wertung",
    "end.score": (
        "Die Abrechnung",
        "Nach Runde 10 zählst du zusammen: dein Geld, die erfüllten Karten für das Ende (eine "
        "unerfüllte bringt 0) und deine sichtbaren Kisten.",
    ),
    "end.junks": (
        "Sichtbare Kisten",
        "4 Yüan für jede Dschunke, auf der mindestens 1 deiner Kisten zu sehen ist. Bist du auf "
        "*allen fünf* zu sehen, sind es stattdessen 25 Yüan.",
    ),
    "end.tie": (
        "Gleichstand",
        "Es gewinnt, wer mehr Waren auf der Hand übrig hat. Ist auch das gleich, wird der Sieg "
        "geteilt.",
    ),
    "two": "Zu zweit",
    "two.start": (
        "Der Anfang",
        "6 Waren jeder Sorte werden gemischt und je 8 ausgeteilt. Benutzt werden nur Kaufleute: "
        "Der Gehilfe zeigt bloß Runden und Ereignisse.",
    ),
    "two.roam": (
        "Kaufleute weiterschicken",
        "Wer einen Kaufmann benutzt hat, schickt ihn auf eine Dschunke ohne Kaufmann. Am Ende der "
        "Runde zieht nur der unbenutzte weiter, zur nächsten Dschunke ohne Kaufmann.",
    ),
    "two.mixed": (
        "Der gemischte Stapel",
        "Die 8 übrigen Waren liegen verdeckt auf der grauen Dschunke. Nimm davon in Phase 3 und in "
        "deiner Aktion, wo du frei wählen darfst. Ist der Stapel leer, gibt es einen neuen aus 3 "
        "von jeder Sorte. Tauschkarten lassen ihn in Ruhe.",
    ),
    "two.sale": (
        "Zwei Sorten zugleich",
        "Ein Angebot darf bis zu 2 Sorten haben. Waren, die in dieser Runde schon verkauft sind, "
        "kommen einfach zurück. Bleiben dann 3 oder 4 Sorten, war es ein Bluff, und alles kommt "
        "zurück.",
    ),
    "two.score": (
        "Die Wertung",
        "Nicht 4 und 25, sondern 2 Yüan für jede Dschunke, auf der von dir *mehr* Kisten sichtbar "
        "sind als vom anderen, und noch 5, wenn das auf allen fünf so ist.",
        "Karten für das Ende bringen 3 Yüan statt 8 und 4 statt 12.",
    ),
    "ways": "Anders spielen",
    "ways.layout": (
        "Streifen am Anfang",
        "- *Fest*: Streifen und Kaufleute beginnen nach Plan.",
        "- *Vom Nachbarplatz* (zu 3 oder 4): Reihum legst du 3 Streifen von dem, der vor dir dran "
        "ist, höchstens 3 je Dschunke.",
        "- *Frei*: Reihum legst du Streifen der anderen: zu zweit 5, zu dritt 2 von jedem, zu "
        "viert 1 von jedem. Höchstens 3 je Dschunke und 1 je Farbe (zu zweit 2).",
        "Außer bei „Fest“ entscheidet das Los, wo die Kaufleute stehen.",
    ),
    "ways.roam": (
        "Benutzte Kaufleute",
        "Zu zweit immer, sonst wenn ihr wollt: Wer einen Kaufmann benutzt hat, schickt ihn gleich "
        "auf eine Dschunke ohne Kaufmann. In Phase 5 ziehen nur unbenutzte weiter, zur nächsten "
        "Dschunke ohne Kaufmann. So weiß niemand vorher, wo sie sein werden.",
    ),
    "ways.box": (
        "Was rekonstruiert ist",
        "Nicht alles, was auf Karten und Spielplan gedruckt ist, ließ sich herausfinden. Darum "
        "sind *von uns*:",
        "- acht der zehn Marktkarten",
        "- die Felder der Gehilfen, außer dem ersten von „3/4“ und dem Ereignis von Runde 5",
        "- welche Dschunken auf den 12-Yüan-Karten zusammengehören",
        "- die Reihenfolge der Dschunken im Kreis",
        "Hast du das Spiel? Dann gib ein, was auf deinen Karten und Leisten steht, und wähle es "
        "beim Vorbereiten einer Partie unter „Karten und Leisten“.",
        "> dschunke-box Eigene Werte eingeben",
    ),
    "picture.harbour": "Die erste Runde zu viert.",
    "picture.yours": "Streifen, Nachschubkarten, Waren, Geld.",
    "picture.strips": "Ein Streifen; drei davon; und ein grüner quer.",
    "picture.sight": "Ein grüner Streifen quer lässt Rot 4 Kisten und Blau 2. Zwei lassen 2 und 1.",
    "picture.prices": "Reis 1, Fisch 2, Gemüse 4; Gewürze eine Sonderkarte.",
    "picture.sell": "Fünf sichtbare Kisten: 5 Yüan.",
    "picture.draw": "Nur zwei Kisten sichtbar und doch 3 Fische.",
    "picture.squares": (
        "1 Streifen laden; in den nächsten Runden 1 Ware weniger, dann 1 Yüan weniger."
    ),
    "picture.offers": (
        "Rot verkauft den Fisch für 2 Yüan. Blaus zwei sind verloren. Grün bekommt eine Karte."
    ),
    "picture.bluff": "Zwei Sorten: Gelb verkauft nichts und behält alles.",
    "picture.twelve": "5 auf Lila, 2 auf Braun.",
    "picture.seen": "Rot ist auf beiden zu sehen, Blau auch; Grün nur auf der grauen.",
    "picture.pair": "Reis und Fisch zugleich.",
}
