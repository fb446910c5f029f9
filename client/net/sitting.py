"""Sitting: how one comes to a seat, and what the host sets up before the game.

One sits down, asks for a bot's seat, or waits for the next game. It is a part of the company, which
hands on what it does not know itself.
"""

from client.app.texts import cast_of, say
from client.setup.seating import PERSON, bot_name

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

    def free(self) -> list[int]:
        """The seats that somebody may take at once."""
        if self.host.sheet["status"] not in ("lobby", "playing"):
            return []
        return self.seats_that_are("free")

    def seats_that_are(self, state: str) -> list[int]:
        players = self.host.players
        return [seat for seat in range(len(players)) if players[seat]["state"] == state]

    # Coming to the table

    def do_habit(self, name: str | None, problem: str):
        """What is known of the person is all that it takes to offer a seat."""
        self.known = name or ""
        self.offer()

    def offer(self) -> None:
        """Who comes without a seat is offered one; or what there is to do where all are taken."""
        company, status = self.company, self.host.sheet["status"]
        if self.host.what != "phone" or company.sheet or company.you["seats"]:
            return
        sit = self.seats_that_are("here") + self.seats_that_are("away")
        if company.you["host"] and sit or status not in ("lobby", "playing"):
            return  # a host who sits nowhere wants it so
        free = self.free()
        named = [seat for seat in free if self.host.players[seat]["name"] == self.known]
        if free:
            self.do_sit((named or free)[0])
        elif not company.motion and not self.host.sheet.get("wish"):
            self.do_full()

    def changed(self, before: dict) -> None:
        """Who sits where is different: another may have been quicker."""
        company, sheet = self.company, self.host.sheet
        free = self.free()
        if company.sheet[:1] == ["sit"] and company.sheet[1] not in free + company.you["seats"]:
            if company.you["seats"] or not free:
                company.sheet = [] if company.you["seats"] else ["full"]
            else:
                self.do_seat(free[0])
        elif company.sheet == ["full"] and company.you["seats"]:
            company.sheet = []
        elif company.sheet == ["full"] and free:
            name = self.name
            self.do_sit(free[0])
            self.name = name
        elif sheet.get("wish") and free and before and not company.sheet:
            self.offer()
        used = [player["colour"] for player in self.host.players]
        if company.sheet[:1] == ["sit"] and self.colour in used:
            self.colour = self.host.players[company.sheet[1]]["colour"]

    # Sitting down, and standing up

    def do_sit(self, seat: int):
        """Somebody wants to sit down here, or be called differently."""
        company, player = self.company, self.host.players[seat]
        company.sheet, company.news = ["sit", seat], ""
        self.colour = player["colour"]
        self.name = player["name"]
        if player["state"] == "free" and not company.you["seats"]:
            if self.known or self.host.sheet["status"] == "playing":
                self.name = self.known  # the cards stay, but who held them has gone

    def do_seat(self, seat: int):
        """Another seat than the one that was offered; what was typed stays."""
        players, before = self.host.players, self.company.sheet[1]
        if self.name == players[before]["name"] and players[before]["state"] == "free":
            self.name = players[seat]["name"]
        self.company.sheet = ["sit", seat]
        self.colour = players[seat]["colour"]

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
        return [*effects, self.remember(name)]

    def remember(self, name: str) -> tuple:
        self.known = name
        return ("store", [["habits", NAME, name]])

    def late(self) -> None:
        """The seat has just been taken by somebody else: here is another."""
        name = self.name
        self.offer()
        self.name = name

    def do_rise(self, seat: int):
        return self.ask("rise", seat=seat)

    # Where all seats are taken

    def do_full(self):
        """What can be done."""
        self.company.sheet, self.company.news, self.name = ["full"], "", self.known

    def do_join(self, seat: int | None = None):
        """Ask the table for a bot's seat, or for one more."""
        if not self.company.sheet:
            self.name = self.known
        name = self.name.strip()
        if not name:
            if self.company.sheet:
                return self.company.tell(say("net.nameless"))
            return self.do_full()
        self.company.sheet, self.company.news = [], ""
        self.company.asked = "join"
        more = {} if seat is None else {"seat": seat}
        return [*self.ask("propose", what="join", name=name, **more), self.remember(name)]

    def do_wish(self):
        """Wait for the next game."""
        name = self.name.strip()
        if not name:
            return self.company.tell(say("net.nameless"))
        self.company.sheet, self.company.news = [], ""
        return [*self.ask("wish", name=name), self.remember(name)]

    def do_unwish(self):
        return self.ask("wish", name="")

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
