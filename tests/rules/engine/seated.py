"""Tables of people who play at random."""

from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table

from ..every import answer


def people(count):
    return [{"name": f"Ann {n}", "kind": "person", "colour": "red"} for n in range(count)]


def seated(setup, seed="5eed"):
    key, seats, options = setup
    return Table.new(key, people(seats), options, seed)


def klunker():
    return Table.new("klunker", people(3), {"first": 0}, "5eed")


def act(table, chance):
    seat = chance.pick(table.game.waiting_for())
    table.act(seat, answer(table.game, seat, chance))
    return seat


def played(setup, moves, seed="5eed"):
    table, chance = seated(setup, seed), Chance(seed)
    while not table.over and moves:
        act(table, chance)
        moves -= 1
    return table
