"""Tables travel: from the network onto one phone and back, and from one phone to the network."""

from playwright.sync_api import Page

from shared_rules.engine.words import told, words_of
from tests.browser.conftest import at_home
from tests.browser.network.company import Hasty, Phone, aside, begin, join, make, play, sit
from tests.browser.network.wifi import Wifi
from tests.browser.people.player import sit_down, tap
from tests.server.home import Home
from tests.server.phone import Phone as Other


def begun(anna: Page, home: Home, address: str) -> Other:
    """Anna begins a game with a bot and with Bert, whose phone is no browser."""
    code = make(anna, address, 3, 2)
    sit(anna, 0, "Anna")
    bert = home.phone("Bert")
    bert.enter(bert.http("GET", f"/api/codes/{code}")["table"]).sit(1)
    begin(anna)
    return bert


def take_along(anna: Page, bert: Other) -> int:
    """Anna takes the table with her, and Bert agrees; how many moves it has then."""
    tap(anna, "overlay", "menu")
    tap(anna, "net", "propose", "along")
    bert.until(lambda phone: phone.table["motion"])
    bert.ask("vote", motion=bert.table["motion"]["motion"], yes=True)
    bert.until(lambda phone: phone.table["status"] == "away")
    assert bert.table["away"]["name"] == "Anna"
    anna.wait_for_url("**/#table/along.*")
    moves: int = bert.table["away"]["moves"]
    return moves


def bring_back(anna: Page) -> None:
    tap(anna, "home")
    at_home(anna)
    anna.tap('[data-tap^=\'["more","along.\']')
    anna.tap('dialog [data-tap^=\'["go","bring"\']')
    tap(anna, "bring")


def play_alone(page: Page, moves: int) -> None:
    """So many moves of whoever is asked on this one phone."""
    Hasty(page, 7).play(moves)


def test_a_table_goes_along_is_played_on_without_a_network_and_comes_back(
    home: Home, wifi: Wifi, phone: Phone
) -> None:
    anna = phone()
    bert = begun(anna, home, wifi.address)
    moves = take_along(anna, bert)
    wifi.off()
    play_alone(anna, 4)
    wifi.on()
    bring_back(anna)
    anna.wait_for_selector("[data-screen=table] .player.is-me:has-text('Anna')")
    bert.until(lambda phone: phone.table["status"] == "playing")
    assert bert.settle().game["moves"] >= moves + 4
    tap(anna, "home")
    at_home(anna)
    anna.wait_for_selector("[data-tap*='along.']", state="detached")


def test_when_both_have_gone_on_the_table_sees_both_and_chooses(home: Home, phone: Phone) -> None:
    anna = phone()
    bert = begun(anna, home, home.address)
    before = take_along(anna, bert)
    play_alone(anna, 3)
    along = anna.url
    bert.ask("propose", what="back")
    anna.goto(f"{home.address}/#table/net/{bert.table['code']}")
    tap(anna, "net", "vote", True)
    bert.until(lambda phone: phone.table["status"] == "playing")
    anna.goto(along)
    bring_back(anna)
    anna.wait_for_selector(".strip:has-text('went on differently')")
    bert.until(lambda phone: phone.table["motion"])
    motion = bert.table["motion"]
    assert motion["what"] == "replace" and motion["there"] >= before + 3
    text = f"here: {motion['here'] - motion['split']}, there: {motion['there'] - motion['split']}"
    anna.wait_for_selector(f".strip:has-text('{text}')")
    tap(anna, "net", "both")
    anna.wait_for_selector("dialog section")
    here, there = anna.locator("dialog section").all_inner_texts()
    assert here == "Here\n\nNothing has happened since."
    words, names = words_of("klunker", "en"), [player["name"] for player in bert.table["players"]]
    facts = [fact for _, facts in motion["told"][1] for fact in facts]
    assert len(facts) >= 3 and all(told(words, fact, names) in there for fact in facts)
    bert.ask("vote", motion=motion["motion"], yes=True)
    bert.until(lambda phone: phone.game["moves"] >= motion["there"])
    anna.wait_for_selector("dialog", state="detached")
    anna.wait_for_selector(".strip:has-text('The table has agreed')")


def test_a_table_of_one_phone_is_brought_to_the_network_and_others_sit_down(
    home: Home, phone: Phone
) -> None:
    anna, bert = phone(), phone()
    anna.goto(home.address)
    at_home(anna)
    sit_down(anna, "klunker", 3, 2)
    play_alone(anna, 2)
    tap(anna, "home")
    at_home(anna)
    anna.tap("[data-tap^='[\"more\",']")
    anna.tap('dialog [data-tap^=\'["go","bring"\']')
    tap(anna, "bring")
    code = anna.inner_text("[data-screen=lobby] .letters")
    aside(anna)
    sit(anna, 0, "Anna")
    join(bert, home.address, code, 1)
    begin(anna, bert)
    play([Hasty(anna, 1), Hasty(bert, 2)], 2)
