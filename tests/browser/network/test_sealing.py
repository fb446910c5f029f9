"""A sealed shuffle in real browsers: by touch over the network, with taps and keys on one phone."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.network.company import begin, join, make, sit
from tests.browser.network.wifi import Wifi
from tests.browser.people.player import AT_TABLE, tap

SPOKEN = "[data-screen=seal] .spoken"


def test_two_phones_have_a_share_and_compare_the_same_words(
    wifi: Wifi, phone: Callable[..., Page]
) -> None:
    anna, bert = phone(), phone()
    code = make(anna, wifi.address, 3, 2)
    sit(anna, 0, "Anna")
    join(bert, wifi.address, code, 1)
    tap(anna, "net", "set", "sealed", True)
    bert.wait_for_selector("[data-screen=lobby] :text('sealed')")
    begin(anna, bert)
    heard = []
    for page in (anna, bert):
        said = page.wait_for_selector(".strip:has-text('Compare these aloud')").inner_text()
        tap(page, "host", "seal", "said")
        page.wait_for_selector(".strip:has-text('Compare these aloud')", state="detached")
        tap(page, "overlay", "menu")
        tap(page, "seal")
        words = page.wait_for_selector(SPOKEN).inner_text()
        assert words in said
        heard.append(words)
        page.reload()
        assert page.wait_for_selector(SPOKEN).inner_text() == words
    assert heard[0] == heard[1] and len(heard[0].split(" · ")) == 4


def test_people_on_one_phone_tap_scribble_and_type(wifi: Wifi, phone: Callable[..., Page]) -> None:
    page = phone()
    page.goto(wifi.address + "/#setup/klunker")
    page.wait_for_selector("[data-screen=setup] .thumb .confirm:enabled")
    tap(page, "kind", 1, "person")
    tap(page, "sealed")
    tap(page, "start")
    page.wait_for_selector("[data-pad]").focus()
    ready = ".thumb .confirm:enabled"
    for _ in range(40):
        page.keyboard.press("j")
        if page.locator(ready).count():
            break
    tap(page, "deal", "next")
    page.wait_for_selector("progress[value='1']")
    box = page.locator("[data-pad]").bounding_box()
    assert box
    for number in range(60):
        page.touchscreen.tap(box["x"] + 9 + 3 * number, box["y"] + 20 + number)
        if page.locator(ready).count():
            break
    tap(page, "deal", "next")
    words = page.wait_for_selector(".sealed .spoken").inner_text()
    tap(page, "deal", "go")
    page.wait_for_selector(AT_TABLE + ", [data-screen=curtain], [data-screen=public]")
    ident = page.evaluate("location.hash.split('/')[1]")
    page.goto(f"{wifi.address}/#seal/{ident}")
    assert page.wait_for_selector(SPOKEN).inner_text() == words
