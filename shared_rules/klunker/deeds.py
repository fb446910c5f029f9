"""What the chronicle remembers of a game of Klunker: where banknotes came from, and rare deeds."""

from ..engine.deeds import Counts, done, facts_in, lead, seat_of, sources_of
from .cards import JEWELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.types import Entry, Options, Outcome

SOURCES = JEWELS + ("windows",)
DEEDS = (
    "four", "necklaces", "twins", "assortment", "landslide", "hair", "magnet", "bargain",
    "monk", "tidy", "bell", "rich",
)  # fmt: skip


def games(options: "Options") -> int:
    return 1


def sources(log: "list[Entry]", outcome: "Outcome") -> "list[list[list[str | int]]]":
    """Banknotes by the kind that was sold, and those of others who bought the own window."""
    counts = Counts(len(outcome["scores"]))
    for fact in facts_in(log):
        if fact[0] == "sold":
            counts.add(fact[2], seat_of(fact[1]), fact[3])
        elif is_trade(fact):
            counts.add("windows", seat_of(fact[2]))
    return sources_of(counts, SOURCES)


def is_trade(fact: "list[str | int]") -> bool:
    """Whether a window has gone to somebody else."""
    return fact[0] == "bought" and seat_of(str(fact[1])) != seat_of(str(fact[2]))


def reached(log: "list[Entry]", outcome: "Outcome") -> "list[list[str]]":
    seats = range(len(outcome["scores"]))
    counts = Counts(len(seats))
    kinds: "list[list[str]]" = [[] for _ in seats]
    for entry in log:
        at_once = Counts(len(seats))
        for fact in entry[1]:
            if fact[0] == "sold":
                seat = seat_of(fact[1])
                at_once.add("sold", seat)
                counts.raise_to("at once", seat, at_once.of("sold")[seat])
                if fact[2] not in kinds[seat]:
                    kinds[seat].append(fact[2])
                if fact[3] == 4:
                    counts.add("necklaces" if fact[2] == "necklace" else "four", seat)
            elif fact[0] == "bought":
                counts.raise_to("window", seat_of(fact[1]), len(fact) - 3)
                if is_trade(fact):
                    counts.add("spent", seat_of(fact[1]))
                    counts.add("attracted", seat_of(fact[2]))
            elif fact[0] == "declined":
                counts.add("declined", seat_of(fact[1]))
    won = [place == 1 for place in outcome["places"]]
    leads = [lead(outcome, seat) for seat in seats]
    left = [[line[2] for line in sheet if line[0] == "left"] for sheet in outcome["sheet"]]
    deeds = {
        "four": [number > 0 for number in counts.of("four")],
        "necklaces": [number > 0 for number in counts.of("necklaces")],
        "twins": [number > 1 for number in counts.of("at once")],
        "assortment": [len(sold) >= 5 for sold in kinds],
        "landslide": [number >= 5 for number in leads],
        "hair": [number == 0 for number in leads],
        "magnet": [number >= 3 for number in counts.of("attracted")],
        "bargain": [number >= 7 for number in counts.of("window")],
        "monk": [won[seat] and not counts.of("spent")[seat] for seat in seats],
        "tidy": [cards == [0] for cards in left],
        "bell": [number >= 2 for number in counts.of("declined")],
        "rich": [score >= 12 for score in outcome["scores"]],
    }
    return done(len(seats), deeds, DEEDS)
