"""Bots: a move for a seat, found from what that seat may know and nothing else."""


def choose(request: dict) -> list:
    """A bot's move; the request says who thinks about what: {"view", "level", "seed"}."""
    from shared_rules import bot
    from shared_rules.chance import Chance

    return bot.choose(request["view"], request["level"], Chance(request["seed"]))


def answered(request: dict) -> dict:
    """The same as an answer that can be sent, also when thinking has failed."""
    try:
        return {"move": choose(request), "problem": ""}
    except Exception as error:
        return {"move": None, "problem": "broken", "why": repr(error)}
