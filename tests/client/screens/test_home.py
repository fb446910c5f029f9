"""Home: games to begin, tables to go on with, and nothing deleted for good by a slip."""

from typing import Any

import pytest

from client.app import settings, texts
from client.lessons import progress
from client.screens import home
from client.shelf import saves
from client.shelf.shelf import ago
from shared_rules import GAMES
from shared_rules.extras import has
from tests.client.phone import NOW, Phone, played
from tests.client.stage import Stage

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


def shelves(**tables: tuple[Any, int]) -> dict[str, dict[str, Any]]:
    """Shelves with tables on them, by id, and how long ago each was played."""
    rows = [
        row
        for ident, (table, past) in tables.items()
        for row in saves.keep(ident, table, NOW - past)[1]
    ]
    return {
        name: {row[1]: row[2] for row in rows if row[0] == name} for name in ("tables", "summaries")
    }


def test_without_tables_there_are_just_the_games() -> None:
    phone = Phone(home)
    for game in ("klunker", "halunken", "dschunke"):
        phone.tap("go", "setup", game)
        assert phone.told("go")[-1] == ("go", "setup", game)
    assert not phone.find(class_="thumb")
    assert "Open tables" not in phone.text()


def test_the_table_that_was_played_last_is_one_tap_away() -> None:
    phone = Phone(home, **shelves(old=(played(), DAY), new=(played(names="Dora Emil Fritz"), 5)))
    (button,) = phone.find(class_="confirm go-on")
    assert button[1]["tap"] == ["go", "table", "new"]
    assert "Klunker" in phone.text(button)


def test_a_table_that_may_be_cleared_away_is_to_stay_once_it_is_gone_on_with() -> None:
    phone = Phone(home, **shelves(ab=(played(), 5)))
    assert not phone.told("persist")
    phone.tap("go", "table", "ab")
    assert phone.told("persist") == [("persist", ["kept"])]
    phone.send("go", "table", "ab")
    assert len(phone.told("persist")) == 1


def test_a_running_table_says_who_plays_whose_turn_it_is_and_since_when() -> None:
    table = played()
    phone = Phone(home, **shelves(ab=(table, 5 * MINUTE)))
    (row,) = phone.find("li", class_="table-row")
    name = table.players[table.game.waiting_for()[0]]["name"]
    text = phone.text(row)
    assert "Anna, Ben and Cleo" in text
    assert f"To move: {name}" in text
    assert "5 min ago" in text


def test_finished_games_are_folded_away_and_lead_to_their_result() -> None:
    phone = Phone(home, **shelves(ab=(played(moves=-1), 2 * DAY)))
    assert not phone.find("li", class_="table-row")
    assert not phone.find(class_="confirm go-on")
    phone.tap("finished")
    assert "Won by" in phone.text()
    phone.tap("go", "result", "ab")


def test_what_was_deleted_can_be_brought_back() -> None:
    before = shelves(ab=(played(moves=4), HOUR))
    phone = Phone(home, **before)
    phone.tap("more", "ab")
    phone.tap("delete", "ab")
    assert phone.shelves["tables"] == phone.shelves["summaries"] == {}
    assert not phone.find("dialog")
    phone.tap("restore", "ab")
    assert phone.shelves["tables"] == before["tables"]
    assert phone.shelves["summaries"] == before["summaries"]
    assert phone.find("li", class_="table-row")


def test_a_deleted_table_is_not_offered_to_go_on_with() -> None:
    phone = Phone(home, **shelves(ab=(played(), 0)))
    phone.send("delete", "ab")
    assert not phone.find(class_="confirm go-on")
    assert ["go", "table", "ab"] not in phone.taps()


def test_what_was_deleted_is_gone_when_one_comes_back_to_home() -> None:
    phone = Phone(home, **shelves(ab=(played(), 0)))
    phone.send("delete", "ab")
    phone.hear("left")
    phone.hear("returned")
    assert not phone.find("li")[3:]


def test_the_file_of_a_running_table_is_shared_with_a_warning() -> None:
    phone = Phone(home, **shelves(ab=(played(moves=3), 0), cd=(played(moves=-1), 0)))
    phone.tap("more", "ab")
    assert "hidden" in phone.text()
    phone.tap("transfers", "share", "ab")
    (_, name, text) = phone.told("share")[-1]
    assert name == "klunker-anna-ben-cleo.unke"
    assert text == played(moves=3).text()
    phone.tap("finished")
    phone.tap("more", "cd")
    assert "hidden" not in phone.text()


def test_coming_back_reads_the_shelf_again() -> None:
    phone = Phone(home)
    phone.shelves.update(shelves(ab=(played(), 0)))
    phone.hear("returned")
    assert phone.find(class_="confirm go-on")


def test_storage_that_does_not_answer_is_said_and_tried_again() -> None:
    phone = Phone(home)
    phone.broken = "slow"
    phone.hear("shown")
    assert "is not responding" in phone.text()
    phone.broken = ""
    phone.tap("returned")
    assert "is not responding" not in phone.text()


def test_a_new_version_and_installing_are_offered_only_when_there_is_one() -> None:
    phone = Phone(home)
    assert ["update"] not in phone.taps() and ["install"] not in phone.taps()
    phone.hear("version")
    phone.hear("installable")
    phone.tap("update")
    phone.tap("install")
    assert phone.told("update") and phone.told("install")


def test_who_has_tables_is_told_that_they_may_be_cleared_away() -> None:
    warning = "may clear your tables away"
    assert warning not in Phone(home).text()
    assert warning in Phone(home, **shelves(ab=(played(), 0))).text()
    phone = Phone(home, **shelves(ab=(played(), 0)))
    phone.send("kept", True, "")
    assert warning not in phone.text()


def test_on_a_host_of_plain_files_home_says_what_the_network_needs() -> None:
    phone = Phone(home)
    assert "your family’s own server" in phone.text()
    assert ["go", "network"] not in phone.taps()  # a door that leads nowhere


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_where_a_family_has_its_server_playing_together_is_a_tile_like_the_games(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(settings.now, "language", language)
    monkeypatch.setitem(settings.served, "by", "family")
    phone = Phone(home)
    tiles = phone.find("button", class_="tile")
    assert [tile[1]["tap"][:2] for tile in tiles][:2] == [["go", "network"], ["go", "setup"]]
    assert len(tiles) == 4 and texts.say("motto.together") in phone.text(tiles[0])
    assert not phone.told("http")  # the app knows by itself where it has come from


@pytest.mark.parametrize(
    ("past", "text"),
    [
        (-5, "just now"),
        (MINUTE, "just now"),
        (2 * MINUTE, "2 min ago"),
        (HOUR, "1 h ago"),
        (DAY - 1, "23 h ago"),
        (DAY, "yesterday"),
        (2 * DAY, "2 days ago"),
        (40 * DAY, "40 days ago"),
    ],
)
def test_how_long_ago(past: int, text: str) -> None:
    assert ago(NOW - past, NOW) == text


@pytest.fixture
def untaught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has done a lesson here, nor declined one."""
    for game in GAMES:
        monkeypatch.setitem(settings.now, settings.lesson_of(game), "new")


@pytest.mark.usefixtures("untaught")
def test_a_lesson_is_offered_until_it_is_done_or_declined() -> None:
    for game in [game for game in GAMES if has(game, "lesson")]:
        phone = Phone(home)
        phone.tap("go", "lesson", game)
        phone.tap("decline", game)
        assert phone.told("set") == [("set", settings.lesson_of(game), "never")]
        for known in ("never", "done"):
            settings.now[settings.lesson_of(game)] = known
            assert ["go", "lesson", game] not in Phone(home).taps()
        settings.now[settings.lesson_of(game)] = 1
        phone = Phone(home)
        assert "Go on learning with Unke" in phone.text()


@pytest.mark.usefixtures("untaught")
def test_who_has_finished_a_game_here_is_offered_no_lesson_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """But has not said to know it; and a lesson that was begun can be gone on with."""
    offer = ["go", "lesson", "klunker"]
    phone = Phone(home, **shelves(ab=(played(moves=4), HOUR)))
    assert phone.told("set") == [("set", "shelf", "running")]
    phone = Phone(home, **shelves(ab=(played(moves=-1), HOUR)))
    assert phone.told("set") == [
        ("set", settings.finished_of("klunker"), True),
        ("set", settings.lesson_of("klunker"), "played"),
        ("set", "memories", True),
        ("set", settings.ended_of("klunker"), 1),
        ("set", "shelf", "over"),
    ]
    monkeypatch.setitem(settings.now, settings.lesson_of("klunker"), "played")
    assert offer not in Phone(home).taps()
    monkeypatch.setitem(settings.now, settings.lesson_of("klunker"), 1)
    assert offer in Phone(home).taps()


@pytest.mark.usefixtures("untaught")
def test_it_is_remembered_how_many_games_have_ended_here_up_to_the_first_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(settings.now, settings.finished_of("klunker"), True)
    over = {f"a{number}": (played(moves=-1), HOUR) for number in range(5)}
    phone = Phone(home, **shelves(**over))
    assert ("set", settings.ended_of("klunker"), settings.FIRST) in phone.told("set")
    monkeypatch.setitem(settings.now, settings.ended_of("klunker"), 2)
    phone = Phone(home, **shelves(ab=over["a0"]))
    assert ("set", settings.ended_of("klunker"), 1) not in phone.told(
        "set"
    )  # what was deleted counts


@pytest.mark.usefixtures("untaught")
def test_a_game_without_a_lesson_offers_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "has", lambda game, name: False)
    assert not Phone(home).find(class_="lesson-offer")


@pytest.mark.parametrize(
    ("shelf", "kept"), [("empty", []), ("over", ["shelf"]), ("running", ["shelf", "thumb"])]
)
def test_until_the_shelf_has_been_read_home_keeps_room_for_what_lay_there(
    monkeypatch: pytest.MonkeyPatch, shelf: str, kept: list[str]
) -> None:
    monkeypatch.setitem(settings.now, "shelf", shelf)
    stage = Stage(home)
    for name in ("shelf", "thumb"):
        assert bool(stage.find(class_=name + " is-awaited")) == (name in kept)
    stage.send("listed", [], "")
    assert not stage.find(class_="shelf is-awaited") + stage.find(class_="thumb is-awaited")


def test_how_much_room_the_shelf_takes_is_noted_when_it_can_be_seen() -> None:
    phone = Phone(home, **shelves(ab=(played(moves=-1), HOUR)))
    noted = phone.told("room")
    assert noted
    phone.tap("finished")
    phone.send("returned")
    assert phone.told("room") == noted  # what is unfolded now is folded the next time
