"""Bots: a move for a seat, found from what that seat may know and nothing else."""

PATIENCE = 1200
PATIENCE_WITH = {"expert": 2500}
"""Milliseconds after which a search must do with what it has found, on a slow phone."""


def choose(request: dict, clock) -> list:
    """A bot's move; the request says who thinks about what: {"view", "level", "seed"}.

    `clock` tells milliseconds.
    """
    from shared_rules import bot
    from shared_rules.chance import Chance

    level = request["level"]
    end = clock() + PATIENCE_WITH.get(level, PATIENCE)
    return bot.choose(request["view"], level, Chance(request["seed"]), lambda: clock() >= end)


def answered(request: dict, clock) -> dict:
    """The same as an answer that can be sent, also when thinking has failed."""
    try:
        return {"move": choose(request, clock), "problem": ""}
    except Exception as error:
        return {"move": None, "problem": "broken", "why": repr(error)}
