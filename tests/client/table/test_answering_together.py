"""Where everybody answers at once, nobody's finger is pushed aside by another's answer."""

import pytest

from client.app import settings
from client.screens import table as screen
from tests.client.games.halunken.table import until
from tests.client.stage import Stage


@pytest.fixture
def seated(monkeypatch):
    """A table that asks seat 0, a person, and three bots for a movement card each."""
    monkeypatch.setitem(settings.now, "language", "en")
    table, _ = until("cards", 4)
    assert 0 in table.game.waiting_for()
    for player in table.players[1:]:
        player["kind"] = "bot:solid"
    stage = Stage(screen, "ab12")
    stage.send("host", "now", 1, "")
    stage.send("host", "seed", "0" * 32, "")
    stage.send("host", "place", "here", "")
    stage.answer("load", table.save())
    return stage


def test_what_is_picked_stays_picked_while_bots_answer(seated):
    game = seated.model.host.table.game
    card = game.hand(0)[0]
    seated.tap("pick", card, 0)
    seat = next(seat for seat in game.waiting_for() if seat)
    seated.model.host.table.act(seat, ["sail", game.hand(seat)[0]])
    seated.send("host", "stored", None, "")
    assert seated.find("button", aria_pressed=True)
    seated.tap("confirm", "sail", card)


def test_the_next_question_begins_with_nothing_picked(seated):
    seated.tap("pick", seated.model.host.table.game.hand(0)[0], 0)
    seated.tap("confirm", "sail", seated.model.host.table.game.hand(0)[0])
    assert seated.find("button", aria_pressed=True) == []
    assert seated.model.picks.moves() == []
