"""The first paint is home itself: drawn by the build, taken over by Python as it stands."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from client.app.settings import lesson_of
from server.build import build
from tests.browser.conftest import PHONE, at_home, start
from tests.browser.hosts import Host, PlainHost
from tests.browser.people.player import sit_down

WATCH = """
window.touched = []
window.shifts = []
new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.value)))
    .observe({ type: "layout-shift", buffered: true })
document.addEventListener("DOMContentLoaded", () => {
    const app = document.getElementById("app")
    window.before = app.innerHTML
    new MutationObserver((list) => touched.push(...list.map((one) => one.target.outerHTML)))
        .observe(app, { subtree: true, childList: true, attributes: true, characterData: true })
    new MutationObserver(() => window.takenOver = [app.innerHTML, ...touched])
        .observe(document.documentElement, { attributeFilter: ["data-ready"] })
})
"""
HOME = '[data-screen="home"]'


@pytest.fixture
def page(tab: Page) -> Page:
    tab.add_init_script(WATCH)
    return tab


def without_python(page: Page) -> Callable[[], None]:
    """Python does not come, until what is returned is called."""
    held: list[Route] = []
    page.route("**/brython.*.js", lambda route: held.append(route))

    def come() -> None:
        while held:
            held.pop().continue_()
        page.unroute("**/brython.*.js")

    return come


def stored(page: Page, **values: str) -> None:
    for name, value in values.items():
        page.add_init_script(f"localStorage.setItem('unke.{name}', '{value}')")


SETTINGS: dict[str, dict[str, str]] = {
    "new": {},
    "light": {"theme": "light"},
    "dark": {"theme": "dark"},
    "in the middle of a lesson": {
        lesson_of("klunker"): "3",
        lesson_of("halunken"): "never",
        lesson_of("dschunke"): "done",
    },
    "tables go on": {"shelf": "running", "room": "360 200 80"},
    "tables are over": {"shelf": "over"},
    "what no version has written": {lesson_of("klunker"): "soon", "shelf": "full", "room": "wide"},
}


@pytest.mark.parametrize("language", ["de", "en", "it"])
@pytest.mark.parametrize("told", SETTINGS)
def test_python_takes_over_what_the_page_shows_without_touching_it(
    page: Page, app: str, language: str, told: str
) -> None:
    stored(page, language=language, **SETTINGS[told])
    page.goto(app)
    at_home(page)
    assert "data-tap" in page.evaluate("before")
    assert page.evaluate("takenOver") == [page.evaluate("before")]


def test_nothing_changes_either_when_what_is_stored_has_been_read(page: Page, app: str) -> None:
    start(page, app)
    page.wait_for_timeout(500)
    assert page.evaluate("touched") == []


def test_a_copy_on_a_host_of_files_is_taken_over_too(page: Page, tmp_path: Path) -> None:
    build(tmp_path / "files")
    with PlainHost(tmp_path) as plain:
        start(page, plain.address + "files/")
        assert "data-tap" in page.evaluate("before")
        assert page.evaluate("takenOver") == [page.evaluate("before")]


@pytest.mark.parametrize(
    ("locale", "chosen", "language"),
    [("de-AT", "", "de"), ("it", "", "it"), ("fr", "", "en"), ("de-AT", "it", "it")],
)
def test_its_language_is_the_browsers_or_the_chosen_one(
    browser: Browser, app: str, locale: str, chosen: str, language: str
) -> None:
    context = browser.new_context(**{**PHONE, "locale": locale})
    page = context.new_page()
    if chosen:
        stored(page, language=chosen)
    without_python(page)
    page.goto(app, wait_until="commit")
    page.wait_for_selector(f"html[lang={language}] {HOME}")
    words = {"de": "Neue Partie", "en": "New game", "it": "Nuova partita"}
    assert page.locator("h2").first.text_content() == words[language]
    context.close()


@pytest.mark.parametrize("address", ["#settings", "?game=klunker", "#table/none"])
def test_another_screen_begins_with_the_splash(page: Page, app: str, address: str) -> None:
    come = without_python(page)
    page.goto(app + address, wait_until="commit")
    expect(page.locator(".splash")).to_be_visible()
    assert page.locator(HOME).count() == 0
    come()
    page.wait_for_selector("html[data-ready]")
    expect(page.locator(".splash")).to_have_count(0)


def test_a_tap_before_python_is_kept_and_answered(page: Page, app: str) -> None:
    come = without_python(page)
    page.goto(app, wait_until="commit")
    tile = page.locator(".tile", has_text="Klunker")
    tile.click()
    expect(tile).to_have_attribute("data-awaited", "")
    expect(page.get_by_role("progressbar")).to_be_visible()
    tile.click()  # again, for nothing has happened yet
    come()
    page.wait_for_selector('[data-screen="setup"]')
    assert page.evaluate("location.hash") == "#setup/klunker"
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.go_back()
    page.wait_for_selector(HOME)
    assert page.locator("[data-awaited]").count() == 0


def test_a_tap_of_the_keyboard_is_kept_too_and_the_focus_stays(page: Page, app: str) -> None:
    come = without_python(page)
    page.goto(app, wait_until="commit")
    cross = page.get_by_role("button", name="Klunker: I know this game")
    cross.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Settings").focus()
    come()
    at_home(page)
    expect(cross).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.tap") == '["go","settings"]'
    assert page.evaluate("localStorage.getItem('unke.lesson-klunker')") == "never"


def test_what_may_only_follow_a_tap_is_asked_for_at_the_next_one(page: Page, app: str) -> None:
    page.add_init_script(
        """Object.defineProperty(navigator, "userActivation", {
            value: { hasBeenActive: true, get isActive() { return window.event?.isTrusted } },
        })"""
    )  # Chromium remembers a tap for five seconds, and Playwright renews that
    come = without_python(page)
    page.goto(app, wait_until="commit")
    page.get_by_role("button", name="Open a game").click()
    asked: list[object] = []
    page.on("filechooser", lambda chooser: asked.append(chooser))
    come()
    at_home(page)
    page.wait_for_timeout(300)
    assert asked == []
    with page.expect_file_chooser():
        page.get_by_role("heading", name="Unke").click()
    page.get_by_role("heading", name="Unke").click()
    page.wait_for_timeout(300)
    assert len(asked) == 1


def test_who_waits_long_at_home_is_told(page: Page, app: str) -> None:
    page.clock.install()
    page.add_init_script(
        """Object.defineProperty(self, "python", {
            get() { return this.real && { ...this.real, start: () => new Promise(() => {}) } },
            set(value) { this.real = value },
        })"""
    )
    page.goto(app)
    page.clock.run_for(1000)
    page.wait_for_function("window.__BRYTHON__")
    page.clock.run_for(20_000)
    expect(page.get_by_text("This is taking longer than it should.")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert page.locator(HOME).is_visible()


def test_without_javascript_the_page_says_what_it_needs(browser: Browser, app: str) -> None:
    context = browser.new_context(**PHONE, java_script_enabled=False)
    page = context.new_page()
    page.goto(app)
    splash = page.locator("noscript .splash")
    expect(splash).to_be_visible()
    for text in ("Unke needs JavaScript.", "Unke braucht ", "Unke ha bisogno di "):
        expect(splash).to_contain_text(text)
    assert page.locator(f"{HOME}, progress:visible").count() == 0
    context.close()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (1280, 800)])
def test_tables_to_go_on_with_appear_without_shifting_anything(
    page: Page, app: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    start(page, app)
    for game in ("klunker", "dschunke"):
        sit_down(page, game, 3)
        page.go_back()
        page.wait_for_selector(f"{HOME} .go-on")
    page.wait_for_timeout(500)  # it has been seen how much room they take
    page.reload()
    at_home(page)
    page.wait_for_selector(".go-on")
    page.wait_for_timeout(500)
    assert sum(page.evaluate("shifts")) < 0.02


def test_home_is_there_while_the_server_is_not(visit: Callable[[str], Page], host: Host) -> None:
    page = visit(host.address)
    host.stop()
    without_python(page)
    page.reload(wait_until="commit")
    expect(page.locator(HOME)).to_be_visible()
