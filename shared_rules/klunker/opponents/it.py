"""Gli avversari di Klunker in italiano."""

WORDS = {
    "name.beginner": "Kiki",
    "about.beginner": "Ama tutto ciò che luccica e di rado fa i conti.",
    "name.solid": "Gustav",
    "about.solid": "Ha il negozio da quarant’anni e segue regole collaudate.",
    "name.strong": "Opal",
    "about.strong": "Pensa all’intero round prima di toccare un gioiello.",
    "name.expert": "Karat",
    "about.expert": "Pesa ogni vetrina due volte e ricorda tutto ciò che è stato venduto.",
    "why.completes": "Così sono quattro uguali ({0}), che rendono {1}.",
    "hint.completes": "Così nella tua cassaforte sono quattro uguali ({0}), che ti rendono {1}.",
    "why.joins": "Si unisce ai suoi simili nella cassaforte ({0}): ora {1}. Quattro rendono {2}.",
    "hint.joins": (
        "Si unisce ai suoi simili nella tua cassaforte ({0}): ne avresti {1}. Per come stanno "
        "le cose, quattro ti rendono {2}."
    ),
    "why.begins": (
        "Apre un nuovo tipo nella cassaforte ({0}) e fa posto in mano. Tipi nella cassaforte: {1}."
    ),
    "hint.begins": (
        "Apre un nuovo tipo nella tua cassaforte ({0}) e ti fa posto in mano. I tuoi tipi in "
        "cassaforte sarebbero {1}."
    ),
    "why.early": "Chi passa adesso sceglie con la {1}. Ne vale la pena: {0}.",
    "hint.early": "Se passi adesso, scegli con la {1}. Per te ne vale la pena: {0}.",
    "why.early_set": (
        "Chi passa adesso sceglie con la {1}. La {0} completerebbe quattro uguali ({2}), che "
        "rendono {3}."
    ),
    "hint.early_set": (
        "Se passi adesso, scegli con la {1}. La {0} completerebbe i tuoi quattro uguali ({2}), "
        "che ti rendono {3}."
    ),
    "why.no_use": "Niente di ciò che resta in mano migliorerebbe la cassaforte: {0*}.",
    "hint.no_use": "Niente di ciò che ti resta in mano migliorerebbe la tua cassaforte: {0*}.",
    "why.better_kept": "Ciò che resta in mano per ora vale di più lì che nella cassaforte: {0*}.",
    "hint.better_kept": (
        "Ciò che ti resta in mano per ora vale di più lì che nella tua cassaforte: {0*}."
    ),
    "why.stays": "Ciò che resta in mano rimane lì: {0*}.",
    "hint.stays": "Ciò che ti resta in mano rimane lì: {0*}.",
    "why.fills_set": "La {0} completa quattro uguali ({1}), che rendono {2}. Costa 1 banconota.",
    "hint.fills_set": (
        "La {0} completa i tuoi quattro uguali ({1}), che ti rendono {2}. Ti costa 1 banconota."
    ),
    "why.fills_own": (
        "La propria vetrina completa quattro uguali ({0}), che rendono {1}. Non costa nulla."
    ),
    "hint.fills_own": (
        "La tua vetrina completa i tuoi quattro uguali ({0}), che ti rendono {1}. Non ti costa "
        "nulla."
    ),
    "why.fits": "La {0} va bene con ciò che è già in cassaforte ({1*}). Costa 1 banconota.",
    "hint.fits": "La {0} va bene con ciò che hai già in cassaforte ({1*}). Ti costa 1 banconota.",
    "why.fits_own": (
        "La propria vetrina va bene con ciò che è già in cassaforte ({0*}) e non costa nulla."
    ),
    "hint.fits_own": (
        "La tua vetrina va bene con ciò che hai già in cassaforte ({0*}) e non ti costa nulla."
    ),
    "why.free": "La propria vetrina non costa nulla: {0*}.",
    "hint.free": "La tua vetrina non ti costa nulla: {0*}.",
    "why.promises": "La {0} promette più di tutte per l’unica banconota che costa: {1*}.",
    "hint.promises": "La {0} ti promette più di tutte per l’unica banconota che ti costa: {1*}.",
    "why.new_kinds": "La {0} ha solo tipi che in cassaforte mancano: {1*}.",
    "hint.new_kinds": "La {0} ha solo tipi che nella tua cassaforte mancano: {1*}.",
    "why.nothing_worth": "Nessuna vetrina vale il suo prezzo, e chi rinuncia comincia.",
    "hint.nothing_worth": (
        "Per te nessuna vetrina vale il suo prezzo, e se rinunci cominci tu il prossimo round."
    ),
    "why.begins_next": "Chi rinuncia comincia il prossimo round.",
    "hint.begins_next": "Se rinunci, cominci tu il prossimo round.",
    "why.keeps_all": "Conviene tenere in mano tutto: {0*}.",
    "hint.keeps_all": "Ti conviene tenere in mano tutto: {0*}.",
    "why.adds_nothing": "Tutto ciò che è in mano rimane lì: {0*}.",
    "hint.adds_nothing": "Tutto ciò che hai in mano rimane lì: {0*}.",
    "why.for_oneself": (
        "Chi compra la propria vetrina ha poi in cassaforte {1} uguali ({0}). Nessun altro ci "
        "guadagnerebbe di più."
    ),
    "hint.for_oneself": (
        "Se compri tu la tua vetrina, in cassaforte hai {1} uguali ({0}). Nessun altro ci "
        "guadagnerebbe di più."
    ),
    "why.for_sale": (
        "Con questa vetrina {0} avrebbe {2} uguali ({1}): vale più della banconota che costa."
    ),
    "hint.for_sale": (
        "Con la tua vetrina {0} avrebbe {2} uguali ({1}): vale più della banconota che costa, "
        "e quella la prendi tu."
    ),
    "why.sells_set": (
        "{0} ne ha {2} ({1}): questa vetrina completa i quattro, che rendono {3}. A {0} costa "
        "1 banconota."
    ),
    "hint.sells_set": (
        "{0} ne ha {2} ({1}): la tua vetrina completa i quattro, che a {0} rendono {3}. A {0} "
        "costa 1 banconota, e la prendi tu."
    ),
    "why.keeps": "Resta insieme ciò che sta bene insieme ({0}): in mano {1}, in cassaforte {2}.",
    "hint.keeps": (
        "Tieni insieme ciò che sta bene insieme ({0}): in mano {1}, nella tua cassaforte {2}."
    ),
    "why.makes_room": "Per le carte giocate ne arrivano di nuove, finché il mazzo basta: {0*}.",
    "hint.makes_room": "Per le carte che giochi ne peschi di nuove, finché il mazzo basta: {0*}.",
    "why.on_show": "Si compra solo ciò che è in vetrina: {0*}.",
    "hint.on_show": "Da te si compra solo ciò che metti in vetrina: {0*}.",
    "why.only_choice": "Non c’è altro da fare.",
    "hint.only_choice": "È l’unica cosa che puoi fare adesso.",
    "look.safe": "Guarda nella tua cassaforte: quale gioiello della tua mano le farebbe comodo?",
    "look.windows": "Guarda le vetrine: quanto varrebbe ognuna per la tua cassaforte?",
    "look.collectors": "Guarda le casseforti degli altri: chi raccoglie ciò che puoi mostrare?",
    "look.hand": "Guarda la tua mano: che cosa sta bene insieme?",
    "look.no_choice": "Guarda che cosa puoi fare: è una cosa sola.",
}
