"""Klunker: the table, what everybody knows of it, and the score."""

from ..engine.game import Game
from .cards import HAND, all_jewels
from .phases import PHASES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.chance import Chance
    from ..engine.types import ScoreLine, State, View, Zones


class Klunker(Game):
    """Hands, windows and safes are sorted lists of jewels, by seat.

    `buried` are the jewels whose backs are everybody's first banknote: nobody sees their fronts.
    `gone` are the jewels that were sold, whether they are banknotes now or out of the game.
    """

    key = "klunker"
    RULES = 2
    SEATS = (3, 4, 5)
    OPTIONS = [{"key": "first"}]
    HANDICAPS = (0, 1, 2, 3, 4, 5)
    """Banknotes from outside the game, there from the beginning: they can be spent as well."""
    PHASES = PHASES
    FIELDS = Game.BASE + (
        "deck", "hands", "windows", "safes", "notes", "gone", "buried", "start",
    )  # fmt: skip

    deck: list[str]
    hands: list[list[str]]
    windows: list[list[str]]
    safes: list[list[str]]
    notes: list[int]
    gone: list[str]
    buried: list[str]
    start: int

    def setup(self) -> None:
        self.deck = all_jewels()
        self.shuffle(self.deck)
        self.buried = [self.deck.pop() for _ in range(self.seats)]
        self.notes = [1 + self.handicap(seat) for seat in range(self.seats)]
        self.hands = [[] for _ in range(self.seats)]
        self.windows = [[] for _ in range(self.seats)]
        self.safes = [[] for _ in range(self.seats)]
        self.gone = []
        self.start = self.first_seat()
        self.deal()
        self.call("windows", [self.start], round=1)

    def begun_like(self, state: "State") -> None:
        """Rounds have not always been counted."""
        agenda = state.get("agenda")
        if agenda and "'round'" not in repr(agenda):
            self.now.pop("round")

    def deal(self) -> None:
        """Fill everybody's hand up to six, clockwise from the start player."""
        self.disclose()
        for seat in self.round_from(self.start):
            hand = self.hands[seat]
            while len(hand) < HAND:
                hand.append(self.deck.pop())
            hand.sort()

    def public(self) -> "Zones":
        return {
            "windows": self.windows,
            "safes": self.safes,
            "hands": [len(hand) for hand in self.hands],
            "notes": self.notes,
            "deck": len(self.deck),
            "gone": self.gone,
            "start": self.start,
        }

    def private(self, seat: int) -> "Zones":
        return {"hand": self.hands[seat]}

    def imagine_hidden(self, view: "View", chance: "Chance") -> None:
        public = view["public"]
        self.windows = public["windows"]
        self.safes = public["safes"]
        self.notes = public["notes"]
        self.gone = public["gone"]
        self.start = public["start"]
        own = view["private"].get("hand", [])
        unseen = all_jewels()
        for zone in self.windows + self.safes + [self.gone, own]:
            for jewel in zone:
                unseen.remove(jewel)
        chance.shuffle(unseen)
        self.hands = []
        for seat in range(self.seats):
            if seat == view["seat"]:
                self.hands.append(own)
            else:
                self.hands.append(sorted([unseen.pop() for _ in range(public["hands"][seat])]))
        self.buried = [unseen.pop() for _ in range(self.seats)]
        self.deck = unseen

    def scores(self) -> list[int]:
        return self.notes[:]

    def ranks(self) -> list[list[int]]:
        """The most banknotes, then the fewest cards in safe and window."""
        return [[self.notes[seat], -self.left(seat)] for seat in range(self.seats)]

    def left(self, seat: int) -> int:
        """The cards that decide a tie."""
        return len(self.safes[seat]) + len(self.windows[seat])

    def sheet(self, seat: int) -> "list[ScoreLine]":
        """What has come in during the game, less what was paid; and what was there before."""
        lines: "list[ScoreLine]" = [["notes", self.notes[seat] - self.handicap(seat)]]
        return lines + self.handicap_line(seat) + [["left", 0, self.left(seat)]]
