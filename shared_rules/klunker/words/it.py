"""Klunker in italiano."""

FOUR = (
    "Quattro uguali in una cassaforte si vendono subito. Meno tipi ci sono, più banconote rendono."
)

WORDS = {
    "game.title": "Klunker",
    "game.motto": "Gioielli in vetrina, quattro uguali in cassaforte",
    "course.windows": "vetrine",
    "course.safes": "casseforti",
    "course.purchases": "acquisti",
    "ask.windows": "Quali gioielli metti in vetrina?",
    "wait.windows": "{seats} allestisce la vetrina.",
    "ask.safes": "Metti un gioiello in cassaforte o passi?",
    "wait.safes": "{seats} mette un gioiello in cassaforte o passa.",
    "ask.purchases": "Quale vetrina compri?",
    "wait.purchases": "{seats} sceglie quale vetrina comprare.",
    "ask.sales": "I gruppi di quattro uguali si vendono.",
    "wait.sales": "I gruppi di quattro uguali si vendono.",
    "verb.show": "Metti in vetrina",
    "verb.show.none": "Non aggiungere nulla",
    "verb.store": "Metti in cassaforte",
    "verb.leave": "Passa",
    "verb.buy": "Compra",
    "verb.decline": "Non comprare nulla",
    "fact.showed": "{0} mette in vetrina: {1*}.",
    "fact.showed.none": "{0} lascia la vetrina com’è.",
    "fact.stored": "{0} mette in cassaforte: {1}.",
    "fact.left": "{0} passa e prende la {1}.",
    "fact.bought": "{0} compra la {1}: {2*}.",
    "fact.bought.own": "{0} compra la propria vetrina: {2*}.",
    "fact.sold": "{0} vende quattro gioielli uguali ({1}). Banconote: {2}.",
    "fact.declined": "{0} non compra nulla: gli acquisti finiscono qui.",
    "fact.dealt": "Le mani tornano a sei carte; gioielli distribuiti: {0}.",
    "fact.ended": "Il mazzo non basta per tutte le mani: la partita è finita.",
    "first.dealt": "Vetrine e casseforti restano come sono; solo le mani tornano a 6.",
    "first.declined": (
        "Chi non compra nulla mette fine agli acquisti di tutti e comincia il prossimo round."
    ),
    "first.ended": (
        "Ora contano soltanto le banconote; i gioielli in mano, in vetrina e in cassaforte non "
        "valgono nulla."
    ),
    "first.kept": (
        "Solo in una vetrina vuota bisogna mettere qualcosa; se ci sono già gioielli, si può non "
        "aggiungere nulla."
    ),
    "first.left": (
        "Chi passa prende la carta acquisto più bassa rimasta: chi passa presto compra presto."
    ),
    "first.necklaces": (
        "Quattro collane rendono sempre 4 banconote, qualunque cosa ci sia in cassaforte."
    ),
    "first.neighbour": (
        "La vetrina di un altro costa 1 banconota, che va al proprietario, piena o quasi vuota "
        "che sia."
    ),
    "first.own": (
        "La propria vetrina non costa nulla, e ciò che c’era dentro va nella propria cassaforte."
    ),
    "first.sold": (
        "Quattro gioielli uguali in cassaforte si vendono subito; meno altri tipi ci sono, più "
        "banconote rendono."
    ),
    "item.piercing": "piercing",
    "item.piercing.help": FOUR,
    "item.earring": "orecchino",
    "item.earring.help": FOUR,
    "item.tooth": "dente d’oro",
    "item.tooth.help": FOUR,
    "item.shoe": "scarpa",
    "item.shoe.help": FOUR,
    "item.tiara": "diadema",
    "item.tiara.help": FOUR,
    "item.monocle": "monocolo",
    "item.monocle.help": FOUR,
    "item.necklace": "collana",
    "item.necklace.help": "Quattro collane rendono sempre 4 banconote. Ce ne sono solo 10.",
    "item.banknote": "banconota",
    "item.banknote.help": (
        "Alla fine ognuna vale 1 punto. Prima serve a comprare la vetrina di un altro."
    ),
    "item.notes": "{0} banconote",
    "item.notes-1": "1 banconota",
    "item.purchase": "carta acquisto {0}",
    "item.purchase.help": (
        "La prende chi passa. Nell’ordine di queste carte si comprano le vetrine."
    ),
    "item.window": "vetrina di {seat}",
    "item.window.help": (
        "Ciò che sta qui è in vendita, tutto insieme: per 1 banconota, o gratis per il "
        "proprietario."
    ),
    "item.safe": "cassaforte di {seat}",
    "item.safe.help": (
        "Qui i gioielli aspettano di essere quattro uguali; allora si vendono subito."
    ),
    "item.start": "primo giocatore",
    "item.start.help": (
        "Il campanello: chi ce l’ha comincia con la vetrina e con la cassaforte. Passa a chi non "
        "compra nulla."
    ),
    "item.because-empty": ", perché non ha più carte in mano",
    "option.first": "Chi comincia?",
    "option.first.help": "Per tradizione il più giovane al tavolo.",
    "option.first.lot": "A sorte",
    "score.notes": "Banconote",
    "score.left": "Carte rimaste in cassaforte e vetrina (a pari merito vince chi ne ha meno)",
    "score.left.row": "Spareggio: meno carte",
    "deed.four": "Prezzo pieno",
    "deed.four.help": "Quattro gioielli uguali venduti per 4 banconote, e non erano collane.",
    "deed.necklaces": "Filo di perle",
    "deed.necklaces.help": "Quattro collane vendute.",
    "deed.twins": "Due in un colpo",
    "deed.twins.help": "Due gruppi di quattro venduti con un solo gioiello o una sola vetrina.",
    "deed.assortment": "Ampio assortimento",
    "deed.assortment.help": "Cinque tipi diversi venduti in una partita.",
    "deed.landslide": "Fuori categoria",
    "deed.landslide.help": "Vittoria con almeno 5 banconote di vantaggio.",
    "deed.hair": "Per un soffio",
    "deed.hair.help": "Vittoria allo spareggio, a parità di banconote.",
    "deed.magnet": "Vetrinista",
    "deed.magnet.help": "La propria vetrina venduta tre volte ad altri.",
    "deed.bargain": "Svendita totale",
    "deed.bargain.help": "Comprata una vetrina di almeno sette gioielli.",
    "deed.monk": "Fai da te",
    "deed.monk.help": "Vittoria senza comprare vetrine altrui.",
    "deed.tidy": "Piazza pulita",
    "deed.tidy.help": "Alla fine più niente in cassaforte e in vetrina.",
    "deed.bell": "Si chiude",
    "deed.bell.help": "Acquisti chiusi due volte nella stessa partita.",
    "deed.rich": "Portafoglio gonfio",
    "deed.rich.help": "Almeno 12 banconote alla fine.",
    "source.windows": "propria vetrina venduta",
    "option.handicap": "Vantaggio",
    "option.handicap.help": (
        "Banconote in più, prese fuori dalla partita, per chi è più giovane o alle prime armi. Si "
        "spendono come tutte le altre."
    ),
    "score.handicap": "Vantaggio",
}
