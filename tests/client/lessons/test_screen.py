"""A lesson on the table's own screen: what is said and pointed at, how it is left and taken up."""

import re
from typing import Any

import pytest

from client.app import settings
from client.app.settings import lesson_of
from client.games.teaching import ASK, LAY, TELL
from client.lessons import progress
from client.lessons.learner import Words
from shared_rules.extras import extra
from tests.client.lessons.taught import TAUGHT, Lesson, answers, begun
from tests.client.stage import elements

EVERY = pytest.mark.parametrize("game", TAUGHT)
PACES = settings.CHOICES["pace"]


@pytest.fixture(autouse=True)
def as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in settings.now:
        monkeypatch.setitem(settings.now, name, settings.now[name])
    settings.now["pace"] = "normal"


def keys(game: str, *kinds: str) -> list[str]:
    return [step.key for step in extra(game, "lesson").STEPS if step.kind in kinds]


def announced(phone: Lesson) -> list[str]:
    return [effect[1] for effect in phone.told("announce")]


def marked(phone: Lesson) -> list[Any]:
    return [one for one in elements(phone.tree) if "is-pointed" in (one[1].get("class_") or "")]


@pytest.mark.parametrize(
    ("game", "pace"),
    [(game, "normal") for game in TAUGHT]
    + [(TAUGHT[0], pace) for pace in PACES if pace != "normal"],
)
def test_all_of_it_is_said_once_at_every_pace_and_ends_with_the_score_sheet(
    game: str, pace: str
) -> None:
    settings.now["pace"] = pace
    phone = Lesson(game)
    phone.finish()
    heard, host = announced(phone), begun(game)
    for key in keys(game, TELL, ASK):
        assert heard.count(host.text(key)) == 1, key
    seats = phone.model.host.table.game.seats
    assert phone.find(class_=f"scoresheet of-{seats}") and "You win!" in phone.text()
    assert ("set", lesson_of(game), "done") in phone.done


@EVERY
def test_what_is_said_stands_on_the_screen_and_what_it_speaks_of_is_marked_and_in_view(
    game: str,
) -> None:
    """What is named first comes into view first; what is asked for is marked as well."""
    phone = Lesson(game)
    pointed = 0
    while not phone.through:
        places = phone.model.places()
        if isinstance(phone.model.telling.step, Words) or phone.model.asks():
            assert phone.said() in announced(phone)
            assert len(marked(phone)) == len(places), places
            pointed += len(places)
        else:
            assert marked(phone) == []
        if places:
            revealed = phone.told("reveal")[-1][1]
            assert len(revealed) == len(places)
            for selector, place in zip(revealed, places, strict=True):
                assert re.findall('"([^"]+)"', selector) == place.split(" ")
        elif phone.model.asks():
            assert phone.told("reveal")[-1] == ("reveal", [".is-advised"])
        if phone.model.asks():
            move, advised = phone.model.host.step.move, asked_for(phone)
            if move[1:]:
                assert {one[1].get("data_thing") for one in advised} == set(move[1:]), move
            else:
                assert len(advised) == 1, move
        phone.go_on()
    assert pointed > 5


def asked_for(phone: Lesson) -> list[Any]:
    return [one for one in elements(phone.tree) if "is-advised" in str(one[1].get("class_"))]


@EVERY
def test_another_move_is_not_made_but_answered_and_one_tries_again(game: str) -> None:
    phone, other = Lesson(game), None
    while other is None:
        phone.until_asked()
        host = phone.model.host
        other = next((move for move in answers(host) if not host.step.admits(move)), None)
        if other is None:
            phone.go_on()
    asked, moves = phone.said(), host.moves
    for times in (1, 2):
        phone.send("confirm", *other)
        assert host.moves == moves and phone.said() == host.text(host.step.instead(other)) != asked
        assert announced(phone).count(phone.said()) == times
    phone.send("confirm", *host.step.move)
    assert host.moves == moves + 1


@EVERY
def test_unke_makes_every_move_for_whom_that_suits(game: str) -> None:
    phone = Lesson(game)
    while phone.until_asked():
        phone.tap("do")
        while phone.model.telling.step:
            phone.tap("end")


@EVERY
def test_who_wants_to_do_and_not_to_read_comes_straight_to_the_next_question(game: str) -> None:
    phone = Lesson(game)
    assert isinstance(phone.model.telling.step, Words)
    phone.tap("end")
    assert phone.model.asks()
    phone.go_on()
    phone.tap("end")
    assert phone.model.asks() or phone.model.host.over


@EVERY
def test_it_is_left_and_taken_up_at_the_chapter_and_nothing_of_it_is_a_table(game: str) -> None:
    phone = Lesson(game)
    while not (sets := phone.told("set")):
        phone.go_on()
    assert sets == [("set", lesson_of(game), 1)] and not phone.told("store")
    settings.now[lesson_of(game)] = 1
    again = Lesson(game)
    assert again.model.host.at == phone.model.host.chapters()[1] + 2  # she has begun to speak
    again.finish()
    assert not again.told("store") and not again.told("think")


def test_whatever_chapter_it_was_left_in_it_is_taken_up_there() -> None:
    """Also one of a second game; until the last one has come to its end, it is offered."""
    game = max(TAUGHT, key=lambda game: len(keys(game, LAY)))
    phone, at = Lesson(game), 0
    while not phone.through:
        if sets := phone.told("set"):
            at = sets[-1][2]
            phone.done.clear()
            settings.now[lesson_of(game)] = at
            assert progress.is_offered(game)
            again = Lesson(game).model.host
            assert len([number for number in again.chapters() if number < again.at]) == at + 1
        phone.go_on()
    chapters = phone.model.host.chapters()
    assert at == len(chapters) - 1
    assert phone.told("set") == [("set", lesson_of(game), "done")]


@EVERY
def test_it_is_repeated_from_its_end_or_from_the_menu(game: str) -> None:
    settings.now[lesson_of(game)] = "done"
    phone = Lesson(game)
    first = phone.said()
    phone.tap("overlay", "menu")
    phone.tap("chapter", 1)
    assert phone.said() != first
    phone.finish()
    phone.tap("chapter", 0)
    assert phone.said() == first and phone.model.host.moves == 0
    assert {effect[2] for effect in phone.told("set")} == {"done"}
    phone.finish()
    phone.tap("play")
    assert phone.told("go")[-1] == ("go", "setup", game)


@EVERY
def test_a_score_sheet_offers_what_else_there_is_to_learn(game: str) -> None:
    phone = Lesson(game)
    games = 1 + len(
        [step for step in extra(game, "lesson").STEPS if step.kind == LAY and step.anew]
    )
    for number in range(1, games + 1):
        while not phone.model.sheet:
            phone.go_on()
        done, whole = phone.model.host.way()
        assert done == whole
        following = phone.model.host.next_game()
        reached = "done" if following is None else following
        assert phone.told("set")[-1] == ("set", lesson_of(game), reached)
        assert phone.through == (number == games) == (["chapter", 0] in phone.taps())
        if number < games:
            phone.go_on()


@EVERY
def test_its_menu_has_chapters_and_no_file_and_back_closes_it(game: str) -> None:
    phone = Lesson(game)
    phone.tap("overlay", "menu")
    assert ["chapter", 0] in phone.taps() and ["share"] not in phone.taps()
    assert phone.screen_module.back(phone.model) == ["close"]
    phone.tap("close")
    assert not phone.find("dialog")


@EVERY
def test_a_move_comes_back_and_so_does_its_question(game: str) -> None:
    phone = Lesson(game)
    phone.until_asked()
    asked = phone.said()
    phone.go_on()
    if phone.model.host.may_undo(0):
        phone.tap("undo")
        assert phone.said() == asked and phone.model.host.moves == 0
    phone.go_on()
    assert phone.until_asked()


@EVERY
def test_unke_gives_no_other_hints_there(game: str) -> None:
    phone = Lesson(game)
    phone.until_asked()
    assert ["do"] in phone.taps() and ["coach"] not in phone.taps()


@EVERY
def test_the_learner_is_called_as_at_other_tables(game: str) -> None:
    seats = [
        {"name": "Kiko", "kind": "bot:solid", "colour": "red"},
        {"name": "Anna", "kind": "person", "colour": "blue"},
    ]
    phone = Lesson(game, habits={"seats": seats})
    assert phone.model.host.players[0]["name"] == "Anna"


def test_a_game_without_a_lesson_leads_home() -> None:
    assert ("home",) in Lesson("nothing").done


def test_its_story_begins_in_the_middle_and_has_no_headings_of_rounds() -> None:
    """Nor does it stand beside the board: it is Unke who says what counts."""
    phone = Lesson("dschunke")
    phone.send("room", True)
    while not (phone.model.asks() and phone.model.host.step.key == "rice"):
        phone.go_on()
    assert phone.model.host.table.game.rounds == 5 and not phone.find(class_="lately")
    phone.tap("overlay", "log")
    (story,) = phone.find("dialog")
    assert "Round " not in phone.text(story) and "spices" in phone.text(story)
