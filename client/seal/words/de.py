"""Was über ein versiegeltes Mischen gesagt wird, auf Deutsch."""

WORDS = {
    "seal.attempt": (
        "Das war Versuch {0}: Jedes Mal hat ein Handy seinen Teil nicht rechtzeitig gezeigt, "
        "und alle haben neu gezogen."
    ),
    "seal.checking": "Wird geprüft: Jeder Zug wird mit diesen Karten nachgespielt …",
    "seal.commitment": "Hinterlegt:",
    "seal.compare": "Vergleicht laut, auf jedem Handy müssen dieselben Wörter stehen: {0}",
    "seal.deal": "Notiert: Karten geben",
    "seal.digits": "Alle Ziffern",
    "seal.fine": "Geprüft: Es waren die Karten aus dem versiegelten Mischen.",
    "seal.flaw.added": "Der Anteil von {0} kam dazu, nachdem schon alles hinterlegt war.",
    "seal.flaw.broken": "Der Teil von {0} ist nicht der, der hinterlegt wurde.",
    "seal.flaw.gone": "Der Anteil von {0} wurde weggelassen, nachdem schon alles hinterlegt war.",
    "seal.flaw.left": "Der Teil von {0} fehlt: Er wurde nicht gezeigt.",
    "seal.flaw.moves": "Die Züge der Partie führen nicht dahin, wo sie angeblich steht.",
    "seal.flaw.other": "Was {0} hinterlegt oder gezeigt hat, wurde seither geändert.",
    "seal.flaw.seed": (
        "Die Karten wurden nicht aus diesen Teilen gegeben: Der Startwert ist ein anderer."
    ),
    "seal.flaw.table": "Das ist nicht das angekündigte Mischen: Tisch oder Versuch sind andere.",
    "seal.flaw.unreadable": "Die Angaben zu diesem Mischen sind nicht lesbar.",
    "seal.flaw.unshown": (
        "Die Partie ist aus, aber woraus die Karten gegeben wurden, wurde nicht gezeigt."
    ),
    "seal.laid": (
        "Dieses Handy hat eben seinen eigenen Teil hinterlegt und kann ihn nicht mehr ändern. "
        "Wer ihm misstraut, fotografiert diese Ziffern:"
    ),
    "seal.later": (
        "Sobald die Partie aus ist, prüft dieses Handy, ob die Karten stimmten, auch ohne Netz."
    ),
    "seal.means": "Was das beweist",
    "seal.next": "Das genügt",
    "seal.none": (
        "Diese Karten sind nicht versiegelt: Kein Handy hat seinen Teil rechtzeitig gegeben."
    ),
    "seal.not.net": (
        "Es beweist nicht, dass niemand in die Karten schaut: Der Server kennt während der Partie"
        " alle und könnte sie jemandem verraten."
    ),
    "seal.not.one": (
        "Es beweist nicht, dass niemand in die Karten schaut, und wer die App auf diesem Handy"
        " verändert hat, kann euch täuschen: Prüft die Datei der Partie also auch auf einem"
        " anderen Handy."
    ),
    "seal.out": "Ohne Anteil: {0}.",
    "seal.pad": (
        "Tippe hier oder kritzle mit dem Finger, wie du magst. Auf einer Tastatur drücke "
        "beliebige Tasten."
    ),
    "seal.part": "Teil:",
    "seal.phone": "dieses Handy",
    "seal.proves.net": (
        "Ist die Prüfung bestanden und waren eure vier Wörter gleich, dann kamen die Karten aus "
        "Teilen, die alle feststanden, bevor einer gezeigt wurde: Also konnte sie sich niemand "
        "aussuchen, auch der Server nicht."
    ),
    "seal.proves.one": (
        "Ist die Prüfung bestanden und sind es die vier Wörter, die ihr notiert habt, dann kamen "
        "die Karten aus dem Teil, den dieses Handy vorher festgelegt hatte, und aus eurem Tippen: "
        "Also konnte sie niemand vorher zurechtlegen."
    ),
    "seal.said": "Sie stimmen",
    "seal.server": "Server",
    "seal.shares": "Wer mitgemischt hat",
    "seal.stranger": (
        "Dieses Handy hat aus der Zeit vor dem Geben nichts aufbewahrt: Vergleicht die vier Wörter "
        "mit denen, die ihr notiert habt."
    ),
    "seal.turn": "Dein Anteil, {0}",
    "seal.why": "Was ist das?",
    "seal.words": "Vier Wörter",
    "seal.words.net": (
        "Sie sind aus allem gemacht, was hinterlegt wurde, und aus den Teilen aller Handys. Am "
        "Anfang standen auf jedem Handy dieselben."
    ),
    "seal.words.one": "Notiert sie auf Papier: Am Ende müssen es dieselben sein.",
    "seal.wrong": "Mit diesem Mischen stimmt etwas nicht.",
}
