"""How many playouts a second a search makes on the Python that runs this.

It imports nothing but the rules; whoever calls it brings the clock, which returns milliseconds.
"""

from shared_rules.engine.bot import mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.search import Search

LONG = 700  # ms for each position


def rates(clock, views):
    """Playouts a second over all positions of each game: one number a game, in their order."""
    found = []
    for game in views:
        playouts = spent = 0
        for view in game:
            search = Search(view, mind_of(view["game"]), Chance(1), 0)
            start = clock()
            search.run(1000000, lambda start=start: clock() - start >= LONG)
            spent += clock() - start
            playouts += search.playouts
        found.append(int(1000 * playouts / spent))
    return found
