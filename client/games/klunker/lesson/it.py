"""Klunker’s lesson in Italian."""

TEXTS = {
    "start": "Vetrina e cassaforte",
    "street": (
        "Ecco la via dei gioiellieri! Questo negozio è tuo, gli altri sono di {1} e di {2}. Alla "
        "fine vince chi ha più banconote."
    ),
    "hand": (
        "Questa è la tua mano. Quattro gioielli uguali in cassaforte diventano denaro, e due denti "
        "d’oro li hai già!"
    ),
    "show": (
        "Prima si allestisce la vetrina, con quello che non serve. Tocca la scarpa e il diadema, "
        "poi il pulsante verde."
    ),
    "show.show": (
        "Chi compra la tua vetrina si prende tutto. Tieni i due denti d’oro, e metti in vetrina la "
        "scarpa e il diadema."
    ),
    "bait": "Guarda un po’: {1} vende due denti d’oro. Con i tuoi due sarebbero quattro!",
    "store": (
        "Ora la cassaforte: un gioiello alla volta, a turno. Metti al sicuro il primo dente d’oro."
    ),
    "store.store": "Così metti solo disordine in cassaforte. Metti un dente d’oro.",
    "store.leave": "Non ancora! Prima tutti e due i denti in cassaforte, poi si compra.",
    "again": "Anche {1} e {2} hanno messo via qualcosa. Ora il secondo dente d’oro.",
    "again.store": "Un secondo tipo ti fa guadagnare meno. Metti l’altro dente d’oro.",
    "again.leave": "Ancora uno! Il secondo dente non è in cassaforte.",
    "pass": (
        "Due denti in cassaforte, due da {1}. Ora fai presto: chi passa per primo compra per "
        "primo. Passa!"
    ),
    "pass.store": (
        "Meglio di no: ogni altro tipo in cassaforte fa rendere di meno i quattro denti. Passa, e "
        "compri prima di tutti."
    ),
    "card": "Eccola, la carta acquisto 1: scegli prima di tutti gli altri.",
    "buy": (
        "Compra la vetrina di {1}: costa 1 banconota, che va a {1}. Tocca la vetrina con i denti."
    ),
    "buy.buy": "Lì non ci sono denti d’oro. Sono nella vetrina di {1}.",
    "four": (
        "Quattro denti d’oro in cassaforte: venduti subito, per 4 banconote! Ne hai spesa 1, "
        "quindi ne hai 3 in più."
    ),
    "tidy": (
        "Ne hai avute 4 perché in cassaforte non c’era altro. Con due tipi se ne ricevono 3, con "
        "tre 2, con di più soltanto 1."
    ),
    "sold": "La tua vetrina è piaciuta: {1} ti paga 1 banconota. Anche questo è denaro!",
    "refill": (
        "{2} ha preso la propria vetrina: è gratis. Ora tutte le mani tornano a sei carte e "
        "comincia un nuovo round."
    ),
    "nothing": "Non comprare nulla",
    "later": (
        "Tre round dopo. Aspetti la quarta scarpa ed è ora di comprare: {1} ha la carta 1, tu la "
        "2, {2} la 3."
    ),
    "gustav": (
        "Ahi: tre monocoli nella cassaforte di {2}, il quarto nella sua vetrina. Appena tocca a "
        "lui, incassa!"
    ),
    "decline": (
        "Ma la tua vetrina è vuota, quindi puoi non comprare nulla: e così gli acquisti finiscono "
        "per tutti. Fallo!"
    ),
    "decline.buy": (
        "Ti costa 1 banconota e mette disordine in cassaforte. Meglio non comprare nulla: è "
        "gratis, e fa arrabbiare {2}."
    ),
    "bell": (
        "{2} è rimasto a bocca asciutta! E chi non compra nulla riceve il campanello: il prossimo "
        "round lo cominci tu."
    ),
    "end": "L’ultimo round",
    "empty": (
        "Round 9, il mazzo è vuoto: è l’ultimo. Tu hai 9 banconote, {2} ne ha 12. Riuscirai a "
        "superarlo?"
    ),
    "necklaces": (
        "Le collane sono speciali: quattro rendono sempre 4, anche con la cassaforte in disordine. "
        "Ne hai due in vetrina e una in cassaforte."
    ),
    "add": (
        "Quello che ti serve è già in vetrina: nessuno l’ha comprato. Tocca «Non aggiungere nulla»."
    ),
    "add.show": "Non rendere la vetrina ancora più invitante! Tocca «Non aggiungere nulla».",
    "third": "Ora metti in cassaforte la collana che hai in mano.",
    "third.store": "Adesso servono solo collane. Metti la collana.",
    "third.leave": "Aspetta: senza questa collana sono soltanto tre.",
    "early": "Due in cassaforte, due nella tua vetrina. Passa ora, prima che te le comprino!",
    "early.store": "Se continui, qualcun altro prende la carta 1 e le tue collane. Passa!",
    "own": "Tocca prima a te. Compra la tua vetrina: non costa nulla.",
    "own.buy": "Lì non c’è niente per te. Le collane sono nella tua vetrina.",
    "over": (
        "Quattro collane, 4 banconote: hai superato {2}! Il mazzo non basta più per riempire le "
        "mani, quindi la partita è finita. Guarda il punteggio."
    ),
}
