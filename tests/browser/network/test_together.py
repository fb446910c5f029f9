"""What a table does together: taking back, another in the place of who is gone, another game."""

import pytest
from playwright.sync_api import Page

from shared_rules.engine.chance import Chance
from tests.browser.conftest import at_home
from tests.browser.network.company import Hasty, Phone, begin, bring, play, sit
from tests.browser.people.player import tap
from tests.browser.stored import nearly_over
from tests.server.home import Home
from tests.server.phone import Phone as Other


@pytest.mark.slow
def test_from_a_move_taken_back_to_the_next_game(home: Home, phone: Phone) -> None:
    anna, cleo = phone(), phone()
    code = bring(anna, home.address, nearly_over("klunker", 3, 2, 14))
    sit(anna, 0, "Anna")
    bert = home.phone("Bert")
    bert.enter(bert.http("GET", f"/api/codes/{code}")["table"])
    bert.ask("sit", seat=1, name="Bert")
    begin(anna)
    take_back(anna, bert.until(lambda phone: phone.game))

    bert.close()
    anna.wait_for_selector(".player.is-away:has-text('Bert')")
    tap(anna, "overlay", "seat", 1)
    tap(anna, "net", "propose", "free", 1)
    cleo.goto(f"{home.address}/#join/{code}")
    cleo.fill("dialog.sit input", "Cleo")
    cleo.tap("dialog.sit .confirm")
    cleo.wait_for_selector(".player.is-me:has-text('Cleo')")
    anna.wait_for_selector(".player:not(.is-away):has-text('Cleo')")

    play([Hasty(anna, 2), Hasty(cleo, 3)])
    tap(cleo, "net", "propose", "again")  # on the score sheet: an app has no Back
    anna.tap("[data-screen=result] .strip .confirm")
    tap(cleo, "table")
    cleo.wait_for_selector("[data-screen=table] .actions.over")
    tap(cleo, "net", "next")
    anna.evaluate("document.documentElement.style.fontSize = '200%'")
    tap(anna, "net", "next")
    anna.evaluate("document.documentElement.style.fontSize = ''")
    for page in (anna, cleo):
        page.wait_for_selector("[data-screen=lobby] .tag:has-text('Anna')")
        page.wait_for_selector("[data-screen=lobby] .tag:has-text('Cleo')")
    assert cleo.inner_text(".letters") == anna.inner_text(".letters") != code
    merge(anna)


def take_back(anna: Page, bert: Other) -> None:
    """Anna makes a move that Bert has to answer, and asks him whether she may take it back."""
    chance = Chance(1)
    player = Hasty(anna, 1)
    while not (bert.game["waiting"] == [1] and bert.log and bert.log[-1][0] == 0):
        moves = len(bert.log)
        if bert.game["waiting"] == [0]:
            play([player], 1)
        elif bert.game["waiting"] == [1]:
            bert.random_act(chance)
        bert.until(lambda phone, moves=moves: len(phone.log) > moves)
    moves = len(bert.log)
    anna.tap("[data-tap='[\"undo\"]']:enabled")
    bert.until(lambda phone: phone.table["motion"])
    bert.ask("vote", motion=bert.table["motion"]["motion"], yes=True)
    anna.wait_for_selector(".strip:has-text('The table has agreed.')")
    anna.wait_for_selector(".player.is-me.is-asked")
    assert len(bert.log) == moves - 1


def merge(page: Page) -> None:
    """The finished game is on the phone and on the server: together they are one."""
    tap(page, "home")
    at_home(page)
    page.tap(".fold")
    for _ in range(2):
        tap(page, "go", "network")
        tap(page, "merge", "begin")
        page.wait_for_selector('[data-tap=\'["merge","begin"]\']:enabled')
        tap(page, "back")
        page.wait_for_selector(".finished .table-row")
        assert page.locator(".finished .table-row").count() == 1
