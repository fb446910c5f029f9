"""Bots: a view and some chance go in, a move comes out. A bot never sees a game.

Each game's own bots stand in its folder, in bot.py; `random` plays any game.
"""

from .offer import Offer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .chance import Chance

RANDOM = "random"


def choose(view: "dict[str, Any]", level: str, chance: "Chance") -> "list[Any]":
    """The move that a bot of this level makes for the owner of a view."""
    if level == RANDOM:
        return random_move(view["offers"], chance)
    module = __import__("shared_rules." + view["game"] + ".bot", None, None, ["choose"])
    move: "list[Any]" = module.choose(view, level, chance)
    return move


def random_move(offers: "list[dict[str, Any]]", chance: "Chance") -> "list[Any]":
    """Any of the offers (as they stand in a view), each as likely as the others."""
    return Offer.of(chance.pick(offers)).sample(chance)


def best(options: "list[list[Any]]", chance: "Chance") -> "list[Any]":
    """Of judged moves ([worth, move, reason]) the best one; among equals any."""
    most = options[0][0]
    for option in options:
        if option[0] > most:
            most = option[0]
    equals = [option[1] for option in options if option[0] == most]
    move: "list[Any]" = chance.pick(equals)
    return move
