"""House: what a table needs of the house in which it stands; server/house/house.py is one."""

from collections.abc import Callable, MutableMapping
from typing import TYPE_CHECKING, Any, Protocol

from server.guard.counts import Counts
from server.guard.limits import Limits
from server.store.store import Store
from server.tables.seating import Seating
from shared_rules.engine.types import Move, Reason, View

if TYPE_CHECKING:
    from server.tables.table import NetTable


class Bots(Protocol):
    """Who plays for bots and for those who are not here."""

    def choose(self, view: View, level: str) -> tuple[Move, Reason | None]:
        """A move, and the reason if the others may know it."""


class Places(Protocol):
    """How many tables there may be, and of whom."""

    def count(self, device: str, address: str) -> None:
        """A device asks for another table. Raises Refusal if it has asked too often."""


class Archive(Protocol):
    """Where tables go at which nobody plays."""

    def put(self, seating: Seating) -> None: ...


class House(Protocol):
    """Everything that tables share."""

    limits: Limits
    store: Store
    counts: Counts
    tables: "MutableMapping[str, NetTable]"

    @property
    def bots(self) -> Bots: ...

    @property
    def places(self) -> Places: ...

    @property
    def archive(self) -> Archive: ...

    def seating(self, ident: str) -> Seating | None:
        """Who sits at a table in the house, if there is such a table."""

    def add(self, seating: Seating, address: str) -> "NetTable":
        """Find a place for a new table, and store it."""

    def repeated(self, work: Callable[..., Any], *more: Any) -> Any:
        """Do it, and once more if somebody elsewhere was quicker."""

    def set_aside(self, ident: str, code: str, why: str) -> None:
        """Nobody plays on there before it has been looked at."""
