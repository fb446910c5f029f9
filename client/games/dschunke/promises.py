"""What a button of Dschunke promises: crates that will be seen, Yen, goods, who sees a card."""

from client.app.texts import say
from shared_rules.dschunke.cards import MERCHANTS
from shared_rules.dschunke.junks import visible
from shared_rules.engine.because import bare
from shared_rules.engine.words import listed

NOTHING = ("pool", "pick", "place", "skip", "choose", "search", "lift", "take", "offer")
"""Sealed answers, and verbs that say all by what they name."""


def on_use(scene, move: list, sure) -> str:
    """A merchant works where it stands; where an assistant goes is asked next."""
    if move[1] in MERCHANTS:
        return worked(scene, *sure())
    helper = scene.public["assistants"][move[1]]
    return say("dschunke.promise.send." + helper["trade"], scene.name(move[1]), helper["number"])


def on_go(scene, move: list, sure) -> str:
    return worked(scene, *sure())


on_play = on_go


def worked(scene, facts: list, after) -> str:
    """What loading, selling or drawing brings."""
    for fact in facts:
        if fact[0] == "loaded" and after:
            seen = visible(after.holds[fact[2]], scene.decider)
            return say("dschunke.promise.load", fact[3], scene.name(fact[2]), seen)
        if fact[0] == "earned":
            return say("dschunke.promise.sell", scene.name(fact[2]), fact[3])
        if fact[0] == "drew":
            return say("dschunke.promise.draw", scene.name(fact[2]), drawn(scene, fact[3], facts))
    return ""


def drawn(scene, number: int, facts: list) -> str:
    """The goods of a junk's own kind; what these are too few for, one chooses."""
    own: list = []
    for fact in facts:
        if fact[0] == "took" and len(own) < number:
            own += bare(fact)[2:]
    parts = [listed(scene.words, own, scene.names)] if own else []
    chosen = min(number, sum(scene.public["stocks"].values())) - len(own)
    if chosen:
        parts.append(say("dschunke.promise.draw.choice", chosen))
    return ", ".join(parts)


def on_drop(scene, move: list, sure) -> str:
    after = sure()[1]
    if not after:
        return ""
    seen = visible(after.holds[move[1]], scene.decider)
    return say("dschunke.promise.drop", scene.name(move[1]), seen)


def on_give(scene, move: list, sure) -> str:
    goods = listed(scene.words, move[1:], scene.names)
    return say("dschunke.promise.give", goods, len(move) - 1)


def on_cash(scene, move: list, sure) -> str:
    if scene.me is None:  # the own money is nobody else's business
        return ""
    yen = sure()[0][0][2]
    return say("dschunke.promise.cash", yen, scene.private["money"] + yen)


def on_keep(scene, move: list, sure) -> str:
    """Some cards are turned up for all to see, the others stay a secret."""
    is_open = sure()[0][0][0] == "turned"
    return say(
        "dschunke.promise.keep.open" if is_open else "dschunke.promise.keep", scene.name(move[1])
    )
