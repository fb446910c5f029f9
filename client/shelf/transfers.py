"""Transfers: tables that leave the phone as files, and files that come in.

Like a host it asks by effects and hears the answers, which begin with "transfers"; whether what has
come may stay ("kept") the screen hears. It needs the rules only when something is really sent or
has come.
"""

from client.app.messages import heard
from client.app.texts import say
from client.shelf import saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from client.shelf.arrivals import Arrivals

ALL = "unke" + saves.ENDING
"""What the file is called that has all tables of a phone."""


def unread(problem: str) -> str:
    """Why nothing could be read from the file that was picked."""
    if problem == "missing":
        return say(saves.gone(problem))
    return say("import.large" if problem == "large" else "import.bad")


class Transfers:
    """What is on its way, how far it is, and the news of what became of it."""

    def __init__(self) -> None:
        self.arrivals: Arrivals = None
        self.waiting: list = []
        """Tables that are still to be written into a file."""
        self.written: list[str] = []
        self.news = ""
        self.changed = False
        """Whether something has been laid on the shelf since a screen last looked."""

    @property
    def busy(self) -> bool:
        return self.arrivals is not None or bool(self.waiting)

    def progress(self) -> tuple[int, int]:
        """How much is done, of how much."""
        if self.arrivals is not None:
            return self.arrivals.done, self.arrivals.whole
        return len(self.written), len(self.written) + len(self.waiting)

    def hear(self, message: list) -> list[tuple]:
        return heard(self, message[1:])

    def on_read(self):
        """The news have been read."""
        self.news = ""

    # Out

    def on_share(self, ident: str):
        return None if self.busy else [("load", "tables", ident, ["transfers", "parcel"])]

    def on_parcel(self, stored: dict | None, problem: str):
        if stored is None:
            return self.tell(say(saves.gone(problem or "absent")))
        table = self.opened(stored)
        if table is None:
            return self.tell(say("gone.unreadable"))
        return [("share", saves.filename(table.record.key, table.players), table.text())]

    def on_all(self):
        return None if self.busy else [("list", "tables", ["transfers", "shelf"])]

    def on_shelf(self, rows: list | None, problem: str):
        if rows is None:
            return self.tell(say(saves.gone(problem)))
        self.waiting = [row[1] for row in rows]
        self.written = []
        return self.on_write()

    def on_write(self):
        """One table after the other becomes text: each takes a phone a moment."""
        if not self.waiting:
            if not self.written:
                return self.tell(say("post.nothing"))
            return [("share", ALL, "".join(self.written))]
        table = self.opened(self.waiting.pop(0))
        if table is not None:
            self.written.append(table.text())
        return [("after", 0, ["transfers", "write"])]

    def opened(self, stored: dict):
        """A table from the shelf; None if a later version has left it there."""
        from shared_rules.engine.record import BadRecord

        try:
            return saves.opened(stored)
        except (BadRecord, KeyError):
            return None

    # In

    def on_import(self):
        if self.busy:
            return None  # one thing after the other
        self.news = ""
        return [("pick", ["transfers", "picked"])]

    def on_picked(self, file: dict | None, problem: str):
        if problem == "cancelled":
            return []
        if file is None:
            return self.tell(unread(problem))
        from client.shelf.arrivals import Arrivals

        self.arrivals = Arrivals(file["text"])
        return self.look_at(self.arrivals.begin())

    def on_arrival(self, *message):
        return self.look_at(self.arrivals.hear(list(message))) if self.arrivals else None

    def look_at(self, effects: list[tuple]) -> list[tuple]:
        if not self.arrivals.over:
            return effects
        self.changed = bool(self.arrivals.kept) and not self.arrivals.problem
        text = self.arrivals.news()
        self.arrivals = None
        lasting = [("persist", ["kept"])] if self.changed else []
        return effects + lasting + self.tell(text)

    def tell(self, text: str) -> list[tuple]:
        self.news = text
        return [("announce", text)]
