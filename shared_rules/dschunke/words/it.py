"""Dschunke in italiano."""

GOOD = "Una di quattro merci. Il mercato dice che cosa rende in questo round."

WORDS = {
    "ask.action": "La tua azione: quale mercante o assistente?",
    "ask.additional": "Giochi una carta speciale {moment}?",
    "ask.choose": "Quali merci prendi in cambio? Da prendere: {number}",
    "ask.decide": "Le merci vengono pagate.",
    "ask.draw": "Quale merce prendi? Ancora da prendere: {left}",
    "ask.drop": "Dalla {junk}: dove va la tua barra?",
    "ask.keep": "Quale carta tieni?",
    "ask.lift": "Da quale giunca sposti una barra?",
    "ask.picks": "Quali merci metti nel mucchio?",
    "ask.place": "Su quale giunca va la barra di {strip}?",
    "ask.reveal": "Le offerte si scoprono.",
    "ask.roam": "Dove mandi il mercante? ({merchant})",
    "ask.rounds": "Il round continua.",
    "ask.sale": "Che cosa offri, in segreto?",
    "ask.search": "Una carta speciale per te: da quale mazzetto?",
    "ask.strips": "Di chi è la barra che metti?",
    "ask.supply": "Rifornimento: quale merce? Ancora da prendere: {left}",
    "ask.swap": "Scambi una o due merci?",
    "ask.turns": "Tutti fanno un’azione.",
    "ask.where": "{trade}: su quale giunca?",
    "course.actions": "azioni",
    "course.market": "mercato",
    "course.merchants": "i mercanti avanzano",
    "course.sale": "vendita",
    "course.supply": "rifornimento",
    "fact.announced": "{0} ha {1} Yen.",
    "fact.arrived": "Il {0} va alla {1}.",
    "fact.began": "Round {0}. Comincia {1}.",
    "fact.bluffed": "Non vale: {0} riprende tutto.",
    "fact.cashed": "{0} prende {1} Yen al posto di una carta speciale.",
    "fact.counted": "Nelle scorte: riso {0}, pesce {1}, verdure {2}, spezie {3}.",
    "fact.dealt": "Merci distribuite a ciascuno: {0}.",
    "fact.drew": "{0} prende merci dalla {1}: {2}.",
    "fact.earned": "{0} vende casse sulla {1}: {2} Yen.",
    "fact.emptied": "È finita la merce: {0}.",
    "fact.ended": "I dieci round sono finiti: ora si fanno i conti.",
    "fact.gave": "{0} restituisce: {1*}.",
    "fact.kept": "{0} tiene coperta una carta del {1}.",
    "fact.lapsed": "Le scorte sono finite. Merci che {0} non riceve: {1}.",
    "fact.left": "Carte rimaste: {1} ({0}).",
    "fact.loaded": "{0} carica barre sulla {1}: {2}.",
    "fact.missed": "Non ci sono più carte speciali per {0}.",
    "fact.mixed": "Un nuovo mazzo misto, fatto di: {0*}.",
    "fact.moved": "{0} sposta una barra dalla {1} alla {2}.",
    "fact.offered": "{0} offre: {1*}.",
    "fact.offered.none": "{0} non offre nulla.",
    "fact.placed": "{0} mette una barra di {1} sulla {2}.",
    "fact.played": "{0} gioca una carta speciale: {1}.",
    "fact.pooled": "{0} mette nel mucchio: {1*}.",
    "fact.posted": "Si scopre il {0} sulla {1}.",
    "fact.priced": "Il mercato paga: riso {0}, pesce {1}, verdure {2}, spezie {3}.",
    "fact.returned": "{0} riprende: {1*}.",
    "fact.searched": "{0} guarda il {1}.",
    "fact.sent": "{0} sceglie l’{1}.",
    "fact.shared": "{0} riceve una parte ({1}): {2} Yen.",
    "fact.sold": "{0} vende {1} al mercato: {2} Yen.",
    "fact.tied": "Parità ({0}): {1*}.",
    "fact.took": "{0} prende: {1*}.",
    "fact.took_blind": "{0} prende una carta dal mazzo misto.",
    "fact.turned": "{0} prende una carta speciale dal {1}: {2}.",
    "fact.used": "{0} sceglie il {1} sulla {2}.",
    "fact.void": "Con la parità la carta speciale non va a nessuno ({0}).",
    "fact.won": "{0} vince una carta speciale ({1}).",
    "first.announced": (
        "Un evento sulle file: tutti dicono quanto denaro hanno, che altrimenti è un segreto."
    ),
    "first.arrived": (
        "A fine round ogni mercante va alla prossima giunca in senso orario, e tutti si possono "
        "usare di nuovo."
    ),
    "first.bluffed": (
        "Tipi diversi, o uno già venduto, non valgono proprio nulla, e tutto torna in mano."
    ),
    "first.covered": (
        "Ciò che va sopra sta di traverso e copre una cassa di ogni barra sotto; conta solo ciò "
        "che si vede."
    ),
    "first.ended": (
        "Chi ha casse in vista su tutte e cinque le giunche riceve 25 Yen, altrimenti 4 per ogni "
        "giunca dove ne ha."
    ),
    "first.kept": (
        "Le carte speciali coperte servono una volta, subito prima o dopo la propria azione, "
        "oppure contano alla fine."
    ),
    "first.mixed": "Il mazzo misto è coperto: che cosa si è preso si vede solo dopo.",
    "first.more": (
        "In due ogni giunca rende 2 Yen a chi ha più casse in vista dell’altro; tutte e cinque "
        "ne rendono altri 5."
    ),
    "first.pair": (
        "In due un’offerta può avere due tipi; tre o quattro sono un bluff, e tutto torna in mano."
    ),
    "first.played": (
        "Una carta così si gioca 1 sola volta per round, subito prima o dopo la propria azione; "
        "poi esce dal gioco."
    ),
    "first.roam": (
        "Chi ha usato un mercante lo manda su una giunca che non ne ha; a fine round avanza solo "
        "quello non usato."
    ),
    "first.searched": (
        "Tutti vedono quale mazzetto si guarda per tenere 1 carta; che cosa c’è dentro non lo "
        "vede nessun altro."
    ),
    "first.sent": (
        "Un assistente lavora su una giunca senza mercante, ma di solito rende meno di un mercante."
    ),
    "first.sold": (
        "Vende chi offre di più di un tipo; chi ne ha offerto di meno perde le sue merci e non "
        "riceve nulla."
    ),
    "first.tied": (
        "Chi è alla pari si divide gli Yen, per difetto, e nessuno riceve una carta speciale, "
        "salvo chi ha «Vince le parità»."
    ),
    "game.motto": "Carica cinque giunche, fatti vedere, bluffa al mercato",
    "game.title": "Dschunke",
    "item.after": "dopo la tua azione",
    "item.assistant-lower": "assistente «3/4»",
    "item.assistant-lower.help": (
        "Fa ciò che dice la casella, su una giunca senza mercante. Un numero col meno si sottrae a "
        "ciò che darebbe un mercante; resta sempre almeno 1."
    ),
    "item.assistant-upper": "assistente «4»",
    "item.assistant-upper.help": (
        "Fa ciò che dice la casella, su una giunca senza mercante. Un numero col meno si sottrae a "
        "ciò che darebbe un mercante; resta sempre almeno 1."
    ),
    "item.because-only": ", perché non resta altro",
    "item.before": "prima della tua azione",
    "item.brown": "giunca marrone",
    "item.brown.help": "Qui si prende pesce.",
    "item.draw": "Merci da una giunca",
    "item.draw.help": "Una volta, prima o dopo la tua azione: merci da una giunca a scelta.",
    "item.fish": "pesce",
    "item.fish.help": GOOD,
    "item.grey": "giunca grigia",
    "item.grey.help": "Senza una merce sua: chi prende qui sceglie liberamente.",
    "item.load": "Carica una barra",
    "item.load.help": "Una volta, prima o dopo la tua azione: una barra su una giunca a scelta.",
    "item.merchant": "mercante coperto",
    "item.merchant-green": "mercante verde",
    "item.merchant-green.help": "Carica due delle tue barre sulla sua giunca.",
    "item.merchant-purple": "mercante viola",
    "item.merchant-purple.help": (
        "Dà 1 merce per ogni tua cassa in vista sulla sua giunca, almeno 3."
    ),
    "item.merchant-yellow": "mercante giallo",
    "item.merchant-yellow.help": (
        "Paga 1 Yen per ogni tua cassa in vista sulla sua giunca, almeno 3."
    ),
    "item.merchant.help": "Si scopre quando l’ultima barra è al suo posto.",
    "item.mixed": "mazzo misto",
    "item.mixed.help": "Coperto: vedi che cosa hai preso prima di scegliere ancora.",
    "item.move": "Sposta una barra",
    "item.move.help": "Una volta, prima o dopo la tua azione: una tua barra in cima cambia giunca.",
    "item.none": "finito",
    "item.orange": "giunca arancione",
    "item.orange.help": "Qui si prendono spezie.",
    "item.pile-circle": "mazzetto cerchio",
    "item.pile-square": "mazzetto quadrato",
    "item.pile-star": "mazzetto stella",
    "item.pile-triangle": "mazzetto triangolo",
    "item.pile.help": (
        "Carte speciali coperte. Chi ne prende una sceglie un mazzetto, lo guarda e tiene una "
        "carta."
    ),
    "item.purple": "giunca viola",
    "item.purple.help": "Qui si prendono verdure.",
    "item.rice": "riso",
    "item.rice.help": GOOD,
    "item.seat.help": "Una barra di tre casse del colore di questo giocatore: la metti tu.",
    "item.some": "ce n’è",
    "item.special": "carta speciale",
    "item.special.help": "Vale sempre, una volta, o alla fine della partita.",
    "item.spices": "spezie",
    "item.spices.help": GOOD,
    "item.start": "giunca del primo giocatore",
    "item.start.help": "Chi ce l’ha comincia in questo round. Poi passa a sinistra.",
    "item.supply": "Una merce in più",
    "item.supply.help": "Scoperta, per sempre: nella fase 3 prendi una merce in più a scelta.",
    "item.swap": "Scambio di merci",
    "item.swap.help": "Scoperta, per sempre: dopo ogni carta mercato scambi una o due merci.",
    "item.ties": "Vince le parità",
    "item.ties.help": "Scoperta, per sempre: a parità di offerta vendi solo tu.",
    "item.track": "fila di caselle",
    "item.track.help": (
        "Una casella per round: che cosa fa l’assistente, e gli eventi. Una carta: tutti "
        "prendono una carta speciale. Uno Yen: tutti dicono quanto denaro hanno. In due ci "
        "sono solo gli eventi."
    ),
    "item.trade-draw": "Prendere merci",
    "item.trade-load": "Caricare barre",
    "item.trade-sell": "Vendere casse",
    "item.vegetables": "verdure",
    "item.vegetables.help": GOOD,
    "item.white": "giunca bianca",
    "item.white.help": "Qui si prende riso.",
    "item.yen": "{0} Yen",
    "option.box": "Carte e caselle",
    "option.box.help": "Hai il gioco? Scrivi che cosa dicono le tue carte e caselle.",
    "option.box.reconstructed": "Ricostruite",
    "option.box.reconstructed.help": (
        "Non abbiamo trovato tutti i valori stampati; questi sono nostri."
    ),
    "option.first": "Chi comincia?",
    "option.first.help": "La giunca del primo giocatore passa a sinistra dopo ogni round.",
    "option.first.lot": "A sorte",
    "option.merchants": "Mercanti usati",
    "option.merchants.fixed": "Una giunca avanti",
    "option.merchants.fixed.help": "A fine round avanzano tutti in senso orario.",
    "option.merchants.help": "Dove va un mercante dopo il suo lavoro.",
    "option.merchants.roaming": "A scelta",
    "option.merchants.roaming.help": "Variante stampata: chi ne usa uno lo manda dove vuole.",
    "option.start_hands": "Merci all’inizio",
    "option.start_hands.chosen": "Scelte",
    "option.start_hands.chosen.help": "A turno ciascuno sceglie, scoperte, le merci del mucchio.",
    "option.start_hands.dealt": "Distribuite",
    "option.start_hands.dealt.help": (
        "Lo stesso numero di ogni tipo: si mescola, e se ne danno otto a ciascuno."
    ),
    "option.start_hands.help": (
        "Le regole stampate prevedono tutti e due i modi; si mescola comunque."
    ),
    "option.start_layout": "Barre all’inizio",
    "option.start_layout.fixed": "Fisse",
    "option.start_layout.fixed.help": "Secondo lo schema: si comincia subito.",
    "option.start_layout.free": "Libere",
    "option.start_layout.free.help": "Variante stampata: ciascuno mette barre di tutti gli altri.",
    "option.start_layout.help": "Come arrivano sulle giunche le prime barre e i mercanti.",
    "option.start_layout.neighbour": "Del vicino",
    "option.start_layout.neighbour.help": (
        "Variante stampata: metti tre barre di chi gioca prima di te."
    ),
    "score.all": "In vista su tutte e cinque le giunche",
    "score.all.row": "Tutte e cinque",
    "score.goods": "Merci in mano (a pari merito vince chi ne ha di più): {0}",
    "score.goods.row": "Spareggio: più merci",
    "score.junk": "In vista: {0}",
    "score.majorities": "Più casse su tutte e cinque le giunche",
    "score.majorities.row": "Tutte e cinque",
    "score.majority": "Più casse in vista: {0}",
    "score.met": "Carta speciale: {0}",
    "score.met.row": "Carte speciali",
    "score.money": "Denaro",
    "score.unmet": "Carta speciale, non soddisfatta: {0}",
    "score.unmet.row": "Non soddisfatte",
    "story.void": "Così la carta speciale non va a nessuno.",
    "verb.cash": "Prendi invece 3 Yen",
    "verb.choose": "Prendi queste",
    "verb.drop": "Metti qui",
    "verb.give": "Restituisci",
    "verb.go": "Vai qui",
    "verb.keep": "Tieni questa carta",
    "verb.lift": "Sposta da qui",
    "verb.offer": "Offri",
    "verb.offer.none": "Non offrire nulla",
    "verb.pick": "Metti questa barra",
    "verb.place": "Metti qui",
    "verb.play": "Gioca questa carta",
    "verb.pool": "Nel mucchio",
    "verb.search": "Guarda questo mazzetto",
    "verb.skip": "Non ora",
    "verb.take": "Prendi",
    "verb.use": "Usa",
    "wait.action": "{seats} sceglie un mercante o un assistente.",
    "wait.additional": "{seats} può giocare una carta speciale.",
    "wait.choose": "{seats} prende merci in cambio di quelle restituite.",
    "wait.decide": "Le merci vengono pagate.",
    "wait.draw": "{seats} prende merci. Ancora da prendere: {left}",
    "wait.drop": "{seats} sposta una barra dalla {junk}.",
    "wait.keep": "{seats} guarda il {pile}.",
    "wait.lift": "{seats} sposta una barra.",
    "wait.picks": "{seats} sceglie le merci per il mucchio.",
    "wait.place": "{seats} mette una barra di {strip}.",
    "wait.reveal": "Le offerte si scoprono.",
    "wait.roam": "{seats} manda avanti un mercante ({merchant}).",
    "wait.rounds": "Il round continua.",
    "wait.sale": "Offerta ancora da fare: {seats}",
    "wait.search": "{seats} sceglie un mazzetto di carte speciali.",
    "wait.strips": "{seats} sceglie una barra.",
    "wait.supply": "{seats} si rifornisce. Ancora da prendere: {left}",
    "wait.swap": "{seats} può scambiare merci.",
    "wait.turns": "Tutti fanno un’azione.",
    "wait.where": "{seats} sceglie una giunca ({trade}).",
    "deed.fleet": "Tutta la flotta",
    "deed.fleet.help": "Casse in vista, o in maggioranza, su tutte e cinque le giunche.",
    "deed.contract": "Grande commessa",
    "deed.contract.help": "Soddisfatta una carta speciale per due giunche.",
    "deed.contracts": "Portafoglio ordini",
    "deed.contracts.help": "Almeno due carte speciali soddisfatte alla fine.",
    "deed.bluff": "Faccia da poker",
    "deed.bluff.help": "Un bluff al mercato, e la vittoria.",
    "deed.stall": "Giorno di mercato",
    "deed.stall.help": "Tre tipi di merce vinti in una sola vendita.",
    "deed.trader": "Voce del mercato",
    "deed.trader.help": "Venti incassi al mercato.",
    "deed.cellar": "Asso nella manica",
    "deed.cellar.help": "Cinque carte speciali in una partita.",
    "deed.haul": "Ricco bottino",
    "deed.haul.help": "Nove merci pescate in una volta.",
    "deed.crates": "All’ingrosso",
    "deed.crates.help": "9 Yen in una volta per le casse su una giunca.",
    "deed.bystander": "Non in vendita",
    "deed.bystander.help": "Vittoria con al massimo otto incassi al mercato.",
    "deed.landslide": "A gonfie vele",
    "deed.landslide.help": "Vittoria con almeno 15 Yen di vantaggio.",
    "deed.hair": "Per un soffio",
    "deed.hair.help": "Vittoria con al massimo 1 Yen di vantaggio.",
    "source.strips": "barre",
    "source.market": "mercato",
    "source.sales": "casse vendute",
    "source.cards": "carte speciali",
    "option.handicap": "Vantaggio",
    "option.handicap.help": "Yen in più alla fine, per chi è più giovane o alle prime armi.",
    "score.handicap": "Vantaggio",
}

NAMES = (
    ("grey", "grigia"),
    ("orange", "arancione"),
    ("purple", "viola"),
    ("brown", "marrone"),
    ("white", "bianca"),
)


def on(colour: str) -> str:
    """On the junk of a colour: the article is cut short before a vowel."""
    return ("sull’" if colour[0] in "aeiou" else "sulla ") + colour


def name_cards() -> None:
    """The special cards that name junks, in the ring's order."""
    for place in range(len(NAMES)):
        junk, one = NAMES[place]
        WORDS["item.sell-" + junk] = f"Vendita {on(one)}"
        WORDS["item.sell-" + junk + ".help"] = (
            "Una volta, prima o dopo la tua azione: 1 Yen per ogni tua cassa in vista sulla "
            f"giunca {one}, almeno 3."
        )
        WORDS["item.eight-" + junk] = f"4 casse {on(one)}"
        WORDS["item.eight-" + junk + ".help"] = (
            f"Alla fine: 8 Yen (in due: 3) se hai almeno 4 casse in vista sulla giunca {one}."
        )
        for step in range(1, len(NAMES)):
            other, two = NAMES[(place + step) % len(NAMES)]
            card = "item.twelve-" + junk + ("" if step == 1 else "-" + other)
            WORDS[card] = f"5 casse {on(one)}, 2 {on(two)}"
            WORDS[card + ".help"] = (
                "Alla fine: 12 Yen (in due: 4) se hai almeno 5 casse in vista sulla giunca "
                f"{one} e almeno 2 {on(two)}."
            )


name_cards()
