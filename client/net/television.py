"""The television's model: the table that it shows, or its search for one.

As soon as people sit at one open table, that is the one; with several, they stand there to be
chosen. When the game is over it goes where the table goes, and from a table that is no more back to
waiting. It is a device of its own that never holds a seat, so nothing secret can come to it.
"""

from client.app.texts import game_words
from client.games import board_of
from client.games.flights import facts_in, named_in, steps
from client.games.scene import Scene
from client.net.open_tables import OpenTables, people
from client.net.remote import RemoteHost

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
        host = self.host
        return Scene(host.view(None), host.players, game_words(host.game), None, self.fresh,
                     host.log(self.since))  # fmt: skip

    @property
    def since(self) -> int:
        """The first move that is still told."""
        return max(0, self.host.moves - LATELY)


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
    """What has happened is heard, and seen to happen."""
    host = model.host
    effects: list[tuple] = []
    if model.board is None:
        model.board = board_of(host.game)
        model.moves = host.moves
        model.ended = host.over
    if host.moves > model.moves:
        news = host.log(model.moves)
        model.fresh = named_in(news)
        scene = model.scene()
        effects = [("announce", scene.told(fact)) for fact in facts_in(news)]
        effects.append(("sound", "win" if host.over else "place"))
        shown = steps(scene, news)
        if shown:
            effects.append(("show", shown))
        if host.over:
            effects.append(("after", CURTAIN_CALL, ["ended"]))
    model.moves = host.moves
    return effects
