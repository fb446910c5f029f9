"""Effects: what a screen asks of the browser, as values, and the file that does each of them."""

EFFECTS = {
    # name: (file in this folder, how many things it says before its reply, whether it answers)
    "store": ("storage", 1, True),
    "load": ("storage", 2, True),
    "list": ("storage", 1, True),
    "persist": ("storage", 0, True),
    "persisted": ("storage", 0, True),
    "set": ("device", 2, True),
    "now": ("device", 0, True),
    "seed": ("device", 0, True),
    "after": ("device", 2, False),
    "announce": ("device", 1, False),
    "vibrate": ("device", 1, False),
    "awake": ("device", 1, False),
    "fullscreen": ("device", 0, False),
    "about": ("device", 0, True),
    "install": ("device", 0, True),
    "update": ("device", 0, False),
    "sound": ("sound", 1, False),
    "share": ("files", 2, True),
    "download": ("files", 2, False),
    "pick": ("files", 0, True),
    "copy": ("files", 1, True),
    "claim": ("claims", 1, True),
    "takeover": ("claims", 1, True),
    "release": ("claims", 1, False),
    "think": ("thinking", 1, True),
    "unthink": ("thinking", 0, False),
    "advise": ("thinking", 1, True),
    "unadvise": ("thinking", 0, False),
    "permit": ("senses", 0, False),
    "senses": ("senses", 1, False),
    "live": ("live", 1, True),
    "ask": ("live", 1, True),
    "http": ("live", 3, True),
    "reload": ("live", 0, False),
    "forget": ("live", 0, False),
    "arrows": ("arrows", 0, False),
    "show": ("motion", 1, False),
    "rest": ("motion", 2, False),
}
"""Besides these the loop itself does `go`, `replace`, `back`, `home` and `focus`."""

used = {}
"""The files that have been imported, by name: only they have anything to end."""


def perform(effect: list, asker: int, send) -> None:
    """Do what the screen of the number `asker` asks for; `send` brings messages to it."""
    if effect[0] == "end":
        for name in used:
            ending = getattr(used[name], "end", None)
            if ending is not None:
                ending(asker)
        return
    name, count, answers = EFFECTS[effect[0]]
    if name not in used:
        used[name] = __import__("client.effects." + name, None, None, [name])
    said = effect[1 : 1 + count]
    reply = effect[1 + count] if answers and len(effect) > 1 + count else None

    def answer(value: object, problem: str = "") -> None:
        if reply is not None:
            send([*reply, value, problem])

    getattr(used[name], "do_" + effect[0])(asker, answer if answers else send, *said)
