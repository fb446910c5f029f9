"""Taps, keys and fields become the messages that the tree carries."""

from tests.browser.runtime.probes import Probe


def test_a_tap_sends_its_message_and_the_page_follows(probe: Probe) -> None:
    probe.page.click("#add")
    probe.page.wait_for_selector("text=Probe 1")


def test_what_is_switched_off_sends_nothing(probe: Probe) -> None:
    probe.page.click("#off", force=True)
    probe.page.click("#add")
    probe.heard("['add']")
    assert "off" not in probe.told()


def test_enter_and_space_tap_on_a_drawing(probe: Probe) -> None:
    probe.page.focus("#drawing")
    probe.page.keyboard.press("Enter")
    probe.page.keyboard.press("Space")
    probe.heard("['drawing']", "['drawing']")


def test_a_press_that_holds_asks_what_a_thing_is_and_a_short_one_takes_it(probe: Probe) -> None:
    probe.page.click("#card", delay=700)
    probe.heard("['about', 'card']")
    assert "['card']" not in probe.told()
    probe.page.click("#card")
    probe.heard("['card']")


def test_a_right_click_asks_what_a_thing_is(probe: Probe) -> None:
    probe.page.click("#card", button="right")
    probe.heard("['about', 'card']")


def test_the_menu_key_asks_what_a_thing_is(probe: Probe) -> None:
    probe.page.focus("#card")
    probe.page.keyboard.press("ContextMenu")
    probe.heard("['about', 'card']")


def test_fields_send_what_they_hold(probe: Probe) -> None:
    probe.page.locator("#name").press_sequentially("Jo")
    probe.page.check("#tick")
    probe.page.click("#send")
    probe.heard("['name', 'J']", "['name', 'Jo']", "['tick', True]", "['sent']")
    assert probe.page.input_value("#name") == "Jo"


def test_a_second_tap_on_what_has_changed_meanwhile_does_nothing(probe: Probe) -> None:
    """Both taps come before the page is drawn again: the second means what is gone."""
    probe.do(["go", "probe", "two"])
    probe.page.wait_for_selector("text=two")
    probe.page.evaluate("for (let i = 0; i < 2; i++) document.getElementById('open').click()")
    probe.heard("['sheet', True]")
    probe.page.evaluate("for (let i = 0; i < 2; i++) document.getElementById('close').click()")
    probe.heard("['sheet', False]")
    assert probe.told().count("['sheet', False]") == 1
