"""How fast the rules are on the Python that runs this: CPython, or Brython in a page.

It imports nothing but the rules; whoever calls it brings the clock, which returns seconds.
"""

from shared_rules import GAMES
from shared_rules.engine.chance import Chance


def advancing(key, seats):
    """Random play in place: what a bot's search costs."""
    return playing(key, seats, advanced)


def advanced(game, seat, move):
    game.advance(seat, move)
    return game


def played(game, seat, move):
    return game.play(seat, move)


def playing(key, seats, step=played):
    """Random play, as a table does it: with a check and a copy for every move."""

    def playout(seed):
        game = GAMES[key].new(seats, {}, seed)
        chance = Chance(seed)
        moves = 0
        waiting = game.waiting_for()
        while waiting:
            seat = waiting[0]
            game = step(game, seat, chance.pick(game.offers(seat)).sample(chance))
            moves += 1
            waiting = game.waiting_for()
        return moves

    return playout


def rates(clock, playouts, rounds=12, seconds=0.12):
    """Moves per second of each, in turns; the best round counts, the others were disturbed."""
    best = [0.0] * len(playouts)
    seeds = [0] * len(playouts)
    for _ in range(rounds):
        for place in range(len(playouts)):
            moves = 0
            start = clock()
            passed = 0
            while passed < seconds:
                seeds[place] += 1
                moves += playouts[place](seeds[place])
                passed = clock() - start
            best[place] = max(best[place], moves / passed)
    return best


def middle(key, seats, seed):
    """A game after half of its moves."""
    moves = advancing(key, seats)(seed) // 2
    game = GAMES[key].new(seats, {}, seed)
    chance = Chance(seed)
    for _ in range(moves):
        seat = game.waiting_for()[0]
        game.advance(seat, chance.pick(game.offers(seat)).sample(chance))
    return game


def viewing(clock, key, seats, games=10, times=10):
    """Milliseconds that the views of all seats of a game in its middle take together."""
    total = 0
    for seed in range(1, games + 1):
        game = middle(key, seats, seed)
        start = clock()
        for _ in range(times):
            for seat in range(seats):
                game.view(seat)
        total += clock() - start
    return total * 1000 / games / times
