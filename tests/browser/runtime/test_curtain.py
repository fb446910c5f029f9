"""Secrets leave the page when nobody may look, and come back by a deliberate press."""

import pytest
from playwright.sync_api import Page

from tests.browser.runtime.probes import Probe


@pytest.mark.parametrize(
    "event",
    [
        "window.dispatchEvent(new Event('blur'))",
        "window.dispatchEvent(new Event('pagehide'))",
        "document.dispatchEvent(new Event('freeze'))",
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange'))",
    ],
    ids=["blur", "pagehide", "freeze", "hidden"],
)
def test_secrets_leave_the_page_before_the_event_is_over(probe: Probe, event: str) -> None:
    assert "spades" in probe.page.content()
    page = probe.page.evaluate(event + "; document.documentElement.outerHTML")
    assert "spades" not in page
    assert "Lift" in page


def test_a_page_that_back_brings_from_the_cache_has_no_secrets(
    probe: Probe, probe_app: str
) -> None:
    probe.page.goto(probe_app + "icons/unke.svg")
    probe.page.go_back()
    probe.page.wait_for_selector("[data-screen]")
    probe.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    if "Lift" in probe.page.content():  # it came from the cache; else it has begun anew
        assert "spades" not in probe.page.content()


def press(page: Page) -> tuple[float, float]:
    """Lay the mouse on the curtain's button and press."""
    box = page.locator("#lift").bounding_box()
    assert box
    x, y = box["x"] + 5, box["y"] + 5
    page.mouse.move(x, y)
    page.mouse.down()
    return x, y


def test_half_a_second_lifts_the_curtain(timed: Probe) -> None:
    page = timed.page
    timed.covered()
    press(page)
    page.clock.run_for(450)
    page.mouse.up()
    page.clock.run_for(1000)
    assert "spades" not in page.content()
    page.clock.run_for(6000)  # it was no first press of two
    press(page)
    page.clock.run_for(550)
    assert page.locator("#secret").count() == 1


def test_a_finger_that_slips_lifts_nothing(timed: Probe) -> None:
    page = timed.page
    timed.covered()
    x, y = press(page)
    assert page.get_attribute("#lift", "data-pressing") == ""
    page.mouse.move(x, y + 35)
    page.clock.run_for(1000)
    assert page.get_attribute("#lift", "data-pressing") is None
    assert "spades" not in page.content()


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_lifts_the_curtain(probe: Probe, key: str) -> None:
    probe.covered()
    probe.page.focus("#lift")
    probe.page.keyboard.press(key)
    probe.page.wait_for_selector("#secret")


def test_two_short_presses_lift_the_curtain(timed: Probe) -> None:
    page = timed.page
    timed.covered()
    page.click("#lift")
    page.clock.run_for(6000)
    page.click("#lift")  # too late
    page.clock.run_for(600)
    assert "spades" not in page.content()
    page.click("#lift")
    page.clock.run_for(50)
    assert page.locator("#secret").count() == 1
