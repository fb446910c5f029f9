"""Share: this phone's share in the shuffle of a table on the network (docs/PROTOCOL.md).

The own part is on the disk before its commitment is sent, and all commitments are before the part
is shown: whatever becomes of the network, this phone can check everything at the end.
"""

from client.app.glyph import glyph
from client.app.messages import heard
from client.app.texts import say
from client.app.tree import button, div, p
from client.seal import kept as shelf
from client.seal.check import Check
from client.seal.texts import spoken, wrong
from shared_rules.seal.check import in_itself, since
from shared_rules.seal.seal import COMMITMENT, DEALER, PART, Seal, Unsealed, of_seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from shared_rules.engine.table import Table

    class TableElsewhere(Protocol):
        """What it has to know of the table, which a server keeps (client/net/remote.py)."""

        seating: dict[str, Any]
        tablemates: Any

        @property
        def shelf(self) -> str: ...
        @property
        def players(self) -> list[dict[str, Any]]: ...
        @property
        def over(self) -> bool: ...


COMMIT, SHOW, DEALT = "commit", "show", "dealt"


class Share:
    """What comes back begins with "host", "seal"; `kept` is None until it has been looked for."""

    def __init__(self, host: "TableElsewhere") -> None:
        self.host = host
        self.kept: dict | None = None
        self.chance: list[str] = []
        self.done: list = []
        """What has been done last, so that it is done once: the attempt and its phase."""
        self.check: Check | None = None

    @property
    def ident(self) -> str:
        return self.host.shelf

    @property
    def told(self) -> dict:
        """What the server says of the shuffle."""
        return self.host.seating.get("seal") or {}

    def begin(self) -> list[tuple]:
        return [shelf.load(self.ident, ["host", "seal", "kept"])]

    def hear(self, message: list) -> list[tuple]:
        return heard(self, message)

    def on_kept(self, kept: dict | None, problem: str):
        self.kept = kept or {}
        return self.go_on()

    # Before the deal

    def go_on(self) -> list[tuple]:
        """Do what the table waits for, once."""
        told = self.told
        if self.kept is None or not told or not told["lines"]:
            return []
        step = [told["attempt"], told["phase"]]
        if step == self.done:
            return []
        try:
            seal = Seal.read(told["lines"])
        except Unsealed:
            return self.alarm([["unreadable", ""]])
        own = seal.share(of_seats(self.host.tablemates.you["seats"]))
        if told["phase"] == DEALT:
            self.done = step
            return self.dealt(seal)
        if own is None:
            return []  # nobody asks this phone
        self.done = step
        if self.kept.get("attempt") != told["attempt"]:
            self.kept = {"attempt": told["attempt"]}
        if told["phase"] == COMMIT:
            return self.commit(seal, own)
        return self.show(seal, own)

    def commit(self, seal: Seal, own: list[str]) -> list[tuple]:
        """Draw a part, and keep it before anybody hears of it."""
        if "part" in self.kept:
            return self.on_drawn(True, "")
        self.chance = []
        chance = ("seed", ["host", "seal", "chance"])
        return [chance, chance]

    def on_chance(self, seed: str, problem: str):
        self.chance.append(seed)
        if len(self.chance) < 2:
            return None
        self.kept["part"] = "".join(self.chance)
        return [shelf.keep(self.ident, self.kept, ["host", "seal", "drawn"])]

    def on_drawn(self, done: bool | None, problem: str):
        """Kept or not (a private window keeps nothing): the commitment can be laid down."""
        told = self.told
        if told.get("phase") != COMMIT or told["attempt"] != self.kept["attempt"]:
            return None
        seal = Seal.read(told["lines"])
        who = of_seats(self.host.tablemates.you["seats"])
        commitment = seal.commitment(who, self.kept["part"])
        return self.ask("commit", commitment=commitment)

    def show(self, seal: Seal, own: list[str]) -> list[tuple]:
        """All commitments are here: keep them, and then show the part, if ours is the one told."""
        part = self.kept.get("part", "")
        if seal.commitment(own[0], part) != own[COMMITMENT]:
            return self.alarm([["other", own[0]]])
        own[PART] = part
        self.kept["lines"] = seal.lines()
        return [shelf.keep(self.ident, self.kept, ["host", "seal", "noted"])]

    def on_noted(self, done: bool | None, problem: str):
        if self.told.get("phase") != SHOW or self.told["attempt"] != self.kept["attempt"]:
            return None
        return self.ask("show", part=self.kept["part"])

    def ask(self, kind: str, **fields: str) -> list[tuple]:
        fields = {"type": kind, "attempt": self.kept["attempt"], **fields}
        return [("ask", fields, ["host", "seal", "answered"])]

    def on_answered(self, answer: dict | None, problem: str):
        """Too late, or refused: the table says how it goes on."""

    # From the deal on

    def dealt(self, seal: Seal) -> list[tuple]:
        """The cards have been dealt: nothing must have become different since."""
        is_ours = self.kept.get("attempt") == self.told["attempt"] and "lines" in self.kept
        found = since(Seal.read(self.kept["lines"]), seal) if is_ours else []
        found += [flaw for flaw in in_itself(seal) if flaw != ["left", DEALER]]
        if found:
            return self.alarm(found)
        lines = seal.without_dealer()
        if self.kept.get("names") and self.kept["lines"] == lines:
            return []
        self.kept["attempt"] = self.told["attempt"]
        self.kept["lines"] = lines
        self.kept["out"] = self.told["out"]
        self.kept["names"] = self.names()
        return [shelf.keep(self.ident, self.kept), ("announce", self.compared())]

    def names(self) -> list[str]:
        return [player["name"] for player in self.host.players]

    def words(self) -> list[str]:
        """The four words, [] before the deal."""
        lines = (self.kept or {}).get("lines", [])
        return Seal.read(lines).words() if lines and self.told.get("phase") == DEALT else []

    def compared(self) -> str:
        return say("seal.compare", spoken(self.words()))

    def notice(self):
        """Above the question until it is put aside: the words, or that nothing is sealed."""
        if self.kept is None or self.kept.get("said") or self.host.over:
            return None
        if self.told.get("phase") == "none":
            text = say("seal.none")
        elif self.words():
            text = self.compared()
            out = self.kept.get("out", [])
            if out:
                names = self.names()
                text += " " + say("seal.out", ", ".join([names[seat] for seat in out]))
        else:
            return None
        why = button(say("seal.why"), type="button", tap=["seal"], class_="quiet")
        fine = button(say("seal.said"), type="button", tap=["host", "seal", "said"], class_="quiet")
        ways = div(why, fine, class_="ways")
        return div(glyph("shuffle"), p(text), ways, class_="strip", role="status", key="seal")

    def on_said(self):
        """The words have been compared."""
        self.kept["said"] = True
        return [shelf.keep(self.ident, self.kept)]

    def alarm(self, found: list[list[str]]) -> list[tuple]:
        """Something is wrong, and is said at once."""
        mates = self.host.tablemates
        return [*mates.tell(" ".join(wrong(self.ident, found, self.names()))), ("sound", "error")]

    # The end

    def ended(self, table: "Table") -> list[tuple]:
        """The record is here: check it by what this phone has kept."""
        if self.kept is None or self.told.get("phase") != DEALT:
            return []
        lines = self.kept.get("lines", [])
        self.check = Check(table, lines, ["host", "seal", "check"])
        return [*self.check.begin(), *self.verdict()]

    def on_check(self, *message):
        return [*self.check.hear(*message), *self.verdict()] if self.check else []

    def verdict(self) -> list[tuple]:
        """What has come of it, once that is known."""
        check = self.check
        if check is None or not check.done:
            return []
        self.check = None
        if check.flaws:
            return self.alarm(check.flaws)
        return self.host.tablemates.tell(say("seal.fine"))
