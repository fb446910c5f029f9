"""Flights: what has happened, as steps that are shown one after the other (static/app/motion.js).

Public facts are all that steps are made from. client/games/<game>/flights.py says what flies, walks
or glides; without it everything is only told.

    on_FACT(scene, *items)  a list of these for a fact of that name; a fact without one is only told
    TOGETHER                the facts that are one step when several follow each other
    UNSAID                  the facts that are not worth a step
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
            moved = flown(own, scene, fact)
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


def flown(own, scene, fact: list) -> list | None:
    """What is seen of a fact; None if nothing, and nothing is said of it either."""
    if own is None:
        return []
    if fact[0] in own.UNSAID:
        return None
    work = getattr(own, "on_" + fact[0], None)
    return work(scene, *fact[1:]) if work else []


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
