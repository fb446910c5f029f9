"""Exchange: chronicles on their way to other phones and back, and tables for those who reckon.

By file, or by the family's server, which keeps what is sent for a few minutes under a word of eight
letters. What comes in is looked at row by row; it is a family's memory, and no proof of anything.
"""

from client.app.texts import say
from client.chronicle import books
from client.chronicle.byword import ByWord
from client.chronicle.calendar import iso
from client.chronicle.sums import NOBODY, PERSON, who
from client.shelf.annal import FIELDS, GAME, ID, OPTIONS, PEOPLE, PLACES, SCORES, WHEN

FORMAT = "chronicle"
NAME = "unke-chronicle"
COLUMNS = ["date", "game", "id", "players", "name", "kind", "place", "points", "options"]


class Exchange(ByWord):
    """What is on its way; `keeper` takes in what has come."""

    BAD = "chronicle.news.bad"

    def __init__(self, keeper) -> None:
        ByWord.__init__(self)
        self.keeper = keeper
        self.kind = ""
        self.reading: list[str] = []
        self.annals: list[list] = []
        self.problem = ""

    @property
    def busy(self) -> bool:
        return bool(self.kind)

    # Out

    def on_out(self, kind: str):
        """As a file ("json", "csv"), or to the server ("send")."""
        if self.busy:
            return None
        self.kind, self.annals, self.news, self.word = kind, [], "", ""
        self.reading = self.keeper.titles()
        return self.next_book()

    def next_book(self):
        if self.reading:
            return [("load", "annals", self.reading[0], ["exchange", "book"])]
        kind, self.kind = self.kind, ""
        annals, self.annals = sorted(self.annals, key=books.stamp), []
        if kind == "csv":
            return [("share", NAME + ".csv", as_csv(annals, self.keeper.same))]
        parcel = {"unke": FORMAT, "fields": FIELDS, "games": annals}
        if kind == "json":
            return [("share", NAME + ".json", parcel)]
        return [("http", "POST", "/api/parcels", parcel, ["exchange", "sent"])]

    def on_book(self, rows: list | None, problem: str):
        if problem:
            self.kind = ""
            return self.tell(say("import.storage"))
        self.annals += rows or []
        self.reading.pop(0)
        return self.next_book()

    def send(self):
        return self.on_out("send")

    # In

    def on_in(self):
        return None if self.busy else [("pick", ["exchange", "picked"])]

    def on_read(self, parcel: object, problem: str):
        """What has come: only rows that are what they should be."""
        annals = annals_in(parcel)
        if problem or not annals:
            return self.tell(say("chronicle.unfetched" if problem else self.BAD))
        return self.keeper.take(annals)

    def taken(self):
        """It is in the books: how many games were new?"""
        if self.keeper.incoming and not self.keeper.problem:
            return self.tell(say("chronicle.elsewhere"))
        more = self.keeper.count() - self.keeper.known
        text = say("chronicle.news", more) if more > 0 else say("chronicle.news.none")
        return self.tell(say("import.storage") if self.keeper.problem else text)

    def on_close(self):
        self.news = ""


def annals_in(parcel: object) -> list[list]:
    """The games of a chronicle; what this version does not know is left out."""
    if type(parcel) is not dict or parcel.get("unke") != FORMAT:
        return []
    rows = parcel.get("games")
    return [row for row in rows if books.is_annal(row)] if type(rows) is list else []


# As a table


def as_csv(annals: list[list], same: dict[str, str]) -> str:
    """A row for everybody who played, for spreadsheets."""
    lines = [",".join(COLUMNS)]
    for annal in annals:
        agreed = [f"{key}={annal[OPTIONS][key]}" for key in sorted(annal[OPTIONS])]
        head = [iso(annal[WHEN]), annal[GAME], annal[ID], len(annal[PEOPLE])]
        for seat in range(len(annal[PEOPLE])):
            name, kind, _ = annal[PEOPLE][seat]
            if kind == PERSON and who(annal[PEOPLE][seat], same) == NOBODY:
                name = ""
            row = [*head, name, kind, annal[PLACES][seat], annal[SCORES][seat], " ".join(agreed)]
            lines.append(",".join([cell(value) for value in row]))
    return "\r\n".join(lines) + "\r\n"


def cell(value: object) -> str:
    """A value as it may stand between commas; no spreadsheet takes it for a formula."""
    text = str(value)
    if type(value) is str and text[:1] in ("=", "+", "-", "@", "\t"):
        text = "'" + text
    if "," in text or '"' in text:
        return '"' + text.replace('"', '""') + '"'
    return text
