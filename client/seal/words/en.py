"""What is said about a sealed shuffle, in English."""

WORDS = {
    "seal.attempt": (
        "This was attempt {0}: each time a phone did not show its part in time, and all drew "
        "new ones."
    ),
    "seal.checking": "Checking: every move is played again with these cards…",
    "seal.commitment": "Sealed:",
    "seal.compare": "Compare these aloud; every phone must show the same words: {0}",
    "seal.deal": "Noted: deal the cards",
    "seal.digits": "All digits",
    "seal.fine": "Checked: the cards were those of the sealed shuffle.",
    "seal.flaw.added": "The share of {0} was added after everything had been sealed.",
    "seal.flaw.broken": "The part of {0} is not the one that was sealed.",
    "seal.flaw.gone": "The share of {0} was left out after everything had been sealed.",
    "seal.flaw.left": "The part of {0} was left out: it has not been shown.",
    "seal.flaw.moves": "The moves of the game do not lead where its record says.",
    "seal.flaw.other": "What {0} had sealed or shown has been changed since.",
    "seal.flaw.seed": "The cards were not dealt from these parts: the seed is a different one.",
    "seal.flaw.table": "This shuffle is not the one that was announced: table or attempt differ.",
    "seal.flaw.unreadable": "The details of this shuffle cannot be read.",
    "seal.flaw.unshown": "The game is over, but what its cards were dealt from has not been shown.",
    "seal.laid": (
        "This phone has just sealed its own part, which it cannot change any more. If you do not "
        "trust it, photograph these digits:"
    ),
    "seal.later": (
        "As soon as the game is over, this phone checks whether the cards were the right ones, "
        "even without a network."
    ),
    "seal.means": "What that proves",
    "seal.next": "That will do",
    "seal.none": "These cards were not sealed: no phone gave its part in time.",
    "seal.not.net": (
        "It does not prove that nobody peeks: the server knows all the cards while you play, and "
        "could tell them to somebody."
    ),
    "seal.not.one": (
        "It does not prove that nobody peeks, and whoever has tampered with the app on this "
        "phone can fool you: so check the game’s file on another phone, too."
    ),
    "seal.out": "Without a share: {0}.",
    "seal.pad": "Tap here or scribble with a finger, as you like. On a keyboard, press any keys.",
    "seal.part": "Part:",
    "seal.phone": "this phone",
    "seal.proves.net": (
        "If the check succeeds and your four words were the same, the cards followed from parts"
        " that had all been fixed before any was shown: so nobody could choose them, not even "
        "the server."
    ),
    "seal.proves.one": (
        "If the check succeeds and the four words are those that you noted, the cards followed "
        "from the part that this phone had fixed beforehand and from everybody’s taps: so "
        "nobody could lay them out in advance."
    ),
    "seal.said": "They agree",
    "seal.server": "the server",
    "seal.shares": "Who has a share",
    "seal.stranger": (
        "This phone has kept nothing from before the deal: compare the four words with those "
        "that you noted."
    ),
    "seal.turn": "Your share, {0}",
    "seal.why": "What is that?",
    "seal.words": "Four words",
    "seal.words.net": (
        "They are made of everything that was sealed and of all phones’ parts. Every phone showed "
        "the same ones at the start."
    ),
    "seal.words.one": "Note them on paper: at the end they must be the same ones.",
    "seal.wrong": "Something is wrong with this shuffle.",
}
