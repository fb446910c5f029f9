"""Dschunke auf Deutsch."""

GOOD = "Eine von vier Waren. Der Markt sagt, was sie in dieser Runde bringt."

WORDS = {
    "game.title": "Dschunke",
    "game.motto": "Fünf Dschunken beladen, sichtbar bleiben, am Markt bluffen",
    "course.market": "Markt",
    "course.actions": "Aktionen",
    "course.supply": "Nachschub",
    "course.sale": "Verkauf",
    "course.merchants": "Kaufleute ziehen weiter",
    "ask.rounds": "Die Runde geht weiter.",
    "wait.rounds": "Die Runde geht weiter.",
    "ask.picks": "Welche Waren legst du in den Topf?",
    "wait.picks": "{seats} wählt Waren für den Topf.",
    "ask.strips": "Wessen Streifen legst du?",
    "wait.strips": "{seats} sucht einen Streifen aus.",
    "ask.place": "Wohin kommt der Streifen von {strip}?",
    "wait.place": "{seats} legt einen Streifen von {strip}.",
    "ask.swap": "Eine oder zwei Waren tauschen?",
    "wait.swap": "{seats} darf Waren tauschen.",
    "ask.choose": "Welche Waren nimmst du dafür? Anzahl: {number}",
    "wait.choose": "{seats} nimmt Waren für die zurückgelegten.",
    "ask.search": "Eine Sonderkarte für dich: aus welchem Stapel?",
    "wait.search": "{seats} wählt einen Stapel Sonderkarten.",
    "ask.keep": "Welche Karte behältst du?",
    "wait.keep": "{seats} sieht den {pile} durch.",
    "ask.turns": "Alle machen eine Aktion.",
    "wait.turns": "Alle machen eine Aktion.",
    "ask.additional": "Spielst du {moment} eine Sonderkarte?",
    "wait.additional": "{seats} darf eine Sonderkarte spielen.",
    "ask.lift": "Von welcher Dschunke versetzt du einen Streifen?",
    "wait.lift": "{seats} versetzt einen Streifen.",
    "ask.drop": "Wohin kommt dein Streifen? (Von: {junk})",
    "wait.drop": "{seats} versetzt einen Streifen (von: {junk}).",
    "ask.action": "Deine Aktion: welcher Kaufmann oder Gehilfe?",
    "wait.action": "{seats} wählt einen Kaufmann oder Gehilfen.",
    "ask.where": "{trade}: auf welcher Dschunke?",
    "wait.where": "{seats} wählt eine Dschunke ({trade}).",
    "ask.draw": "Welche Ware nimmst du? Noch zu nehmen: {left}",
    "wait.draw": "{seats} nimmt Waren. Noch zu nehmen: {left}",
    "ask.roam": "Wohin schickst du den Kaufmann? ({merchant})",
    "wait.roam": "{seats} schickt einen Kaufmann weiter ({merchant}).",
    "ask.supply": "Dein Nachschub: welche Ware? Noch zu nehmen: {left}",
    "wait.supply": "{seats} nimmt Nachschub. Noch zu nehmen: {left}",
    "ask.sale": "Was bietest du, verdeckt?",
    "wait.sale": "Noch beim Bieten: {seats}",
    "ask.reveal": "Die Angebote werden aufgedeckt.",
    "wait.reveal": "Die Angebote werden aufgedeckt.",
    "ask.decide": "Die Waren werden bezahlt.",
    "wait.decide": "Die Waren werden bezahlt.",
    "verb.pool": "In den Topf",
    "verb.pick": "Diesen Streifen legen",
    "verb.place": "Hierhin legen",
    "verb.give": "Zurücklegen",
    "verb.skip": "Jetzt nicht",
    "verb.choose": "Diese nehmen",
    "verb.search": "Diesen Stapel durchsehen",
    "verb.cash": "Lieber 3 Yüan",
    "verb.keep": "Diese Karte behalten",
    "verb.play": "Diese Karte spielen",
    "verb.lift": "Von hier",
    "verb.drop": "Hierher",
    "verb.use": "Einsetzen",
    "verb.go": "Hierhin gehen",
    "verb.take": "Nehmen",
    "verb.offer": "Bieten",
    "verb.offer.none": "Nichts bieten",
    "fact.pooled": "{0} legt in den Topf: {1*}.",
    "fact.dealt": "Waren für alle ausgeteilt: je {0}.",
    "fact.placed": "{0} legt einen Streifen von {1} auf die {2}.",
    "fact.posted": "Aufgedeckt: {0} ({1}).",
    "fact.began": "Runde {0}. Zuerst: {1}.",
    "fact.counted": "Vorrat: Reis {0}, Fisch {1}, Gemüse {2}, Gewürze {3}.",
    "fact.left": "Noch Karten: {1} ({0}).",
    "fact.priced": "Der Markt zahlt: Reis {0}, Fisch {1}, Gemüse {2}, Gewürze {3}.",
    "fact.gave": "{0} legt zurück: {1*}.",
    "fact.took": "{0} nimmt: {1*}.",
    "fact.took_blind": "{0} nimmt eine Karte vom gemischten Stapel.",
    "fact.emptied": "Nichts mehr da: {0}.",
    "fact.mixed": "Ein neuer gemischter Stapel aus: {0*}.",
    "fact.announced": "{0} hat {1} Yüan.",
    "fact.searched": "{0} sieht den {1} durch.",
    "fact.turned": "{0} nimmt eine Sonderkarte aus dem {1}: {2}.",
    "fact.kept": "{0} behält eine Karte aus dem {1} verdeckt.",
    "fact.missed": "Für {0} ist keine Sonderkarte mehr da.",
    "fact.cashed": "{0} nimmt {1} Yüan statt einer Sonderkarte.",
    "fact.played": "{0} spielt eine Sonderkarte: {1}.",
    "fact.used": "{0} wählt: {1} ({2}).",
    "fact.sent": "{0} wählt: {1}.",
    "fact.loaded": "{0} lädt Streifen auf die {1}: {2}.",
    "fact.earned": "{0} versilbert Ladung: {2} Yüan ({1}).",
    "fact.drew": "{0} nimmt Waren: {2} ({1}).",
    "fact.lapsed": "Alle Vorräte sind leer. Waren, die {0} nicht bekommt: {1}.",
    "fact.moved": "{0} versetzt einen Streifen: {1} → {2}.",
    "fact.arrived": "Unterwegs: {0} → {1}.",
    "fact.offered": "{0} bietet: {1*}.",
    "fact.offered.none": "{0} bietet nichts.",
    "fact.bluffed": "Das gilt nicht: {0} nimmt alles zurück.",
    "fact.returned": "{0} nimmt zurück: {1*}.",
    "fact.tied": "Gleichstand ({0}): {1*}.",
    "fact.sold": "{0} verkauft {1} am Markt: {2} Yüan.",
    "fact.won": "{0} gewinnt eine Sonderkarte ({1}).",
    "fact.shared": "{0} bekommt einen Anteil ({1}): {2} Yüan.",
    "fact.void": "Wegen Gleichstands geht die Sonderkarte an niemanden ({0}).",
    "fact.ended": "Zehn Runden sind vorbei: Jetzt wird abgerechnet.",
    "first.announced": (
        "Ein Ereignis auf den Leisten: Alle sagen, wie viel Geld sie haben, was sonst geheim ist."
    ),
    "first.arrived": (
        "Am Ende der Runde zieht jeder Kaufmann im Uhrzeigersinn zur nächsten Dschunke, und alle "
        "sind wieder zu haben."
    ),
    "first.bluffed": (
        "Verschiedene Sorten oder eine schon verkaufte zählen überhaupt nicht, und alles kommt "
        "auf die Hand zurück."
    ),
    "first.covered": (
        "Was obenauf kommt, liegt quer und verdeckt von jedem Streifen darunter eine Kiste; es "
        "zählt nur, was man sieht."
    ),
    "first.ended": (
        "Wer auf allen fünf Dschunken sichtbare Kisten hat, bekommt 25 Yüan, sonst 4 für jede, "
        "auf der welche zu sehen sind."
    ),
    "first.kept": (
        "Verdeckte Sonderkarten wirken einmal, direkt vor oder nach der eigenen Aktion, oder sie "
        "zählen am Ende."
    ),
    "first.mixed": (
        "Der gemischte Stapel liegt verdeckt: Was man genommen hat, sieht man erst danach."
    ),
    "first.more": (
        "Zu zweit bringt jede Dschunke 2 Yüan, auf der von dir mehr Kisten sichtbar sind als vom "
        "anderen; alle fünf bringen noch 5."
    ),
    "first.pair": (
        "Zu zweit darf ein Angebot zwei Sorten haben; drei oder vier sind ein Bluff, und alles "
        "kommt zurück."
    ),
    "first.played": (
        "Nur 1 solche Karte je Runde, direkt vor oder direkt nach der eigenen Aktion; danach ist "
        "sie aus dem Spiel."
    ),
    "first.roam": (
        "Wer einen Kaufmann benutzt hat, schickt ihn auf eine Dschunke ohne Kaufmann; am Ende "
        "der Runde zieht nur ein unbenutzter weiter."
    ),
    "first.searched": (
        "Alle sehen, welchen Stapel jemand durchsieht, um 1 Karte zu behalten; was darin ist, "
        "sieht sonst niemand."
    ),
    "first.sent": (
        "Ein Gehilfe arbeitet auf einer Dschunke ohne Kaufmann, bringt aber meist weniger als "
        "ein Kaufmann."
    ),
    "first.sold": (
        "Wer von einer Sorte am meisten bietet, verkauft sie; wer weniger davon geboten hat, "
        "verliert seine umsonst."
    ),
    "first.tied": (
        "Bei Gleichstand teilt man sich die Yüan, abgerundet, und eine Sonderkarte bekommt "
        "niemand, außer jemand hat „Siegt bei Gleichstand“."
    ),
    "story.void": "Also bekommt niemand die Sonderkarte.",
    "item.rice": "Reis",
    "item.rice.help": GOOD,
    "item.fish": "Fisch",
    "item.fish.help": GOOD,
    "item.vegetables": "Gemüse",
    "item.vegetables.help": GOOD,
    "item.spices": "Gewürze",
    "item.spices.help": GOOD,
    "item.mixed": "gemischter Stapel",
    "item.mixed.help": "Verdeckt: Du siehst, was du genommen hast, ehe du weiter wählst.",
    "item.some": "etwas da",
    "item.none": "nichts da",
    "item.yen": "{0} Yüan",
    "item.grey": "graue Dschunke",
    "item.grey.help": "Ohne eigene Ware: Wer hier nimmt, wählt frei.",
    "item.orange": "orange Dschunke",
    "item.orange.help": "Hier gibt es Gewürze.",
    "item.purple": "lila Dschunke",
    "item.purple.help": "Hier gibt es Gemüse.",
    "item.brown": "braune Dschunke",
    "item.brown.help": "Hier gibt es Fisch.",
    "item.white": "weiße Dschunke",
    "item.white.help": "Hier gibt es Reis.",
    "item.merchant": "verdeckter Kaufmann",
    "item.merchant.help": "Wird aufgedeckt, wenn der letzte Streifen liegt.",
    "item.merchant-green": "grüner Kaufmann",
    "item.merchant-green.help": "Lädt zwei deiner Streifen auf seine Dschunke.",
    "item.merchant-yellow": "gelber Kaufmann",
    "item.merchant-yellow.help": "Zahlt 1 Yüan je sichtbarer Kiste von dir, mindestens 3.",
    "item.merchant-purple": "lila Kaufmann",
    "item.merchant-purple.help": "Gibt 1 Ware je sichtbarer Kiste von dir, mindestens 3.",
    "item.assistant-lower": "Gehilfe „3/4“",
    "item.assistant-lower.help": (
        "Macht, was sein Feld sagt, auf einer Dschunke ohne Kaufmann. Eine Zahl mit Minus geht von "
        "dem ab, was ein Kaufmann brächte; mindestens 1 bleibt."
    ),
    "item.assistant-upper": "Gehilfe „4“",
    "item.assistant-upper.help": (
        "Macht, was sein Feld sagt, auf einer Dschunke ohne Kaufmann. Eine Zahl mit Minus geht von "
        "dem ab, was ein Kaufmann brächte; mindestens 1 bleibt."
    ),
    "item.track": "Leiste mit Feldern",
    "item.track.help": (
        "Ein Feld je Runde: was der Gehilfe dort macht, und Ereignisse. Eine Karte: Alle nehmen "
        "eine Sonderkarte. Ein Yüan: Alle nennen ihr Geld. Zu zweit gibt es nur Ereignisse."
    ),
    "item.start": "Startdschunke",
    "item.start.help": "Wer sie hat, ist in dieser Runde zuerst dran. Dann geht sie nach links.",
    "item.trade-load": "Streifen laden",
    "item.trade-sell": "Ladung versilbern",
    "item.trade-draw": "Waren nehmen",
    "item.before": "vor deiner Aktion",
    "item.after": "nach deiner Aktion",
    "item.pile-square": "Quadratstapel",
    "item.pile-circle": "Kreisstapel",
    "item.pile-triangle": "Dreiecksstapel",
    "item.pile-star": "Sternstapel",
    "item.pile.help": (
        "Sonderkarten, verdeckt. Wer eine bekommt, wählt einen Stapel, sieht ihn durch und "
        "behält eine Karte."
    ),
    "item.seat.help": "Ein Streifen mit drei Kisten in dieser Farbe; du legst ihn.",
    "item.special": "Sonderkarte",
    "item.special.help": "Gilt immer, einmal oder am Ende des Spiels.",
    "item.supply": "Eine Ware mehr",
    "item.supply.help": "Offen, für immer: In Phase 3 nimmst du eine Ware mehr nach Wahl.",
    "item.ties": "Siegt bei Gleichstand",
    "item.ties.help": "Offen, für immer: Sind Angebote gleich hoch, verkaufst du allein.",
    "item.swap": "Waren tauschen",
    "item.swap.help": "Offen, für immer: Nach jeder Marktkarte tauschst du eine oder zwei Waren.",
    "item.load": "Einen Streifen laden",
    "item.load.help": "Einmal, vor oder nach deiner Aktion: ein Streifen auf irgendeine Dschunke.",
    "item.draw": "Waren von einer Dschunke",
    "item.draw.help": "Einmal, vor oder nach deiner Aktion: Waren von irgendeiner Dschunke.",
    "item.move": "Streifen versetzen",
    "item.move.help": "Einmal, vor oder nach der Aktion: Ein Streifen, der oben liegt, zieht um.",
    "item.because-only": ", denn sonst ist nichts mehr da",
    "option.start_hands": "Waren am Anfang",
    "option.start_hands.help": "Beides steht in gedruckten Regeln; gemischt wird so oder so.",
    "option.start_hands.chosen": "Gewählt",
    "option.start_hands.chosen.help": "Der Reihe nach wählen alle offen, was in den Topf kommt.",
    "option.start_hands.dealt": "Ausgeteilt",
    "option.start_hands.dealt.help": "Von jeder Sorte gleich viel wird gemischt; acht für jeden.",
    "option.start_layout": "Streifen am Anfang",
    "option.start_layout.help": (
        "Wie die ersten Streifen und die Kaufleute auf die Dschunken kommen."
    ),
    "option.start_layout.fixed": "Fest",
    "option.start_layout.fixed.help": "Nach Plan: So geht es am schnellsten los.",
    "option.start_layout.neighbour": "Vom Nachbarplatz",
    "option.start_layout.neighbour.help": (
        "Gedruckte Variante: Du legst drei Streifen der Person, die vor dir dran ist."
    ),
    "option.start_layout.free": "Frei",
    "option.start_layout.free.help": "Gedruckte Variante: Alle legen Streifen aller anderen.",
    "option.merchants": "Benutzte Kaufleute",
    "option.merchants.help": "Wohin ein Kaufmann nach seiner Arbeit geht.",
    "option.merchants.fixed": "Eine Dschunke weiter",
    "option.merchants.fixed.help": "Am Ende der Runde ziehen alle im Uhrzeigersinn weiter.",
    "option.merchants.roaming": "Weitergeschickt",
    "option.merchants.roaming.help": "Gedruckte Variante: Wer einen benutzt, schickt ihn weiter.",
    "option.box": "Karten und Leisten",
    "option.box.help": "Du hast das Spiel? Dann gib ein, was auf deinen Karten und Leisten steht.",
    "option.box.reconstructed": "Rekonstruiert",
    "option.box.reconstructed.help": (
        "Was auf den Karten steht, ließ sich nicht ganz herausfinden; diese Werte sind von uns."
    ),
    "option.first": "Wer beginnt?",
    "option.first.help": "Die Startdschunke geht nach jeder Runde nach links.",
    "option.first.lot": "Auslosen",
    "score.money": "Geld",
    "score.met": "Sonderkarte: {0}",
    "score.unmet": "Sonderkarte, nicht erfüllt: {0}",
    "score.junk": "Sichtbar: {0}",
    "score.all": "Sichtbar auf allen fünf Dschunken",
    "score.majority": "Die meisten Kisten: {0}",
    "score.majorities": "Die meisten Kisten auf allen fünf Dschunken",
    "score.goods": "Waren auf der Hand (mehr gewinnt bei Gleichstand): {0}",
    "score.all.row": "Alle fünf Dschunken",
    "score.goods.row": "Gleich\u00adstand: mehr Waren",
    "score.majorities.row": "Alle fünf Dschunken",
    "score.met.row": "Erfüllte Karten",
    "score.unmet.row": "Nicht erfüllt",
    "deed.fleet": "Ganze Flotte",
    "deed.fleet.help": "Auf allen fünf Dschunken sichtbare Kisten; zu zweit: die meisten.",
    "deed.contract": "Großauftrag",
    "deed.contract.help": "Eine Sonderkarte für zwei Dschunken erfüllt.",
    "deed.contracts": "Volle Auftragsbücher",
    "deed.contracts.help": "Am Ende zwei Sonderkarten oder mehr erfüllt.",
    "deed.bluff": "Pokerface",
    "deed.bluff.help": "Am Markt geblufft und das Spiel gewonnen.",
    "deed.stall": "Markttag",
    "deed.stall.help": "Drei Warensorten in einem Verkauf gewonnen.",
    "deed.trader": "Marktschreier",
    "deed.trader.help": "Zwanzigmal am Markt bezahlt worden.",
    "deed.cellar": "Ass im Ärmel",
    "deed.cellar.help": "Fünf Sonderkarten in einem Spiel.",
    "deed.haul": "Reiche Beute",
    "deed.haul.help": "Neun Waren auf einmal genommen.",
    "deed.crates": "Großhandel",
    "deed.crates.help": "9 Yüan auf einmal für Kisten auf einer Dschunke.",
    "deed.bystander": "Unverkäuflich",
    "deed.bystander.help": "Gewonnen und am Markt höchstens achtmal bezahlt worden.",
    "deed.landslide": "Volle Segel",
    "deed.landslide.help": "Mit 15 Yüan Vorsprung oder mehr gewonnen.",
    "deed.hair": "Um Haaresbreite",
    "deed.hair.help": "Mit höchstens 1 Yüan Vorsprung gewonnen.",
    "source.strips": "Streifen",
    "source.market": "Markt",
    "source.sales": "versilberte Ladung",
    "source.cards": "Sonderkarten",
    "option.handicap": "Vorsprung",
    "option.handicap.help": "Yüan am Ende für alle, die jünger oder neu dabei sind.",
    "score.handicap": "Vorsprung",
}

NAMES = (
    ("grey", "Grau"),
    ("orange", "Orange"),
    ("purple", "Lila"),
    ("brown", "Braun"),
    ("white", "Weiß"),
)


def name_cards() -> None:
    """The special cards that name junks, in the ring's order."""
    for place in range(len(NAMES)):
        junk, one = NAMES[place]
        WORDS["item.sell-" + junk] = f"Versilbern auf {one}"
        WORDS["item.sell-" + junk + ".help"] = (
            "Einmal, vor oder nach deiner Aktion: 1 Yüan für jede deiner sichtbaren Kisten auf "
            f"{one}, mindestens 3."
        )
        WORDS["item.eight-" + junk] = f"4 Kisten auf {one}"
        WORDS["item.eight-" + junk + ".help"] = (
            f"Am Ende: 8 Yüan (zu zweit: 3), wenn auf {one} mindestens 4 deiner Kisten "
            "sichtbar sind."
        )
        for step in range(1, len(NAMES)):
            other, two = NAMES[(place + step) % len(NAMES)]
            card = "item.twelve-" + junk + ("" if step == 1 else "-" + other)
            WORDS[card] = f"5 Kisten auf {one}, 2 auf {two}"
            WORDS[card + ".help"] = (
                f"Am Ende: 12 Yüan (zu zweit: 4), wenn auf {one} mindestens 5 deiner Kisten "
                f"sichtbar sind und auf {two} mindestens 2."
            )


name_cards()
