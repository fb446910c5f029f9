"""Saved games move from one browser to another: packed, sent by letters, laid in their place."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from server.build.folder import write
from tests.network.house import House

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1"
Shelves = dict[str, dict[str, Any]]

LAY = """shelves => new Promise((resolve, reject) => {
    const opening = indexedDB.open("unke", 1)
    opening.onupgradeneeded = () => {
        for (const name of ["tables", "summaries", "habits"]) opening.result.createObjectStore(name)
    }
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
        const names = Object.keys(shelves)
        const writing = opening.result.transaction(names, "readwrite")
        for (const name of names)
            for (const [key, value] of Object.entries(shelves[name]))
                writing.objectStore(name).put(JSON.stringify(value), key)
        writing.oncomplete = () => { opening.result.close(); resolve() }
    }
})"""

READ = """() => storage.pack().then(parcel => parcel && Object.fromEntries(
    Object.entries(parcel.shelves).map(([name, rows]) =>
        [name, Object.fromEntries(rows.map(([key, text]) => [key, JSON.parse(text)]))])))"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    files = {"index.html": b"<!doctype html><title>Unke</title>", "sw.js": b"// nothing"}
    write(folder / "app", {**files, "manifest.json": b"{}"}, compressed=False)
    with House(folder / "data", folder / "app", guesses_a_minute=100) as started:
        yield started


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Page]]:
    """A browser of its own at the page; with what it has saved."""
    contexts = []

    def open_page(shelves: Shelves | None = None, **options: Any) -> Page:
        contexts.append(browser.new_context(locale="en-GB", **options))
        page = contexts[-1].new_page()
        page.goto(house.address + "/keep")
        if shelves:
            page.evaluate(LAY, shelves)
        return page

    yield open_page
    for context in contexts:
        context.close()


def table(when: int, name: str = "") -> tuple[dict[str, Any], dict[str, Any]]:
    return {"name": name}, {"when": when}


def shelves(**tables: tuple[dict[str, Any], dict[str, Any]]) -> Shelves:
    return {
        "tables": {key: table for key, (table, _) in tables.items()},
        "summaries": {key: summary for key, (_, summary) in tables.items()},
    }


def letters(page: Page) -> str:
    page.locator("#pack").click()
    shown = page.locator("#letters output")
    expect(shown).to_have_text(re.compile("^[B-Z]{4} [B-Z]{4}$"))
    return shown.inner_text()


def fetch(page: Page, name: str, said: str) -> None:
    page.locator("#name").fill(name)
    page.locator("#fetch button").click()
    expect(page.locator(f'#arrival [data-say="{said}"]')).to_be_visible()


def test_what_is_new_or_newer_is_laid_in_its_place(visit: Callable[..., Page]) -> None:
    tab = visit(
        shelves(a=table(5, "from the tab"), b=table(5, "from the tab"), c=table(5)),
        user_agent=IPHONE,
    )
    tab.evaluate("localStorage.setItem('unke.theme', 'dark')")
    tab.evaluate("localStorage.setItem('unke.sound', 'off')")
    tab.evaluate("localStorage.setItem('unke.playing.a', 'me 1')")
    tab.evaluate("localStorage.setItem('of others', 'no')")
    tab.evaluate("localStorage.setItem('unke.phone', 'a.key')")  # letters could be guessed
    name = letters(tab)

    app = visit({**shelves(a=table(4, "older"), b=table(6, "newer")), "habits": {"x": 1}})
    app.evaluate("localStorage.setItem('unke.sound', 'on')")
    fetch(app, name.lower(), "came")
    expect(app.locator('[data-say="came"]')).to_contain_text("2")
    assert app.evaluate(READ) == {
        **shelves(a=table(5, "from the tab"), b=table(6, "newer"), c=table(5)),
        "habits": {"x": 1},
    }
    stored = json.loads(app.evaluate("JSON.stringify({...localStorage})"))
    assert stored == {"unke.theme": "dark", "unke.sound": "on"}
    assert tab.evaluate(READ)["tables"].keys() == {"a", "b", "c"}  # the tab keeps its own

    fetch(app, name, "gone")


def test_into_a_browser_that_never_had_any(visit: Callable[..., Page]) -> None:
    name = letters(visit(shelves(a=table(5, "first")), user_agent=IPHONE))
    app = visit()
    fetch(app, name, "came")
    assert app.evaluate(READ) == {**shelves(a=table(5, "first")), "habits": {}}


def test_what_is_here_already_is_said_to_be(visit: Callable[..., Page]) -> None:
    both = shelves(a=table(5, "same"))
    name = letters(visit(both, user_agent=IPHONE))
    fetch(visit(both), name, "none")


def test_a_key_goes_only_by_a_name_that_nobody_guesses(
    visit: Callable[..., Page], house: House
) -> None:
    tab = visit()
    tab.evaluate("localStorage.setItem('unke.phone', 'a.key')")
    assert tab.evaluate("storage.pack(false)") is None
    name = tab.evaluate(
        """() => storage.pack(true).then(parcel => fetch("api/parcels?by=link",
            {method: "POST", body: JSON.stringify(parcel)}))
            .then(answer => answer.json()).then(sent => sent.parcel)"""
    )
    assert re.fullmatch("[A-Za-z0-9_-]{22}", name)
    app = visit()
    app.goto("about:blank")
    app.goto(f"{house.address}/keep#{name}")
    expect(app.locator('#arrival [data-say="none"]')).to_be_visible()
    assert app.evaluate("localStorage.getItem('unke.phone')") == "a.key"


def test_a_parcel_that_is_none_changes_nothing(visit: Callable[..., Page], house: House) -> None:
    app = visit(shelves(a=table(5, "mine")))
    name = app.evaluate(
        """() => fetch("api/parcels", {method: "POST", body: '{"shelves": {"tables": [["a", 7]]}}'})
            .then(answer => answer.json()).then(sent => sent.parcel)"""
    )
    fetch(app, name, "broken")
    assert app.evaluate(READ)["tables"] == {"a": {"name": "mine"}}


def test_who_has_nothing_saved_packs_nothing(visit: Callable[..., Page]) -> None:
    page = visit()
    assert page.evaluate("storage.pack()") is None
    assert page.evaluate("indexedDB.databases()") == []
