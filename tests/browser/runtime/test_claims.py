"""A table is played in one window."""

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


def test_a_table_is_free_again_when_its_window_is_closed(probe: Probe) -> None:
    second = probe.other()
    second.do(["claim", "t3", ["place"]])
    second.heard("'here'")
    second.page.close()
    probe.do(["claim", "t3", ["place"]])
    probe.heard("['place', 'here', '']")


def test_without_locks_windows_still_agree(context: BrowserContext, probe_app: str) -> None:
    """As on plain http, where the browser has none."""
    context.clock.install()
    context.add_init_script("Object.defineProperty(navigator, 'locks', {value: undefined})")
    first = Probe(context.new_page(), probe_app)
    first.do(["claim", "t4", ["place"]])
    first.heard("['place', 'here', '']")
    second = first.other()
    second.do(["claim", "t4", ["place"]])
    second.heard("['place', 'elsewhere', '']")
    second.do(["takeover", "t4", ["place"]])
    second.heard("['place', 'here', '']")
    first.heard("['place', 'elsewhere', '']")
    second.page.close()
    context.clock.fast_forward(5500)
    first.do(["claim", "t4", ["place"]])
    first.heard("'elsewhere', ''], ['do', ['claim', 't4', ['place']]], ['place', 'here', '']")
