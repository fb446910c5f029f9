"""Unke's hints at a table on the network: the phone that asks thinks, and nobody else is told."""

import json
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.network.company import Phone, join
from tests.browser.people.player import tap
from tests.browser.watch.thoughts import named
from tests.server.home import Home


def test_who_asks_hears_it_and_neither_the_server_nor_another_phone_learns_of_it(
    home: Home, phone: Phone
) -> None:
    bert, anna = home.phone("Bert"), phone()
    bert.enter(bert.make("klunker", ["person", "person", "bot:solid"], options={"first": 0}))
    bert.sit(1)
    sent: list[str] = []
    called: list[str] = []
    anna.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(text)))
    join(anna, home.address, bert.table["code"], 0)
    bert.settle().ask("start")
    anna.wait_for_selector(".player.is-me.is-asked")
    bert.settle().frames.clear()
    sent.clear()
    anna.on("request", lambda request: called.append(urlsplit(request.url).path))

    heard = []
    for label in ("Why?", "Show me", "Thanks"):
        tap(anna, "coach")
        expect(anna.locator(".ask")).to_have_text(label)
        heard.append(anna.inner_text(".advice[role=status]"))
    assert len(set(heard)) == 3 and heard[2].startswith("My advice: ")
    bert.settle()
    said = {json.loads(frame)["type"] for frame in bert.frames}
    assert said <= {"pong"}, "the others are told nothing"
    assert {json.loads(frame)["type"] for frame in sent} <= {"ping"}
    assert [path for path in called if path.startswith("/api/")] == []

    pointed = anna.locator(".thing.is-advised button")
    for left in reversed(range(pointed.count())):
        pointed.first.tap()
        expect(pointed).to_have_count(left)
    picked = anna.locator(".thing.is-picked button").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label').split(',')[0])"  # "tooth, 2 of 3"
    )
    assert sorted(picked) == advised(heard[2])
    anna.locator(".confirms .confirm:enabled").tap()
    bert.until(lambda phone: phone.log)
    assert bert.log[0][0] == 0


def advised(advice: str) -> list[str]:
    """The things in the advice, each as often as it is meant."""
    things = []
    for thing in named(advice):
        many, times, name = thing.rpartition("\u00a0×\u00a0")
        things += [name] * (int(many) if times else 1)
    return sorted(things)
