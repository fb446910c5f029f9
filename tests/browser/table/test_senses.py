"""The phone is asked for its senses while somebody taps: an iPhone answers at no other moment."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import at_home, start
from tests.browser.people.player import Tapper, at_once, sit_down
from tests.browser.stored import stored

ASKS = """
window.asked = []
DeviceOrientationEvent.requestPermission = () => {
    asked.push([event?.type ?? "", navigator.userActivation.isActive])
    return Promise.resolve("granted")
}
"""
IN_A_TAP = ["click", True]
FACE_DOWN = """() => {
    const turned = { alpha: 0, beta: 180, gamma: 0 }
    dispatchEvent(new DeviceOrientationEvent("deviceorientation", turned))
}"""


@pytest.fixture
def page(tab: Page, app: str) -> Page:
    tab.add_init_script(ASKS)
    at_once(tab.context)
    start(tab, app)
    return tab


def uncover(page: Page) -> None:
    """By half a second's press, which leads to no question."""
    asked = page.evaluate("asked")
    tapper = Tapper(page)
    places = [place for place in tapper.awaited()["places"] if place["message"] == ["uncover"]]
    tapper.hold(places[0])
    assert page.locator(".hand").count() == 1
    assert page.evaluate("asked") == asked


def lay_on_its_face(page: Page) -> None:
    """It covers the tray again."""
    while page.locator(".hand").count():
        page.evaluate(FACE_DOWN)
    page.wait_for_selector('[data-screen="public"] [data-cover]')


def test_people_who_share_a_phone_are_asked_when_they_sit_down(page: Page) -> None:
    sit_down(page, "klunker", 3, persons=2)
    assert page.evaluate("asked") == [IN_A_TAP]
    uncover(page)
    lay_on_its_face(page)


def test_they_are_asked_when_they_come_back(page: Page, app: str) -> None:
    sit_down(page, "klunker", 3, persons=2)
    stored(page)
    page.goto(app + "icons/unke.svg")
    start(page, app)
    page.wait_for_selector(".go-on")
    assert page.evaluate("asked") == []
    page.tap(".go-on")
    page.wait_for_selector('[data-screen="public"]')
    assert page.evaluate("asked") == [IN_A_TAP]
    uncover(page)
    lay_on_its_face(page)


def test_nobody_is_asked_who_plays_alone(page: Page) -> None:
    sit_down(page, "klunker", 3)
    page.go_back()
    at_home(page)
    page.tap(".go-on")
    page.wait_for_selector('[data-screen="table"]')
    assert page.evaluate("asked") == []
