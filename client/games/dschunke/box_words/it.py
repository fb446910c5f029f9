"""Il modulo per la propria scatola, in italiano."""

WORDS = {
    "box": "La tua scatola",
    "box.about": "Hai Dschunke? Scrivi che cosa è stampato sulle tue carte e sul tuo tabellone.",
    "box.afresh": "Ecco di nuovo i valori ricostruiti. Non sono ancora salvati.",
    "box.bad.count": "{0}: ci vogliono {1} voci; qui: {2}.",
    "box.bad.entry": "{0}, voce {1}: «{2}» non può essere giusto.",
    "box.bad.parts": "Un testo così ha 4 parti separate da una /; parti qui: {0}.",
    "box.cell": "Carta {0}, {1}",
    "box.copied": "Il testo è negli appunti.",
    "box.copy": "Copia",
    "box.event.": "–",
    "box.event.S": "S",
    "box.event.Y": "Y",
    "box.fault.price": "Ognuno dei quattro è un numero da 0 a 9, o S.",
    "box.fault.same": "Devono essere due giunche diverse.",
    "box.fault.twice": "Questa coppia c’è già, più sopra.",
    "box.fault.word": "Così non può essere giusto.",
    "box.faulty": "Per favore ricontrolla: {0}",
    "box.field.event": "Casella {0}: evento",
    "box.field.five": "Carta {0}: qui cinque casse",
    "box.field.number": "Casella {0}: numero",
    "box.field.trade": "Casella {0}: azione",
    "box.field.two": "Carta {0}: qui due casse",
    "box.forget": "Elimina i miei",
    "box.forgotten": "I tuoi valori sono stati eliminati.",
    "box.help.lower": (
        "Le dieci caselle della fila «3/4»: che cosa si fa, il numero, e l’evento (S: carta "
        "speciale, Y: si dice quanto denaro si ha)."
    ),
    "box.help.market": (
        "Dieci carte, in qualsiasi ordine: che cosa rende ogni merce, da 0 a 9 Yen, o S per una "
        "carta speciale."
    ),
    "box.help.pairs": (
        "Le cinque carte da 12 Yen: cinque casse sulla giunca in alto, due su quella in basso."
    ),
    "box.help.text": (
        "Tutti i valori in un testo: per conservarlo, per mandarlo a qualcuno, o per usarne uno "
        "che hai ricevuto."
    ),
    "box.help.upper": (
        "Le dieci caselle della fila «4», in quattro: che cosa si fa, il numero, e l’evento (S: "
        "carta speciale, Y: si dice quanto denaro si ha)."
    ),
    "box.ours.lower": (
        "Per ora c’è la nostra ricostruzione: sono sicuri solo la casella 1 e l’evento della "
        "casella 5."
    ),
    "box.ours.market": "Per ora c’è la nostra ricostruzione: sono sicure solo le carte 1 e 2.",
    "box.ours.pairs": "Per ora c’è la nostra ricostruzione: nessuna è sicura.",
    "box.ours.upper": "Per ora c’è la nostra ricostruzione: nulla è sicuro.",
    "box.part.lower": "Fila 3/4",
    "box.part.market": "Mercato",
    "box.part.pairs": "12 Yen",
    "box.part.text": "Testo",
    "box.part.upper": "Fila 4",
    "box.parts": "Parti",
    "box.read": "Usa questo testo",
    "box.reset": "Valori ricostruiti",
    "box.save": "Salva",
    "box.saved": "Salvati. Puoi scegliere questi valori quando prepari una partita.",
    "box.share": "Condividi",
    "box.taken": "I valori ora sono qui nel modulo. Non sono ancora salvati.",
    "box.uncopied": "Qui gli appunti non si possono usare. Seleziona il testo e copialo.",
    "box.unsaved": "Il dispositivo non è riuscito a salvarli.",
    "box.yours": "Ecco i valori che hai salvato.",
}
