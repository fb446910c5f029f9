"""Places of the app to be looked at: how each is opened, on a phone that has tables."""

import functools
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from client.shelf import saves
from shared_rules import GAMES
from tests.browser.people.player import taught
from tests.browser.stored import LAY, THERE
from tests.client.phone import played

UPRIGHT = {"width": 360, "height": 640}


@functools.cache
def tables() -> list[list[Any]]:
    """A running and a finished table of each game, as they lie on the shelves."""
    rows = []
    for game in GAMES:
        for ident, moves in ((f"{game}-on", 6), (f"{game}-over", -1)):
            rows += saves.keep(ident, played(game, "Anna Bartholomäus Bombina", moves), 1)[1]
    return rows


class Visitor:
    """Opens screens on phones of its own, and listens for what goes wrong."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.guide: Page | None = None  # the phone that sees one place after the other

    def open(self, address: str = "", new: bool = False) -> Page:
        """A screen on a phone with tables, or the first one on a new phone."""
        context = self.browser.new_context(
            viewport=UPRIGHT, color_scheme="light", locale="de-DE", reduced_motion="reduce"
        )
        taught(context)
        self.contexts.append(context)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        page = context.new_page()
        page.goto(self.address)
        page.wait_for_selector("html[data-ready] [data-screen=home]")
        if not new:
            page.evaluate(THERE)
            page.goto(self.address + "icons/unke.svg")  # here the app does not run
            page.evaluate(LAY, tables())
            page.goto(self.address + address)
            page.wait_for_selector("html[data-ready] [data-screen]")
        return page

    def go(self, place: str) -> Page:
        """One of the places below, as if nothing had been done at the others."""
        address, landmark, then = PLACES[place]
        if self.guide:
            self.leave_place(self.guide)
            self.guide.evaluate("address => { location.hash = address || '#' }", address)
        else:
            self.guide = self.open(address)
        self.guide.locator(landmark).first.wait_for()
        if then:
            then(self.guide)
        return self.guide

    def leave_place(self, page: Page) -> None:
        """All that has been opened is closed, and all tables are there again."""
        for other in page.context.pages:
            if other != page:
                other.close()
        page.set_viewport_size(UPRIGHT)
        page.emulate_media(color_scheme="light")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
        page.evaluate("location.hash = '#settings'")
        page.wait_for_selector("[data-screen=settings]")
        page.evaluate(LAY, tables())

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.errors == []


def home(page: Page) -> None:
    page.locator(".fold").click()
    page.locator(".finished .table-row").first.wait_for()


def deleted(page: Page) -> None:
    page.locator(".running .table-row .icon").first.click()
    page.locator("dialog .danger").click()
    page.locator(".is-deleted").wait_for()


def weighed(page: Page) -> None:
    page.locator(".moments").wait_for(timeout=90_000)
    page.locator(".thinking button").click()


def day(page: Page) -> None:
    page.locator(".month button").first.click()
    page.locator("dialog[open] .deals").wait_for()


def leaf(page: Page) -> None:
    page.locator(".leaf").first.click()
    page.locator("dialog[open] .scoresheet").wait_for()


def person(page: Page) -> None:
    page.locator(".choice", has_text="Klunker").click()
    page.locator(".scrolls .quiet").first.click()
    page.locator(".plot .everybody").first.wait_for(state="attached")


def more(page: Page) -> None:
    page.locator(".table-row .icon").first.click()
    page.locator("dialog[open]").wait_for()


def seat(page: Page) -> None:
    page.locator(".token").first.click()
    page.locator("dialog[open]").wait_for()


def option(page: Page) -> None:
    page.locator(".option-row").first.click()
    page.locator("dialog[open]").wait_for()


def licences(page: Page) -> None:
    page.locator("[data-tap*=licences]").click()
    page.locator("dialog[open]").wait_for()


def middle(page: Page) -> None:
    page.locator(".look progress").wait_for(state="detached")
    page.locator(".slide input").focus()
    for _ in range(3):
        page.keyboard.press("PageUp")
    page.wait_for_function("document.querySelector('.slide input').value > 3")


def moves(page: Page) -> None:
    page.get_by_role("button", name="Was bisher geschah").click()
    page.locator("dialog[open]").wait_for()


def reason(page: Page) -> None:
    page.locator(".why").first.click()
    page.locator("dialog[open]").wait_for()


def contents(page: Page) -> None:
    page.locator("footer .quiet").click()
    page.locator("dialog[open]").wait_for()


def faulty(page: Page) -> None:
    page.locator("[data-cell='0 1']").fill("")
    page.locator(".thumb .confirm").click()
    page.locator("[aria-invalid=true]").wait_for()


def pairs(page: Page) -> None:
    page.locator(".choices .choice").nth(3).click()
    page.locator(".pairs select").first.wait_for()


def elsewhere(page: Page) -> None:
    """Another window takes the table."""
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("[data-tap*=takeover]").click()
    page.locator("[data-tap*=takeover]").wait_for()


def trouble(page: Page) -> None:
    """What lies where a table should is none, and nobody has expected that."""
    page.evaluate(LAY, [["tables", "odd", 7]])
    page.evaluate("location.hash = '#bring/odd'")
    page.locator("[data-screen=trouble]").wait_for()


PLACES = {
    "home": ("", ".go-on", home),
    "home, deleted": ("", ".go-on", deleted),
    "home, a table": ("", ".go-on", more),
    **{f"setup {game}": (f"#setup/{game}", ".tag", None) for game in GAMES},
    "setup, a seat": ("#setup/klunker", ".tag", seat),
    "setup, an option": ("#setup/dschunke", ".tag", option),
    **{f"result {game}": (f"#result/{game}-over", ".scoresheet", None) for game in GAMES},
    "result, a reason": ("#result/dschunke-over", ".scoresheet", reason),
    **{f"story {game}": (f"#story/{game}-over", ".chapters", None) for game in GAMES},
    "result, gone": ("#result/nothing", ".note h1", None),
    **{f"look {game}": (f"#look/{game}-over", ".slide", middle) for game in GAMES},
    "again": ("#again/klunker-over", ".tag", None),
    "again, from a position": ("#again/dschunke-over/20", ".tag", None),
    "review": ("#review/klunker-over", ".plot", weighed),
    "look, moves": ("#look/klunker-over", ".slide", moves),
    "challenges": ("#challenges", ".month", None),
    "challenges, a day": ("#challenges", ".month", day),
    "challenge": ("#challenge/dschunke/day-20412", ".thumb", None),
    "chronicle": ("#chronicle", ".leaf", None),
    "chronicle, person": ("#chronicle", ".leaf", person),
    "chronicle, game": ("#chronicle", ".leaf", leaf),
    "look, running": ("#look/klunker-on", ".note .confirm", None),
    "table, gone": ("#table/nothing", ".note h1", None),
    "table, elsewhere": ("#table/klunker-on", "[data-screen=public]", elsewhere),
    "trouble": ("#settings", ".switch", trouble),
    "settings": ("#settings", ".switch", None),
    "settings, licences": ("#settings", ".switch", licences),
    "rules": ("#rules", ".tile", None),
    "rules, contents": ("#rules/halunken", ".rule", contents),
    "rules dschunke": ("#rules/dschunke/table/market", ".is-meant .junk", None),
    "box": ("#dschunke-box", "[data-cell]", faulty),
    "box, pairs": ("#dschunke-box", "[data-cell]", pairs),
}
