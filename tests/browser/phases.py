"""The table in its phases: how each is reached, to be looked at."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from shared_rules.engine.table import Table
from shared_rules.engine.words import shown, words_of
from tests.browser.conftest import PHONE, at_home
from tests.browser.people.player import hastened, taught
from tests.browser.stored import begun, lay, played

Until = Callable[[Table], bool]

STANDS = 100_000
"""At such a tempo a step of the story stands for as long as anybody looks."""


def asks(phase: str, moves: int = 0) -> Until:
    """The first person is asked this, when so many moves have been made."""

    def until(table: Table) -> bool:
        is_asked = 0 in table.game.waiting_for() and len(table.record.moves) >= moves
        return is_asked and table.game.now["phase"] == phase

    return until


def black_jacks(table: Table) -> bool:
    """The first of two people has laid her own card, and is asked for Black Jack's."""
    game = table.game
    return asks("cards")(table) and game.control == 0 and len(game.now["sealed"][0]) == 1


def over(table: Table) -> bool:
    return table.over


# What is done as soon as the table is there


def arrive(page: Page) -> None:
    """Skip what has happened: now is asked what is asked."""
    page.evaluate("document.querySelector(`[data-tap='[\"end\"]']`)?.click()")
    page.wait_for_selector(".telling", state="detached")


def watch(page: Page) -> None:
    """Look at what has happened, of which the first step stands still."""
    page.wait_for_selector(".telling .question")


def uncover(page: Page) -> None:
    """Look at one's own cards."""
    arrive(page)
    page.locator("[data-cover]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".lid")


def see_enough(page: Page) -> None:
    """Everybody has seen what has happened: the curtain falls."""
    arrive(page)
    page.tap("[data-tap='[\"curtain\"]']")
    page.wait_for_selector(".curtain")


class Moment(NamedTuple):
    """A table to be looked at: how it is reached, and what is done there."""

    game: str
    seats: int
    persons: int
    until: Until
    seed: int = 1
    then: Callable[[Page], None] = arrive


PHASES = {
    "klunker, windows": Moment("klunker", 3, 1, asks("windows")),
    "klunker, safes": Moment("klunker", 5, 1, asks("safes", 20)),
    "klunker, over": Moment("klunker", 3, 1, over),
    "halunken, cards": Moment("halunken", 3, 1, asks("cards", 20)),
    "halunken, prowl": Moment("halunken", 4, 1, asks("prowl", 20)),
    "halunken, two players": Moment("halunken", 2, 1, asks("auction")),
    "halunken, Black Jack's card": Moment("halunken", 2, 1, black_jacks, 4),
    "dschunke, action": Moment("dschunke", 3, 1, asks("action", 40)),
    "dschunke, sale": Moment("dschunke", 4, 1, asks("sale")),
    "dschunke, two players": Moment("dschunke", 2, 1, asks("action", 20)),
    "a public table, covered": Moment("klunker", 5, 5, asks("windows", 12)),
    "a public table, asked": Moment("dschunke", 4, 4, asks("action", 40)),
    "a public table, of four": Moment("halunken", 4, 4, asks("prowl", 20)),
    "a public table, before the curtain": Moment("halunken", 3, 3, asks("cards", 20)),
    "an uncovered tray": Moment("klunker", 4, 4, asks("windows", 12), 1, uncover),
    "an uncovered tray of goods": Moment("dschunke", 4, 4, asks("action", 60), 1, uncover),
    "a story": Moment("dschunke", 4, 1, asks("action", 60), 1, watch),
    "a story for all": Moment("halunken", 4, 4, asks("prowl", 20), 1, watch),
    "a curtain": Moment("halunken", 3, 3, asks("cards", 20), 1, see_enough),
}


def phone(browser: Browser, address: str) -> Page:
    """The app on a phone of its own; close its context afterwards."""
    context = browser.new_context(**PHONE, reduced_motion="reduce")
    taught(context)
    page = context.new_page()
    page.goto(address)
    at_home(page)
    return page


def show(page: Page, phase: str) -> None:
    """Lay a table in one of these phases, and open it."""
    moment = PHASES[phase]
    page.keyboard.press("Escape")
    page.evaluate("location.hash = '#'")
    at_home(page)
    hastened(page, STANDS)
    lay(page, played(begun(*moment[:3], moment.seed), moment.until))
    moment.then(page)


DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def read_on(page: Page) -> list[str]:
    """What the steps of the story say, from the one that stands there to the last one."""
    read = []
    while page.locator(".telling").count():
        read.append(page.locator(".telling .question").inner_text())
        page.tap(".telling [data-tap*=next]")
        page.evaluate(DRAWN)
    return read


def since_own_turn(table: Table, seat: int) -> list[str]:
    """The sentences of all that has happened since a seat has moved, and of what came of that."""
    words = words_of(table.record.key, "en")
    names = [player["name"] for player in table.players]
    first = max(number for number, (by, _) in enumerate(table.record.moves) if by == seat)
    facts = table.record.facts[first:]
    return [
        shown(words, fact, names)
        for made in (facts if len(facts[0]) > 1 else facts[1:])
        for fact in made
    ]


RESTS = """() => {
    const moves = ({ playState, effect }) => {
        const { localTime, delay, endTime } = effect.getComputedTiming()
        const stands = endTime === Infinity || localTime < delay - 300
        const isMark = effect.getKeyframes().every((frame) => "outline" in frame)
        return playState === "running" && !stands && !isMark
    }
    return [...document.images].every(({ complete }) => complete)
        && !document.getAnimations().some(moves)
}"""
"""What does not begin yet rests for now, and so does an outline round what has changed."""


def at_rest(page: Page) -> None:
    """Wait until all pictures are there, and nothing moves but what always does."""
    page.wait_for_function(RESTS)
