"""Dschunkes Lektion auf Deutsch."""

TEXTS = {
    "begin": "Vor der ersten Runde",
    "harbour": (
        "Willkommen auf dem schwimmenden Markt! Belade fünf Dschunken und verkaufe Waren: Nach "
        "zehn Runden gewinnen die meisten Yüan."
    ),
    "pool": (
        "Zuerst die Waren: Alle legen sechs in einen Topf, dann wird gemischt und ausgeteilt. Nimm "
        "sechs, die dir gefallen!"
    ),
    "strip": "Jetzt die ersten Streifen mit Kisten. Du legst nie die eigenen! Nimm den von {1}.",
    "strip.pick": "Der von {2} kommt danach dran. Erst der von {1}.",
    "junk": (
        "Drei Streifen sind eine Lage, die nächsten decken sie zu. Leg ihn also nicht zu deinem, "
        "sondern auf die orange Dschunke!"
    ),
    "junk.place": (
        "Dann wäre die Lage mit deinem Streifen voll, und der nächste deckt dich zu. Lieber die "
        "orange Dschunke!"
    ),
    "sight": "Kisten, die man sieht",
    "crates": (
        "Runde 2, alle Streifen und Kaufleute sind da. Die Zahlen neben der braunen Dschunke: So "
        "viele Kisten sieht man von jedem."
    ),
    "load": (
        "Du bist dran: Der grüne Kaufmann lädt zwei deiner Streifen. Tipp seinen Hut an, dann den "
        "grünen Knopf."
    ),
    "load.use": "Erst einmal laden: Davon lebst du in den nächsten Runden. Tipp den grünen Hut an.",
    "cover": (
        "Deine Streifen liegen quer auf den alten: Man sieht 7 Kisten von dir, von {1} und {2} nur "
        "noch je 1. Was zugedeckt ist, zählt nichts!"
    ),
    "once": (
        "Grün lädt, Lila gibt Waren, Gelb zahlt 1 Yüan je sichtbarer Kiste, aber wenigstens 3. Und "
        "jeder arbeitet nur einmal je Runde."
    ),
    "trade": "Die Ladung zahlt sich aus",
    "extra": (
        "Zwei Runden später steht Gelb auf der braunen Dschunke! Vor oder nach deiner Aktion "
        "darfst du eine Sonderkarte spielen: Tipp sie an."
    ),
    "extra.skip": "Aufheben? Besser als jetzt wird es kaum: Spiel die Karte!",
    "where": (
        "Sie bringt Waren, 1 für jede Kiste, die man von dir sieht: auf der braunen Dschunke also "
        "7 Fische."
    ),
    "where.go": (
        "Dort sieht man weniger Kisten von dir, und du bekommst weniger. Nimm die braune Dschunke!"
    ),
    "sell": (
        "Sieben Fische! Und jetzt deine Aktion: Für dieselben sieben Kisten zahlt der gelbe "
        "Kaufmann 7 Yüan."
    ),
    "sell.use": "Das bringt weniger. Der gelbe Kaufmann zahlt dir für 7 Kisten 7 Yüan.",
    "stall": "Bieten und bluffen",
    "most": (
        "Am Marktstand bieten alle geheim Waren einer Sorte; wer am meisten bietet, gewinnt. Was "
        "man bietet, ist weg, auch wenn man verliert."
    ),
    "spices": (
        "Gewürze bringen heute 4 Yüan. Biete alle drei: Tipp sie dreimal an, dann den grünen Knopf."
    ),
    "spices.offer": "Gewürze bringen heute am meisten. Biete alle drei, und sonst nichts.",
    "tie": (
        "Gleichstand, {1} hat auch drei: Ihr teilt euch die 4 Yüan! Ginge es um eine Sonderkarte, "
        "bekäme sie niemand."
    ),
    "bluff": (
        "Reis bringt eine Sonderkarte, und {2} hat nur zwei. Bluffe: Biete deine drei und das "
        "Gemüse, denn zwei Sorten gelten nicht!"
    ),
    "bluff.offer": (
        "Für den Bluff braucht es zwei Sorten: alle drei Reis, damit man sie sieht, und das Gemüse."
    ),
    "rice": (
        "Du nimmst alles zurück. Aber {2} hat deine drei Reis gesehen und traut sich nicht mehr: "
        "Jetzt genügt einer. Biete 1 Reis!"
    ),
    "rice.offer": "Was du bietest, ist weg. {2} traut sich nicht mehr: 1 Reis genügt.",
    "pile": "Die Sonderkarte ist dein! Such sie dir aus: Tipp den Stapel mit dem Stern an.",
    "pile.search": "Heute lieber den mit dem Stern: Darin liegt etwas für deine braune Dschunke.",
    "keep": (
        "Diese bringt am Ende 8 Yüan, wenn man auf der braunen Dschunke 4 Kisten von dir sieht. Es "
        "sind schon 7: Behalte sie!"
    ),
    "keep.keep": (
        "Auch schön. Aber die Karte für 4 Kisten auf der braunen Dschunke hast du schon so gut wie "
        "erfüllt: 8 Yüan!"
    ),
    "tricks": "Tauschen und versetzen",
    "give": (
        "Runde 7. Deine offene Karte „Waren tauschen“ hilft in jeder Runde. Fisch bringt heute nur "
        "1 Yüan: Leg beide zurück!"
    ),
    "give.give": "Die sind heute mehr wert. Leg die zwei Fische zurück, sie bringen nur 1 Yüan.",
    "give.skip": "Es kostet nichts, und nächste Runde darfst du wieder. Leg beide Fische zurück!",
    "choose": "Gemüse bringt heute 4 Yüan. Nimm zwei, dann hast du vier!",
    "choose.choose": "Heute sammelst du Gemüse, das bringt 4 Yüan. Nimm zwei davon!",
    "move": (
        "Der gelbe Kaufmann steht auf der orangen Dschunke. Spiel deine verdeckte Karte: Sie "
        "versetzt einen Streifen."
    ),
    "move.skip": "Mit dieser Karte bringt deine Aktion 2 Yüan mehr. Spiel sie!",
    "lift": "Nimm einen von der braunen Dschunke: Dort liegen zwei von dir oben, einer genügt.",
    "lift.lift": (
        "Den lass lieber liegen. Auf der braunen Dschunke liegen zwei von dir oben: Nimm einen "
        "davon!"
    ),
    "drop": "Und nun auf die orange Dschunke, wo der gelbe Kaufmann zahlt.",
    "drop.drop": (
        "Dort zahlt dir gerade niemand etwas. Der gelbe Kaufmann steht auf der orangen Dschunke!"
    ),
    "six": (
        "6 Kisten von dir statt 4, und von {2} nur noch 3 statt 5. Jetzt schnell zum gelben "
        "Kaufmann!"
    ),
    "six.use": "Das bringt weniger. Der gelbe Kaufmann zahlt dir für 6 Kisten 6 Yüan.",
    "last": "Die letzte Runde",
    "five": (
        "Die letzte Runde! Jede Dschunke, auf der man dich sieht, bringt am Ende 4 Yüan, alle fünf "
        "aber 25. Nur auf der grauen bist du zugedeckt."
    ),
    "helper": (
        "Dort steht kein Kaufmann, also hilft nur der Gehilfe. Er lädt heute bloß einen Streifen, "
        "aber der genügt!"
    ),
    "helper.use": (
        "Kaufleute arbeiten nur dort, wo sie stehen. Auf die graue Dschunke kommt nur der Gehilfe."
    ),
    "grey": "Wohin mit dem Streifen? Auf die graue Dschunke!",
    "grey.go": "Dort sieht man dich schon. Dir fehlt nur noch die graue Dschunke.",
    "wait": (
        "Alle mit verdeckten Karten werden gefragt, so verrät die Frage nichts. Deine zählt erst "
        "am Ende: „Jetzt nicht“."
    ),
    "take": (
        "Zwei Waren nach Wahl für jeden. Nimm Gemüse: Das bringt heute die Sonderkarte, und zwei "
        "hast du schon!"
    ),
    "take.take": "Davon hättest du zu wenig, um zu gewinnen. Sammle Gemüse!",
    "more": "Und noch eins, dann sind es vier.",
    "more.take": "Bleib beim Gemüse: Wer am meisten von einer Sorte hat, gewinnt.",
    "all": (
        "Der letzte Verkauf, Aufheben lohnt sich nicht mehr. Tipp das Gemüse viermal an, und biete "
        "alles."
    ),
    "all.offer": "Nicht sparen! Danach ist das Spiel aus: Biete alle vier Gemüse.",
    "cash": (
        "Gewonnen! In der letzten Runde darfst du statt der Karte auch Geld nehmen: „Lieber 3 "
        "Yüan“."
    ),
    "cash.search": (
        "Dort müsstest du genau die passende Karte finden. „Lieber 3 Yüan“, die sind sicher!"
    ),
    "over": (
        "Alle fünf Dschunken 25, deine Karte 8 und noch 3: Du hast {1} und {2} überholt! Sieh dir "
        "die Abrechnung an."
    ),
}
