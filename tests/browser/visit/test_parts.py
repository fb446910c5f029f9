"""A game comes with its first start, whole, and what has come stays; the network likewise."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from client.app.texts import table_of
from shared_rules import GAMES
from shared_rules.extras import titled
from tests.browser.conftest import at_home, settle, start, wait_until
from tests.browser.hosts import Host
from tests.browser.people.player import Tapper, at_once, sit_down, tap
from tests.browser.updates import is_newer, offered, reloading

Visit = Callable[[str], Page]
FIRST, SECOND = list(GAMES)[:2]
PARTS = [*GAMES, "network", "puzzles"]
MISSING = table_of("en")["gone.missing"]
KEPT = """async names => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(open.map((cache) => cache.keys()))).flat()
    const kept = requests.map(({ url }) => url.split("/").pop().split(".")[0])
    return names.every((name) => kept.includes(name))
}"""


def of(game: str) -> list[str]:
    """What a game consists of, for somebody who speaks English."""
    return [game, f"{game}-en", f"art-{game}"]


def asked_for(host: Host) -> set[str]:
    """The parts that have been asked for."""
    return parts_of(host.asked)


def parts_of(paths: Iterable[str]) -> set[str]:
    names = {path.strip("/").split(".")[0] for path in paths}
    return {part for part in PARTS if names & set(of(part))}


def laid(page: Page) -> None:
    """A table stands there."""
    page.wait_for_selector("main.table .board")


@pytest.mark.parametrize("game", list(GAMES))
def test_each_game_starts_from_home_in_one_go_and_comes_alone(
    visit: Visit, host: Host, game: str
) -> None:
    page = visit(host.address)
    at_once(page.context)
    assert asked_for(host) == set()
    sit_down(page, game, GAMES[game].SEATS[0])
    Tapper(page).play(1)
    assert asked_for(host) == {game}


def test_a_game_once_started_is_whole_without_the_network(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    at_once(page.context)
    sit_down(page, FIRST, 3)
    wait_until(page, KEPT, of(FIRST))
    host.stop()
    page.reload()
    laid(page)
    Tapper(page).play(3)
    broken = "[...document.images].filter((image) => image.complete && !image.naturalWidth).length"
    assert page.evaluate(broken) == 0


def test_a_game_that_is_not_there_is_told_and_comes_with_the_network(
    visit: Visit, host: Host
) -> None:
    page = visit(host.address)
    host.stop()
    tap(page, "go", "setup", SECOND)
    note = page.locator("[data-screen=coming]")
    expect(note).to_contain_text(MISSING)
    expect(note.locator("h1")).to_have_text(titled(SECOND, "en")[0])
    tap(page, "home")
    at_home(page)
    page.go_forward()
    expect(note).to_contain_text(MISSING)
    host.start()
    tap(page, "again")
    page.wait_for_selector("[data-screen=setup] .seats")
    page.go_back()
    at_home(page)


def test_an_address_of_a_game_leads_there_on_the_first_visit(tab: Page, host: Host) -> None:
    tab.goto(f"{host.address}?game={SECOND}")
    tab.wait_for_selector("html[data-ready] [data-screen=setup] .seats")
    assert asked_for(host) == {SECOND}


def test_all_games_are_whole_after_a_first_visit_that_was_left_early(
    visit: Visit, host: Host
) -> None:
    page = visit(host.address)
    other = page.context.new_page()
    other.goto(host.address + "icons/unke.svg")  # here the app does not run, and asks for nothing
    page.close(run_before_unload=True)
    for part in GAMES:
        wait_until(other, KEPT, of(part))
    wait_until(other, KEPT, ["network", "network-en"])
    host.stop()
    at_once(other.context)
    start(other, host.address)
    for part in GAMES:
        sit_down(other, part, GAMES[part].SEATS[0])
        laid(other)
        start(other, host.address)


def test_who_installs_at_once_has_all_games(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    for part in GAMES:
        wait_until(page, KEPT, of(part))


def test_a_table_is_read_in_another_language(visit: Visit, host: Host) -> None:
    """The words of a game that is open come with the language."""
    page = visit(host.address)
    at_once(page.context)
    sit_down(page, FIRST, 3)
    laid(page)
    page.evaluate("location.hash = '#settings'")
    tap(page, "set", "language", "it")
    expect(page.locator("h1")).to_have_text(table_of("it")["settings"])
    page.go_back()
    laid(page)
    expect(page.locator(".bar h1")).to_have_text(titled(FIRST, "it")[0])


def test_an_older_version_that_lacks_a_game_says_so_and_the_newer_one_has_it(
    visit: Visit, host: Host, newer: Path
) -> None:
    page = visit(host.address)
    host.serve(newer)
    for path in Path(host.folder).glob(f"{SECOND}.*.js"):
        host.broken.add("/" + path.name)  # its old name is gone from the server
    tap(page, "go", "setup", SECOND)
    expect(page.locator("[data-screen=coming]")).to_contain_text(MISSING)
    host.broken.clear()
    page.wait_for_function("unke.update")
    reloading(page, lambda: tap(page, "update"))
    page.wait_for_selector("body[data-newer] [data-screen=setup] .seats")


def test_a_newer_version_has_all_games_though_the_older_one_had_none(
    visit: Visit, host: Host, newer: Path
) -> None:
    page = visit(host.address)
    at_once(page.context)
    assert not page.evaluate(KEPT, of(FIRST))
    host.serve(newer)
    offered(page)
    reloading(page, lambda: page.evaluate("unke.takeUpdate()"))
    assert is_newer(page)
    host.stop()
    sit_down(page, SECOND, GAMES[SECOND].SEATS[0])
    laid(page)


def test_a_saved_table_brings_its_game(visit: Visit, host: Host) -> None:
    """The page asks for no other; the service worker has begun to keep them all."""
    page = visit(host.address)
    at_once(page.context)
    sit_down(page, FIRST, 3)
    laid(page)
    address = page.url
    settle(page, host.address)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(host.address)))
    page.goto(address)
    page.reload()
    laid(page)
    assert parts_of(asked) == {FIRST}


def test_tables_on_the_network_come_with_their_part(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    tap(page, "go", "network")
    page.wait_for_selector("[data-screen=network]")
    assert asked_for(host) == {*GAMES, "network"}


THOUGHT = """request => new Promise((resolve, reject) => {
    const worker = unke.worker()
    const said = []
    worker.onmessage = (event) => {
        said.push(JSON.parse(event.data))
        if (said.length === 1) worker.postMessage(request)
        else resolve(said)
    }
    worker.onerror = (event) => reject(event.message)
})"""


def test_a_bot_that_thinks_in_brython_gets_the_game_it_is_asked_about(
    visit: Visit, host: Host
) -> None:
    for path in host.folder.glob("micropython.*"):
        host.broken.add("/" + path.name.removesuffix(".br").removesuffix(".gz"))
    page = visit(host.address)
    view = GAMES[FIRST].new(3, {}, 5).view(GAMES[FIRST].new(3, {}, 5).waiting_for()[0])
    request = json.dumps({"view": view, "level": "solid", "seed": 1})
    ready, answer = page.evaluate(THOUGHT, request)
    assert ready == {"ready": "brython"}
    assert answer["problem"] == "" and answer["answer"]["move"]
