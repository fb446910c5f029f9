"""A table is played in one window."""

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.runtime.probes import Probe


def test_a_table_is_played_in_one_window_and_can_be_taken_over(probe: Probe) -> None:
    probe.do(["claim", "t1", ["place"]])
    probe.heard("['place', 'here', '']")
    second = probe.other()
    second.do(["claim", "t1", ["place"]])
    second.heard("['place', 'elsewhere', '']")
    second.do(["takeover", "t1", ["place"]])
    second.heard("['place', 'here', '']")
    probe.heard("['place', 'elsewhere', '']")


def test_a_window_that_sleeps_loses_its_table_all_the_same(
    context: BrowserContext, probe_app: str
) -> None:
    context.add_init_script("window.BroadcastChannel = undefined")
    asleep = Probe(context.new_page(), probe_app)
    asleep.do(["claim", "t5", ["place"]])
    asleep.heard("['place', 'here', '']")
    second = asleep.other()
    second.do(["takeover", "t5", ["place"]])
    second.heard("['place', 'here', '']")
    asleep.heard("['place', 'elsewhere', '']")


def test_a_table_is_free_again_when_its_screen_is_left(probe: Probe) -> None:
    probe.do(["claim", "t2", ["place"]])
    probe.heard("'here'")
    probe.do(["home"])
    probe.page.wait_for_selector("[data-screen=home]")
    probe.page.click("text=Probe")
    probe.page.wait_for_selector("[data-screen=probe]")
    probe.do(["claim", "t2", ["place"]])
    probe.heard("['place', 'here', '']")


def test_of_three_windows_that_want_a_table_the_last_one_has_it(probe: Probe) -> None:
    second, third = probe.other(), probe.other()
    probe.do(["claim", "t6", ["place"]])
    probe.heard("['place', 'here', '']")
    for window in (second, third):
        window.do(["takeover", "t6", ["place"]])
    third.heard("['place', 'here', '']")
    probe.heard("['place', 'elsewhere', '']")
    if "'here'" in second.told():
        second.heard("'elsewhere'")
    second.page.close()
    probe.do(["takeover", "t6", ["place"]])
    probe.heard("'elsewhere', ''], ['do', ['takeover', 't6', ['place']]], ['place', 'here', '']")
    third.heard("['place', 'elsewhere', '']")


def test_of_two_screens_of_a_window_the_one_on_stage_has_the_table(probe: Probe) -> None:
    probe.do(["claim", "t7", ["mine", "t7"]])
    probe.heard("['mine', 't7', 'here', '']")
    probe.do(["go", "probe", "two"])
    probe.page.wait_for_function("document.getElementById('words').textContent === 'two'")
    probe.do(["claim", "t7", ["place"]])
    probe.heard("['place', 'here', '']")
    second = probe.other()
    second.do(["claim", "t7", ["place"]])
    second.heard("['place', 'elsewhere', '']")
    probe.page.go_back()
    probe.page.wait_for_function("document.getElementById('words').textContent === 'one'")
    assert "['mine', 't7', 'elsewhere', '']" in probe.told()


WITHOUT_LOCKS = "Object.defineProperty(navigator, 'locks', {value: undefined})"
"""As on plain http, where the browser has none."""
LEFT, BACK = (
    f"dispatchEvent(new PageTransitionEvent('{name}', {{persisted: true}}))"
    for name in ("pagehide", "pageshow")
)


@pytest.mark.parametrize("browser_has", ["", WITHOUT_LOCKS], ids=["locks", "no locks"])
def test_a_page_that_comes_back_from_the_cache_asks_who_plays_now(
    context: BrowserContext, probe_app: str, browser_has: str
) -> None:
    context.add_init_script(browser_has)
    first = Probe(context.new_page(), probe_app)
    first.do(["claim", "t8", ["place"]])
    first.heard("['place', 'here', '']")
    first.page.evaluate(LEFT)
    second = first.other()
    second.do(["claim", "t8", ["place"]])
    second.heard("['place', 'here', '']")
    first.page.evaluate(BACK)
    first.heard("['place', 'elsewhere', '']")
    second.page.evaluate(LEFT)
    second.page.evaluate(BACK)
    second.page.wait_for_function(
        "document.getElementById('heard').textContent.split(`['place', 'here', '']`).length === 3"
    )


def test_without_locks_a_page_that_is_loaded_again_has_its_table_at_once(
    context: BrowserContext, probe_app: str
) -> None:
    context.add_init_script(WITHOUT_LOCKS)
    page = Probe(context.new_page(), probe_app)
    page.do(["claim", "t9", ["place"]])
    page.heard("['place', 'here', '']")
    page.reload()
    page.do(["claim", "t9", ["place"]])
    page.heard("['place', ")
    assert "['place', 'here', '']" in page.told()


def test_a_table_is_free_again_when_its_window_is_closed(probe: Probe) -> None:
    second = probe.other()
    second.do(["claim", "t3", ["place"]])
    second.heard("'here'")
    second.page.close()
    probe.do(["claim", "t3", ["place"]])
    probe.heard("['place', 'here', '']")


def test_without_locks_windows_still_agree(context: BrowserContext, probe_app: str) -> None:
    context.clock.install()
    context.add_init_script(WITHOUT_LOCKS)
    first = Probe(context.new_page(), probe_app)
    first.do(["claim", "t4", ["place"]])
    first.heard("['place', 'here', '']")
    second = first.other()
    second.do(["claim", "t4", ["place"]])
    second.heard("['place', 'elsewhere', '']")
    second.do(["takeover", "t4", ["place"]])
    second.heard("['place', 'here', '']")
    first.heard("['place', 'elsewhere', '']")
    second.page.evaluate(
        "addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true)"
    )
    second.page.close()
    context.clock.fast_forward(5500)
    first.do(["claim", "t4", ["place"]])
    first.heard("'elsewhere', ''], ['do', ['claim', 't4', ['place']]], ['place', 'here', '']")
