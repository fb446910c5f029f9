"""Sitting: how one comes to a seat, and what the host sets up before the game.

One sits down, asks for a bot's seat, or waits for the next game. It is a part of Tablemates, which
hands on what it does not know itself.
"""

from client.app.texts import cast_of, say
from client.setup.seating import PERSON, bot_names, character_of, name_bots

NAME = "name"
"""The habit: what the person on this phone is called."""


class Sitting:
    """Who wants to sit where, as it is typed."""

    def __init__(self, mates) -> None:
        self.tablemates = mates
        self.host = mates.host
        self.name = ""
        self.colour = ""
        self.known = ""
        """The name that was given the last time."""

    def setup(self, **changes: object) -> dict:
        """The table as it is set up, with something changed."""
        there = self.host.seating
        seats = []
        for player in there["players"]:
            seats.append({key: player[key] for key in ("kind", "name", "colour")})
        setup = {key: there[key] for key in ("game", "options", "open", "time")}
        setup["sealed"] = there.get("sealed", False)
        setup["seats"] = seats
        setup.update(changes)
        return setup

    def ask(self, kind: str, **fields: object) -> list[tuple]:
        return self.tablemates.ask(kind, **fields)

    def free(self) -> list[int]:
        """The seats that somebody may take at once."""
        if self.host.seating["status"] not in ("lobby", "playing"):
            return []
        return self.seats_that_are("free")

    def seats_that_are(self, state: str) -> list[int]:
        players = self.host.players
        return [seat for seat in range(len(players)) if players[seat]["state"] == state]

    # Coming to the table

    def on_habit(self, name: str | None, problem: str):
        """What is known of the person is all that it takes to offer a seat."""
        self.known = name or ""
        self.offer()

    def offer(self) -> None:
        """Who comes without a seat is offered one; or what there is to do where all are taken."""
        mates, status = self.tablemates, self.host.seating["status"]
        if self.host.what != "phone" or mates.overlay or mates.you["seats"]:
            return
        sit = self.seats_that_are("here") + self.seats_that_are("away")
        if mates.you["host"] and sit or status not in ("lobby", "playing"):
            return  # a host who sits nowhere wants it so
        free = self.free()
        named = [seat for seat in free if self.host.players[seat]["name"] == self.known]
        if free:
            self.on_sit((named or free)[0])
        elif not mates.vote and not self.host.seating.get("wish"):
            self.on_full()

    def changed(self, before: dict) -> None:
        """Who sits where is different: another may have been quicker."""
        mates, seating = self.tablemates, self.host.seating
        free = self.free()
        if mates.overlay[:1] == ["sit"] and mates.overlay[1] not in free + mates.you["seats"]:
            if mates.you["seats"] or not free:
                mates.overlay = [] if mates.you["seats"] else ["full"]
            else:
                self.on_seat(free[0])
        elif mates.overlay == ["full"] and mates.you["seats"]:
            mates.overlay = []
        elif mates.overlay == ["full"] and free:
            name = self.name
            self.on_sit(free[0])
            self.name = name
        elif seating.get("wish") and free and before and not mates.overlay:
            self.offer()
        used = [player["colour"] for player in self.host.players]
        if mates.overlay[:1] == ["sit"] and self.colour in used:
            self.colour = self.host.players[mates.overlay[1]]["colour"]

    # Sitting down, and standing up

    def on_sit(self, seat: int):
        """Somebody wants to sit down here, or be called differently."""
        mates, player = self.tablemates, self.host.players[seat]
        mates.overlay, mates.news = ["sit", seat], ""
        self.colour = player["colour"]
        self.name = player["name"]
        if player["state"] == "free" and not mates.you["seats"]:
            if self.known or self.host.seating["status"] == "playing":
                self.name = self.known  # the cards stay, but who held them has gone

    def on_seat(self, seat: int):
        """Another seat than the one that was offered; what was typed stays."""
        players, before = self.host.players, self.tablemates.overlay[1]
        if self.name == players[before]["name"] and players[before]["state"] == "free":
            self.name = players[seat]["name"]
        self.tablemates.overlay = ["sit", seat]
        self.colour = players[seat]["colour"]

    def on_name(self, name: str):
        self.name = name

    def on_colour(self, colour: str):
        self.colour = colour

    def on_seated(self):
        """The name is given: sit down."""
        mates = self.tablemates
        seat, name = mates.overlay[1], self.name.strip()
        if not name:
            return mates.tell(say("net.nameless"))
        mates.overlay, mates.news = [], ""
        effects = self.ask("sit", seat=seat, name=name, colour=self.colour)
        mine = mates.you["seats"]
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

    def on_rise(self, seat: int):
        return self.ask("rise", seat=seat)

    # Where all seats are taken

    def on_full(self):
        """What can be done."""
        self.tablemates.overlay, self.tablemates.news, self.name = ["full"], "", self.known

    def on_join(self, seat: int | None = None):
        """Ask the table for a bot's seat, or for one more."""
        if not self.tablemates.overlay:
            self.name = self.known
        name = self.name.strip()
        if not name:
            if self.tablemates.overlay:
                return self.tablemates.tell(say("net.nameless"))
            return self.on_full()
        self.tablemates.overlay, self.tablemates.news = [], ""
        self.tablemates.asked = "join"
        more = {} if seat is None else {"seat": seat}
        return [*self.ask("propose", what="join", name=name, **more), self.remember(name)]

    def on_wish(self):
        """Wait for the next game."""
        name = self.name.strip()
        if not name:
            return self.tablemates.tell(say("net.nameless"))
        self.tablemates.overlay, self.tablemates.news = [], ""
        return [*self.ask("wish", name=name), self.remember(name)]

    def on_unwish(self):
        return self.ask("wish", name="")

    # What the host sets up

    def on_who(self, seat: int):
        """The host says who plays on a seat that nobody has taken."""
        self.tablemates.overlay = ["who", seat]

    def on_kind(self, seat: int, kind: str):
        """Who plays there is different, and bots of one character are numbered anew."""
        cast, seats = cast_of(self.host.game), self.setup()["seats"]
        for other in seats:
            if other["kind"] != PERSON:
                other["cast"] = other["name"] in bot_names(character_of(other, cast))
        seats[seat].update(kind=kind, name="", cast=kind != PERSON)
        name_bots(seats, cast)
        for other in seats:
            other.pop("cast", None)
        return self.ask("setup", setup=self.setup(seats=seats))

    def on_set(self, key: str, value: object):
        return self.ask("setup", setup=self.setup(**{key: value}))

    def on_start(self):
        return self.ask("start")

    def on_end(self):
        return [*self.ask("close"), ("home",)]
