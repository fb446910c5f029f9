"""La lezione di Dschunke in italiano."""

TEXTS = {
    "begin": "Prima del primo round",
    "harbour": (
        "Ecco il mercato galleggiante! Carica casse su cinque giunche e vendi merci: dopo dieci "
        "round vince chi ha più Yen."
    ),
    "pool": (
        "Prima le merci: ognuno ne mette sei in un mucchio, poi si mescola e si distribuisce. "
        "Scegli le sei che vuoi!"
    ),
    "strip": "Ora le prime barre di casse. Non si mettono mai le proprie! Prendi quella di {1}.",
    "strip.pick": "Quella di {2} viene dopo. Prima quella di {1}.",
    "junk": (
        "Tre barre fanno uno strato, e le prossime lo coprono. Quindi non dove c’è la tua: sulla "
        "giunca arancione!"
    ),
    "junk.place": (
        "Così lo strato con la tua barra sarebbe pieno, e la prossima ti coprirebbe. Meglio la "
        "giunca arancione!"
    ),
    "sight": "Casse in vista",
    "crates": (
        "Round 2: barre e mercanti sono al loro posto. I numeri accanto alla giunca marrone dicono "
        "quante casse di ciascuno sono in vista."
    ),
    "load": (
        "Tocca a te: il mercante verde carica due delle tue barre. Tocca il suo cappello, poi il "
        "pulsante verde."
    ),
    "load.use": "Prima si carica: sarà la tua rendita nei prossimi round. Tocca il cappello verde.",
    "cover": (
        "Le tue barre stanno di traverso sulle vecchie: hai 7 casse in vista, {1} e {2} una sola a "
        "testa. Quel che è coperto non conta!"
    ),
    "once": (
        "Il verde carica, il viola dà merci, il giallo paga 1 Yen per cassa in vista, e mai meno "
        "di 3. Ognuno lavora una volta sola per round."
    ),
    "trade": "Il carico rende",
    "extra": (
        "Due round dopo il giallo è sulla giunca marrone! Prima o dopo la tua azione puoi giocare "
        "una carta speciale: tocca la tua."
    ),
    "extra.skip": "Conservarla? Un momento migliore non verrà: gioca la carta!",
    "where": "Porta merci, 1 per ogni tua cassa in vista: sulla giunca marrone sono 7 pesci.",
    "where.go": "Lì hai meno casse in vista, e ricevi meno. Scegli la giunca marrone!",
    "sell": (
        "Sette pesci! E ora la tua azione: per quelle stesse sette casse il mercante giallo paga 7 "
        "Yen."
    ),
    "sell.use": "Così ricevi meno. Il mercante giallo ti dà 7 Yen per le tue 7 casse.",
    "stall": "Offerte e bluff",
    "most": (
        "Al banco tutti offrono in segreto merci di un solo tipo, e vince chi ne offre di più. "
        "Quello che offri è perso, anche se non vinci."
    ),
    "spices": (
        "Oggi le spezie rendono 4 Yen: offrile tutte e tre. Toccale tre volte, poi il pulsante "
        "verde."
    ),
    "spices.offer": "Oggi le spezie rendono più di tutto. Offrile tutte e tre, e nient’altro.",
    "tie": (
        "Parità, anche {1} ne ha offerte tre: vi dividete i 4 Yen! Una carta speciale, invece, non "
        "sarebbe andata a nessuno."
    ),
    "bluff": (
        "Il riso porta una carta speciale, e {2} di riso ha solo due carte. Bluffa: offri le tue "
        "tre insieme alle verdure, perché due tipi non valgono!"
    ),
    "bluff.offer": (
        "Per il bluff ci vogliono due tipi: le tre carte di riso, perché le vedano tutti, e le "
        "verdure."
    ),
    "rice": (
        "Riprendi tutto. Ma {2} ha visto le tue tre carte di riso e non osa più: adesso ne basta "
        "una. Offri 1 carta di riso!"
    ),
    "rice.offer": "Quello che offri è perso. {2} non osa più: basta 1 carta di riso.",
    "pile": "La carta speciale è tua! Vai a sceglierla: tocca il mazzetto con la stella.",
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
        "Round 7. La tua carta scoperta «Scambio di merci» si usa in ogni round. Oggi il pesce "
        "vale solo 1 Yen: restituisci tutti e due i tuoi!"
    ),
    "give.give": "Quelle oggi valgono di più. Restituisci i due pesci: valgono solo 1 Yen.",
    "give.skip": (
        "Non costa nulla, e al prossimo round puoi rifarlo. Restituisci tutti e due i pesci!"
    ),
    "choose": "Oggi le verdure rendono 4 Yen. Prendine due: con le tue saranno quattro!",
    "choose.choose": "Oggi si raccolgono verdure, che rendono 4 Yen. Prendine due!",
    "move": (
        "Il mercante giallo è sulla giunca arancione. Gioca la tua carta coperta: sposta una barra."
    ),
    "move.skip": "Con questa carta la tua azione rende 2 Yen in più. Giocala!",
    "lift": "Prendine una dalla giunca marrone: lì ne hai due in cima, e una basta.",
    "lift.lift": (
        "Quella è meglio lasciarla. Sulla giunca marrone ne hai due in cima: prendine una!"
    ),
    "drop": "E ora sulla giunca arancione, dove il mercante giallo paga.",
    "drop.drop": "Lì adesso non ti paga nessuno. Il mercante giallo è sulla giunca arancione!",
    "six": (
        "Hai 6 casse in vista invece di 4, e {2} solo 3 invece di 5. Presto, dal mercante giallo!"
    ),
    "six.use": "Così ricevi meno. Il mercante giallo ti dà 6 Yen per le tue 6 casse.",
    "last": "L’ultimo round",
    "five": (
        "L’ultimo round! Alla fine ogni giunca dove sei in vista rende 4 Yen, ma tutte e cinque "
        "25. Solo sulla grigia non ti si vede."
    ),
    "helper": (
        "Lì non c’è un mercante: ci vuole l’assistente. Oggi carica una barra sola, ma una basta!"
    ),
    "helper.use": (
        "I mercanti lavorano solo dove stanno. Sulla giunca grigia ti porta soltanto l’assistente."
    ),
    "grey": "Dove va la barra? Sulla giunca grigia!",
    "grey.go": "Lì sei già in vista. Ti manca soltanto la giunca grigia.",
    "wait": (
        "La domanda va a chiunque abbia carte coperte, così non rivela nulla. La tua conta alla "
        "fine: «Non ora»."
    ),
    "take": (
        "Due merci a scelta per ciascuno. Prendi verdure: oggi danno la carta speciale, e due le "
        "hai già!"
    ),
    "take.take": "Di quelle ne avresti troppo poche per vincere. Raccogli verdure!",
    "more": "Un’altra ancora, e sono quattro.",
    "more.take": "Resta sulle verdure: vince chi ne ha di più di un solo tipo.",
    "all": (
        "L’ultima vendita: conservare non serve più. Tocca le verdure quattro volte e offri tutto."
    ),
    "all.offer": "Niente risparmi! Dopo, la partita è finita: offri tutte e quattro le verdure.",
    "cash": (
        "Hai vinto! Nell’ultimo round, invece della carta, puoi avere denaro: «Prendi invece 3 "
        "Yen»."
    ),
    "cash.search": (
        "Bisognerebbe trovare proprio la carta giusta. «Prendi invece 3 Yen»: quelli sono sicuri!"
    ),
    "over": (
        "25 per tutte e cinque le giunche, 8 per la carta e altri 3: hai superato {1} e {2}! "
        "Guarda il punteggio."
    ),
}
