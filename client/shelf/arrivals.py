"""Arrivals: files from elsewhere on their way to the shelf, checked by playing them again.

What was tampered with does not get in. Transfers hands on what comes back of the effects.
"""

from client.app.messages import heard
from client.app.texts import joined, say, title_of
from client.shelf import saves
from client.shelf.replay import Replay
from shared_rules import GAMES
from shared_rules.engine.record import BadRecord, Record
from shared_rules.engine.table import Table

REPLAY = ["transfers", "arrival", "replay"]


class Arrivals:
    """The records of one file, one after the other."""

    def __init__(self, text: str) -> None:
        self.texts = records_in(text)
        self.now = 0
        self.record: Record | None = None
        self.replay: Replay | None = None
        self.read = 0
        """Letters of the records that have been dealt with."""
        self.whole = len(text)
        self.there: list[dict] = []
        """The tables that lie on the shelf already."""
        self.known = 0
        """So many have come once more, as they are."""
        self.kept: list[dict] = []
        self.refused: list[str] = []
        self.entries: list[list] = []
        self.problem = ""
        self.over = False

    @property
    def done(self) -> int:
        """How many of all letters have been read, for people who wait."""
        if self.replay is None:
            return self.read
        moves = max(len(self.record.moves), 1)
        return self.read + len(self.texts[0]) * self.replay.number // moves

    def begin(self) -> list[tuple]:
        shelf = ("list", "tables", ["transfers", "arrival", "shelf"])
        return [("now", ["transfers", "arrival", "now"]), shelf]

    def hear(self, message: list) -> list[tuple]:
        return heard(self, message)

    def on_now(self, now: int, problem: str):
        self.now = now

    def on_shelf(self, rows: list | None, problem: str):
        self.there = [row[1] for row in rows or []]
        return [("after", 0, ["transfers", "arrival", "next"])]

    def on_next(self):
        """Take up the next record, or store what has come through."""
        if not self.texts:
            if self.entries:
                return [("store", self.entries, ["transfers", "arrival", "stored"])]
            self.over = True
            return []
        try:
            record = self.record = Record.read(self.texts[0])
        except BadRecord as refusal:
            return self.refuse(str(refusal))
        if not record.players:
            return self.refuse("nobody sits there")
        if record.rules == GAMES[record.key].RULES:
            self.replay = Replay(record, REPLAY)
            return self.check(self.replay.begin())
        if record.scores is None:  # a running game of an older version: its state has to do
            return [("seed", ["transfers", "arrival", "ident"])]
        return self.refuse("", say("import.old"))

    def on_replay(self, *message):
        return self.check(self.replay.hear(*message)) if self.replay else None

    def check(self, effects: list[tuple]) -> list[tuple]:
        """Whether the moves lead to where the file says."""
        if self.replay.problem:
            return self.refuse(self.replay.problem)
        return [("seed", ["transfers", "arrival", "ident"])] if self.replay.done else effects

    def on_ident(self, seed: str, problem: str):
        """It is a game: make it ready for the shelf."""
        ident = seed[:8]
        try:
            if self.replay is not None:
                table = Table.along(self.record, self.replay.games)
            else:
                table = Table.read(self.texts[0])
        except BadRecord as refusal:
            return self.refuse(str(refusal))
        entries = saves.keep(ident, table, self.now)[1]
        if entries[0][2] in self.there:  # twice the same row would puzzle people
            self.known += 1
            return self.turn_over()
        self.there.append(entries[0][2])
        self.entries += entries
        self.kept.append(entries[1][2])
        return self.turn_over()

    def on_stored(self, done: bool | None, problem: str):
        self.problem = problem
        self.over = True

    def refuse(self, reason: str, text: str = "") -> list[tuple]:
        if not text:
            text = say("import.newer") if "later version" in reason else say("import.bad")
        if text not in self.refused:
            self.refused.append(text)
        return self.turn_over()

    def turn_over(self) -> list[tuple]:
        self.read += len(self.texts.pop(0))
        self.record = self.replay = None
        return [("after", 0, ["transfers", "arrival", "next"])]

    def news(self) -> str:
        """What became of the file, in one or two sentences."""
        if self.problem:
            return say("import.storage")
        said = []
        if len(self.kept) == 1:
            saved = self.kept[0]
            names = [player["name"] for player in saved["players"]]
            said.append(say("import.one", title_of(saved["game"]), joined(names)))
        elif self.kept:
            said.append(say("import.many", len(self.kept)))
        if self.known == 1:
            said.append(say("import.known"))
        elif self.known:
            said.append(say("import.all.known", self.known))
        return " ".join(said + self.refused)


def records_in(text: str) -> list[str]:
    """A file holds one record or many, each from its first line on."""
    parts = ("\n" + text.replace("\r", "")).split("\nunke ")
    return ["unke " + part for part in parts[1:]] or [text]
