"""Dschunkes Gegner auf Deutsch."""

WORDS = {
    "name.beginner": "Lin",
    "about.beginner": "Ist zum ersten Mal auf dem Markt und nimmt, was schön aussieht.",
    "name.solid": "Bao",
    "about.solid": "Handelt, wie der Onkel es ihm beibrachte: steter Gewinn, kein Wagnis.",
    "name.strong": "Mei",
    "about.strong": "Zählt jede Ware mit, die jemand nimmt, und bietet gerade genug.",
    "name.expert": "Tao",
    "about.expert": "Überblickt den ganzen Hafen, ehe die erste Dschunke beladen ist.",
    "why.saves_goods": (
        "Kein Angebot bringt wohl mehr, als die Waren wert sind: {1} × {0} brächte in {2} von "
        "100 Fällen etwas ein ({3})."
    ),
    "hint.saves_goods": (
        "Kein Angebot bringt dir wohl mehr, als deine Waren wert sind: {1} × {0} brächte dir "
        "in {2} von 100 Fällen etwas ein ({3})."
    ),
    "why.nothing_to_sell": (
        "Was auf der Hand ist, lässt sich in dieser Runde nicht mehr verkaufen: {0*}."
    ),
    "hint.nothing_to_sell": (
        "Was du auf der Hand hast, lässt sich in dieser Runde nicht mehr verkaufen: {0*}."
    ),
    "why.keeps_goods": "So bleiben alle Waren auf der Hand: {0}.",
    "hint.keeps_goods": "So behältst du alle deine Waren: {0}.",
    "why.all_of_it": (
        "Alles von einer Sorte ({0}: {1}) gewinnt sicherer als ein Teil ({2} %). Der Markt "
        "gibt dafür: {3}."
    ),
    "hint.all_of_it": (
        "Alles, was du von einer Sorte hast ({0}: {1}), gewinnt sicherer als ein Teil ({2} %). "
        "Der Markt gibt dir dafür: {3}."
    ),
    "why.likely": "{1} × {0} dürfte reichen ({2} %). Der Markt gibt dafür: {3}.",
    "hint.likely": "{1} × {0} dürfte reichen ({2} %). Der Markt gibt dir dafür: {3}.",
    "why.may_win": "{1} × {0} könnte reichen ({2} %). Der Markt gibt dafür: {3}.",
    "hint.may_win": "{1} × {0} könnte reichen ({2} %). Der Markt gäbe dir dafür: {3}.",
    "why.bluffs": "Damit wird etwas gezeigt, aber nichts verkauft: {0*}.",
    "hint.bluffs": "Damit zeigst du etwas, verkaufst aber nichts: {0*}.",
    "why.goes_anywhere": "{0}: frei für jede Dschunke ohne Kaufmann.",
    "hint.goes_anywhere": "{0}: Damit bist du frei, auf jeder Dschunke ohne Kaufmann zu arbeiten.",
    "why.shows_first": "Noch war keine eigene Kiste zu sehen ({0}); dann: {1}.",
    "hint.shows_first": "Noch ist keine deiner Kisten zu sehen ({0}); dann: {1}.",
    "why.shows_more": "Mehr sichtbare Kisten ({0}): {1} statt {2}.",
    "hint.shows_more": "Man sieht mehr von deinen Kisten ({0}): {1} statt {2}.",
    "why.in_sight": "Sichtbare eigene Kisten danach ({0}): {1}.",
    "hint.in_sight": "Deine sichtbaren Kisten danach ({0}): {1}.",
    "why.in_sight_of": "Sichtbare Kisten von {1} danach ({0}): {2}.",
    "why.sells_best": "Keine Dschunke, die infrage kommt, zahlt jetzt mehr ({0}): {1}.",
    "hint.sells_best": "Keine Dschunke, die infrage kommt, zahlt dir jetzt mehr ({0}): {1}.",
    "why.sells": "Die {0} zahlt jetzt {1}.",
    "hint.sells": "Die {0} zahlt dir jetzt {1}.",
    "why.draws_best": "Keine Dschunke, die infrage kommt, gibt jetzt mehr Waren ({0}): {1}.",
    "hint.draws_best": "Keine Dschunke, die infrage kommt, gibt dir jetzt mehr Waren ({0}): {1}.",
    "why.draws": "Waren, die die {0} jetzt gibt: {1}.",
    "hint.draws": "Waren, die dir die {0} jetzt gibt: {1}.",
    "why.has_none": "Von jeder Sorte eine zu haben ist gut, und diese fehlt: {0}.",
    "hint.has_none": "Von jeder Sorte eine zu haben ist gut, und diese fehlt dir: {0}.",
    "why.pays_now": "Der Markt zahlt in dieser Runde gut dafür ({0}): {1}.",
    "hint.pays_now": "Der Markt zahlt dir in dieser Runde gut dafür ({0}): {1}.",
    "why.collects": "Davon ist schon etwas auf der Hand ({0}: {1}).",
    "hint.collects": "Davon hast du schon etwas auf der Hand ({0}: {1}).",
    "why.unseen": "Niemand sonst sieht, welche Sorte vom gemischten Stapel kommt.",
    "hint.unseen": "Niemand außer dir sieht, welche Sorte vom gemischten Stapel kommt.",
    "why.swaps": "Für das, was zurückgeht, lassen sich andere Waren wählen: {0*}.",
    "hint.swaps": "Für das, was du zurückgibst, darfst du andere Waren wählen: {0*}.",
    "why.no_swap": "Die Waren auf der Hand bleiben, wie sie sind.",
    "hint.no_swap": "Deine Waren bleiben, wie sie sind.",
    "why.for_the_end": "Das zählt am Ende: {0}.",
    "hint.for_the_end": "Das zählt am Ende für dich: {0}.",
    "why.for_ever": "Das hilft in jeder Runde, die noch kommt: {0}.",
    "hint.for_ever": "Das hilft dir in jeder Runde, die noch kommt: {0}.",
    "why.once": "Das lässt sich einmal spielen, wenn es passt: {0}.",
    "hint.once": "Das kannst du einmal spielen, wenn es dir passt: {0}.",
    "why.now_or_never": "Nach dieser Runde wäre es nichts mehr wert: {0}.",
    "why.better_now": "Jetzt bringt es mehr, als zu warten: {0}.",
    "hint.better_now": "Jetzt bringt es dir mehr, als zu warten: {0}.",
    "why.one_more": "Das ist in dieser Runde eine Aktion mehr: {0}.",
    "hint.one_more": "Das gibt dir in dieser Runde eine Aktion mehr: {0}.",
    "why.later": "Später kann das mehr bringen: {0*}.",
    "hint.later": "Später kann dir das mehr bringen: {0*}.",
    "why.no_card": "Es gibt keine Karte, die sich jetzt spielen ließe.",
    "hint.no_card": "Du hast keine Karte, die du jetzt spielen könntest.",
    "why.plays_none": "Vorerst wird keine Karte hergegeben: {0*}.",
    "hint.plays_none": "Vorerst gibst du keine Karte her: {0*}.",
    "why.one_of_pile": "Aus dem {0} darf man eine beliebige Karte behalten.",
    "hint.one_of_pile": "Aus dem {0} darfst du eine beliebige Karte behalten.",
    "why.certain": "3 Yüan sind sicher; eine Karte bringt vielleicht nichts.",
    "hint.certain": "3 Yüan sind dir sicher; eine Karte bringt dir vielleicht nichts.",
    "why.seen_there": "Dort ist ein Streifen am meisten wert ({0}); sichtbare Kisten danach: {1}.",
    "hint.seen_there": (
        "Dort ist dein Streifen am meisten wert ({0}); deine sichtbaren Kisten danach: {1}."
    ),
    "why.moves_on": "Der Kaufmann darf nicht bleiben, also geht er weiter: {0}.",
    "hint.moves_on": "Der Kaufmann darf nicht bleiben, also schickst du ihn weiter: {0}.",
    "why.all_placed": (
        "Alle diese Streifen müssen früher oder später gelegt werden, also ist einer so gut "
        "wie der andere: {0*}."
    ),
    "hint.all_placed": (
        "Du musst alle diese Streifen früher oder später legen, also ist einer so gut wie der "
        "andere: {0*}."
    ),
    "why.dealt_out": (
        "Was jetzt gewählt wird, wird gemischt und an alle verteilt, also ist jede Wahl gleich "
        "gut: {0*}."
    ),
    "hint.dealt_out": (
        "Was du jetzt wählst, wird gemischt und an alle verteilt, also ist jede Wahl gleich "
        "gut: {0*}."
    ),
    "why.only_choice": "Etwas anderes geht nicht.",
    "hint.only_choice": "Etwas anderes kannst du jetzt nicht tun.",
    "look.market": "Sieh auf den Markt: Was zahlt er, und wer hat davon wie viel?",
    "look.junks": "Sieh die Dschunken an: Wo sieht man deine Kisten, wo noch nicht?",
    "look.goods": "Sieh deine Waren an: Was fehlt dir, wovon hast du viel?",
    "look.cards": "Sieh auf die Runden, die noch kommen: Wann bringt eine Karte am meisten?",
    "look.no_matter": "Vergleiche deine Möglichkeiten: Hier sind alle gleich gut.",
    "look.no_choice": "Sieh nach, was du tun kannst: Es ist nur eines.",
}
