"""Every notice of the network can be read and answered, in every game, on a small phone."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from server.tables.vote import NEEDS
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from tests.browser.network.company import Hasty, Phone, aside, join
from tests.browser.network.wifi import Wifi
from tests.browser.people.player import tap
from tests.browser.stored import nearly_over
from tests.browser.watch.uncovered import covered
from tests.server.home import Home

ANNA, BERT, CLEO, DORA = range(4)
LONG = "Bartholomäus"
"""What Cleo is called here: a name that takes room."""


class Wiretap:
    """A page's socket: what the server says of the table is known, and more can be said."""

    def __init__(self, page: Page) -> None:
        self.line: WebSocketRoute
        self.table: dict[str, Any] = {}
        page.route_web_socket("**/live", self.hand_on)

    def hand_on(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self.heard)

    def heard(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message
        self.line.send(text)

    def say(self, **changes: Any) -> None:
        """The table, with something changed."""
        self.line.send(json.dumps({**self.table, **changes}))


class Evening:
    """Anna's small phone at a table with three others, who have no browser; Bert is the host."""

    def __init__(self, home: Home, address: str, phone: Phone, table: dict[str, Any]) -> None:
        self.chance = Chance(1)
        self.page = phone()
        self.wire = Wiretap(self.page)
        self.others = [home.phone(name) for name in ("Bert", LONG, "Dora")]
        self.bert, self.cleo, self.dora = self.others
        made = self.bert.http("POST", "/api/tables", table)
        for seat, other in enumerate(self.others, BERT):
            other.enter(made["table"]).sit(seat)
        self.code = self.bert.table["code"]
        join(self.page, address, self.code, ANNA)
        self.bert.settle().ask("start")
        self.page.wait_for_selector("[data-screen=table]")

    def move(self, until: Callable[[], Any]) -> None:
        """Everybody plays by chance, Anna by touch, until something is so.

        A seat that a bot plays for somebody asks neither: then all look again.
        """
        anna = Hasty(self.page, 1)
        given_up = time.monotonic() + 60
        while time.monotonic() < given_up:
            here = [other.settle() for other in self.others if other.socket]
            if until():
                return
            if any(other.random_act(self.chance) for other in here):
                continue
            if (sight := anna.sight())["places"]:
                anna.latest = sight
                anna.step()
        raise AssertionError("it has not come to that")

    def see(self, text: str) -> None:
        see(self.page, text)

    def vote(self, what: str, **seat: int) -> None:
        """Cleo asks the table something, and thinks better of it."""
        self.cleo.ask("propose", what=what, **seat)
        self.page.wait_for_selector(".strip.is-asked .confirm")
        self.see(f"{LONG} {CLEO}")
        self.cleo.ask("propose", what="nothing")
        self.page.wait_for_selector(".strip.is-asked", state="detached")
        self.see("The question was withdrawn.")


def see(page: Page, text: str) -> None:
    """A notice comes, and lies where it should."""
    page.wait_for_selector(f".strip:has-text('{text}')")
    assert covered(page) == [], text


def votes(evening: Evening) -> None:
    """All that the table can be asked while one plays."""
    bert, page = evening.bert, evening.page
    evening.move(lambda: CLEO in evening.cleo.game["undo"])
    evening.vote("undo", seat=CLEO)
    evening.move(lambda: ANNA in bert.game["waiting"])
    for what in ("host", "end", "export", "along"):
        evening.vote(what)
    evening.dora.close()
    page.wait_for_selector(".player.is-away:has-text('Dora')")
    evening.vote("standin", seat=DORA)
    evening.vote("free", seat=DORA)
    bert.ask("propose", what="standin", seat=DORA)
    evening.see("The table has agreed.")
    evening.vote("wait", seat=DORA)
    tap(page, "overlay", "menu")
    tap(page, "net", "propose", "host")
    evening.see("Agreed so far: 1 of")
    tap(page, "net", "propose", "nothing")
    evening.see("The question was withdrawn.")
    tap(page, "net", "read")


def every_question(evening: Evening) -> None:
    """Each question in the words of the longest name: also those that take long to come to."""
    page = evening.page
    motion = {"by": f"{LONG} {CLEO}", "seat": CLEO, "yes": 1, "no": 0, "of": 4, "left": 60_000}
    motion.update(here=123, there=131, split=111, told=[[], []])
    for number, what in enumerate(NEEDS, 1000):
        for voted in (False, True):
            asked = {**motion, "motion": number, "what": what, "needs": NEEDS[what], "voted": voted}
            evening.wire.say(motion=asked)
            page.wait_for_selector(f".strip{'.is-asked' * (not voted)}:has([src*=people])")
            assert covered(page) == [], (what, voted)
    evening.wire.say()
    page.wait_for_selector(".strip:has([src*=people])", state="detached")


def called(evening: Evening) -> None:
    """Somebody is there and does not move: what the others read, and what he does."""
    evening.move(lambda: CLEO in evening.bert.game["waiting"])
    evening.wire.say(late=[CLEO])
    evening.see(f"{LONG} {CLEO} has not moved for a while")
    evening.wire.say(slow=[ANNA])
    evening.see("The others are waiting for you")
    players = evening.wire.table["players"]
    evening.wire.say(players=[{**players[ANNA], "state": "standin"}, *players[BERT:]])
    evening.see("A bot plays for you")
    evening.wire.say()
    evening.page.wait_for_selector(".strip.is-asked", state="detached")


def breaks(evening: Evening, wifi: Wifi, television: Page) -> None:
    """The line is lost, while one looks and while a move is on its way."""
    page, player = evening.page, Hasty(evening.page, 3)
    # A move of hers may be on its way: it is her turn when her own page says so, too.
    evening.move(lambda: ANNA in evening.bert.game["waiting"] and player.sight()["places"])
    television.goto(f"{wifi.address}/#tv/{evening.code}")
    television.wait_for_selector(".tv .board")
    wifi.off()
    for screen in (page, television):
        see(screen, "No connection. Trying again")
    confirm = page.locator(".confirms .confirm:enabled")
    while confirm.count() == 0:
        player.step()
    confirm.first.tap()
    evening.see("Your move will be sent")
    wifi.on()
    page.wait_for_selector(".strip.is-lost", state="detached")


def absences(evening: Evening) -> None:
    """The table waits for somebody who is away, and then for somebody who takes the seat."""
    evening.move(lambda: CLEO in evening.bert.game["waiting"])
    evening.cleo.close()
    evening.see(f"{LONG} {CLEO} is away")
    evening.bert.ask("propose", what="free", seat=CLEO)
    evening.see(f"The seat of {LONG} {CLEO} is free.")
    assert evening.page.locator(".strip .confirm:has-text('Take the seat')").count() == 1


def watched(evening: Evening, page: Page, address: str) -> None:
    """Somebody comes who only watches."""
    page.goto(f"{address}/#join/{evening.code}")
    page.wait_for_selector("[data-screen=table]")
    aside(page)
    see(page, "You are watching.")


def evening_of(game: str, home: Home, address: str, phone: Phone) -> Evening:
    bert = {"game": game, "seats": seats(), "time": 300, "options": {"first": CLEO}}
    return Evening(home, address, phone, bert)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "klunker"])
def test_every_question_finds_its_place(home: Home, wifi: Wifi, phone: Phone, game: str) -> None:
    evening = evening_of(game, home, wifi.address, phone)
    every_question(evening)
    called(evening)


@pytest.mark.slow
def test_every_notice_can_be_read_and_answered(home: Home, wifi: Wifi, phone: Phone) -> None:
    evening = evening_of("klunker", home, wifi.address, phone)
    votes(evening)
    every_question(evening)
    called(evening)
    breaks(evening, wifi, phone(1280, 720))
    watched(evening, phone(), home.address)
    absences(evening)
    evening.wire.line.close(code=4406)
    evening.see("The server is older than this app.")
    assert evening.page.locator(".strip .quiet:has-text('Reload')").count() == 1


def seats() -> list[dict[str, str]]:
    colours = ("red", "blue", "green", "yellow")
    return [{"kind": "person", "name": "", "colour": colour} for colour in colours]


def test_the_way_to_the_next_game_can_be_read_and_taken(home: Home, phone: Phone) -> None:
    bert, anna = home.phone("Bert"), phone()
    wire = Wiretap(anna)
    made = bert.http("POST", "/api/tables", {"record": nearly_over("halunken", 4, 4, 3).text()})
    bert.enter(made["table"]).sit(ANNA, BERT, CLEO, DORA)
    join(anna, home.address, bert.table["code"])
    bert.settle().ask("start")
    bert.until(lambda phone: phone.game).play()
    anna.wait_for_selector(".actions.over")
    wire.say(you={"seats": [], "host": True})
    see(anna, "Another game with everybody?")
    bert.ask("again")
    see(anna, "The next game is waiting.")
