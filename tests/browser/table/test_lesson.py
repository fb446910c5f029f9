"""A first game with Unke: by touch, by keys, by ear, without a network; she covers nothing."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, expect

from client.app import settings
from client.games.teaching import ASK, TELL
from client.lessons.host import LessonHost
from shared_rules import GAMES
from shared_rules.engine.words import LANGUAGES
from shared_rules.extras import extra, has, module_name, texts
from tests.browser.conftest import at_home, start, wait_until
from tests.browser.hosts import Host
from tests.browser.people.listener import HEAR
from tests.browser.people.player import hastened, tap
from tests.browser.people.pupil import BEYOND, COVERED, Pupil
from tests.browser.people.typist import FOCUS
from tests.browser.phases import STANDS, at_rest
from tests.browser.watch.display import AMISS
from tests.browser.watch.eyes import complaints
from tests.browser.watch.meter import KEEP

TAUGHT = [game for game in GAMES if has(game, "lesson")]
UPRIGHT: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SMALLEST: ViewportSize = {"width": 320, "height": 568}
DESK: ViewportSize = {"width": 1280, "height": 800}


@pytest.fixture
def phone_in(browser: Browser, app: str) -> Iterator[Callable[[str], Page]]:
    """A phone that speaks a language, at home."""
    contexts = []

    def phone(language: str) -> Page:
        context = browser.new_context(
            viewport=UPRIGHT, has_touch=True, locale=language, reduced_motion="reduce"
        )
        contexts.append(context)
        page = context.new_page()
        start(page, app)
        hastened(page)
        return page

    yield phone
    for context in contexts:
        context.close()


def begin(page: Page, game: str) -> None:
    page.tap(f'.tile + .lesson-offer [data-tap=\'["go","lesson","{game}"]\']')
    page.wait_for_selector(".bubble")


def verbs(game: str) -> list[str]:
    return [step.move[0] for step in extra(game, "lesson").STEPS if step.kind == ASK]


def fingers(page: Page) -> Pupil:
    return Pupil(
        page, lambda message: page.tap(f"[data-tap='{message}']:not(.veil):visible >> nth=0")
    )


LONGEST = "de"
"""The language whose words need most room."""
OTHERWISE = """async (text) => {
    const said = document.querySelector(".bubble p")
    const told = said.textContent
    said.textContent = text
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const amiss = (AMISS)(false)
    said.textContent = told
    return amiss
}""".replace("AMISS", AMISS)
"""What is amiss where she says the same in another language."""


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("game", "language"), list(zip(TAUGHT, LANGUAGES, strict=False)))
def test_it_is_learnt_by_touch_and_nothing_is_covered_at_any_size(
    phone_in: Callable[[str], Page], game: str, language: str
) -> None:
    """Also in the longest words; when a move is asked for, on its side and on a desk by turns."""
    page = phone_in(language)
    assert complaints(page) == {}
    begin(page, game)
    assert complaints(page) == {}
    spoken = {tongue: texts(module_name(game, "lesson"), tongue).TEXTS for tongue in LANGUAGES}
    host = LessonHost(game)
    host.hear(["host", "seats", None, ""])
    names = [player["name"] for player in host.players]
    amiss: dict[str, object] = {}
    asked = 0

    def longest(said: str) -> str:
        """The same in the language that needs most letters for it."""
        for key, text in spoken[language].items():
            if filled(text, names) == said:
                return max((filled(spoken[tongue][key], names) for tongue in LANGUAGES), key=len)
        raise AssertionError(said)

    def look() -> None:
        nonlocal asked
        said = page.locator(".bubble p").inner_text()
        at_rest(page)
        wrong = page.evaluate(COVERED) + page.evaluate(OTHERWISE, longest(said))
        if page.locator(".bubble .does").count():
            if not asked:
                look_up(page)
            asked += 1
            page.set_viewport_size(DESK if asked % 2 else SIDEWAYS)
            at_rest(page)
            if page.evaluate(AMISS, False):  # a hand finds its height only when all else has
                page.wait_for_timeout(500)
            wrong += page.evaluate(AMISS, False)
            page.set_viewport_size(UPRIGHT)
        if wrong:
            amiss[said] = wrong

    pupil = fingers(page)
    pupil.learn(look)
    assert amiss == {}
    assert pupil.made == verbs(game)
    tap(page, "home")
    at_home(page)
    page.wait_for_function(f"localStorage.getItem('unke.lesson-{game}') === 'done'")
    assert not page.locator(f'[data-tap=\'["go","lesson","{game}"]\']').count()


def filled(text: str, names: list[str]) -> str:
    for seat, name in enumerate(names):
        text = text.replace(f"{{{seat}}}", name)
    return text


def look_up(page: Page) -> None:
    """A move is asked for; all chapters are listed."""
    assert complaints(page) == {}
    tap(page, "overlay", "menu")
    page.wait_for_selector("dialog[open]")
    assert complaints(page) == {}
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", TAUGHT)
def test_it_is_learnt_by_keys_and_by_ear_with_large_letters(
    phone_in: Callable[[str], Page], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each sentence is heard once; each button is one in the accessibility tree, and Tab leads to
    it. The board scrolls to what she speaks of, the foot stays."""
    page = phone_in(LONGEST)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    tree = page.context.new_cdp_session(page)
    lost: list[str] = []
    nameless: list[str] = []
    amiss: dict[str, object] = {}

    def press(message: str) -> None:
        for _ in range(80):
            if page.evaluate(FOCUS)[0] == message:
                if not is_named_button(tree):
                    nameless.append(message)
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {message}")

    def act(message: str) -> None:
        if page.evaluate(FOCUS)[1]:
            lost.append(message)
        press(message)

    def look() -> None:
        at_rest(page)
        page.wait_for_function(f"!({BEYOND})().length")
        wrong = page.evaluate(AMISS, True)
        if wrong:
            amiss[page.locator(".bubble p").inner_text()] = wrong

    page.evaluate(HEAR)
    press(f'["go","lesson","{game}"]')
    page.wait_for_selector(".bubble")
    pupil = Pupil(page, act)
    pupil.learn(look)
    assert pupil.made == verbs(game) and lost == [] and nameless == [] and amiss == {}
    heard = page.evaluate("heard.spoken")
    monkeypatch.setitem(settings.now, "language", LONGEST)
    host = LessonHost(game)
    host.hear(["host", "seats", None, ""])
    for step in extra(game, "lesson").STEPS:
        if step.kind in (TELL, ASK):
            assert heard.count(host.text(step.key)) == 1, step.key


def is_named_button(tree: CDPSession) -> bool:
    """Whether a screen reader finds a button with a name where the focus is."""
    here = tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
    place = {"objectId": here["result"]["objectId"], "fetchRelatives": False}
    node = tree.send("Accessibility.getPartialAXTree", place)["nodes"][0]
    is_button = not node["ignored"] and node["role"]["value"] == "button"
    return is_button and bool(node["name"]["value"])


def test_it_needs_no_network_and_goes_on_where_it_was_left(tab: Page, host: Host) -> None:
    game = TAUGHT[0]
    start(tab, host.address)
    tab.wait_for_function("navigator.serviceWorker.controller")
    assert tab.evaluate(KEEP)
    host.stop()
    tab.reload()
    at_home(tab)
    hastened(tab)
    begin(tab, game)
    pupil = fingers(tab)
    stored = f"localStorage.getItem('unke.lesson-{game}')"
    while not tab.evaluate(stored):
        pupil.step()
    pupil.now()
    said = pupil.said[-1]
    tab.reload()
    tab.wait_for_selector("html[data-ready] .bubble")
    assert tab.locator(".bubble p").inner_text() == said
    tab.go_back()
    at_home(tab)
    hastened(tab)
    begin(tab, game)
    tap(tab, "overlay", "menu")
    tab.locator(".lesson-chapters button").last.tap()
    fingers(tab).learn()
    wait_until(tab, f"Promise.resolve({stored} === 'done')")


def test_the_smallest_phone_shows_all_games_and_their_lessons(
    phone_in: Callable[[str], Page],
) -> None:
    page = phone_in(LONGEST)
    page.set_viewport_size(SMALLEST)
    shown = page.locator(".tile, .lesson-offer button")
    assert shown.count() == 4 + 2 * len(TAUGHT)
    for place in shown.all():
        box = place.bounding_box()
        assert box and box["y"] + box["height"] <= SMALLEST["height"] and box["height"] >= 44


def test_another_move_is_answered_and_the_asked_one_can_still_be_made(
    phone_in: Callable[[str], Page],
) -> None:
    """A gold tooth for the window: she would rather have it kept."""
    page = phone_in("en")
    begin(page, "klunker")
    hastened(page, STANDS)
    page.tap(".onward [data-tap*=end]")
    page.wait_for_selector(".bubble .does")
    said = page.locator(".bubble p")
    asked = said.inner_text()
    page.locator(".hand [data-thing=tooth] button").first.tap()
    page.tap(".confirms .confirm:enabled")
    expect(said).not_to_have_text(asked)
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", "0")
    tap(page, "do")
    page.wait_for_selector(".telling")
