"""Bots: a move for a seat, found from what that seat may know and nothing else, and the reason."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.types import Advice

PATIENCE = 1200
PATIENCE_WITH = {"expert": 2300}
"""Milliseconds after which a search must do with what it has found, on a slow phone."""


def advise(request: dict, clock) -> "dict | Advice":
    """A bot's move and its reason; the request says who thinks: {"view", "level", "seed"}.

    `clock` tells milliseconds. Not everybody has a reason. A request with a "task" is about a game
    that is over; it says itself how much is to be thought about (shared_rules/review/weighing.py).
    """
    if "task" in request:
        from shared_rules.review import weighing

        return weighing.answer(request)
    from shared_rules.engine import bot
    from shared_rules.engine.chance import Chance

    level, chance = request["level"], Chance(request["seed"])
    end = clock() + PATIENCE_WITH.get(level, PATIENCE)
    move = bot.choose(request["view"], level, chance, lambda: clock() >= end)
    if not bot.has_reasons(request["view"]["game"], level):
        return {"move": move}
    return bot.explained(request["view"], move, chance)


def answered(request: dict, clock) -> dict:
    """The same as an answer that can be sent, also when thinking has failed."""
    try:
        return {"answer": advise(request, clock), "problem": ""}
    except Exception as error:
        return {"answer": None, "problem": "broken", "why": repr(error)}
