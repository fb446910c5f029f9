"""The promises that every game keeps, for all numbers of players and all options."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove
from shared_rules.engine.offer import Offer

from .every import LARGEST_VIEW, SETUPS, answer, begin, ended, named, walk
from .pieces import BOX

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=named)
a_few = settings(
    max_examples=2, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


def every_setup_and_seed(test):
    """With every setup and a few seeds."""
    return every_setup(a_few(given(seed=st.integers(0, 2**128 - 1))(test)))


def plain(value) -> bool:
    """JSON without floats; a list that begins with a word or a number holds nothing else."""
    if type(value) is dict:
        return all(type(key) is str and plain(item) for key, item in value.items())
    if type(value) is list:
        if value and type(value[0]) in (str, int):
            return all(item is None or type(item) in (str, int, bool) for item in value)
        return all(plain(item) for item in value)
    return value is None or type(value) in (str, int, bool)


@every_setup_and_seed
def test_a_game_is_plain_json_and_survives_it(setup, seed):
    for game, _, _, after in walk(begin(setup, seed), Chance(seed)):
        state = after.state()
        assert set(vars(after)) == set(after.FIELDS)
        assert plain(state)
        assert json.loads(json.dumps(state)) == state
        assert plain(game.view(0))


@every_setup_and_seed
def test_play_leaves_the_old_game_untouched(setup, seed):
    chance = Chance(seed)
    for game, seat, move, _ in walk(begin(setup, seed), chance):
        before = json.dumps(game.state())
        game.play(seat, move)
        with pytest.raises(IllegalMove):
            game.play(seat, ["fly", "moon"])
        with pytest.raises(IllegalMove):
            game.play(seat, [move[0], *["nothing"] * (len(move) + 1)])
        assert json.dumps(game.state()) == before


@every_setup_and_seed
def test_every_sample_of_every_offer_is_playable(setup, seed):
    chance = Chance(seed)
    for game, _, _, _ in walk(begin(setup, seed), chance):
        for seat in range(game.seats):
            offers = game.offers(seat)
            assert bool(offers) == (seat in game.waiting_for())
            for offer in offers:
                move = offer.sample(chance)
                assert offer.admits(move)
                assert Offer.of(offer.plain()).admits(move)
                game.play(seat, move)


@every_setup_and_seed
def test_nothing_is_lost_and_nothing_appears(setup, seed):
    box = BOX[setup[0]]
    game = begin(setup, seed)
    whole = box(game)
    for _, _, _, after in walk(game, Chance(seed)):
        assert box(after) == whole


@every_setup_and_seed
def test_a_view_is_all_that_its_owner_can_know(setup, seed):
    """Non-interference: a world imagined from a view looks the same to its owner."""
    chance = Chance(seed)
    rules = GAMES[setup[0]]
    for _, _, _, game in walk(begin(setup, seed), chance):
        for seat in [None, *range(game.seats)]:
            view = game.view(seat)
            assert rules.imagine(view, chance).view(seat) == view


@every_setup
def test_every_view_is_below_six_kilobytes(setup):
    for number, (_, _, _, game) in enumerate(walk(begin(setup, 3), Chance(3))):
        for seat in [None, *range(game.seats)] if number % 4 == 0 else []:
            text = json.dumps(game.view(seat), ensure_ascii=False, separators=(",", ":"))
            assert len(text.encode()) < LARGEST_VIEW


@every_setup_and_seed
def test_one_game_three_ways(setup, seed):
    """A new game, in place, and after a journey through JSON: always the same state."""
    chance = Chance(seed)
    rules = GAMES[setup[0]]
    in_place = begin(setup, seed)
    by_json = begin(setup, seed)
    for _, seat, move, after in walk(begin(setup, seed), chance):
        in_place.advance(seat, move)
        by_json = rules.load(json.loads(json.dumps(by_json.state()))).play(seat, move)
        assert after.state() == in_place.state() == by_json.state()


@every_setup_and_seed
def test_playing_on_in_an_imagined_world_changes_nothing_else(setup, seed):
    chance = Chance(seed)
    rules = GAMES[setup[0]]
    for number, (_, _, _, game) in enumerate(walk(begin(setup, seed), chance)):
        if number % 10:
            continue
        state, view = json.dumps(game.state()), game.view(0)
        kept = json.dumps(view)
        world = rules.imagine(view, chance)
        for _ in range(15):
            if world.waiting_for():
                seat = world.waiting_for()[0]
                world.advance(seat, answer(world, seat, chance))
        assert json.dumps(view) == kept
        assert json.dumps(game.state()) == state


@every_setup_and_seed
def test_the_score_sheet_adds_up(setup, seed):
    game = ended(begin(setup, seed), Chance(seed))
    outcome = game.outcome()
    for seat in range(game.seats):
        assert sum(line[1] for line in outcome["sheet"][seat]) == outcome["scores"][seat]
    assert min(outcome["places"]) == 1
    ranks = game.ranks()
    for one in range(game.seats):
        for other in range(game.seats):
            assert (ranks[one] > ranks[other]) == (
                outcome["places"][one] < outcome["places"][other]
            )


@every_setup
def test_the_same_seed_and_moves_give_the_same_game(setup):
    one, other = [ended(begin(setup, 7), Chance(7)) for _ in range(2)]
    assert one.state() == other.state()
