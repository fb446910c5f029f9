"""What may be drawn and said: worked out from the record alone, to be held against what a page has.

A view is drawn here by the app's own boards, so whatever stands in a page's board or hand and not
in this has come from somewhere else.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from client.games import board_of
from client.games.scene import Scene
from client.table.picks import Picks
from shared_rules.engine.game import Game
from shared_rules.engine.table import Table
from shared_rules.engine.words import asked, shown, told, words_of

LATELY = 40
"""So many of the latest moves boards are shown."""

Sight = tuple[str, ...]
"""Everything that stands in a board and a hand: every text and every attribute, in their order."""

LOOK = """(withWhatIsBeside) => {
    const own = ["data-pressing", "data-pressed-once", "style"]
    const of = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return [node.data]
        const found = []
        for (const { name, value } of node.attributes) {
            if (!own.includes(name)) found.push(name + "=" + value)
        }
        found.sort()
        return [...found, ...[...node.childNodes].flatMap(of)]
    }
    const places = document.querySelectorAll(".board, .hand")
    const drawn = [...places].flatMap((place) => [...place.childNodes].flatMap(of))
    if (!withWhatIsBeside) return { drawn }
    const copy = document.documentElement.cloneNode(true)
    for (const place of copy.querySelectorAll(".board, .hand, head, script")) place.remove()
    return { drawn, beside: [document.title, ...of(copy)] }
}"""


def looked(page: Page) -> tuple[Sight, list[str]]:
    """What stands in a page's board and hand now, and everything that stands beside them."""
    seen = page.evaluate(LOOK, True)
    return sight(seen["drawn"]), seen["beside"]


def sight(drawn: list[str]) -> Sight:
    """What a page has, as boards write it."""
    named = [re.sub(r"^src=.*?(\w+/[\w-]+\.svg)$", r"src=\1", text) for text in drawn]
    return tuple(plain(text) for text in named if text)


def plain(text: str) -> str:
    """Without what says only that something is news: that is not so after a reload."""
    return text.replace(" is-fresh", "") if text.startswith("class=") else text


# What may be said


def public_lines(table: Table) -> set[str]:
    """All that may be announced while anybody may listen: facts, questions, whom the curtain calls,
    and deeds, which the score sheet tells when all is open.

    The questions are made from what a spectator knows.
    """
    words = words_of(table.record.key, "en")
    names = [player["name"] for player in table.players]
    lines = {told(words, fact, names) for facts in table.record.facts for fact in facts}
    lines |= {shown(words, fact, names) for facts in table.record.facts for fact in facts}
    lines |= {words[key] for key in words if key.startswith("deed.")}
    lines |= {f"{name}, it’s your turn" for name in names}
    lines |= {"Taken back.", "The game is over."}

    def hear(number: int, game: Game) -> None:
        for seat in game.waiting_for():
            frame = game.view(None)["agenda"][-1]
            lines.add(asked(words, "ask." + frame["phase"], frame, [seat], names))

    table.record.close(table.game)
    table.record.replay(hear)
    return lines


def without(lines: set[str], text: str) -> str:
    """What else a text says besides these lines."""
    for line in sorted(lines, key=len, reverse=True):
        text = text.replace(line, "")
    return text


# What may be drawn


def games(table: Table) -> list[Game]:
    """The game after every move, and before the first one."""
    found: list[Game] = []
    table.record.close(table.game)
    table.record.replay(lambda number, game: found.append(game))
    return found


def scene_of(table: Table, game: Game, seat: int | None, log: list[Any], can: bool = True) -> Scene:
    view = game.view(seat)
    picks = Picks(view["offers"]) if can else None
    return Scene(view, table.players, words_of(table.record.key, "en"), picks, log=log)


class Sights:
    """What each seat, or who only watches (None), may have before the eyes after each move."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.games = games(table)
        self.board = board_of(table.record.key)
        self.known: dict[tuple[int, int | None], set[Sight]] = {}

    def of(self, number: int, seat: int | None) -> set[Sight]:
        """After so many moves: while it may pick, and while its own move is on its way."""
        if (number, seat) not in self.known:
            log = self.table.log()[max(0, number - LATELY) : number]
            self.known[number, seat] = {self.drawn(number, seat, log, can) for can in (True, False)}
        return self.known[number, seat]

    def drawn(self, number: int, seat: int | None, log: list[Any], can: bool) -> Sight:
        scene = scene_of(self.table, self.games[number], seat, log, can)
        tree = [self.board.board(scene), None if seat is None else self.board.hand(scene)]
        return tuple(texts(tree))


def texts(tree: Any) -> Iterator[str]:
    """Every text and attribute of a tree, as a page has them."""
    if isinstance(tree, list) and len(tree) == 3 and isinstance(tree[1], dict):
        yield from sorted(worn(tree[1]))
        yield from texts(tree[2])
    elif isinstance(tree, list | tuple):
        for part in tree:
            yield from texts(part)
    elif tree is not None and not isinstance(tree, bool) and tree != "":
        yield str(tree)


def worn(attributes: dict[str, Any]) -> Iterator[str]:
    """Attributes as static/app/patch.js names and writes them."""
    for key, value in attributes.items():
        name = key.rstrip("_").replace("_", "-")
        if name in ("tap", "hold"):
            name = "data-" + name
        if name in ("key", "style") or value is None:
            continue
        if name.startswith("aria-"):
            yield f"{name}={str(value).lower() if isinstance(value, bool) else value}"
        elif isinstance(value, list):
            yield f"{name}=" + json.dumps(value, separators=(",", ":"), ensure_ascii=False)
        elif value is not False:
            text = str(value)
            if value is True:
                text = "true" if name == "data-hold" else ""
            yield plain(f"{name}=" + (text.removeprefix("art/") if name == "src" else text))
