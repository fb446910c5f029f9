"""The effects there are, a row for each: who does it, and what is true of it."""

LOOP = ""
"""Instead of a file: the loop itself does it."""
ANY = -1
"""As many words as one likes."""

ANSWERS = "answers"
"""A reply may be added, a message: it comes back with a value and a problem."""
STAGE = "stage"
"""Only the screen on stage may have it: the others are neither seen nor heard."""
SEEN = "seen"
"""It waits until what it came with can be seen."""
KEPT = "kept"
"""Whatever waits to be stored is stored before: it is found, here and in other windows."""
DRAWN = "drawn"
"""What is drawn next depends on it: not even the first screen's waits for its turn."""

EFFECTS: dict[str, tuple] = {
    # name: (file in client/effects that does it, how many things it says, what is true of it ...)
    "go": (LOOP, ANY, STAGE),
    "replace": (LOOP, ANY, STAGE),
    "back": (LOOP, 0, STAGE),
    "home": (LOOP, 0, STAGE),
    "open": (LOOP, 0, STAGE),
    "focus": (LOOP, 1, STAGE),
    "soon": (LOOP, 1, SEEN),
    "bring": ("parts", 1, ANSWERS),
    "store": ("storage", 1, ANSWERS, SEEN),
    "load": ("storage", 2, ANSWERS, KEPT),
    "list": ("storage", 1, ANSWERS, KEPT),
    "persist": ("storage", 0, ANSWERS),
    "persisted": ("storage", 0, ANSWERS),
    "set": ("device", 2, ANSWERS, DRAWN),
    "now": ("device", 0, ANSWERS),
    "seed": ("device", 0, ANSWERS),
    "after": ("device", 2),
    "announce": ("device", 1, STAGE, SEEN),
    "vibrate": ("device", 1, STAGE),
    "awake": ("device", 1, SEEN),
    "fullscreen": ("device", 0),
    "about": ("device", 0, ANSWERS),
    "install": ("device", 0, ANSWERS),
    "update": ("device", 0),
    "sound": ("sound", 1, STAGE),
    "room": ("room", 0, STAGE, SEEN),
    "share": ("files", 2, ANSWERS),
    "download": ("files", 2),
    "pick": ("files", 0, ANSWERS),
    "copy": ("files", 1, ANSWERS),
    "parse": ("files", 1, ANSWERS),
    "claim": ("claims", 1, ANSWERS),
    "takeover": ("claims", 1, ANSWERS),
    "release": ("claims", 1, KEPT),
    "think": ("thinking", 1, ANSWERS),
    "unthink": ("thinking", 0),
    "advise": ("thinking", 1, ANSWERS),
    "unadvise": ("thinking", 0),
    "watch": ("thinking", 1, ANSWERS),
    "weigh": ("thinking", 1),
    "unwatch": ("thinking", 0),
    "permit": ("senses", 0),
    "senses": ("senses", 1),
    "scribble": ("scribble", 1),
    "live": ("live", 1, ANSWERS),
    "ask": ("live", 1, ANSWERS),
    "http": ("live", 3, ANSWERS),
    "reload": ("live", 0),
    "forget": ("live", 0),
    "arrows": ("arrows", 0),
    "show": ("motion", 2, STAGE),
    "rest": ("motion", 2, SEEN),
    "reveal": ("motion", 1, STAGE, SEEN),
}
