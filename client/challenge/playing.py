"""Playing a challenge: the person sits down, bots around, and the deal is the one of the code."""

from client.app.texts import cast_of
from client.setup.dealing import Dealing
from client.setup.seating import COLOURS, PERSON, Seating
from shared_rules import GAMES
from shared_rules.challenge.code import seed_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.challenge.code import Challenge
    from shared_rules.engine.table import Table
    from shared_rules.engine.types import Player


class Playing(Dealing):
    """The new table on its way."""

    def __init__(self, challenge: "Challenge", players: "list[Player]") -> None:
        Dealing.__init__(self, challenge.key, players, challenge.options)
        self.code = challenge.code()

    def table(self) -> "Table":
        from shared_rules.engine.table import Table

        return Table.new(self.game, self.players, self.options, seed_of(self.code))


def seating(challenge: "Challenge", name: str, colour: str) -> Seating:
    """Who sits where: the person first, with this name and colour."""
    numbers = GAMES[challenge.key].SEATS
    colours = list(COLOURS[: numbers[-1]])
    if colour in colours:
        colours.remove(colour)
        colours.insert(0, colour)
    kept: list[dict] = [{"name": name, "kind": PERSON, "colour": colours[0]}]
    for place in range(1, challenge.seats):
        kind = "bot:" + challenge.levels[place - 1]
        kept.append({"name": "", "kind": kind, "colour": colours[place], "cast": True})
    around = Seating(numbers, kept, cast_of(challenge.key))
    around.count = challenge.seats
    return around


def made_of(key: str, seats: list[dict] | None, last: dict | None) -> tuple[int, dict, list[str]]:
    """Number of seats, options and levels of a setup as it was left; the first person stays.

    Whoever else would play is a bot of the usual level. Others' seats lie as they lay around the
    person's, and who begins is the same.
    """
    numbers = GAMES[key].SEATS
    around = Seating(numbers, seats, cast_of(key))
    last = last or {}
    if last.get("count") in numbers:
        around.count = last["count"]
    playing = around.playing()
    kinds = [seat["kind"] for seat in playing]
    here = kinds.index(PERSON) if PERSON in kinds else 0
    levels = []
    for place in range(1, len(playing)):
        kind = kinds[(here + place) % len(playing)]
        levels.append((around.bot if kind == PERSON else kind).partition(":")[2])
    options = dict(last.get("options", {}))
    first = options.get("first", "lot")
    if first != "lot":
        options["first"] = (first - here) % len(playing)
    return len(playing), options, levels
