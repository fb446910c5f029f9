"""Addresses and Back; and what an error shows."""

from playwright.sync_api import BrowserContext

from tests.browser.runtime.probes import Probe


def test_the_address_names_the_screen_and_back_leads_home(probe: Probe, probe_app: str) -> None:
    page = probe.page
    page.go_back()
    page.wait_for_selector("[data-screen=home]")
    page.wait_for_url(probe_app)
    assert page.title() == "Tables · Unke"
    page.click("text=Probe")
    page.wait_for_selector("text=Zoë/1?")
    page.wait_for_url(probe_app + "#probe/Zo%C3%AB%2F1%3F")
    page.reload()
    page.wait_for_selector("text=Zoë/1?")
    page.go_back()
    page.wait_for_selector("[data-screen=home]")


def test_back_closes_the_sheet_before_it_leaves_the_screen(probe: Probe) -> None:
    page = probe.page
    page.click("#open")
    page.wait_for_selector("dialog")
    page.evaluate("history.back()")
    page.wait_for_selector("dialog", state="detached")
    # The browser had gone back already, and is sent forward again.
    page.wait_for_function("location.hash === '#probe/one' && history.state.depth === 1")
    page.evaluate("history.back()")
    page.wait_for_selector("[data-screen=home]")


def test_escape_and_a_tap_beside_it_close_the_sheet(probe: Probe) -> None:
    page = probe.page
    page.click("#open")
    page.wait_for_selector("dialog")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.id") == "open"
    page.click("#open")
    page.wait_for_selector("dialog")
    page.mouse.click(5, 5)
    page.wait_for_selector("dialog", state="detached")


def test_an_unknown_address_leads_home(context: BrowserContext, probe_app: str) -> None:
    page = context.new_page()
    page.goto(probe_app + "#%zz/nonsense")
    page.wait_for_selector("[data-screen=home]")


def test_a_shortcut_asks_once(context: BrowserContext, probe_app: str) -> None:
    """`?game=` is for a screen `setup`, which the probe has not: home it is, and the query goes."""
    page = context.new_page()
    page.goto(probe_app + "?game=klunker")
    page.wait_for_selector("[data-screen=home]")
    page.wait_for_url(probe_app)


def test_an_error_shows_what_to_do_and_the_page_goes_on(probe: Probe, probe_app: str) -> None:
    page = probe.page
    page.click("#break")
    page.wait_for_selector("[data-screen=trouble]")
    assert "Traceback" not in page.content()
    page.click("text=Back to the tables")
    page.wait_for_selector("[data-screen=home]")
    page.wait_for_url(probe_app)


def test_a_screen_that_does_not_open_shows_it_too(probe: Probe) -> None:
    probe.do(["go", "lost"])
    probe.page.wait_for_selector("[data-screen=trouble]")
    probe.page.go_back()
    probe.page.wait_for_selector("[data-screen=probe]")
