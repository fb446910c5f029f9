"""Challenges in Chromium: by touch and by keyboard, without a network, and axe is content."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from client.challenge import attempts
from shared_rules.challenge.code import grouped
from tests.browser.conftest import wait_until
from tests.browser.hosts import Host
from tests.browser.stored import LAY
from tests.browser.watch.eyes import complaints
from tests.client.challenge.played import challenge, played, shelved
from tests.client.phone import NOW

Visit = Callable[[str], Page]
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).some(({ url }) => url.includes("/challenge-en.")))
)).some(Boolean)"""


def press(page: Page, key: str = "Enter") -> None:
    page.keyboard.press(key)


def test_a_deal_of_the_day_is_played_by_touch_without_a_network(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    page.goto(host.address + "#challenges")
    page.locator(".deals .deal").first.tap()
    page.locator(".code-letters").wait_for()
    wait_until(page, KEPT)
    host.stop()
    page.go_back()
    page.reload()
    page.locator(".month").wait_for()
    assert complaints(page) == {}
    page.locator(".month [aria-current=date]").tap()
    page.get_by_role("dialog").locator(".deal").first.tap()
    page.locator(".code-letters").wait_for()
    assert complaints(page) == {}
    page.locator(".who input").fill("Anna")
    page.locator(".thumb .confirm").tap()
    page.locator("[data-screen=table]").wait_for()
    page.go_back()
    expect(page.locator(".deal").first).to_contain_text("Go on")


def test_a_code_is_typed_and_results_are_compared_by_keyboard(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    code = challenge().code()
    shelves = shelved(a=played("Anna"))
    page.evaluate(LAY, [[s, k, v] for s in ("tables", "summaries") for k, v in shelves[s].items()])
    page.goto(host.address + "#challenges")
    page.locator(".typing input").focus()
    page.keyboard.type(grouped(code).lower()[:-1])
    press(page)
    expect(page.locator(".challenges .problem")).to_contain_text("15")
    page.keyboard.type(code[-1])
    press(page)
    page.locator(".attempt").wait_for()
    other = attempts.of_table(played("Ben", seed=9, alike=12), NOW)
    way = f"#challenge/{challenge().key}/{code}/{attempts.address(other)}"
    page.evaluate("way => { location.hash = way }", way)
    expect(page.locator(".apart-here li")).to_have_count(2)
    assert complaints(page) == {}
    page.locator("[data-tap='[\"share\"]']").focus()
    press(page)
    page.get_by_role("dialog").locator(".code").wait_for()
    assert complaints(page) == {}
    press(page, "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("summary").focus()
    press(page)
    expect(page.locator(".alike li").first).to_be_visible()
