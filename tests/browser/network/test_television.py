"""The television leads the evening: after the first tap nobody touches it."""

import pytest
from playwright.sync_api import Page

from tests.browser.network.company import Ear, Phone
from tests.browser.network.test_seen_and_heard import sound
from tests.browser.network.wifi import Wifi
from tests.browser.player import tap
from tests.server.home import Home
from tests.server.phone import play_all

FITS = "document.documentElement.scrollHeight <= innerHeight"
LETTERS = """selector => Math.min(...[...document.querySelectorAll(selector)]
    .map((place) => parseFloat(getComputedStyle(place).fontSize)))"""
HERE = "document.activeElement.dataset.tap ?? ''"


@pytest.fixture
def television(home: Home, wifi: Wifi, phone: Phone) -> Page:
    """A large screen on which somebody has said what it is."""
    page = phone(1280, 720)
    page.goto(wifi.address + "/#network")
    tap(page, "go", "tv")
    page.wait_for_selector(".tv-nowhere .code")
    return page


def shows(television: Page, code: str) -> None:
    television.wait_for_selector(f".tv-lobby .letters:has-text('{code}')")


def looks_right(television: Page) -> None:
    """Nothing lies below the edge, where nobody scrolls."""
    sound(television)
    assert television.evaluate(FITS)


def test_it_goes_from_game_to_game_by_itself(home: Home, wifi: Wifi, television: Page) -> None:
    ear = Ear(television)
    looks_right(television)
    anna, bert = phones = home.phones(2)
    table = anna.make("klunker", ["person", "person", "bot:solid"], open=True)
    anna.enter(table).sit(0)
    shows(television, anna.table["code"])
    looks_right(television)
    bert.enter(table).sit(1)
    television.wait_for_selector(".question:has-text('Anna 0 starts the game')")
    anna.ask("start")
    television.wait_for_selector(".tv .board")
    television.reload()
    television.wait_for_selector(".tv .board")
    for page in phones:
        page.until(lambda phone: phone.game)

    wifi.off()
    television.wait_for_selector(".tv .strip.is-lost")
    assert television.is_visible(".tv .board")
    play_all(phones)
    code = anna.ask("again")["code"]
    wifi.on()
    shows(television, code)  # it was told where the game has gone meanwhile

    for page in phones:
        page.at = ""
        page.ask("enter", code=code)
    anna.ask("start")
    for page in phones:
        page.until(lambda phone: phone.table["status"] == "playing" and phone.game)
    television.wait_for_selector(".tv .board")
    play_all(phones)
    television.wait_for_selector(".tv .story .move")
    looks_right(television)
    television.wait_for_selector(".tv .scoresheet")
    looks_right(television)
    anna.ask("close")
    television.wait_for_selector(".tv-note :text('The table has been closed.')")
    television.wait_for_selector(".tv-nowhere .code")
    views = [view["seat"] for message in ear.games() for view in message["views"]]
    assert set(views) == {None}
    for page in phones:
        page.close()


def test_it_is_read_from_the_sofa(home: Home, television: Page) -> None:
    anna = home.phone("Anna")
    table = anna.make("dschunke", ["person", "bot:solid", "bot:solid"], open=True)
    anna.enter(table).sit(0)
    anna.ask("start")
    television.wait_for_selector(".tv .story .move")
    television.set_viewport_size({"width": 1920, "height": 1080})
    assert television.evaluate(LETTERS, ".question, .story .move span") >= 28
    for width, height in ((1024, 768), (360, 640)):
        television.set_viewport_size({"width": width, "height": height})
        assert television.evaluate(FITS)
        sound(television)
    anna.ask("propose", what="end")
    anna.close()


def test_a_remote_control_is_enough(home: Home, television: Page) -> None:
    hosts = [home.phone("Anna"), home.phone("Bert")]
    for host in hosts:
        host.enter(host.make("klunker", ["person", "person", "bot:solid"], open=True)).sit(0)
    code = hosts[1].table["code"]
    way = f'["show","{code}"]'
    television.wait_for_selector(f"[data-tap='{way}']")
    for _ in range(10):
        if television.evaluate(HERE) == way:
            break
        television.keyboard.press("ArrowDown")
        if television.evaluate(HERE) != way:
            television.keyboard.press("ArrowRight")
    television.keyboard.press("Enter")
    shows(television, code)
    television.keyboard.press("ArrowDown")
    assert television.evaluate(HERE) == '["full"]'
    television.keyboard.press("Enter")
    television.wait_for_function("document.fullscreenElement")
    assert not television.is_visible(".to-full")
    for host in hosts:
        host.ask("close")
        host.close()
