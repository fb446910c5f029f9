"""The television leads the evening: after the first tap nobody touches it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from shared_rules.engine.chance import Chance
from tests.browser.network.company import Ear
from tests.browser.network.wifi import Wifi
from tests.browser.people.player import tap
from tests.browser.watch.display import sound
from tests.server.home import Home
from tests.server.phone import Phone, play_all

FITS = "document.documentElement.scrollHeight <= innerHeight"
LETTERS = """Math.min(...[...document.querySelectorAll(".question, .story .move span")]
    .map((place) => parseFloat(getComputedStyle(place).fontSize)))"""
HERE = "document.activeElement.dataset.tap ?? ''"


@pytest.fixture
def people(home: Home) -> Iterator[list[Phone]]:
    """Two with phones of their own, who go in the end."""
    phones = home.phones(2)
    yield phones
    for one in phones:
        one.close()


@pytest.fixture
def television(home: Home, wifi: Wifi, phone: Callable[..., Page]) -> Page:
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


def test_it_goes_from_game_to_game_by_itself(
    wifi: Wifi, television: Page, people: list[Phone]
) -> None:
    ear = Ear(television)
    looks_right(television)
    anna, bert = people
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
    for one in people:
        one.until(lambda phone: phone.game)

    wifi.off()
    television.wait_for_selector(".tv .strip.is-lost")
    assert television.is_visible(".tv .board")
    play_all(people)
    code = anna.ask("again")["code"]
    wifi.on()
    shows(television, code)  # it was told where the game has gone meanwhile

    table = anna.http("GET", "/api/codes/" + code)["table"]
    for one in people:
        one.enter(table)
    anna.ask("start")
    for one in people:
        one.until(lambda phone: phone.game)
    television.wait_for_selector(".tv .board")
    play_all(people)
    television.wait_for_selector(".tv .story .move")
    looks_right(television)
    television.wait_for_selector(".tv .scoresheet")
    looks_right(television)
    anna.ask("close")
    television.wait_for_selector(".tv-note :text('The table has been closed.')")
    television.wait_for_selector(".tv-nowhere .code")
    views = [view["seat"] for message in ear.games() for view in message["views"]]
    assert set(views) == {None}


def test_it_is_read_from_the_sofa(television: Page, people: list[Phone]) -> None:
    anna = people[0]
    table = anna.make("dschunke", ["person", "bot:solid", "bot:solid"], open=True)
    anna.enter(table).sit(0)
    anna.ask("start")
    chance = Chance(1)
    while not any(facts for _, facts in anna.log):
        if not anna.random_act(chance):
            anna.receive()
    television.wait_for_selector(".tv .story .move")
    television.set_viewport_size({"width": 1920, "height": 1080})
    television.wait_for_function(LETTERS + " >= 28")
    for width, height in ((1024, 768), (360, 640)):
        television.set_viewport_size({"width": width, "height": height})
        television.wait_for_function(FITS)
        sound(television)


def test_a_remote_control_is_enough(television: Page, people: list[Phone]) -> None:
    for host in people:
        host.enter(host.make("klunker", ["person", "person", "bot:solid"], open=True)).sit(0)
    code = people[1].table["code"]
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
