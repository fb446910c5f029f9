"""Halunken und Spelunken: the table, what everybody knows of it, and the score."""

from ..engine.game import Game
from .cards import LONG_STEPS, SCOUNDRELS, STEPS, SUITS, doubled, sums, worth
from .phases import PHASES
from .taverns import NOWHERE, RING, TAVERNS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.chance import Chance
    from ..engine.types import Options, View, Zones


class Halunken(Game):
    """Captains and Black Jack stand on spaces 0 to 13, in front of tavern-1 to tavern-14.

    `tops` are the face-up cards of the taverns and `piles` the face-down ones below them, the
    next one last. `crews` and `harbour` are sorted. `deck` are the movement cards that Black Jack
    still has, sorted, and `drawn` those that he has used. `control` is the seat that controls
    him in this round; `starter` starts the next auction. `rounds` have begun. `number` is the
    game's number in the match, `first` its first seat, `past` are the crews of the games before.
    """

    key = "halunken"
    RULES = 2
    SEATS = (2, 3, 4)
    OPTIONS = [
        {"key": "mode", "values": ["standard", "introductory"], "seats": [3, 4]},
        {"key": "black_jack", "values": ["lands", "passes"], "seats": [2]},
        {"key": "match", "values": [1, 3]},
        {"key": "first"},
    ]
    HANDICAPS = (0, 5, 10, 15, 20, 25, 30)
    """Points at the end, once in a match."""
    GENTLE = {"mode": "introductory"}
    PHASES = PHASES
    FIELDS = Game.BASE + (
        "number", "first", "rounds", "captains", "crews", "played", "tops", "piles",
        "black_jack", "harbour", "deck", "drawn", "control", "starter", "past",
    )  # fmt: skip

    number: int
    first: int
    rounds: int
    captains: list[int]
    crews: list[list[str]]
    played: list[list[str]]
    tops: list[str | None]
    piles: list[list[str]]
    black_jack: int
    harbour: list[str]
    deck: list[str]
    drawn: list[str]
    control: int | None
    starter: int
    past: list[list[list[str]]]

    @classmethod
    def carried(cls, options: "Options", seats: int) -> "Options":
        """By the first rules Black Jack robbed on his whole way with two players, too."""
        if seats > 2 or "black_jack" in options:
            return options
        meant = options.copy()
        meant["black_jack"] = "passes"
        return meant

    def setup(self) -> None:
        self.number = 1
        self.first = self.first_seat()
        self.past = []
        self.lay_out()
        self.call("captains", [self.first])

    def lay_out(self) -> None:
        """Lay the table for one game: three face-down scoundrels in every tavern."""
        scoundrels = SCOUNDRELS[:]
        self.shuffle(scoundrels)
        self.piles = [scoundrels[3 * space : 3 * space + 3] for space in range(RING)]
        self.tops = [None] * RING
        self.rounds = 0
        self.captains = [NOWHERE] * self.seats
        self.crews = [[] for _ in range(self.seats)]
        self.played = [[] for _ in range(self.seats)]
        self.black_jack = NOWHERE
        self.harbour = []
        self.deck = self.black_jacks_cards()
        self.drawn = []
        self.control = None
        self.starter = self.first

    def with_black_jack(self) -> bool:
        """Whether Black Jack is in the game: always, except in the introductory game."""
        return self.options.get("mode") != "introductory"

    def black_jacks_cards(self) -> list[str]:
        """With two players he has the movement cards of a captain whom nobody plays."""
        if not self.with_black_jack():
            return []
        return STEPS[:] if self.seats == 2 else LONG_STEPS[:]

    def hand(self, seat: int) -> list[str]:
        """The movement cards that a seat has not played yet."""
        played = self.played[seat]
        return [card for card in STEPS if card not in played]

    def public(self) -> "Zones":
        return {
            "number": self.number,
            "first": self.first,
            "rounds": self.rounds,
            "captains": [named(space) for space in self.captains],
            "crews": self.crews,
            "played": self.played,
            "hands": [self.hand(seat) for seat in range(self.seats)],
            "tops": self.tops,
            "piles": [len(pile) for pile in self.piles],
            "black_jack": named(self.black_jack),
            "harbour": self.harbour,
            "deck": self.deck,
            "drawn": self.drawn,
            "control": self.control,
            "starter": self.starter,
            "past": self.past,
            "totals": self.totals(),
            "scores": self.scores(),
        }

    def private(self, seat: int) -> "Zones":
        """Nothing: what a seat alone knows is the card that it has laid, and that is sealed."""
        return {}

    def imagine_hidden(self, view: "View", chance: "Chance") -> None:
        public = view["public"]
        for field in (
            "number", "first", "rounds", "crews", "played", "tops", "harbour", "deck", "drawn",
            "control", "starter", "past",
        ):  # fmt: skip
            setattr(self, field, public[field])
        self.captains = [spaced(tavern) for tavern in public["captains"]]
        self.black_jack = spaced(public["black_jack"])
        unseen = SCOUNDRELS[:]
        for crew in self.crews + [self.harbour]:
            for scoundrel in crew:
                unseen.remove(scoundrel)
        for top in self.tops:
            if top is not None:
                unseen.remove(top)
        chance.shuffle(unseen)
        self.piles = []
        for count in public["piles"]:
            self.piles.append([unseen.pop() for _ in range(count)])

    def totals(self) -> list[int]:
        """What each seat brought home from the match's games before this one."""
        totals = [0] * self.seats
        for crews in self.past:
            for seat in range(self.seats):
                totals[seat] += worth(crews[seat])
        return totals

    def scores(self) -> list[int]:
        scores = self.totals()
        for seat in range(self.seats):
            scores[seat] += worth(self.crews[seat]) + self.handicap(seat)
        return scores

    def sheet(self, seat: int) -> "list[list[str | int]]":
        """The colours of each crew, the one that counts twice and, in a match, the game's sum."""
        lines: "list[list[str | int]]" = []
        games = self.past + [self.crews]
        for place in range(len(games)):
            crew = games[place][seat]
            if self.options["match"] > 1:
                lines.append(["game", 0, place + 1, worth(crew)])
            points = sums(crew)
            for suit in range(len(SUITS)):
                lines.append([SUITS[suit], points[suit]])
            twice = doubled(crew)
            lines.append(["doubled", points[twice], "suit-" + SUITS[twice]])
        return self.handicap_line(seat) + lines


def named(space: int) -> str | None:
    """The tavern of a space for a view, None for a piece that is not on the board."""
    return None if space == NOWHERE else TAVERNS[space]


def spaced(tavern: str | None) -> int:
    """The space of a tavern that `named` wrote."""
    return NOWHERE if tavern is None else TAVERNS.index(tavern)
