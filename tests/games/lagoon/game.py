"""Lagoon: what lies on the table, what everybody knows of it, and what counts."""

from ..engine.game import Game
from .phases import PHASES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..engine.chance import Chance

BREATHS = ("breath-1", "breath-2", "breath-3", "breath-4", "breath-5")
OYSTERS = ["pearl-1"] * 16 + ["pearl-2"] * 12 + ["pearl-3"] * 8 + ["pearl-5"] * 4


class Lagoon(Game):
    """Everything is by seat, but for the oysters in the sea and the pearls on the shore."""

    key = "lagoon"
    SEATS = (2, 3, 4)
    OPTIONS = [{"key": "rounds", "values": [5, 3]}, {"key": "first"}]
    PHASES = PHASES
    FIELDS = Game.BASE + (
        "sea", "shore", "pearls", "purses", "catches", "breaths", "start", "rounds",
    )  # fmt: skip

    sea: list[str]
    shore: list[str]
    pearls: list[list[str]]
    """What was taken from the shore lies open."""
    purses: list[list[str]]
    """What was brought up from the sea is hidden until the end."""
    catches: list[list[str]]
    """What somebody holds under water, to keep one of it."""
    breaths: list[list[str]]
    start: int
    rounds: int

    def setup(self) -> None:
        self.sea = OYSTERS[:]
        self.shuffle(self.sea)
        self.shore = []
        self.pearls = [[] for _ in range(self.seats)]
        self.purses = [[] for _ in range(self.seats)]
        self.catches = [[] for _ in range(self.seats)]
        self.breaths = [list(BREATHS) for _ in range(self.seats)]
        self.start = self.first_seat()
        self.rounds = 0
        self.begin_round()

    def begin_round(self) -> None:
        """The tide brings pearls to the shore, one for each; then all take breath."""
        if self.rounds == self.options["rounds"]:
            self.note("ended")
            self.done()
            return
        self.disclose()
        brought = [self.sea.pop() for _ in range(self.seats - len(self.shore))]
        self.shore += brought
        self.rounds += 1
        self.note("tide", self.rounds, *brought)
        if self.agenda:
            self.done()
        self.call("breath", self.round_from(self.start))

    def public(self) -> "dict[str, Any]":
        return {
            "round": self.rounds,
            "shore": self.shore,
            "sea": len(self.sea),
            "pearls": self.pearls,
            "purses": [len(purse) for purse in self.purses],
            "catches": [len(catch) for catch in self.catches],
            "breaths": self.breaths,
            "start": f"seat-{self.start}",
        }

    def private(self, seat: int) -> "dict[str, Any]":
        return {"catch": self.catches[seat], "purse": self.purses[seat]}

    def imagine_hidden(self, view: "dict[str, Any]", chance: "Chance") -> None:
        public, own = view["public"], view["private"]
        self.rounds = public["round"]
        self.shore = public["shore"]
        self.pearls = public["pearls"]
        self.breaths = public["breaths"]
        self.start = int(public["start"][len("seat-") :])
        unseen = OYSTERS[:]
        for zone in self.pearls + list(own.values()) + [self.shore]:
            for pearl in zone:
                unseen.remove(pearl)
        chance.shuffle(unseen)
        self.purses, self.catches = [], []
        for seat in range(self.seats):
            mine = seat == view["seat"]
            purse = [] if mine else [unseen.pop() for _ in range(public["purses"][seat])]
            catch = [] if mine else [unseen.pop() for _ in range(public["catches"][seat])]
            self.purses.append(own["purse"] if mine else purse)
            self.catches.append(own["catch"] if mine else catch)
        self.sea = unseen

    def scores(self) -> list[int]:
        return [worth(self.pearls[seat]) + worth(self.purses[seat]) for seat in range(self.seats)]

    def sheet(self, seat: int) -> "list[list[Any]]":
        return [
            ["shore", worth(self.pearls[seat])] + self.pearls[seat],
            ["sea", worth(self.purses[seat])] + self.purses[seat],
        ]


def worth(pearls: list[str]) -> int:
    """What pearls count: the number in their name."""
    return sum([int(pearl[len("pearl-") :]) for pearl in pearls])
