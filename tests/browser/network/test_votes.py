"""The host has gone: the others decide what becomes of the seat, and change their minds."""

from playwright.sync_api import Page

from tests.browser.network.company import Phone, join
from tests.browser.people.player import tap
from tests.server.home import Home


def test_the_others_let_a_bot_play_for_the_host_and_then_wait_again(
    home: Home, phone: Phone
) -> None:
    host = home.phone("Anna")
    host.enter(host.make("klunker", ["person"] * 3)).sit(0)
    bert, cleo = phone(), phone()
    code = host.table["code"]
    join(bert, home.address, code, 1)
    join(cleo, home.address, code, 2)
    host.settle().ask("start")
    host.close()
    for page in (bert, cleo):
        page.wait_for_selector(".player.is-away:has-text('Anna')")

    agree(bert, cleo, "standin", "should a bot play for Anna 0 until they are back?")
    for page in (bert, cleo):
        page.wait_for_selector(".player:not(.is-away):has-text('Anna') [src*=glyph-bot]")
    agree(cleo, bert, "wait", "should the table wait for Anna 0?")
    for page in (bert, cleo):
        page.wait_for_selector(".player.is-away:has-text('Anna')")

    agree(bert, cleo, "standin", "should a bot play for Anna 0 until they are back?")
    host.connect()  # it need not be decided that the bot goes when she is back
    for page in (bert, cleo):
        page.wait_for_selector(".player:not(.is-away):has-text('Anna')")
        page.wait_for_selector(".player:has-text('Anna') .glyph", state="detached")


def agree(one: Page, other: Page, what: str, question: str) -> None:
    """One proposes something about seat 0, and sees that a single voice does not decide it."""
    tap(one, "overlay", "seat", 0)
    one.tap(f'dialog [data-tap=\'["net","propose","{what}",0]\']')
    one.wait_for_selector(".strip:has-text('Agreed so far: 1 of 3.')")
    other.wait_for_selector(f".strip:has-text('{question}')")
    tap(other, "net", "vote", True)
    for page in (one, other):
        page.wait_for_selector(".strip:has-text('The table has agreed.')")
        tap(page, "net", "read")
