"""Parts of the app as the style sheets know them: whose a name is, and who stands where.

A part is what its sheets are called after: board-dschunke-*.css are Dschunke's board, net-tv.css is
the television's. A name (a class) is owned by the parts whose sheets style it. Some are lent, and
everybody builds with them at places of their own.
"""

from collections import defaultdict
from pathlib import Path

from server.build import style
from tests.style import Compound, Selector, rules

ROOT = Path(__file__).resolve().parent.parent
SHEETS = {
    path.stem: path.read_text("utf-8")
    for path in [*style(ROOT / "static"), ROOT / "static" / "app" / "splash.css"]
}
BASE = ("base", "tokens", "letters", "splash")
"""What all screens share: these style bare elements, and name what everybody builds with."""
STATES = ("is-", "has-", "are-", "of-", "seat-", "kinds-")
"""How a thing is, or which of several: such a word says nothing without the name beside it."""

BOARDS = ("board-dschunke", "board-halunken", "board-klunker")
GUESTS = {board.removeprefix("board-"): board for board in BOARDS}
"""A table bears its game's name, but more than the game stands in it."""
LENT = {
    "table": "table look bar players player badge board hand open-hand held thing heap add actions"
    " question chips chip confirms ask empty story move because",
    "home": "table-row open tile tiles cover stack seated seated-list lesson-offer",
    "setup": "setup tag seats token you gentle",
    "result": "scoresheet sums points place verdict winner",
    "net": "network lobby by-code more sheet.sit hosting",
    "code": "qr code letters problem address",
    "notices": "notice",
}
"""Names that other parts build with."""
SHOWN = {
    "rules": "klunker street shop halunken suits dschunke junk special-card tallies tally",
    "table": "klunker",
    "result": "strip",
    "tv": "strip",
}
"""What a part shows of others, in its own frame: boards on a page of the rules, notices."""

AT_TABLE = ("table", "strip", "code", "rules", "tv")
HOLDS = {
    **dict.fromkeys(("table", "look", "tv"), (*AT_TABLE, *BOARDS)),
    **{game: (*AT_TABLE, board) for game, board in GUESTS.items()},
    **dict.fromkeys(("badge", "board", "hand", "held"), BOARDS),
    **dict.fromkeys(("player", "open-hand"), ("table", *BOARDS)),
    **dict.fromkeys(("exhibit", "picture", "rule", "leaf-of-rules"), ("rules", *BOARDS)),
    "actions": ("table", "strip"),
    **dict.fromkeys(("setup", "lobby", "tv-lobby"), ("setup", "net", "tv", "code", "strip")),
    "network": ("net", "home", "strip"),
    "home": ("home", "net", "notices"),
}
"""Frames: which parts can stand inside what has this name; all others hold their own alone."""


def part(sheet: str) -> str:
    words = sheet.split("-")
    if words[0] == "net":
        return words[-1]
    return "-".join(words[:2]) if words[0] == "board" else words[0]


def names(one: Compound) -> list[str]:
    """The names asked of an element; a sheet's own name says so only together with `.sheet`."""
    found = sorted(name for name in one.names if not name.startswith(STATES))
    if "sheet" in found:
        return ["sheet", *(f"sheet.{name}" for name in found if name != "sheet")]
    return found


class Parts:
    """Some style sheets, by what their files are called."""

    def __init__(self, sheets: dict[str, str]) -> None:
        self.ways = [
            (part(sheet), f"{sheet}.css:{rule.line}: {' '.join(rule.selector.split())}", way)
            for sheet, text in sheets.items()
            for rule in rules(text)
            for way in rule.ways()
        ]
        self.shared = self.named_in(BASE)
        self.lent = {name for lent in LENT.values() for name in lent.split()}
        self.owners: dict[str, set[str]] = defaultdict(set)
        for owner in {owner for owner, _, _ in self.ways}:
            for name in self.named_in((owner,)):
                if not self.is_borrowed(name, owner):
                    self.owners[name].add(owner)

    def named_in(self, parts: tuple[str, ...]) -> set[str]:
        return {
            n for owner, _, way in self.ways if owner in parts for one in way for n in names(one)
        }

    def is_borrowed(self, name: str, owner: str) -> bool:
        if name in LENT.get(owner, "").split():
            return False
        return name in {*self.lent, *self.shared, *SHOWN.get(owner, "").split()}

    def strangers(self) -> list[str]:
        """The rules that could match what is not their own part's."""
        return sorted(
            {w for owner, w, way in self.ways if owner not in BASE and not self.is_own(owner, way)}
        )

    def is_own(self, owner: str, way: Selector) -> bool:
        """Whether only this part's own elements match, or what is lent, in a frame of its own.

        Down the selector: `here` are the parts that can stand where one has come to (None: all).
        """
        here: set[str] | None = None
        frame = ""
        is_close = is_bare = True
        is_clear = True
        for one, after in zip(way, [*way[1:], None], strict=True):
            if any(self.is_own(owner, inner) for inner in one.has):
                return True  # it holds something of the part's
            is_close = is_close and one.combinator == ">"
            if after and after.combinator in "+~":
                continue  # one stands beside it, not in it
            is_bare = is_bare and not names(one)
            for name in names(one):
                others = self.owners[name] - {owner}
                others &= others if here is None else here
                if owner in self.owners[name] and not others:
                    if name not in HOLDS:
                        return True
                    frame, is_close, is_bare, is_clear = name, True, True, True
                elif others and not is_close and not self.is_borrowed(name, owner):
                    is_clear = False
            for name in names(one):
                if name in HOLDS:
                    here = set(HOLDS[name]) if here is None else here & set(HOLDS[name])
        if not frame:
            return False
        if frame in way[-1].names or is_close:
            return True
        return is_clear and not (is_bare and frame in GUESTS)
