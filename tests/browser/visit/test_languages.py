"""A phone has the words of the language it speaks; the others are learnt when they are wanted."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from client.app.texts import table_of
from server.build import FAMILY, build
from tests.browser.conftest import at_home, settle, start, wait_until
from tests.browser.hosts import Host
from tests.browser.people.player import tap

KEPT = """async language => {
    const address = document.documentElement.getAttribute("data-part-words-" + language)
    return Boolean(await caches.match(address))
}"""
ANY = """async part => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(open.map((cache) => cache.keys()))
    return requests.flat().some((request) => request.url.includes(part))
}"""
LANGUAGES = ("it", "en", "de")


@pytest.fixture
def page(tab: Page, host: Host) -> Page:
    """A phone that speaks English, after the first visit."""
    settle(tab, host.address)
    return tab


def speaks(page: Page, language: str) -> None:
    expect(page.locator("h1")).to_have_text(table_of(language)["settings"])


def kept(page: Page) -> list[str]:
    return [language for language in LANGUAGES if page.evaluate(KEPT, language)]


def test_the_first_visit_brings_one(page: Page, host: Host) -> None:
    assert len({path for path in host.asked if path.startswith("/words-")}) == 1
    assert kept(page) == ["en"]


def test_another_one_is_learnt_at_once_and_kept(page: Page, host: Host) -> None:
    tap(page, "go", "settings")
    tap(page, "set", "language", "it")
    speaks(page, "it")
    wait_until(page, KEPT, "it")
    assert kept(page) == ["it", "en"]
    host.stop()
    page.reload()
    speaks(page, "it")
    tap(page, "set", "language", "en")
    speaks(page, "en")


def test_without_the_network_the_phone_says_that_it_is_not_there(page: Page, host: Host) -> None:
    host.stop()
    tap(page, "go", "settings")
    tap(page, "set", "language", "it")
    alert = page.locator("[role=alert]")
    expect(alert).to_have_text(table_of("en")["settings.speechless"])
    speaks(page, "en")
    page.reload()
    speaks(page, "en")
    host.start()
    tap(page, "set", "language", "it")
    speaks(page, "it")
    assert not alert.count()


def all_are_there(page: Page, host: Host) -> None:
    """All languages are kept by themselves, and can be chosen without the network."""
    for language in LANGUAGES:
        wait_until(page, KEPT, language)
    host.stop()
    tap(page, "go", "settings")
    for language in LANGUAGES:
        tap(page, "set", "language", language)
        speaks(page, language)


def test_from_the_second_start_on_all_are_there(page: Page, host: Host) -> None:
    page.reload()
    at_home(page)
    all_are_there(page, host)


def test_all_are_there_once_the_app_has_been_installed(page: Page, host: Host) -> None:
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    all_are_there(page, host)


def test_all_are_there_after_a_first_visit_of_a_minute(tab: Page, host: Host) -> None:
    tab.clock.install()
    settle(tab, host.address)
    assert kept(tab) == ["en"]
    tab.clock.fast_forward(60_000)
    all_are_there(tab, host)


def test_all_are_there_when_the_first_visit_has_been_left(page: Page, host: Host) -> None:
    other = page.context.new_page()
    other.goto(host.address + "icons/unke.svg")  # here the app does not run, and asks for nothing
    page.close(run_before_unload=True)
    for language in LANGUAGES:
        wait_until(other, ANY, f"/words-{language}.")
    host.stop()
    start(other, host.address)
    all_are_there(other, host)


def test_a_phone_whose_language_is_gone_starts_in_another(page: Page, host: Host) -> None:
    page.evaluate("localStorage.setItem('unke.language', 'de')")
    host.stop()
    page.reload()
    at_home(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_other_windows_speak_it_too(page: Page, host: Host) -> None:
    other = page.context.new_page()
    other.goto(host.address + "#settings")
    speaks(other, "en")
    tap(page, "go", "settings")
    tap(page, "set", "language", "de")
    speaks(other, "de")


def test_a_new_version_has_the_languages_of_the_old_one(
    page: Page, host: Host, built: Path, source: Path, tmp_path: Path
) -> None:
    for name in LANGUAGES:
        words = source / "client" / "app" / "words" / f"{name}.py"
        text = words.read_text("utf-8")
        words.write_text(text.replace('"settings": "', '"settings": "2 '), "utf-8")
    newer = shutil.copytree(built, tmp_path / "newer")  # most of it has not to be packed again
    build(newer, FAMILY, source)
    host.serve(newer)
    page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    page.wait_for_function("unke.update")
    host.stop()
    with page.expect_event("load"):
        page.evaluate("unke.takeUpdate()")
    at_home(page)
    assert kept(page) == ["en"]
    tap(page, "go", "settings")
    expect(page.locator("h1")).to_have_text("2 " + table_of("en")["settings"])
