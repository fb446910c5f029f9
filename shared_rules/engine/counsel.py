"""Counsel: what the strongest bot would do in somebody's place, and what is surely much worse.

Both come from a search of that seat's own view, so nothing is told that its owner could not know.
"""

from ..extras import has
from .bot import EXPERT, explained, mind_of
from .offer import name_of
from .search import Candidate, Search, root
from .share import share

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .chance import Chance
    from .types import Advice, Move, View

AS_GOOD = 10
"""Permille of a victory: what is no farther behind is as good, as far as can be told."""
MUCH = 100
"""Permille of a victory that somebody is warned about."""
FEWEST, MOST = 16, 80
"""In so many worlds a move is held against the best one before anything is said of it, and after
so many there is nothing to be said."""


def weighs(key: str) -> bool:
    """Whether a game tells what a standing is worth, and why a move is made."""
    return has(key, "mind.share") and has(key, "mind.why")


def advised(view: "View", chance: "Chance", enough: "Callable[[], bool] | None" = None) -> "Advice":
    """The expert's move, why it is made, and which ones are as good."""
    mind = mind_of(view["game"])
    search = Search(view, mind, chance, mind.DEPTH[EXPERT])
    best = search.run(mind.PLAYOUTS[EXPERT], enough)
    advice = explained(view, best.move, chance)
    advice["equals"] = [other.move for other in as_good(search, best)]
    return advice


def as_good(search: Search, best: Candidate) -> list[Candidate]:
    """The moves that were tried in as many worlds and came out the same."""
    if not best.ends or not weighs(search.view["game"]):
        return []
    world = search.world()
    most = share(world, best.mean())
    found = []
    for other in search.race:
        if other is not best and abs(most - share(world, other.mean())) <= AS_GOOD:
            found.append(other)
    return found


class Watch:
    """Beside somebody who decides: what is best, and whether what is picked is much worse."""

    def __init__(self, view: "View", chance: "Chance") -> None:
        mind = mind_of(view["game"])
        self.chance = chance
        self.search = Search(view, mind, chance, mind.DEPTH[EXPERT])
        self.playouts: int = mind.PLAYOUTS[EXPERT]
        self.world = self.search.world()
        self.best: "Move" = []
        """What is best, as soon as that is known."""
        self.pairs: "dict[str, list[Candidate]]" = {}
        """By what was picked: the best move and this one, tried in the same worlds."""

    def go_on(self, picked: "Move | None", enough: "Callable[[], bool]") -> None:
        """Think until it is enough, or there is nothing more to find out."""
        while not enough():
            if not self.best:
                self.race()
            elif picked is None or self.verdict(picked) is not None:
                return
            else:
                self.compare(self.pair(picked))

    def race(self) -> None:
        """One world more, until one move has won the race or it has taken long enough."""
        search = self.search
        search.run(search.playouts + 1)
        if len(search.race) < 2 or search.playouts >= self.playouts:
            self.best = search.best().move

    def pair(self, picked: "Move") -> list[Candidate]:
        """The best move and this one; neither has an advantage over the other."""
        name = name_of(picked)
        if name not in self.pairs:
            self.pairs[name] = [Candidate([0, self.best, ""]), Candidate([0, picked, ""])]
        return self.pairs[name]

    def compare(self, pair: list[Candidate]) -> None:
        """Try both in another world."""
        self.search.race = pair
        ends = self.search.tried(None)
        for place in range(2):
            pair[place].ends.append(ends[place])
            pair[place].total += ends[place]

    def verdict(self, picked: "Move") -> "int | None":
        """How many permille of a victory this surely costs; 0 if that is not much, None as long as
        nobody knows."""
        if not self.best:
            return None
        if name_of(self.best) == name_of(picked):
            return 0
        best, other = self.pair(picked)
        worlds = len(best.ends)
        if worlds < FEWEST:
            return None
        squares = 0
        for place in range(worlds):
            behind = best.ends[place] - other.ends[place]
            squares += behind * behind
        total = best.total - other.total
        error = root((worlds * squares - total * total) // (worlds - 1)) // worlds
        lead, behind = best.total // worlds, total // worlds
        if self.cost(lead, behind - 3 * error) >= MUCH:
            return self.cost(lead, behind)
        if worlds >= MOST or self.cost(lead, behind + 2 * error) < MUCH:
            return 0
        return None

    def cost(self, lead: int, behind: int) -> int:
        """What a standing that is so far behind is worth less."""
        return share(self.world, lead) - share(self.world, lead - behind)

    def advice(self) -> "Advice":
        """The best move, and why."""
        return explained(self.search.view, self.best, self.chance)
