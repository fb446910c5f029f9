"""La lezione di Dschunke in italiano."""

TEXTS = {
    "begin": "Prima del primo round",
    "harbour": (
        "Ecco il mercato galleggiante! Carichi casse su cinque giunche e vendi merci al banco. "
        "Dopo dieci round vince chi ha più Yen."
    ),
    "pool": (
        "Prima le merci: ognuno ne mette sei in un mucchio, poi si mescola e si distribuisce. "
        "Scegli le sei che vuoi!"
    ),
    "strip": (
        "Ora le prime barre di casse. Metti quelle degli altri, mai le tue! Prendi quella di {1}."
    ),
    "strip.pick": "Quella di {2} viene dopo. Prima quella di {1}.",
    "junk": (
        "Tre barre fanno uno strato; le prossime vanno sopra di traverso e coprono casse. Quindi "
        "non dove c’è la tua: sulla giunca arancione!"
    ),
    "junk.place": (
        "Così lo strato con la tua barra sarebbe pieno, e la prossima ti coprirebbe. Meglio la "
        "giunca arancione!"
    ),
    "begun": (
        "Ora arrivano le ultime barre, e i mercanti. Hai fretta? Le merci si possono anche "
        "distribuire, e le barre disporre come da piano."
    ),
    "sight": "Casse in vista",
    "crates": (
        "Round 2. Sulla giunca marrone ognuno ha una barra di tre casse. I numeri accanto dicono "
        "quante casse di ciascuno sono in vista."
    ),
    "load": (
        "Tocca a te: il mercante verde carica due delle tue barre. Tocca il suo cappello, poi il "
        "pulsante verde."
    ),
    "load.use": (
        "Prima si carica: è quello che ti farà vivere nei prossimi round. Tocca il cappello verde."
    ),
    "cover": (
        "Le tue barre stanno di traverso sulle vecchie: hai 7 casse in vista, {1} e {2} una sola a "
        "testa. Quel che è coperto non conta!"
    ),
    "three": (
        "Il mercante giallo paga 1 Yen per cassa in vista. {1} lì non ne ha nessuna, eppure ne "
        "riceve 3: almeno 3 spettano sempre."
    ),
    "once": (
        "{2} prende riso dal mercante viola. Il verde carica, il giallo paga, il viola dà merci: "
        "ognuno lavora una volta sola per round."
    ),
    "trade": "Il carico rende",
    "yellow": (
        "Due round dopo: i mercanti sono avanzati, e il giallo è sulla giunca marrone. Proprio "
        "dove hai 7 casse in vista!"
    ),
    "extra": (
        "Prima o dopo la tua azione puoi giocare una carta speciale. Ne hai una che porta merci: "
        "toccala!"
    ),
    "extra.skip": "Conservarla? Meglio di adesso non sarà mai: gioca la carta!",
    "where": (
        "Dove prendi le merci? Ne ricevi 1 per ogni cassa in vista: sulla giunca marrone sono 7 "
        "pesci."
    ),
    "where.go": "Lì hai meno casse in vista, e ricevi meno. Scegli la giunca marrone!",
    "sell": (
        "Sette pesci! E ora la tua azione: il mercante giallo ti paga proprio quelle stesse sette "
        "casse."
    ),
    "sell.use": "Così ricevi meno. Il mercante giallo ti dà 7 Yen per le tue 7 casse.",
    "seven": (
        "7 pesci e 7 Yen con le stesse casse! E restano dove sono: renderanno ancora, finché "
        "nessuno le copre."
    ),
    "stall": "Offerte e bluff",
    "prices": (
        "Un round dopo, al banco del mercato: il pesce rende 2 Yen, le verdure 1, le spezie 4. E "
        "per il riso c’è una carta speciale."
    ),
    "most": (
        "Tutti offrono in segreto merci di un solo tipo; viene pagato chi ne offre di più. Quello "
        "che offri è perso, anche se non vinci."
    ),
    "spices": (
        "Le spezie rendono di più: offrile tutte e tre. Toccale tre volte, poi il pulsante verde."
    ),
    "spices.offer": "Oggi le spezie rendono più di tutto. Offrile tutte e tre, e nient’altro.",
    "tie": (
        "Parità, anche {1} ne ha offerte tre: vi dividete i 4 Yen! Se fosse per una carta "
        "speciale, non l’avrebbe nessuno."
    ),
    "rival": (
        "Ora la carta che spetta al riso: {2} ha preso due carte di riso, l’hanno visto tutti. Tu "
        "ne hai tre."
    ),
    "bluff": (
        "Tre carte di riso basterebbero, ma le perderesti. Allora bluffa: aggiungi le verdure, "
        "perché due tipi insieme non valgono!"
    ),
    "bluff.offer": (
        "Per il bluff ci vogliono due tipi: le tre carte di riso, perché le vedano tutti, e le "
        "verdure."
    ),
    "scared": (
        "Non vale, e riprendi tutto in mano. Ma adesso le tue tre carte di riso le hanno viste "
        "tutti!"
    ),
    "rice": (
        "Con due sole {2} non osa sfidare le tue tre. Adesso ne basta una: offri 1 carta di riso!"
    ),
    "rice.offer": "Quello che offri è perso. {2} non osa più: basta 1 carta di riso.",
    "pile": (
        "Una sola carta di riso, e la carta speciale è tua! Va’ a sceglierla: tocca il mazzetto "
        "con la stella."
    ),
    "pile.search": "Oggi meglio quello con la stella: c’è qualcosa per la tua giunca marrone.",
    "keep": (
        "Questa alla fine rende 8 Yen, se sulla giunca marrone hai 4 casse in vista. Ne hai già 7: "
        "tienila!"
    ),
    "keep.keep": (
        "Bella anche questa. Ma quella per 4 casse sulla giunca marrone è già quasi tua: sono 8 "
        "Yen!"
    ),
    "tricks": "Scambiare e spostare",
    "give": (
        "Round 7. La tua carta scoperta «Scambio di merci» serve a ogni round. Oggi il pesce vale "
        "solo 1 Yen: rendi tutti e due!"
    ),
    "give.give": "Quelle oggi valgono di più. Rendi i due pesci: valgono solo 1 Yen.",
    "give.skip": "Non costa nulla, e al prossimo round puoi rifarlo. Rendi tutti e due i pesci!",
    "choose": "Oggi le verdure rendono 4 Yen. Prendine due: con le tue saranno quattro!",
    "choose.choose": "Oggi si raccolgono verdure, che rendono 4 Yen. Prendine due!",
    "move": (
        "La tua carta coperta sposta una barra. Il mercante giallo è sulla giunca arancione, ed è "
        "lì che conviene essere in vista: giocala!"
    ),
    "move.skip": "Con questa carta la tua azione rende 2 Yen in più. Giocala!",
    "lift": (
        "Puoi spostare una tua barra che sta in cima. Sulla giunca marrone ne hai due, e lì una "
        "basta."
    ),
    "lift.lift": (
        "Quella è meglio lasciarla. Sulla giunca marrone ne hai due in cima: prendine una!"
    ),
    "drop": "E ora sulla giunca arancione, dove il mercante giallo paga.",
    "drop.drop": "Lì adesso non ti paga nessuno. Il mercante giallo è sulla giunca arancione!",
    "six": (
        "Hai 6 casse in vista invece di 4, e {2} solo 3 invece di 5. Presto, dal mercante giallo!"
    ),
    "six.use": "Così ricevi meno. Il mercante giallo ti dà 6 Yen per le tue 6 casse.",
    "sorts": (
        "6 Yen! Le carte speciali valgono sempre, una volta sola o alla fine: adesso conosci tutti "
        "e tre i tipi."
    ),
    "last": "L’ultimo round",
    "behind": "Round 10, l’ultimo! Quando tutti hanno detto quanto denaro avevano, eri in coda.",
    "five": (
        "Alla fine ogni giunca dove sei in vista rende 4 Yen, ma tutte e cinque 25! Solo sulla "
        "grigia non ti si vede."
    ),
    "wait": (
        "La domanda va a chiunque abbia carte coperte, così non rivela nulla. La tua conta alla "
        "fine: «Non ora»."
    ),
    "helper": (
        "Sulla grigia non c’è un mercante: ci vuole l’assistente. Oggi carica una barra sola, ma "
        "una basta!"
    ),
    "helper.use": (
        "I mercanti lavorano solo dove stanno. Sulla giunca grigia ti porta soltanto l’assistente."
    ),
    "grey": "Dove va la barra? Sulla giunca grigia: così sei in vista dappertutto!",
    "grey.go": "Lì sei già in vista. Ti manca soltanto la giunca grigia.",
    "still": "Dopo l’azione, ancora la stessa domanda: «Non ora».",
    "take": (
        "Rifornimento: due merci a scelta per ciascuno. Prendi verdure: oggi danno la carta "
        "speciale, e due le hai già!"
    ),
    "take.take": "Di quelle ne avresti troppo poche per vincere. Raccogli verdure!",
    "more": "Un’altra ancora, e sono quattro.",
    "more.take": "Resta sulle verdure: vince chi ne ha di più di un solo tipo.",
    "all": (
        "L’ultima vendita: conservare non serve più. Tocca le verdure quattro volte e offri tutto."
    ),
    "all.offer": "Niente risparmi! Dopo, la partita è finita: offri tutte e quattro le verdure.",
    "cash": (
        "Hai vinto, ma a che serve ormai una carta? Nell’ultimo round puoi avere denaro: «Prendi "
        "invece 3 Yen»."
    ),
    "cash.search": (
        "Dovresti trovare proprio la carta giusta. «Prendi invece 3 Yen»: quelli sono sicuri!"
    ),
    "over": (
        "25 per tutte e cinque le giunche, 8 per la carta, e altri 3: hai superato {1} e {2}! "
        "Guarda il punteggio."
    ),
}
