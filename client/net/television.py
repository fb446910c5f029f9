"""The television's model: the table that it shows, or its search for one.

As soon as people sit at one open table, that is the one; with several, they stand there to be
chosen. When the game is over it goes where the table goes, and from a table that is no more back to
waiting. It is a device of its own that never holds a seat, so nothing secret can come to it.
"""

from client.app.texts import game_words
from client.games import board_of
from client.games.flights import named_in
from client.games.scene import Scene
from client.net.open_tables import OpenTables, people
from client.net.remote import RemoteHost
from client.story import course
from client.story.telling import Telling, lately, steps_since
from client.table import handover

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

ALL = "all"
LATELY = 40
"""So many of the latest moves are shown to the board, and told beside it."""
SAID = 8000
"""Milliseconds for which it is said that a table is no more."""
CURTAIN_CALL = 7000
"""Milliseconds for which the board stays after the end, until the score sheet comes."""
LONG = 600_000
"""Milliseconds without anybody at the table, until that is worth saying."""


class Television:
    """The model: the table and its board, or the search for one."""

    def __init__(self, where: str) -> None:
        self.host = None if where in ("", ALL) else RemoteHost(where, "screen")
        self.open_tables = OpenTables()
        self.passed: list[str] | None = None if where == ALL else []
        """The tables that are not meant; None: those at which people sit when it looks first."""
        self.code: dict | None = None
        """The QR code of the way into the house."""
        self.typed = ""
        self.full = False
        """Whether it could have the whole screen."""
        self.board = None
        self.moves = 0
        self.fresh: list = []
        self.telling = Telling()
        self.seam = ""
        """What has just begun, a round or a step of it; it stands over the board for a moment."""
        self.seams = course.Seams()
        self.overlay: list = []
        self.overlays = 0
        """Counts them, so that the time of one closes no other."""
        self.called = False
        """Whether the code to join has been asked for since there is a connection."""
        self.leaving = self.ended = False
        self.alone = self.empty = False
        """Whether nobody is at the table, and whether that has been so for long."""
        self.alones = 0

    def scene(self) -> Scene:
        """The table as it is told now."""
        host = self.host
        log = self.telling.log(host, self.since)
        return Scene(self.view, host.players, game_words(host.game), None, self.fresh, log)

    @property
    def view(self) -> "Mapping[str, Any]":
        """That of the step that is told, or of now."""
        step = self.telling.step
        return step.view if step else self.host.view(None)

    @property
    def since(self) -> int:
        """The first move that is still told."""
        step = self.telling.step
        return max(0, (step.number if step else self.host.moves) - LATELY)

    def waiting(self) -> list[int]:
        return [] if self.telling.step else self.host.waiting_for()


def settle(model) -> list[tuple]:
    """Whatever has been told: which table it is to show, and what of it."""
    return refresh(model) if model.host else search(model)


# Without a table


def search(model) -> list[tuple]:
    """Show the table at which people sit, if there is one only; until then the way in."""
    open_tables = model.open_tables
    if not open_tables.asked:
        return []
    live = [brief["table"] for brief in open_tables.live()]
    if model.passed is None:
        model.passed = live
    found = [brief for brief in open_tables.live() if brief["table"] not in model.passed]
    if len(found) == 1:
        return [("replace", "tv", found[0]["code"])]
    if model.code is None and not model.called and not open_tables.problem:
        model.called = True
        return [("http", "POST", "/api/qr", {"to": "#network"}, ["drawn"])]
    return []


# At a table


def refresh(model) -> list[tuple]:
    """After anything that may have changed the table: what is to be shown, and where to go."""
    host = model.host
    if host.tablemates.next:
        return [("replace", "tv", host.tablemates.next)]
    if host.problem:
        if model.leaving:
            return []
        model.leaving = True
        return [("after", SAID, ["gone"])]
    model.leaving = False
    if not host.seating:
        return []
    effects = [*invite(model), *count(model), *follow(model)]
    return effects + play(model) if host.ready else effects


def invite(model) -> list[tuple]:
    """The code to join is asked for once, and again if the network was away."""
    host = model.host
    was, model.called = model.called, host.state == "open"
    if was or not model.called or "join" in host.tablemates.codes:
        return []
    return [host.tablemates.code("join", "#join/" + host.seating["code"])]


def count(model) -> list[tuple]:
    """Whether anybody is at the table; phones that sleep for a while do not count as gone."""
    seating = model.host.seating
    alone = not people(seating) and seating["watching"] <= 1
    if alone == model.alone:
        return []
    model.alone, model.empty = alone, False
    model.alones += 1
    return [("after", LONG, ["empty", model.alones])] if alone else []


def follow(model) -> list[tuple]:
    """From a table that is done with, or that all have left, to the one where people are now."""
    host, open_tables = model.host, model.open_tables
    status = host.seating["status"]
    if status == "playing" and not model.empty or status == "lobby" and not model.empty:
        open_tables.end()
        return []
    if model.empty and status in ("lobby", "over"):
        return [("replace", "tv")]
    ours = [player["name"] for player in host.players if player["kind"] == "person"]
    found = []
    for brief in open_tables.live():
        is_new = brief["status"] == "lobby" or model.alone
        known = model.empty or is_new and [name for name in people(brief) if name in ours]
        if known and brief["table"] != host.seating["table"]:
            found.append(brief["code"])
    return [("replace", "tv", found[0])] if len(found) == 1 else open_tables.begin()


def play(model) -> list[tuple]:
    """What has happened is told, a step after the other, and in time where a clock is running."""
    host, telling = model.host, model.telling
    effects: list[tuple] = []
    if model.board is None:
        model.board = board_of(host.game)
        model.moves = host.moves if host.over else lately(host, game_words(host.game))
        model.seams.look(model.view)
        model.ended = host.over
    if host.moves < model.moves:
        telling.clear()
    elif host.moves > model.moves:
        within = handover.within(host)
        telling.add(steps_since(host, model.moves, None, game_words(host.game)), within)
        if within is not None:
            effects.append(("rest", within, ["due", host.moves]))
    model.moves = host.moves
    return effects if telling.step or not telling.queue else effects + tell(model)


def tell(model, pace: str = "") -> list[tuple]:
    """The next step, or all at once; after the last one the board stays, if the game is over."""
    host, telling = model.host, model.telling
    pace = pace or telling.pace(True)
    step = telling.go_on(pace)
    model.seam = model.seams.look(model.view, telling.step.news if telling.step else ())
    effects: list[tuple] = [("announce", model.seam)] if model.seam else []
    if step:
        step.seam = model.seam
        model.fresh = named_in([[step.seat, step.news]])
        is_last = host.over and not telling.queue
        effects += [*told(telling, step, pace), ("sound", "won" if is_last else "place")]
    if host.over and not telling.step:
        effects.append(("after", CURTAIN_CALL, ["ended"]))
    return effects


def told(telling, step, pace: str) -> list[tuple]:
    """What makes a step heard and seen. What stands beside the board is read out from there."""
    effects = telling.effects(step, pace)
    if telling.step is None:
        return effects
    return [effect for effect in effects if effect[0] != "announce"]


def due(model, moves: int) -> list[tuple]:
    """A clock is running: now it has to stand there who is asked."""
    return tell(model, "once") if model.telling.step and moves == model.moves else []
