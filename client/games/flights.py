"""Flights: what has happened, as steps that are shown one after the other (static/app/motion.js).

Public facts are all that steps are made from. A board says of a fact what flies, walks or glides:

    flights(scene, fact) -> a list of these, empty for what is only told; None: not worth a step
"""

MANY = 12
"""Of more steps than these the last ones are shown: nobody watches for longer."""


def flight(art: str, source: str, target: str, text: str = "") -> dict:
    """A picture that flies from one place to another, with a few letters on it."""
    return {"art": art, "from": source, "to": target, "text": text}


def walk(piece: str, by: int) -> dict:
    """A piece goes so many places on, round its ring."""
    return {"walk": piece, "by": by}


def glide(thing: str) -> dict:
    """A thing goes to where it is drawn now."""
    return {"glide": thing}


def steps(scene, board, log: list) -> list[list]:
    """A sentence and flights for each step; what several do alike at a time is one step."""
    found: list = []
    kind = ""
    for _, facts in log:
        for fact in facts:
            moved = board.flights(scene, fact) if hasattr(board, "flights") else None
            if moved is None:
                continue
            sentence = scene.told(fact)
            if found and fact[0] == kind and fact[0] in board.TOGETHER:
                found[-1][0] += " " + sentence
                found[-1][1] += moved
            else:
                found.append([sentence, moved])
            kind = fact[0]
    return found[-MANY:]


def facts_in(log: list) -> list:
    facts = []
    for _, noted in log:
        facts += noted
    return facts


def named_in(log: list) -> list:
    """The things that the facts of some moves name: the board lets them stand out."""
    items = []
    for fact in facts_in(log):
        for item in fact[1:]:
            if type(item) is str and item not in items:
                items.append(item)
    return items
