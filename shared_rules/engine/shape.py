"""Shape: whether a state that comes from elsewhere can be one of a game at all.

Only playing the moves again proves that a state is honest. Where that cannot be done, because the
rules were mended since, it is enough that the rules do not stumble over it.
"""

from .chance import WORDS, Chance
from .plain import written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Game
    from .types import Frame, Options, Plain, State

LARGEST = 9999
"""No number in any game is as large; as many goods as a text may claim would fill a phone."""


def base_fault(rules: "type[Game]", state: "State") -> str:
    """What is wrong with the fields that every game has, or nothing; quick, for every opening."""
    for field in rules.FIELDS:
        if field not in state:
            return f"the state lacks {field}"
    seats, chance = state["seats"], state["chance"]
    if type(seats) is not int or seats not in rules.SEATS:
        return "the state is not for so many players"
    if type(state["options"]) is not dict or type(state["final"]) is not bool:
        return "the state has a field of another kind"
    if type(chance) is not list or len(chance) not in (4, 5):
        return "the state's chance is none"
    for word in chance:
        if type(word) is not int or not 0 <= word < WORDS:
            return "the state's chance is none"
    if not rows(state["facts"]) or type(state["agenda"]) is not list:
        return "the state has a field of another kind"
    for frame in state["agenda"]:
        if type(frame) is not dict or not asks(rules, frame, seats):
            return "the state asks what nobody can answer"
    return ""


def asks(rules: "type[Game]", frame: "Frame", seats: int) -> bool:
    """Whether a frame of the agenda names a phase, seats and, if it is sealed, answers."""
    phase, asked = frame.get("phase"), frame.get("seats")
    if type(phase) is not str or phase not in rules.PHASES or type(asked) is not list:
        return False
    for seat in asked:
        if type(seat) is not int or not 0 <= seat < seats:
            return False
    if not rules.PHASES[phase].sealed:
        return True
    laid: "Plain" = frame.get("sealed")
    if not rows(laid) or len(laid) != seats:
        return False
    for moves in laid:
        if not rows(moves):
            return False
    return True


def rows(value: object) -> bool:
    """Whether this is a list of lists."""
    if type(value) is not list:
        return False
    for row in value:
        if type(row) is not list:
            return False
    return True


def fault(game: "Game", seats: int, options: "Options") -> str:
    """What is wrong with a game that was loaded from elsewhere, or nothing."""
    if game.seats != seats:
        return "the state is not for so many players as the first line"
    if written(game.options) != written(options):
        return "the state has other options than the first line"
    state = game.state()
    state.pop("chance")
    if not is_small(state):
        return "the state holds what no game does"
    try:
        if not game.waiting_for():
            return "the state asks nobody, but a game that is over has scores instead"
        model = game.__class__.new(seats, options, 1)
        for field in game.FIELDS:
            if field not in game.BASE and not like(getattr(game, field), getattr(model, field)):
                return f"the state's {field} is of another kind"
        for seat in [None] + list(range(seats)):
            game.__class__.imagine(game.view(seat), Chance(1))
        game.outcome()
    except Exception:  # there is nothing that the rules could not stumble over in a forged state
        return "the rules stumble over the state"
    return ""


def is_small(value: "Plain") -> bool:
    """Whether words are short, numbers small, and rows of them hold nothing else."""
    kind = type(value)
    if kind is dict:
        for key in value:
            if not is_small(value[key]):
                return False
    elif kind is list:
        flat = bool(value) and type(value[0]) in (str, int)
        for item in value:
            if not is_small(item) or flat and type(item) in (list, dict):
                return False
    elif kind is str:
        return len(value) <= 1000
    elif kind is int:
        return bool(-LARGEST <= value <= LARGEST)
    return True


def like(value: "Plain", model: "Plain") -> bool:
    """Whether a value is of the same kind as the one in a game that has just begun."""
    kind = type(model)
    if model is None or value is None:
        return type(value) is not list and kind is not list and kind is not dict
    if type(value) is not kind:
        return False
    if kind is list and model:
        for item in value:
            if not like(item, model[0]):
                return False
    if kind is dict:
        for key in value:
            if key in model and not like(value[key], model[key]):
                return False
    return True
