"""Whoever reads it, hears it or has little room has all of the network, by day and by night."""

import pytest

from tests.browser.network.company import Phone, begin, make, sit
from tests.browser.people.player import tap
from tests.browser.watch.display import sound
from tests.server.home import Home


@pytest.mark.slow
def test_axe_finds_nothing_to_complain_about_and_nothing_lies_beside_the_page(
    home: Home, phone: Phone
) -> None:
    host, guest, late, television = phone(), phone(), phone(), phone(1280, 720)
    code = make(host, home.address, 3, 2)
    sit(host, 0, "Annalena Bartholomäus")
    television.goto(f"{home.address}/#tv/{code}")
    television.wait_for_selector(".tv-lobby .code")
    guest.goto(home.address + "/#network")
    guest.wait_for_selector("[data-screen=network] .table-row")
    for page in (host, guest, television):
        sound(page)
    tap(host, "net", "who", 2)
    host.wait_for_selector("dialog[open] .choice")
    sound(host)
    tap(host, "close")
    tap(guest, "go", "table", "net", code)
    guest.wait_for_selector("dialog[open] input")
    sound(guest)
    guest.fill("dialog input", "Bert")
    guest.tap("dialog .confirm")
    late.goto(f"{home.address}/#join/{code}")
    late.wait_for_selector("dialog[open].sit .plain")
    sound(late)
    tap(late, "close")
    late.wait_for_selector("dialog", state="detached")
    sound(late)
    late.close()
    begin(host, guest)
    tap(host, "overlay", "menu")
    host.wait_for_selector("dialog[open] .plain")
    sound(host)
    tap(host, "net", "ticket", [0])
    host.wait_for_selector("dialog[open] .code")
    sound(host)
    guest.goto(home.address + "/#seat/nothing")
    guest.wait_for_selector("[data-screen=seat] .confirm:enabled")
    sound(guest)
    tap(guest, "take")
    guest.wait_for_selector("text=has been used, or is too old")
    sound(guest)
    guest.close()
    tap(host, "close")
    host.wait_for_selector(".player.is-away:has-text('Bert')")
    television.wait_for_selector(".tv .player.is-away:has-text('Bert')")
    sound(host)
    sound(television)
