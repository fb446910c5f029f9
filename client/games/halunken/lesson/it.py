"""Halunken's lesson in Italian."""

TEXTS = {
    "start": "Quattordici taverne",
    "night": (
        "Eccoci al porto! Stanotte cerchi una ciurma, come {1} e {2}: dopo otto round vince "
        "quella che vale di più."
    ),
    "place": "In ogni taverna tre furfanti, ancora coperti. Parti dalla 5: il primo lo prendi tu.",
    "place.place": "Poteva andare! Ma oggi parti dalla taverna 5: lì conosco qualcuno.",
    "doors": (
        "Il verde 6 è tuo, e ora i primi mostrano la faccia. Il numero è il valore: guarda il "
        "verde 11 alla taverna 9!"
    ),
    "cards": (
        "Le tue carte dicono di quante taverne avanzi, in senso orario: da 1 a 7, più il Rum. "
        "Ognuna vale per un solo round."
    ),
    "sail": "Fino alla taverna 9 sono quattro. Tocca la carta 4, poi il pulsante verde!",
    "sail.sail": "Il verde sta bene col verde, presto vedrai perché. Fino al verde 11: carta 4.",
    "order": (
        "Il numero più basso si muove per primo: {2} con il 2, poi tu, poi {1}. E il verde 11 si è "
        "arruolato con te!"
    ),
    "twelve": (
        "Ecco un altro bel colpo: il giallo 12 alla taverna 12, tre più avanti. Gioca la carta 3!"
    ),
    "twelve.sail": "Fino al giallo 12 sono tre taverne: prendi la carta 3. E vedrai che sorpresa…",
    "equal": (
        "Toh, anche {1} ha giocato un 3! Le carte uguali si annullano: restate fermi tutti e due, "
        "ma ognuno prende il furfante che ha davanti."
    ),
    "double": (
        "Che fortuna, il terzo verde! Il colore di cui hai più furfanti vale doppio (×2): il verde "
        "8 ti porta 16, il giallo 12 solo 12."
    ),
    "meeting": "C’è già qualcuno",
    "ahead": (
        "Round 4. Due taverne più avanti c’è {2} con cinque furfanti, e tu ne hai quattro: qui si "
        "può rubare!"
    ),
    "meet": "I numeri bassi si muovono presto. Con la carta 2 arrivi da {2} prima che se ne vada.",
    "meet.sail": (
        "È due taverne più avanti, e ci arrivi solo con la carta 2. Coraggio, ne vale la pena!"
    ),
    "count": (
        "Prima hai preso il viola 6. Ora si conta, cinque contro cinque: a chi ne ha quanti te, o "
        "di più, si ruba; a chi ne ha di meno, no."
    ),
    "rob": "Chi prendi? Il giallo 12 fa gola, ma il verde per te vale doppio: prendi il verde 10.",
    "rob.rob": "Quello vale una volta sola. Il verde 10 ti porta 20: prendilo!",
    "pushed": (
        "Chi viene raggiunto fa posto: {2} è finita una taverna più in là. Così il suo 6 non porta "
        "dal rosso 11, ma alla 5, dove è tutto buio."
    ),
    "rum": "Con sei furfanti fai gola tu. Gioca il Rum: il suo numero lo dici a carte scoperte.",
    "rum.sail": (
        "Quella tienila da parte. Adesso è meglio il Rum: prima vedi che cosa fanno gli altri."
    ),
    "danger": (
        "Il 2 di {1} porta proprio da te, e addio verde 11! Se ti muovi prima, non trova nessuno."
    ),
    "name": (
        "Di’ un numero che non sta su nessun’altra carta. Solo l’1 viene prima del suo 2, e qui "
        "accanto aspetta il verde 9."
    ),
    "name.name": (
        "Troppo tardi: {1} con il suo 2 arriva prima, ti deruba e ti spinge avanti. Scegli 1!"
    ),
    "away": (
        "Appena in tempo, e con un verde 9! {1} ha trovato il posto vuoto e non ha potuto derubare "
        "nessuno."
    ),
    "end": "Le ultime carte",
    "two": (
        "Round 7. Alla fine {1} ti ha rubato il verde 11, e {2} è in testa, 109 a 83. Ti restano "
        "due carte, il 2 e il 5."
    ),
    "thirteen": (
        "L’altra carta resta per l’ultimo round. Cinque più avanti c’è il verde 13: gioca il 5."
    ),
    "thirteen.sail": (
        "Il 2 ti porta soltanto un viola 5. Il 5 ti porta il verde 13, che vale doppio."
    ),
    "itself": (
        "L’ultimo round si gioca da sé: restava una carta a testa. E il tuo 2 ti ha portato da "
        "{2}, nove furfanti contro nove!"
    ),
    "turn": (
        "116 a 115 per lei! Prendi il viola 14: le varranno doppio i suoi deboli gialli, non i "
        "viola."
    ),
    "turn.rob": "Così le fai meno male. Prendi il viola 14: allora avrà più gialli che viola.",
    "over": (
        "Hai 129 punti, e {2} è scesa da 116 a 75! Gli otto round sono finiti: guarda il punteggio."
    ),
    "jack": "Arriva Black Jack",
    "lord": (
        "Ecco Black Jack, l’oscuro signore del porto. Non è di nessuno, ma chi lo paga con un "
        "furfante ruba con lui per un round."
    ),
    "bid": (
        "{1} offre il rosso 4, {2} passa. Rilancia: il giallo 5 basta, ed è quello che ti serve "
        "meno."
    ),
    "bid.bid": "Troppo caro! Il giallo 5 batte il suo 4, e tanto basta.",
    "bid.decline": "Non stavolta: ci sarà utile. Il giallo 5 batte il rosso 4.",
    "errand": (
        "Black Jack è ai tuoi ordini! Prima si muovono i capitani: la carta 2 ti porta al verde 11."
    ),
    "errand.sail": "Due taverne più avanti aspetta il verde 11, e tu raccogli i verdi: carta 2.",
    "prowl": (
        "Ha scoperto una carta ed è passato davanti a {1} e {2}. Rubi un furfante a chi ne ha "
        "quanti te o di più."
    ),
    "booty": "Tu ne hai tre, {1} quattro: scegli! Il verde per te vale doppio, quindi il verde 8.",
    "booty.rob": "Quello vale una volta sola. Il verde 8 ti porta 16.",
    "spared": (
        "{2} l’ha scampata: ora tu ne hai quattro e lei solo tre. Avere pochi furfanti è la "
        "difesa migliore."
    ),
    "toll": "Se nessuno paga",
    "decline": (
        "Round 5, la prima offerta è tua. {1} e {2} ne hanno tre a testa, tu cinque: non c’è "
        "niente da rubare, quindi passa!"
    ),
    "decline.bid": "A che serve? Ne hanno meno di te, non potresti derubare nessuno. Passa!",
    "alone": (
        "Nessuno l’ha pagato. Ora lavora per sé, e ogni capitano sul suo cammino deve cedere un "
        "furfante."
    ),
    "risk": "Il verde 6 alla 8 è sul suo cammino, ma a lui andrà solo il giallo 1. Gioca il 5!",
    "risk.sail": (
        "Nient’altro ti porta 12. Avanti di cinque, fino al verde 6: lui avrà soltanto il tuo "
        "giallo 1."
    ),
    "give": "Eccolo! Chi cedergli lo scegli tu: il giallo 1 non ti mancherà.",
    "give.give": "Quello sarebbe un peccato! Cedi il giallo 1.",
    "waiting": (
        "Anche {1} e {2} ne hanno ceduto uno. Ora quei furfanti aspettano nel porto il capitano "
        "che troverà Black Jack."
    ),
    "found": "Trovato!",
    "seven": (
        "L’ultimo round. La tua ultima carta è il 7, e sette taverne più avanti c’è Black Jack: "
        "lo troverai!"
    ),
    "hire": "{1} e {2} hanno passato, così Black Jack è tuo quasi per niente. Offri il viola 3!",
    "hire.bid": "Non offre nessun altro: il viola 3 basta.",
    "hire.decline": (
        "Non fartelo scappare: {2} è in testa, e lui può derubarla per te. Offri il viola 3!"
    ),
    "take": "Trovato! Ora ne prendi uno dal porto: il verde 7 vale doppio!",
    "take.take": "Il verde 7 ti porta 14, più di chiunque altro lì.",
    "push": (
        "Ora ti fa posto, dove vuoi tu. Dalla taverna 10 passerà di sicuro davanti a {2}: "
        "spingilo lì!"
    ),
    "push.push": (
        "Dalla 8, con una carta piccola, non arriverebbe da {2}. Spingilo alla taverna 10!"
    ),
    "fifteen": "E via, davanti a {2}! Da lei il rosso vale doppio: prendi il rosso 15.",
    "fifteen.rob": "Il rosso 15 ti porta di più, e a lei costa 30. Prendilo!",
    "known": (
        "125 a 97! Ora conosci Black Jack: pagalo quando gli altri ne hanno più di te, e trovalo "
        "quando il porto è pieno."
    ),
    "pair": "In due",
    "third": (
        "In due Black Jack è come un terzo capitano: ha carte come le vostre, e chi lo paga ne "
        "gioca una anche per lui."
    ),
    "pay": (
        "{1} passa. Paga con il giallo 1: non ti mancherà, e avere pochi furfanti è una buona "
        "difesa."
    ),
    "pay.bid": "Troppo caro! {1} ha passato: il giallo 1 basta.",
    "pay.decline": "Allora lavorerebbe per sé, e magari contro di te. Costa solo il giallo 1!",
    "own": "Stavolta giochi due carte, la prima per te: la carta 2 ti porta al verde 13.",
    "own.sail": (
        "Il verde per te vale doppio, e due taverne più avanti aspetta il verde 13: carta 2."
    ),
    "send": "E una per Black Jack: {1} è tre taverne davanti a lui, quindi gioca il 3.",
    "send.send": "Così passerebbe oltre {1}: in due ruba solo dove si ferma. Gioca il 3!",
    "leave": (
        "Eccolo! Ma lascia stare: con otto furfanti {1} deruberà te, la sua ultima carta porta "
        "qui. «Non prendere nessuno»!"
    ),
    "leave.rob": (
        "Ne avresti otto, e alla fine {1} potrebbe rubarti il verde 13. «Non prendere nessuno»!"
    ),
    "cheap": (
        "Ora {1} ha il rosso 15! Ma l’ultima carta di Black Jack, il 6, porta proprio dove sarà "
        "{1}. Paga con il viola 3."
    ),
    "cheap.bid": "Basta meno: il viola 3.",
    "cheap.decline": "Non lasciarlo a {1}! Paga con il viola 3.",
    "strike": (
        "{1} è venuto da te ed è rimasto a mani vuote: ne avevi di meno. E ora Black Jack è da "
        "lui: prendi il rosso 15!"
    ),
    "strike.rob": "Il rosso 15 ti porta di più, e a lui costa 30. Prendilo!",
    "strike.forgo": "Adesso conviene: nessuno può più derubarti. Prendi il rosso 15!",
    "few": (
        "117 a 79! In due bisogna soprattutto contare: chi ha meno furfanti non viene derubato."
    ),
}
