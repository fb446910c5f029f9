"""The table's screen: a television, laptop or tablet in the room leads, and the phones follow.

It is told once, by one tap, that it is that. From then on it finds its table by itself: without one
it shows the way into the house's Unke as a QR code, and the phone that came in by it makes the
table, is its host and decides everything; a family sits on the sofa, and nobody would stand before
the television to choose. As soon as people sit at one open table, that is the one; with several,
they stand there to be chosen, and one that is kept off the list is found by its code. When the game
is over it goes where the table goes, and from a table that is no more back to waiting.

`#tv` is the screen that waits, `#tv/CODE` the one that shows a table, `#tv/all` one that is to be
told which: so a reload leads back to where it was. It is a device of its own that never holds a
seat, so nothing secret can come to it.
"""

from client.app.texts import game_words, say, title_of
from client.games import board_of
from client.games.flights import facts_in, named_in, steps
from client.games.scene import Scene
from client.manual import pages
from client.net import tv_game, tv_waits
from client.net.around import Around, people
from client.net.remote import RemoteHost

HEARS = ("settings", "returned", "version")
ALL = "all"
LATELY = 40
"""So many of the latest moves are shown to the board, and told beside it."""
SAID = 8000
"""Milliseconds for which it is said that a table is no more."""
CURTAIN_CALL = 7000
"""Milliseconds for which the board stays after the end, until the score sheet comes."""
READ = 45000
"""Milliseconds until a sheet that somebody has opened goes away again."""
LONG = 600_000
"""Milliseconds without anybody at the table, until that is worth saying."""


class Television:
    """The model: the table and its board, or the search for one."""

    def __init__(self, where: str) -> None:
        self.host = None if where in ("", ALL) else RemoteHost(where, "screen")
        self.around = Around()
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
        self.sheet: list = []
        self.sheets = 0
        """Counts the sheets, so that the time of one closes no other."""
        self.called = False
        """Whether the code to join has been asked for since the line is there."""
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


def init(params):
    model = Television(params[0] if params else "")
    begun = model.host.open() if model.host else model.around.begin()
    return model, [("awake", True), ("arrows",), ("about", ["about"]), *begun]


def update(model, message):
    kind, *said = message
    effects: list = []
    if kind == "around":
        effects = model.around.hear(*said)
    elif kind == "host":
        effects = model.host.hear(message)
    elif kind == "net":
        effects = model.host.company.hear(said)
    elif kind == "about":
        model.full = said[0]["fullscreen"]
    elif kind == "drawn":
        model.code = None if said[1] else said[0]
        model.called = not said[1]
    elif kind == "code":
        model.typed = "".join([letter for letter in said[0].upper() if letter.isalpha()])[:4]
        if len(model.typed) == 4:
            return model, [("replace", "tv", model.typed)]
    elif kind == "show":
        return model, [("replace", "tv", *said)]
    elif kind == "full":
        effects = [("fullscreen",)]
    elif kind in ("sheet", "what", "close", "unread"):
        effects = opened(model, kind, said)
    elif kind == "rule":
        return model, [("go", *pages.way(model.host.game, *said))]
    elif kind == "ended":
        model.ended = True
    elif kind == "empty":
        model.empty = model.alone and said[0] == model.alones
    elif kind == "gone" and model.host.problem:
        return model, [("replace", "tv")]
    elif kind == "version" and not model.host:
        return model, [("update",)]  # nobody would come and press it
    elif kind == "home":
        return model, [("home",)]
    effects = list(effects)
    return model, effects + (look(model) if model.host else search(model))


def opened(model, kind: str, said: list) -> list[tuple]:
    """Somebody wants to know what a thing is, or has read it, or has gone away over it."""
    if kind == "unread" and said[0] != model.sheets:
        return []
    if kind in ("close", "unread"):
        model.sheet = []
        return []
    model.sheet = [kind, *said]
    model.sheets += 1
    return [("after", READ, ["unread", model.sheets])]


# Without a table


def search(model) -> list[tuple]:
    """Show the table at which people sit, if there is one only; until then the way in."""
    around = model.around
    if not around.asked:
        return []
    live = [brief["table"] for brief in around.live()]
    if model.passed is None:
        model.passed = live
    found = [brief for brief in around.live() if brief["table"] not in model.passed]
    if len(found) == 1:
        return [("replace", "tv", found[0]["code"])]
    if model.code is None and not model.called and not around.problem:
        model.called = True
        return [("http", "POST", "/api/qr", {"to": "#network"}, ["drawn"])]
    return []


# At a table


def look(model) -> list[tuple]:
    """After anything that may have changed the table: what is to be shown, and where to go."""
    host = model.host
    if host.company.next:
        return [("replace", "tv", host.company.next)]
    if host.problem:
        if model.leaving:
            return []
        model.leaving = True
        return [("after", SAID, ["gone"])]
    model.leaving = False
    if not host.sheet:
        return []
    effects = [*invite(model), *count(model), *follow(model)]
    return effects + play(model) if host.ready else effects


def invite(model) -> list[tuple]:
    """The code to join is asked for once, and again if the network was away."""
    host = model.host
    was, model.called = model.called, host.state == "open"
    if was or not model.called or "join" in host.company.codes:
        return []
    return [host.company.code("join", "#join/" + host.sheet["code"])]


def count(model) -> list[tuple]:
    """Whether anybody is at the table; phones that sleep for a while do not count as gone."""
    sheet = model.host.sheet
    alone = not people(sheet) and sheet["watching"] <= 1
    if alone == model.alone:
        return []
    model.alone, model.empty = alone, False
    model.alones += 1
    return [("after", LONG, ["empty", model.alones])] if alone else []


def follow(model) -> list[tuple]:
    """From a table that is done with, or that all have left, to the one where people are now."""
    host, around = model.host, model.around
    status = host.sheet["status"]
    if status == "playing" and not model.empty or status == "lobby" and not model.empty:
        around.end()
        return []
    if model.empty and status in ("lobby", "over"):
        return [("replace", "tv")]
    ours = [player["name"] for player in host.players if player["kind"] == "person"]
    found = []
    for brief in around.live():
        is_new = brief["status"] == "lobby" or model.alone
        known = model.empty or is_new and [name for name in people(brief) if name in ours]
        if known and brief["table"] != host.sheet["table"]:
            found.append(brief["code"])
    return [("replace", "tv", found[0])] if len(found) == 1 else around.begin()


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


def back(model):
    return ["close"] if model.sheet else None


def title(model):
    if not model.host:
        return say("net.tv.screen")
    return title_of(model.host.game) if model.host.game else ""


def view(model):
    host = model.host
    if host is None:
        return tv_waits.nowhere(model)
    if host.problem:
        return tv_waits.gone(model)
    if host.ready:
        return tv_game.ended(model) if model.ended else tv_game.table(model)
    return (
        tv_waits.lobby(model) if host.sheet.get("status") == "lobby" else tv_waits.elsewhere(model)
    )
