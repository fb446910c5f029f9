"""What one has on a server is seen in one place, and goes from there by touch or keyboard."""

import json

from playwright.sync_api import expect

from tests.browser.network.company import Phone, begin, join, make, sit
from tests.browser.people.player import tap
from tests.server.home import Home


def test_a_phone_sees_its_tables_gives_them_back_and_is_forgotten(home: Home, phone: Phone) -> None:
    anna, bert = phone(), phone()
    running = make(anna, home.address, 3, 2)
    sit(anna, 0, "Anna")
    join(bert, home.address, running, 1)
    begin(anna, bert)
    lobby = make(anna, home.address, 3, 2)
    anna.goto(home.address + "/#network")
    tap(anna, "go", "own")
    rows = anna.locator("[data-screen=own] .table-row")
    expect(rows).to_have_count(2)
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert not anna.evaluate(wide)

    anna.locator(f".table-row:has-text('{running}') .icon").tap()
    expect(anna.locator("dialog .places")).to_contain_text("On another phone")
    expect(anna.locator("dialog .seated:has-text('Bert')")).to_contain_text("at the table")
    anna.keyboard.press("Escape")

    anna.locator(f".table-row:has-text('{lobby}') .icon").focus()
    anna.keyboard.press("Enter")
    anna.locator("dialog .danger").focus()
    anna.keyboard.press("Enter")
    expect(anna.locator("dialog")).to_contain_text("for good")
    anna.locator("dialog .danger").tap()
    expect(rows).to_have_count(1)
    expect(anna.locator("dialog")).to_have_count(0)

    tap(anna, "move")
    anna.wait_for_selector("dialog svg[role=img]")
    anna.keyboard.press("Escape")
    known = "localStorage.getItem('unke.phone')"
    assert anna.evaluate(known)
    tap(anna, "forget")
    tap(anna, "do", "forget")
    expect(anna.locator("[data-screen=own]")).to_contain_text("does not know this phone")
    assert not anna.evaluate(known)
    bert.wait_for_function("document.body.innerText.includes('Anna')")
    anna.wait_for_timeout(1500)  # longer than a line waits before it calls again
    assert not anna.evaluate(known), json.dumps(anna.evaluate(known))
