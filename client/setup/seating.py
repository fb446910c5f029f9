"""Seating: who sits down at a new table, in which order and colour; nothing in it can be wrong.

Names may be missing or equal, colours always differ: what people leave open is filled in at the
end, instead of being asked for.
"""

from client.app.texts import say

COLOURS = ("red", "blue", "green", "yellow", "purple")
PERSON, USUAL = "person", "solid"
"""Who sits down: a person, or a bot; which level that is if there is a choice."""
TOADS = ("Bufo", "Hyla", "Rana", "Bombina", "Triton")
"""What bots are called: toads and their relatives, as zoologists say it everywhere."""
LETTERS = 24
"""That a name may have; the table would cut off what is longer."""


def bot_name(character: str, taken: list[str]) -> str:
    """What a bot is called: its character's name, or a toad's if somebody is called so already."""
    return [name for name in (character, *TOADS) if name and name not in taken][0]


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
            if seat.get("cast"):  # as a character, perhaps of another game
                seat["name"] = ""
                self.christen(seat)
        while len(self.seats) < numbers[-1]:
            free = [colour for colour in colours if colour not in self.colours()]
            seat = {"name": "", "kind": PERSON, "colour": free[0]}
            self.seats.append(seat)
            if len(self.seats) > 1:
                seat["kind"] = self.bot
                seat["name"] = self.toad()

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

    def move(self, place: int, step: int) -> int:
        """Change places with the neighbour; the new place."""
        target = min(max(place + step, 0), self.count - 1)
        self.seats.insert(target, self.seats.pop(place))
        return target

    def rename(self, place: int, name: str) -> None:
        self.seats[place]["name"] = name

    def set_kind(self, seat: dict, kind: str) -> None:
        """A person or a bot: bots leave with their names, and people come back with theirs."""
        if kind == seat["kind"]:
            return
        if kind == PERSON:
            seat["name"] = seat.pop("person", "")
            seat["cast"] = False
        elif seat["kind"] == PERSON:
            seat["person"] = seat["name"]
        seat["kind"] = kind
        if kind != PERSON:
            self.christen(seat)

    def christen(self, seat: dict) -> None:
        """A bot has its character's name, or a toad's, if somebody else is called so already."""
        name = self.cast[seat["kind"][len("bot:") :]][0]
        seat["cast"] = bool(name) and name not in self.names(seat)
        if seat["cast"]:
            seat["name"] = name
        elif seat["name"] not in TOADS:
            seat["name"] = self.toad(seat)

    def toad(self, seat: dict | None = None) -> str:
        """The first toad that sits nowhere yet."""
        return bot_name("", self.names(seat))

    def names(self, seat: dict | None) -> list[str]:
        """What everybody else is called."""
        return [other["name"] for other in self.seats if other is not seat]

    def paint(self, place: int, colour: str) -> None:
        """Take a colour; who had it gets the old one."""
        for seat in self.seats:
            if seat["colour"] == colour:
                seat["colour"] = self.seats[place]["colour"]
        self.seats[place]["colour"] = colour

    # What comes of it

    def unnamed(self, place: int) -> str:
        """What somebody is called who gives no name."""
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
