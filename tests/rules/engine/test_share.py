"""Share: a standing is worth the more the higher it is, and together all seats have a whole."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shared_rules import GAMES
from shared_rules.engine.bot import choose, mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.share import DECIDER, ONLOOKER, WHOLE, share, shares, whole
from shared_rules.extras import extra
from tests.rules.every import MINDED

every_game = pytest.mark.parametrize("key", MINDED)
STANDINGS = range(-6000, 6001, 150)


def positions(key, seats):
    """A game at every fifth of its questions."""
    game, number = GAMES[key].new(seats, {}, 9), 0
    while game.waiting_for():
        if number % 5 == 0:
            yield game
        seat, number = game.waiting_for()[0], number + 1
        game.advance(seat, choose(game.view(seat), "solid", Chance(number)))


@every_game
def test_the_higher_one_stands_the_more_it_is_worth(key):
    for seats in GAMES[key].SEATS:
        for game in positions(key, seats):
            told = [share(game, standing) for standing in STANDINGS]
            assert told == sorted(told)
            assert 0 < told[0] < WHOLE // 5 < told[-1] < WHOLE


@every_game
def test_in_the_beginning_who_leads_nobody_has_a_fair_share(key):
    for seats in GAMES[key].SEATS:
        game = next(iter(positions(key, seats)))
        assert abs(share(game, 0) - WHOLE // seats) < 60


@every_game
def test_an_onlooker_is_never_surer_than_who_knows_a_hand_where_much_is_left(key):
    for seats in GAMES[key].SEATS:
        game = next(iter(positions(key, seats)))
        assert abs(share(game, 0, ONLOOKER) - WHOLE // seats) < 60
        assert share(game, 500, ONLOOKER) <= share(game, 500)


@every_game
def test_a_lead_is_worth_most_at_the_end(key):
    """Before, it may be lost again: more is needed to win three of four."""
    known = extra(key, "mind.share")
    for rows in [
        table[seats] for seats in GAMES[key].SEATS for table in (known.SHARES, known.WATCHED)
    ]:
        needed = [more for _, _, more in rows]
        assert needed == sorted(needed) and needed[0] > 0
        assert [row[0] for row in rows] == sorted({row[0] for row in rows})
        assert rows[0][0] == 0, "the last questions of a game are among them"


@every_game
def test_all_seats_together_have_a_whole(key):
    for seats in GAMES[key].SEATS:
        for game in positions(key, seats):
            values = mind_of(key).values(game)
            leads = [seats * value - sum(values) for value in values]
            for whose in (DECIDER, ONLOOKER):
                told = shares(game, leads, whose)
                assert sum(told) == WHOLE
                assert told[leads.index(max(leads))] == max(told)
                order = [share for _, share in sorted(zip(leads, told, strict=True))]
                assert order == sorted(order)


@every_game
def test_who_leads_clearly_loses_least_when_all_shares_are_made_a_whole(key):
    """Of two who both stand well, odds are taken alike, not shares."""
    game = next(iter(positions(key, max(GAMES[key].SEATS))))
    step = next(lead for lead in STANDINGS if share(game, lead) > WHOLE * 3 // 4)
    leads = [step, step // 2, *[0] * (game.seats - 2)]
    alone = [share(game, lead) for lead in leads]
    assert sum(alone) > WHOLE
    assert shares(game, leads)[0] > whole(alone)[0]


@given(st.lists(st.integers(0, 1000), min_size=2, max_size=5))
def test_parts_are_made_a_whole(parts):
    made = whole(parts)
    assert sum(made) == WHOLE
    assert all(part >= 0 for part in made)
    for one, other in zip(parts, made, strict=True):
        if sum(parts):
            assert abs(WHOLE * one / sum(parts) - other) <= len(parts)


def test_what_depends_on_nothing_hidden_is_the_same_in_every_world():
    """So whoever has a view alone can ask."""
    for key in MINDED:
        for game in positions(key, 3):
            world = GAMES[key].imagine(game.view(0), Chance(3))
            assert mind_of(key).left(world) == mind_of(key).left(game)
            assert share(world, 250) == share(game, 250)


def test_a_match_is_farther_from_its_end_than_its_last_game():
    game = GAMES["halunken"].new(3, {"match": 3}, 4)
    first = mind_of("halunken").left(game)
    assert first > 8
    assert share(game, 400) <= share(GAMES["halunken"].new(3, {}, 4), 400)
