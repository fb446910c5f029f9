"""A search that is sure: every legal move, ten times the expert's playouts, errors told."""

import math

from server.ladder.yardsticks import MOVES, legal
from shared_rules.engine.bot import EXPERT, mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.offer import name_of
from shared_rules.engine.search import Candidate, Search, sorted_moves
from shared_rules.engine.share import share
from shared_rules.engine.types import Move, View

TIMES = 10
"""So many times the expert's playouts."""
FAIR_TRIAL = 12
"""In so many worlds every move is tried, beyond these."""
SURE = 3.0
"""The standard errors by which a move is surely better than another."""
LEAD = 30
"""The permille of victories by which the best move of a puzzle leads the second."""
TOLD = 3
"""The best so many moves are compared to the end, to be told what they are worth."""


class Thorough(Search):
    """The race of all moves; of each its mean, and how sure the distance to the best is."""

    def __init__(self, view: View, chance: Chance) -> None:
        mind = mind_of(view["game"])
        super().__init__(view, mind, chance, mind.DEPTH[EXPERT])
        self.position = self.world()
        judged = sorted_moves(mind.judged(self.position, self.me))
        self.liked = judged[0][0]
        """What the rules of thumb think of the move that they like best."""
        known = {name_of(move) for _, move, _ in judged}
        moves = [list(move) for move in legal(self.position.offers(self.me), chance)]
        others = [move for move in moves if name_of(move) not in known]
        self.race = [Candidate(each) for each in judged]
        self.race += [Candidate([judged[-1][0], move, ""]) for move in others]
        self.is_whole = len(moves) < MOVES
        """Whether these are all moves that there are."""
        self.enough = TIMES * mind.PLAYOUTS[EXPERT] + FAIR_TRIAL * len(self.race)

    def think(self) -> "Thorough":
        if self.is_whole and len(self.race) > 1:
            self.run(self.enough, self.is_hopeless)
        return self

    # What has come of it

    def ranked(self) -> list[Candidate]:
        """Who is still in the race, the best first."""
        return sorted(self.race, key=lambda candidate: -candidate.mean())

    def shares(self) -> list[tuple[Move, int]]:
        """The best moves, with the permille of victories that each leads to."""
        return [(each.move, self.share(each.mean())) for each in self.ranked()[:TOLD]]

    def share(self, standing: float) -> int:
        return share(self.position, round(standing))

    def lead(self) -> tuple[int, float]:
        """How far the best move leads the second: permille of victories, standard errors."""
        first, second = self.ranked()[:2]
        ahead, error = distance(first, second)
        return self.share(first.mean()) - self.share(second.mean()), ahead / max(error, 0.01)

    def is_clear(self) -> bool:
        """Whether one move is surely best, and not one that rules of thumb would make."""
        if not self.is_whole or len(self.race) < 2 or not self.race[0].ends:
            return False
        permille, errors = self.lead()
        return permille >= LEAD and errors >= SURE and self.ranked()[0].worth < self.liked

    # On the way

    def is_hopeless(self) -> bool:
        """Whether it need not go on: nothing surprises here, or no lead can be large enough."""
        if len(self.race[0].ends) < 2 * FAIR_TRIAL:
            return False
        first, second = self.ranked()[:2]
        ahead, error = distance(first, second)
        if first.worth == self.liked and ahead > SURE * error:
            return True
        most = second.mean() + ahead + SURE * error
        return self.share(most) - self.share(second.mean()) < LEAD

    def drop_out(self) -> None:
        """Who is surely behind leaves the race, unless it is among the best that will be told."""
        worlds = len(self.race[0].ends)
        if worlds < FAIR_TRIAL or worlds % 4:
            return
        ranked = self.ranked()
        staying = ranked[:TOLD]
        for candidate in ranked[TOLD:]:
            ahead, error = distance(ranked[0], candidate)
            if ahead <= SURE * error:
                staying.append(candidate)
        self.race = [candidate for candidate in self.race if candidate in staying]


def distance(first: Candidate, other: Candidate) -> tuple[float, float]:
    """By how much one is ahead of another, and the standard error of that."""
    differences = [mine - its for mine, its in zip(first.ends, other.ends, strict=True)]
    worlds = len(differences)
    mean = sum(differences) / worlds
    squares = sum((difference - mean) ** 2 for difference in differences)
    return mean, math.sqrt(squares / (worlds - 1) / worlds)
