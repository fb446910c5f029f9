"""Halunken und Spelunken in italiano."""

WORDS = {
    "game.title": "Halunken und Spelunken",
    "game.motto": "Otto ore, quattordici taverne, una ciurma da trovare",
    "ask.captains": "Da dove parte il tuo capitano?",
    "wait.captains": "{seats} sceglie la taverna da cui partire.",
    "ask.black_jack": "Da dove parte Black Jack?",
    "wait.black_jack": "{seats} sceglie da dove parte Black Jack.",
    "ask.auction": "Offri un furfante per Black Jack o passi?",
    "wait.auction": "{seats} fa un’offerta per Black Jack o passa.",
    "ask.cards": "Quale carta giochi coperta?",
    "ask.cards.send": "Quale carta giochi coperta per Black Jack?",
    "wait.cards": "Carta movimento ancora da scegliere: {seats}",
    "ask.rum": "Rum di {piece}: quale numero?",
    "wait.rum": "{seats} dà un numero al Rum.",
    "ask.moves": "I capitani sono in cammino.",
    "wait.moves": "I capitani sono in cammino.",
    "ask.rob": "Quale furfante prendi a {victim}?",
    "wait.rob": "{seats} deruba {victim}.",
    "ask.harbour": "Hai trovato Black Jack: chi prendi?",
    "wait.harbour": "{seats} ha trovato Black Jack e prende un furfante.",
    "ask.aside": "Black Jack ti fa posto: da che parte?",
    "wait.aside": "{seats} sceglie da che parte si sposta Black Jack.",
    "ask.prowl": "Black Jack deruba {victim}: chi prendi?",
    "wait.prowl": "{seats} deruba {victim} con Black Jack.",
    "ask.toll": "Black Jack vuole un furfante: chi gli dai?",
    "wait.toll": "{seats} deve dare un furfante a Black Jack.",
    "verb.place": "Parti da qui",
    "verb.bid": "Offri",
    "verb.decline": "Passa",
    "verb.sail": "Gioca per il capitano",
    "verb.send": "Gioca per Black Jack",
    "verb.name": "Questo numero",
    "verb.rob": "Ruba",
    "verb.take": "Prendi dal porto",
    "verb.push": "Spingilo là",
    "verb.forgo": "Non prendere nessuno",
    "verb.give": "Cedi",
    "fact.placed": "{0} parte ({1}) e trova {2}.",
    "fact.opened": "In ogni taverna si scopre il primo furfante.",
    "fact.posted": "{0} mette Black Jack in gioco: {1}.",
    "fact.started": "Turno {0}",
    "fact.bid": "{0} offre {1}.",
    "fact.passed": "{0} passa.",
    "fact.ignored": "Nessuno offre: Black Jack lavora per sé.",
    "fact.hired": "{0} paga {1} e comanda Black Jack.",
    "fact.revealed": "{0} gioca: {1}.",
    "fact.cancelled": "Carte uguali ({0}), non si muove chi le ha giocate: {1*}.",
    "fact.named": "Il Rum di {0} vale {1}.",
    "fact.sailed": "{0} avanza di {3}: {1} → {2}.",
    "fact.took": "{0} prende {2} ({1}).",
    "fact.missed": "{0} non trova nessuno ({1}).",
    "fact.robbed": "{0} deruba {1}: {2}.",
    "fact.spared": "{0} ha troppo pochi furfanti: {1} non può rubare.",
    "fact.pushed": "{0} deve spostarsi: {1} → {2}.",
    "fact.forwent": "{0} non prende nessuno.",
    "fact.prowled": "Black Jack si aggira: {0} → {1}.",
    "fact.given": "{0} cede a Black Jack: {1}.",
    "fact.enlisted": "{0} prende dal porto: {1}.",
    "fact.scored": "{0} fa {1} punti; vale doppio: {2}.",
    "fact.dealt": "Comincia la partita {0}; la prima scelta va a {1}.",
    "item.red": "rosso {0}",
    "item.red.help": (
        "Il numero è il valore del furfante. Alla fine vale doppio il colore di cui hai più "
        "furfanti. Rossi: da 4 a 11, e 15."
    ),
    "item.purple": "viola {0}",
    "item.purple.help": (
        "Il numero è il valore del furfante. Alla fine vale doppio il colore di cui hai più "
        "furfanti. Viola: da 3 a 11, e 14."
    ),
    "item.green": "verde {0}",
    "item.green.help": (
        "Il numero è il valore del furfante. Alla fine vale doppio il colore di cui hai più "
        "furfanti. Verdi: da 2 a 11, e 13."
    ),
    "item.yellow": "giallo {0}",
    "item.yellow.help": (
        "Il numero è il valore del furfante. Alla fine vale doppio il colore di cui hai più "
        "furfanti. Gialli: da 1 a 12."
    ),
    "item.suit-red": "rosso",
    "item.suit-purple": "viola",
    "item.suit-green": "verde",
    "item.suit-yellow": "giallo",
    "item.tavern": "taverna {0}",
    "item.tavern.help": (
        "In ogni taverna bevono tre furfanti. Chi arriva arruola quello sulla porta; poi si "
        "affaccia il prossimo. Nella casa buia non c’è più nessuno."
    ),
    "item.tavern-1": "taverna 1 (Ancora)",
    "item.tavern-2": "taverna 2 (Sirena)",
    "item.tavern-3": "taverna 3 (Botte)",
    "item.tavern-4": "taverna 4 (Pappagallo)",
    "item.tavern-5": "taverna 5 (Teschio)",
    "item.tavern-6": "taverna 6 (Pesce)",
    "item.tavern-7": "taverna 7 (Corona)",
    "item.tavern-8": "taverna 8 (Campana)",
    "item.tavern-9": "taverna 9 (Stella)",
    "item.tavern-10": "taverna 10 (Luna)",
    "item.tavern-11": "taverna 11 (Chiave)",
    "item.tavern-12": "taverna 12 (Rosa)",
    "item.tavern-13": "taverna 13 (Balena)",
    "item.tavern-14": "taverna 14 (Faro)",
    "item.step": "carta {0}",
    "item.step.help": (
        "Fa avanzare un capitano di tante taverne in senso orario; comincia il numero più "
        "basso. Le carte uguali si annullano: nessuno si muove, ognuno prende il furfante "
        "dove si trova. Ogni carta si gioca una volta."
    ),
    "item.rum": "Rum",
    "item.rum.help": (
        "A carte scoperte diventa un numero da 1 a 7, ma non quello di un’altra carta. Due "
        "Rum si annullano."
    ),
    "item.number.help": (
        "Un numero che il tuo Rum può diventare: tante taverne in senso orario, e il più basso "
        "si muove per primo."
    ),
    "item.captain-red": "capitano rosso",
    "item.captain-green": "capitano verde",
    "item.captain-yellow": "capitano giallo",
    "item.captain-blue": "capitano blu",
    "item.seat.help": (
        "Un capitano che ne trova un altro gli ruba un furfante a scelta, a meno che l’altro "
        "ne abbia di meno. Poi l’altro va alla prossima taverna libera."
    ),
    "item.black-jack": "Black Jack",
    "item.black-jack.help": (
        "Chi vince l’asta lo comanda e ruba con lui: un furfante a ogni capitano sul suo "
        "cammino che non ne abbia di meno. Se nessuno lo comanda, ognuno sul suo cammino ne "
        "cede uno al porto. Chi lo trova ne prende uno da lì."
    ),
    "item.deck": "carte di Black Jack",
    "item.deck.help": (
        "I numeri che Black Jack ha ancora, ciascuno per una volta. In due sceglie chi lo "
        "comanda; altrimenti, e se nessuno lo comanda, si pesca alla cieca."
    ),
    "item.harbour": "porto",
    "item.harbour.help": (
        "Furfanti pagati o ceduti a Black Jack. Chi finisce il movimento dove si trova lui ne "
        "prende uno."
    ),
    "item.ship": "nave",
    "item.ship.help": (
        "Sta in mezzo al porto, con le ultime carte scoperte. Il numero dice quale degli 8 "
        "turni si gioca."
    ),
    "item.crew": "ciurma",
    "item.crew.help": (
        "Furfanti arruolati. I loro valori si sommano, e il colore con più furfanti vale "
        "doppio (×2)."
    ),
    "option.mode": "Quale gioco?",
    "option.mode.help": "Black Jack è per chi conosce già il gioco introduttivo.",
    "option.mode.standard": "Con Black Jack",
    "option.mode.standard.help": "Un’asta per il boss del porto: se nessuno offre, deruba tutti.",
    "option.mode.introductory": "Senza Black Jack",
    "option.mode.introductory.help": "Si impara subito: per la prima volta e con i bambini.",
    "option.black_jack": "Chi deruba Black Jack?",
    "option.black_jack.help": (
        "In due, quando qualcuno lo guida. Le regole stampate si possono leggere in due modi."
    ),
    "option.black_jack.lands": "Dove arriva",
    "option.black_jack.lands.help": "Il capitano da cui finisce il suo numero: come è stampato.",
    "option.black_jack.passes": "Lungo la via",
    "option.black_jack.passes.help": "Chi sorpassa o raggiunge: come con più giocatori.",
    "option.match": "Quante partite?",
    "option.match.help": "I punti si sommano; a ogni partita comincia qualcun altro.",
    "option.match.1": "Una partita",
    "option.match.3": "Tre partite",
    "option.first": "Chi comincia?",
    "option.first.help": "La prima scelta della taverna va a chi comincia.",
    "option.first.lot": "A sorte",
    "score.game": "Partita {0}: {1}",
    "score.red": "Rosso",
    "score.purple": "Viola",
    "score.green": "Verde",
    "score.yellow": "Giallo",
    "score.doubled": "Raddoppiato: {0}",
}
