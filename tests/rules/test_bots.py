"""Bots of every level: they play whole games by the rules, they repeat, they stop, they explain."""

import pytest

from shared_rules import GAMES
from shared_rules.engine.bot import advise, choose, levels, mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.search import Search, root
from shared_rules.engine.words import LANGUAGES, reasoned, words_of

from .every import MINDED

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
every_game = pytest.mark.parametrize("key", MINDED)
every_level = pytest.mark.parametrize("key, level", [(k, v) for k in MINDED for v in levels(k)])
searching = pytest.mark.parametrize("key", [key for key in MINDED if mind_of(key).PLAYOUTS])


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    """Whoever searches plays on a dozen times: enough to see that it is done right."""
    for key in MINDED:
        for level in mind_of(key).PLAYOUTS:
            monkeypatch.setitem(mind_of(key).PLAYOUTS, level, 12)


def question(key):
    """A view in which there are several moves to think about."""
    game = GAMES[key].new(3, {}, 8)
    while True:
        seat = game.waiting_for()[0]
        if len(mind_of(key).judged(game, seat)) > 2:
            return game.view(seat)
        game.advance(seat, choose(game.view(seat), "solid", Chance(1)))


@every_level
def test_a_whole_game_is_played_by_the_rules_with_every_number_of_players(key, level, monkeypatch):
    if level in mind_of(key).PLAYOUTS:
        monkeypatch.setitem(mind_of(key).PLAYOUTS, level, 2)
    for seats in GAMES[key].SEATS:
        game, chance = GAMES[key].new(seats, {}, 3), Chance(5)
        while game.waiting_for():
            seat = game.waiting_for()[-1]
            move = choose(game.view(seat), level if seat else "random", chance)
            game.check(seat, move)
            game.advance(seat, move)


@every_level
def test_the_same_seed_gives_the_same_move(key, level):
    game = GAMES[key].new(3, {}, 8)
    for _ in range(12):
        seat = game.waiting_for()[0]
        view = game.view(seat)
        move = choose(view, level, Chance(1))
        assert choose(view, level, Chance(1)) == move
        game.advance(seat, choose(view, "random", Chance(2)))


@searching
def test_thinking_can_be_ended_at_any_time(key):
    view = question(key)
    for patience in (1, 2, 7):
        asked = []

        def enough(asked=asked, patience=patience):
            asked.append(True)
            return len(asked) > patience

        search = Search(view, mind_of(key), Chance(1))
        assert search.run(1000000, enough).move
        assert search.playouts == patience
        tried = [len(line.ends) for line in search.race]
        assert len(set(tried)) == 1, "moves are compared in the same worlds"


@searching
def test_a_search_never_plays_on_more_often_than_it_may(key):
    search = Search(question(key), mind_of(key), Chance(1))
    search.run(20)
    assert search.playouts < 20 + mind_of(key).WIDTH


@every_game
def test_every_move_is_explained_in_every_language(key):
    told = set()
    for seats in GAMES[key].SEATS:
        game, chance = GAMES[key].new(seats, {}, 4), Chance(6)
        while game.waiting_for():
            seat = game.waiting_for()[0]
            advice = advise(game.view(seat), "solid", chance)
            for language in LANGUAGES:
                words, about = words_of(key, language), words_of(key, language, "opponents")
                assert "{" not in reasoned(words, about, advice["why"], NAMES), advice
            told.add(advice["why"][0])
            game.advance(seat, choose(game.view(seat), "random", chance))
    assert len(told) > 8


@every_game
def test_the_opponents_have_a_name_and_a_line_in_every_language(key):
    english = words_of(key, "en", "opponents")
    names = [english["name." + level] for level in levels(key)]
    assert len(set(names)) == len(names)
    for language in LANGUAGES:
        about = words_of(key, language, "opponents")
        assert set(about) == set(english)
        for level in levels(key):
            assert about["name." + level] == english["name." + level]
            assert 20 < len(about["about." + level]) < 90


def test_the_square_root_is_whole():
    assert [root(number) for number in (0, 1, 2, 3, 4, 8, 9, 99, 100, 10**6)] == [
        0, 1, 1, 1, 2, 2, 3, 9, 10, 1000,
    ]  # fmt: skip
