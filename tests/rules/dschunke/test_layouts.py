"""Other layouts than the fixed one: neighbour and free (ruling 4)."""

import pytest

from shared_rules.dschunke.cards import JUNKS
from shared_rules.dschunke.game import Dschunke
from shared_rules.engine.chance import Chance

from ..acting import facts, play, verbs
from ..every import walk
from .table import begun, choices, hold, laid_out, on_board


@pytest.mark.parametrize("seats", [3, 4])
def test_neighbour_everybody_places_three_strips_of_the_right_neighbour(seats):
    game = begun(seats, start_layout="neighbour", first=1)
    assert game.strips == [17] * seats
    assert game.agenda[1]["gifts"] == [[(seat - 1) % seats] * 3 for seat in range(seats)]
    assert game.waiting_for() == [1]
    assert verbs(game, 1) == ["place"]
    game = play(game, "1 place white")
    assert hold(game, "white") == "0"
    assert facts(game, "placed") == [["placed", "seat-1", "seat-0", "white"]]
    assert game.waiting_for() == [2]


def test_neighbour_at_most_three_strips_lie_on_a_junk():
    game = begun(3, start_layout="neighbour")
    game = play(game, "0 place grey", "1 place grey", "2 place grey")
    assert choices(game, 0) == ["orange", "purple", "brown", "white"]
    game = begun(4, start_layout="neighbour")
    game = play(game, "0 place grey", "1 place white", "2 place white", "3 place grey")
    game = play(game, "0 place grey")
    assert hold(game, "grey") == "323"


@pytest.mark.parametrize("seats, number", [(3, 2), (4, 1), (2, 5)])
def test_free_everybody_gets_as_many_strips_of_each_other_player(seats, number):
    game = begun(seats, start_layout="free")
    for seat, gift in enumerate(game.agenda[1]["gifts"]):
        others = [other for other in range(seats) if other != seat for _ in range(number)]
        assert gift == others
    assert game.strips == [20 - number * (seats - 1)] * seats


def test_free_the_one_who_places_chooses_strip_and_junk():
    game = begun(3, start_layout="free", first=2)
    assert choices(game, 2, "pick") == ["seat-0", "seat-1"]
    game = play(game, "2 pick seat-1")
    assert game.now["phase"] == "place" and game.now["strip"] == "seat-1"
    game = play(game, "2 place brown")
    assert hold(game, "brown") == "1"
    assert game.waiting_for() == [0]


def test_free_one_strip_of_each_colour_on_a_junk_and_three_in_all():
    game = begun(4, start_layout="free")
    game = play(game, "0 pick seat-1", "0 place grey", "1 pick seat-2", "1 place grey")
    game = play(game, "2 pick seat-1")
    assert "grey" not in choices(game, 2)
    game = play(game, "2 place white", "3 pick seat-0", "3 place grey", "0 pick seat-3")
    assert "grey" not in choices(game, 0)


def test_free_two_players_may_lie_twice_and_three_in_all_on_a_junk():
    game = begun(2, start_layout="free")
    game = play(game, "0 place grey", "1 place grey", "0 place grey")
    assert hold(game, "grey") == "101"
    assert "grey" not in choices(game, 1)
    game = play(game, "1 place white", "0 place brown", "1 place white", "0 place brown")
    assert "white" not in choices(game, 1)


LAST_ONE = [
    *["0 pick seat-1", "0 place grey", "1 pick seat-2", "1 place grey"],
    *["2 pick seat-3", "2 place grey", "3 pick seat-1", "3 place orange"],
    *["0 pick seat-2", "0 place orange", "1 pick seat-3", "1 place orange"],
    *["2 pick seat-1", "2 place purple", "3 pick seat-2", "3 place purple"],
    *["0 place purple", "1 place white", "2 place brown"],
]


def test_free_four_players_last_strip_goes_where_its_colour_lies_if_it_finds_no_other_junk():
    game = play(begun(4, start_layout="free"), *LAST_ONE)
    assert game.now == {"phase": "place", "seats": [3], "strip": "seat-0"}
    assert [hold(game, junk) for junk in ("brown", "white")] == ["0", "0"]
    assert choices(game, 3) == ["brown", "white"]
    assert hold(play(game, "3 place brown"), "brown") == "00"


@pytest.mark.parametrize(
    "seats, layout, limit",
    [(2, "free", 2), (3, "free", 1), (4, "free", 1), (3, "neighbour", 3), (4, "neighbour", 3)],
)
def test_a_layout_can_always_be_completed(seats, layout, limit):
    for seed in range(60):
        first = begun(seats, seed, start_layout=layout)
        number = sum(len(gift) for gift in first.agenda[1]["gifts"])
        for _, _, _, game in walk(first, Chance(seed)):
            lying = sum(on_board(game).values())
            assert max(on_board(game).values()) <= 3
            most = max(hold(game, junk).count(str(seat)) for junk in JUNKS for seat in range(seats))
            assert most <= limit or (seats, layout, lying) == (4, "free", number)
            if game.rounds:
                break
        assert lying == number


@pytest.mark.parametrize("seats, layout", [(3, "neighbour"), (4, "neighbour"), (2, "free")])
def test_merchants_lie_face_down_by_lot_before_the_first_strip(seats, layout):
    places, games = set(), set()
    for seed in range(40):
        game = begun(seats, seed, start_layout=layout)
        for seat in [None, *range(seats)]:
            assert list(game.view(seat)["public"]["merchants"].values()) == [None] * 3
        places.add(str(sorted(game.merchants)))
        games.add(str(sorted(game.merchants.items())))
        after = laid_out(game, seed)
        assert after.merchants == game.merchants
        assert None not in after.view(0)["public"]["merchants"].values()
    assert len(places) > 5 and len(games) > 20


def test_face_down_merchants_are_known_to_nobody():
    game = begun(3, start_layout="neighbour")
    worlds = [Dschunke.imagine(game.view(0), Chance(seed)) for seed in range(20)]
    assert {str(sorted(world.merchants)) for world in worlds} == {str(sorted(game.merchants))}
    assert len({str(sorted(world.merchants.items())) for world in worlds}) > 3


def test_turning_them_up_shows_something():
    game = begun(2, start_layout="free")
    for _, _, _, after in walk(game, Chance(4)):
        if after.rounds:
            break
        assert not after.final
    assert after.final
    assert len(facts(after, "posted")) == 3


@pytest.mark.parametrize("seats", [3, 4])
def test_free_with_three_or_four_the_merchants_are_placed_by_lot_after_the_strips(seats):
    game = begun(seats, start_layout="free")
    assert game.view(0)["public"]["merchants"] == {}
    after = [laid_out(begun(seats, seed, start_layout="free"), 1) for seed in range(20)]
    assert len({str(game.merchants) for game in after}) > 10
    assert all(sorted(game.merchants.values()) == sorted(set(game.merchants.values()))
               for game in after)  # fmt: skip
