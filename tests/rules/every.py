"""Every game with every number of players and every set of options, and random walks through it."""

from itertools import product

from shared_rules import GAMES
from shared_rules.engine.bot import mind_of, random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game
from shared_rules.engine.options import options_for, values_of
from shared_rules.engine.table import Table
from shared_rules.engine.types import Move

from .dschunke.own_box import OWN_BOX

COLOURS = ["red", "blue", "green", "yellow", "purple"]
MINDED = [key for key in GAMES if mind_of(key)]
"""The games whose bots think; others are played at random."""


def bot_of(key: str) -> str:
    """A bot that the game has."""
    return "bot:solid" if key in MINDED else "bot:random"


LARGEST_VIEW = 6 * 1024
"""Bytes of a view, at whatever moment it is taken."""


def every_setup():
    """(key, seats, options), with all combinations of all options but who begins."""
    for key in GAMES:
        rules = GAMES[key]
        for seats in rules.SEATS:
            rows = [row for row in options_for(rules, seats) if row["key"] != "first"]
            for values in product(*[values_of(row, seats) for row in rows]):
                yield key, seats, dict(zip([row["key"] for row in rows], values, strict=True))


SETUPS = [*every_setup(), ("dschunke", 4, {"box": OWN_BOX})]


def named(setup) -> str:
    key, seats, options = setup
    values = ["own" if value == OWN_BOX else str(value) for value in options.values()]
    return "-".join([key, str(seats), *values])


def begin(setup, seed: int) -> Game:
    key, seats, options = setup
    return GAMES[key].new(seats, options, seed)


def answer(game: Game, seat: int, chance: Chance) -> Move:
    """Any move of a seat."""
    return random_move([offer.plain() for offer in game.offers(seat)], chance)


def walk(game: Game, chance: Chance, most: int = 3000):
    """Play at random to the end: yields (game, seat, move, game after it)."""
    for _ in range(most):
        waiting = game.waiting_for()
        if not waiting:
            return
        seat = chance.pick(waiting)
        move = answer(game, seat, chance)
        after = game.play(seat, move)
        yield game, seat, move, after
        game = after
    raise AssertionError(f"no end after {most} moves")


def recorded(key: str, seats: int, options: dict, seed: int) -> Table:
    """A table at which random players have played to the end."""
    players = [{"name": COLOURS[n], "kind": "person", "colour": COLOURS[n]} for n in range(seats)]
    table, chance = Table.new(key, players, options, f"{seed:x}"), Chance(seed)
    while not table.over:
        seat = chance.pick(table.game.waiting_for())
        table.act(seat, answer(table.game, seat, chance))
    return table


def ended(game: Game, chance: Chance) -> Game:
    """The game after random play to its end."""
    for step in walk(game, chance):
        game = step[3]
    return game
