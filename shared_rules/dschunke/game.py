"""Dschunke: the table, what everybody knows of it, and the score."""

from ..engine.game import Game
from .box import RECONSTRUCTED, BadBox, box_of, first_box, read_box, square
from .cards import COPIES, GOODS, JUNKS, LOWER, PILES, UPPER, special_cards
from .goods import counts
from .junks import visible
from .memory import (
    imagine_cards,
    imagine_goods,
    imagine_market,
    imagine_merchants,
    imagine_money,
    remembered,
)
from .phases import PHASES
from .scoring import sheet
from .setup import STRIPS, deal, lay_out
from .supply import supplies

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.chance import Chance
    from ..engine.types import Options, ScoreLine, View, Zones
    from .special import Look, Origin


class Dschunke(Game):
    """`rounds` have begun; `stage` is the phase of the last one, 1 to 4, and 0 before the first.

    By junk: `holds` (lists of layers, see junks.py) and `merchants` (only junks that have one;
    `covered` while nobody knows which). By kind: `stocks`. By pile: `piles`. By seat: `strips`
    left, `hands`, `money`, the open cards that stay (`always`), face-down `cards` and their
    `origins` ([pile, how many special cards had been taken then]), what everybody knows of a
    hand (`seen`: at least so many of each kind) and what one remembers of the piles (`looked`).
    `mixed` is the mixed pile, the next card last, and `mixture` what it was made of, by kind.
    `deck` are the market cards to come, `market` those so far. `used` and `played` are the
    merchants and assistants used and the seats that played a card in this round, `sold` the
    kinds covered in it; `gone` are the special cards that were played; `announced` is what was
    told: [round, money by seat].
    """

    key = "dschunke"
    RULES = 2
    SEATS = (2, 3, 4)
    OPTIONS = [
        {"key": "start_hands", "values": ["chosen", "dealt"], "seats": [3, 4]},
        {"key": "start_layout", "values": ["fixed", "neighbour", "free"], "seats": [3, 4]},
        {"key": "start_layout", "values": ["fixed", "free"], "seats": [2]},
        {"key": "merchants", "values": ["fixed", "roaming"], "seats": [3, 4]},
        {"key": "box", "values": [RECONSTRUCTED], "custom": True},
        {"key": "first"},
    ]
    HANDICAPS = (0, 3, 6, 9, 12, 15, 18)
    """Yen at the end: nothing can be bought with them before."""
    GENTLE = {"start_hands": "dealt", "start_layout": "fixed"}
    PHASES = PHASES
    OPEN = (
        "stage", "rounds", "start", "holds", "strips", "used", "played", "market", "sold",
        "always", "origins", "gone", "announced",
    )  # fmt: skip
    """The fields that lie open as they are."""
    FIELDS = Game.BASE + OPEN + (
        "merchants", "covered", "stocks", "mixed", "mixture", "hands", "seen", "money", "deck",
        "piles", "cards", "looked",
    )  # fmt: skip

    stage: int
    rounds: int
    start: int
    holds: dict[str, list[list[int]]]
    strips: list[int]
    used: list[str]
    played: list[int]
    market: list[str]
    sold: list[str]
    always: list[list[str]]
    origins: "list[list[Origin]]"
    gone: list[str]
    announced: list[list[int]]
    merchants: dict[str, str]
    covered: bool
    stocks: dict[str, int]
    mixed: list[str]
    mixture: list[int]
    hands: list[list[str]]
    seen: list[list[int]]
    money: list[int]
    deck: list[str]
    piles: dict[str, list[str]]
    cards: list[list[str]]
    looked: "list[dict[str, Look]]"

    @classmethod
    def allows(cls, key: str, value: object) -> bool:
        """Any box that can be read; `read_box` says what is wrong with one."""
        try:
            read_box(value)
        except BadBox:
            return False
        return True

    @classmethod
    def carried(cls, options: "Options", seats: int) -> "Options":
        """By the first rules the reconstructed box had other tracks: as if they were typed in."""
        if options.get("box") != RECONSTRUCTED:
            return options
        meant = options.copy()
        meant["box"] = first_box()
        return meant

    def setup(self) -> None:
        """First the goods, then strips and merchants; with two players the other way round."""
        seats = range(self.seats)
        self.stage = 0
        self.rounds = 0
        self.start = self.first_seat()
        self.holds = {junk: [] for junk in JUNKS}
        self.strips = [STRIPS] * self.seats
        self.merchants = {}
        self.covered = False
        self.used = []
        self.played = []
        self.market = []
        self.deck = box_of(self.options["box"])["market"][:]
        self.shuffle(self.deck)
        self.sold = []
        self.stocks = {good: COPIES for good in GOODS}
        self.mixed = []
        self.mixture = [0] * len(GOODS)
        self.hands = [[] for _ in seats]
        self.seen = [[0] * len(GOODS) for _ in seats]
        self.money = [0] * self.seats
        self.announced = []
        self.always = [[] for _ in seats]
        self.cards = [[] for _ in seats]
        self.origins = [[] for _ in seats]
        self.gone = []
        self.looked = [{} for _ in seats]
        self.make_piles()
        self.call("rounds", [], step=0)
        lay_out(self)
        if self.options.get("start_hands") == "chosen":
            self.call("picks", [self.start], pool=[])
        elif self.seats > 2 or self.options["start_layout"] == "fixed":
            deal(self)

    def make_piles(self) -> None:
        """Shuffle the special cards into four piles of 8, 8, 7 and 7."""
        cards = special_cards(box_of(self.options["box"])["pairs"])
        self.shuffle(cards)
        self.piles = {}
        for place in range(len(PILES)):
            self.piles[PILES[place]] = sorted(cards[place :: len(PILES)])

    # Who works where

    def is_roaming(self) -> bool:
        """Whether used merchants are moved by whoever used them."""
        return self.seats == 2 or self.options["merchants"] == "roaming"

    def junk_of(self, merchant: str) -> str:
        """The junk on which a merchant stands."""
        for junk in JUNKS:
            if self.merchants.get(junk) == merchant:
                return junk
        raise ValueError(f"{merchant} stands nowhere")

    def helpers(self) -> tuple[str, ...]:
        """The assistants that can be used; the one of two players only counts the rounds."""
        return {2: (), 3: (LOWER,), 4: (LOWER, UPPER)}[self.seats]

    def square_of(self, assistant: str) -> tuple[str, int, str]:
        """What the square says on which an assistant stands in this round."""
        track = assistant[len("assistant-") :]
        return square(box_of(self.options["box"])[track][max(0, self.rounds - 1)])

    def pay(self, seat: int, yen: int) -> None:
        """Pay from the bank."""
        self.money[seat] += yen

    # What a seat may know

    def public(self) -> "Zones":
        known = {field: getattr(self, field) for field in self.OPEN}
        known["visible"] = {
            junk: [visible(self.holds[junk], seat) for seat in range(self.seats)] for junk in JUNKS
        }
        known["merchants"] = {
            junk: None if self.covered else self.merchants[junk] for junk in self.merchants
        }
        known["assistants"] = self.assistants()
        known["stocks"] = counts(self)
        known["supplies"] = [supplies(self, seat) for seat in range(self.seats)]
        known["goods"] = [len(hand) for hand in self.hands]
        known["piles"] = {pile: len(self.piles[pile]) for pile in PILES}
        return known

    def assistants(self) -> "Zones":
        """Where the assistants stand and what they would do; whoever cannot be used only counts."""
        shown = {}
        for assistant in self.helpers() or (LOWER,):
            trade, number, event = self.square_of(assistant)
            shown[assistant] = {
                "square": max(1, self.rounds),
                "trade": trade,
                "number": number,
                "event": event,
                "works": self.seats > 2,
            }
        return shown

    def private(self, seat: int) -> "Zones":
        return {
            "hand": self.hands[seat],
            "cards": self.cards[seat],
            "money": self.money[seat],
        }

    def memory(self, seat: int | None) -> "Zones":
        return remembered(self, seat)

    def imagine_hidden(self, view: "View", chance: "Chance") -> None:
        for field in self.OPEN:
            setattr(self, field, view["public"][field])
        self.seen = view["memory"]["seen"]
        self.mixture = view["memory"]["mixture"]
        imagine_merchants(self, view, chance)
        imagine_market(self, chance)
        imagine_goods(self, view, chance)
        imagine_cards(self, view, chance)
        imagine_money(self, view, chance)

    # The end

    def scores(self) -> list[int]:
        scores = []
        for seat in range(self.seats):
            points = 0
            for line in sheet(self, seat):
                points += line[1]
            scores.append(points)
        return scores

    def ranks(self) -> list[list[int]]:
        """The most Yen, then the most goods in hand."""
        scores = self.scores()
        return [[scores[seat], len(self.hands[seat])] for seat in range(self.seats)]

    def sheet(self, seat: int) -> "list[ScoreLine]":
        return sheet(self, seat)
