"""The table's screen finds its table by itself, and shows what all may know of it.

Nobody touches it after the first tap.
"""

from typing import Any

from client.net import television
from client.screens import network
from tests.client.people import at, code_of, move, opened, sit, started, waited_for
from tests.client.stage import elements, words
from tests.client.television import later, look_round, screen, showing
from tests.client.wired import Wire, Wired
from tests.server.home import Home

# Which table


def test_one_tap_among_the_tables_makes_a_device_the_tables_screen(home: Home) -> None:
    device = Wired(Wire(home.address), network)
    device.tap("go", "tv")
    assert device.went() == ["tv"]


def test_without_a_table_it_shows_the_way_in_and_takes_the_one_at_which_people_sit(
    home: Home,
) -> None:
    shown = screen(home)
    assert shown.told("awake") == [("awake", True)]
    assert shown.model.code["address"].endswith("/#network")
    assert shown.find("svg", class_="code") and shown.went() == []
    wire, code = opened(home)
    look_round(shown)
    sit(at(wire, code), 0, "Anna")
    look_round(shown)
    assert shown.went() == ["tv", code]


def test_a_table_that_everybody_has_left_is_offered_and_not_taken(home: Home) -> None:
    wire, code = opened(home)
    phone = at(wire, code)
    sit(phone, 0, "Anna")
    other = at(Wire(home.address), code)
    wire.cut()
    other.until(lambda: other.model.host.players[0]["state"] == "away")
    shown = screen(home)
    assert shown.went() == []
    shown.tap("show", code)
    assert shown.went() == ["tv", code]


def test_of_several_tables_the_right_one_is_chosen(home: Home) -> None:
    codes = []
    for _ in range(2):
        wire, code = opened(home)
        sit(at(wire, code), 0, "Anna")
        codes.append(code)
    shown = screen(home)
    assert shown.went() == [] and all(["show", code] in shown.taps() for code in codes)
    shown.tap("show", codes[1])
    assert shown.went() == ["tv", codes[1]]


def test_another_table_is_not_the_one_that_was_there(home: Home) -> None:
    phones = started(home)
    shown = showing(home, code_of(phones[0]))
    shown.tap("show", "all")
    shown = screen(home, "all")
    assert shown.went() == []
    wire, code = opened(home)
    sit(at(wire, code), 0, "Cleo")
    look_round(shown)
    assert shown.went() == ["tv", code]


def test_a_table_that_is_not_on_the_list_is_found_by_its_code(home: Home) -> None:
    wire, code = opened(home)
    phone = at(wire, code)
    sit(phone, 0, "Anna")
    phone.tap("net", "set", "open", False)
    phone.until(lambda: not phone.model.host.seating["open"])
    shown = screen(home)
    assert shown.went() == [] and code not in shown.text()
    shown.send("code", code.lower())
    assert shown.went() == ["tv", code]


def test_while_the_server_is_away_it_says_so_and_looks_again(home: Home) -> None:
    shown = screen(home)
    home.kill()
    look_round(shown)
    assert "No connection." in shown.text() and shown.find("svg", class_="code")
    home.start()
    look_round(shown)
    assert "No connection." not in shown.text()


def test_a_new_version_is_taken_while_there_is_no_table(home: Home) -> None:
    shown = screen(home)
    shown.hear("version")
    assert shown.told("update") == [("update",)]
    shown = showing(home, opened(home)[1])
    shown.hear("version")
    assert shown.told("update") == []


# In the lobby


def test_in_the_lobby_all_see_who_sits_who_the_host_is_and_what_is_waited_for(home: Home) -> None:
    wire, code = opened(home)
    anna, bert = at(wire, code), at(Wire(home.address), code)
    shown = showing(home, code)
    assert shown.model.host.tablemates.codes["join"]["address"].endswith("#join/" + code)
    sit(bert, 0, "Bert")
    shown.until(lambda: "Bert" in shown.text())
    assert "Scan the code and sit down" in shown.text() and not shown.find(class_="hosting")
    sit(anna, 1, "Anna")
    shown.until(lambda: "Anna starts the game" in shown.text())
    [tag] = [tag for tag in shown.find("li") if "hosting" in str(tag)]
    assert "Anna" in shown.text(tag)


# While they play


def test_the_story_stands_beside_the_board_the_newest_first_and_with_reasons(home: Home) -> None:
    phones = started(home)
    shown = showing(home, code_of(phones[0]))
    while not phones[0].model.host.told_reasons():
        move(waited_for(phones))
        phones[0].wire.pump()
    shown.until(lambda: shown.model.host.moves >= phones[0].model.host.moves)
    [news] = shown.find(class_="news")
    scene = shown.model.scene()
    sentences = [scene.told(fact) for _, facts in shown.model.host.log() for fact in facts]
    told = ["".join(words(span)) for span in shown.find("span") if span in elements(news)]
    assert sentences and [text for text in sentences if text not in told] == []
    assert told.index(sentences[-1]) <= told.index(sentences[0])
    assert shown.find(class_="because")


def test_a_long_story_still_tells_reasons_beside_their_own_moves(home: Home) -> None:
    phones = started(home)
    shown = showing(home, code_of(phones[0]))
    host = shown.model.host
    while host.moves <= television.LATELY + 5:
        move(waited_for(phones))
        shown.wire.pump()
    by_move: dict[int, list[Any]] = {}
    for row in shown.find("li"):
        if "move" in row[1]["class_"]:
            by_move.setdefault(int(row[1]["key"].split()[0]), []).append(row)
    told = [(number, by) for number, by, _ in host.told_reasons() if number in by_move]
    assert told
    for number, by in told:
        assert "because" in str(by_move[number])
        assert "seat-" + host.players[by]["colour"] in by_move[number][0][1]["class_"]


def test_what_somebody_opens_shows_no_more_than_lies_open_and_goes_away_again(home: Home) -> None:
    phones = started(home)
    shown = showing(home, code_of(phones[0]))
    phones[1].wire.cut()
    shown.until(lambda: "is-away" in str(shown.find("button", tap=["overlay", "seat", 1])))
    shown.tap("overlay", "seat", 1)
    assert shown.find("dialog") and [tap for tap in shown.taps() if tap[0] == "net"] == []
    later(shown, "unread")
    assert not shown.find("dialog")


def test_the_board_stays_while_the_line_is_lost_and_goes_on_by_itself(home: Home) -> None:
    phones = started(home)
    shown = showing(home, code_of(phones[0]))
    shown.until(lambda: shown.find(class_="news"))
    shown.wire.cut()
    assert "Trying again" in shown.text() and shown.find(class_="news")
    before = shown.model.host.moves
    move(waited_for(phones))
    shown.wire.reachable = True
    shown.wire.ring()
    shown.until(lambda: "Trying again" not in shown.text())
    shown.until(lambda: shown.model.host.moves > before)
