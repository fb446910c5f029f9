"""A table drawn in parts, most of them kept, looks as if it had been drawn afresh."""

import pytest

from client.app import settings
from client.games import board_of
from client.games.flights import named_in
from client.games.scene import Kept, Scene
from client.table.picks import Picks
from client.table.players import players_row
from client.table.seated import LATELY
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.engine.words import words_of
from tests.rules.every import answer

COLOURS = ("red", "blue", "green", "yellow", "purple")
VARIANTS = {
    "klunker": [{}],
    "halunken": [{}, {"match": 3}],
    "dschunke": [{}, {"start_layout": "free", "merchants": "roaming"}],
}
tables = [
    pytest.param(key, seats, options, id=f"{key}-{seats}-{number}")
    for key in VARIANTS
    for seats in (min(GAMES[key].SEATS), max(GAMES[key].SEATS))
    for number, options in enumerate(VARIANTS[key])
    if seats > 2 or not options
]


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setitem(settings.now, "language", "en")


def drawn(board, table, seat, picks, fresh, kept):
    """All that is drawn of a view, and what the board has no place for."""
    view = table.game.view(seat)
    log = table.log(max(0, len(table.record.moves) - LATELY))
    words = words_of(table.record.key, "en")
    scene = Scene(view, table.players, words, picks, fresh, log, kept)
    tree = [board.board(scene), players_row(scene, board, table.game.waiting_for())]
    if seat is not None:
        tree.append(board.hand(scene))
    return tree, scene.unplaced()


@pytest.mark.parametrize("key, seats, options", tables)
def test_what_is_kept_is_what_would_be_drawn(key, seats, options):
    players = [
        {"name": "ABCDE"[seat], "kind": "person", "colour": COLOURS[seat]} for seat in range(seats)
    ]
    table, chance = Table.new(key, players, options, "5"), Chance(5)
    board = board_of(key)
    kept = [Kept() for _ in range(seats + 1)]
    fresh: list[str] = []
    reused = 0
    while not table.over:
        mover = chance.pick(table.game.waiting_for())
        move = answer(table.game, mover, chance)
        for seat in (mover, (mover + 1) % seats, None):
            memory = kept[seats if seat is None else seat]
            picks = Picks(table.game.view(seat)["offers"])
            for item in [None, *move[1:]] if seat == mover else [None]:
                if item is not None:
                    picks.tap(item, picks.count(item))
                before = dict(memory.parts)
                assert drawn(board, table, seat, picks, fresh, memory) == drawn(
                    board, table, seat, picks, fresh, None
                )
                reused += sum(before.get(name) is memory.parts[name] for name in memory.parts)
        if chance.below(4) == 0 and table.may_undo(mover):
            table.undo(mover)
            fresh = []
        else:
            table.act(mover, move)
            fresh = named_in(table.log(len(table.record.moves) - 1))
    assert reused > 100
