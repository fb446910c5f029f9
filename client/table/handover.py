"""Whose eyes may see a table on this phone, and what must be done before one may see more."""

from client.app import settings
from shared_rules import GAMES
from shared_rules.engine.phase import COVERED, CURTAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from client.app.host import Host
    from shared_rules.engine.types import PlainOffer

    View = Mapping[str, Any]

PART = 3
"""Where a clock is running, so much of its time (a third) is for being told what has happened."""


def several(host: "Host") -> bool:
    """Whether more than one person plays on this phone."""
    return len(host.persons()) > 1


def waiting_persons(host: "Host") -> list[int]:
    """The people here whose answer the game waits for."""
    persons = host.persons()
    return [seat for seat in host.waiting_for() if seat in persons]


def next_seat(host: "Host", seat: int | None) -> int | None:
    """Who is asked here now: a single person always, of several the next one in the round.

    Whoever has been asked last stays asked. When the game is over all may look.
    """
    persons = host.persons()
    if not persons or not host.waiting_for():
        return None
    if len(persons) == 1:
        return persons[0]
    waiting = waiting_persons(host)
    first = 0 if seat is None else seat
    for step in range(len(host.players)):
        following = (first + step) % len(host.players)
        if following in waiting:
            return following
    return None


def eyes(host: "Host", viewer: int | None) -> int | None:
    """Whose eyes the story is told to: everybody's, where several look."""
    persons = host.persons()
    return persons[0] if len(persons) == 1 else viewer


# Covers


def cover_of(host: "Host", view: "View") -> str:
    """What must be done before the offers of this question may be shown on a shared screen."""
    cover: str = GAMES[host.game].PHASES[view["agenda"][-1]["phase"]].cover
    return cover


def needs_curtain(host: "Host") -> bool:
    """Whether the others must look away before the one who is asked may answer."""
    return settings.now["curtain"] or cover_of(host, host.view(None)) == CURTAIN


def view_of(host: "Host", asked: int | None, viewer: int | None) -> "View":
    """What is on the screen: the viewer's view, or everybody's with what may be seen to be asked.

    Where nobody holds anything hidden, the view of the one who is asked is everybody's.
    """
    public = host.view(viewer)
    if viewer is not None or asked is None or not several(host):
        return public
    own = host.view(asked)
    cover = cover_of(host, public)
    if not own["private"] and cover != CURTAIN:
        return own
    view = dict(public)
    view["offers"] = alone(own["offers"]) if cover == COVERED else own["offers"]
    return view


def alone(offers: "list[PlainOffer]") -> "list[PlainOffer]":
    """What can be said without showing anything: these are the same whatever one holds."""
    return [
        {"verb": offer["verb"], "among": [], "least": 0, "most": 0}
        for offer in offers
        if offer["least"] == 0
    ]


def is_tray_covered(host: "Host", asked: int | None, viewer: int | None) -> bool:
    """Whether the one who is asked holds something that does not lie open here."""
    return viewer is None and asked is not None and bool(host.view(asked)["private"])


# What one has not lived through


def since(host: "Host", seat: int | None = None) -> int:
    """The first move that a seat has not lived through since it was asked last; without a seat,
    the first one for anybody at this phone.

    What came of one's own move is news as well: cards that are opened together, a market that pays.
    """
    mine = host.persons() if seat is None else [seat]
    if not mine:
        return host.moves
    log = host.log()
    for number in range(len(log) - 1, -1, -1):
        if log[number][0] in mine:
            return number if len(log[number][1]) > 1 else number + 1
    return 0


def has_clock(host: "Host") -> bool:
    """Whether there is so much time for a decision and no more."""
    return bool(host.tablemates and host.tablemates.time())


def within(host: "Host") -> int | None:
    """In how many milliseconds all must be told, because a clock is running; None: in any number.

    Who comes late has less of them. Who only watches is told before people are asked, too.
    """
    mates = host.tablemates
    if not mates or not mates.time():
        return None
    people = [seat for seat in range(len(host.players)) if not host.is_bot(seat)]
    eager = host.persons() or people
    if not [seat for seat in host.waiting_for() if seat in eager]:
        return None
    whole = mates.time() * 1000
    return max(0, mates.left() - (whole - whole // PART))


# Taking back


def may_take_back(host: "Host", but: int | None) -> list[int]:
    """Who of the people at this phone, that one apart, may take a move back."""
    return [seat for seat in host.persons() if seat != but and host.may_undo(seat)]


def overheard(host: "Host", view: "View") -> bool:
    """Whether people sit around who could count by ear what is being laid face down."""
    people = [player for player in host.players if player["kind"] == "person"]
    return len(people) > 1 and GAMES[host.game].PHASES[view["agenda"][-1]["phase"]].sealed
