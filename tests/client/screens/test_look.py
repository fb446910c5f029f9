"""Looking back: every position of a finished game, and nothing of one that still goes on."""

import json
from typing import Any

import pytest

from client.app.texts import game_words
from client.lookback.retrospect import WHOLE
from client.screens import look
from client.shelf import saves
from client.story.chapters import chapters
from client.table.local import LocalHost
from shared_rules import GAMES
from shared_rules.engine.bot import explained
from shared_rules.engine.chance import Chance
from shared_rules.engine.plain import written
from shared_rules.engine.table import Table
from shared_rules.engine.words import reasoned, words_of
from tests.client.laid import people
from tests.client.phone import NOW, Phone, copy, played
from tests.client.stage import elements
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
    rows = [row for row in phone.find(role="group") if "open-hand" in row[1]["class_"]]
    assert len(rows) == 3
    for seat, row in enumerate(rows):
        jewels = [place[1]["tap"][1] for place in found(row) if place[1]["tap"][0] == "what"]
        assert sorted(jewels) == game.hands[seat]


def found(place: Any) -> list[Any]:
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


def said(phone: Phone) -> list[str]:
    """The sentences in the foot."""
    return [phone.text(line) for line in phone.find(class_="told")[0][2][0]]


@pytest.mark.parametrize("key", list(GAMES))
def test_step_by_step_every_sentence_is_said_once_and_seen_as_it_was(key: str) -> None:
    """Each moment of a move has its own sentences, and its view is the one of that moment."""
    table = played(key, moves=-1)
    phone = opened(table)
    phone.wait()
    table.remember()
    scene, steps = phone.model.scene(None), 0
    for number, (seat, facts) in enumerate(table.log()):
        done = 0
        for count, [view] in table.moments(number, None):
            phone.tap("step", 1)
            steps += 1
            told = [scene.told(fact) for fact in facts[done:count]]
            assert said(phone) == (told or [f"{table.players[seat]['name']} has decided."])
            shown = phone.model.scene(None).view
            assert shown == {**view, "offers": []}
            done = count
    assert phone.model.at == phone.model.last and ["step", 1] not in phone.taps()
    assert steps > phone.model.last


@pytest.mark.parametrize("key", list(GAMES))
def test_the_same_steps_lead_back(key: str) -> None:
    phone = opened(played(key, moves=-1))
    phone.wait()
    points = [(0, WHOLE)]
    while ["step", 1] in phone.taps():
        phone.send("step", 1)
        points.append((phone.model.at, phone.model.moment))
    for point in reversed(points[:-1]):
        phone.send("step", -1)
        assert (phone.model.at, phone.model.moment) == point
    assert ["step", -1] not in phone.taps() and ["round", -1] not in phone.taps()


def test_while_a_move_is_half_done_nobody_is_asked() -> None:
    phone = opened(played("halunken", moves=-1))
    phone.wait()
    halves = 0
    while ["step", 1] in phone.taps():
        phone.send("step", 1)
        asked = phone.find(class_="player") + [
            place for place in phone.find("button") if "is-asked" in str(place[1].get("class_"))
        ]
        is_half = 0 <= phone.model.moment < len(phone.model.moments()) - 1
        halves += is_half
        if is_half:
            assert not [place for place in asked if "is-asked" in str(place[1]["class_"])]
    assert halves > 20


@pytest.mark.parametrize("key", list(GAMES))
def test_one_jumps_from_round_to_round(key: str) -> None:
    """The first sentence there is the first one under the heading."""
    table = played(key, moves=-1)
    phone = opened(table)
    phone.wait()
    scene, points = phone.model.scene(None), []
    log = table.log()
    for number, place, _ in chapters(key, log):
        phone.tap("round", 1)
        points.append((phone.model.at, phone.model.moment))
        assert scene.told(log[number][1][place]) in said(phone)
        assert phone.model.at == number + 1
    phone.tap("round", 1)
    assert phone.model.at == phone.model.last and ["round", 1] not in phone.taps()
    for point in reversed(points):
        phone.tap("round", -1)
        assert (phone.model.at, phone.model.moment) == point
    phone.tap("round", -1)
    assert phone.model.at == 0


def test_a_move_that_one_jumps_to_is_told_as_one() -> None:
    table = played("halunken", moves=-1)
    phone = opened(table)
    phone.wait()
    number = max(range(len(table.log())), key=lambda number: len(table.record.facts[number]))
    phone.send("to", number + 1)
    assert len(said(phone)) == len(table.record.facts[number]) > 3
    phone.tap("step", -1)
    assert phone.model.at == number + 1 and len(said(phone)) < len(table.record.facts[number])


def test_every_number_that_stands_beside_a_name_in_play_stands_there(key: str = "klunker") -> None:
    phone = opened(played(key, moves=-1))
    phone.wait()
    for at in (0, 9, phone.model.last):
        phone.send("to", at)
        notes = [phone.text(place) for place in phone.find(class_="notes")]
        assert [int(text.split()[-1]) for text in notes] == phone.model.game().notes


def test_of_money_one_sees_what_everybody_had_and_in_play_only_what_was_told() -> None:
    phone = opened(played("dschunke", moves=-1))
    phone.wait()
    phone.send("to", 60)
    purses = [phone.text(place) for place in phone.find(class_="amount purse")]
    assert [int(text.split()[-1]) for text in purses] == phone.model.game().money
    phone.tap("knew", 1)
    [own] = [phone.text(place) for place in phone.find(class_="amount purse")]
    assert int(own.split()[-1]) == phone.model.game().money[1]


def test_what_lies_open_of_a_player_is_a_tap_away() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    phone.tap("overlay", "seat", 1)
    assert "Ben" in phone.text(phone.find("dialog")[0])
    phone.tap("close")


def test_the_list_of_moves_has_a_heading_for_every_round() -> None:
    table = played("halunken", moves=-1)
    phone = opened(table)
    phone.wait()
    phone.tap("moves")
    heads = [phone.text(head) for head in phone.find("h3")]
    assert heads == [title for _, _, title in chapters("halunken", table.log())]


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
    assert "Only after the end" in phone.text()
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
        [folded] = phone.find("details")
        [shown] = phone.find("pre")
        assert shown in elements(folded) and "open" not in folded[1]
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
    "en": "a number for drawing lots",
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
    words = __import__(f"client.lookback.words.{language}", None, None, ["WORDS"]).WORDS
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
    assert "had nothing to decide here" in phone.text(phone.find(class_="told")[0])
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
