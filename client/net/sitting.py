"""Sitting: what one does at a table before its game: sit down, stand up, set it up, start.

It is a part of the company, which hands on what it does not know itself.
"""

from client.seating import PERSON, bot_name
from client.texts import cast_of, say

NAME = "name"
"""The habit: what the person on this phone is called."""


class Sitting:
    """Who wants to sit where, as it is typed."""

    def __init__(self, company) -> None:
        self.company = company
        self.host = company.host
        self.name = ""
        self.colour = ""
        self.known = ""
        """The name that was given the last time."""

    def setup(self, **changes: object) -> dict:
        """The table as it is set up, with something changed."""
        there = self.host.sheet
        seats = []
        for player in there["players"]:
            seats.append({key: player[key] for key in ("kind", "name", "colour")})
        setup = {key: there[key] for key in ("game", "options", "open", "time")}
        setup["seats"] = seats
        setup.update(changes)
        return setup

    def ask(self, kind: str, **fields: object) -> list[tuple]:
        return self.company.ask(kind, **fields)

    # Sitting down, and standing up

    def do_habit(self, name: str | None, problem: str):
        self.known = name or ""

    def do_sit(self, seat: int):
        """Somebody wants to sit down here, or be called differently."""
        company, player = self.company, self.host.players[seat]
        company.sheet = ["sit", seat]
        self.colour = player["colour"]
        self.name = player["name"]
        if player["state"] == "free" and not company.you["seats"] and self.known:
            self.name = self.known

    def do_name(self, name: str):
        self.name = name

    def do_colour(self, colour: str):
        self.colour = colour

    def do_seated(self):
        """The name is given: sit down."""
        company = self.company
        seat, name = company.sheet[1], self.name.strip()
        if not name:
            return company.tell(say("net.nameless"))
        company.sheet, company.news = [], ""
        effects = self.ask("sit", seat=seat, name=name, colour=self.colour)
        mine = company.you["seats"]
        if mine:  # who shares a phone wants it to tell when it lies on its face
            return effects if seat in mine else [*effects, ("permit",)]
        self.known = name
        return [*effects, ("store", [["habits", NAME, name]])]

    def do_take(self, seat: int):
        """A seat that the table has set free."""
        return self.ask("sit", seat=seat, name=self.host.players[seat]["name"])

    def do_rise(self, seat: int):
        return self.ask("rise", seat=seat)

    # What the host sets up

    def do_who(self, seat: int):
        """The host says who plays on a seat that nobody has taken."""
        self.company.sheet = ["who", seat]

    def do_kind(self, seat: int, kind: str):
        seats = self.setup()["seats"]
        seats[seat].update(kind=kind, name="")
        if kind != PERSON:
            character, _ = cast_of(self.host.game)[kind[len("bot:") :]]
            seats[seat]["name"] = bot_name(character, [other["name"] for other in seats])
        return self.ask("setup", setup=self.setup(seats=seats))

    def do_set(self, key: str, value: object):
        return self.ask("setup", setup=self.setup(**{key: value}))

    def do_start(self):
        return self.ask("start")

    def do_end(self):
        return [*self.ask("close"), ("home",)]
