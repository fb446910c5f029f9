"""What flies after a move: pictures that exist, between places that are seen, and no secret."""

import pytest

from client.app.tree import main, section
from client.games import board_of
from client.games.flights import flown, steps
from client.games.scene import Scene
from client.table.players import players_row
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.engine.words import words_of
from shared_rules.extras import extra, has
from tests.client.stage import elements
from tests.pictures import drawn
from tests.rules.every import answer

FLYING = [game for game in GAMES if has(game, "flights")]
BACKS = {"dealt": "deck", "took_blind": "goods-back", "kept": "special-back", "won": "special-back"}


def begin(game, seats, seed):
    colours = ["red", "blue", "green", "yellow", "purple"]
    players = [
        {"name": "ABCDE"[seat], "kind": "person", "colour": colours[seat]} for seat in range(seats)
    ]
    return Table.new(game, players, {}, f"{seed:x}")


def scene_of(table, seat):
    return Scene(table.game.view(seat), table.players, words_of(table.record.key, "en"))


def places(scene, board):
    """Every place that flights may name, by its own name."""
    hand = section(board.hand(scene), data_thing="hand") if scene.me is not None else None
    tree = main(players_row(scene, board, []), section(board.board(scene)), hand)
    return {str(of["data_thing"]) for _, of, _ in elements(tree) if "data_thing" in of}


def games():
    for game in FLYING:
        for seats in GAMES[game].SEATS:
            yield game, seats


@pytest.mark.parametrize(("game", "seats"), list(games()))
def test_everything_flies_between_places_that_are_seen(game, seats):
    table, chance, board = begin(game, seats, 5), Chance(6), board_of(game)
    before = None
    flown = 0
    while not table.over:
        seat = chance.pick(table.game.waiting_for())
        since = len(table.record.moves)
        if before is None:
            before = places(scene_of(table, 0), board)
        table.act(seat, answer(table.game, seat, chance))
        scene = scene_of(table, 0)
        after = places(scene, board)
        for sentence, flights in steps(scene, table.log(since)):
            assert sentence.strip()
            for flight in flights:
                flown += 1
                if "art" in flight:
                    assert drawn(flight["art"]).is_file(), flight
                    assert flight["from"].split()[0] in before | after, flight
                    assert flight["to"].split()[0] in before | after, flight
                elif "walk" in flight:
                    assert (
                        -8 < flight["by"] < 15
                        and flight["by"]
                        and flight["walk"].split()[1] in after
                    )
                else:
                    assert flight["glide"] in after
        before = after
    assert flown > 50


@pytest.mark.parametrize("game", ["klunker", "dschunke"])
def test_what_is_face_down_flies_face_down(game):
    table, chance, own = begin(game, 3, 3), Chance(4), extra(game, "flights")
    hidden = 0
    while not table.over:
        seat = chance.pick(table.game.waiting_for())
        since = len(table.record.moves)
        table.act(seat, answer(table.game, seat, chance))
        for fact in [fact for _, facts in table.log(since) for fact in facts if fact[0] in BACKS]:
            for viewer in (0, 1, 2, None):
                for flight in flown(own, scene_of(table, viewer), fact) or []:
                    hidden += 1
                    assert flight["art"] == f"{game}/{BACKS[fact[0]]}"
    assert hidden


@pytest.mark.parametrize("game", FLYING)
def test_what_flies_is_made_of_public_facts_alone(game):
    table, chance = begin(game, 3, 3), Chance(4)
    while not table.over:
        seat = chance.pick(table.game.waiting_for())
        since = len(table.record.moves)
        table.act(seat, answer(table.game, seat, chance))
        scene, blind = scene_of(table, seat), scene_of(table, seat)
        blind.private.clear()
        assert steps(scene, table.log(since)) == steps(blind, table.log(since))


def test_what_several_reveal_at_a_time_is_one_step():
    table = begin("halunken", 3, 1)
    facts = [["revealed", f"seat-{seat}", "step-2"] for seat in range(3)]
    facts += [["sailed", "seat-0", "tavern-13", "tavern-2", 3]]
    told = steps(scene_of(table, 0), [[2, facts]])
    assert [len(flights) for _, flights in told] == [3, 1]
    assert told[1][1] == [{"walk": "pawns seat-0", "by": 3}]
