"""Effects: what a screen asks of the browser, as values; each is done by a file of this folder."""

from client.app.effects import ANSWERS, EFFECTS

used: dict = {}
"""The files that have been imported, by name: only they have anything to end."""


def perform(effect: list, asker: int, send) -> None:
    """Do what the screen of this number asks for; `send` brings messages to it."""
    if effect[0] == "end":
        for name in used:
            ending = getattr(used[name], "end", None)
            if ending is not None:
                ending(asker)
        return
    row = EFFECTS[effect[0]]
    name, count = row[0], row[1]
    if name not in used:
        used[name] = __import__("client.effects." + name, None, None, [name])
    said = effect[1 : 1 + count]
    answers = ANSWERS in row
    reply = effect[1 + count] if answers and len(effect) > 1 + count else None

    def answer(value: object, problem: str = "") -> None:
        if reply is not None:
            send([*reply, value, problem])

    getattr(used[name], "do_" + effect[0])(asker, answer if answers else send, *said)
