"""Dschunkes Lektion auf Deutsch."""

TEXTS = {
    "begin": "Vor der ersten Runde",
    "harbour": (
        "Willkommen auf dem schwimmenden Markt! Du belädst fünf Dschunken und verkaufst Waren. "
        "Nach zehn Runden gewinnen die meisten Yüan."
    ),
    "pool": (
        "Zuerst die Waren: Alle legen sechs in einen Topf, dann wird gemischt und ausgeteilt. Nimm "
        "sechs, die dir gefallen!"
    ),
    "strip": (
        "Jetzt die ersten Streifen mit Kisten. Du legst die der anderen, nie die eigenen! Nimm den "
        "von {1}."
    ),
    "strip.pick": "Der von {2} kommt danach dran. Erst der von {1}.",
    "junk": (
        "Drei Streifen sind eine Lage, die nächsten liegen quer darüber und decken Kisten zu. Also "
        "nicht zu deinen: auf die orange Dschunke!"
    ),
    "junk.place": (
        "Dann wäre die Lage mit deinem Streifen voll, und der nächste deckt dich zu. Lieber die "
        "orange Dschunke!"
    ),
    "begun": (
        "Gleich kommen die letzten Streifen und die Kaufleute. Wer es eilig hat, lässt Waren "
        "austeilen und die Streifen nach Plan legen."
    ),
    "sight": "Kisten, die man sieht",
    "crates": (
        "Runde 2. Auf der braunen Dschunke hat jeder einen Streifen mit drei Kisten. Die Zahlen "
        "daneben: So viele sieht man von jedem."
    ),
    "load": (
        "Du bist dran: Der grüne Kaufmann lädt zwei deiner Streifen. Tipp seinen Hut an, dann den "
        "grünen Knopf."
    ),
    "load.use": "Erst einmal laden: Davon lebst du in den nächsten Runden. Tipp den grünen Hut an.",
    "cover": (
        "Deine Streifen liegen quer auf den alten: 7 Kisten von dir sind zu sehen, von {1} und {2} "
        "nur noch je 1. Was zugedeckt ist, zählt nichts!"
    ),
    "three": (
        "Der gelbe Kaufmann zahlt 1 Yüan je sichtbarer Kiste. {1} hat dort gar keine und bekommt "
        "trotzdem 3: So viel gibt es immer."
    ),
    "once": (
        "{2} holt sich beim lila Kaufmann Reis. Grün lädt, Gelb zahlt, Lila gibt Waren, und jeder "
        "arbeitet nur einmal je Runde."
    ),
    "trade": "Die Ladung zahlt sich aus",
    "yellow": (
        "Zwei Runden später: Die Kaufleute sind weitergezogen, und der gelbe steht auf der braunen "
        "Dschunke. Dort sieht man 7 Kisten von dir!"
    ),
    "extra": (
        "Vor oder nach deiner Aktion darfst du eine Sonderkarte spielen. Du hast eine, die Waren "
        "bringt: Tipp sie an!"
    ),
    "extra.skip": "Aufheben? Besser als jetzt wird es kaum: Spiel die Karte!",
    "where": (
        "Wo nimmst du die Waren? Du bekommst 1 für jede sichtbare Kiste: auf der braunen Dschunke "
        "also 7 Fische."
    ),
    "where.go": (
        "Dort sieht man weniger Kisten von dir, und du bekommst weniger. Nimm die braune Dschunke!"
    ),
    "sell": (
        "Sieben Fische! Und jetzt deine Aktion: Der gelbe Kaufmann versilbert dieselben sieben "
        "Kisten gleich noch einmal."
    ),
    "sell.use": "Das bringt weniger. Der gelbe Kaufmann zahlt dir für 7 Kisten 7 Yüan.",
    "seven": (
        "7 Fische und 7 Yüan mit denselben Kisten! Und sie bleiben liegen: Sie zahlen wieder, "
        "solange sie niemand zudeckt."
    ),
    "stall": "Bieten und bluffen",
    "prices": (
        "Die nächste Runde, am Marktstand: Fisch bringt 2 Yüan, Gemüse 1, Gewürze 4. Und für Reis "
        "gibt es eine Sonderkarte."
    ),
    "most": (
        "Alle bieten geheim Waren einer Sorte; wer am meisten bietet, wird bezahlt. Was man "
        "bietet, ist weg, auch wenn man verliert."
    ),
    "spices": (
        "Gewürze bringen am meisten. Biete alle drei: Tipp sie dreimal an, dann den grünen Knopf."
    ),
    "spices.offer": "Gewürze bringen heute am meisten. Biete alle drei, und sonst nichts.",
    "tie": (
        "Gleichstand, {1} hat auch drei: Ihr teilt euch die 4 Yüan! Ginge es um eine Sonderkarte, "
        "bekäme sie niemand."
    ),
    "rival": (
        "Jetzt zur Karte für Reis: {2} hat sich zwei Reis genommen, das haben alle gesehen. Du "
        "hast drei."
    ),
    "bluff": (
        "Drei Reis würden reichen, wären aber weg. Also bluffe: Biete das Gemüse dazu, denn zwei "
        "Sorten gelten nicht!"
    ),
    "bluff.offer": (
        "Für den Bluff braucht es zwei Sorten: alle drei Reis, damit man sie sieht, und das Gemüse."
    ),
    "scared": (
        "Es gilt nicht, also nimmst du alles zurück auf die Hand. Aber jetzt haben alle deine drei "
        "Reis gesehen!"
    ),
    "rice": (
        "Mit zweien wagt sich {2} nicht gegen deine drei. Jetzt genügt ein einziger: Biete 1 Reis!"
    ),
    "rice.offer": "Was du bietest, ist weg. {2} traut sich nicht mehr: 1 Reis genügt.",
    "pile": (
        "Ein einziger Reis, und die Sonderkarte ist dein! Such sie dir aus: Tipp den Stapel mit "
        "dem Stern an."
    ),
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
        "Mit deiner verdeckten Karte versetzt du einen Streifen. Der gelbe Kaufmann steht auf der "
        "orangen Dschunke: Spiel sie!"
    ),
    "move.skip": "Mit dieser Karte bringt deine Aktion 2 Yüan mehr. Spiel sie!",
    "lift": (
        "Jeder deiner Streifen, der oben liegt, darf umziehen. Auf der braunen Dschunke sind es "
        "zwei, einer genügt dort."
    ),
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
    "sorts": (
        "6 Yüan! Sonderkarten gelten immer, ein einziges Mal oder am Ende: Jetzt kennst du alle "
        "drei Sorten."
    ),
    "last": "Die letzte Runde",
    "behind": "Runde 10, die letzte! Als zuletzt alle ihr Geld nannten, hattest du am wenigsten.",
    "five": (
        "Jede Dschunke, auf der man dich sieht, bringt am Ende 4 Yüan, alle fünf aber 25! Nur auf "
        "der grauen bist du zugedeckt."
    ),
    "wait": (
        "Alle mit verdeckten Karten werden gefragt, so verrät die Frage nichts. Deine zählt erst "
        "am Ende: „Jetzt nicht“."
    ),
    "helper": (
        "Auf der grauen steht kein Kaufmann, dort hilft nur der Gehilfe. Er lädt heute bloß einen "
        "Streifen, aber der genügt!"
    ),
    "helper.use": (
        "Kaufleute arbeiten nur dort, wo sie stehen. Auf die graue Dschunke kommt nur der Gehilfe."
    ),
    "grey": "Wohin mit dem Streifen? Auf die graue Dschunke, dann sieht man dich überall!",
    "grey.go": "Dort sieht man dich schon. Dir fehlt nur noch die graue Dschunke.",
    "still": "Nach der Aktion noch einmal dieselbe Frage: „Jetzt nicht“.",
    "take": (
        "Nachschub: zwei Waren nach Wahl für jeden. Nimm Gemüse: Das bringt heute die Sonderkarte, "
        "und zwei hast du schon!"
    ),
    "take.take": "Davon hättest du zu wenig, um zu gewinnen. Sammle Gemüse!",
    "more": "Und noch eins, dann sind es vier.",
    "more.take": "Bleib beim Gemüse: Wer am meisten von einer Sorte hat, gewinnt.",
    "all": (
        "Der letzte Verkauf: Aufheben lohnt sich nicht mehr. Tipp das Gemüse viermal an, und biete "
        "alles."
    ),
    "all.offer": "Nicht sparen! Danach ist das Spiel aus: Biete alle vier Gemüse.",
    "cash": (
        "Gewonnen, aber was soll jetzt noch eine Karte? In der letzten Runde darfst du stattdessen "
        "Geld nehmen: „Lieber 3 Yüan“."
    ),
    "cash.search": (
        "Dort müsstest du genau die passende Karte finden. „Lieber 3 Yüan“, die sind sicher!"
    ),
    "over": (
        "Alle fünf Dschunken 25, deine Karte 8, und noch 3 obendrauf: Du hast {1} und {2} "
        "überholt! Sieh dir die Abrechnung an."
    ),
}
