"""Rows: what the store keeps, as it is written and as it is read."""

from typing import Any, NamedTuple, TypeAlias, TypedDict

from shared_rules.engine.types import Fact, Move, Options, Player, State

Row: TypeAlias = tuple[str, tuple[Any, ...]]
"""A statement and its values, which may be all that SQLite takes."""
PlainSeating: TypeAlias = dict[str, Any]
"""A table's seating as JSON; server/tables/seats.py knows its fields."""


class Standing(NamedTuple):
    """The columns of a game that every move changes."""

    change: int
    moves: int
    final: int
    waiting: list[int]
    state: State
    final_state: State | None
    """The state of the moves that are final, None if it is the same."""


class NewMove(NamedTuple):
    """A move that is to be stored."""

    serial: int
    seat: int
    request: str
    """The id of the message that made it, nothing if it came in another way."""
    move: Move
    facts: list[Fact]


class StoredMove(NamedTuple):
    """A move as it was stored, be it taken back meanwhile."""

    serial: int
    seat: int
    request: str
    move: Move
    facts: list[Fact]
    stands: bool


class GameSetup(TypedDict):
    """What a game was made of."""

    key: str
    rules: int
    options: Options
    seed: str


class StoredGame(GameSetup):
    """A game with every move that was ever made in it."""

    change: int
    rewritten: int
    line: int
    state: State
    drawn: State | None
    moves: list[StoredMove]


class Summary(TypedDict):
    """What a list says about a finished game."""

    id: str
    game: str
    players: list[Player]
    options: Options
    scores: list[int]
    places: list[int]
    moves: int
    when: int
