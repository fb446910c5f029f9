"""The rules as a whole lead to such figures as people know from their tables."""

from shared_rules.dschunke.game import Dschunke
from shared_rules.engine.bot import choose
from shared_rules.engine.chance import Chance

GAMES = 6


def test_thoughtful_people_end_dschunke_with_40_to_80_yen_of_which_30_to_45_are_cash():
    scores, cash = [], []
    for seed in range(GAMES):
        game, chance = Dschunke.new(4, {}, seed), Chance(seed)
        while game.waiting_for():
            seat = game.waiting_for()[0]
            game.advance(seat, choose(game.view(seat), "solid", chance))
        scores += game.scores()
        cash += game.money
    assert 40 <= sum(scores) / len(scores) <= 80
    assert 30 <= sum(cash) / len(cash) <= 45
