"""Deeds: what the games share in finding what was rarely done, in the log and the score sheets.

A game's own deeds.py has these; what it remembers is told by words `deed.<key>`, `source.<key>`:

    DEEDS SOURCES            the keys
    games(options)           how many games are played as one
    sources(log, outcome)    by seat, where points came from: [source, points]
    reached(log, outcome)    by seat, the deeds done

A log is a list of [seat, facts], one for each move, as any table has it (Table.log).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import Entry, Fact, Outcome, ScoreLine


class Counts:
    """How often each seat has done something."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.counts: "dict[str, list[int]]" = {}

    def of(self, name: str) -> list[int]:
        """By seat."""
        return self.counts.get(name, [0] * self.seats)

    def add(self, name: str, seat: int, number: int = 1) -> None:
        if name not in self.counts:
            self.counts[name] = [0] * self.seats
        self.counts[name][seat] += number

    def raise_to(self, name: str, seat: int, number: int) -> None:
        """The most that it has been at once."""
        if number > self.of(name)[seat]:
            self.add(name, seat, number - self.of(name)[seat])


def seat_of(item: str) -> int:
    """The seat of "seat-2", and the seat whose window "window-2" is."""
    return int(item[item.find("-") + 1 :])


def facts_in(log: "list[Entry]") -> "list[Fact]":
    """All facts, one after the other."""
    found = []
    for entry in log:
        for fact in entry[1]:
            found.append(fact)
    return found


def lead(outcome: "Outcome", seat: int) -> int:
    """How many points somebody who has won alone has more than the next; else -1."""
    places, scores = outcome["places"], outcome["scores"]
    if places[seat] != 1 or places.count(1) > 1:
        return -1
    others = [scores[other] for other in range(len(scores)) if other != seat]
    return scores[seat] - max(others)


def points_of(sheet: "list[ScoreLine]", *keys: str) -> int:
    """What the lines with these keys bring."""
    points = 0
    for line in sheet:
        if line[0] in keys:
            points += line[1]
    return points


def sources_of(counts: Counts, keys: "tuple[str, ...]") -> "list[list[list[str | int]]]":
    """By seat the sources that have brought anything, in the order of the keys."""
    found: "list[list[list[str | int]]]" = []
    for seat in range(counts.seats):
        found.append([[key, counts.of(key)[seat]] for key in keys if counts.of(key)[seat]])
    return found


def done(seats: int, deeds: "dict[str, list[bool]]", keys: "tuple[str, ...]") -> "list[list[str]]":
    """By seat the deeds that were done, in the order of the keys."""
    return [[key for key in keys if deeds[key][seat]] for seat in range(seats)]
