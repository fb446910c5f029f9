"""The first moments: something is seen at once, in the right colours, and trouble is told."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, Route, expect

from server.build import FAMILY, build
from tests.browser.conftest import at_home, start
from tests.browser.hosts import Host
from tests.browser.watch import eyes

Visit = Callable[[str], Page]


@pytest.fixture
def page(tab: Page) -> Page:
    return tab


def hold_back(page: Page, *kinds: str) -> None:
    """Never answer for these files."""
    page.route("**/*", lambda route: None if awaited(route, kinds) else route.continue_())


def awaited(route: Route, kinds: tuple[str, ...]) -> bool:
    return any(f"/{kind}." in route.request.url for kind in kinds)


ELSEWHERE = "#settings"
"""Where home is not the first screen, and so a splash is (test_first_paint.py has home)."""


def test_name_and_toad_are_there_before_any_python(page: Page, app: str) -> None:
    hold_back(page, "python", "brython", "unke", "patch")
    page.goto(app + ELSEWHERE, wait_until="commit")
    expect(page.get_by_role("heading", name="Unke")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".splash img")).to_be_visible()


def test_progress_is_shown(page: Page, app: str) -> None:
    page.add_init_script(
        """window.seen = []
        document.addEventListener("load", () => {
            const bar = document.querySelector("progress")
            if (bar) seen.push(bar.value)
        }, true)"""
    )
    page.goto(app + ELSEWHERE)
    page.wait_for_selector("html[data-ready]")
    seen = page.evaluate("seen")
    assert seen == sorted(seen)
    assert len(set(seen)) >= 4


@pytest.mark.parametrize("system", ["light", "dark"])
@pytest.mark.parametrize("chosen", [None, "light", "dark"])
def test_the_theme_is_there_with_the_first_paint(
    page: Page, app: str, system: str, chosen: str | None
) -> None:
    page.emulate_media(color_scheme=system)
    if chosen:
        page.add_init_script(f"localStorage.setItem('unke.theme', '{chosen}')")
    hold_back(page, "python", "style")
    page.goto(app, wait_until="commit")
    page.wait_for_selector('[data-screen="home"]')
    theme = chosen or system
    assert page.evaluate("document.documentElement.dataset.theme") == theme
    ground = {"light": "rgb(246, 234, 210)", "dark": "rgb(18, 27, 45)"}
    expect(page.locator("html")).to_have_css("background-color", ground[theme])


def test_the_theme_follows_the_system(page: Page, app: str) -> None:
    page.emulate_media(color_scheme="light")
    start(page, app)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    color = page.locator('meta[name="theme-color"]').get_attribute("content")
    assert color == "#121b2d"


@pytest.mark.parametrize(
    ("locale", "chosen", "language"),
    [
        ("de-AT", None, "de"),
        ("it", None, "it"),
        ("en-GB", None, "en"),
        ("fr", None, "en"),
        ("de-AT", "it", "it"),
    ],
)
def test_the_language_is_the_browsers_or_the_chosen_one(
    playwright: Playwright, browser: object, app: str, locale: str, chosen: str, language: str
) -> None:
    context: BrowserContext = browser.new_context(locale=locale)
    page = context.new_page()
    if chosen:
        page.add_init_script(f"localStorage.setItem('unke.language', '{chosen}')")
    hold_back(page, "python")
    page.goto(app + ELSEWHERE, wait_until="commit")
    page.wait_for_selector(f"html[lang={language}] .splash")
    context.close()


@pytest.mark.parametrize("part", ["brython", "unke", "python", "patch"])
def test_a_part_that_does_not_come_is_told(
    page: Page, app: str, complaints: list[str], part: str
) -> None:
    page.route(f"**/{part}.*.js", lambda route: route.abort())
    page.goto(app)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Are you online?")
    expect(alert).to_contain_text(f"/{part}.")
    page.unroute_all()
    alert.get_by_role("button", name="Try again").click()
    at_home(page)
    complaints.clear()  # of what could not run without it


def test_what_has_failed_is_told_to_everybody(page: Page, app: str, complaints: list[str]) -> None:
    page.route("**/brython.*.js", lambda route: route.abort())
    page.goto(app)
    page.get_by_role("alert").wait_for()
    assert eyes.complaints(page) == {}
    complaints.clear()


def test_a_browser_that_cannot_run_brython_is_told(
    page: Page, app: str, complaints: list[str]
) -> None:
    page.route("**/brython.*.js", lambda route: route.fulfill(body="this is ?! not old enough"))
    page.goto(app)
    expect(page.get_by_role("alert")).to_contain_text("too old")
    complaints.clear()


def test_a_fault_in_the_app_is_told(
    page: Page, host: Host, source: Path, tmp_path: Path, complaints: list[str]
) -> None:
    main = source / "client" / "main.py"
    main.write_text('"""Fails."""\n\nraise ValueError("the toad sleeps")\n', encoding="utf-8")
    build(tmp_path / "faulty", FAMILY, source)
    host.serve(tmp_path / "faulty")
    page.goto(host.address)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("ValueError: the toad sleeps")
    expect(alert).to_contain_text("main.py")
    expect(alert).to_contain_text("line 3")
    complaints.clear()


def test_a_database_that_never_answers_is_not_waited_for(page: Page, app: str) -> None:
    """WebKit's IndexedDB can be like that after a page was left in its first seconds."""
    page.add_init_script(
        """IDBFactory.prototype.open = function (name) {
            if (name === "unke-compiled") return {}
            throw new DOMException("no", "UnknownError")
        }"""
    )
    start(page, app)


def test_no_database_is_no_trouble(page: Page, app: str) -> None:
    page.add_init_script("delete window.indexedDB; delete Window.prototype.indexedDB")
    start(page, app)


COMPILED = """async (change) => {
    const open = indexedDB.open("unke-compiled")
    await new Promise((resolve) => (open.onsuccess = resolve))
    const store = open.result.transaction("modules", "readwrite").objectStore("modules")
    const all = store.getAll()
    await new Promise((resolve) => (all.onsuccess = resolve))
    for (const record of all.result) if (change) store.put({ ...record, code: change })
    open.result.close()
    return all.result.map((record) => record.name)
}"""


def remembered(page: Page) -> list[str]:
    """What has been written down, as soon as all is: that is done in a calm moment."""
    names: list[str] = []
    while not {"client.screens.home", "client.effects.storage"} <= set(names):
        page.wait_for_timeout(100)
        names = page.evaluate(COMPILED)
    return names


def test_what_was_compiled_is_remembered(page: Page, app: str) -> None:
    start(page, app)
    names = remembered(page)
    assert {"client", "client.main", "client.screens.home"} <= set(names)
    page.add_init_script(
        """Object.defineProperty(window, "__BRYTHON__", {
            get() { return this.brython_ },
            set(value) {
                this.brython_ = value
                let real
                Object.defineProperty(value, "py2js", {
                    get: () => (source, name, ...more) => {
                        (window.compiled = window.compiled || []).push(name)
                        return real(source, name, ...more)
                    },
                    set: (value) => (real = value),
                })
            },
        })"""
    )
    page.reload()
    at_home(page)
    assert page.evaluate("window.compiled") is None


def test_what_was_compiled_for_another_version_is_forgotten(
    page: Page, host: Host, newer: Path
) -> None:
    start(page, host.address)
    remembered(page)
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((n) => caches.delete(n))))")
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.unregister())")
    host.serve(newer)
    page.reload()
    at_home(page)
    assert page.locator("body[data-newer]").count() == 1
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # it is still being fetched


def test_a_damaged_memory_is_forgotten(page: Page, app: str, complaints: list[str]) -> None:
    start(page, app)
    remembered(page)
    page.evaluate(COMPILED, "throw new Error('damaged')")
    page.reload()
    at_home(page)  # after another reload, by itself
    complaints.clear()


def test_settings_that_cannot_be_read_are_no_trouble(page: Page, app: str) -> None:
    page.add_init_script(
        """Object.defineProperty(window, "localStorage", {
            get() { throw new DOMException("refused", "SecurityError") },
        })"""
    )
    start(page, app)
    assert json.loads(page.evaluate("JSON.stringify(unke.update)")) is False
