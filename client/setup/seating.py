"""Seating: who sits down at a new table, in which order and colour; nothing in it can be wrong.

Names may be missing or equal, colours always differ: what people leave open is filled in at the
end, instead of being asked for.
"""

from client.app.texts import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.types import Player

COLOURS = ("red", "blue", "green", "yellow", "purple")
PERSON, USUAL = "person", "solid"
"""Who sits down: a person, or a bot; which level that is if there is a choice."""
TOADS = ("Bufo", "Hyla", "Rana", "Bombina", "Triton")
"""What bots without characters are called: toads and their relatives, as zoologists say it."""
NUMERALS = ("", " II", " III", " IV", " V")
"""What tells bots of one character apart, as it does kings; it cannot be taken for a score."""
LETTERS = 24
"""That a name may have; the table would cut off what is longer."""


def bot_names(character: str) -> list[str]:
    """What bots of a character are called: like that, from the second one on with a numeral."""
    return [character + numeral for numeral in NUMERALS] if character else list(TOADS)


def bot_name(character: str, taken: list[str]) -> str:
    """What one more bot is called where these names are taken."""
    return [name for name in bot_names(character) if name not in taken][0]


def character_of(seat: dict, cast: dict[str, tuple[str, str]]) -> str:
    """Who plays on a bot's seat; "" where bots are no characters."""
    return cast[seat["kind"].partition(":")[2]][0]


def name_bots(seats: list[dict], cast: dict[str, tuple[str, str]]) -> None:
    """Bots are called like their characters: those of which "cast" says that nobody has named
    them.
    """
    taken = [seat["name"].strip() for seat in seats if not seat.get("cast")]
    for seat in seats:
        if seat.get("cast"):
            seat["name"] = bot_name(character_of(seat, cast), taken)
            taken.append(seat["name"])


class Seating:
    """As many seats as the game can have; the first `count` of them play."""

    def __init__(
        self,
        numbers: tuple[int, ...],
        kept: list[dict] | None = None,
        cast: dict[str, tuple[str, str]] | None = None,
    ) -> None:
        """`cast`: a game's characters by level, each with a name and what there is to say."""
        self.numbers = numbers
        self.cast = cast or {USUAL: ("", "")}
        self.bot = "bot:" + (USUAL if USUAL in self.cast else [*self.cast][0])
        """A bot, before anybody has said which."""
        self.kinds = [PERSON] + ["bot:" + level for level in self.cast]
        self.count = numbers[len(numbers) // 2]
        self.seats: list[dict] = []
        self.first: dict | None = None
        """The seat that begins, None if lots are drawn."""
        colours = COLOURS[: numbers[-1]]
        for seat in (kept or [])[: numbers[-1]]:
            if seat["colour"] in colours and seat["colour"] not in self.colours():
                known = seat["kind"] if seat["kind"] in self.kinds else self.bot
                self.seats.append({**seat, "kind": known})
        for seat in self.seats:
            if seat["kind"] != PERSON and seat["name"] in TOADS:
                seat["cast"] = True  # it was named before bots were called like their characters
        while len(self.seats) < numbers[-1]:
            free = [colour for colour in colours if colour not in self.colours()]
            kind = self.bot if self.seats else PERSON
            seat = {"name": "", "kind": kind, "colour": free[0], "cast": kind != PERSON}
            self.seats.append(seat)
        self.name_bots()

    @staticmethod
    def at(players: "list[Player]", most: int, cast: dict[str, tuple[str, str]]) -> "Seating":
        """The seats of a game that goes on: people may change, but nobody comes or leaves.

        The game could have `most` seats, and has so many colours.
        """
        kept = []
        for player in players:
            level = player["kind"].partition(":")[2]
            character = cast[level][0] if level in cast else ""
            kept.append({**player, "cast": bool(level) and player["name"] in bot_names(character)})
        seating = Seating((most,), kept, cast)
        seating.numbers, seating.count = (len(players),), len(players)
        return seating

    def colours(self) -> list[str]:
        return [seat["colour"] for seat in self.seats]

    def playing(self) -> list[dict]:
        return self.seats[: self.count]

    # What can be changed

    def resize(self, count: int) -> None:
        """So many play: bots come last and leave first."""
        if count not in self.numbers:
            return
        while count < self.count:
            place = self.count - 1
            for other in range(self.count):
                if self.seats[other]["kind"] != "person":
                    place = other
            self.remove(place)
        self.count = count

    def remove(self, place: int) -> None:
        """Somebody does not play; the seat is kept for the next time."""
        seat = self.seats.pop(place)
        self.seats.append(seat)
        self.count -= 1
        if seat is self.first:
            self.first = None
        self.name_bots()

    def move(self, place: int, step: int) -> int:
        """Change places with the neighbour; the new place."""
        target = min(max(place + step, 0), self.count - 1)
        self.seats.insert(target, self.seats.pop(place))
        return target

    def rename(self, place: int, name: str) -> None:
        self.seats[place]["name"] = name
        self.seats[place]["cast"] = False
        self.name_bots()

    def set_kind(self, seat: dict, kind: str) -> None:
        """A person or a bot: bots leave with their names, and people come back with theirs."""
        if kind == seat["kind"]:
            return
        if kind == PERSON:
            seat["name"] = seat.pop("person", "")
            seat["cast"] = False
        elif seat["kind"] == PERSON:
            seat["person"] = seat["name"]
            seat["cast"] = True
        seat["kind"] = kind
        self.name_bots()

    def play_at(self, levels: list[str]) -> None:
        """The bots play at these levels, one after the other."""
        bots = [seat for seat in self.seats if seat["kind"] != PERSON]
        for place in range(len(bots)):
            bots[place]["kind"] = "bot:" + levels[place % len(levels)]
        self.name_bots()

    def name_bots(self) -> None:
        name_bots(self.seats, self.cast)

    def character(self, seat: dict) -> str:
        return character_of(seat, self.cast)

    def paint(self, place: int, colour: str) -> None:
        """Take a colour; who had it gets the old one."""
        for seat in self.seats:
            if seat["colour"] == colour:
                seat["colour"] = self.seats[place]["colour"]
        self.seats[place]["colour"] = colour

    # What comes of it

    def unnamed(self, place: int) -> str:
        """What somebody is called who gives no name."""
        seat = self.seats[place]
        if seat["kind"] != PERSON:
            others = [other["name"].strip() for other in self.seats if other is not seat]
            return bot_name(self.character(seat), others)
        return say("setup.player", place + 1)

    def players(self) -> list[dict]:
        """The players for a new table: everybody has a name, and no two have the same."""
        from shared_rules.engine.players import clean

        players: list[dict] = []
        taken: list[str] = []
        for place in range(self.count):
            seat = self.seats[place]
            name = clean(seat["name"]).strip() or self.unnamed(place)
            once, number = name, 1
            while name.lower() in taken:
                number += 1
                name = f"{once[: LETTERS - 2].rstrip()} {number}"
            taken.append(name.lower())
            players.append({"name": name, "kind": seat["kind"], "colour": seat["colour"]})
        return players

    def beginner(self):
        """The value of the option "first": a seat, or the lot."""
        for place in range(self.count):
            if self.seats[place] is self.first:
                return place
        return "lot"
