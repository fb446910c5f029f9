"""Types: names for what travels between rules, bots, screens and server. No phone loads them.

The rules import them only where TYPE_CHECKING holds, so the build leaves this file out. Python has
no type for a list whose first item is of another kind than the rest, nor for JSON of any shape:
where `Any` stands, the comment says what is meant.
"""

from typing import Any, Protocol, TypeAlias, TypedDict, TypeVar

from .chance import Chance

Thing = TypeVar("Thing")
"""What a list holds of which nothing else need be known."""

Item: TypeAlias = Any
"""What a move, a fact or a reason names: a word such as "window-2", or a number."""
Move: TypeAlias = list[Any]
"""A verb, then the items that go with it: ["show", "shoe", "tiara"]."""
Fact: TypeAlias = list[Any]
"""What everybody saw, a name and items: ["showed", "seat-0", "shoe", "tiara"]."""
Reason: TypeAlias = list[Any]
"""Why a move is made, a key and items: ["sets", "shoe", 3]."""
Judged: TypeAlias = list[Any]
"""A move that rules of thumb thought worth a thought: [worth, move, key of the reason]."""
ScoreLine: TypeAlias = list[Any]
"""A line of a score sheet: [key of the reason, points, items ...]."""
Entry: TypeAlias = list[Any]
"""A move as the record has it: [seat, move]; as the log tells it: [seat, facts]."""
Moment: TypeAlias = list[Any]
"""What was seen of a move at one moment: [number of its facts so far, the views then]."""
Explanation: TypeAlias = list[Any]
"""Why a bot has moved: [number of the move, seat, reason]."""

Plain: TypeAlias = Any
"""JSON without floats."""
State: TypeAlias = dict[str, Any]
"""A whole game, field by field."""
Frame: TypeAlias = dict[str, Any]
"""A question on the agenda: "phase", "seats", its answers if it is sealed, and its locals."""
Zones: TypeAlias = dict[str, Any]
"""What can be seen of a game, by the name of the place where it lies."""
Course: TypeAlias = dict[str, Any]
"""Where a game stands: "game" of "games", "round" of "rounds", "step" of "steps", its "name"."""
Options: TypeAlias = dict[str, Any]
"""How a game is set up: the value (a word or a number) of each option."""
Saved: TypeAlias = dict[str, Any]
"""A table as its shelf keeps it: see Table.save."""
AnyGame: TypeAlias = Any
"""A game of the one class that a phase belongs to."""


class _Option(TypedDict):
    key: str


class Option(_Option, total=False):
    """What can be chosen when a game is set up: a row of OPTIONS."""

    values: list[Item]
    seats: list[int]
    custom: bool


class Player(TypedDict):
    """Who sits on a seat: see players.py."""

    name: str
    kind: str
    colour: str


class PlainOffer(TypedDict):
    """An offer as JSON."""

    verb: str
    among: list[Item]
    least: int
    most: int


class View(TypedDict):
    """All that a seat may know of a game; a spectator's seat is None, and nothing is offered."""

    game: str
    seats: int
    seat: Any
    options: Options
    agenda: list[Frame]
    offers: list[PlainOffer]
    public: Zones
    private: Zones
    memory: Zones


class Outcome(TypedDict):
    """How a game stands or has ended, by seat."""

    places: list[int]
    scores: list[int]
    sheet: list[list[ScoreLine]]


class _Advice(TypedDict):
    move: Move
    why: Reason
    look: str
    secret: bool


class Advice(_Advice, total=False):
    """A move, why it is made, where to look for the reason, and whether that must stay secret.

    What the expert advises has moves beside it that are as good (`equals`).
    """

    equals: list[Move]


class Mind(Protocol):
    """What a game's mind/bot.py has to say: see bot.py."""

    PLAYOUTS: dict[str, int]
    DEPTH: dict[str, int]
    BLUR: int
    WHIM: int
    WIDTH: int
    HORIZON: int
    SPREAD: int
    VICTORY: int
    CLOSE: int

    def judged(self, game: AnyGame, seat: int) -> list[Judged]:
        """Moves worth a thought."""

    def answer(self, game: AnyGame, seat: int, chance: Chance) -> Move:
        """One move, quickly."""

    def values(self, game: AnyGame) -> list[int]:
        """What each seat may hope for."""

    def stage(self, game: AnyGame) -> int:
        """A number that never falls while a game goes on."""

    def left(self, game: AnyGame) -> int:
        """How much of the game is still to come; 0 towards its end."""
