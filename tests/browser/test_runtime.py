"""The client's runtime in a real page, with screens made to show what it does."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from server.build import FAMILY, build
from server.commands import SOURCE
from tests.browser.hosts import Host

PROBE = SOURCE / "tests" / "browser" / "probe"


@pytest.fixture(scope="session")
def probe_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the app with the probe's screens."""
    copy = tmp_path_factory.mktemp("probe") / "source"
    leave = shutil.ignore_patterns("__pycache__", "screens", "boards", "art")
    for name in ("client", "shared_rules", "static"):
        shutil.copytree(SOURCE / name, copy / name, ignore=leave)
    for name in ("manifest.json", "pyproject.toml"):
        shutil.copy(SOURCE / name, copy)
    shutil.copytree(SOURCE / "static" / "art" / "klunker", copy / "static" / "art" / "klunker")
    shutil.copytree(PROBE / "screens", copy / "client" / "screens")
    shutil.copy(PROBE / "main.py", copy / "client" / "main.py")
    folder = copy.parent / "app"
    build(folder, FAMILY, copy)
    with Host(folder) as host:
        yield host.address


class Probe:
    """A page with the probe open."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.set_default_timeout(20000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.errors: list[str] = []
        page.goto(address + "#probe/one")
        page.wait_for_selector("[data-screen=probe]")

    def do(self, *effects: list[Any]) -> None:
        """Have the screen ask for these effects."""
        self.page.evaluate("text => window.send(text)", json.dumps(["do", *effects]))

    def heard(self, *words: str) -> None:
        """Wait until the screen has got a message with these words in a row."""
        wanted = ", ".join(words)
        self.page.wait_for_function(
            "wanted => document.getElementById('heard').textContent.includes(wanted)", arg=wanted
        )

    def told(self) -> str:
        return self.page.inner_text("#heard")


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale="en-GB")
    yield context
    context.close()


@pytest.fixture
def probe(context: BrowserContext, probe_app: str) -> Iterator[Probe]:
    probe = Probe(context.new_page(), probe_app)
    yield probe
    assert probe.errors == []


def other(probe: Probe) -> Probe:
    """The same phone, another window."""
    return Probe(probe.page.context.new_page(), probe.page.url.partition("#")[0])


# Taps


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


# The curtain


def covered(probe: Probe) -> None:
    probe.page.evaluate("window.dispatchEvent(new Event('blur'))")
    probe.page.evaluate("window.dispatchEvent(new Event('focus'))")
    probe.page.wait_for_selector("#lift")


@pytest.mark.parametrize(
    "event",
    [
        "window.dispatchEvent(new Event('blur'))",
        "window.dispatchEvent(new Event('pagehide'))",
        "document.dispatchEvent(new Event('freeze'))",
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange'))",
    ],
    ids=["blur", "pagehide", "freeze", "hidden"],
)
def test_secrets_leave_the_page_before_the_event_is_over(probe: Probe, event: str) -> None:
    assert "spades" in probe.page.content()
    page = probe.page.evaluate(event + "; document.documentElement.outerHTML")
    assert "spades" not in page
    assert "Lift" in page


def test_a_page_that_back_brings_from_the_cache_has_no_secrets(
    probe: Probe, probe_app: str
) -> None:
    probe.page.goto(probe_app + "icons/unke.svg")
    probe.page.go_back()
    probe.page.wait_for_selector("[data-screen]")
    probe.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    if "Lift" in probe.page.content():  # it came from the cache; else it has begun anew
        assert "spades" not in probe.page.content()


def test_half_a_second_lifts_the_curtain(probe: Probe) -> None:
    covered(probe)
    probe.page.click("#lift", delay=200)
    probe.page.wait_for_timeout(400)
    assert "spades" not in probe.page.content()
    probe.page.click("#lift", delay=650)
    probe.page.wait_for_selector("#secret")


def test_a_finger_that_slips_lifts_nothing(probe: Probe) -> None:
    covered(probe)
    box = probe.page.locator("#lift").bounding_box()
    assert box
    probe.page.mouse.move(box["x"] + 5, box["y"] + 5)
    probe.page.mouse.down()
    assert probe.page.get_attribute("#lift", "data-pressing") == ""
    probe.page.mouse.move(box["x"] + 5, box["y"] + 40)
    probe.page.wait_for_timeout(700)
    assert probe.page.get_attribute("#lift", "data-pressing") is None
    assert "spades" not in probe.page.content()


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_lifts_the_curtain(probe: Probe, key: str) -> None:
    covered(probe)
    probe.page.focus("#lift")
    probe.page.keyboard.press(key)
    probe.page.wait_for_selector("#secret")


def test_two_short_presses_lift_the_curtain(probe: Probe) -> None:
    covered(probe)
    probe.page.click("#lift")
    probe.page.wait_for_timeout(600)
    probe.page.click("#lift")
    probe.page.wait_for_selector("#secret")


# History


def test_the_address_names_the_screen_and_back_leads_home(probe: Probe, probe_app: str) -> None:
    page = probe.page
    page.go_back()
    page.wait_for_selector("[data-screen=home]")
    assert page.url == probe_app
    assert page.title() == "Tables · Unke"
    page.click("text=Probe")
    page.wait_for_selector("text=Zoë/1?")
    assert page.url == probe_app + "#probe/Zo%C3%AB%2F1%3F"
    page.reload()
    page.wait_for_selector("text=Zoë/1?")
    page.go_back()
    page.wait_for_selector("[data-screen=home]")


def test_back_closes_the_sheet_before_it_leaves_the_screen(probe: Probe) -> None:
    page = probe.page
    page.click("#open")
    page.wait_for_selector("dialog")
    page.evaluate("history.back()")
    page.wait_for_selector("dialog", state="detached")
    assert page.url.endswith("#probe/one")
    page.evaluate("history.back()")
    page.wait_for_selector("[data-screen=home]")


def test_escape_and_a_tap_beside_it_close_the_sheet(probe: Probe) -> None:
    page = probe.page
    page.click("#open")
    page.wait_for_selector("dialog")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.id") == "open"
    page.click("#open")
    page.wait_for_selector("dialog")
    page.mouse.click(5, 5)
    page.wait_for_selector("dialog", state="detached")


def test_an_unknown_address_leads_home(context: BrowserContext, probe_app: str) -> None:
    page = context.new_page()
    page.goto(probe_app + "#%zz/nonsense")
    page.wait_for_selector("[data-screen=home]")


def test_a_shortcut_asks_once(context: BrowserContext, probe_app: str) -> None:
    """`?game=` is for a screen `setup`, which the probe has not: home it is, and the query goes."""
    page = context.new_page()
    page.goto(probe_app + "?game=klunker")
    page.wait_for_selector("[data-screen=home]")
    assert page.url == probe_app


# What a screen can ask for


def test_what_is_stored_is_there_after_a_restart(probe: Probe) -> None:
    entries = [["tables", "a", {"n": [1, None, True, "Zoë 🐸"]}], ["summaries", "a", {"when": 7}]]
    probe.do(["store", entries, ["kept"]])
    probe.heard("['kept', True, '']")
    probe.page.reload()
    probe.do(["load", "tables", "a", ["got"]], ["list", "summaries", ["all"]])
    probe.heard("['got', {'n': [1, None, True, 'Zoë 🐸']}, '']")
    probe.heard("['all', [['a', {'when': 7}]], '']")
    probe.do(["store", [["tables", "a", None]], ["gone"]], ["load", "tables", "a", ["got"]])
    probe.heard("['got', None, '']")


def test_storing_is_all_or_nothing(probe: Probe) -> None:
    probe.page.evaluate("""() => {
        const put = IDBObjectStore.prototype.put
        IDBObjectStore.prototype.put = function (value, key) {
            if (key === 'second') throw new DOMException('no room', 'DataError')
            return put.call(this, value, key)
        }
    }""")
    probe.do(["store", [["tables", "first", 1], ["tables", "second", 2]], ["kept"]])
    probe.heard("['kept', None, 'broken']")
    probe.do(["load", "tables", "first", ["got"]])
    probe.heard("['got', None, '']")


def test_what_is_unreadable_is_told(probe: Probe) -> None:
    probe.do(["store", [["tables", "a", 1]], ["kept"]])
    probe.heard("['kept', True, '']")
    probe.page.evaluate("""() => new Promise(done => {
        indexedDB.open('unke').onsuccess = event => {
            const transaction = event.target.result.transaction('tables', 'readwrite')
            transaction.objectStore('tables').put('{', 'a')
            transaction.oncomplete = done
        }
    })""")
    probe.do(["load", "tables", "a", ["got"]])
    probe.heard("['got', None, 'broken']")


def test_a_full_disk_is_told(probe: Probe) -> None:
    probe.page.evaluate("""() => {
        IDBObjectStore.prototype.put = function () {
            const transaction = this.transaction
            Object.defineProperty(transaction, 'error', {
                value: new DOMException('full', 'QuotaExceededError')
            })
            transaction.abort()
        }
    }""")
    probe.do(["store", [["tables", "a", 1]], ["kept"]])
    probe.heard("['kept', None, 'full']")


def test_a_database_that_never_answers_is_given_up_in_time(probe: Probe) -> None:
    probe.page.evaluate("indexedDB.open = () => new EventTarget()")
    probe.do(["load", "tables", "a", ["got"]])
    probe.page.wait_for_timeout(3000)
    assert "'got', None" not in probe.told()
    probe.heard("['got', None, 'slow']")


def test_a_lost_connection_is_made_anew(probe: Probe) -> None:
    probe.page.evaluate("""() => {
        const open = IDBFactory.prototype.open
        IDBFactory.prototype.open = function (...words) {
            const request = open.apply(this, words)
            if (words[0] === 'unke') {
                request.addEventListener('success', () => { window.database = request.result })
            }
            return request
        }
    }""")
    probe.do(["store", [["tables", "a", 1]], ["kept"]])
    probe.heard("['kept', True, '']")
    probe.page.evaluate("database.close()")
    probe.do(["load", "tables", "a", ["got"]])
    probe.heard("['got', 1, '']")


def test_settings_are_kept_and_applied(probe: Probe) -> None:
    page = probe.page
    probe.do(["set", "theme", "dark"], ["set", "language", "de"], ["set", "sound", False])
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "de"
    assert page.evaluate("localStorage['unke.sound']") == "off"
    page.reload()
    page.wait_for_selector("[data-screen=probe]")
    page.evaluate("() => { window.AudioContext = function () { window.rang = true } }")
    probe.do(["sound", "tap"], ["set", "theme", "system"])
    assert page.evaluate("[window.rang, localStorage['unke.theme']]") == [None, None]


def test_another_window_hears_of_a_setting(probe: Probe) -> None:
    second = other(probe)
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
    for name in ("tap", "pick", "place", "deal", "turn", "coin", "error", "win"):
        probe.page.evaluate("tones = 0")
        probe.do(["sound", name])
        probe.page.wait_for_function("tones > 0")


def test_news_is_read_out_in_order_and_does_not_stay(probe: Probe) -> None:
    probe.do(["announce", "Anna plays"], ["announce", "Your turn"])
    news = probe.page.locator("body > [data-news]")
    assert news.get_attribute("aria-live") == "polite"
    assert news.locator("p").all_inner_texts()[-2:] == ["Anna plays", "Your turn"]
    covered(probe)
    assert news.locator("p").count() == 0


def test_news_is_read_out_while_a_sheet_is_open(probe: Probe) -> None:
    probe.page.click("#open")
    probe.page.wait_for_selector("dialog")
    probe.do(["announce", "Anna plays"])
    assert probe.page.locator("dialog [data-news] p").all_inner_texts() == ["Anna plays"]


def test_chance_and_clock(probe: Probe) -> None:
    probe.do(["seed", ["one"]], ["now", ["time"]])
    seed = probe.page.evaluate("/'one', '([0-9a-f]{32})', ''/.exec(heard.textContent)[1]")
    probe.do(["seed", ["two"]])
    assert seed not in probe.told().partition("two")[2]
    time = probe.page.evaluate("Number(/'time', (\\d+), ''/.exec(heard.textContent)[1])")
    assert abs(time - probe.page.evaluate("Date.now()")) < 5000


def test_after_a_while_a_message_comes(probe: Probe) -> None:
    probe.do(["after", 400, ["late"]], ["after", 0, ["early"]])
    probe.heard("['early']", "['late']")


def test_a_table_is_played_in_one_window_and_can_be_taken_over(probe: Probe) -> None:
    probe.do(["claim", "t1", ["place"]])
    probe.heard("['place', 'here', '']")
    second = other(probe)
    second.do(["claim", "t1", ["place"]])
    second.heard("['place', 'elsewhere', '']")
    second.do(["takeover", "t1", ["place"]])
    second.heard("['place', 'here', '']")
    probe.heard("['place', 'elsewhere', '']")


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
    second = other(probe)
    second.do(["claim", "t3", ["place"]])
    second.heard("'here'")
    second.page.close()
    probe.do(["claim", "t3", ["place"]])
    probe.heard("['place', 'here', '']")


def test_without_locks_windows_still_agree(context: BrowserContext, probe_app: str) -> None:
    """As on plain http, where the browser has none."""
    context.add_init_script("Object.defineProperty(navigator, 'locks', {value: undefined})")
    first = Probe(context.new_page(), probe_app)
    first.do(["claim", "t4", ["place"]])
    first.heard("['place', 'here', '']")
    second = other(first)
    second.do(["claim", "t4", ["place"]])
    second.heard("['place', 'elsewhere', '']")
    second.do(["takeover", "t4", ["place"]])
    second.heard("['place', 'here', '']")
    first.heard("['place', 'elsewhere', '']")
    second.page.close()
    first.page.wait_for_timeout(5500)
    first.do(["claim", "t4", ["place"]])
    first.heard("'elsewhere', ''], ['do', ['claim', 't4', ['place']]], ['place', 'here', '']")


VIEW = {"game": "klunker", "offers": [{"verb": "decline", "among": [], "least": 0, "most": 0}]}


def test_a_bot_thinks_in_a_worker(probe: Probe) -> None:
    probe.do(["think", {"view": VIEW, "level": "random", "seed": 1}, ["moved"]])
    probe.heard("['moved', ['decline'], '']")
    assert len(probe.page.workers) == 1


def test_a_bot_that_fails_says_so(probe: Probe) -> None:
    probe.do(["think", {"view": {}, "level": "random", "seed": 1}, ["moved"]])
    probe.heard("['moved', None, 'broken']")


def test_thinking_ends_with_its_worker(probe: Probe) -> None:
    question = ["think", {"view": VIEW, "level": "random", "seed": 1}, ["moved"]]
    probe.do(question)
    probe.heard("['moved', ['decline'], '']")
    probe.do(question, ["unthink"])
    probe.page.wait_for_timeout(300)
    assert probe.page.workers == []
    assert probe.told().count("['decline']") == 1
    probe.do(question)
    probe.page.wait_for_function("heard.textContent.split(\"['decline']\").length === 3")


@pytest.mark.parametrize(
    "broken",
    [
        "() => { unke.worker = () => { throw new Error('no workers') } }",
        "() => { unke.worker = () => new Worker('nothing-here.js') }",
    ],
)
def test_without_a_worker_the_page_thinks(probe: Probe, broken: str) -> None:
    probe.page.evaluate(broken)
    probe.do(["think", {"view": VIEW, "level": "random", "seed": 1}, ["moved"]])
    probe.heard("['moved', ['decline'], '']")


def test_a_phone_that_is_laid_on_its_face_is_noticed(probe: Probe) -> None:
    probe.do(["senses", ["phone"]])
    probe.heard("['phone', True, '']")
    lay: Callable[[int], Any] = lambda beta: probe.page.evaluate(  # noqa: E731
        """beta => window.dispatchEvent(
            new DeviceOrientationEvent('deviceorientation', {alpha: 0, beta, gamma: 1}))""",
        beta,
    )
    for _ in range(3):
        lay(40)
        probe.page.wait_for_timeout(250)
    for _ in range(4):
        lay(-178)
        probe.page.wait_for_timeout(250)
    probe.heard("['facedown']")
    assert probe.told().count("facedown") == 1


def test_the_screen_stays_awake_until_the_screen_is_left(probe: Probe) -> None:
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
    probe.do(["awake", True])
    probe.page.wait_for_function("locks.length === 1")
    probe.page.evaluate("locks[0].released = true")  # the browser does this to a hidden page
    probe.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    probe.page.wait_for_function("locks.length === 2")
    probe.do(["home"])
    probe.page.wait_for_function("locks[1].released")


def test_a_file_goes_out_and_comes_in(probe: Probe, tmp_path: Path) -> None:
    with probe.page.expect_download() as download:
        probe.do(["share", "anna.unke", "unke klunker\n", ["shared"]])
    assert download.value.suggested_filename == "anna.unke"
    download.value.save_as(tmp_path / "anna.unke")
    probe.heard("['shared', 'saved', '']")
    with probe.page.expect_file_chooser() as chooser:
        probe.do(["pick", ".unke", ["picked"]])
    chooser.value.set_files(tmp_path / "anna.unke")
    probe.heard("['picked', {'name': 'anna.unke', 'text': 'unke klunker\\n'}, '']")


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


# Errors


def test_an_error_shows_what_to_do_and_the_page_goes_on(probe: Probe, probe_app: str) -> None:
    page = probe.page
    page.click("#break")
    page.wait_for_selector("[data-screen=trouble]")
    assert "Traceback" not in page.content()
    page.click("text=Back to the tables")
    page.wait_for_selector("[data-screen=home]")
    assert page.url == probe_app


def test_a_screen_that_does_not_open_shows_it_too(probe: Probe) -> None:
    probe.do(["go", "lost"])
    probe.page.wait_for_selector("[data-screen=trouble]")
    probe.page.go_back()
    probe.page.wait_for_selector("[data-screen=probe]")
