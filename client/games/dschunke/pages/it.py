"""Come si gioca a Dschunke, in italiano."""

TEXTS = {
    "goal": "Di che cosa si tratta",
    "goal.goal": (
        "",
        "Commerciate in un mercato galleggiante: caricate le vostre casse su cinque giunche, fate "
        "in modo che restino in vista, trattate con i mercanti e vendete merci con offerte "
        "segrete e una bella faccia tosta.",
        "Dopo 10 round vince chi ha *più Yen*.",
    ),
    "goal.round": (
        "Un round ha sei fasi",
        "# *Mercato*: i nuovi prezzi, a volte un evento.",
        "# *Azioni*: una a testa.",
        "# *Rifornimento*: si prendono merci.",
        "# *Vendita*: offerte segrete.",
        "# Mercanti e assistenti avanzano.",
        "# La giunca del primo giocatore passa a sinistra.",
    ),
    "table": "Sul tavolo",
    "table.market": (
        "Il mercato galleggiante",
        "Cinque giunche in cerchio. Quattro hanno una merce propria: *arancione* spezie, *viola* "
        "verdure, *marrone* pesce, *bianca* riso. La *grigia* non ne ha: lì prendi quelle che "
        "vuoi.",
        "I tre cappelli sono i mercanti. Nel mezzo il mercato, con i prezzi di questo round.",
    ),
    "table.yours": (
        "Che cosa hai",
        "20 *barre* di tre casse ciascuna, 2 carte rifornimento e merci in mano. Quali merci e "
        "quanto denaro hai è un tuo segreto.",
    ),
    "table.corners": (
        "Tutt’intorno",
        "In alto: il round, le caselle degli assistenti, e chi *comincia* in questo round. In "
        "basso: quattro mazzetti di carte speciali.",
    ),
    "hold": "La stiva",
    "hold.strips": (
        "Barre sopra barre",
        "Una stiva è tre per tre. Le barre stanno una accanto all’altra, finché non sono 3. Le "
        "seguenti vanno sopra, di traverso, e ognuna copre una cassa di ogni barra sotto.",
    ),
    "hold.sight": (
        "Casse in vista",
        "Conta solo ciò che si *vede*: quando vendi, quando prendi merci, e alla fine. I numeri "
        "accanto alla stiva dicono quante ne ha in vista ciascuno; in tutto mai più di 9.",
    ),
    "start": "Come si comincia",
    "start.hands": (
        "Le prime merci",
        "- *Scelte*: a turno ognuno mette in un mucchio, scoperte, 8 merci a piacere (in tre 6). "
        "Si mescola e si distribuisce di nuovo.",
        "- *Distribuite*: se ne mescolano 8 di ogni tipo (in tre 6), e ognuno ne riceve 8.",
    ),
    "start.layout": (
        "Le prime barre",
        "Sulle giunche ci sono già barre di tutti, e su tre sta un mercante: secondo uno schema. "
        "Se volete, le prime barre le mettete voi.",
        "> ways.layout Metterle da sé",
    ),
    "start.first": (
        "Chi comincia?",
        "Il primo giocatore si sorteggia, o lo decidete voi. Nella fase 6 la sua giunca passa a "
        "sinistra. Dopo il round 10 non si muove più nulla.",
    ),
    "market": "Fase 1: il mercato",
    "market.prices": (
        "La carta mercato",
        "Dice che cosa renderà ogni merce nella vendita di questo round: Yen, oppure una *carta "
        "speciale*.",
        "Poi chi ha davanti a sé una carta scambio può scambiare merci.",
        "> ways.box Che cosa è ricostruito",
    ),
    "market.events": (
        "Eventi",
        "Alcune caselle delle file degli assistenti hanno un segno. Una *carta*: tutti prendono "
        "una carta speciale, ognuno da un altro mazzetto. Uno *Yen*: tutti dicono quanto denaro "
        "hanno.",
    ),
    "merchants": "Fase 2: un’azione",
    "merchants.one": (
        "A turno, una a testa",
        "Usa *un* mercante o assistente. Ognuno lavora una volta sola per round. Un mercante "
        "lavora sulla giunca dove si trova.",
    ),
    "merchants.load": (
        "Il verde carica",
        "2 delle tue barre su questa giunca. Non meno, salvo che non ne restino abbastanza.",
    ),
    "merchants.turning": (
        "Si avanza",
        "Nella fase 5 ogni mercante va alla prossima giunca in senso orario, ogni assistente alla "
        "prossima casella. Tutti si possono usare di nuovo.",
    ),
    "merchants.sell": (
        "Il giallo paga",
        "1 Yen per ogni tua cassa in vista su questa giunca, e sempre almeno 3.",
    ),
    "merchants.draw": (
        "Il viola dà merci",
        "1 merce per ogni tua cassa in vista, e sempre almeno 3. Sono della merce della giunca "
        "finché ce n’è, poi di qualsiasi tipo; sulla grigia scegli da subito. Devi prenderle "
        "tutte.",
    ),
    "assistants": "Gli assistenti",
    "assistants.where": (
        "Che cosa fanno, e dove",
        "La casella su cui sta un assistente dice che cosa fa: carica, prende merci o vende. La "
        "giunca la scegli tu, ma solo *senza mercante*; un mercante usato c’è ancora.",
        "Gli assistenti sono *cari*: di solito caricano 1 barra sola, e a ciò che darebbe un "
        "mercante si toglie il numero della casella. Almeno 1 ti resta sempre.",
    ),
    "assistants.tracks": (
        "Le file di caselle",
        "In 4 ci sono due assistenti, in 3 solo quello della fila «3/4». Le prossime caselle si "
        "vedono già.",
        "> ways.box Che cosa è ricostruito",
    ),
    "supply": "Fase 3: rifornimento",
    "supply.supply": (
        "Merci a scelta",
        "A turno, ognuno prende 1 merce per ogni carta rifornimento: all’inizio 2. Le carte "
        "speciali possono aggiungerne. Ciò che è finito non si può prendere.",
    ),
    "supply.count": (
        "Non si conta",
        "Nelle fasi 3 e 4 nessuno può contare le scorte: vedi solo se *ce n’è* o se è *finito*.",
    ),
    "sale": "Fase 4: la vendita",
    "sale.offer": (
        "Offerte segrete",
        "Ognuno offre di nascosto quante merci vuole di *un solo tipo*, o nessuna. Poi si scopre "
        "tutto.",
    ),
    "sale.most": (
        "Vince chi offre di più",
        "Chi offre *più merci* di un tipo riceve ciò che il mercato paga. Tutte le merci delle "
        "offerte valide tornano nelle scorte, anche quelle di chi perde. Per questo round quel "
        "tipo è venduto.",
    ),
    "sale.ties": (
        "Parità",
        "Chi è alla pari si divide gli Yen, arrotondando per difetto. Una carta speciale non va a "
        "nessuno. Ma chi ha la carta «Vince le parità» vince da solo.",
    ),
    "sale.bluff": (
        "Bluffare",
        "Puoi anche offrire tipi diversi, o ciò che è già venduto. Non vale proprio nulla, e ti "
        "riprendi tutto. Chissà che cosa ne penseranno gli altri.",
    ),
    "sale.again": (
        "Ancora una volta",
        "Si offre di nuovo finché tutti e quattro i tipi sono venduti, o finché nessuno fa "
        "un’offerta valida.",
    ),
    "special": "Carte speciali",
    "special.take": (
        "Prendere una carta",
        "Sono 30, in quattro mazzetti. Scegli un mazzetto (tutti vedono quale), guardalo e tieni 1 "
        "carta. Che cos’altro c’è dentro lo sa solo chi l’ha guardato.",
    ),
    "special.sorts": (
        "Tre specie",
        "- *Sempre*: subito scoperta, e resta.",
        "- *Una volta*: coperta finché non la giochi.",
        "- *Alla fine*: coperta finché la partita non finisce.",
    ),
    "special.when": (
        "Prima o dopo",
        "Subito prima o subito dopo la tua azione, e solo 1 per round. Vale anche dove c’è un "
        "mercante. Poi la carta esce dal gioco.",
        "La domanda arriva a chiunque abbia carte coperte: così non tradisce nulla.",
    ),
    "always": "Carte speciali: sempre",
    "always.supply": ("Una merce in più", "6 carte. Nella fase 3 prendi 1 merce in più."),
    "always.ties": ("Vince le parità", "1 carta. Se sei tra quelli alla pari, vinci da solo."),
    "always.swap": (
        "Scambio di merci",
        "2 carte. Dopo ogni carta mercato puoi restituire 1 o 2 merci e prenderne altrettante di "
        "qualsiasi tipo, scoperte.",
    ),
    "once": "Carte speciali: una volta",
    "once.load": ("Carica una barra", "2 carte. Metti 1 tua barra su una giunca qualsiasi."),
    "once.draw": (
        "Merci da una giunca",
        "2 carte. Come il mercante viola, su una giunca qualsiasi.",
    ),
    "once.move": (
        "Sposta una barra",
        "2 carte. Una tua barra dello strato *più alto* va in cima a un’altra giunca.",
    ),
    "once.sell": (
        "Vendita su una giunca",
        "5 carte, una per giunca. Come il mercante giallo, proprio su quella giunca.",
    ),
    "final": "Carte speciali: alla fine",
    "final.eight": (
        "Quattro casse",
        "5 carte, una per giunca. 8 Yen se alla fine lì hai *4 o più* casse in vista.",
    ),
    "final.twelve": (
        "Cinque e due",
        "5 carte. 12 Yen se hai *5 o più* casse in vista sulla giunca in alto della carta e *2 o "
        "più* su quella in basso.",
        "Le stesse casse possono servire a più carte.",
        "> ways.box Che cosa è ricostruito",
    ),
    "final.last": (
        "L’ultimo round",
        "Chi vince una carta speciale nel round 10 può prendere invece 3 Yen.",
    ),
    "end": "Fine e punti",
    "end.score": (
        "Il punteggio",
        "Dopo il round 10 si sommano il denaro, le carte per la fine la cui condizione è "
        "soddisfatta (le altre rendono 0) e le casse in vista.",
    ),
    "end.junks": (
        "Casse in vista",
        "4 Yen per ogni giunca dove è in vista almeno 1 tua cassa. Se ne hai in vista su *tutte e "
        "cinque*, sono invece 25 Yen.",
    ),
    "end.tie": (
        "In caso di parità",
        "Vince chi ha più merci rimaste in mano. Se anche queste sono pari, si vince insieme.",
    ),
    "two": "In due",
    "two.start": (
        "L’inizio",
        "Si mescolano 6 merci di ogni tipo e se ne danno 8 a testa. Si usano solo i mercanti: "
        "l’assistente mostra soltanto round ed eventi.",
    ),
    "two.roam": (
        "I mercanti li mandi tu",
        "Chi ha usato un mercante lo manda su una giunca che non ne ha. A fine round avanza solo "
        "quello non usato, alla prossima giunca senza mercante.",
    ),
    "two.mixed": (
        "Il mazzo misto",
        "Le 8 merci avanzate stanno coperte sulla giunca grigia. Puoi prenderne nella fase 3, e "
        "nella tua azione ovunque potresti prendere qualsiasi tipo. Quando è finito se ne fa uno "
        "nuovo con 3 di ogni tipo. Le carte scambio non lo toccano.",
    ),
    "two.sale": (
        "Due tipi insieme",
        "Un’offerta può avere fino a 2 tipi. Le merci già vendute in questo round tornano "
        "semplicemente in mano. Se poi restano 3 o 4 tipi era un bluff, e torna tutto.",
    ),
    "two.score": (
        "I punti",
        "Non 4 e 25, ma 2 Yen per ogni giunca dove hai *più* casse in vista dell’altro, e altri 5 "
        "se è così su tutte e cinque.",
        "Le carte per la fine rendono 3 Yen invece di 8, e 4 invece di 12.",
    ),
    "ways": "Altri modi di giocare",
    "ways.layout": (
        "Barre all’inizio",
        "- *Fisse*: barre e mercanti cominciano secondo lo schema.",
        "- *Del vicino* (in 3 o 4): a turno metti 3 barre di chi gioca prima di te, al massimo 3 "
        "per giunca.",
        "- *Libere*: a turno metti barre degli altri: in due 5, in tre 2 di ciascuno, in quattro 1 "
        "di ciascuno. Al massimo 3 per giunca e 1 per colore (in due 2).",
        "Se non sono «Fisse», dove stanno i mercanti lo decide la sorte.",
    ),
    "ways.roam": (
        "Mercanti usati",
        "In due sempre, altrimenti se volete: chi ha usato un mercante lo manda subito su una "
        "giunca che non ne ha. Nella fase 5 avanzano solo quelli non usati, alla prossima "
        "giunca senza mercante. Così nessuno sa prima dove saranno.",
    ),
    "ways.box": (
        "Che cosa è ricostruito",
        "Non siamo riusciti a trovare tutto ciò che è stampato sulle carte e sul tabellone. Perciò "
        "sono *nostri*:",
        "- otto delle dieci carte mercato",
        "- le caselle degli assistenti, tranne la prima di «3/4» e l’evento del round 5",
        "- quali giunche vanno insieme sulle carte da 12 Yen",
        "- l’ordine delle giunche in cerchio",
        "Hai il gioco? Scrivi che cosa dicono le tue carte e caselle, e sceglilo quando prepari "
        "una partita, alla voce «Carte e caselle».",
        "> dschunke-box Scrivi i tuoi valori",
    ),
    "picture.harbour": "Il primo round in quattro.",
    "picture.yours": "Barre, carte rifornimento, merci, denaro.",
    "picture.strips": "Una barra; tre barre; e una verde di traverso.",
    "picture.sight": (
        "Con una barra verde sopra restano 4 casse al rosso e 2 al blu. Con due, 2 e 1."
    ),
    "picture.prices": "Riso 1, pesce 2, verdure 4; spezie una carta speciale.",
    "picture.sell": "Cinque casse in vista: 5 Yen.",
    "picture.draw": "Solo due casse in vista, eppure 3 pesci.",
    "picture.squares": "Carica 1 barra; poi prende 1 merce in meno, poi vende per 1 Yen in meno.",
    "picture.offers": (
        "Il rosso vende il pesce per 2 Yen. I due del blu sono persi. Il verde riceve una carta."
    ),
    "picture.bluff": "Due tipi: il giallo non vende nulla e si tiene tutto.",
    "picture.twelve": "5 sulla viola, 2 sulla marrone.",
    "picture.seen": "Il rosso si vede su entrambe, il blu pure; il verde solo sulla grigia.",
    "picture.pair": "Riso e pesce insieme.",
}
