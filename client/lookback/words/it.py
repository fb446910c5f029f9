"""What is said when somebody looks back, in Italian."""

WORDS = {
    "look.hands": "Le carte di tutti",
    "look.knew": "Che cosa sapeva {0}?",
    "look.knew.did": "Qui {0} ha deciso: {1}.",
    "look.knew.exactly": (
        "Quel che è scoperto sul tavolo, la propria mano e quel che ricorda chi sta "
        "attento; per un bot anche un numero per sorteggiare. Nient’altro."
    ),
    "look.knew.idle": "Qui {0} non doveva decidere.",
    "look.knew.next": "Prossima decisione",
    "look.knew.raw": "Per chi sviluppa: il testo esatto",
    "look.knew.what": "Che cosa, di preciso?",
    "look.move": "Mossa",
    "look.next": "Un passo avanti",
    "look.pause": "Pausa",
    "look.play": "Riproduci",
    "look.preparing": "Ripasso le mosse…",
    "look.previous": "Un passo indietro",
    "look.round.back": "All’inizio del round",
    "look.round.on": "Al round successivo",
    "look.silent": "{0} ha deciso.",
    "look.table": "Al tavolo",
}
