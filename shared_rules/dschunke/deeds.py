"""What the chronicle remembers of a game of Dschunke: where Yen came from, and rare deeds."""

from ..engine.deeds import Counts, done, facts_in, lead, points_of, seat_of, sources_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.types import Entry, Options, Outcome

SOURCES = ("strips", "market", "sales", "cards")
DEEDS = (
    "fleet", "contract", "contracts", "bluff", "stall", "trader", "cellar", "haul", "crates",
    "bystander", "landslide", "hair",
)  # fmt: skip


def games(options: "Options") -> int:
    return 1


def sources(log: "list[Entry]", outcome: "Outcome") -> "list[list[list[str | int]]]":
    """Yen for strips at the end, from the market, for crates on the junks, for special cards."""
    counts = Counts(len(outcome["scores"]))
    for fact in facts_in(log):
        if fact[0] in ("sold", "shared"):
            counts.add("market", seat_of(fact[1]), fact[3])
        elif fact[0] == "earned":
            counts.add("sales", seat_of(fact[1]), fact[3])
        elif fact[0] == "cashed":
            counts.add("cards", seat_of(fact[1]), fact[2])
    for seat in range(counts.seats):
        sheet = outcome["sheet"][seat]
        counts.add("strips", seat, points_of(sheet, "junk", "all", "majority", "majorities"))
        counts.add("cards", seat, points_of(sheet, "met"))
    return sources_of(counts, SOURCES)


def reached(log: "list[Entry]", outcome: "Outcome") -> "list[list[str]]":
    seats = range(len(outcome["scores"]))
    counts = Counts(len(seats))
    for entry in log:
        at_once = Counts(len(seats))
        for fact in entry[1]:
            if fact[0] in ("sold", "won"):
                seat = seat_of(fact[1])
                at_once.add("kinds", seat)
                counts.raise_to("stall", seat, at_once.of("kinds")[seat])
                counts.add("market", seat)
            elif fact[0] == "shared":
                counts.add("market", seat_of(fact[1]))
            elif fact[0] == "bluffed":
                counts.add("bluffed", seat_of(fact[1]))
            elif fact[0] in ("kept", "turned"):
                counts.add("cards", seat_of(fact[1]))
            elif fact[0] == "drew":
                counts.raise_to("drew", seat_of(fact[1]), fact[3])
            elif fact[0] == "earned":
                counts.raise_to("earned", seat_of(fact[1]), fact[3])
    won = [place == 1 for place in outcome["places"]]
    leads = [lead(outcome, seat) for seat in seats]
    met = [[line[2] for line in sheet if line[0] == "met"] for sheet in outcome["sheet"]]
    reasons = [[line[0] for line in sheet] for sheet in outcome["sheet"]]
    deeds = {
        "fleet": ["all" in keys or "majorities" in keys for keys in reasons],
        "contract": [any([card.startswith("twelve-") for card in cards]) for cards in met],
        "contracts": [len(cards) > 1 for cards in met],
        "bluff": [won[seat] and counts.of("bluffed")[seat] > 0 for seat in seats],
        "stall": [number >= 3 for number in counts.of("stall")],
        "trader": [number >= 20 for number in counts.of("market")],
        "cellar": [number >= 5 for number in counts.of("cards")],
        "haul": [number >= 9 for number in counts.of("drew")],
        "crates": [number >= 9 for number in counts.of("earned")],
        "bystander": [won[seat] and counts.of("market")[seat] <= 8 for seat in seats],
        "landslide": [number >= 15 for number in leads],
        "hair": [0 <= number <= 1 for number in leads],
    }
    return done(len(seats), deeds, DEEDS)
