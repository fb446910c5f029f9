"""Bots: a view and some chance go in, a move comes out. A bot never sees a game.

`random` plays any game. Which other levels there are says its opponents/__init__.py, if it has
that; how they play says its mind/bot.py, the game's mind:

    judged(game, seat)           moves worth a thought, [worth, move, reason], by rules of thumb
    answer(game, seat, chance)   the same quickly, one move, for playing on in an imagined world
    values(game)                 what each seat may hope for, in hundredths of what is counted
    stage(game)                  a number that never falls while a game goes on
    PLAYOUTS DEPTH               by level: how long it searches, and how far its own moves ahead
    BLUR WHIM                    how far off a beginner's eye is, and everybody's
    WIDTH HORIZON SPREAD VICTORY CLOSE           how to search (search.py)

Its mind/why.py, if there is one, says why:

    why(game, seat, move, moves) the reason for a move, [key, *items], for words.py's why.<key>;
                                 what is judged (`moves`) says whether it may be called the best
    LOOK SECRET                  by reason: where to look for it; the reasons that tell secrets

What is asked about a seat looks at that seat's own secrets and at what lies open, nowhere else.
"""

from .. import GAMES
from ..extras import extra, has
from .offer import Offer
from .search import Search

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .chance import Chance
    from .types import Advice, Judged, Move, PlainOffer, View

RANDOM, BEGINNER, SOLID, STRONG, EXPERT = "random", "beginner", "solid", "strong", "expert"
STANDIN = SOLID
"""The level that takes an absent player's seat; in a game without a mind it plays at random."""


def mind_of(key: str) -> "Any":
    """A game's mind/bot.py, or None."""
    return extra(key, "mind.bot")


def levels(key: str) -> "tuple[str, ...]":
    """The levels that a game can be played at, the weakest first; `random` is always there."""
    opponents = extra(key, "opponents")
    offered: "tuple[str, ...]" = opponents.LEVELS if opponents else ()
    return offered


def choose(
    view: "View",
    level: str,
    chance: "Chance",
    enough: "Callable[[], bool] | None" = None,
) -> "Move":
    """The move that a bot of this level makes for the owner of a view.

    Searching ends when `enough` says so, at the latest after the level's number of playouts.
    """
    mind = None if level == RANDOM else mind_of(view["game"])
    if mind is None:
        return random_move(view["offers"], chance)
    if level in mind.PLAYOUTS:
        search = Search(view, mind, chance, mind.DEPTH[level])
        return search.run(mind.PLAYOUTS[level], enough).move
    game = GAMES[view["game"]].imagine(view, chance)
    blur = mind.BLUR if level == BEGINNER else mind.WHIM
    return best(blurred(mind.judged(game, view["seat"]), blur, chance), chance)


def advise(
    view: "View",
    level: str,
    chance: "Chance",
    enough: "Callable[[], bool] | None" = None,
) -> "Advice":
    """A bot's move and why it makes it, to be told by words.reasoned."""
    return explained(view, choose(view, level, chance, enough), chance)


def has_reasons(key: str, level: str) -> bool:
    """Whether a bot of this level can say why it moves."""
    return level != RANDOM and has(key, "mind.why")


def explained(view: "View", move: "Move", chance: "Chance") -> "Advice":
    """A move of a view's owner with the reason for it: {"move", "why", "look", "secret"}.

    `look` is where one would have to look to find the reason oneself (look.<place> in the words);
    a secret one speaks of what the others must not know before the game is over.
    """
    key: str = view["game"]
    reasons = extra(key, "mind.why")
    game, seat = GAMES[key].imagine(view, chance), view["seat"]
    why = reasons.why(game, seat, move, mind_of(key).judged(game, seat))
    secret = why[0] in reasons.SECRET
    return {"move": move, "why": why, "look": reasons.LOOK[why[0]], "secret": secret}


def random_move(offers: "list[PlainOffer]", chance: "Chance") -> "Move":
    """Any of the offers (as they stand in a view), each as likely as the others."""
    return Offer.of(chance.pick(offers)).sample(chance)


def blurred(moves: "list[Judged]", blur: int, chance: "Chance") -> "list[Judged]":
    """Judged moves as an unsure eye sees them: each worth is off by up to so much."""
    if not blur:
        return moves
    seen = []
    for worth, move, reason in moves:
        seen.append([worth + chance.below(2 * blur + 1) - blur, move, reason])
    return seen


def best(moves: "list[Judged]", chance: "Chance") -> "Move":
    """Of judged moves ([worth, move, reason]) the best one; among equals any."""
    most = moves[0][0]
    for known in moves:
        if known[0] > most:
            most = known[0]
    equals: "list[Move]" = [known[1] for known in moves if known[0] == most]
    return chance.pick(equals)


def leading(moves: "list[Judged]") -> "Move":
    """Of judged moves the best one; among equals the first."""
    lead = moves[0]
    for known in moves:
        if known[0] > lead[0]:
            lead = known
    move: "Move" = lead[1]
    return move
