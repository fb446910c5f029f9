"""A phone has the words of the language it speaks; the others are learnt when they are wanted."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from client.texts import table_of
from server.build import FAMILY, build
from tests.browser.conftest import at_home, settle
from tests.browser.hosts import Host
from tests.browser.player import tap

KEPT = """async language => {
    const address = document.documentElement.getAttribute("data-words-" + language)
    return Boolean(await caches.match(address))
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
    page.wait_for_function(KEPT, arg="it")
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


def test_from_the_second_start_on_all_are_there(page: Page, host: Host) -> None:
    page.reload()
    at_home(page)
    for language in LANGUAGES:
        page.wait_for_function(KEPT, arg=language)
    host.stop()
    tap(page, "go", "settings")
    for language in LANGUAGES:
        tap(page, "set", "language", language)
        speaks(page, language)


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
        words = source / "client" / "words" / f"{name}.py"
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
