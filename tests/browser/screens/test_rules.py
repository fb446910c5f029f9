"""Reading the rules in the browser: from the table and back, by finger, by keys, with axe."""

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from client.manual import pages
from tests.browser.conftest import Phone, start
from tests.browser.people.player import sit_down, tap
from tests.browser.places import Visitor
from tests.browser.watch.meter import KEEP


@pytest.fixture
def visitor(browser: Browser, app: str) -> Iterator[Visitor]:
    visitor = Visitor(browser, app)
    yield visitor
    visitor.leave()


@pytest.fixture
def page(phone: Phone, app: str) -> Page:
    """The app on a phone with a finger."""
    page = phone().pages[0]
    start(page, app)
    return page


def picked(page: Page) -> int:
    return page.locator(".hand .is-picked").count()


def ask(page: Page) -> None:
    """At the table: pick a jewel, ask what a window is, and go on to its rule."""
    page.locator("[data-screen=table] .hand .is-offered > button").first.tap()
    page.locator(".hand .is-picked").wait_for()
    tap(page, "what", "window-1")
    page.locator("dialog[open] .to-rule").tap()
    page.locator("[data-screen=rules] .is-meant").wait_for()


def test_a_thing_is_asked_its_rule_is_read_and_nothing_is_lost(page: Page) -> None:
    sit_down(page, "klunker", 3, first=1)
    ask(page)
    assert page.url.endswith("#rules/klunker/windows/fill")
    assert page.evaluate("document.activeElement.dataset.section") == "fill"
    page.locator(".turning .confirm").tap()
    page.go_back()
    page.locator("[data-screen=table] .board").wait_for()
    assert page.locator("dialog").count() == 0
    assert picked(page) == 1
    tap(page, "overlay", "moment")
    page.locator("dialog[open] .to-rule").last.tap()
    page.locator("[data-screen=rules] h1").wait_for()
    tap(page, "back")
    page.locator("[data-screen=table] .board").wait_for()
    assert picked(page) == 1


def swipe(page: Page, way: int) -> None:
    """A finger across the page; to the left is -1."""
    devtools = page.context.new_cdp_session(page)
    for kind, across in (("touchStart", 0), ("touchMove", 60), ("touchMove", 120), ("touchEnd", 0)):
        points = [] if kind == "touchEnd" else [{"x": 180 + way * across, "y": 300}]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_fingers_and_arrow_keys_turn_the_pages(page: Page, app: str) -> None:
    page.goto(app + "#rules/klunker")
    number = page.locator(".turning .unbroken")
    expect(number).to_have_text("1 / 11")
    swipe(page, -1)
    expect(number).to_have_text("2 / 11")
    swipe(page, 1)
    expect(number).to_have_text("1 / 11")
    page.keyboard.press("ArrowRight")
    expect(number).to_have_text("2 / 11")
    assert page.evaluate("document.activeElement.tagName") == "H1"
    page.keyboard.press("ArrowLeft")
    expect(number).to_have_text("1 / 11")


def test_the_rules_are_read_without_a_network(visit: Callable[[str], Page], app: str) -> None:
    page = visit(app)
    assert page.evaluate(KEEP)
    page.context.set_offline(True)
    page.goto(app + "#rules/dschunke/sale/most")
    page.reload()
    page.locator(".is-meant .piece img").first.wait_for()
    assert page.evaluate("[...document.images].every((image) => image.naturalWidth > 0)")


@pytest.mark.parametrize("game", ["klunker", "halunken", "dschunke"])
def test_axe_finds_nothing_on_any_page(visitor: Visitor, game: str) -> None:
    """Every page in one of the themes, by turns; they have the same markup in both."""
    page = visitor.open(f"#rules/{game}", new=False)
    leaves = pages.leaves_of(game)
    for at in range(len(leaves)):
        theme = ("light", "dark")[at % 2]
        page.emulate_media(color_scheme=theme)
        page.wait_for_selector(f"html[data-theme={theme}]")
        expect(page.locator(".turning .unbroken")).to_have_text(f"{at + 1} / {len(leaves)}")
        page.wait_for_function("document.getAnimations().length === 0")
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
        page.locator(".turning button").last.click()
