"""A desk's display: the story runs beside the board, and takes no room that is needed."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.phases import PHASES, at_rest, phone, show
from tests.browser.watch.display import AMISS

DESK = {"width": 1280, "height": 800}
FULLEST = ("klunker, safes", "halunken, prowl", "dschunke, sale")


@pytest.fixture(scope="module")
def page(browser: Browser, app: str) -> Page:
    return phone(browser, app)


@pytest.mark.parametrize("phase", FULLEST)
def test_the_story_runs_beside_the_board_as_soon_as_there_is_room(page: Page, phase: str) -> None:
    assert phase in PHASES
    page.set_viewport_size({"width": 360, "height": 640})
    show(page, phase)
    page.wait_for_selector(".question")
    expect(page.locator(".lately")).to_have_count(0)
    page.set_viewport_size(DESK)
    story = page.locator(".lately")
    expect(story.locator(".move").first).to_be_visible()
    at_rest(page)
    amiss = page.evaluate(AMISS, False)
    assert [one for one in amiss if "on the board" not in one] == []  # a hat may touch the edge
    box, board = story.bounding_box(), page.locator(".board").bounding_box()
    assert box and board and box["x"] >= board["x"] + board["width"] and box["height"] >= 90
