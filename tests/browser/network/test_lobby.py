"""In the lobby the host says how it is to be played: which bots, and how long one may think."""

import time

from playwright.sync_api import expect

from tests.browser.network.company import Phone, begin, join, make, sit
from tests.browser.people.player import tap
from tests.server.home import Home


def test_the_host_chooses_how_strong_a_bot_is_and_how_long_one_may_think(
    home: Home, phone: Phone
) -> None:
    anna, television = phone(), phone(1280, 720)
    code = make(anna, home.address, 3, 3)
    sit(anna, 0, "Anna")
    television.goto(f"{home.address}/#tv/{code}")
    for seat, level in ((1, "expert"), (2, "beginner")):
        tap(anna, "net", "who", seat)
        expect(anna.locator("dialog .choice")).to_have_count(5)
        tap(anna, "net", "kind", seat, "bot:" + level)
        anna.wait_for_selector(f".tag:has-text('{level}')")
        expect(anna.locator("dialog [role=status]")).to_contain_text("against three")
        tap(anna, "close")
    tap(anna, "net", "set", "time", 30)
    anna.wait_for_selector('[data-tap=\'["net","set","time",30]\'][aria-pressed=true]')
    begin(anna)
    watcher = home.phone("Watcher")
    watcher.enter(watcher.http("GET", f"/api/codes/{code}")["table"])
    kinds = [player["kind"] for player in watcher.table["players"]]
    assert kinds == ["person", "bot:expert", "bot:beginner"]
    for page in (anna, television):
        left = page.get_attribute(".glass[role=timer]", "aria-label")
        assert left and 0 < int(left.rpartition(" ")[2]) <= 30


def test_who_scans_the_code_sits_within_ten_seconds(home: Home, phone: Phone) -> None:
    """On a phone a quarter as fast as this computer, that has never seen the app."""
    anna, guest = home.phone("Anna"), phone()
    anna.enter(anna.make("klunker", ["person"] * 3))
    guest.context.new_cdp_session(guest).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    start = time.monotonic()
    join(guest, home.address, anna.table["code"], 1)
    assert time.monotonic() - start < 10
