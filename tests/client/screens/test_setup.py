"""Setup: the first tap can be the one that begins, and all that can be agreed on is there."""

from importlib import import_module

import pytest

from client.app import settings
from client.app.texts import cast_of, say
from client.screens import setup
from client.setup import gentle
from client.shelf import saves
from shared_rules import GAMES
from shared_rules.engine.bot import levels
from shared_rules.engine.options import options_for, values_of
from shared_rules.engine.words import words_of
from shared_rules.extras import has
from tests.client.phone import Phone
from tests.rules.every import MINDED

WITH_CHARACTERS = pytest.mark.parametrize("key", MINDED)
EVERY = pytest.mark.parametrize("key", list(GAMES))


def begun(phone: Phone) -> dict:
    """Start, and what lies on the shelf then."""
    phone.tap("start")
    (ident,) = phone.shelves["tables"]
    assert phone.done[-2:] == [("persist",), ("replace", "table", ident)]
    assert phone.shelves["summaries"][ident]["outcome"] is None
    return phone.shelves["tables"][ident]


@EVERY
def test_one_tap_sets_a_table(key: str) -> None:
    table = saves.opened(begun(Phone(setup, key)))
    assert [player["kind"] for player in table.players].count("person") == 1
    assert len(table.record.seed) == 32
    assert not table.over


def test_the_id_of_a_table_tells_nothing_of_its_seed() -> None:
    phone = Phone(setup, "klunker")
    stored = begun(phone)
    (ident,) = phone.shelves["tables"]
    assert len(ident) == 8 and ident not in stored["seed"]


@EVERY
def test_every_option_and_every_value_can_be_chosen_and_is_explained(key: str) -> None:
    words = words_of(key, "en")
    for seats in GAMES[key].SEATS:
        phone = Phone(setup, key)
        phone.tap("count", seats)
        for option in options_for(GAMES[key], seats):
            name = option["key"]
            for place, value in enumerate(values_of(option, seats)):
                phone.tap("option", name)
                assert words[f"option.{name}.help"] in phone.text()
                assert words.get(f"option.{name}.{value}.help", "") in phone.text()
                phone.tap("choose", name, place)
                assert not phone.find("dialog")
                assert phone.model.agreed()[name] == value
        agreed = phone.model.agreed()
        assert begun(phone)["options"] == agreed


def test_a_name_is_written_where_one_sees_it() -> None:
    phone = Phone(setup, "klunker")
    phone.send("name", 0, "Anna")
    assert phone.find("input", value="Anna")
    assert begun(phone)["players"][0]["name"] == "Anna"


def test_a_seat_can_change_colour_kind_and_place_and_leave() -> None:
    phone = Phone(setup, "klunker")
    phone.tap("seat", 1)
    phone.tap("paint", 1, "purple")
    phone.tap("kind", 1, "person")
    phone.tap("move", 1, 1)
    phone.tap("close")
    phone.tap("seat", 0)
    phone.tap("remove", 0)
    players = begun(phone)["players"]
    assert [player["colour"] for player in players] == ["green", "purple", "yellow"]
    kinds = [player["kind"].partition(":")[0] for player in players]
    assert kinds == ["bot", "person", "bot"]


@WITH_CHARACTERS
def test_every_level_that_a_game_has_is_offered_with_its_character(key: str) -> None:
    about = words_of(key, "en", "opponents")
    phone = Phone(setup, key)
    for level in levels(key):
        phone.tap("seat", 1)
        assert about["name." + level] in phone.text(phone.find("dialog")[0])
        phone.tap("kind", 1, "bot:" + level)
        said = phone.text(phone.find("dialog")[0])
        assert about["about." + level] in said
        assert told_strength(key, level) in said
        assert phone.model.seating.seats[1]["name"] == about["name." + level]
        phone.tap("close")
    assert begun(phone)["players"][1]["kind"] == "bot:" + levels(key)[-1]


@EVERY
def test_the_row_of_each_bot_says_who_it_is_and_how_strong(key: str) -> None:
    phone = Phone(setup, key)
    cast = cast_of(key)
    for rank, level in enumerate(cast, 1):
        phone.send("kind", 1, "bot:" + level)
        said = row_of(phone, 1)
        assert cast[level][0] in said
        assert say("level." + level) in said
        assert said.count("●") == rank and said.count("○") == len(cast) - rank
    phone.send("name", 1, "Quak")
    assert "Quak" in row_of(phone, 1) and cast[level][0] in row_of(phone, 1)


def row_of(phone: Phone, place: int) -> str:
    """All that a seat's row says."""
    [row] = phone.find("li", key=phone.model.seating.seats[place]["colour"])
    return phone.text(row)


def told_strength(key: str, level: str) -> str:
    """What the ladder has found out, in words."""
    others, won = import_module(f"shared_rules.{key}.opponents.measured").WON[level]
    name = words_of(key, "en", "opponents").get("name." + others)
    if not won:
        return f"Whether that wins more against three like {name} is not certain yet."
    like = f"like {name}" if name else "who move at random"
    return f"Wins {won} of 20 games against three {like}; an equal player would win 5."


def test_the_fewest_cannot_become_fewer() -> None:
    phone = Phone(setup, "klunker")
    phone.tap("count", 3)
    phone.tap("seat", 0)
    assert ["remove", 0] not in phone.taps()


def test_the_next_time_everything_is_as_it_was() -> None:
    phone = Phone(setup, "halunken")
    phone.tap("count", 4)
    phone.send("name", 0, "Anna")
    phone.send("choose", "match", 1)
    phone.send("choose", "first", 3)
    options = begun(phone)["options"]
    assert options["match"] == 3 and options["first"] == 2
    again = Phone(setup, "halunken", habits=phone.shelves["habits"])
    assert begun(again)["options"] == options
    other = Phone(setup, "klunker", habits=phone.shelves["habits"])
    assert begun(other)["players"][0]["name"] == "Anna"


def test_values_of_ones_own_are_offered_when_there_are_some() -> None:
    from shared_rules.dschunke.box import RECONSTRUCTED, box_of, box_text

    own = box_text(box_of(RECONSTRUCTED)).replace("12S4", "21S4", 1)
    assert "Your own values" not in options_sheet(Phone(setup, "dschunke"))
    phone = Phone(setup, "dschunke", habits={"own dschunke": {"box": own}})
    assert "Your own values" in options_sheet(phone)
    phone.tap("choose", "box", 1)
    assert begun(phone)["options"]["box"] == own


def options_sheet(phone: Phone) -> str:
    phone.tap("option", "box")
    return phone.text(phone.find("dialog")[0])


def test_two_taps_on_start_make_one_table() -> None:
    phone = Phone(setup, "klunker")
    phone.tap("start")
    phone.send("start")
    assert len(phone.shelves["tables"]) == 1


def test_a_device_that_cannot_keep_a_table_is_said_and_tried_again() -> None:
    phone = Phone(setup, "klunker")
    phone.broken = "full"
    phone.tap("start")
    assert not phone.told("replace")
    assert "cannot store the game" in phone.text()
    phone.broken = ""
    begun(phone)


def test_before_the_habits_are_read_nothing_can_begin() -> None:
    from tests.client.stage import Stage

    assert ["start"] not in Stage(setup, "klunker").taps()


def test_storage_that_does_not_answer_does_not_keep_one_from_setting_up() -> None:
    from tests.client.stage import Stage

    stage = Stage(setup, "klunker")
    for effect in list(stage.effects):
        stage.send(*effect[3], None, "slow")
    assert ["start"] in stage.taps()


def test_a_game_that_there_is_not_leads_home() -> None:
    assert ("home",) in Phone(setup, "chess").done
    assert ("home",) in Phone(setup).done


def test_a_lesson_is_offered_where_the_game_has_one_and_can_be_declined(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for key in GAMES:
        monkeypatch.setitem(settings.now, settings.lesson_of(key), "new")
        phone = Phone(setup, key)
        assert (["go", "lesson", key] in phone.taps()) == has(key, "lesson")
        if has(key, "lesson"):
            phone.tap("decline", key)
            assert phone.told("set") == [("set", settings.lesson_of(key), "never")]
            settings.now[settings.lesson_of(key)] = "never"
            assert not Phone(setup, key).find(class_="lesson-offer")
        begun(phone)  # and the way to the own game is as short as ever


def test_setup_leads_to_the_puzzles_of_a_game_that_has_some_but_not_before_a_network_table() -> (
    None
):
    for key in GAMES:
        assert (["go", "puzzles", key] in Phone(setup, key).taps()) == has(key, "puzzles")
        assert ["go", "puzzles", key] not in Phone(setup, key, "net").taps()


def level_of(kind: str) -> str:
    return kind.partition(":")[2]


@EVERY
def test_before_anybody_has_finished_a_game_an_easy_start_is_proposed(key: str) -> None:
    phone = Phone(setup, key)
    assert say("setup.gentle") in phone.text() or say("setup.gentle.options") in phone.text()
    table = saves.opened(begun(phone))
    bots = {level_of(player["kind"]) for player in table.players} - {""}
    assert bots <= set(list(cast_of(key) or bots)[: gentle.WEAKEST])
    for name, value in GAMES[key].GENTLE.items():
        assert table.record.options[name] == value


@EVERY
def test_what_was_played_last_is_proposed_as_soon_as_a_game_has_been_finished(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = Phone(setup, key)
    for option in phone.model.options():
        phone.tap("option", option["key"])
        phone.tap("choose", option["key"], 0)
    for place in range(phone.model.seating.count):
        phone.send("kind", place, "person")
    begun(phone)
    monkeypatch.setitem(settings.now, settings.finished_of(key), True)
    later = Phone(setup, key, **phone.shelves)
    assert say("setup.gentle") not in later.text()
    assert say("setup.gentle.options") not in later.text()
    assert later.model.agreed() == phone.model.agreed()
    assert [seat["kind"] for seat in later.model.seating.playing()] == [
        "person"
    ] * later.model.seating.count
