"""All that a decision needs is in sight at once on a phone, upright and on its side.

No two numbers run together. With letters of twice the size players and board may scroll; question,
hand and buttons stay.
"""

import json
from collections.abc import Iterator
from importlib import import_module

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from client.shelf import saves
from shared_rules import GAMES
from shared_rules.engine.table import Table
from shared_rules.extras import has
from tests.browser.conftest import at_home
from tests.browser.people.player import hastened, taught
from tests.browser.phases import DRAWN, RESTS, STANDS, arrive, at_rest, uncover
from tests.browser.stored import LAY, lay
from tests.browser.watch.display import AMISS
from tests.client.phone import played
from tests.moments import begin, crammed, every_question, fullest, questions, weight

PAINTED = [game for game in GAMES if has(game, "board")]
"""A plain board may be longer than its place."""
UPRIGHT = ViewportSize(width=360, height=640)
SIDEWAYS = ViewportSize(width=640, height=360)
"""The smallest; what fits here fits on a larger phone's side."""

Amiss = dict[tuple[str, int, str], object]


LONGEST = "de-DE"
"""The language whose words need most room."""
in_the_longest_words = pytest.mark.parametrize("page", [LONGEST], indirect=True)


@pytest.fixture(scope="module", params=[LONGEST, "en-GB", "it-IT"])
def page(browser: Browser, app: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A small phone, in each language."""
    context = browser.new_context(viewport=UPRIGHT, reduced_motion="reduce", locale=request.param)
    taught(context)
    page = context.new_page()
    page.goto(app)
    at_home(page)
    hastened(page, STANDS)
    yield page
    context.close()


def show(page: Page, table: Table) -> None:
    """Lay a table there; what has happened at it begins to be told."""
    page.evaluate("location.hash = '#'")
    at_home(page)
    lay(page, table)


LOOK = f"""([letters, width]) => {{  // laid out at once: no frame need be painted for it
    document.documentElement.style.fontSize = letters
    return innerWidth === width && ({RESTS})() ? ({AMISS})(letters !== "100%") : null
}}"""


def look(page: Page, size: ViewportSize, name: str, amiss: Amiss, letters: str = "100%") -> None:
    """What is not as it should be at one size, of the page and of letters, is added to `amiss`."""
    if page.viewport_size != size:
        page.set_viewport_size(size)
    found = page.evaluate(LOOK, [letters, size["width"]])
    if found != []:  # it is still coming, or a hand finds its height only when all else has
        at_rest(page)
        found = page.evaluate(AMISS, letters != "100%")
    if found:
        amiss[name, size["width"], letters] = found


def look_well(page: Page, name: str, amiss: Amiss) -> None:
    """At both sizes, with letters of both sizes, from the size at which the page is now."""
    for size in (SIDEWAYS, UPRIGHT) if page.viewport_size == SIDEWAYS else (UPRIGHT, SIDEWAYS):
        look(page, size, name, amiss)
        look(page, size, name, amiss, "200%")


@in_the_longest_words
@pytest.mark.parametrize("game", PAINTED)
def test_all_of_any_question_is_in_sight_with_the_fullest_hand(page: Page, game: str) -> None:
    amiss: Amiss = {}
    for name, table in every_question(game):
        show(page, crammed(table))
        arrive(page)
        look_well(page, name, amiss)
    assert amiss == {}


@in_the_longest_words
@pytest.mark.parametrize("game", PAINTED)
def test_all_is_in_sight_with_any_number_of_players(page: Page, game: str) -> None:
    """At the fullest question of each, with the fullest hand; of the fewest at another one, too."""
    seats = GAMES[game].SEATS
    tables = {str(number): fullest(game, number) for number in seats}
    first, *_ = questions(game, min(seats)).items()
    amiss: Amiss = {}
    for name, table in [first, *tables.items()]:
        show(page, table)
        arrive(page)
        look_well(page, name, amiss)
    assert amiss == {}


@in_the_longest_words
@pytest.mark.parametrize("game", PAINTED)
def test_all_of_any_question_is_in_sight_where_several_share_a_phone(page: Page, game: str) -> None:
    """On the public table, and when whoever is asked has uncovered the tray."""
    amiss: Amiss = {}
    uncovered = 0
    for name, table in every_question(game):
        for player in table.players:
            player["kind"] = "person"
        show(page, table)
        arrive(page)
        if not page.locator("[data-screen=public]").count():  # nothing is told before the curtain
            continue
        if page.locator("[data-cover]").count():
            look(page, UPRIGHT, name, amiss, "200%")  # a lid needs less than what lies under it
            uncover(page)
            uncovered += 1
        look_well(page, name, amiss)
    assert amiss == {}
    assert uncovered or not has_private(game)


def has_private(game: str) -> bool:
    """Whether anybody at all holds something hidden in this game."""
    return any(table.game.view(0)["private"] for _, table in every_question(game))


@in_the_longest_words
@pytest.mark.parametrize("game", PAINTED)
def test_all_that_is_told_is_in_sight(page: Page, game: str) -> None:
    """Each step of a round of bots, to one who sits among them."""
    amiss: Amiss = {}
    told = 0
    page.set_viewport_size(UPRIGHT)
    show(page, max((table for _, table in every_question(game)), key=since_own_move))
    while page.locator(".telling").count():
        told += 1
        look_well(page, page.locator(".question").inner_text(), amiss)
        page.locator(".telling [data-tap*=next]").click()
        page.evaluate(DRAWN)
    assert amiss == {}
    assert told > 1


def since_own_move(table: Table) -> int:
    """How much has happened since the first seat has moved."""
    own = [number for number, (seat, _) in enumerate(table.record.moves) if seat == 0]
    return len(str(table.record.facts[max(own, default=0) :]))


@pytest.mark.parametrize("game", PAINTED)
def test_who_has_given_no_name_is_called_by_one_that_is_not_cut_off(page: Page, game: str) -> None:
    language = page.evaluate("document.documentElement.lang")
    word = import_module(f"client.app.words.{language}").WORDS["setup.player"]
    table = begin(game, max(GAMES[game].SEATS), first=0)
    for seat, player in enumerate(table.players):
        player["name"] = word.replace("{0}", str(seat + 1))
    page.set_viewport_size(UPRIGHT)
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.evaluate("location.hash = '#'")
    at_home(page)
    lay(page, table)
    arrive(page)
    at_rest(page)
    names = page.locator(".player .name")
    expect(names).to_have_count(len(table.players))
    cut = names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length")
    assert cut == 0


@pytest.mark.parametrize("page", ["de-DE"], indirect=True)
@pytest.mark.parametrize("game", PAINTED)
def test_what_unke_advises_takes_no_room_that_is_needed(page: Page, game: str) -> None:
    tables = sorted(every_question(game), key=lambda found: weight(found[1].game))
    show(page, crammed(tables[-1][1]))
    arrive(page)
    amiss: Amiss = {}
    for label in ("Warum?", "Zeig’s", "Danke"):
        page.locator(".ask").click()
        expect(page.locator(".ask")).to_have_text(label)
        look_well(page, label, amiss)
    assert amiss == {}


@pytest.mark.parametrize("letters", ["", "200%"])
def test_who_is_called_by_the_curtain_sees_how_it_opens(page: Page, letters: str) -> None:
    table = begin(next(key for key in GAMES if has_private(key)), 3)
    for player in table.players:
        player["kind"] = "person"
    page.set_viewport_size(UPRIGHT)
    page.evaluate("localStorage.setItem('unke.curtain', 'on')")
    page.evaluate("location.hash = '#'")
    at_home(page)
    page.reload()
    at_home(page)
    hastened(page, STANDS)
    page.evaluate("letters => { document.documentElement.style.fontSize = letters }", letters)
    lay(page, table)
    page.wait_for_selector(".curtain")
    for size in (UPRIGHT, SIDEWAYS):
        page.set_viewport_size(size)
        at_rest(page)
        boxes = [place.bounding_box() for place in page.locator(".plate, .curtain button").all()]
        assert len(boxes) > 2
        for box in boxes:
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
            assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
    page.evaluate("localStorage.removeItem('unke.curtain')")
    page.evaluate("location.hash = '#'")
    at_home(page)
    page.reload()
    at_home(page)
    hastened(page, STANDS)


SHEET_AMISS = """() => {
    const amiss = []
    const all = document.scrollingElement
    if (all.scrollHeight > innerHeight || all.scrollWidth > innerWidth) amiss.push("the page")
    for (const place of document.querySelectorAll(".sums, .scoresheet :is(th, td)"))
        if (place.scrollWidth > place.clientWidth + 1) amiss.push("cut off: " + place.textContent)
    return amiss
}"""
EVERY_REASON = [["money", 31], ["met", 8, "eight-brown"], ["unmet", 0, "eight-purple"],
                ["all", 25], ["goods", 0, 7]]  # fmt: skip


BESIDE = """() => {
    const amiss = document.scrollingElement.scrollWidth > innerWidth ? ["the page"] : []
    for (const place of document.querySelectorAll(".scoresheet tbody td:nth-of-type(-n + 2)"))
        if (place.getBoundingClientRect().right > innerWidth)
            amiss.push("out of sight: " + place.textContent)
    return amiss
}"""


@pytest.mark.parametrize("game", PAINTED)
def test_the_score_sheet_of_four_is_seen_at_once(page: Page, game: str) -> None:
    """With the names that one is given, also where somebody has points for everything; with large
    letters the best two stand beside what the points are for, the others scroll there."""
    lay_score_sheet(page, game)
    assert page.evaluate(SHEET_AMISS) == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    at_rest(page)
    assert page.evaluate(BESIDE) == []


def lay_score_sheet(page: Page, game: str) -> None:
    """Of four players who have given no names."""
    named = {"de": "Spieler", "en": "Player", "it": "Giocatore"}
    name = named[page.evaluate("document.documentElement.lang")]
    table = played(game, "Anna Ben Cleo Dora", -1)
    for seat, player in enumerate(table.players):
        player.update(name=f"{name} {seat + 1}", kind="bot:solid" if seat else "person")
    rows = json.loads(json.dumps(saves.keep("ab", table, 1)[1]))
    if game == "dschunke":
        rows[1][2]["outcome"]["sheet"][0] = EVERY_REASON
    page.set_viewport_size(UPRIGHT)
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.evaluate("location.hash = '#'")
    at_home(page)
    page.evaluate(LAY, rows)
    page.evaluate("location.hash = '#result/ab'")
    page.locator(".scoresheet").wait_for()
    at_rest(page)
