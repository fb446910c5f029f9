"""What is this? Every piece on a table can be tapped, to be picked or to be told what it is."""

from collections import Counter
from typing import Any

import pytest

from client.app import settings
from client.games import board_of
from client.games.scene import Scene
from client.table.picks import Picks
from client.table.players import players_row
from client.table.seated import LATELY
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.engine.words import words_of
from tests.client.laid import people
from tests.client.stage import elements, is_element
from tests.rules.every import SETUPS, answer, named

BACKGROUNDS = {"dschunke/water", "dschunke/market", "halunken/harbour"}
"""What everything lies on; of the market each cell tells what it is."""
TELLING = ("pick", "what", "overlay")
MOMENTS = (1, 7, 20)
"""Which moments of each phase are looked at: later on cards lie in the middle."""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.now, "language", "en")


def seen(table: Table, seat: int | None) -> list[Any]:
    """All that lies on the table, as one pair of eyes sees it."""
    key = table.record.key
    board = board_of(key)
    view = table.game.view(seat)
    log = table.log(max(0, len(table.record.moves) - LATELY))
    scene = Scene(view, table.players, words_of(key, "en"), Picks(view["offers"]), (), log)
    hand = None if seat is None else board.hand(scene)
    return [board.board(scene), players_row(scene, board, table.game.waiting_for()), hand]


def silent(tree: Any, tells: bool = False) -> set[str]:
    """The pieces in a tree that say nothing when they are tapped."""
    if not is_element(tree):
        pieces = tree if isinstance(tree, list | tuple) else []
        return {piece for child in pieces for piece in silent(child, tells)}
    _, attributes, children = tree
    messages = [attributes.get("tap"), attributes.get("hold")]
    tells = tells or any(isinstance(said, list) and said[0] in TELLING for said in messages)
    name = piece_of(attributes)
    return ({name} if name and not tells else set()) | silent(list(children), tells)


def piece_of(attributes: dict[str, Any]) -> str:
    """The piece that an element is a picture of; or ""."""
    name = attributes.get("src", "").removeprefix("art/").removesuffix(".svg")
    if name and not name.startswith("common/"):
        return "" if name in BACKGROUNDS else name
    return attributes["data_thing"] if "chit" in (attributes.get("class_") or "").split() else ""


def moments(setup: Any) -> list[Table]:
    """A few moments of every phase in a random game, and its end."""
    key, seats, options = setup
    table, chance = Table.new(key, people(*["person"] * seats), options, "5"), Chance(5)
    met: Counter[str] = Counter()
    found = []
    while not table.over:
        phase = table.game.now["phase"]
        met[phase] += 1
        if met[phase] in MOMENTS:
            found.append(Table.load(table.save()))
        seat = chance.pick(table.game.waiting_for())
        table.act(seat, answer(table.game, seat, chance))
    return [*found, table]


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_every_piece_on_a_table_tells_what_it_is(setup: Any) -> None:
    for table in moments(setup):
        waiting = table.game.waiting_for()
        others = [seat for seat in range(setup[1]) if seat not in waiting]
        for seat in (*waiting[:1], *others[:1], None):
            assert silent(seen(table, seat)) == set(), (table.game.agenda, seat)


PLANKS = {
    "klunker": {"start"},
    "dschunke": {"start", "track"},
    "halunken": {"ship"},
}


@pytest.mark.parametrize("key", PLANKS)
def test_what_lies_beside_the_cards_is_told_as_well(key: str) -> None:
    setup = next(setup for setup in SETUPS if setup[:2] == (key, 3))
    for table in moments(setup):
        buttons = {
            attributes["tap"][1]: attributes
            for tag, attributes, _ in elements(seen(table, None))
            if tag == "button" and attributes["tap"][0] == "what"
        }
        assert set(buttons) >= PLANKS[key]
        assert all(buttons[thing]["aria_label"] for thing in PLANKS[key])
