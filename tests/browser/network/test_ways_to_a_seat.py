"""How many taps it takes from the open app to a seat, on the smallest phone."""

from playwright.sync_api import Page, expect

from tests.browser.network.company import Phone, join, sit
from tests.browser.people.player import tap
from tests.browser.phases import at_rest
from tests.browser.watch.display import CUT_OFF
from tests.server.home import Home
from tests.server.phone import Phone as Other

COUNT = """addEventListener("pointerdown", () => {
    sessionStorage.taps = 1 + Number(sessionStorage.taps || 0)
}, true)"""


def fingers(page: Page) -> Page:
    """A phone that counts how often it is touched."""
    page.add_init_script(COUNT)
    return page


def taps(page: Page) -> int:
    """How often it was touched since the last time."""
    return int(page.evaluate("[sessionStorage.taps || 0, sessionStorage.taps = 0][0]"))


def at_home(page: Page, home: Home) -> None:
    page.goto(home.address)
    page.wait_for_selector("html[data-ready] [data-screen=home]")


def hosted(home: Home, *kinds: str) -> Other:
    """A table whose host sits already."""
    anna = home.phone("Anna")
    return anna.enter(anna.make("klunker", ["person", *kinds])).sit(0)


def seated(page: Page, name: str) -> None:
    expect(page.locator(f".tag:has-text('{name}') .you")).to_have_text("on this phone")


def test_playing_together_is_on_the_first_screen_like_the_games(home: Home, phone: Phone) -> None:
    page = phone()
    at_home(page, home)
    tiles = page.locator(".tile")
    expect(tiles).to_have_count(4)
    for tile in tiles.all():
        box = tile.bounding_box()
        assert box and 0 <= box["y"] and box["y"] + box["height"] <= 640
        assert box["width"] >= 300 and box["height"] >= 64
    assert page.evaluate("scrollY") == 0


def test_by_link_a_name_and_one_tap(home: Home, phone: Phone) -> None:
    anna, bert = hosted(home, "person", "person"), fingers(phone())
    bert.goto(f"{home.address}/#join/{anna.table['code']}")
    expect(bert.locator("dialog.sit input")).to_be_focused()
    bert.keyboard.type("Bert")
    bert.tap("dialog.sit .confirm")
    seated(bert, "Bert")
    assert taps(bert) == 1
    again = hosted(home, "person", "bot:solid")
    bert.goto(f"{home.address}/#join/{again.table['code']}")
    expect(bert.locator("dialog.sit input")).to_have_value("Bert")  # known by now
    bert.keyboard.press("Enter")
    seated(bert, "Bert")
    assert taps(bert) == 0


def test_by_code_three_taps_at_most(home: Home, phone: Phone) -> None:
    anna, bert = hosted(home, "person", "person"), fingers(phone())
    for name in ("Bert", ""):
        at_home(bert, home)
        tap(bert, "go", "network")
        expect(bert.locator(".by-code input")).to_be_focused()
        bert.keyboard.type(anna.table["code"].lower())
        expect(bert.locator("dialog.sit input")).to_be_focused()
        bert.keyboard.type(name)
        bert.tap("dialog.sit .confirm")
        seated(bert, "Bert")
        assert taps(bert) <= 3
        anna.ask("rise", seat=1)


def test_who_opens_a_table_sits_at_it(home: Home, phone: Phone) -> None:
    anna = phone()
    for name in ("Anna", ""):
        at_home(anna, home)
        tap(anna, "go", "network")
        tap(anna, "go", "setup", "klunker", "net")
        anna.wait_for_selector("[data-screen=setup] .confirm:enabled")
        tap(anna, "count", 3)
        tap(anna, "start")
        if name:  # which is asked for once
            expect(anna.locator("dialog.sit input")).to_be_focused()
            anna.keyboard.type(name)
            anna.keyboard.press("Enter")
        seated(anna, "Anna")
        expect(anna.locator("dialog")).to_have_count(0)
        expect(anna.locator("[data-screen=lobby] .thumb .confirm")).to_be_enabled()


def test_a_fourth_phone_at_a_full_table_asks_for_a_bots_seat_by_keyboard(
    home: Home, phone: Phone
) -> None:
    anna, bert, mia = home.phone("Anna"), phone(), phone()
    anna.enter(anna.make("klunker", ["person", "person", "bot:solid"]))
    join(bert, home.address, anna.table["code"])
    sit(bert, 1, "Bert")
    anna.sit(0)
    mia.goto(f"{home.address}/#join/{anna.table['code']}")
    expect(mia.get_by_role("dialog", name="Every seat is taken")).to_be_visible()
    for page, size in ((bert, "100%"), (mia, "100%"), (bert, "200%"), (mia, "200%")):
        page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
        page.evaluate("document.querySelector('.letters').textContent = 'WMWM'")  # a wide code
        at_rest(page)
        assert page.evaluate(CUT_OFF) == []
    mia.keyboard.type("Mia")
    ask = mia.get_by_role("button", name="Ask for the seat of Toad 2")
    while not ask.evaluate("button => button === document.activeElement"):
        mia.keyboard.press("Tab")
    mia.keyboard.press("Enter")
    asked = bert.get_by_role("status").filter(has_text="Mia would like to sit instead of Toad 2.")
    expect(asked).to_be_visible()
    anna.ask("vote", motion=anna.settle().table["motion"]["motion"], yes=True)
    seated(mia, "Mia")
    assert mia.evaluate(CUT_OFF) == []


def test_a_free_seat_in_a_running_game_is_offered_at_once(home: Home, phone: Phone) -> None:
    anna, mia = hosted(home, "person", "bot:solid"), fingers(phone())
    bert = home.phone("Bert").enter(anna.table["table"]).sit(1)
    anna.ask("start")
    bert.ask("propose", what="free", seat=1)
    mia.goto(f"{home.address}/#join/{anna.table['code']}")
    mia.wait_for_selector("[data-screen=table] dialog.sit:has-text('The seat of Bert 1 is free.')")
    mia.keyboard.type("Mia")
    mia.tap("dialog.sit .confirm")
    expect(mia.locator(".player.is-me")).to_contain_text("Mia")
    expect(mia.locator(".hand")).to_be_visible()
    assert taps(mia) == 1
