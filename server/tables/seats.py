"""Seats: the chairs at a table, whose they are, and how they are asked for."""

from collections.abc import Mapping
from dataclasses import dataclass

from server.guard import fields
from server.guard.messages import Message
from server.guard.refusals import Refusal
from shared_rules.engine.bot import RANDOM, levels
from shared_rules.engine.players import clean

COLOURS = ("red", "blue", "green", "yellow", "purple")


@dataclass
class Seat:
    """A chair at the table. A person's is its device's; without one it is free."""

    name: str
    kind: str
    colour: str
    device: str = ""
    standin: bool = False
    """A bot plays until the person returns, or says so: the phone may have stayed here."""
    given_up: bool = False
    """Somebody else may take it over, until the person returns."""

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def is_free(self) -> bool:
        return self.is_person and (not self.device or self.given_up)

    def state(self, present: Mapping[str, bool]) -> str:
        """What the others see of it; `present` are the devices that are here, and looked at."""
        if not self.is_person:
            return "bot"
        if self.is_free:
            return "free"
        if self.standin:
            return "standin"
        if self.device in present:
            return "here" if present[self.device] else "asleep"
        return "away"


def kinds(game: str) -> list[str]:
    """Who may sit at a table: people, and bots of the levels that the game has."""
    return ["person", *("bot:" + level for level in (RANDOM, *levels(game)))]


def read_seat(plain: Message, game: str) -> Seat:
    kind = fields.text(plain, "kind")
    if kind not in kinds(game):
        raise Refusal("setup", f"a seat is one of {', '.join(kinds(game))}")
    colour = fields.text(plain, "colour")
    if colour not in COLOURS:
        raise Refusal("setup", f"a colour is one of {', '.join(COLOURS)}")
    return Seat(read_name(plain), kind, colour)


def read_name(message: Message) -> str:
    """A name as the rules' tables keep it."""
    return clean(fields.text(message, "name", 200, ""))
