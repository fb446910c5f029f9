"""Che cosa si dice di com’è andata, in italiano."""

WORDS = {
    "review": "Com’è andata",
    "review.apart": "Da dove viene il risultato, in punti percentuali",
    "review.apart.help": (
        "Mosse: quanto valevano le proprie rispetto a quelle del bot esperto. Altri: che cosa "
        "hanno portato le loro. Fortuna: tutto il resto, le carte e come si sono incrociate le "
        "scelte segrete. «?» non è ancora abbastanza sicuro."
    ),
    "review.best": "Mossa migliore",
    "review.better": "Meglio: {0}",
    "review.better.yet": "Guardo ancora più da vicino…",
    "review.changed": (
        "Questa partita seguiva regole più vecchie: le sue mosse non si possono più valutare."
    ),
    "review.clean": "Nessuna mossa che abbia di sicuro regalato qualcosa.",
    "review.decisions": "Le mosse",
    "review.fair": "Una mossa si giudica solo da ciò che si poteva sapere in quel momento.",
    "review.first": "Valuto ogni mossa…",
    "review.look": "Guarda sul tavolo",
    "review.luck": "Fortuna",
    "review.luck.skill": "Fortuna e bravura",
    "review.mindless": "Nessuno conosce questo gioco abbastanza da giudicarne le mosse.",
    "review.move": "Mossa {0}",
    "review.others": "Altri",
    "review.percent": "{0} %",
    "review.place": "Punto della partita",
    "review.player": "Chi",
    "review.plot": "Le probabilità di vittoria di ciascuno, come le avrebbe viste chi guardava",
    "review.result": "Esito",
    "review.running": "Solo dopo la fine: chi rivede la partita vede le carte di tutti.",
    "review.skill": "Mosse",
    "review.start": "Inizio",
    "review.stop": "Ferma",
    "review.stopped": "Interrotto. Ciò che si sa è qui sotto.",
    "review.sure": "Tutto valutato.",
    "review.table": "Le probabilità in una tabella",
    "review.turns": "I momenti decisivi",
    "review.unsure": "?",
    "review.worst": "Mossa più cara, {0}",
}
