"""Search: a move is tried by playing on from it, in worlds that the owner of a view could be in.

The worlds come from Game.imagine(view) and from nothing else. In each of them all moves that are
still in the race are tried, with the same hidden cards and the same luck to come, so that what
differs is the move. A move that falls behind for sure leaves the race; the last one is played.

What the searcher does later in the game is a tree of its own, one for each move: what has been
seen to end well is done more often. Everybody else plays by the game's rules of thumb, which look
at the own hand and at what lies open. So nobody in an imagined world knows what the searcher
holds, and nobody knows more of the others than a player would.

What a search needs of a game stands in its bot.py (see bot.py here). All numbers are integers.
"""

from .. import GAMES
from .chance import Chance, Resumed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeAlias

    from .game import Game
    from .types import Judged, Mind, Move, View

    Branch: TypeAlias = list[Any]
    """A later move of the searcher's: [move, times tried, total, its own later moves]."""

TRUST = 1
"""The rules of thumb count as much as so many worlds."""
SURE = 4
"""The square of the standard errors by which a move must be behind to leave the race."""
FAIR_TRIAL = 6
"""In so many worlds every move is tried."""


class Candidate:
    """A move in the race: what the rules of thumb say of it, and how it ended in each world."""

    def __init__(self, judged: "Judged") -> None:
        self.worth: int = judged[0]
        self.move: "Move" = judged[1]
        self.reason: str = judged[2]
        self.ends: list[int] = []
        self.total = 0
        self.later: "dict[str, Branch]" = {}

    def mean(self) -> int:
        """How it ends, in the game's hundredths, the rules of thumb having a say."""
        return (self.total + TRUST * self.worth) // (len(self.ends) + TRUST)


class Search:
    """One question, thought about; `mind` is the game's bot.py.

    As many moves are in the race as the mind's WIDTH says, those that its rules of thumb like best.
    """

    def __init__(self, view: "View", mind: "Mind", chance: Chance, depth: int = 0) -> None:
        """`depth`: so many of the searcher's later moves are in the tree."""
        self.depth = depth
        self.view = view
        self.me: int = view["seat"]
        self.mind = mind
        self.chance = chance
        self.rules = GAMES[view["game"]]
        self.playouts = 0
        first = self.world()
        moves = sorted_moves(mind.judged(first, self.me))[: mind.WIDTH]
        self.limit: int = mind.stage(first) + mind.HORIZON
        self.race = [Candidate(judged) for judged in moves]
        self.is_sealed = first.PHASES[first.now["phase"]].sealed

    def world(self) -> "Game":
        """Another world that the view allows."""
        world: Game = self.rules.imagine(self.view, self.chance)
        return world

    def run(self, playouts: int, enough: "Callable[[], bool] | None" = None) -> Candidate:
        """Think until so many games were played on, or until it is enough; the best move."""
        while len(self.race) > 1 and self.playouts < playouts:
            ends = self.tried(enough)
            if len(ends) < len(self.race):
                break  # half a world cannot be compared
            for place in range(len(ends)):
                self.race[place].ends.append(ends[place])
                self.race[place].total += ends[place]
            self.drop_out()
        return self.mixed() if self.is_sealed else self.best()

    def proved(self, candidate: Candidate, worlds: int) -> int:
        """How it ends on average with one of the moves, tried in at least so many worlds."""
        self.race = [candidate]
        while len(candidate.ends) < worlds:
            end = self.tried(None)[0]
            candidate.ends.append(end)
            candidate.total += end
        return candidate.total // len(candidate.ends)

    def tried(self, enough: "Callable[[], bool] | None") -> list[int]:
        """How every move in the race ends in another world; fewer, if it is enough before."""
        world = self.world()
        luck = self.chance.another().state
        ends: list[int] = []
        for candidate in self.race:
            if enough is not None and enough():
                break
            game = world.copy()
            game.advance(self.me, candidate.move)
            ends.append(self.play_on(game, candidate, Resumed(luck[:])))
            self.playouts += 1
        return ends

    def mixed(self) -> Candidate:
        """Any of the moves that are as good as the best, so that nobody can count on one."""
        least = self.best().mean() - self.mind.CLOSE
        return self.chance.pick([candidate for candidate in self.race if candidate.mean() >= least])

    def best(self) -> Candidate:
        """Who leads the race."""
        lead = self.race[0]
        for candidate in self.race:
            if candidate.mean() > lead.mean():
                lead = candidate
        return lead

    def drop_out(self) -> None:
        """Who is behind the leader by more than luck leaves the race."""
        worlds = len(self.race[0].ends)
        if worlds < FAIR_TRIAL or worlds % 2:
            return
        lead = self.best()
        staying = []
        for candidate in self.race:
            total = squares = 0
            for world in range(worlds):
                behind = lead.ends[world] - candidate.ends[world]
                total += behind
                squares += behind * behind
            spread = worlds * squares - total * total
            if candidate is lead or total <= 0 or total * total * (worlds - 1) <= SURE * spread:
                staying.append(candidate)
        self.race = staying

    def play_on(self, game: "Game", candidate: Candidate, chance: Chance) -> int:
        """Play until the horizon; how the searcher stands then against the others."""
        mind, me = self.mind, self.me
        node = candidate.later
        path: "list[Branch]" = []
        waiting = game.waiting_for()
        while waiting and mind.stage(game) < self.limit:
            seat = waiting[0]
            if seat == me and len(path) < self.depth:
                child = chosen(node, mind.judged(game, me), mind.SPREAD)
                path.append(child)
                node = child[3]
                game.advance(me, child[0])
            else:
                game.advance(seat, mind.answer(game, seat, chance))
            waiting = game.waiting_for()
        end = standing(mind, game, me, not waiting)
        for child in path:
            child[1] += 1
            child[2] += end
        return end


def standing(mind: "Mind", game: "Game", seat: int, over: bool) -> int:
    """A seat's lead over the others' mean and over the best of them, and the victory."""
    values = mind.values(game)
    own = values[seat]
    most = -1000000
    for other in range(game.seats):
        if other != seat:
            most = max(most, values[other])
    others = (sum(values) - own) // (game.seats - 1)
    lead: int = own - (others + most) // 2
    if over:
        ranks = game.ranks()
        first = max(ranks)
        if ranks[seat] == first:
            lead += mind.VICTORY // ranks.count(first)
    return lead


def sorted_moves(moves: "list[Judged]") -> "list[Judged]":
    """Judged moves, the best first; equals stay in their order."""
    order = sorted([[-moves[place][0], place] for place in range(len(moves))])
    return [moves[place] for _, place in order]


def chosen(node: "dict[str, Branch]", moves: "list[Judged]", spread: int) -> "Branch":
    """The later move to try: [move, times tried, total, its own later moves].

    The rules of thumb rank the moves; the first is tried first, and every further one the more
    often, the better it ends.
    """
    moves = sorted_moves(moves)[:4]
    children: "list[Branch]" = []
    tried = total = 0
    for known in moves:
        key = str(known[1])
        if key not in node:
            node[key] = [known[1], 0, 0, {}]
        child = node[key]
        children.append(child)
        tried += child[1]
        total += child[2]
    if not tried:
        return children[0]
    mean = total // tried
    best, most = children[0], -1000000000
    for rank in range(len(children)):
        child = children[rank]
        value = child[2] // child[1] if child[1] else mean
        value += spread * root(100 * tried) // (10 * (rank + 1) * (child[1] + 1))
        if value > most:
            best, most = child, value
    return best


def root(number: int) -> int:
    """The whole part of a square root."""
    guess = number
    better = (guess + 1) // 2
    while better < guess:
        guess = better
        better = (guess + number // guess) // 2
    return guess
