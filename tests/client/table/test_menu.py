"""The table's menu: pace, sound and hints as in the settings, and the ways out; nothing secret."""

import pytest

from client.app import settings
from shared_rules import GAMES
from tests.client.laid import laid, root


@pytest.mark.parametrize("key", [*GAMES])
def test_pace_sound_and_hints_are_switched_where_one_plays(key):
    stage = laid(key, "person", "bot:solid", "bot:solid")
    stage.tap("overlay", "menu")
    for name in ("sound", "coach"):
        stage.tap("set", name, not settings.now[name])
        assert ("set", name, not settings.now[name], ["settings"]) in stage.effects
    stage.tap("set", "pace", "quick")
    assert ("set", "pace", "quick", ["settings"]) in stage.effects


def test_what_has_been_switched_is_seen_at_once(monkeypatch):
    stage = laid("klunker", "person", "bot:solid", "bot:solid")
    stage.tap("overlay", "menu")
    stage.tap("set", "pace", "slow")
    monkeypatch.setitem(settings.now, "pace", "slow")
    stage.answer("set", "slow")
    assert stage.find("button", aria_pressed=True)[0][1]["tap"] == ["set", "pace", "slow"]


@pytest.fixture
def always(monkeypatch):
    """These people want the curtain before every decision."""
    monkeypatch.setitem(settings.now, "curtain", True)


def test_the_curtains_menu_is_a_menu_and_back_closes_it(always):
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    stage.tap("overlay", "menu")
    assert root(stage) == "curtain" and stage.find("dialog")
    assert ["home"] in stage.taps() and ["rule", ""] in stage.taps()
    stage.send(*stage.screen_module.back(stage.model))
    assert root(stage) == "curtain" and not stage.find("dialog")


@pytest.mark.parametrize("key", [*GAMES])
def test_the_curtains_menu_is_the_same_whoever_is_called_and_whatever_they_hold(always, key):
    def menu(seed):
        stage = laid(key, "person", "person", "person", options={"first": 0}, seed=seed)
        stage.tap("overlay", "menu")
        assert root(stage) == "curtain" and stage.model.view == {}
        return stage.find("dialog")

    assert menu("0" * 32) == menu("f" * 32)
