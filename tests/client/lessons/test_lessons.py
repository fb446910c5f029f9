"""Every lesson holds by the rules as they are: mended rules cannot strand it."""

import re
from collections import Counter

import pytest

from client.games.teaching import ASK, LAY, PLAY, TELL
from client.lessons.host import LEARNER
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.words import LANGUAGES, words_of
from shared_rules.extras import extra, module_name, texts
from tests.client.lessons.taught import TAUGHT, answers, begun, finish, follow
from tests.rules.pieces import BOX

EVERY = pytest.mark.parametrize("game", TAUGHT)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def said(game: str, language: str) -> dict[str, str]:
    found: dict[str, str] = texts(module_name(game, "lesson"), language).TEXTS
    return found


@EVERY
def test_it_is_played_by_the_rules_to_the_end_of_a_game(game: str) -> None:
    """Every move is legal, the others' as well: an illegal one is an error here."""
    host = begun(game)
    while host.step:
        if host.next_game() is not None:
            assert host.over and host.places[LEARNER] == 1
        follow(host)
    assert host.over and host.places[LEARNER] == 1


@EVERY
def test_the_learner_makes_every_kind_of_move(game: str) -> None:
    verbs = {key.split(".")[1] for key in words_of(game, "en") if key.startswith("verb.")}
    assert {step.move[0] for step in extra(game, "lesson").STEPS if step.kind == ASK} == verbs


@EVERY
def test_whatever_else_may_be_done_the_lesson_goes_on_or_says_why_not(game: str) -> None:
    host, tried = begun(game), Counter[bool]()
    while host.step:
        if host.stands_at(ASK):
            assert host.waiting_for() == [LEARNER]
            for move in answers(host):
                admitted = host.step.admits(move)
                tried[admitted] += 1
                if admitted:
                    other = begun(game)
                    while other.at < host.at:
                        follow(other)
                    follow(other, move)
                    finish(other)
                    assert other.over
                else:
                    assert all(said(game, tongue)[host.step.instead(move)] for tongue in LANGUAGES)
        follow(host)
    assert tried[True] >= 5 and tried[False] >= 5


@EVERY
@EVERY_LANGUAGE
def test_every_language_says_it_all_in_the_order_of_the_steps_and_nothing_else(
    game: str, language: str
) -> None:
    host, keys = begun(game), [extra(game, "lesson").STEPS[0].key]
    while host.step:
        if host.step.kind != PLAY:
            keys.append(host.step.key)
        if host.stands_at(ASK):
            wrong = [move for move in answers(host) if not host.step.admits(move)]
            keys += dict.fromkeys(host.step.instead(move) for move in wrong)
        follow(host)
    assert list(said(game, language)) == list(dict.fromkeys(keys))
    assert len(keys) == len(set(keys))


@EVERY
@EVERY_LANGUAGE
def test_it_speaks_of_the_same_people_and_of_buttons_and_cards_by_their_names(
    game: str, language: str
) -> None:
    words = words_of(game, language)
    named = {words[key] for key in words if key.startswith(("verb.", "item."))}
    seats = len(extra(game, "lesson").OTHERS) + 1
    for key, text in said(game, language).items():
        assert {int(seat) for seat in re.findall(r"{(\d)}", text)} <= set(range(1, seats)), key
        assert set(re.findall(r"[“„«]([^“”„«»]+)[“”»]", text)) <= named, key


@EVERY
@EVERY_LANGUAGE
def test_it_takes_one_or_two_sentences_to_say_something(game: str, language: str) -> None:
    for key, text in said(game, language).items():
        assert len(text) <= 160, key
        assert len(re.findall(r"[.!?:](?= |$)", text)) <= 4, key


@EVERY
def test_a_position_has_every_piece_of_the_box_once(game: str) -> None:
    lesson = extra(game, "lesson")
    for step in lesson.STEPS:
        if step.kind == LAY:
            laid = step.position()
            assert laid.seats <= len(lesson.OTHERS) + 1
            new = GAMES[game].new(laid.seats, laid.options, "1")
            assert BOX[game](laid) == BOX[game](new), step.key
            assert type(laid).load(laid.state()).state() == laid.state()
            for seat in range(laid.seats):
                view = laid.view(seat)
                assert type(laid).imagine(view, Chance(1)).view(seat)["public"] == view["public"]


@EVERY
def test_a_chapter_begins_as_the_rules_let_it(game: str) -> None:
    """The last one lies in the last round: nothing is laid after it."""
    steps = extra(game, "lesson").STEPS
    assert steps[0].kind == LAY and {step.kind for step in steps[-1:]} == {TELL}
    assert 2 <= len([step for step in steps if step.kind == LAY]) <= 9
