"""Flights: what has happened, as sentences and what flies with them (static/app/motion.js).

Public facts are all that they are made from. client/games/<game>/flights.py says what flies, walks
or glides; without it everything is only told.

    on_FACT(scene, *items)  a list of these for a fact of that name; a fact without one is only told
    TOGETHER                the facts that are told at once when several of a name follow each
                            other; a tuple of names among them: also when these follow each other
    UNSAID                  the facts that are not worth being told
    CONCERNS                the facts that whoever is named by them wants to look at in peace: of
                            each the place of that name among its items, or ANY
"""

from shared_rules.engine.because import bare
from shared_rules.extras import extra

ANY = -1


def flight(art: str, source: str, target: str, text: str = "", look: str = "") -> dict:
    """A picture that flies from one place to another, with a few letters on it; these may `look`
    as on the board, by the name that they have there."""
    return {"art": art, "from": source, "to": target, "text": text, "look": look}


def walk(piece: str, by: int) -> dict:
    """A piece goes so many places on, round its ring."""
    return {"walk": piece, "by": by}


def glide(thing: str) -> dict:
    """A thing goes to where it is drawn now."""
    return {"glide": thing}


def steps(scene, log: list) -> list[list]:
    """Sentences and what flies with each; what several do alike at a time is one of them."""
    own = extra(scene.game, "flights")
    found: list = []
    kind = ""
    for _, facts in log:
        for fact in facts:
            moved = flown(own, scene, fact)
            if moved is None:
                continue
            sentence = scene.shown(fact)
            if own and found and fact[0] == kind and kind in own.TOGETHER:
                found[-1][0] += " " + sentence
                found[-1][1] += moved
            else:
                found.append([sentence, moved])
            kind = fact[0]
    return found


def together(game: str, facts: list) -> bool:
    """Whether these facts are so small and alike that they are told at once."""
    own = extra(game, "flights")
    if own is None:
        return False
    kinds = {fact[0] for fact in facts}
    for group in own.TOGETHER:
        if kinds <= ({group} if type(group) is str else set(group)):
            return True
    return False


def concerns(scene, fact: list) -> bool:
    """Whether a fact is about the viewer, and not the viewer's own doing."""
    own = extra(scene.game, "flights")
    if own is None or fact[0] not in own.CONCERNS:
        return False
    place, me = own.CONCERNS[fact[0]], f"seat-{scene.me}"
    if place > 0 and fact[1] == me:
        return False
    named = fact[1:] if place == ANY else [fact[1 + place]]
    return me in named or f"window-{scene.me}" in named


def flown(own, scene, fact: list) -> list | None:
    """What is seen of a fact; None if nothing, and nothing is said of it either."""
    if own is None:
        return []
    if fact[0] in own.UNSAID:
        return None
    work = getattr(own, "on_" + fact[0], None)
    return work(scene, *bare(fact)[1:]) if work else []


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
