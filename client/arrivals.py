"""Arrivals: files from elsewhere on their way to the shelf, checked by playing them again.

Every move is played by the rules, a few at a time, so that a long game does not freeze the page and
a file that was tampered with does not get in. Post hands on what comes back of the effects.
"""

from client import saves
from client.parts.tiles import TITLES
from client.texts import joined, say
from shared_rules import GAMES
from shared_rules.record import BadRecord, Record
from shared_rules.table import Table

STEP = 2
"""Moves that are played between two frames: more would be felt on a slow phone."""


class Arrivals:
    """The records of one file, one after the other."""

    def __init__(self, text: str) -> None:
        self.texts = records_in(text)
        self.whole = text.count("\n")
        self.done = 0
        self.kept: list[dict] = []
        self.refused: list[str] = []
        self.entries: list[list] = []
        self.problem = ""
        self.over = False
        self.record: Record | None = None
        self.game = None
        self.number = 0
        self.now = 0

    def begin(self) -> list[tuple]:
        return [("now", ["post", "arrival", "now"]), ("after", 0, ["post", "arrival", "next"])]

    def hear(self, message: list) -> list[tuple]:
        kind, *said = message
        if kind == "now":
            self.now = said[0]
        elif kind == "next":
            return self.next()
        elif kind == "step":
            return self.step()
        elif kind == "ident":
            return self.lay(said[0][:8])
        elif kind == "stored":
            self.problem = said[1]
            self.over = True
        return []

    def next(self) -> list[tuple]:
        """Take up the next record, or store what has come through."""
        if not self.texts:
            if self.entries:
                return [("store", self.entries, ["post", "arrival", "stored"])]
            self.over = True
            return []
        try:
            record = self.record = Record.read(self.texts[0])
            if not record.players:
                return self.refuse(say("import.bad"))
            if record.rules == GAMES[record.key].RULES:
                self.game = record.begin()
                self.number = 0
                return [("after", 0, ["post", "arrival", "step"])]
        except BadRecord as refusal:
            return self.refuse(reason(refusal))
        if record.scores is None:  # a running game of an older version: its state has to do
            return [("seed", ["post", "arrival", "ident"])]
        return self.refuse(say("import.old"))

    def step(self) -> list[tuple]:
        """Play some moves again, then see whether they lead to where the file says."""
        record = self.record
        try:
            for _ in range(STEP):
                if self.number == len(record.moves):
                    record.check_end(self.game)
                    return [("seed", ["post", "arrival", "ident"])]
                self.game = record.played(self.game, self.number)
                self.number += 1
                self.done += 1 + len(record.facts[self.number - 1])
        except BadRecord as refusal:
            return self.refuse(reason(refusal))
        return [("after", 0, ["post", "arrival", "step"])]

    def lay(self, ident: str) -> list[tuple]:
        """It is a game: make it ready for the shelf."""
        try:
            if self.record.scores is not None:
                table = Table(self.record, self.game)
            else:
                table = Table.read(self.texts[0])
                if self.game is not None:
                    table.check_line()
        except BadRecord as refusal:
            return self.refuse(reason(refusal))
        entries = saves.keep(ident, table, self.now)[1]
        self.entries += entries
        self.kept.append(entries[1][2])
        return self.turn_over()

    def refuse(self, text: str) -> list[tuple]:
        if text not in self.refused:
            self.refused.append(text)
        return self.turn_over()

    def turn_over(self) -> list[tuple]:
        self.texts.pop(0)
        self.record = self.game = None
        return [("after", 0, ["post", "arrival", "next"])]

    def news(self) -> str:
        """What became of the file, in one or two sentences."""
        if self.problem:
            return say("import.storage")
        said = []
        if len(self.kept) == 1:
            saved = self.kept[0]
            names = [player["name"] for player in saved["players"]]
            said.append(say("import.one", TITLES[saved["game"]], joined(names)))
        elif self.kept:
            said.append(say("import.many", len(self.kept)))
        return " ".join(said + self.refused)


def reason(refusal: BadRecord) -> str:
    """Why a file is no game, for people."""
    return say("import.newer") if "later version" in str(refusal) else say("import.bad")


def records_in(text: str) -> list[str]:
    """A file holds one record or many, each from its first line on."""
    parts = ("\n" + text.replace("\r", "")).split("\nunke ")
    found = ["unke " + part for part in parts[1:]]
    return found or [text]
