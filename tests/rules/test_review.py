"""A finished game looked at again: everybody's chances, what was skill; luck is the rest."""

import pytest

from shared_rules.engine.bot import choose
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.review.review import Review
from shared_rules.review.weighing import answer

from .every import MINDED

LEVELS = ("beginner", "solid", "solid")


def played(key, seed="5eed"):
    """A game of unequal bots, and all its positions."""
    players = [{"name": f"Bot {n}", "kind": "bot:solid", "colour": "red"} for n in range(3)]
    table, chance = Table.new(key, players, {}, seed), Chance(seed)
    games = [table.game]
    while not table.over:
        seat = table.game.waiting_for()[0]
        table.act(seat, choose(table.game.view(seat), LEVELS[seat], chance))
        games.append(table.game)
    table.record.close(table.game)
    return table.record, games


def ask(review):
    for question in review.questions(1):
        review.take(question, answer(question))


@pytest.fixture(scope="module", params=MINDED)
def review(request):
    """A first look at a game of each kind."""
    review = Review(*played(request.param))
    for _ in range(3 * review.parts):
        if review.is_whole:
            break
        ask(review)
    assert review.is_whole
    return review


def test_the_chances_are_a_whole_at_every_point_and_end_with_the_result(review):
    assert sorted(review.chances) == review.points
    assert {sum(shares) for shares in review.chances.values()} == {1000}
    places = review.games[-1].outcome()["places"]
    assert [share > 0 for share in review.result()] == [place == 1 for place in places]
    assert review.chances[review.points[-1]] == review.result()


def test_what_a_decision_gives_away_others_gain(review):
    for decision in review.decisions.values():
        assert sum(decision.brought) == 0
        assert not decision.is_best or decision.brought == [0, 0, 0]


def test_start_decisions_and_luck_make_the_result(review):
    luck = review.luck()
    assert sum(luck) == 0
    for seat in range(3):
        brought = sum(decision.brought[seat] for decision in review.decisions.values())
        assert review.chances[0][seat] + brought + luck[seat] == review.result()[seat]


def test_what_is_no_choice_is_no_decision(review):
    for number, (seat, move) in enumerate(review.record.moves):
        offers = review.games[number].offers(seat)
        only = len(offers) == 1 and offers[0].least == len(offers[0].among)
        assert only == (number not in review.decisions)
        assert only or review.decisions[number].move == move


def test_a_decision_is_weighed_by_its_owners_view_and_chances_by_an_onlookers(review):
    for number, decision in list(review.decisions.items())[:5]:
        question = review.choice(decision, 8)
        assert question["view"] == review.games[number].view(decision.seat)
    assert review.outlook(0)["view"] == review.games[0].view(None)


def test_the_same_question_has_the_same_answer(review):
    question = review.compared(next(d for d in review.decisions.values() if not d.is_best))
    assert answer(question) == answer(question)


def test_the_longer_one_looks_the_surer_it_gets(review):
    before = max(max(errors) for errors in review.errors.values())
    for _ in range(200):
        ask(review)
    assert max(max(errors) for errors in review.errors.values()) <= before
    assert min(len(ends) for ends in review.ends.values()) >= 8


def test_what_turned_the_game_is_more_than_an_error(review):
    for number, seat, swing in review.turns():
        earlier = review.points[review.points.index(number + 1) - 1]
        assert review.chances[number + 1][seat] - review.chances[earlier][seat] == swing != 0


def test_the_costliest_move_is_one_that_the_expert_would_not_have_made(review):
    for seat in range(3):
        worst, best = review.worst_of(seat), review.best_of(seat)
        assert worst is None or not worst.is_best and worst.brought[seat] < 0
        assert best is None or best.is_best and best.gain > 0
