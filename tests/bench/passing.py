"""How a shared phone is passed on: curtains and presses in games of three people on one phone.

The real screens are played on CPython, and only by what they show: somebody opens the curtain,
closes what is open, picks, and confirms; uncovers the own cards only where the move that is wanted
is not to be seen without. The moves are those of bots, so that the games are plausible ones.
"""

from collections.abc import Callable
from typing import Any

from client.screens import table as screen
from shared_rules import GAMES
from shared_rules.engine.bot import SOLID, choose
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.extras import extra
from tests.client.phone import COLOURS, Phone
from tests.client.stage import elements

NAMES = ("Anna", "Ben", "Cleo")
SEEDS = (1, 2, 3, 4, 5)
BEFORE = {"klunker": 0.93, "halunken": 0.85, "dschunke": 0.62}
"""Full curtains a decision when every question had one."""
PRESSES = 2.0
"""Taps or presses a decision beyond one for each thing picked: to uncover, and to confirm."""
STORY = (["end"], ["curtain"])
"""Skip the story, and say that all have seen it; what is pressed for that is not counted."""

Message = list[Any]


class Tally:
    """What has been counted, of one game or of several."""

    def __init__(self) -> None:
        self.decisions = self.curtains = self.presses = self.picks = 0
        self.rounds = self.allowed = 0
        """Rounds played, and the full curtains that there may be at most."""

    def add(self, other: "Tally") -> None:
        for name, number in vars(other).items():
            setattr(self, name, getattr(self, name) + number)

    @property
    def beyond(self) -> float:
        """Presses a decision that pick nothing."""
        return (self.presses - self.picks) / self.decisions


class Company:
    """Three people round one phone; whoever is asked wants what a bot would do."""

    def __init__(self, key: str, seed: int) -> None:
        players = [
            {"name": name, "kind": "person", "colour": COLOURS[seat]}
            for seat, name in enumerate(NAMES)
        ]
        table = Table.new(key, players, {}, f"{seed:032x}")
        self.phone = Phone(screen, "shared", tables={"shared": table.save()})
        self.chance = Chance(seed)
        self.tally = Tally()
        self.wanted: dict[tuple[int, int], Message] = {}
        """What a seat wants to do after so many moves."""
        self.laid: Message = []
        """What has been picked for it so far."""

    @property
    def host(self) -> Any:
        return self.phone.model.host

    def play(self) -> Tally:
        """To the end of the game."""
        while not self.host.over:
            self.step()
        log = [fact for _, facts in self.host.log() for fact in facts]
        self.tally.rounds = rounds(self.host.game, log)
        self.tally.allowed = ALLOWED[self.host.game](self.host.log(), self.tally.rounds)
        return self.tally

    def step(self) -> None:
        """One press, of whatever somebody would press who looks at the phone now."""
        taps = self.phone.taps()
        told = [message for message in STORY if message in taps]
        if told:
            self.phone.tap(*told[0])
        elif self.phone.find(data_screen="curtain"):
            self.tally.curtains += 1
            self.press(["open"])
        elif self.phone.find("dialog"):
            self.press(["close"])
        else:
            self.decide(taps)

    def press(self, message: Message) -> None:
        self.tally.presses += 1
        self.phone.tap(*message)

    def decide(self, taps: list[Message]) -> None:
        """Go on towards the move that is wanted; without a way wait for what is still to come."""
        message = self.way(self.move_of(self.asked()), taps) or self.cover()
        if message:
            if message[0] == "pick":
                self.tally.picks += 1
                self.laid.append(message[1])
            self.tally.decisions += message[0] == "confirm"
            self.press(message)
        elif self.phone.timers:
            self.phone.send(*self.phone.timers.pop(0))
        else:
            raise AssertionError(f"nobody could go on; there is {taps}")

    def asked(self) -> int:
        """Who holds the phone, or else who is asked first."""
        waiting: list[int] = self.host.waiting_for()
        seat = self.phone.model.seat
        return seat if seat in waiting else waiting[0]

    def move_of(self, seat: int) -> Message:
        key = self.host.moves, seat
        if key not in self.wanted:
            self.laid = []
            self.wanted[key] = choose(self.host.view(seat), SOLID, self.chance)
        return self.wanted[key]

    def way(self, move: Message, taps: list[Message]) -> Message | None:
        """The next tap towards a move, if it is to be seen."""
        verb, items = move[0], move[1:]
        for tap in taps:
            if tap[:2] == ["confirm", verb] and alike(tap[2:], items):
                return tap
        if not items:
            return ["say", verb] if ["say", verb] in taps else None
        left = items[:]
        for item in self.laid:
            left.remove(item)
        ways = [tap for tap in taps if left and tap[:2] == ["pick", left[0]]]
        return max(ways, key=lambda tap: tap[2]) if ways else None  # the first ones are picked

    def cover(self) -> Message | None:
        """What uncovers the cards of whoever is asked, where they lie covered."""
        for covered in elements(self.phone.tree):
            if "data_cover" in covered[1]:
                for place in elements(covered):
                    if place[1].get("tap") and not place[1].get("disabled"):
                        message: Message = place[1]["tap"]
                        return message
        return None


def alike(items: Message, others: Message) -> bool:
    """Whether the same things are named, in whatever order."""
    return sorted(map(str, items)) == sorted(map(str, others))


def rounds(key: str, facts: list[Message]) -> int:
    """How many rounds have been played, in a game that goes in rounds."""
    number = most = 0
    for fact in facts:
        number = extra(key, "course").after(number, fact)
        most = max(most, number)
    return most


def for_offers_and_piles(log: list[Any], rounds: int) -> int:
    """Three for each round of offers, one for each pile that is looked through."""
    offers = [facts for _, facts in log if "offered" in [fact[0] for fact in facts]]
    piles = [fact for _, facts in log for fact in facts if fact[0] == "searched"]
    return 3 * len(offers) + len(piles)


ALLOWED: dict[str, Callable[[list[Any], int], int]] = {
    "klunker": lambda log, rounds: 0,
    "halunken": lambda log, rounds: 3 * rounds,
    "dschunke": for_offers_and_piles,
}
"""How many full curtains there may be in a game, by what has happened in it."""


def played(key: str) -> Tally:
    """All games of a kind."""
    tally = Tally()
    for seed in SEEDS:
        tally.add(Company(key, seed).play())
    return tally


def report(key: str, tally: Tally) -> bool:
    """Print what was counted beside its bars; whether all are kept."""
    few = tally.curtains <= tally.allowed
    quick = tally.beyond <= PRESSES
    print(
        f"  {key:<10}{tally.decisions:>6} decisions"
        f"   full curtains: {tally.curtains} (at most {tally.allowed})"
        f"{'' if few else '  TOO MANY'},"
        f" {tally.curtains / tally.decisions:.2f} a decision (once {BEFORE[key]:.2f}),"
        f" {tally.curtains / tally.rounds:.1f} a round"
    )
    print(
        f"  {'':<10}{tally.beyond:>6.2f} presses a decision beyond what is picked"
        f" (at most {PRESSES:.0f}){'' if quick else '  TOO MANY'}"
    )
    return few and quick


def main() -> int:
    print(f"{len(NAMES)} people on one phone, {len(SEEDS)} games of each kind")
    return 0 if all([report(key, played(key)) for key in GAMES]) else 1
