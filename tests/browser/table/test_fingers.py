"""A finger that taps twice does the same thing twice: nothing else comes to where it has tapped."""

import pytest
from playwright.sync_api import Page

from shared_rules import GAMES
from tests.browser.conftest import at_home, start
from tests.browser.people.player import at_once
from tests.browser.phases import DRAWN, at_rest
from tests.browser.stored import lay
from tests.moments import every_question

pytestmark = pytest.mark.slow

WAYS = "[data-play] [data-tap^='[\"pick\"'], [data-play] [data-tap^='[\"say\"']"
"""What is tapped to answer, Confirm excepted: it is what ends a question."""

POINT = """([ways, number]) => {
    const place = document.querySelectorAll(ways)[number]
    if (!place) return null
    const { x, y, width, height } = place.getBoundingClientRect()
    const spots = [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5], [.15, .15], [.1, .9]]
    const points = spots.map(([right, down]) => [x + width * right, y + height * down])
    const point = points.find((at) => place.contains(document.elementFromPoint(...at)))
    window.tapped = place
    return point ?? []
}"""
COME = """point => {
    const there = document.elementFromPoint(...point).closest("[data-tap]")
    return there && there !== tapped && !there.disabled ? there.dataset.tap : ""
}"""


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_else_comes_under_a_finger_that_has_tapped(tab: Page, app: str, game: str) -> None:
    at_once(tab.context)
    start(tab, app)
    amiss, found = [], 0
    for name, table in every_question(game):
        tab.evaluate("location.hash = '#'")
        at_home(tab)
        lay(tab, table, name)
        tab.wait_for_selector(".question")
        number = 0
        while (point := tab.evaluate(POINT, [WAYS, number])) is not None:
            number += 1
            if point:
                found += 1
                label = tab.evaluate("tapped.ariaLabel || tapped.textContent")
                tab.touchscreen.tap(*point)
                tab.evaluate(DRAWN)
                at_rest(tab)
                if come := tab.evaluate(COME, point):
                    amiss.append(f"{name}, {label}: {come}")
    assert amiss == []
    assert found > 9
