"""Errors: every part of a screen may have one, and none ends the app or the table."""

from typing import Any

import pytest

from client.app import trouble
from tests.client.history import History, screen


def test_an_error_in_update_shows_the_sheet_and_leads_home() -> None:
    page = History(home=screen(), table=screen())
    loop = page.start("table")
    loop.send(["do", None])
    loop.flush()
    tree, key, _, _ = page.shown[-1]
    assert tree[1]["data_screen"] == "trouble" and key < 0
    loop.send([trouble.COPY])
    copied = page.performed[-1][0]
    assert copied[0] == "copy" and "TypeError" in copied[1] and "table" in copied[1]
    loop.send([trouble.HOME])
    assert page.words == ["home"]
    assert page.shown[-1][0][1]["data_screen"] == "it"


@pytest.mark.parametrize(
    "broken",
    [
        ImportError("no such screen"),
        screen(init=lambda words: 1 // 0),
        screen(view=lambda model: 1 // 0),
        screen(title=lambda model: 1 // 0),
    ],
)
def test_an_error_in_any_other_part_of_a_screen_shows_the_sheet_too(broken: Any) -> None:
    page = History(home=screen(), table=broken)
    loop = page.start("table")
    assert page.shown[-1][0][1]["data_screen"] == "trouble"
    loop.send([trouble.HOME])
    assert page.words == ["home"]


def test_an_error_at_home_can_be_left_too() -> None:
    page = History(home=screen())
    loop = page.start()
    loop.send(["do", None])
    loop.send([trouble.HOME])
    loop.flush()
    assert page.shown[-1][0][1]["data_screen"] == "it"


def test_an_error_in_a_covered_screen_waits_for_it() -> None:
    page = History(home=screen(), table=screen(), rules=screen())
    loop = page.start("table")
    loop.send(["do", ("think", {}, ["do"])])
    loop.send(["do", ("go", "rules")])
    page.sends["think"](["do", None])
    loop.flush()
    assert page.shown[-1][0][1]["data_screen"] == "it"
    loop.send(["do", ("back",)])
    loop.flush()
    assert page.shown[-1][0][1]["data_screen"] == "trouble"
