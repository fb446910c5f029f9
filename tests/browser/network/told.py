"""What a screen of the network tells of a game, step by step, and what it shows meanwhile."""

from typing import Any

from playwright.sync_api import Page

from shared_rules.engine.table import Table
from shared_rules.engine.words import shown, words_of
from shared_rules.extras import extra

KEEP = """() => {
    window.everySentence = []
    window.everyScreen = []
    let last = ""
    const count = (selector) => document.querySelectorAll(selector).length
    const look = () => {
        const screen = document.querySelector("[data-screen]")?.dataset.screen
        const text = document.querySelector(".telling .question, .tv .question")?.textContent ?? ""
        if (text && text !== last) everySentence.push(text)
        last = text
        const seen = {
            screen,
            hands: count(".hand"),
            picks: count(".is-offered, .is-picked, .confirm:enabled"),
            tray: document.querySelector(".tray-row")?.innerHTML ?? "",
        }
        everyScreen.push(seen)
    }
    new MutationObserver(look).observe(document, {
        subtree: true, childList: true, attributes: true, characterData: true,
    })
}"""


def keep(page: Page) -> Page:
    """Keep what the page tells and shows from now on, whenever it is loaded."""
    page.add_init_script(f"({KEEP})()")
    return page


def heard(page: Page) -> list[str]:
    """The sentences of the story, and on a television the questions between them."""
    sentences: list[str] = page.evaluate("everySentence")
    return sentences


def screens(page: Page) -> list[dict[str, Any]]:
    """What was on the screen after each change."""
    found: list[dict[str, Any]] = page.evaluate("everyScreen")
    return found


def sentences(table: Table, first: int = 0, but: int | None = None) -> list[str]:
    """What there is to tell of a game from a move on, to everybody but the one who made it."""
    names = [player["name"] for player in table.players]
    return sentences_of(table.record.key, names, table.log(first), but)


def sentences_of(key: str, names: list[str], log: list[Any], but: int | None = None) -> list[str]:
    words, unsaid = words_of(key, "en"), extra(key, "flights").UNSAID
    return [
        shown(words, fact, names)
        for seat, facts in log
        for fact in facts
        if seat != but and fact[0] not in unsaid
    ]


def missing(said: list[str], wanted: list[str]) -> list[str]:
    """What has not been told, or not in its order."""
    story, at, lost = " ".join(said), 0, []
    for sentence in wanted:
        found = story.find(sentence, at)
        if found < 0:
            lost.append(sentence)
        else:
            at = found + len(sentence)
    return lost
