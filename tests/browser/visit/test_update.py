"""A new version is fetched behind the scenes and offered; it never swaps by itself."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import at_home
from tests.browser.hosts import Host
from tests.browser.people.player import Tapper, at_once, sit_down, tap
from tests.browser.stored import ident, stored
from tests.browser.updates import LOOK_FOR_UPDATE, is_newer, offered, reloading
from tests.browser.watch.meter import KEEP

Visit = Callable[[str], Page]

WORKER_IS_READY = """() => new Promise((resolve, reject) => {
    const worker = unke.worker()
    worker.onmessage = (event) => resolve(JSON.parse(event.data).ready)
    worker.onerror = (event) => reject(event.message)
})"""


def test_it_is_offered_and_comes_when_the_player_says_so(
    visit: Visit, host: Host, newer: Path
) -> None:
    page = visit(host.address)
    before = page.evaluate("unke.version")
    host.serve(newer)
    offered(page)
    assert not is_newer(page)
    reloading(page, lambda: page.evaluate("unke.takeUpdate()"))
    assert is_newer(page)
    assert page.evaluate("unke.version") != before
    assert not page.evaluate("unke.update")


def test_it_does_not_come_with_a_reload(visit: Visit, host: Host, newer: Path) -> None:
    page = visit(host.address)
    host.serve(newer)
    offered(page)
    page.reload()
    assert not is_newer(page)
    page.wait_for_function("unke.update")  # but it is offered again


def test_the_page_hears_when_it_is_there(visit: Visit, host: Host, newer: Path) -> None:
    page = visit(host.address)
    page.evaluate("addEventListener('unke-update', () => (window.heard = unke.update))")
    host.serve(newer)
    page.evaluate(LOOK_FOR_UPDATE)
    page.wait_for_function("window.heard === true")


def test_a_game_in_another_tab_goes_on_in_the_old_version(
    visit: Visit, host: Host, newer: Path
) -> None:
    playing = visit(host.address)
    playing.evaluate("unke.busy = () => true")
    other = playing.context.new_page()
    other.goto(host.address)
    at_home(other)
    host.serve(newer)
    offered(other)
    reloading(other, lambda: other.evaluate("unke.takeUpdate()"))
    assert is_newer(other)
    playing.evaluate("unke.calm()")
    assert not is_newer(playing)
    assert playing.evaluate(WORKER_IS_READY)  # a bot may still be asked for the first time
    playing.evaluate("unke.busy = () => false")
    reloading(playing, lambda: playing.evaluate("unke.calm()"))
    assert is_newer(playing)


def test_a_game_goes_on_in_the_old_version_until_one_is_home_and_then_in_the_new_one(
    visit: Visit, host: Host, newer: Path
) -> None:
    page = visit(host.address)
    at_once(page.context)
    sit_down(page, "klunker", 3)
    Tapper(page).play(2)
    table = ident(page)
    host.serve(newer)
    offered(page)
    Tapper(page).play(1)
    assert page.locator("body[data-newer]").count() == 0
    moves = stored(page).record.moves
    tap(page, "home")
    at_home(page)
    reloading(page, lambda: tap(page, "update"))
    assert is_newer(page)
    tap(page, "go", "table", table)
    page.wait_for_selector('[data-screen="table"] .hand')
    assert stored(page).record.moves[: len(moves)] == moves
    Tapper(page).play()
    page.wait_for_selector('[data-screen="result"] .scoresheet')


def test_only_what_has_changed_is_downloaded(visit: Visit, host: Host, newer: Path) -> None:
    page = visit(host.address)
    assert page.evaluate(KEEP)
    host.serve(newer)
    host.asked.clear()
    offered(page)
    kinds = {path.split(".")[0] for path in host.asked}
    assert kinds == {"/", "/sw", "/manifest", "/unke", "/worker"}


def test_it_starts_offline_after_an_update(visit: Visit, host: Host, newer: Path) -> None:
    page = visit(host.address)
    host.serve(newer)
    offered(page)
    reloading(page, lambda: page.evaluate("unke.takeUpdate()"))
    host.stop()
    page.reload()
    assert is_newer(page)


def test_half_a_new_version_is_none(visit: Visit, host: Host, newer: Path) -> None:
    page = visit(host.address)
    kept = page.evaluate("caches.keys()")
    host.serve(newer)
    changed = next(newer.glob("unke.*.js")).name
    host.broken.add("/" + changed)
    page.evaluate(
        """async () => {
            const registration = await navigator.serviceWorker.ready
            const found = new Promise((resolve) => (registration.onupdatefound = resolve))
            registration.update()
            await found
            const coming = registration.installing
            if (coming.state !== "redundant") {
                await new Promise((resolve) => (coming.onstatechange = resolve))
            }
        }"""
    )
    assert not page.evaluate("unke.update")
    expect(page.locator("html[data-ready]")).to_have_count(1)
    assert page.evaluate("caches.keys()") == kept
    host.stop()
    page.reload()
    assert not is_newer(page)
