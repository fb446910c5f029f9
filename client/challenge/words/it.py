"""Che cosa si dice delle sfide, in italiano."""

WORDS = {
    "challenge.about": (
        "Chi ha questo codice gioca con le stesse carte contro gli stessi bot. Anche ciò che si "
        "pesca più tardi è già in ordine: a mosse uguali, risposte uguali."
    ),
    "challenge.again": "Gioca ancora",
    "challenge.again.help": (
        "Ormai conosci le carte: nel diario, per ogni nome, vale la prima volta."
    ),
    "challenge.bad.file": "Qui non c’è niente che riguardi questa sfida.",
    "challenge.bad.game": "Questo codice è per un gioco che questa app non ha.",
    "challenge.bad.length": "Un codice ha 16 lettere. Queste sono {0}.",
    "challenge.bad.letter": "«{0}» non c’è in nessun codice.",
    "challenge.bad.mistyped": "C’è un errore di battitura: ricontrolla lettera per lettera.",
    "challenge.bad.newer": (
        "Questo codice viene da una versione più nuova di Unke. Prima aggiorna l’app."
    ),
    "challenge.bad.older": (
        "Questo codice è di una versione più vecchia di Unke, con altre regole o altri bot: non si "
        "potrebbe più giocare allo stesso modo."
    ),
    "challenge.bad.own": (
        "Le sfide si giocano con la scatola standard e senza vantaggi: cambiali nella preparazione."
    ),
    "challenge.bad.setup": "Una partita così non esiste.",
    "challenge.bad.size": "Accordi così lunghi non stanno in nessun codice.",
    "challenge.calendar": "Calendario",
    "challenge.code": "Codice",
    "challenge.compare": "Fianco a fianco",
    "challenge.compare.choose": "Scegli due risultati per vedere dove si sono divisi.",
    "challenge.compare.gone": (
        "Quale decisione fosse si può dire solo finché una delle due partite è su questo telefono."
    ),
    "challenge.copied": "Il link è negli appunti.",
    "challenge.copy": "Copia il link",
    "challenge.copy.bad": "Non è stato possibile copiare il link.",
    "challenge.day": "Partita del giorno, {0}",
    "challenge.day.short": "{0}: {1}",
    "challenge.earlier": "Mese prima",
    "challenge.file": "Come file",
    "challenge.from.file": "Risultati da un file",
    "challenge.later": "Mese dopo",
    "challenge.look": "Guarda sul tavolo",
    "challenge.make": "Lanciane una tu",
    "challenge.make.help": "Scegli un gioco, preparalo come vuoi e tocca lì «Sfida».",
    "challenge.month": "{0} {1}",
    "challenge.months": (
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre "
        "dicembre"
    ),
    "challenge.name": "Chi gioca?",
    "challenge.news": "{0} risultati nuovi",
    "challenge.news.0": "Niente di nuovo: questi risultati c’erano già tutti.",
    "challenge.news.1": "1 risultato nuovo",
    "challenge.open": "Apri",
    "challenge.parted": "La decisione {0} è stata la prima diversa",
    "challenge.place": "{0}º posto",
    "challenge.point": "{0} punto",
    "challenge.points": "{0} punti",
    "challenge.qr": "Codice QR di questa sfida",
    "challenge.qr.how": (
        "La fotocamera di un altro telefono apre questa sfida, col risultato se ne hai scelto uno."
    ),
    "challenge.qr.none": "Questo risultato è troppo lungo per un codice QR. In un file ci sta.",
    "challenge.result": "Risultato",
    "challenge.results": "Risultati",
    "challenge.same": "Tutte le decisioni sono state uguali ({0})",
    "challenge.same.before": "Decisioni uguali fino a qui: {0}",
    "challenge.share": "Sfida qualcuno o scambia risultati",
    "challenge.today": "Oggi",
    "challenge.trust": (
        "Chi ha un codice potrebbe guardare prima le carte: si gioca sulla fiducia. Nessun altro "
        "tavolo nasce mai da un codice."
    ),
    "challenge.try": "{0}, tentativo {1}",
    "challenge.type": "Scrivi un codice",
    "challenge.type.help": "16 lettere; maiuscole, spazi e trattini non contano.",
    "challenge.unplayed": "non giocata",
    "challenge.weekdays": "lun mar mer gio ven sab dom",
    "challenge.you": "Tu",
    "challenges": "Sfide",
    "challenges.about": (
        "Una sfida è una partita che anche altri possono giocare: stesse carte, stessi bot. Ogni "
        "giorno ne porta una per ogni gioco, la stessa dappertutto."
    ),
}
