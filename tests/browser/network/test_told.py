"""Whatever happens to a phone, no story is lost: what it has missed is told when it is back."""

from playwright.sync_api import Page

from shared_rules.engine.chance import Chance
from tests.browser.network.company import Hasty, Phone, join
from tests.browser.network.told import heard, keep, missing, sentences_of
from tests.browser.network.wifi import Wifi
from tests.browser.people.player import hastened, tap
from tests.browser.watch.uncovered import covered
from tests.server.home import Home
from tests.server.phone import Phone as Other

STANDS = 100_000
"""At such a tempo a step stands for as long as anybody likes."""


def others_move(others: list[Other], chance: Chance) -> None:
    """The others, who have no browser, make all the moves that they can without Anna."""
    while 0 not in others[0].settle().game["waiting"]:
        for other in others:
            other.settle().random_act(chance)


def since(other: Other, first: int) -> list[str]:
    """The sentences of all moves from one on, but those that Anna has made."""
    names = [player["name"] for player in other.table["players"]]
    return sentences_of("klunker", names, other.settle().log[first:], 0)


def read_on(page: Page) -> None:
    """Hear the rest of the story."""
    page.wait_for_selector(".telling")
    hastened(page)
    while page.locator(".telling").count():
        page.evaluate("document.querySelector(`.telling [data-tap='[\"next\"]']`)?.click()")
        page.wait_for_timeout(100)
    page.wait_for_selector(".player.is-me.is-asked")


def test_neither_a_reload_in_its_middle_nor_a_broken_line_loses_a_story(
    home: Home, wifi: Wifi, phone: Phone
) -> None:
    others, chance = [home.phone("Bert"), home.phone("Cleo")], Chance(1)
    bert, cleo = others
    table = bert.make("klunker", ["person"] * 3, options={"first": 1})
    bert.enter(table).sit(1)
    cleo.enter(table).sit(2)
    anna = keep(phone(told=True))
    join(anna, wifi.address, bert.table["code"], 0)
    hastened(anna, STANDS)
    bert.settle().ask("start")
    anna.wait_for_selector("[data-screen=table]")

    others_move(others, chance)
    anna.wait_for_selector(".telling")
    assert missing(heard(anna), since(bert, 0)), "it is in the middle of the story"
    anna.reload()
    read_on(anna)
    assert missing(heard(anna), since(bert, 0)) == []

    Hasty(anna).play(1)
    first = len(bert.until(lambda phone: phone.log and phone.log[-1][0] == 0).log)
    anna.wait_for_selector(".telling", state="detached")
    hastened(anna, STANDS)
    for other in others:
        other.settle().random_act(chance)
    anna.wait_for_selector(".telling")
    wifi.off()
    anna.wait_for_selector(".strip.is-lost")
    assert covered(anna) == [], "the notice, the sentence and the ways on are all in sight"
    others_move(others, chance)
    wifi.on()
    anna.wait_for_selector(".strip.is-lost", state="detached")
    read_on(anna)
    assert len(bert.log) > first + 1
    assert missing(heard(anna), since(bert, first)) == []
    tap(anna, "overlay", "log")
    tap(anna, "again")
    read_on(anna)
    for other in others:
        other.close()
