"""Every puzzle is a position that the rules and the search still know as such."""

import pytest

from server.puzzles import kept
from server.puzzles.finding import asked_again, rules_of
from server.puzzles.thorough import LEAD, TOLD
from shared_rules import GAMES
from shared_rules.engine.bot import explained, mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.offer import name_of
from shared_rules.engine.plain import digest, read
from shared_rules.engine.words import LANGUAGES, reasoned, words_of
from shared_rules.extras import has

PUZZLED = [key for key in GAMES if has(key, "puzzles")]
EVERY = [pytest.param(row, id=f"{key}-{row[0]}") for key in PUZZLED for row in kept.read(key)]
every_game = pytest.mark.parametrize("key", PUZZLED)
every_puzzle = pytest.mark.parametrize("row", EVERY)


def world(row, seed=7):
    view = kept.view_of(row)
    return GAMES[view["game"]].imagine(view, Chance(seed)), view["seat"]


@every_game
def test_there_are_enough_of_many_themes_for_all_numbers_of_players(key):
    rows = kept.read(key)
    assert len(rows) >= 25
    assert len({row[0] for row in rows}) == len(rows)
    themes = [row[1] for row in rows]
    assert set(themes) <= set(rules_of(key).THEMES) and len(set(themes)) >= 4
    fair = -(-len(rows) // len(rules_of(key).THEMES))
    assert max(themes.count(theme) for theme in themes) <= 2 * fair
    assert {row[2] for row in rows} == {1, 2, 3}
    assert {kept.view_of(row)["seats"] for row in rows} == set(GAMES[key].SEATS)


@every_puzzle
def test_a_position_is_one_that_its_player_could_be_in(row):
    view = kept.view_of(row)
    for seed in (1, 2):
        game, seat = world(row, seed)
        known = game.view(seat)
        assert known.pop("offers")
        assert known == view
    assert row[0] == digest(view)[:6]


@every_puzzle
def test_its_best_moves_are_offered_and_one_leads_that_rules_of_thumb_would_not_make(row):
    game, seat = world(row)
    told = read(row[3])
    assert 2 <= len(told) <= TOLD
    for move, _ in told:
        game.check(seat, move)
    assert len({name_of(move) for move, _ in told}) == len(told)
    shares = [share for _, share in told]
    assert shares == sorted(shares, reverse=True)
    assert 0 <= shares[-1] and shares[0] <= 1000
    assert shares[0] - shares[1] >= LEAD
    judged = mind_of(game.key).judged(game, seat)
    most = max(worth for worth, _, _ in judged)
    assert name_of(told[0][0]) not in [name_of(move) for worth, move, _ in judged if worth == most]


@every_puzzle
def test_it_has_a_theme_and_a_reason_in_every_language(row):
    game, seat = world(row)
    best = kept.best_of(row)
    assert rules_of(game.key).theme(kept.view_of(row)) == row[1]
    assert row[2] in (1, 2, 3)
    why = explained(game.view(seat), best, Chance(1))["why"]
    names = ["Ada", "Bo", "Cy", "Di", "Ed"][: game.seats]
    for language in LANGUAGES:
        words, about = words_of(game.key, language), words_of(game.key, language, "opponents")
        text = reasoned(words, about, why, names)
        assert text and "{" not in text


@every_game
def test_every_theme_has_words_in_every_language(key):
    for language in LANGUAGES:
        words = words_of(key, language, "puzzles")
        assert set(words) == {"theme." + theme for theme in rules_of(key).THEMES}
        assert all(words.values())


@pytest.mark.slow
@every_game
def test_the_search_finds_the_same_move_clearly_best(key):
    """A sample; `./unke puzzles GAME --again` asks about all."""
    rows = kept.read(key)
    holds, line = asked_again(rows[len(rows) // 2], Chance(2024))
    print(line)
    assert holds, line
