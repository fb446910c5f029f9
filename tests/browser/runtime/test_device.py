"""What a screen can ask of the device."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

from tests.browser.runtime.probes import Probe


def test_settings_are_kept_and_applied(probe: Probe) -> None:
    page = probe.page
    probe.do(["set", "theme", "dark"], ["set", "language", "de"], ["set", "sound", False])
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "de"
    assert page.evaluate("localStorage['unke.sound']") == "off"
    probe.reload()
    page.evaluate("() => { window.AudioContext = function () { window.rang = true } }")
    probe.do(["sound", "tap"], ["set", "theme", "system"])
    assert page.evaluate("[window.rang, localStorage['unke.theme']]") == [None, None]


def test_another_window_hears_of_a_setting(probe: Probe) -> None:
    second = probe.other()
    probe.do(["set", "theme", "dark"])
    second.heard("['settings']")
    assert second.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_every_sound_can_be_made(probe: Probe) -> None:
    probe.page.evaluate("""() => {
        window.tones = 0
        const start = OscillatorNode.prototype.start
        OscillatorNode.prototype.start = function (when) { tones++; return start.call(this, when) }
    }""")
    probe.page.click("#add")
    for name in ("tap", "pick", "place", "deal", "turn", "coin", "error", "lost", "won"):
        probe.page.evaluate("tones = 0")
        probe.do(["sound", name])
        probe.page.wait_for_function("tones > 0")


def test_news_is_read_out_in_order_and_does_not_stay(probe: Probe) -> None:
    probe.do(["announce", "Anna plays"], ["announce", "Your turn"])
    news = probe.page.locator("body > [data-news]")
    assert news.get_attribute("aria-live") == "polite"
    assert news.locator("p").all_inner_texts()[-2:] == ["Anna plays", "Your turn"]
    probe.covered()
    assert news.locator("p").count() == 0


def test_news_is_read_out_while_a_sheet_is_open(probe: Probe) -> None:
    probe.page.click("#open")
    probe.page.wait_for_selector("dialog")
    probe.do(["announce", "Anna plays"])
    assert probe.page.locator("dialog [data-news] p").all_inner_texts() == ["Anna plays"]


def test_chance_and_clock(probe: Probe) -> None:
    before = probe.page.evaluate("Date.now()")
    probe.do(["seed", ["one"]], ["seed", ["two"]], ["now", ["time"]])
    probe.heard("['time', 1")
    seeds = re.findall(r"'(?:one|two)', '([0-9a-f]{32})', ''", probe.told())
    assert len(set(seeds)) == 2
    told = re.findall(r"'time', (\d+), ''", probe.told())
    assert before <= int(told[0]) <= probe.page.evaluate("Date.now()")


def test_after_a_while_a_message_comes(probe: Probe) -> None:
    probe.do(["after", 400, ["late"]], ["after", 0, ["early"]])
    probe.heard("['early']", "['late']")


def test_a_phone_that_is_laid_on_its_face_is_noticed(probe: Probe) -> None:
    probe.do(["senses", ["phone"]])
    probe.heard("['phone', True, '']")
    lay: Callable[[int], Any] = lambda beta: probe.page.evaluate(  # noqa: E731
        """beta => window.dispatchEvent(
            new DeviceOrientationEvent('deviceorientation', {alpha: 0, beta, gamma: 1}))""",
        beta,
    )
    lay(40)
    lay(-178)
    assert "facedown" not in probe.told()
    while "facedown" not in probe.told():
        lay(-178)
    for _ in range(3):
        lay(-178)
    probe.do(["now", ["later"]])
    probe.heard("['later'")
    assert probe.told().count("facedown") == 1


def test_the_screen_stays_awake_until_the_screen_is_left(probe: Probe) -> None:
    locks_are_counted(probe)
    probe.do(["awake", True])
    probe.page.wait_for_function("locks.length === 1")
    probe.page.evaluate("locks[0].released = true")  # the browser does this to a hidden page
    probe.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    probe.page.wait_for_function("locks.length === 2")
    probe.do(["home"])
    probe.page.wait_for_function("locks[1].released")


def test_however_often_it_was_kept_awake_it_may_sleep_in_the_end(probe: Probe) -> None:
    locks_are_counted(probe)
    for _ in range(3):
        probe.do(["awake", True], ["awake", True])
        probe.page.wait_for_function("locks.some(lock => !lock.released)")
        probe.do(["awake", False])
        probe.page.wait_for_function("locks.every(lock => lock.released)")
    probe.do(["awake", True])
    probe.page.wait_for_function("locks.some(lock => !lock.released)")
    probe.page.evaluate("locks.forEach(lock => (lock.released = true))")
    before = probe.page.evaluate("locks.length")
    probe.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    probe.page.wait_for_function("before => locks.length > before", arg=before)
    assert probe.page.evaluate("locks.length") == before + 1
    probe.do(["home"])
    probe.page.wait_for_function("locks.every(lock => lock.released)")


def locks_are_counted(probe: Probe) -> None:
    """What the page holds to keep the screen lit, in the order in which it asked."""
    probe.page.evaluate("""() => {
        window.locks = []
        navigator.wakeLock.request = async kind => {
            const lock = new EventTarget()
            lock.released = false
            lock.release = async () => { lock.released = true }
            locks.push(lock)
            return lock
        }
    }""")


def test_a_file_goes_out_and_comes_in(probe: Probe, tmp_path: Path) -> None:
    with probe.page.expect_download() as download:
        probe.do(["share", "anna.unke", "unke klunker\n", ["shared"]])
    assert download.value.suggested_filename == "anna.unke"
    download.value.save_as(tmp_path / "anna.unke")
    probe.heard("['shared', 'saved', '']")
    with probe.page.expect_file_chooser() as chooser:
        probe.do(["pick", ["picked"]])
    chooser.value.set_files(tmp_path / "anna.unke")
    probe.heard("['picked', {'name': 'anna.unke', 'text': 'unke klunker\\n'}, '']")


def test_a_file_is_handed_to_the_phones_own_sheet_where_there_is_one(probe: Probe) -> None:
    probe.page.evaluate("""() => {
        navigator.canShare = ({files}) => files.length === 1
        navigator.share = async ({files}) => {
            window.handed = [files[0].name, await files[0].text()]
        }
    }""")
    probe.do(["share", "anna.unke", "unke klunker\n", ["shared"]])
    probe.heard("['shared', 'shared', '']")
    name, text = probe.page.evaluate("handed")
    assert name == "anna.unke.txt"  # Chromium hands on no ending that it does not know
    assert text == "unke klunker\n"


def test_a_file_that_is_too_large_is_not_even_read(probe: Probe, tmp_path: Path) -> None:
    (tmp_path / "film.unke").write_bytes(bytes(10_000_000))
    with probe.page.expect_file_chooser() as chooser:
        probe.do(["pick", ["picked"]])
    chooser.value.set_files(tmp_path / "film.unke")
    probe.heard("['picked', None, 'large']")


def test_text_is_copied_also_where_there_is_no_clipboard(probe: Probe) -> None:
    probe.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    probe.do(["copy", "one", ["copied"]])
    probe.heard("['copied', True, '']")
    assert probe.page.evaluate("navigator.clipboard.readText()") == "one"
    probe.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    probe.do(["copy", "two", ["again"]])
    probe.heard("['again', True, '']")


def test_an_offer_to_install_may_come_before_anything_else(
    context: BrowserContext, probe_app: str
) -> None:
    context.add_init_script(
        "document.addEventListener('DOMContentLoaded',"
        " () => dispatchEvent(new Event('beforeinstallprompt')))"
    )
    page = context.new_page()
    page.goto(probe_app)
    page.wait_for_selector("text=installable")


def test_installing_is_offered_once(probe: Probe) -> None:
    probe.page.evaluate("""() => {
        unke.installPrompt = {prompt() {}, userChoice: Promise.resolve({outcome: 'accepted'})}
    }""")
    probe.do(["install", ["installed"]])
    probe.heard("['installed', True, '']")
    probe.do(["install", ["again"]])
    probe.heard("['again', False, 'absent']")


def test_a_new_version_waits_for_the_end_of_the_game(probe: Probe) -> None:
    page = probe.page
    assert page.evaluate("unke.busy()")
    page.evaluate("unke.update = true; dispatchEvent(new Event('unke-update'))")
    probe.do(["home"])
    page.wait_for_selector("[data-screen=home]")
    assert page.inner_text("#heard") == "version"
    assert not page.evaluate("unke.busy()")
