"""Twins: a game and a world imagined from a seat's view, played on side by side.

What the seat sees stays the same in both for as long as it has been shown nothing different: a
view that tells more, or that trusts a memory which nobody could have, drifts apart.
"""

from shared_rules.engine.chance import Chance

from .every import answer


def drift(rules, game, seat, chance: Chance, moves: int = 40, at_moments: bool = False):
    """What the seat sees differently in a twin of this game, or None if nothing."""
    game, twin = game.copy(), rules.imagine(game.view(seat), chance)
    for _ in range(moves):
        step = shared_step(game, twin, chance)
        if step is None:
            return None
        here = sights(game, seat, step, at_moments)
        there = sights(twin, seat, step, at_moments)
        for (facts, mine), (other_facts, other) in zip(here, there, strict=False):
            if was_shown_something_else(mine, other, facts, other_facts):
                return None
            if mine != other:
                return [key for key in mine if mine[key] != other[key]]
        if len(here) != len(there):
            return ["moments"]
    return None


def sights(game, seat, step, at_moments: bool) -> list:
    """What there is to be seen of a move that is made: the facts so far and the view, each time."""
    by, move = step
    seen = []

    def watch(now) -> None:
        seen.append(([*now.facts], now.view(seat)))

    game.advance(by, move, watch if at_moments else None)
    watch(game)
    return seen


def shared_step(game, twin, chance):
    """A move that both games admit now."""
    both = [seat for seat in game.waiting_for() if seat in twin.waiting_for()]
    for _ in range(8):
        if not both:
            return None
        by = chance.pick(both)
        move = answer(chance.pick([game, twin]), by, chance)
        if any(o.admits(move) for o in game.offers(by)):
            if any(o.admits(move) for o in twin.offers(by)):
                return by, move
    return None


def was_shown_something_else(mine, other, facts, twin_facts) -> bool:
    """Whether the difference is one that the seat was shown: its own cards, or public facts."""
    return (
        facts != twin_facts
        or mine["private"] != other["private"]
        or mine["offers"] != other["offers"]
    )
