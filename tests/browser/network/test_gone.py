"""A phone loses its Wi-Fi, or goes dark: how soon that is seen, there and by the others."""

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.network.company import Phone, join
from tests.browser.network.wifi import Wifi
from tests.server.home import Home
from tests.server.phone import Phone as Other

LOST = ".strip.is-lost"
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
}"""


@pytest.fixture
def others(home: Home) -> Iterator[Other]:
    anna = home.phone("Anna")
    anna.enter(anna.make("klunker", ["person", "person", "bot:solid"])).sit(0)
    yield anna
    anna.close()


def at_the_table(bert: Page, address: str, anna: Other) -> None:
    join(bert, address, anna.table["code"], 1)
    anna.settle().ask("start")
    bert.wait_for_selector("[data-screen=table]")
    bert.wait_for_load_state("networkidle")  # what thinks beside the page has come


def seen(anna: Other, state: str) -> None:
    while anna.settle().table["players"][1]["state"] != state:
        time.sleep(0.05)


def seconds(work: Callable[[], object]) -> float:
    start = time.monotonic()
    work()
    return time.monotonic() - start


@pytest.mark.parametrize("told", [True, False], ids=["the phone knows", "the phone cannot know"])
def test_a_phone_out_of_reach_sees_it_soon_and_so_do_the_others(
    home: Home, phone: Phone, wifi: Wifi, others: Other, told: bool
) -> None:
    bert = phone()
    at_the_table(bert, wifi.address, others)
    start = time.monotonic()
    wifi.fade()
    if told:
        bert.context.set_offline(True)
    own = seconds(lambda: bert.wait_for_selector(LOST))
    assert own < (3 if told else 8)
    seen(others, "away")
    others_after = time.monotonic() - start
    assert others_after < 10
    print(f"seen by itself after {own:.1f} s, by the others after {others_after:.1f} s")
    assert others.table["players"][1]["kind"] == "person"  # the seat is kept
    wifi.on()
    bert.context.set_offline(False)
    seen(others, "here")
    bert.wait_for_selector(LOST, state="detached")


def test_a_phone_that_is_put_away_is_seen_asleep_and_back_when_it_is_looked_at(
    home: Home, phone: Phone, others: Other
) -> None:
    bert = phone()
    at_the_table(bert, home.address, others)
    bert.evaluate(HIDE, True)
    seen(others, "asleep")
    bert.evaluate(HIDE, False)
    seen(others, "here")
