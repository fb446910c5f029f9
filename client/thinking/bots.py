"""Bots: a move for a seat, found from what that seat may know and nothing else, and the reason."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.types import Advice

PATIENCE = 1200
PATIENCE_WITH = {"expert": 2300}
"""Milliseconds after which a search must do with what it has found, on a slow phone."""
SLICE = 100
"""Milliseconds after which whoever watches a decision looks up, because bots go first."""

kept: dict = {}
"""The present decision: its "view" and the "watch" beside it, with which the next slice goes on."""


def advise(request: dict, clock) -> "dict | Advice":
    """A bot's move and its reason; the request says who thinks: {"view", "level", "seed"}.

    `clock` tells milliseconds. Not everybody has a reason. What a person has asked ("hint") comes
    with the moves that are as good; in a challenge ("steady") nobody looks at the clock. A "task"
    is about a game that is over, and says itself how much is to be thought about
    (shared_rules/review/weighing.py).
    """
    if "task" in request:
        from shared_rules.review import weighing

        return weighing.answer(request)
    from shared_rules.engine import bot, counsel
    from shared_rules.engine.chance import Chance
    from shared_rules.engine.steady import Budget

    level, chance = request["level"], Chance(request["seed"])
    if "steady" in request:
        move = bot.choose(request["view"], level, chance, Budget().spent)
        return reasoned(request, move, chance)
    end = clock() + PATIENCE_WITH.get(level, PATIENCE)
    if "hint" in request and level == bot.EXPERT:
        return counsel.advised(request["view"], chance, lambda: clock() >= end)
    move = bot.choose(request["view"], level, chance, lambda: clock() >= end)
    return reasoned(request, move, chance)


def reasoned(request: dict, move: list, chance) -> "dict | Advice":
    from shared_rules.engine import bot

    if not bot.has_reasons(request["view"]["game"], request["level"]):
        return {"move": move}
    return bot.explained(request["view"], move, chance)


def watch(request: dict, clock) -> dict:
    """A slice of thought beside a decision: {"watch", "view", "seed", "picked"}, a move or None.

    What is told: the move that was weighed, what it surely costs (None: not known), whether there
    is no more to find out for now and, of a move that costs much, the better one and why.
    """
    from shared_rules.engine.chance import Chance
    from shared_rules.engine.counsel import Watch

    picked = request["picked"]
    if kept.get("view") != request["view"]:
        kept["watch"] = Watch(request["view"], Chance(request["seed"]))
        kept["view"] = request["view"]
    watching = kept["watch"]
    end = clock() + SLICE
    watching.go_on(picked, lambda: clock() >= end)
    cost = None if picked is None else watching.verdict(picked)
    rests = bool(watching.best) if picked is None else cost is not None
    advice = watching.advice() if cost else None
    return {"picked": picked, "cost": cost, "rests": rests, "advice": advice}


def answered(request: dict, clock) -> dict:
    """The same as an answer that can be sent, also when thinking has failed."""
    try:
        work = watch if "watch" in request else advise
        return {"answer": work(request, clock), "problem": ""}
    except Exception as error:
        return {"answer": None, "problem": "broken", "why": repr(error)}
