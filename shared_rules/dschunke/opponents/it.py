"""Gli avversari di Dschunke in italiano."""

WORDS = {
    "name.beginner": "Lin",
    "about.beginner": "È al mercato per la prima volta e prende ciò che le piace.",
    "name.solid": "Bao",
    "about.solid": "Commercia come gli ha insegnato lo zio: guadagno sicuro, niente avventure.",
    "name.strong": "Mei",
    "about.strong": "Tiene il conto delle merci che ognuno prende, e offre quanto basta.",
    "name.expert": "Tao",
    "about.expert": "Vede tutto il porto prima che la prima giunca sia carica.",
    "why.saves_goods": (
        "Probabilmente nessuna offerta rende più di quanto valgono le merci: {1} × {0} basterebbe "
        "in {2} casi su 100 (in palio: {3})."
    ),
    "hint.saves_goods": (
        "Probabilmente nessuna offerta ti rende più di quanto valgono le tue merci: {1} × {0} ti "
        "basterebbe in {2} casi su 100 (in palio: {3})."
    ),
    "why.nothing_to_sell": "Ciò che è in mano non si può più vendere in questo round: {0*}.",
    "hint.nothing_to_sell": "Ciò che hai in mano non si può più vendere in questo round: {0*}.",
    "why.keeps_goods": "Così tutte le merci restano in mano: {0}.",
    "hint.keeps_goods": "Così tieni tutte le tue merci: {0}.",
    "why.all_of_it": (
        "Tutto di un tipo ({0}: {1}) vince più facilmente di una parte ({2} %). Il mercato dà: {3}."
    ),
    "hint.all_of_it": (
        "Tutto ciò che hai di un tipo ({0}: {1}) vince più facilmente di una parte ({2} %). Il "
        "mercato ti dà: {3}."
    ),
    "why.likely": "{1} × {0} dovrebbe bastare ({2} %). Il mercato dà: {3}.",
    "hint.likely": "{1} × {0} dovrebbe bastare ({2} %). Il mercato ti dà: {3}.",
    "why.may_win": "{1} × {0} potrebbe bastare ({2} %). Il mercato dà: {3}.",
    "hint.may_win": "{1} × {0} potrebbe bastare ({2} %). Il mercato ti darebbe: {3}.",
    "why.bluffs": "Mostra qualcosa e non vende niente: {0*}.",
    "hint.bluffs": "Mostri qualcosa e non vendi niente: {0*}.",
    "why.goes_anywhere": "Libero di lavorare su ogni giunca senza mercante: {0}.",
    "hint.goes_anywhere": "Con lui lavori su qualsiasi giunca senza mercante: {0}.",
    "why.shows_first": "Sulla {0} non si vedeva nessuna cassa propria; ora: {1}.",
    "hint.shows_first": "Sulla {0} non si vede ancora nessuna tua cassa; poi: {1}.",
    "why.shows_more": "Più casse in vista sulla {0}: {1} invece di {2}.",
    "hint.shows_more": "Più casse tue in vista sulla {0}: {1} invece di {2}.",
    "why.in_sight": "Casse proprie in vista poi sulla {0}: {1}.",
    "hint.in_sight": "Le tue casse in vista poi sulla {0}: {1}.",
    "why.in_sight_of": "Casse di {1} in vista poi sulla {0}: {2}.",
    "why.sells_best": "Nessuna giunca possibile paga ora più della {0}: {1}.",
    "hint.sells_best": "Nessuna giunca possibile ti paga ora più della {0}: {1}.",
    "why.sells": "La {0} paga adesso {1}.",
    "hint.sells": "La {0} ti paga adesso {1}.",
    "why.draws_best": "Nessuna giunca possibile dà ora più merci della {0}: {1}.",
    "hint.draws_best": "Nessuna giunca possibile ti dà ora più merci della {0}: {1}.",
    "why.draws": "Merci che la {0} dà adesso: {1}.",
    "hint.draws": "Merci che la {0} ti dà adesso: {1}.",
    "why.has_none": "È bene averne una di ogni tipo, e questa manca: {0}.",
    "hint.has_none": "È bene averne una di ogni tipo, e questa ti manca: {0}.",
    "why.pays_now": "In questo round il mercato paga bene questa merce ({0}): {1}.",
    "hint.pays_now": "In questo round il mercato ti paga bene questa merce ({0}): {1}.",
    "why.collects": "In mano ce n’è già ({0}: {1}).",
    "hint.collects": "In mano ne hai già ({0}: {1}).",
    "why.unseen": "Nessun altro vede quale tipo viene dal mazzo misto.",
    "hint.unseen": "Nessuno tranne te vede quale tipo viene dal mazzo misto.",
    "why.swaps": "Per ciò che torna indietro si possono scegliere altre merci: {0*}.",
    "hint.swaps": "Per ciò che restituisci puoi scegliere altre merci: {0*}.",
    "why.no_swap": "Le merci in mano restano come sono.",
    "hint.no_swap": "Le tue merci restano come sono.",
    "why.for_the_end": "Conta alla fine: {0}.",
    "hint.for_the_end": "Conta per te alla fine: {0}.",
    "why.for_ever": "Aiuta in ogni round che resta: {0}.",
    "hint.for_ever": "Ti aiuta in ogni round che resta: {0}.",
    "why.once": "Si può giocare una volta, quando conviene: {0}.",
    "hint.once": "La puoi giocare una volta, quando ti conviene: {0}.",
    "why.now_or_never": "Dopo questo round non varrebbe più niente: {0}.",
    "why.better_now": "Adesso rende più che aspettare: {0}.",
    "hint.better_now": "Adesso ti rende più che aspettare: {0}.",
    "why.one_more": "È un’azione in più in questo round: {0}.",
    "hint.one_more": "Ti dà un’azione in più in questo round: {0}.",
    "why.later": "Più tardi può rendere di più: {0*}.",
    "hint.later": "Più tardi ti può rendere di più: {0*}.",
    "why.no_card": "Non c’è nessuna carta che si possa giocare adesso.",
    "hint.no_card": "Non hai nessuna carta che si possa giocare adesso.",
    "why.plays_none": "Per ora non si cede nessuna carta: {0*}.",
    "hint.plays_none": "Per ora non cedi nessuna carta: {0*}.",
    "why.one_of_pile": "Si può tenere una qualsiasi delle carte del {0}.",
    "hint.one_of_pile": "Puoi tenere una qualsiasi delle carte del {0}.",
    "why.certain": "3 Yen sono sicuri; una carta può non renderne nessuno.",
    "hint.certain": "3 Yen per te sono sicuri; una carta può non renderti niente.",
    "why.seen_there": "Sulla {0} una barra vale di più; casse in vista là, poi: {1}.",
    "hint.seen_there": "Sulla {0} la tua barra vale di più; tue casse in vista là, poi: {1}.",
    "why.moves_on": "Il mercante non può restare, quindi va avanti: {0}.",
    "hint.moves_on": "Il mercante non può restare, quindi lo mandi avanti: {0}.",
    "why.all_placed": "Tutte queste barre vanno messe, prima o poi, quindi una vale l’altra: {0*}.",
    "hint.all_placed": (
        "Prima o poi devi mettere tutte queste barre, quindi una vale l’altra: {0*}."
    ),
    "why.dealt_out": (
        "Ciò che si sceglie ora viene mescolato e distribuito a tutti, quindi ogni scelta vale "
        "l’altra: {0*}."
    ),
    "hint.dealt_out": (
        "Ciò che scegli ora viene mescolato e distribuito a tutti, quindi ogni scelta vale "
        "l’altra: {0*}."
    ),
    "why.only_choice": "Non c’è altro da fare.",
    "hint.only_choice": "È l’unica cosa che puoi fare adesso.",
    "look.market": "Guarda il mercato: che cosa paga, e quante merci ha ciascuno?",
    "look.junks": "Guarda le giunche: dove si vedono le tue casse, e dove non ancora?",
    "look.goods": "Guarda le tue merci: che cosa ti manca, che cosa abbonda?",
    "look.cards": "Guarda i round che restano: quando rende di più una carta?",
    "look.no_matter": "Confronta quel che puoi fare: qui una cosa vale l’altra.",
    "look.no_choice": "Guarda che cosa puoi fare: è una cosa sola.",
}
