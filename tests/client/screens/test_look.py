"""Looking back: every position of a finished game, and nothing of one that still goes on."""

import json
from typing import Any

import pytest

from client.app.texts import game_words
from client.screens import look
from client.shelf import saves
from client.table.local import LocalHost
from shared_rules import GAMES
from shared_rules.engine.bot import explained
from shared_rules.engine.chance import Chance
from shared_rules.engine.plain import written
from shared_rules.engine.table import Table
from shared_rules.engine.words import reasoned, words_of
from tests.client.laid import people
from tests.client.phone import NOW, Phone, copy, played
from tests.rules.every import MINDED, bot_of


def opened(table: Table, **changes: Any) -> Phone:
    stored = copy(saves.keep("ab", table, NOW)[1][0][2])
    stored.update(changes)
    return Phone(look, "ab", tables={"ab": stored})


@pytest.mark.parametrize("key", list(GAMES))
def test_every_position_can_be_looked_at(key: str) -> None:
    table = played(key, moves=-1)
    phone = opened(table)
    phone.wait()
    positions: list[Any] = []
    table.record.close(table.game)
    table.record.replay(lambda number, game: positions.append(game.state()))
    assert phone.model.last == len(positions) - 1
    for number, state in enumerate(positions):
        phone.send("to", str(number))
        assert phone.model.game().state() == state
        assert f"Move {number} of {phone.model.last}" in phone.find("input")[0][1]["aria_valuetext"]


def test_all_hands_lie_open() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    phone.send("to", 4)
    game = phone.model.game()
    for seat, row in enumerate(phone.find(role="group")):
        jewels = [place[1]["tap"][1] for place in found(row) if place[1]["tap"][0] == "what"]
        assert sorted(jewels) == game.hands[seat]


def found(place: Any) -> list[Any]:
    from tests.client.stage import elements

    return [element for element in elements(place) if element[0] == "button"]


def test_what_happened_is_said_and_leads_there() -> None:
    table = played(moves=-1)
    phone = opened(table)
    phone.wait()
    phone.tap("moves")
    phone.tap("to", 3)
    assert not phone.find("dialog")
    scene = phone.model.scene(None)
    sentences = [scene.told(fact) for fact in table.record.facts[2]]
    assert phone.text(phone.find(class_="told")[0]) == " ".join(sentences)


def test_the_buttons_lead_through_the_game() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    last = phone.model.last
    assert ["to", -1] not in phone.taps()
    phone.tap("to", 1)
    phone.tap("to", 2)
    phone.tap("to", 1)
    phone.tap("to", last)
    assert ["to", last + 1] not in phone.taps()
    phone.tap("to", 0)


def test_it_plays_by_itself_to_the_end_and_from_the_start_again() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    phone.tap("play")
    phone.wait()
    assert phone.model.at == phone.model.last and not phone.model.playing
    phone.tap("play")
    assert phone.model.at == 0


def test_a_touch_stops_it() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    for touch in (["play"], ["to", 5]):
        phone.tap("play")
        phone.send(*phone.timers.pop(0))
        phone.send(*touch)
        at = phone.model.at
        phone.wait()
        assert phone.model.at == at


def test_while_it_is_replayed_the_page_is_drawn_a_dozen_times_not_hundreds() -> None:
    phone = opened(played("dschunke", moves=-1))
    trees = []
    while phone.timers:
        phone.send(*phone.timers.pop(0))
        phone.model.replay.chunk = 1
        if not trees or trees[-1] is not phone.tree:
            trees.append(phone.tree)
    assert phone.model.last > 100
    assert len(trees) <= 14


def test_one_can_go_ahead_before_all_is_replayed() -> None:
    phone = opened(played(moves=-1))
    assert not phone.model.replay.done
    phone.send("to", str(phone.model.last))
    assert phone.find("progress")
    phone.wait()
    assert phone.model.game().waiting_for() == []
    assert not phone.find("progress")


@pytest.mark.parametrize("moves", [0, 9])
def test_before_the_end_nothing_is_shown_nor_kept_in_mind(moves: int) -> None:
    table = played(moves=moves)
    phone = opened(table)
    phone.wait()
    assert "Not before the end" in phone.text()
    assert phone.model.record is None and phone.model.replay is None
    phone.tap("table")
    assert phone.done[-1] == ("replace", "table", "ab")


def test_a_game_of_older_rules_is_told_kindly() -> None:
    phone = opened(played(moves=-1), rules=0)
    phone.wait()
    assert "older rules" in phone.text()


def test_a_game_that_the_rules_of_today_play_otherwise_is_told_kindly() -> None:
    table = played(moves=-1)
    table.game.notes[0] += 1
    phone = opened(table)
    phone.wait()
    assert "older rules" in phone.text()


def test_what_a_thing_is_can_be_asked() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    phone.send("to", 4)
    phone.tap("what", phone.model.game().hands[0][0])
    assert phone.find("dialog")
    phone.tap("close")
    assert not phone.find("dialog")


def test_a_table_that_is_gone_is_said() -> None:
    assert "No table here" in Phone(look, "ab").text()


# What did the bot know?


def known(table: Table, seat: int, at: int) -> str:
    """The view of a seat after so many moves, as text."""
    found: list[str] = []
    table.record.close(table.game)
    table.record.replay(lambda number, game: found.append(written(game.view(seat))))
    return found[at]


@pytest.mark.parametrize("key", list(GAMES))
def test_what_a_bot_knew_is_its_view_letter_by_letter(key: str) -> None:
    table = played(key, moves=-1, kind=bot_of(key))
    phone = opened(table)
    phone.wait()
    for seat, at in ((0, 0), (1, 7), (2, phone.model.last // 2), (1, phone.model.last)):
        phone.send("to", at)
        phone.tap("knew", seat)
        assert phone.text(phone.find("h1")[0]) == f"What did {table.players[seat]['name']} know?"
        phone.tap("raw")
        [shown] = phone.find("pre")
        assert shown[2][0] == known(table, seat, at)
        phone.tap("copy")
        assert phone.told("copy")[-1][1] == shown[2][0]
        phone.tap("close")
        view = json.loads(shown[2][0])
        scene = phone.model.scene(phone.model.knower)
        assert {**scene.view, "offers": view["offers"]} == view, "the table drawn is this view's"
        phone.tap("knew")
        assert phone.text(phone.find("h1")[0]) == "Look back"


LOTS = {
    "en": "a number to draw lots",
    "de": "eine Zahl zum Losen",
    "it": "un numero per sorteggiare",
}


@pytest.mark.parametrize("language", LOTS)
def test_all_that_a_bot_is_given_is_named(language: str) -> None:
    """The view, which of the bots it is, and a seed: whoever adds something has to say so here."""
    host = LocalHost("ab")
    host.table = Table.new("klunker", people("bot:solid", "bot:solid", "bot:solid"), {}, "5")
    host.place, host.chance = "here", Chance(1)
    [[_, given, _]] = host.on_bot(0)
    assert set(given) == {"view", "level", "seed"}
    words = __import__(f"client.app.words.{language}", None, None, ["WORDS"]).WORDS
    assert LOTS[language] in words["look.knew.exactly"]


def test_from_a_seat_one_sees_its_own_hand_and_no_other() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    phone.send("to", 3)
    game = phone.model.game()
    phone.tap("knew", 1)
    assert not phone.find(class_="open-hand seat-red")
    [hand] = phone.find("section", class_="hand")
    jewels = [place[1]["tap"][1] for place in found(hand) if place[1].get("tap")]
    assert sorted(jewels) == game.hands[1]


@pytest.mark.parametrize("key", MINDED)
def test_a_bot_says_what_it_did_with_it_and_why(key: str) -> None:
    table = played(key, moves=-1, kind="bot:strong")
    phone = opened(table)
    phone.wait()
    phone.send("to", 0)
    phone.tap("knew", 1)
    words, about = game_words(key), words_of(key, "en", "opponents")
    names = [player["name"] for player in table.players]
    reasons = set()
    for number in [n for n, (seat, _) in enumerate(table.record.moves) if seat == 1][:12]:
        phone.send("to", number)
        move = table.record.moves[number][1]
        why = explained(phone.model.game().view(1), move, Chance(1))["why"]
        said = phone.text(phone.find(class_="told")[0])
        assert reasoned(words, about, why, names) in said
        assert words["verb." + move[0]] in said or words.get(f"verb.{move[0]}.none", "?") in said
        reasons.add(why[0])
    assert len(reasons) > 1


def test_where_it_was_not_asked_it_says_so_and_leads_to_where_it_was() -> None:
    table = played(moves=-1, kind="bot:solid")
    phone = opened(table)
    phone.wait()
    phone.send("to", 0)
    seat = next(s for s in range(3) if s not in phone.model.game().waiting_for())
    phone.tap("knew", seat)
    assert "was not asked here" in phone.text(phone.find(class_="told")[0])
    ways = [place[1]["tap"] for place in phone.find(class_="chip")]
    phone.tap(*ways[0])
    assert seat in phone.model.game().waiting_for()
    phone.send("to", phone.model.last)
    assert phone.find(tap=["to", -1], disabled=True)


def test_a_person_gives_no_reasons() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    phone.send("to", 0)
    phone.tap("knew", phone.model.game().waiting_for()[0])
    assert len(phone.find(class_="told")[0][2][0]) == 1


def test_back_leads_from_what_one_knew_to_all_hands() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    assert look.back(phone.model) is None
    phone.tap("knew", 1)
    assert look.back(phone.model) == ["knew"]
