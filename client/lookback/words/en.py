"""What is said when somebody looks back, in English."""

WORDS = {
    "look.hands": "All hands",
    "look.knew": "What did {0} know?",
    "look.knew.did": "{0} chose here: {1}.",
    "look.knew.exactly": (
        "What lies open on the table, their own hand, and what a careful player remembers; for a "
        "bot also a number for drawing lots. Nothing else."
    ),
    "look.knew.idle": "{0} had nothing to decide here.",
    "look.knew.next": "Next decision",
    "look.knew.raw": "For developers: the exact text",
    "look.knew.what": "What exactly?",
    "look.move": "Move",
    "look.next": "One step on",
    "look.pause": "Pause",
    "look.play": "Play",
    "look.preparing": "Replaying the moves…",
    "look.previous": "One step back",
    "look.round.back": "Back to the start of the round",
    "look.round.on": "On to the next round",
    "look.silent": "{0} has decided.",
    "look.table": "To the table",
}
