"""A challenge played to its end by one and the same script, for any Python."""

from typing import Any

from shared_rules import GAMES
from shared_rules.challenge.code import Challenge, bots_of

PLAY = """
from shared_rules import GAMES
from shared_rules.challenge.code import read, seed_of
from shared_rules.engine.bot import choose, random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.plain import digest
from shared_rules.engine.steady import Budget, seed_for

code = {code!r}
asked = read(code)
game = GAMES[asked.key].new(asked.seats, asked.options, seed_of(code))
person = Chance(3)
answer = [digest(game.state())]
while game.waiting_for():
    seat = game.waiting_for()[0]
    view = game.view(seat)
    if seat:
        chance = Chance(seed_for(code, view))
        move = choose(view, asked.levels[seat - 1], chance, Budget().spent)
    else:
        move = random_move(view["offers"], person)
    game = game.play(seat, move)
    answer.append(digest([move, game.state()]))
answer.append(game.scores())
"""
"""The person makes any moves, the same everywhere; what bots answer is found out each time."""


def script(key: str, *levels: str) -> str:
    """Plays a challenge against bots of these levels; `answer` says how each move left it."""
    bots = [level if level in bots_of(key) else bots_of(key)[0] for level in levels]
    seats = max(GAMES[key].SEATS[0], len(bots) + 1)
    return PLAY.format(code=Challenge(key, seats, {}, bots, 31415926535).code())


def played(source: str) -> Any:
    """What CPython finds."""
    scope: dict[str, Any] = {}
    exec(source, scope)
    return scope["answer"]
