"""Merging: finished games of this phone and of the server come together, each of them once.

The server says what a game's id is: the same wherever it was played. What has been merged is
remembered by it, so that a game which somebody has thrown away does not come back.
"""

from client.app.messages import heard
from client.app.texts import say
from client.net.texts import why
from client.shelf import saves

MERGED = "merged"
"""The habit: the server's ids of games, by their idents on the shelf."""


class Merging:
    """What is on its way; like Transfers it hears messages, which begin with "merge"."""

    def __init__(self) -> None:
        self.busy = False
        self.news = ""
        self.merged: dict[str, str] = {}
        self.sending: list[str] = []
        self.fetching: list[dict] = []
        self.sent = 0
        self.fetched = 0

    def hear(self, message: list) -> list[tuple]:
        return heard(self, message[1:])

    def on_begin(self) -> list[tuple]:
        if self.busy:
            return []
        self.busy, self.news, self.sent, self.fetched = True, "", 0, 0
        return [("load", "habits", MERGED, ["merge", "habit"])]

    def on_habit(self, merged: dict | None, problem: str) -> list[tuple]:
        self.merged = merged or {}
        return [("list", "summaries", ["merge", "shelf"])]

    def on_shelf(self, rows: list | None, problem: str) -> list[tuple]:
        self.sending = []
        for ident, saved in rows or []:
            if saved["outcome"] is not None and ident not in self.merged:
                self.sending.append(ident)
        return self.go_on()

    def go_on(self) -> list[tuple]:
        """One game after the other; then what the server has besides."""
        if self.sending:
            return [("load", "tables", self.sending[0], ["merge", "game"])]
        return [("http", "GET", "/api/finished", None, ["merge", "known"])]

    # To the server

    def on_game(self, stored: dict | None, problem: str) -> list[tuple]:
        if stored is None:
            return self.on_sent(None, "absent")
        text = saves.opened(stored).text()
        return [("http", "POST", "/api/finished", text, ["merge", "sent"])]

    def on_sent(self, answer: dict | None, problem: str) -> list[tuple]:
        """The server has checked it; one that was played by other rules stays here alone."""
        if problem in ("network", "busy", "not-stored", "key"):
            return self.end(why(problem))
        ident = self.sending.pop(0)
        if not problem:
            self.merged[ident] = answer["id"]
            self.sent += 1
        return self.go_on()

    # From the server

    def on_known(self, answer: dict | None, problem: str) -> list[tuple]:
        if problem:
            return self.end(why(problem))
        here = [self.merged[ident] for ident in self.merged]
        self.fetching = [game for game in answer["finished"] if game["id"] not in here]
        return self.fetch()

    def fetch(self) -> list[tuple]:
        if not self.fetching:
            return self.end(say("net.merged", self.sent, self.fetched))
        path = "/api/finished/" + self.fetching[0]["id"]
        return [("http", "GET", path, None, ["merge", "record"])]

    def on_record(self, text: str, problem: str) -> list[tuple]:
        from shared_rules.engine.record import BadRecord
        from shared_rules.engine.table import Table

        game = self.fetching.pop(0)
        try:
            table = None if problem else Table.read(text)
        except BadRecord:  # of other rules than this app has
            table = None
        if table is None:
            return self.fetch()
        ident = "fin." + game["id"][:12]
        self.merged[ident] = game["id"]
        self.fetched += 1
        return [saves.keep(ident, table, game["when"]), *self.fetch()]

    def end(self, text: str) -> list[tuple]:
        self.busy, self.news = False, text
        return [("store", [["habits", MERGED, self.merged]]), ("announce", text)]
