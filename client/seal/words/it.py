"""Che cosa si dice di una mescolata sigillata, in italiano."""

WORDS = {
    "seal.attempt": (
        "Questo è stato il tentativo {0}: ogni volta un telefono non ha mostrato in tempo la "
        "sua parte e tutti ne hanno estratta una nuova."
    ),
    "seal.checking": "Controllo in corso: ogni mossa viene rigiocata con queste carte…",
    "seal.commitment": "Depositato:",
    "seal.compare": "Confrontate a voce, ogni telefono deve mostrare le stesse parole: {0}",
    "seal.deal": "Fatto, dai le carte",
    "seal.digits": "Tutte le cifre",
    "seal.fine": "Controllato: le carte erano quelle della mescolata sigillata.",
    "seal.flaw.added": "Una quota è stata aggiunta dopo che tutto era già depositato: {0}.",
    "seal.flaw.broken": "Una parte non è quella che era stata depositata: {0}.",
    "seal.flaw.gone": "Una quota è stata tolta dopo che tutto era già depositato: {0}.",
    "seal.flaw.left": "Manca una parte, che non è stata mostrata: {0}.",
    "seal.flaw.moves": "Le mosse della partita non portano dove dovrebbero.",
    "seal.flaw.other": "Un deposito, o la sua parte, è cambiato nel frattempo: {0}.",
    "seal.flaw.seed": (
        "Le carte non sono state date da queste parti: il seme di partenza è un altro."
    ),
    "seal.flaw.table": "Questa non è la mescolata annunciata: il tavolo o il tentativo è un altro.",
    "seal.flaw.unreadable": "I dati di questa mescolata non si possono leggere.",
    "seal.flaw.unshown": (
        "La partita è finita, ma non è stato mostrato da che cosa venivano le carte."
    ),
    "seal.laid": (
        "Questo telefono ha appena depositato la sua parte e non può più cambiarla. Chi non si "
        "fida fotografi queste cifre:"
    ),
    "seal.later": (
        "Appena finisce la partita, questo telefono controlla se le carte erano quelle, anche "
        "senza rete."
    ),
    "seal.means": "Che cosa prova",
    "seal.next": "Può bastare",
    "seal.none": "Queste carte non sono sigillate: nessun telefono ha dato in tempo la sua parte.",
    "seal.not.net": (
        "Non prova che nessuno sbirci: durante la partita il server conosce tutte le carte e "
        "potrebbe rivelarle a qualcuno."
    ),
    "seal.not.one": (
        "Non prova che nessuno sbirci, e chi ha manomesso l’app su questo telefono può "
        "ingannarvi: perciò controllate il file della partita anche su un altro telefono."
    ),
    "seal.out": "Senza quota: {0}.",
    "seal.pad": (
        "Tocca qui o scarabocchia con un dito, come vuoi. Con una tastiera premi tasti a caso."
    ),
    "seal.part": "Parte:",
    "seal.phone": "questo telefono",
    "seal.proves.net": (
        "Se il controllo riesce e le quattro parole erano uguali, le carte venivano da parti "
        "fissate tutte prima che se ne mostrasse una: quindi nessuno ha potuto sceglierle, "
        "nemmeno il server."
    ),
    "seal.proves.one": (
        "Se il controllo riesce e le quattro parole sono quelle annotate, le carte venivano "
        "dalla parte che questo telefono aveva fissato prima e dai tocchi di tutti: quindi "
        "nessuno ha potuto prepararle."
    ),
    "seal.said": "Sono uguali",
    "seal.server": "il server",
    "seal.shares": "Chi ha mescolato",
    "seal.stranger": (
        "Questo telefono non ha conservato nulla di prima della distribuzione: confrontate le "
        "quattro parole con quelle annotate."
    ),
    "seal.turn": "La tua quota, {0}",
    "seal.why": "Che cos’è?",
    "seal.words": "Quattro parole",
    "seal.words.net": (
        "Vengono da tutti i depositi e dalle parti di tutti i telefoni. All’inizio ogni "
        "telefono mostrava le stesse."
    ),
    "seal.words.one": "Annotatele su carta: alla fine devono essere le stesse.",
    "seal.wrong": "In questa mescolata c’è qualcosa che non va.",
}
