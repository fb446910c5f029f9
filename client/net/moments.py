"""Moments: how the latest moves of a network table came about, as the server tells it."""

from shared_rules.engine.changes import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.types import Moment, View


class Moments:
    """By the number of the move: its moments, with all the views that this phone had then."""

    def __init__(self) -> None:
        self.told: dict[int, list] = {}

    def take(self, message: dict) -> None:
        """A `game` tells those of some moves; of those that are in its log, others are void."""
        since = message["log"][0]
        kept = {number: self.told[number] for number in self.told if number < since}
        later = message["views"]
        for number, steps in reversed(message.get("moments", ())):  # an earlier server tells none
            kept[number] = []
            for facts, changes in reversed(steps):
                later = [changed(later[place], changes[place]) for place in range(len(later))]
                kept[number].insert(0, [facts, later])
        self.told = kept

    @property
    def first(self) -> int | None:
        """The first move that can be watched; None if there is none."""
        return min(self.told) if self.told else None

    def of(self, number: int, seat: int | None) -> "list[Moment]":
        """How a seat saw a move; [] of one that is not told."""
        return [
            [facts, views[place_among(views, seat)]] for facts, views in self.told.get(number, [])
        ]


def place_among(views: "list[View]", seat: int | None) -> int:
    """Where a seat's view stands. Who has only one sees nothing else."""
    for place in range(len(views)):
        if views[place]["seat"] == seat:
            return place
    return 0
