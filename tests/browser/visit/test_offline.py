"""After the first visit the app starts without a network, also when the browser was closed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page

from server.build import small
from server.web.shell import shelf
from tests.browser.conftest import Phone, at_home, settle, start, wait_until
from tests.browser.hosts import Host
from tests.browser.watch.meter import KEEP

Visit = Callable[[str], Page]

MISSING = """async addresses => {
    const pictures = addresses.map((address) => Object.assign(new Image(), { src: address }))
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    return addresses.filter((address, number) => !pictures[number].naturalWidth)
}"""


def test_it_starts_with_the_network_off(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    page.context.set_offline(True)
    page.reload()
    at_home(page)


def test_it_starts_when_the_server_is_dead(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    host.stop()
    page.reload()
    at_home(page)
    start(page.context.new_page(), host.address)


def test_it_starts_after_the_browser_was_closed(host: Host, phone: Phone) -> None:
    settle(phone().pages[0], host.address)
    host.stop()
    start(phone().pages[0], host.address)


def test_it_starts_from_any_of_its_addresses(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    host.stop()
    for query in ("?game=klunker", "?game=unheard-of", "index.html"):
        page.goto(host.address + query)
        page.wait_for_selector("html[data-ready] [data-screen]")


def test_an_address_that_needs_the_server_leads_home(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    host.stop()
    start(page, host.address + "some/page/of/the/server")
    assert page.url.split("#")[0] == host.address


def test_every_picture_is_there(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    folder = page.evaluate("unke.art")
    pictures = [name for name in shelf(host.folder) if name.startswith(folder)]
    assert len(pictures) > 100
    assert page.evaluate(KEEP)
    host.stop()
    page.reload()
    at_home(page)
    assert page.evaluate(MISSING, pictures) == []
    assert page.evaluate(MISSING, [folder + "nothing.svg"]) == [folder + "nothing.svg"]


THINKER = """() => new Promise((resolve, reject) => {
    const worker = unke.worker()
    worker.onmessage = (event) => resolve(JSON.parse(event.data).ready)
    worker.onerror = (event) => reject(event.message)
})"""
KEPT = "async name => Boolean(await caches.match(name))"


def test_python_beside_the_page_is_there(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    host.stop()
    page.reload()
    at_home(page)
    assert page.evaluate(THINKER)


@pytest.mark.skipif(not small.found(), reason="this build has no MicroPython")
def test_the_quicker_python_is_kept_from_the_second_start_on(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    quicker = [n for n in shelf(host.folder) if n.startswith(("micropython.", "thinking."))]
    assert len(quicker) == 3
    assert not any(page.evaluate(KEPT, name) for name in quicker)
    page.reload()
    at_home(page)
    for name in quicker:
        wait_until(page, KEPT, name)
    host.stop()
    page.reload()
    at_home(page)
    assert page.evaluate(THINKER) == "micropython"


def test_what_the_server_says_is_never_kept(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    page.evaluate("Promise.all(['api/tables', 'live'].map((path) => fetch(path)))")
    kept = page.evaluate(
        """async () => {
            const names = await caches.keys()
            const open = await Promise.all(names.map((name) => caches.open(name)))
            const requests = await Promise.all(open.map((cache) => cache.keys()))
            return requests.flat().map((request) => new URL(request.url).pathname)
        }"""
    )
    assert kept
    assert not [path for path in kept if path.startswith(("/api", "/live"))]
    host.stop()
    with pytest.raises(Error, match="Failed to fetch"):
        page.evaluate("fetch('api/tables')")
