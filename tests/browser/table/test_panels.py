"""Numbers never run together, on a player's panel or a track, at the fullest tables on a phone.

With letters of twice the size neither.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from shared_rules import GAMES
from shared_rules.engine.table import Table
from shared_rules.extras import has
from tests.browser.conftest import at_home
from tests.browser.phases import at_rest, phone
from tests.browser.stored import lay
from tests.moments import crammed, every_question, questions, weight

pytestmark = pytest.mark.slow

PAINTED = [game for game in GAMES if has(game, "board")]

RUN_TOGETHER = """() => {
    const amiss = []
    for (const part of document.querySelectorAll(".player .badge, .board .squares")) {
        const panel = part.closest(".player")
        const edge = panel?.getBoundingClientRect()
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        const seen = []
        while (texts.nextNode()) {
            const text = texts.currentNode
            if (text.parentElement.closest(".unseen")) continue
            const range = document.createRange()
            range.selectNodeContents(text)
            const box = range.getBoundingClientRect()
            if (!box.width) continue
            const isIn = (edge) =>
                edge.left <= box.left && box.right <= edge.right && box.bottom <= edge.bottom + 1
            if (edge && !isIn(edge)) amiss.push("beyond the panel: " + text.data)
            for (const [other, there] of seen) {
                const inLine = box.top < there.bottom - 4 && there.top < box.bottom - 4
                if (inLine && box.left < there.right + 2 && there.left < box.right + 2)
                    amiss.push("run together: " + other + " " + text.data)
            }
            seen.push([text.data, box])
        }
    }
    return amiss
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, app: str) -> Iterator[Page]:
    page = phone(browser, app)
    yield page
    page.context.close()


def fullest_of(game: str, seats: int) -> Table:
    return max(questions(game, seats).values(), key=lambda table: weight(table.game))


def fullest(table: Table) -> Table:
    """With as much as there can ever be; who controls something besides has that as well."""
    if hasattr(table.game, "control"):
        table.game.control = 0
    return crammed(table)


@pytest.mark.parametrize("letters", ["", "200%"])
@pytest.mark.parametrize("game", PAINTED)
def test_numbers_never_run_together(page: Page, game: str, letters: str) -> None:
    page.evaluate("letters => { document.documentElement.style.fontSize = letters }", letters)
    amiss: dict[str, object] = {}
    fewer = [(f"{seats} seats", fullest_of(game, seats)) for seats in GAMES[game].SEATS]
    for name, table in [*every_question(game), *fewer]:
        page.evaluate("location.hash = '#'")
        at_home(page)
        lay(page, fullest(table), name)
        page.wait_for_selector(".player")
        at_rest(page)
        if found := page.evaluate(RUN_TOGETHER):
            amiss[name] = found
    assert amiss == {}
