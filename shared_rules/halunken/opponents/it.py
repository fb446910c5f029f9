"""Gli avversari di Halunken und Spelunken in italiano."""

WORDS = {
    "name.beginner": "Moses",
    "about.beginner": "Il mozzo, che fa rotta dove sente il profumo migliore.",
    "name.solid": "Tjark",
    "about.solid": "Un vecchio nostromo che conosce ogni taverna e si fida delle sue regole.",
    "name.strong": "Grete",
    "about.strong": "Capitana di sé stessa, intuisce che cosa gli altri nascondono.",
    "name.expert": "Morgan",
    "about.expert": "Gioca dieci round a mente prima di posare una carta.",
    "why.finds": "{0}: là aspetta il {1}; punti per la ciurma: {2}.",
    "hint.finds": "{0}: là ti aspetta il {1}; punti per la tua ciurma: {2}.",
    "why.robs": "{0}: là si può derubare {1}, per esempio del {2}; punti per la ciurma: {3}.",
    "hint.robs": "{0}: là puoi derubare {1}, per esempio del {2}; punti per la tua ciurma: {3}.",
    "why.harbour": "{0}: là c’è Black Jack con i furfanti del porto. Punti con il {1}: {2}.",
    "hint.harbour": (
        "{0}: là c’è Black Jack con i furfanti del porto. Punti per te con il {1}: {2}."
    ),
    "why.nothing_better": "La {0} è vuota, ma non si raggiunge niente di meglio.",
    "hint.nothing_better": "La {0} è vuota, ma non raggiungi niente di meglio.",
    "why.empty": "La {0} per ora è vuota.",
    "why.any_number": (
        "Con il Rum si va dovunque, anche alla {0}: là aspetta il {1}; punti per la ciurma: {2}."
    ),
    "hint.any_number": (
        "Con il Rum vai dovunque, anche alla {0}: là ti aspetta il {1}; punti per la tua "
        "ciurma: {2}."
    ),
    "why.any_robbery": (
        "Con il Rum si va dovunque, anche alla {0}: là si può derubare {1}, per esempio del "
        "{2}; punti per la ciurma: {3}."
    ),
    "hint.any_robbery": (
        "Con il Rum vai dovunque, anche alla {0}: là puoi derubare {1}, per esempio del {2}; "
        "punti per la tua ciurma: {3}."
    ),
    "why.open_number": "Con il Rum la distanza resta aperta finché non si vedono tutte le carte.",
    "hint.open_number": "Con il Rum decidi la distanza solo quando vedi tutte le carte.",
    "why.prowls": "Black Jack deve avanzare di {0}, fino alla {1}.",
    "hint.prowls": "Mandi Black Jack avanti di {0}, fino alla {1}.",
    "why.worth_bidding": (
        "Costa il {0} (punti: {1}), e Black Jack potrebbe derubare {2}: quella ciurma conta "
        "{3}, la propria {4}."
    ),
    "hint.worth_bidding": (
        "Ti costa il {0} (punti: {1}), e Black Jack potrebbe derubare per te {2}: quella "
        "ciurma conta {3}, la tua {4}."
    ),
    "why.guards": "Costa il {0} (punti: {1}), e Black Jack non deruba mai chi lo comanda.",
    "hint.guards": (
        "Ti costa il {0} (punti: {1}), e finché comandi Black Jack lui non ti deruba mai."
    ),
    "why.too_dear": (
        "{0} offre il {1}. Offrire di più costa più di quanto Black Jack probabilmente renderà."
    ),
    "hint.too_dear": (
        "{0} offre il {1}. Offrire di più ti costa più di quanto Black Jack probabilmente ti "
        "renderà."
    ),
    "why.not_worth": (
        "Anche il {0}, che manca di meno (punti: {1}), vale più di quanto Black Jack "
        "probabilmente renderà."
    ),
    "hint.not_worth": (
        "Anche il {0}, che ti manca di meno (punti: {1}), vale più di quanto Black Jack "
        "probabilmente ti renderà."
    ),
    "why.pays_nobody": "Così non si paga nessun furfante per Black Jack.",
    "hint.pays_nobody": "Così non paghi nessun furfante per Black Jack.",
    "why.missed_least": "Il {0} è quello che manca di meno; punti persi: {1}.",
    "hint.missed_least": "Il {0} è quello che ti manca di meno; punti che perdi: {1}.",
    "why.gives": "Punti persi con il {0}: {1}.",
    "hint.gives": "Punti che perdi con il {0}: {1}.",
    "why.steals_best": "Il {0} rende di più. Punti guadagnati: {1}; persi da {2}: {3}.",
    "hint.steals_best": (
        "Il {0} ti rende di più. Punti che guadagni: {1}; punti che perde {2}: {3}."
    ),
    "why.steals": "Punti guadagnati con il {0}: {1}; persi da {2}: {3}.",
    "hint.steals": "Punti che guadagni con il {0}: {1}; punti che perde {2}: {3}.",
    "why.enlists_best": "Il {0} rende di più; punti: {1}.",
    "hint.enlists_best": "Il {0} ti rende di più; punti: {1}.",
    "why.enlists": "Punti guadagnati con il {0}: {1}.",
    "hint.enlists": "Punti che guadagni con il {0}: {1}.",
    "why.reaches": "Taverne da Black Jack a {0}: {1}. Così ci arriva.",
    "why.keeps_away": "Taverne da Black Jack a {0}: {1}. Così non ci arriva.",
    "why.lands": "Taverne da Black Jack a {0}: {1}. Così si ferma proprio là.",
    "why.lands_elsewhere": "Taverne da Black Jack a {0}: {1}. Così non si ferma là.",
    "why.keeps_few": "Così la ciurma resta piccola: {0}. Chi ha meno furfanti non viene derubato.",
    "hint.keeps_few": (
        "Così la tua ciurma resta piccola: {0}. Chi ha più furfanti di te non può derubarti."
    ),
    "why.ahead_of_him": "{0}: da là il primo sul suo cammino è {1}, taverne più avanti: {2}.",
    "why.in_reach": "Al massimo sette taverne più avanti: {0*}.",
    "why.nobody_ahead": "Nelle sette taverne più avanti non c’è nessun capitano.",
    "look.taverns": "Guarda le prossime taverne: chi c’è da prendere, e chi sta in mezzo?",
    "look.crew": "Guarda le ciurme: dove conta di più ogni furfante?",
    "look.black_jack": "Guarda Black Jack: chi raggiunge, e chi ha la ciurma più grande?",
    "look.places": "Guarda dove stanno gli altri: chi sarebbe un po’ più avanti?",
}
