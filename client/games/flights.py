"""Flights: what has happened, as steps that are shown one after the other (static/app/motion.js).

Public facts are all that steps are made from. client/games/<game>/flights.py says what flies, walks
or glides; without it everything is only told.

    flights(scene, fact) -> a list of these, empty for what is only told; None: not worth a step
    TOGETHER             the facts that are one step when several follow each other
"""

from shared_rules.extras import extra

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


def steps(scene, log: list) -> list[list]:
    """A sentence and flights for each step; what several do alike at a time is one step."""
    own = extra(scene.game, "flights")
    found: list = []
    kind = ""
    for _, facts in log:
        for fact in facts:
            moved = own.flights(scene, fact) if own else []
            if moved is None:
                continue
            sentence = scene.told(fact)
            if own and found and fact[0] == kind and kind in own.TOGETHER:
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
