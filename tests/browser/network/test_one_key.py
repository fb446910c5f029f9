"""A phone is one device, whatever it asks first, and however slowly it is answered."""

from playwright.sync_api import Request, Route

from tests.browser.network.company import Phone
from tests.browser.people.player import tap
from tests.server.home import Home


def test_socket_and_requests_share_the_first_key(home: Home, phone: Phone) -> None:
    anna, bert = home.phone("Anna"), phone()
    anna.enter(anna.make("klunker", ["person", "person", "bot:solid"]))
    asked: list[Request] = []

    held: list[Route] = []
    bert.route("**/api/devices", lambda route: (asked.append(route.request), held.append(route)))
    bert.goto(f"{home.address}/#join/{anna.table['code']}")
    bert.wait_for_selector("html[data-ready]")
    while not held:
        bert.wait_for_timeout(20)
    bert.evaluate("location.hash = '#setup/klunker/net'")
    bert.wait_for_selector("[data-screen=setup] .confirm:enabled")
    tap(bert, "start")
    bert.wait_for_timeout(300)
    for route in held:
        route.continue_()
    bert.wait_for_selector("[data-screen=lobby] .letters")
    assert len(asked) == 1
    anna.close()
