"""Come si gioca a Klunker, in italiano."""

TEXTS = {
    "goal": "Di che cosa si tratta",
    "goal.goal": (
        "",
        "Siete gioiellieri della stessa strada. Alla fine vince chi ha *più banconote*.",
        "I gioielli da soli non rendono. Il denaro viene da *quattro gioielli uguali* nella tua "
        "cassaforte, e dai vicini che comprano ciò che c’è nella tua vetrina.",
    ),
    "goal.round": (
        "Un round in tre passi",
        "# Ognuno mette gioielli nella propria *vetrina*.",
        "# Uno alla volta, i gioielli vanno in *cassaforte*; oppure passi e prendi una carta "
        "acquisto.",
        "# Nell’ordine di queste carte, ognuno compra una *vetrina* intera.",
        "Poi tutti completano di nuovo la mano.",
    ),
    "table": "Sul tavolo",
    "table.shop": (
        "Un negozio",
        "Sul velluto, la *vetrina*: ciò che contiene è in vendita. Dietro la porta d’acciaio, la "
        "*cassaforte*: qui i gioielli aspettano di essere quattro uguali. Entrambe sono visibili "
        "a tutti.",
        "Il campanello indica il *primo giocatore*. Quante banconote e quante carte ha ognuno è "
        "scritto accanto ai nomi.",
    ),
    "table.jewels": (
        "94 gioielli",
        "Ce ne sono 14 per ognuno dei sei tipi, più 10 collane. Il dorso di ogni carta è una "
        "*banconota*: ciò che si vende si gira e diventa denaro.",
    ),
    "table.start": (
        "L’inizio",
        "Ognuno riceve 1 carta come prima banconota, e nessuno può mai guardarne l’altro lato. "
        "Poi 6 gioielli in mano.",
        "Il primo giocatore si sorteggia, oppure lo scegliete voi: per tradizione il più giovane.",
    ),
    "windows": "Passo 1: la vetrina",
    "windows.fill": (
        "",
        "Comincia il primo giocatore, poi in senso orario: metti in vetrina quanti gioielli vuoi "
        "dalla tua mano, in una volta sola. Anche nessuno, o tutti.",
        "Solo se la tua vetrina è *vuota* ce ne devi mettere almeno 1.",
        "Una vetrina non ha limiti. Ciò che contiene resta lì finché qualcuno lo compra, magari "
        "tu.",
    ),
    "safe": "Passo 2: la cassaforte",
    "safe.store": (
        "Uno alla volta",
        "Dal primo giocatore, giro dopo giro: *metti* 1 gioiello dalla mano nella tua cassaforte, "
        "oppure *passa*.",
        "Non è mai un obbligo. Ma chi non ha più carte deve passare.",
    ),
    "safe.pass": (
        "Passare",
        "C’è una carta acquisto per ognuno. Chi passa prende la più bassa rimasta, e per questo "
        "passo ha finito. Chi passa presto compra presto; gli altri possono ancora mettere "
        "gioielli.",
        "L’ultimo rimasto può metterne uno dopo l’altro. Quando tutte le carte acquisto sono "
        "prese, si compra.",
    ),
    "sale": "Quattro uguali",
    "sale.four": (
        "Venduti subito",
        "Appena nella tua cassaforte c’è il 4º gioiello di un tipo, messo o comprato, quei "
        "quattro si vendono.",
        "Conviene l’ordine: con 1 tipo in cassaforte ricevi 4 banconote, con 2 tipi 3, con 3 tipi "
        "2, con di più soltanto 1. Conta anche il tipo che vendi.",
        "Dei quattro se ne girano tanti quante banconote ricevi, e diventano denaro. Gli altri "
        "escono dal gioco.",
        "Se di un tipo ce ne sono più di 4, tutti quelli in più contano insieme come un altro "
        "tipo.",
    ),
    "sale.several": (
        "Più gruppi di quattro",
        "Se comprando completi più gruppi, si vendono uno dopo l’altro, e ogni volta i tipi si "
        "contano da capo. L’app trova l’ordine che rende di più.",
        "Se in cassaforte ci sono soltanto 9 gioielli di un tipo, i primi quattro rendono 3 "
        "banconote e gli altri quattro ancora 3: ogni volta ne avanza qualcuno.",
    ),
    "sale.necklaces": (
        "Collane",
        "4 collane rendono sempre 4 banconote, qualunque cosa ci sia in cassaforte. Finché non si "
        "vendono, contano come un tipo qualsiasi.",
    ),
    "buying": "Passo 3: comprare",
    "buying.buy": (
        "Una vetrina intera",
        "Nell’ordine delle carte acquisto, ognuno compra 1 vetrina con tutto ciò che contiene. "
        "Quella di un altro costa 1 banconota, pagata al proprietario, che sia piena o quasi "
        "vuota. *La tua è gratis.*",
        "I gioielli vanno subito in cassaforte, e i gruppi di quattro si vendono subito.",
    ),
    "buying.must": (
        "Chi deve comprare?",
        "Chi ha gioielli nella propria vetrina: quella o un’altra. Se la tua è vuota, puoi anche "
        "*non comprare nulla*.",
        "Senza banconote puoi prendere solo la tua; se è vuota, non compri nulla. Una vetrina "
        "vuota non si può comprare.",
    ),
    "buying.nothing": (
        "Non comprare nulla",
        "Così *gli acquisti finiscono per tutti*, anche per chi non ha ancora comprato. E il "
        "primo giocatore diventi tu. Se tutti comprano, il primo giocatore resta lo stesso.",
    ),
    "end": "Fine e punti",
    "end.refill": (
        "Il prossimo round",
        "Le carte acquisto tornano al loro posto. Dal primo giocatore in poi, ogni mano torna a 6.",
    ),
    "end.end": (
        "La fine",
        "Se il mazzo non basta a riempire tutte le mani, la partita finisce in quel momento. Non "
        "si distribuisce più nulla.",
    ),
    "end.score": (
        "Il punteggio",
        "Ogni banconota vale 1 punto. I gioielli in mano, in vetrina e in cassaforte non valgono "
        "nulla.",
        "A parità vince chi ha *meno carte rimaste* tra vetrina e cassaforte. Se anche queste "
        "sono pari, si vince insieme.",
    ),
    "picture.own_shop": (
        "Il negozio di Anna: tre gioielli in vendita, tre denti d’oro e un orecchino in cassaforte."
    ),
    "picture.jewels": (
        "Piercing, orecchino, dente d’oro, scarpa, diadema, monocolo, collana; i numeri dicono "
        "quanti ce ne sono."
    ),
    "picture.filling": "Anna e Ben hanno riempito le vetrine.",
    "picture.storing": "Ancora un dente d’oro, e Anna vende i suoi quattro.",
    "picture.tickets": "Il primo che passa prende l’1.",
    "picture.prices": "Quattro denti d’oro accanto a sempre più tipi.",
    "picture.sets": "Con tre tipi le scarpe rendono 2; poi gli orecchini rendono 3.",
    "picture.necklaces": "Quattro tipi, eppure quattro banconote.",
    "picture.buying": "Prima compra Carla, poi Ben, poi Anna.",
    "picture.riches": "Cinque banconote: 5 punti.",
}
