"""Ways through the screens: by a few taps, by keys alone, with files."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from shared_rules import GAMES
from tests.browser.people.player import AT_TABLE
from tests.browser.places import Visitor

GAME = ".tiles > li:not(.together) > .tile"
"""A game's tile; before them stands the way to play together, where a family's server answers."""
UNSEEN_FOCUS = """() => {
    const outlined = (place) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(place)
        return outlineStyle !== "none" && outlineWidth !== "0px"
    }
    const here = document.activeElement
    const around = [here, here.parentElement, here.closest(".tag")]  // a name tag as a whole
    return around.some((place) => place && outlined(place)) ? "" : here.outerHTML.slice(0, 150)
}"""


@pytest.fixture
def visitor(browser: Browser, app: str) -> Iterator[Visitor]:
    visitor = Visitor(browser, app)
    yield visitor
    visitor.leave()


def test_two_taps_lead_from_the_first_start_to_a_table(visitor: Visitor) -> None:
    page = visitor.open(new=True)
    page.locator(GAME).first.click()
    page.locator(".thumb .confirm").click()
    page.locator("[data-screen=table] .board").wait_for()


def test_all_three_games_are_seen_at_first_without_scrolling(visitor: Visitor) -> None:
    for page in (visitor.open(new=True), visitor.open()):
        page.locator(GAME).nth(2).wait_for()
        bottom = page.locator(GAME).nth(2).evaluate("tile => tile.getBoundingClientRect().bottom")
        thumb = page.evaluate(
            "document.querySelector('.thumb')?.getBoundingClientRect().top ?? innerHeight"
        )
        assert bottom <= thumb + 12  # where the button at the thumb begins to cover the page


def press(page: Page, *keys: str) -> None:
    """Keys, one by one; what has the focus can always be seen."""
    for key in keys:
        page.keyboard.press(key)
        assert page.evaluate(UNSEEN_FOCUS) == ""


def focus_by_tab(page: Page, selector: str) -> None:
    """Tab until the focus is there."""
    for _ in range(60):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        press(page, "Tab")
    raise AssertionError(f"Tab never comes to {selector}")


TYPE = """letters => {
    for (const letter of letters) document.execCommand("insertText", false, letter)
    return document.activeElement.value
}"""


def test_who_types_faster_than_the_page_is_drawn_loses_no_letter(visitor: Visitor) -> None:
    page = visitor.open(new=True)
    page.locator(GAME).first.click()
    page.locator(".tag input").first.focus()
    page.keyboard.press("Control+A")
    assert page.evaluate(TYPE, "Marianna") == "Marianna"
    assert page.locator(".tag input").first.input_value() == "Marianna"


def test_keys_alone_set_up_a_game(visitor: Visitor) -> None:
    page = visitor.open(new=True)
    focus_by_tab(page, GAME)
    page.keyboard.press("Enter")
    page.locator(".tag").first.wait_for()
    focus_by_tab(page, ".numbers [aria-pressed=false]")
    press(page, "Enter")
    focus_by_tab(page, ".tag input")
    page.keyboard.type("Anna")
    focus_by_tab(page, ".tag:nth-child(2) .role[aria-pressed=false]")
    press(page, "Space")
    focus_by_tab(page, ".option-row")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    focus_by_tab(page, "dialog .value-row[aria-pressed=false]")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.evaluate("document.activeElement.matches('.option-row')")
    assert "Anna" in page.locator(".option-row").first.inner_text()
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    focus_by_tab(page, ".thumb .confirm")
    page.keyboard.press("Enter")
    page.locator(AT_TABLE).wait_for()


def test_keys_alone_look_back(visitor: Visitor) -> None:
    page = visitor.go("result klunker")
    focus_by_tab(page, ".thumb [data-tap*=look]")
    page.keyboard.press("Enter")
    page.locator(".slide input").wait_for()
    focus_by_tab(page, ".slide input")
    press(page, "ArrowRight", "ArrowRight", "ArrowLeft")
    page.wait_for_function("document.querySelector('.at').textContent.startsWith('1 ')")
    press(page, "End")
    expect(page.get_by_role("button", name="Weiter zur nächsten Runde")).to_be_disabled()
    page.go_back()
    page.locator("[data-screen=result]").wait_for()


def test_what_was_deleted_is_brought_back_by_keys(visitor: Visitor) -> None:
    page = visitor.go("home")
    rows = page.locator(".table-row .open").count()
    focus_by_tab(page, ".table-row .icon")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    focus_by_tab(page, "dialog .danger")
    page.keyboard.press("Enter")
    page.locator(".is-deleted").wait_for()
    focus_by_tab(page, ".is-deleted .quiet")
    page.keyboard.press("Enter")
    expect(page.locator(".table-row .open")).to_have_count(rows)
    page.reload()
    page.locator(".running .table-row").nth(2).wait_for()


def test_no_pull_reloads_and_no_double_tap_zooms(visitor: Visitor) -> None:
    page = visitor.open("#table/klunker-on")
    page.locator(AT_TABLE).first.wait_for()
    style = page.evaluate("({...getComputedStyle(document.documentElement)})")
    assert style["overscrollBehaviorY"] == "none"
    assert style["touchAction"] == "manipulation"


def test_a_language_and_a_theme_stay_chosen(visitor: Visitor) -> None:
    page = visitor.open("#settings")
    page.get_by_role("button", name="Italiano").click()
    page.get_by_role("heading", name="Impostazioni").wait_for()
    page.get_by_role("button", name="Scuro").click()
    page.wait_for_selector("html[data-theme=dark][lang=it]")
    page.reload()
    page.wait_for_selector("html[data-theme=dark][lang=it]")
    page.get_by_role("heading", name="Impostazioni").wait_for()


def test_a_game_leaves_as_a_file_and_comes_in_again(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.go("home, a table")
    with page.expect_download() as download:
        page.get_by_role("button", name="Als Datei teilen").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    other = visitor.open(new=True)
    with other.expect_file_chooser() as chooser:
        other.get_by_role("button", name="Partie aus einer Datei öffnen").click()
    chooser.value.set_files(file)
    other.locator(".notice.news").wait_for()
    assert "Anna, Bartholomäus und Bombina" in other.locator(".notice.news").inner_text()
    other.locator(".go-on").click()
    other.locator(AT_TABLE).first.wait_for()


@pytest.mark.parametrize("game", list(GAMES))
def test_from_any_position_one_plays_on_at_a_table_of_its_own(visitor: Visitor, game: str) -> None:
    page = visitor.open(f"#look/{game}-over")
    page.locator(".slide input").fill("9")
    page.locator("[data-tap*=again]").click()
    for seat in (1, 2):
        page.locator(f'[data-tap*=\'["kind",{seat},"bot\']').click()
    page.locator(".thumb .confirm").click()
    page.locator("[data-screen=table] .board").wait_for()
    page.evaluate("location.hash = ''")
    expect(page.locator(".running .table-row")).to_have_count(4)  # it lies beside the others


def test_keys_alone_lead_to_the_same_deal_again(visitor: Visitor) -> None:
    page = visitor.open("#result/klunker-over")
    for selector in ("[data-tap*=menu]", "dialog [data-tap*=again]", ".thumb .confirm"):
        page.locator(selector).wait_for()
        focus_by_tab(page, selector)
        page.keyboard.press("Enter")
    page.locator("[data-screen=public] .board").wait_for()
