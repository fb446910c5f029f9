"""Halunken und Spelunken in italiano."""

WORDS = {
    "ask.aside": "Black Jack ti fa posto: da che parte?",
    "ask.auction": "Offri un furfante per Black Jack o passi?",
    "ask.black_jack": "Da dove parte Black Jack?",
    "ask.captains": "Da dove parte il tuo capitano?",
    "ask.cards": "Quale carta giochi coperta?",
    "ask.cards.send": "Quale carta giochi coperta per Black Jack?",
    "ask.harbour": "Hai trovato Black Jack: chi prendi?",
    "ask.moves": "I capitani sono in cammino.",
    "ask.prowl": "Black Jack deruba {victim}: chi prendi?",
    "ask.rob": "Quale furfante prendi a {victim}?",
    "ask.rum": "Rum di {piece}: quale numero?",
    "ask.toll": "Black Jack vuole un furfante: chi gli dai?",
    "ask.turned": "Tutte le carte sono scoperte.",
    "course.auction": "asta",
    "course.black_jack": "Black Jack",
    "course.captains": "capitani",
    "course.cards": "carte",
    "fact.bid": "{0} offre il {1}.",
    "fact.cancelled": "Carte uguali ({0}), restano dove sono: {1*}.",
    "fact.dealt": "Comincia la partita {0}; la prima scelta va a {1}.",
    "fact.enlisted": "{0} prende dal porto: {1}.",
    "fact.forwent": "{0} non prende nessuno.",
    "fact.given": "{0} cede a Black Jack: {1}.",
    "fact.hired": "{0} paga il {1} e comanda Black Jack.",
    "fact.ignored": "Nessuno offre: Black Jack lavora per sé.",
    "fact.missed": "{0} non trova nessuno alla {1}.",
    "fact.named": "Il Rum di {0} vale {1}.",
    "fact.opened": "In ogni taverna si scopre il primo furfante.",
    "fact.passed": "{0} passa.",
    "fact.placed": "{0} parte dalla {1} e trova il {2}.",
    "fact.posted": "{0} mette Black Jack davanti alla {1}.",
    "fact.prowled": "Black Jack si aggira: {0} → {1}.",
    "fact.pushed": "{0} deve spostarsi: {1} → {2}.",
    "fact.revealed": "{0} gioca: {1}.",
    "fact.robbed": "{0} deruba {1}: {2}.",
    "fact.sailed": "{0} avanza di {3}: {1} → {2}.",
    "fact.scored": "{0} fa {1} punti; vale doppio: {2}.",
    "fact.spared": "{0} ha troppo pochi furfanti: {1} non può rubargliene.",
    "fact.started": "Round {0}",
    "fact.took": "{0} prende il {2} alla {1}.",
    "first.cancelled": (
        "Le carte uguali si annullano: questi capitani restano fermi e prendono il primo "
        "furfante dove sono, prima che gli altri si muovano."
    ),
    "first.found": (
        "Chi trova Black Jack prende un furfante dal porto, poi spinge Black Jack alla prossima "
        "taverna libera da una parte o dall’altra."
    ),
    "first.given": (
        "Se nessuno comanda Black Jack, ogni capitano sul suo cammino cede 1 furfante, per pochi "
        "che ne abbia."
    ),
    "first.hired": (
        "L’offerta più alta va al porto, e chi l’ha fatta comanda Black Jack per questo round."
    ),
    "first.meeting": (
        "Un capitano che ne trova un altro con tanti furfanti quanti ne ha lui, o di più, gliene "
        "ruba uno a scelta."
    ),
    "first.missed": "In una taverna buia non c’è più nessuno: chi ci arriva resta a mani vuote.",
    "first.order": (
        "Si muove per primo il numero più basso; si va in senso orario, e contano anche le "
        "taverne occupate."
    ),
    "first.prowl": (
        "Chi comanda Black Jack ruba un furfante a ogni capitano sul suo cammino; chi ne ha di "
        "meno è risparmiato."
    ),
    "first.pushed": (
        "Derubato o no, chi c’era va alla prossima taverna libera, dove non prende nulla e non "
        "deruba nessuno."
    ),
    "first.raid": (
        "In due, Black Jack ruba solo dove finisce il suo numero, e solo se lo vuole chi lo "
        "comanda."
    ),
    "first.rum": (
        "Il Rum vale un numero da 1 a 7 che non sta su nessun’altra carta di questo round; più "
        "Rum si annullano."
    ),
    "first.scored": "Il colore di cui una ciurma ha più furfanti vale doppio.",
    "first.spared": "Chi ha meno furfanti di chi deruba se li tiene tutti.",
    "game.motto": "Otto ore, quattordici taverne, una ciurma da trovare",
    "game.title": "Halunken und Spelunken",
    "item.because-beaten": ": nella ciurma nessuno vale più di {0}",
    "item.because-last": ", l’ultima carta",
    "item.because-lowest": ", il numero libero più basso, perché nessuno lo comanda",
    "item.because-nobody": ": la ciurma è vuota",
    "item.because-only": ", perché non c’è nessun altro",
    "item.black-jack": "Black Jack",
    "item.black-jack.help": (
        "Chi vince l’asta lo comanda e ruba con lui: un furfante a ogni capitano sul suo "
        "cammino che non ne abbia di meno. Se nessuno lo comanda, ognuno sul suo cammino ne "
        "cede uno al porto. Chi lo trova ne prende uno da lì."
    ),
    "item.captain-blue": "capitano blu",
    "item.captain-green": "capitano verde",
    "item.captain-red": "capitano rosso",
    "item.captain-yellow": "capitano giallo",
    "item.crew": "ciurma",
    "item.crew.help": (
        "Furfanti arruolati. I loro valori si sommano, e il colore con più furfanti vale "
        "doppio (×2)."
    ),
    "item.deck": "carte di Black Jack",
    "item.deck.help": (
        "I numeri che Black Jack ha ancora, ognuno da usare una volta. In due sceglie chi lo "
        "comanda; altrimenti, e se nessuno lo comanda, si pesca alla cieca."
    ),
    "item.green": "verde {0}",
    "item.green.help": (
        "Il numero è il valore del furfante. Alla fine vale doppio il colore di cui hai più "
        "furfanti. Verdi: da 2 a 11, e 13."
    ),
    "item.harbour": "porto",
    "item.harbour.help": (
        "Furfanti pagati o ceduti a Black Jack. Chi finisce il movimento dove si trova lui ne "
        "prende uno."
    ),
    "item.number.help": (
        "Un numero che il tuo Rum può diventare: si avanza di tante taverne in senso orario, e il "
        "più basso si muove per primo."
    ),
    "item.purple": "viola {0}",
    "item.purple.help": (
        "Il numero è il valore del furfante. Alla fine vale doppio il colore di cui hai più "
        "furfanti. Viola: da 3 a 11, e 14."
    ),
    "item.red": "rosso {0}",
    "item.red.help": (
        "Il numero è il valore del furfante. Alla fine vale doppio il colore di cui hai più "
        "furfanti. Rossi: da 4 a 11, e 15."
    ),
    "item.rum": "Rum",
    "item.rum.help": (
        "A carte scoperte diventa un numero da 1 a 7, ma non quello di un’altra carta. Due "
        "Rum si annullano."
    ),
    "item.seat.help": (
        "Un capitano che ne trova un altro gli ruba un furfante a scelta, a meno che l’altro "
        "ne abbia di meno. Poi l’altro va alla prossima taverna libera."
    ),
    "item.ship": "nave",
    "item.ship.help": "Sta in mezzo al porto, con le ultime carte scoperte.",
    "item.step": "carta {0}",
    "item.step.help": (
        "Fa avanzare un capitano di tante taverne in senso orario; comincia il numero più "
        "basso. Le carte uguali si annullano: nessuno si muove, ognuno prende il furfante "
        "dove si trova. Ogni carta si gioca una volta."
    ),
    "item.suit-green": "verde",
    "item.suit-purple": "viola",
    "item.suit-red": "rosso",
    "item.suit-yellow": "giallo",
    "item.tavern": "taverna {0}",
    "item.tavern-1": "taverna 1 (Ancora)",
    "item.tavern-10": "taverna 10 (Luna)",
    "item.tavern-11": "taverna 11 (Chiave)",
    "item.tavern-12": "taverna 12 (Rosa)",
    "item.tavern-13": "taverna 13 (Balena)",
    "item.tavern-14": "taverna 14 (Faro)",
    "item.tavern-2": "taverna 2 (Sirena)",
    "item.tavern-3": "taverna 3 (Botte)",
    "item.tavern-4": "taverna 4 (Pappagallo)",
    "item.tavern-5": "taverna 5 (Teschio)",
    "item.tavern-6": "taverna 6 (Pesce)",
    "item.tavern-7": "taverna 7 (Corona)",
    "item.tavern-8": "taverna 8 (Campana)",
    "item.tavern-9": "taverna 9 (Stella)",
    "item.tavern.help": (
        "In ogni taverna bevono tre furfanti. Chi arriva arruola quello sulla porta; poi si "
        "affaccia il prossimo. Dove è buio non c’è più nessuno."
    ),
    "item.yellow": "giallo {0}",
    "item.yellow.help": (
        "Il numero è il valore del furfante. Alla fine vale doppio il colore di cui hai più "
        "furfanti. Gialli: da 1 a 12."
    ),
    "option.black_jack": "Chi viene derubato da Black Jack?",
    "option.black_jack.help": (
        "In due, quando qualcuno lo comanda. Le regole stampate si possono leggere in due modi."
    ),
    "option.black_jack.lands": "Dove arriva",
    "option.black_jack.lands.help": (
        "Il capitano che sta dove finisce il suo numero: come è stampato."
    ),
    "option.black_jack.passes": "Lungo il cammino",
    "option.black_jack.passes.help": "Chi sorpassa o raggiunge: come con più giocatori.",
    "option.first": "Chi comincia?",
    "option.first.help": "Chi comincia è il primo a scegliere la taverna.",
    "option.first.lot": "A sorte",
    "option.match": "Quante partite?",
    "option.match.1": "Una partita",
    "option.match.3": "Tre partite",
    "option.match.help": "I punti si sommano; a ogni partita comincia qualcun altro.",
    "option.mode": "Quale gioco?",
    "option.mode.help": "Black Jack è per chi conosce già il gioco introduttivo.",
    "option.mode.introductory": "Senza Black Jack",
    "option.mode.introductory.help": "Si impara subito: per la prima volta e con i bambini.",
    "option.mode.standard": "Con Black Jack",
    "option.mode.standard.help": "Un’asta per il signore del porto, che altrimenti deruba tutti.",
    "score.doubled": "Raddoppiato: {0}",
    "score.game": "Partita {0}: {1}",
    "score.green": "Verde",
    "score.purple": "Viola",
    "score.red": "Rosso",
    "score.yellow": "Giallo",
    "story.prowled": "Black Jack si aggira fino alla {1}.",
    "story.pushed": "{0} deve spostarsi alla {2}.",
    "story.revealed": "{0}: {1}.",
    "story.sailed": "{0} avanza di {3}, alla {2}.",
    "story.took": "{0} prende il {2}.",
    "verb.bid": "Offri",
    "verb.decline": "Passa",
    "verb.forgo": "Non prendere nessuno",
    "verb.give": "Cedi",
    "verb.name": "Questo numero",
    "verb.place": "Parti da qui",
    "verb.push": "Spingilo là",
    "verb.rob": "Ruba",
    "verb.sail": "Gioca per il capitano",
    "verb.send": "Gioca per Black Jack",
    "verb.take": "Prendi dal porto",
    "wait.aside": "{seats} sceglie da che parte si sposta Black Jack.",
    "wait.auction": "{seats} fa un’offerta per Black Jack o passa.",
    "wait.black_jack": "{seats} sceglie da dove parte Black Jack.",
    "wait.captains": "{seats} sceglie la taverna da cui partire.",
    "wait.cards": "Carta movimento ancora da scegliere: {seats}",
    "wait.harbour": "{seats} ha trovato Black Jack e prende un furfante.",
    "wait.moves": "I capitani sono in cammino.",
    "wait.prowl": "{seats} deruba {victim} con Black Jack.",
    "wait.rob": "{seats} deruba {victim}.",
    "wait.rum": "{seats} dà un numero al Rum.",
    "wait.toll": "{seats} deve dare un furfante a Black Jack.",
    "wait.turned": "Tutte le carte sono scoperte.",
    "deed.robber": "Terrore della costa",
    "deed.robber.help": "Cinque furfanti rubati in una partita.",
    "deed.untouched": "Senza un graffio",
    "deed.untouched.help": "Nessun furto subito, niente ceduto a Black Jack.",
    "deed.revenge": "Pan per focaccia",
    "deed.revenge.help": "Tre furti a chi aveva rubato per primo.",
    "deed.catch": "Il pesce grosso",
    "deed.catch.help": "Il 15 rosso preso o rubato.",
    "deed.rainbow": "Ciurma variopinta",
    "deed.rainbow.help": "Almeno 8 punti in ogni colore.",
    "deed.devoted": "Fedeli alla bandiera",
    "deed.devoted.help": "Un colore da almeno 40 punti, e raddoppiato.",
    "deed.hundred": "Quota cento",
    "deed.hundred.help": "Almeno 100 punti in una partita.",
    "deed.boss": "Le redini in mano",
    "deed.boss.help": "Quattro aste vinte in una partita.",
    "deed.jack": "Caccia di frodo",
    "deed.jack.help": "Tre furfanti presi da Black Jack.",
    "deed.collision": "Rotta di collisione",
    "deed.collision.help": "Cinque carte annullate in una partita.",
    "deed.landslide": "A gonfie vele",
    "deed.landslide.help": "Vittoria con almeno 30 punti di vantaggio.",
    "deed.hair": "Per un soffio",
    "deed.hair.help": "Vittoria con 1 o 2 punti di vantaggio.",
    "source.red": "rosso",
    "source.purple": "viola",
    "source.green": "verde",
    "source.yellow": "giallo",
    "source.doubled": "raddoppio",
    "option.handicap": "Vantaggio",
    "option.handicap.help": (
        "Punti in più alla fine, una volta sola anche in tre partite, per chi è più giovane "
        "o alle prime armi."
    ),
    "score.handicap": "Vantaggio",
}
