"""What the chronicle remembers of Halunken und Spelunken: points by colour, and rare deeds."""

from ..engine.deeds import Counts, done, facts_in, lead, points_of, seat_of, sources_of
from .cards import SUITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.types import Entry, Fact, Options, Outcome

SOURCES = SUITS + ("doubled",)
DEEDS = (
    "robber", "untouched", "revenge", "catch", "rainbow", "devoted", "hundred", "boss", "jack",
    "collision", "landslide", "hair",
)  # fmt: skip
BEST = "red-15"


def games(options: "Options") -> int:
    number: int = options.get("match", 1)
    return number


def sources(log: "list[Entry]", outcome: "Outcome") -> "list[list[list[str | int]]]":
    """Points by colour, and what the doubled ones brought besides."""
    counts = Counts(len(outcome["scores"]))
    for seat in range(counts.seats):
        for key in SOURCES:
            counts.add(key, seat, points_of(outcome["sheet"][seat], key))
    return sources_of(counts, SOURCES)


def reached(log: "list[Entry]", outcome: "Outcome") -> "list[list[str]]":
    """In a match what is done in one of its games counts, not what three of them come to."""
    seats = range(len(outcome["scores"]))
    deeds: "dict[str, list[bool]]" = {key: [False for _ in seats] for key in DEEDS}
    for facts in games_in(log):
        found = in_a_game(facts, len(seats))
        for key in found:
            deeds[key] = [deeds[key][seat] or found[key][seat] for seat in seats]
    for seat in seats:
        ahead = lead(outcome, seat)
        deeds["landslide"][seat] = ahead >= 30
        deeds["hair"][seat] = 0 < ahead <= 2
        for lines in sheets(outcome["sheet"][seat]):
            if min([points_of(lines, suit) for suit in SUITS]) >= 8:
                deeds["rainbow"][seat] = True
            if points_of(lines, "doubled") >= 40:
                deeds["devoted"][seat] = True
    return done(len(seats), deeds, DEEDS)


def games_in(log: "list[Entry]") -> "list[list[Fact]]":
    """The facts of each game of a match; the cards of the next are dealt after the last move."""
    found: "list[list[Fact]]" = [[]]
    for fact in facts_in(log):
        if fact[0] == "dealt":
            found.append([])
        found[-1].append(fact)
    return found


def sheets(lines: "list[list[str | int]]") -> "list[list[list[str | int]]]":
    """The lines of each game of a match, each of which ends with its doubled colour."""
    found: "list[list[list[str | int]]]" = [[]]
    for line in lines:
        found[-1].append(line)
        if line[0] == "doubled":
            found.append([])
    return found[:-1]


def in_a_game(facts: "list[Fact]", seats: int) -> "dict[str, list[bool]]":
    counts = Counts(seats)
    robbed_by: list[list[int]] = [[] for _ in range(seats)]
    for fact in facts:
        if fact[0] == "robbed":
            thief, victim = seat_of(fact[1]), seat_of(fact[2])
            counts.add("robbed", thief)
            counts.add("lost", victim)
            robbed_by[victim].append(thief)
            if victim in robbed_by[thief]:
                counts.add("revenge", thief)
            counts.add("best", thief, 1 if fact[3] == BEST else 0)
        elif fact[0] == "took":
            counts.add("best", seat_of(fact[1]), 1 if fact[3] == BEST else 0)
        elif fact[0] == "enlisted":
            counts.add("enlisted", seat_of(fact[1]))
        elif fact[0] == "given":
            counts.add("lost", seat_of(fact[1]))
        elif fact[0] == "hired":
            counts.add("hired", seat_of(fact[1]))
        elif fact[0] == "cancelled":
            for piece in fact[2:]:
                if piece.startswith("seat-"):
                    counts.add("cancelled", seat_of(piece))
        elif fact[0] == "scored":
            counts.add("points", seat_of(fact[1]), fact[2])
    return {
        "robber": [number >= 5 for number in counts.of("robbed")],
        "untouched": [not number for number in counts.of("lost")],
        "revenge": [number >= 3 for number in counts.of("revenge")],
        "catch": [number > 0 for number in counts.of("best")],
        "hundred": [number >= 100 for number in counts.of("points")],
        "boss": [number >= 4 for number in counts.of("hired")],
        "jack": [number >= 3 for number in counts.of("enlisted")],
        "collision": [number >= 5 for number in counts.of("cancelled")],
    }
