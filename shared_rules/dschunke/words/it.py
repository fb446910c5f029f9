"""Dschunke in italiano."""

GOOD = "Una di quattro merci. Il mercato dice che cosa rende in questo turno."

WORDS = {
    "game.title": "Dschunke",
    "game.motto": "Carica cinque giunche, fatti vedere, bluffa al mercato",
    "ask.rounds": "Il turno continua.",
    "wait.rounds": "Il turno continua.",
    "ask.picks": "Quali merci metti nel mucchio?",
    "wait.picks": "{seats} sceglie le merci per il mucchio.",
    "ask.strips": "Di chi è la barra che metti?",
    "wait.strips": "{seats} sceglie una barra.",
    "ask.place": "Su quale giunca va la barra di {strip}?",
    "wait.place": "{seats} mette una barra di {strip}.",
    "ask.swap": "Scambi una o due merci?",
    "wait.swap": "{seats} può scambiare merci.",
    "ask.choose": "Quali merci prendi in cambio? Quante: {number}",
    "wait.choose": "{seats} prende merci in cambio di quelle rese.",
    "ask.search": "Una carta speciale per te: da quale mazzetto?",
    "wait.search": "{seats} sceglie un mazzetto di carte speciali.",
    "ask.keep": "Quale carta tieni?",
    "wait.keep": "{seats} guarda un mazzetto ({pile}).",
    "ask.turns": "Tutti fanno un’azione.",
    "wait.turns": "Tutti fanno un’azione.",
    "ask.additional": "Una carta speciale {moment}?",
    "wait.additional": "{seats} può giocare una carta speciale.",
    "ask.lift": "Da quale giunca sposti una barra?",
    "wait.lift": "{seats} sposta una barra.",
    "ask.drop": "Dove va la tua barra? (Da: {junk})",
    "wait.drop": "{seats} sposta una barra (da: {junk}).",
    "ask.action": "La tua azione: quale mercante o assistente?",
    "wait.action": "{seats} sceglie un mercante o un assistente.",
    "ask.where": "{trade}: su quale giunca?",
    "wait.where": "{seats} sceglie una giunca ({trade}).",
    "ask.draw": "Quale merce prendi? Ancora da prendere: {left}",
    "wait.draw": "{seats} prende merci. Ancora da prendere: {left}",
    "ask.roam": "Dove mandi il mercante? ({merchant})",
    "wait.roam": "{seats} manda avanti un mercante ({merchant}).",
    "ask.supply": "Rifornimento: quale merce? Ancora da prendere: {left}",
    "wait.supply": "{seats} si rifornisce. Ancora da prendere: {left}",
    "ask.sale": "Che cosa offri, in segreto?",
    "wait.sale": "Offerta in arrivo: {seats}",
    "verb.pool": "Nel mucchio",
    "verb.pick": "Metti questa barra",
    "verb.place": "Metti qui",
    "verb.give": "Rendi",
    "verb.skip": "Non ora",
    "verb.choose": "Prendi queste",
    "verb.search": "Guarda questo mazzetto",
    "verb.cash": "Prendi invece 3 Yen",
    "verb.keep": "Tieni questa carta",
    "verb.play": "Gioca questa carta",
    "verb.lift": "Sposta da qui",
    "verb.drop": "Metti qui",
    "verb.use": "Fai questo",
    "verb.go": "Questa giunca",
    "verb.take": "Prendi",
    "verb.offer": "Offri",
    "verb.offer.none": "Non offrire nulla",
    "fact.pooled": "{0} mette nel mucchio: {1*}.",
    "fact.dealt": "Merci distribuite a ciascuno: {0}.",
    "fact.placed": "{0} mette una barra di {1}: {2}.",
    "fact.posted": "Scoperto: {0} ({1}).",
    "fact.began": "Turno {0}. Comincia {1}.",
    "fact.counted": "Nelle scorte: riso {0}, pesce {1}, verdure {2}, spezie {3}.",
    "fact.left": "Carte rimaste: {1} ({0}).",
    "fact.priced": "Il mercato paga: riso {0}, pesce {1}, verdure {2}, spezie {3}.",
    "fact.gave": "{0} rende: {1*}.",
    "fact.took": "{0} prende: {1*}.",
    "fact.took_blind": "{0} prende una carta dal mazzo misto.",
    "fact.emptied": "Non ce n’è più: {0}.",
    "fact.mixed": "Un nuovo mazzo misto, fatto di: {0*}.",
    "fact.announced": "{0} ha {1} Yen.",
    "fact.searched": "{0} guarda: {1}.",
    "fact.turned": "{0} prende una carta speciale ({1}): {2}.",
    "fact.kept": "{0} tiene una carta coperta ({1}).",
    "fact.missed": "Non ci sono più carte speciali per {0}.",
    "fact.cashed": "{0} prende {1} Yen al posto di una carta speciale.",
    "fact.played": "{0} gioca una carta speciale: {1}.",
    "fact.used": "{0} sceglie: {1} ({2}).",
    "fact.sent": "{0} sceglie: {1}.",
    "fact.loaded": "{0} carica barre: {2} ({1}).",
    "fact.earned": "{0} vende casse: {2} Yen ({1}).",
    "fact.drew": "{0} prende merci: {2} ({1}).",
    "fact.lapsed": "Le scorte sono vuote. {0} ci rimette: {1}.",
    "fact.moved": "{0} sposta una barra: {1} → {2}.",
    "fact.arrived": "In viaggio: {0} → {1}.",
    "fact.offered": "{0} offre: {1*}.",
    "fact.offered.none": "{0} non offre nulla.",
    "fact.bluffed": "Non vale: {0} riprende tutto.",
    "fact.returned": "{0} riprende: {1*}.",
    "fact.tied": "Parità ({0}): {1*}.",
    "fact.sold": "{0} vende al mercato ({1}): {2} Yen.",
    "fact.won": "{0} vince una carta speciale ({1}).",
    "fact.shared": "{0} riceve una parte ({1}): {2} Yen.",
    "fact.void": "Con la parità la carta speciale non va a nessuno ({0}).",
    "fact.ended": "I dieci turni sono finiti: ora si fanno i conti.",
    "item.rice": "riso",
    "item.rice.help": GOOD,
    "item.fish": "pesce",
    "item.fish.help": GOOD,
    "item.vegetables": "verdure",
    "item.vegetables.help": GOOD,
    "item.spices": "spezie",
    "item.spices.help": GOOD,
    "item.mixed": "mazzo misto",
    "item.mixed.help": "Coperto: vedi che cosa hai preso prima di scegliere ancora.",
    "item.some": "ce n’è",
    "item.none": "finito",
    "item.grey": "giunca grigia",
    "item.grey.help": "Senza una merce sua: chi prende qui sceglie liberamente.",
    "item.orange": "giunca arancione",
    "item.orange.help": "Qui si prendono spezie.",
    "item.purple": "giunca viola",
    "item.purple.help": "Qui si prendono verdure.",
    "item.brown": "giunca marrone",
    "item.brown.help": "Qui si prende pesce.",
    "item.white": "giunca bianca",
    "item.white.help": "Qui si prende riso.",
    "item.merchant": "mercante coperto",
    "item.merchant.help": "Si scopre quando l’ultima barra è al suo posto.",
    "item.merchant-green": "mercante verde",
    "item.merchant-green.help": "Carica due delle tue barre sulla sua giunca.",
    "item.merchant-yellow": "mercante giallo",
    "item.merchant-yellow.help": "Paga 1 Yen per ogni tua cassa in vista da lui, almeno 3.",
    "item.merchant-purple": "mercante viola",
    "item.merchant-purple.help": "Dà 1 merce per ogni tua cassa in vista da lui, almeno 3.",
    "item.assistant-lower": "assistente «3/4»",
    "item.assistant-lower.help": (
        "Fa ciò che dice la casella, su una giunca senza mercante. Un numero col meno si toglie a "
        "ciò che darebbe un mercante; almeno 1 resta."
    ),
    "item.assistant-upper": "assistente «4»",
    "item.assistant-upper.help": (
        "Fa ciò che dice la casella, su una giunca senza mercante. Un numero col meno si toglie a "
        "ciò che darebbe un mercante; almeno 1 resta."
    ),
    "item.track": "fila di caselle",
    "item.track.help": (
        "Una casella per turno: che cosa fa l’assistente, e gli eventi. Una carta: tutti "
        "prendono una carta speciale. Uno Yen: tutti dicono quanto denaro hanno. In due ci "
        "sono solo gli eventi."
    ),
    "item.round": "turno",
    "item.round.help": "Sono 10, di sei fasi ciascuno. Poi si contano i punti.",
    "item.start": "giunca di partenza",
    "item.start.help": "Chi ce l’ha è primo in questo turno. Poi passa a sinistra.",
    "item.trade-load": "Caricare barre",
    "item.trade-sell": "Vendere casse",
    "item.trade-draw": "Prendere merci",
    "item.before": "prima della tua azione",
    "item.after": "dopo la tua azione",
    "item.pile-square": "mazzetto quadrato",
    "item.pile-circle": "mazzetto cerchio",
    "item.pile-triangle": "mazzetto triangolo",
    "item.pile-star": "mazzetto stella",
    "item.pile.help": (
        "Carte speciali coperte. Chi ne prende una sceglie un mazzetto, lo guarda e tiene una "
        "carta."
    ),
    "item.seat.help": "Una barra di tre casse del colore di questo giocatore: la metti tu.",
    "item.special": "carta speciale",
    "item.special.help": "Vale sempre, una volta, o alla fine del gioco.",
    "item.supply": "Una merce in più",
    "item.supply.help": "Scoperta, per sempre: nella fase 3 prendi una merce in più a scelta.",
    "item.ties": "Vince le parità",
    "item.ties.help": "Scoperta, per sempre: a parità di offerta vendi solo tu.",
    "item.swap": "Scambio di merci",
    "item.swap.help": "Scoperta, per sempre: dopo ogni carta mercato scambi una o due merci.",
    "item.load": "Carica una barra",
    "item.load.help": "Una volta, prima o dopo la tua azione: una barra su una giunca a scelta.",
    "item.draw": "Merci da una giunca",
    "item.draw.help": "Una volta, prima o dopo la tua azione: merci da una giunca a scelta.",
    "item.move": "Sposta una barra",
    "item.move.help": "Una volta, prima o dopo la tua azione: una tua barra in cima cambia giunca.",
    "option.start_hands": "Merci all’inizio",
    "option.start_hands.help": "Le regole stampate hanno entrambe; si mescola comunque tutto.",
    "option.start_hands.chosen": "Scelte",
    "option.start_hands.chosen.help": "A turno ciascuno sceglie, scoperte, le merci del mucchio.",
    "option.start_hands.dealt": "Distribuite",
    "option.start_hands.dealt.help": "Tante di ogni tipo, mescolate; otto a ciascuno.",
    "option.start_layout": "Barre all’inizio",
    "option.start_layout.help": "Come arrivano sulle giunche le prime barre e i mercanti.",
    "option.start_layout.fixed": "Fisse",
    "option.start_layout.fixed.help": "Secondo lo schema: si comincia subito.",
    "option.start_layout.neighbour": "Dal posto accanto",
    "option.start_layout.neighbour.help": (
        "Variante stampata: metti tre barre di chi siede prima di te."
    ),
    "option.start_layout.free": "Libere",
    "option.start_layout.free.help": "Variante stampata: ciascuno mette barre di tutti gli altri.",
    "option.merchants": "Mercanti usati",
    "option.merchants.help": "Dove va un mercante dopo il suo lavoro.",
    "option.merchants.fixed": "Una giunca avanti",
    "option.merchants.fixed.help": "A fine turno avanzano tutti in senso orario.",
    "option.merchants.roaming": "A scelta",
    "option.merchants.roaming.help": "Variante stampata: chi ne usa uno lo manda dove vuole.",
    "option.box": "Carte e caselle",
    "option.box.help": "Hai il gioco? Scrivi che cosa dicono le tue carte e caselle.",
    "option.box.reconstructed": "Ricostruite",
    "option.box.reconstructed.help": "I valori stampati non si trovano; questi sono nostri.",
    "option.first": "Chi comincia?",
    "option.first.help": "La giunca di partenza passa a sinistra dopo ogni turno.",
    "option.first.lot": "A sorte",
    "score.money": "Denaro",
    "score.met": "Carta speciale: {0}",
    "score.unmet": "Carta speciale, non riuscita: {0}",
    "score.junk": "In vista: {0}",
    "score.all": "In vista su tutte e cinque le giunche",
    "score.majority": "Più casse in vista: {0}",
    "score.majorities": "Più casse su tutte e cinque le giunche",
    "score.goods": "Merci in mano (a pari merito vince chi ne ha di più): {0}",
}

NAMES = (
    ("grey", "grigia"),
    ("orange", "arancione"),
    ("purple", "viola"),
    ("brown", "marrone"),
    ("white", "bianca"),
)


def name_cards() -> None:
    """The special cards that name junks, in the ring's order."""
    for place in range(len(NAMES)):
        junk, one = NAMES[place]
        WORDS["item.sell-" + junk] = f"Vendita sulla {one}"
        WORDS["item.sell-" + junk + ".help"] = (
            "Una volta, prima o dopo la tua azione: 1 Yen per ogni tua cassa in vista sulla "
            f"giunca {one}, almeno 3."
        )
        WORDS["item.eight-" + junk] = f"4 casse sulla {one}"
        WORDS["item.eight-" + junk + ".help"] = (
            f"Alla fine: 8 Yen (in due: 3) se hai almeno 4 casse in vista sulla giunca {one}."
        )
        for step in range(1, len(NAMES)):
            other, two = NAMES[(place + step) % len(NAMES)]
            card = "item.twelve-" + junk + ("" if step == 1 else "-" + other)
            WORDS[card] = f"5 casse sulla {one}, 2 sulla {two}"
            WORDS[card + ".help"] = (
                "Alla fine: 12 Yen (in due: 4) se hai almeno 5 casse in vista sulla giunca "
                f"{one} e almeno 2 sulla {two}."
            )


name_cards()
