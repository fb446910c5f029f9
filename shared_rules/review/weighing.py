"""Weighing: what was at stake when a finished game is looked at again, question by question.

Everybody's chances at a position are those that an onlooker would give them, who has seen all that
lay open. A decision is weighed as its owner could have: the move that was made and the expert's,
both tried in the same worlds that the own view allows. So nobody is blamed for what could not be
known. How it ends is told for every seat, as standings (search.standing); share.py makes chances
of them.

A question is plain JSON, so that a worker can answer it:

    {"task": "outlook", "view", "worlds", "seed"}             -> ends
    {"task": "choice", "view", "move", "playouts", "seed"}    -> {"best", "why", "second"}
    {"task": "compare", "view", "move", "best", "worlds", "seed"}   -> [ends, ends]

Ends are a row for each world, with the standing of each seat.
"""

from .. import GAMES
from ..engine.bot import EXPERT, explained, mind_of
from ..engine.chance import Chance, Resumed
from ..engine.offer import name_of
from ..engine.search import FAIR_TRIAL, Search, standing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    from ..engine.game import Game
    from ..engine.search import Candidate
    from ..engine.types import Mind, Move, View

    Ends: TypeAlias = list[list[int]]


def answer(question: "dict[str, Any]") -> "Any":
    """What a question finds out."""
    view, chance = question["view"], Chance(question["seed"])
    if question["task"] == "outlook":
        return outlook(view, question["worlds"], chance)
    if question["task"] == "choice":
        return choice(view, question["move"], question["playouts"], chance)
    return compared(view, question["move"], question["best"], question["worlds"], chance)


def outlook(view: "View", worlds: int, chance: Chance) -> "Ends":
    """How all seats stand in the end, in so many worlds that a view allows."""
    mind, found = mind_of(view["game"]), []
    for _ in range(worlds):
        game: "Game" = GAMES[view["game"]].imagine(view, chance)
        found.append(ended(mind, game, mind.stage(game) + mind.HORIZON, chance))
    return found


def choice(view: "View", move: "Move", playouts: int, chance: Chance) -> "dict[str, Any]":
    """The expert's choice for the owner of a view, why, and how the best two moves stand.

    If that was the move that was made, `second` tells what the next best one would have given away.
    """
    mind = mind_of(view["game"])
    search = Search(view, mind, chance, mind.DEPTH[EXPERT])
    tried = search.race[:]
    search.run(playouts)
    lead = search.best()
    best = move if name_of(lead.move) == name_of(move) else lead.move
    others = [one for one in tried if one is not lead and len(one.ends) >= FAIR_TRIAL]
    second = max([mean(one.ends) for one in others]) if others else mean_of(lead)
    return {
        "best": best,
        "why": explained(view, best, chance)["why"],
        "second": [mean_of(lead), second],
    }


def compared(view: "View", move: "Move", best: "Move", worlds: int, chance: Chance) -> "list[Ends]":
    """How it ends after either move, in so many worlds, with the same luck to come."""
    mind, rules, seat = mind_of(view["game"]), GAMES[view["game"]], view["seat"]
    made: "Ends" = []
    missed: "Ends" = []
    for _ in range(worlds):
        world: "Game" = rules.imagine(view, chance)
        limit = mind.stage(world) + mind.HORIZON
        luck = chance.another().state
        for one, ends in ((move, made), (best, missed)):
            game = world.copy()
            game.advance(seat, one)
            ends.append(ended(mind, game, limit, Resumed(luck[:])))
    return [made, missed]


def ended(mind: "Mind", game: "Game", limit: int, chance: Chance) -> list[int]:
    """Play on by everybody's rules of thumb until the horizon; how each seat stands then."""
    waiting = game.waiting_for()
    while waiting and mind.stage(game) < limit:
        game.advance(waiting[0], mind.answer(game, waiting[0], chance))
        waiting = game.waiting_for()
    return [standing(mind, game, seat, not waiting) for seat in range(game.seats)]


def mean(numbers: list[int]) -> int:
    return sum(numbers) // len(numbers)


def mean_of(candidate: "Candidate") -> int:
    return mean(candidate.ends) if candidate.ends else candidate.worth
