"""Keeper: opens the chronicle, and lays what is new into its books and sums.

Like a host it asks by effects and hears the answers, which begin with "keeper". What ended games
have left on the shelf `fresh` goes into the books the next time that somebody looks; of all windows
one writes. Nothing is lost that is done twice: the same game is known again.
"""

from client.app.messages import heard
from client.chronicle import books, sums
from client.shelf.annal import annal

LOCK = "chronicle"
FILLED = "filled"
"""On the shelf `sums`: the games are in it that had ended before there was a chronicle."""
PEOPLE = "people"
"""The habit that says who is the same person."""
SAME = "same"
"""On the shelf `sums`: what it said when they were made; when that changes they are made anew."""

WHOLE = "whole"
"""There: the sums of all books, which are looked at first."""


class Keeper:
    """`sums` by book and `indexes` by game are what lies on the shelf of that name."""

    def __init__(self) -> None:
        self.sums: dict[str, dict] = {}
        self.indexes: dict[str, dict[str, str]] = {}
        self.whole_sums: dict = {}
        """The sums of all books, {} if nobody has added them up."""
        self.habit: dict | None = None
        self.same: dict[str, str] = {}
        self.filled = False
        self.ready = False
        self.problem = ""
        self.mine = False
        """Whether this window is the one that writes."""
        self.incoming: list[list] = []
        self.fresh: list[str] = []
        """Where the new ones lie."""
        self.ended: list[list] = []
        """Tables that had ended before, still to be looked at: [id, summary]."""
        self.missed = False
        """Whether some of them could not be looked at now."""
        self.reading: list[str] = []
        """The books that are still to be read."""
        self.adding: list[str] = []
        """Those whose sums are still to be made."""
        self.books: dict[str, list] = {}
        self.entries: list[list] = []
        self.whole = 0
        self.known = 0
        """How many games there were before something came from elsewhere."""

    def hear(self, *message) -> list[tuple]:
        return heard(self, list(message))

    def open(self) -> list[tuple]:
        """Look what there is."""
        self.ready, self.problem = False, ""
        return [
            ("load", "habits", PEOPLE, ["keeper", "people"]),
            ("list", "fresh", ["keeper", "fresh"]),
            ("list", "sums", ["keeper", "sums"]),
        ]

    def take(self, annals: list[list]) -> list[tuple]:
        """Games from elsewhere; they have been looked at."""
        self.incoming = self.incoming + annals
        return self.open()

    def count(self) -> int:
        """How many games there are."""
        return sum([self.sums[title]["n"] for title in self.sums])

    def progress(self) -> int:
        """How much of the work is done, of `whole`."""
        return self.whole - len(self.ended) - len(self.reading) - len(self.adding)

    # What there is

    def on_people(self, habit: dict | None, problem: str):
        self.habit = habit
        self.same = (habit or {}).get(SAME, {})

    def on_fresh(self, rows: list | None, problem: str):
        for key, row in rows or []:
            if key not in self.fresh:
                self.fresh.append(key)
                if books.is_annal(row):
                    self.incoming.append(row)

    def on_sums(self, rows: list | None, problem: str):
        if rows is None:
            self.problem = problem
            return self.release()
        self.sums, self.indexes, self.whole_sums = {}, {}, {}
        reckoned: dict[str, str] = {}
        for key, value in rows:
            if key == FILLED:
                self.filled = True
            elif key == SAME:
                reckoned = value
            elif key == WHOLE:
                self.whole_sums = value
            elif " " in key:
                self.sums[key] = value
            else:
                self.indexes[key] = value
        if reckoned != self.same:
            self.sums, self.whole_sums = {}, {}
        self.missing()
        if not self.incoming and not self.adding and not self.fresh and self.filled:
            return self.rest()
        if not self.mine:
            return [("claim", LOCK, ["keeper", "place"])]
        if not self.filled:
            return [("list", "summaries", ["keeper", "ended"])]
        return self.read()

    def missing(self) -> None:
        """Books without sums: somebody is known by another name now."""
        self.adding = []
        for game in self.indexes:
            for year in self.indexes[game]:
                if game + " " + year not in self.sums:
                    self.adding.append(game + " " + year)

    def on_place(self, place: str, problem: str = ""):
        """Whoever writes looks once more: another window may have written meanwhile."""
        self.mine = place == "here"
        return self.open() if self.mine else self.rest()

    # The games that had ended before

    def on_ended(self, rows: list | None, problem: str):
        self.missed = rows is None
        self.ended = [row for row in rows or [] if row[1]["outcome"]]
        self.whole = len(self.ended)
        return self.next_table()

    def next_table(self):
        if not self.ended:
            self.filled = not self.missed
            return self.read()
        return [("load", "tables", self.ended[0][0], ["keeper", "table"])]

    def on_table(self, stored: dict | None, problem: str):
        _, summary = self.ended.pop(0)
        if stored is None:
            self.missed = self.missed or bool(problem)
        else:
            try:
                self.incoming.append(annal(stored, summary["outcome"], summary["when"]))
            except (IndexError, KeyError, TypeError, ValueError):
                pass  # damaged, or of a version that nobody remembers: it stays on its shelf
        return self.next_table()

    # Into the books

    def read(self):
        self.books = {}
        self.reading = books.wanted(self.indexes, self.incoming)
        self.reading += [title for title in self.adding if title not in self.reading]
        self.whole = len(self.reading)
        return self.next_book()

    def next_book(self):
        if not self.reading:
            return self.lay()
        return [("load", "annals", self.reading[0], ["keeper", "book"])]

    def on_book(self, rows: list | None, problem: str):
        if problem:
            self.problem = problem
            return self.release()
        self.books[self.reading.pop(0)] = rows or []
        return self.next_book()

    def lay(self):
        self.known = self.count()
        changed = books.put(self.books, self.incoming)
        self.entries = []
        for title in changed:
            game = title.partition(" ")[0]
            book = self.books[title]
            self.indexes[game] = books.indexed(self.indexes.get(game, {}), title, book)
            self.entries.append(["annals", title, book or None])
        for game in {title.partition(" ")[0]: True for title in changed}:
            self.entries.append(["sums", game, self.indexes[game]])
        self.adding += [title for title in changed if title not in self.adding]
        self.whole = len(self.adding)
        return self.on_add()

    def on_add(self):
        """One book's sums after the other, each between two frames."""
        if not self.adding:
            return self.store()
        title = self.adding.pop(0)
        book = self.books[title]
        if book:
            self.sums[title] = sums.of_book(book, self.same)
        else:
            self.sums.pop(title, None)
        self.entries.append(["sums", title, self.sums.get(title)])
        return [("after", 0, ["keeper", "add"])]

    def store(self):
        self.entries += [["fresh", key, None] for key in self.fresh]
        if self.filled:
            self.entries.append(["sums", FILLED, True])
        if not self.entries:
            return self.release()
        self.whole_sums = sums.joined([self.sums[title] for title in self.titles()])
        self.entries += [["sums", SAME, self.same], ["sums", WHOLE, self.whole_sums]]
        return [("store", self.entries, ["keeper", "stored"])]

    def on_stored(self, done: bool | None, problem: str):
        self.problem = problem
        if not problem:
            self.incoming, self.fresh = [], []
        self.books, self.entries = {}, []
        return self.release()

    def release(self):
        """What there is can be looked at, and another window may write."""
        mine, self.mine = self.mine, False
        return [*([("release", LOCK)] if mine else []), *self.rest()]

    def rest(self) -> list[tuple]:
        self.ready = True
        return []

    # What can be looked at

    def titles(self, game: str = "", year: str = "") -> list[str]:
        """The books of a game, a year or both, in the order in which sums are added."""
        found = []
        for title in sorted(self.sums):
            key, _, of = title.partition(" ")
            if game in ("", key) and year in ("", of):
                found.append(title)
        return found

    def games(self) -> list[str]:
        return [game for game in self.indexes if self.titles(game)]

    def years(self) -> list[str]:
        return sorted({title.partition(" ")[2]: True for title in self.sums}, reverse=True)

    def whole_of(self, game: str = "", year: str = "") -> dict:
        """The sums of these books."""
        if not game and not year and self.whole_sums:
            return self.whole_sums
        return sums.joined([self.sums[title] for title in self.titles(game, year)])
