"""Come si gioca a Halunken und Spelunken, in italiano."""

TEXTS = {
    "goal": "Di che cosa si tratta",
    "goal.goal": (
        "",
        "Un porto inglese, verso il 1750. Siete capitani, e stanotte arruolate una ciurma nelle "
        "taverne: tutti furfanti.",
        "Per 8 round andate di taverna in taverna. Poi vince la *ciurma che vale di più*.",
    ),
    "goal.games": (
        "Due modi di giocare",
        "*Senza Black Jack* s’impara subito: basta ciò che viene prima di «Black Jack». Si gioca "
        "in 3 o 4, anche con i bambini.",
        "*Con Black Jack* c’è anche l’oscuro signore del porto. Si lascia comprare, e deruba. In "
        "2 c’è sempre.",
    ),
    "table": "Sul tavolo",
    "table.harbour": (
        "Il porto",
        "14 taverne in cerchio, ognuna con 3 furfanti. Solo il primo mostra la faccia; i "
        "cartoncini alla porta dicono quanti ce ne sono sotto. Quando è vuota, la taverna resta "
        "al buio.",
        "In mezzo: la nave, e le ultime carte scoperte.",
    ),
    "table.scoundrels": (
        "42 furfanti",
        "Il numero è il valore del furfante. I colori sono quattro: *rosso* da 4 a 11 e 15, "
        "*viola* da 3 a 11 e 14, *verde* da 2 a 11 e 13, *giallo* da 1 a 12.",
    ),
    "table.start": (
        "L’inizio",
        "A turno, ognuno mette il proprio capitano davanti a una taverna libera e ne prende il "
        "primo furfante, chiunque sia: per ora sono tutti coperti.",
        "Poi ogni taverna scopre la sua prima carta.",
    ),
    "cards": "Carte e movimento",
    "cards.cards": (
        "Le tue carte",
        "Hai 8 carte: da 1 a 7, e il Rum. A ogni round ognuno ne posa una coperta, e si scoprono "
        "tutte insieme.",
        "Ogni carta si gioca una volta sola, e quelle giocate restano scoperte: così vedi che "
        "cosa hanno ancora gli altri.",
    ),
    "cards.order": (
        "Chi si muove per primo?",
        "Il *numero più basso*, e così via a salire. I capitani vanno in senso orario di tante "
        "taverne quante dice la carta; contano anche quelle occupate.",
    ),
    "cards.equal": (
        "Carte uguali",
        "Si annullano: questi capitani *restano fermi*. Ma prima che gli altri si muovano, ognuno "
        "di loro prende il primo furfante dove si trova. A volte si vuole proprio questo.",
    ),
    "cards.rum": (
        "Rum",
        "Quando le carte sono scoperte, dai al tuo Rum un numero da 1 a 7 che non stia su "
        "nessun’altra carta di questo round, nemmeno su una annullata. Dice anche quando ti "
        "muovi. Due o più Rum si annullano.",
    ),
    "arrival": "Alla taverna",
    "arrival.take": (
        "Arruolare",
        "Dove il tuo capitano finisce il movimento, prendi il primo furfante e lo metti scoperto "
        "nella tua ciurma. Poi si scopre il prossimo. Dove è buio non c’è nessuno da prendere.",
    ),
    "arrival.meeting": (
        "C’è già qualcuno",
        "Prima prendi il furfante della taverna. Poi si conta: se il capitano che trovi ha *tanti "
        "furfanti quanti ne hai tu, o di più*, devi rubargliene uno a tua scelta. Se ne ha di "
        "meno, se li tiene.",
    ),
    "arrival.push": (
        "Fare posto",
        "Derubato o no, chi c’era viene spinto in senso orario alla prossima taverna libera. Lì "
        "non prende nulla e non deruba nessuno. Se deve ancora muoversi, parte da lì.",
        "Anche dove sta Black Jack non c’è posto.",
    ),
    "score": "Contare le ciurme",
    "score.score": (
        "Quanto vale una ciurma",
        "Tutti i valori, sommati per colore. E il colore di cui hai *più furfanti* vale doppio: "
        "la riga «Raddoppiato» lo aggiunge un’altra volta.",
        "Se di più colori ne hai lo stesso numero, l’app raddoppia quello che rende di più.",
    ),
    "score.end": (
        "La fine",
        "Dopo 8 round le carte sono finite. Vince chi ha più punti; a parità si vince insieme.",
    ),
    "score.match": (
        "Tre partite di fila",
        "Se volete, giocate 3 partite, ognuna da capo e cominciata dal giocatore seguente. I punti "
        "si sommano; il punteggio mostra ogni partita per sé.",
    ),
    "jack": "Black Jack",
    "jack.jack": (
        "L’oscuro signore",
        "Il pezzo nero non è di nessuno. Chi lo paga lo comanda per un round, e ruba con lui. Se "
        "nessuno lo paga, deruba *tutti*.",
        "Le sue carte, da 1 a 12, stanno coperte sulla nave. Tutti vedono quali gli restano; 4 "
        "non si scopriranno mai.",
    ),
    "jack.round": (
        "Un round con lui",
        "# Asta: chi lo comanda?",
        "# Le carte, e si muovono i capitani.",
        "# Per ultimo si muove Black Jack.",
    ),
    "jack.start": (
        "Dove comincia",
        "Chi all’inizio ha preso il furfante più basso mette Black Jack davanti a una taverna "
        "libera. Chi ha preso il più alto apre l’asta.",
        "A parità di valore il giallo sta sopra il verde, il verde sopra il viola, il viola sopra "
        "il rosso.",
    ),
    "auction": "L’asta",
    "auction.bid": (
        "Offrire",
        "In senso orario: offri 1 furfante della tua ciurma, di *valore* più alto dell’ultima "
        "offerta, oppure passa. I colori non contano. Chi rilancia si riprende l’offerta di prima.",
        "Chi passa è fuori per questo round. Chi non ha nessuno di abbastanza alto deve passare.",
    ),
    "auction.pay": (
        "Pagare",
        "L’offerta più alta va al *porto*, e chi l’ha fatta comanda Black Jack per questo round. "
        "Se passano tutti, non lo comanda nessuno.",
        "La prossima asta la apre chi l’ha comandato per ultimo; finché nessuno l’ha fatto, chi "
        "all’inizio ha preso il furfante più alto.",
    ),
    "prowl": "Black Jack si muove",
    "prowl.move": (
        "Il suo cammino",
        "Quando i capitani hanno finito, si scopre la sua prossima carta: va avanti di tanto, in "
        "senso orario. Se lì c’è un capitano, prosegue fino alla prossima taverna libera. Dalle "
        "taverne non prende nulla.",
    ),
    "prowl.hired": (
        "Se lo comandi tu",
        "A ogni capitano che supera o raggiunge rubi *tu* 1 furfante a tua scelta, un capitano "
        "dopo l’altro. Si salva chi in quel momento ne ha *meno di te*, e il tuo capitano.",
    ),
    "prowl.alone": (
        "Se non lo comanda nessuno",
        "Ogni capitano che supera o raggiunge cede 1 furfante, per quanto pochi ne abbia; ognuno "
        "sceglie quale. Vanno al porto.",
    ),
    "prowl.found": (
        "La ricompensa del porto",
        "Se il tuo capitano finisce il movimento dove sta Black Jack, prendi il furfante della "
        "taverna, e poi 1 a tua scelta dal *porto*, per quanti tu ne abbia. Se il porto è vuoto, "
        "non c’è nulla da prendere.",
        "Poi Black Jack fa posto: lo spingi alla prima taverna libera *da una parte o dall’altra*.",
    ),
    "two": "In due",
    "two.auction": (
        "Un terzo capitano",
        "Black Jack ha le 8 carte di un capitano che nessuno gioca, da 1 a 7 e il Rum, visibili a "
        "entrambi. A ogni round va all’asta; se il primo passa, l’altro può ancora offrire.",
    ),
    "two.three": (
        "Tre pezzi si muovono",
        "Chi lo comanda posa *due* carte: una per il proprio capitano, una per Black Jack. "
        "L’altro ne posa una. Si scoprono tutte e tre insieme, e comincia la più bassa.",
        "Anche qui le carte uguali si annullano, perfino le tue due: allora il tuo capitano resta "
        "e prende; Black Jack resta e non deruba nessuno. Il numero del suo Rum lo dici tu.",
    ),
    "two.alone": (
        "Nessuno ha offerto",
        "Quando entrambi hanno scelto, si pesca alla cieca una delle sue carte. Un Rum, se è "
        "l’unico, vale il numero più basso che non sta su un’altra carta.",
    ),
    "two.raid": (
        "Ruba per te",
        "Se comandi Black Jack e il suo numero finisce dove sta il capitano dell’*altro*, *puoi* "
        "rubare 1 furfante da quella ciurma, purché non sia più piccola della tua. Poi lui "
        "prosegue fino alla prossima taverna libera.",
        "Potete anche accordarvi perché rubi lungo tutto il cammino, a chi sorpassa o raggiunge.",
    ),
    "two.meeting": (
        "Trovarlo",
        "Se finisci il movimento su un Black Jack comandato dall’*altro*, prendi il furfante "
        "della taverna. Poi *puoi* prenderne 1 dal porto, oppure 1 dall’altro, purché ne abbia "
        "tanti quanti ne hai tu, o di più.",
        "Chi lo comanda prende dal porto. Se non lo comanda nessuno, vale per entrambi, e lui "
        "ruba come con più giocatori.",
    ),
    "picture.harbour": "Black Jack sta davanti alla taverna 9; nella 5 non c’è più nessuno.",
    "picture.order": "Prima il verde, poi il rosso, poi il blu.",
    "picture.equal": "Rosso e blu restano fermi; si muove solo il verde.",
    "picture.rum": "Il verde può scegliere uno di questi.",
    "picture.meeting": "Il rosso ora ne ha tre, il blu tre: il rosso ne ruba uno.",
    "picture.push": "Il blu fa posto: avanti, alla prossima taverna libera.",
    "picture.crew": "Tre verdi: 19 punti contano doppio. 6 + 5 + 38 = 49.",
    "picture.bids": "L’8 del blu batte il 3 del rosso.",
    "picture.prowl": "Sei taverne in senso orario: guai a chi sta sul suo cammino.",
    "picture.recruits": "Il verde l’ha trovato e sceglie dal porto.",
}
