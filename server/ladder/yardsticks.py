"""Players to measure by, whom nobody meets in the app: a textbook search, and one that peeks.

`plain` is single-observer information-set Monte Carlo tree search as Cowling, Powley and Whitehouse
describe it (2012): a tree over worlds that the view allows, UCB1 among the moves that are legal in
the world at hand, counted by how often they were, and random playouts to the end. It knows no more
of a game than its rules. `seer` is the expert who is shown the true state: what fairness costs.
`responder` is the expert who knows how often the others, who are experts too, lay which card: how
much can be gained by seeing through them.
"""

import math
from itertools import combinations
from typing import Any

from shared_rules import GAMES
from shared_rules.engine.bot import EXPERT, choose, mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game
from shared_rules.engine.offer import Offer
from shared_rules.engine.search import Search
from shared_rules.engine.types import Move, View
from shared_rules.extras import extra

PLAIN, SEER, RESPONDER = "plain", "seer", "responder"
ITERATIONS = 100
"""So often the textbook's search thinks about a move, if the game's opponents do not say more."""
EXPLORATION = 0.7
MOVES = 200
"""Of a question with more answers than that, so many are drawn by lot in each world."""
SAMPLES = 6
"""So often the responder thinks as each of the others, before he answers them."""


Answer = tuple[Any, ...]


class Node:
    """A move in the tree, and who made it."""

    def __init__(self, seat: int, parent: "Node | None") -> None:
        self.seat = seat
        self.parent = parent
        self.children: dict[Answer, Node] = {}
        self.visits = 0
        self.available = 1
        self.reward = 0.0

    def bound(self) -> float:
        """UCB1 for moves that are not always there."""
        share = self.reward / self.visits
        return share + EXPLORATION * math.sqrt(math.log(self.available) / self.visits)


def legal(offers: list[Offer], chance: Chance) -> list[Answer]:
    """All different answers to a question; equal items are equal."""
    moves: dict[Answer, None] = {}
    for offer in offers:
        if len(offer.among) > 12 and offer.most > 2:
            for _ in range(MOVES):
                sample = offer.sample(chance)
                moves[(sample[0], *sorted(sample[1:]))] = None
            continue
        for size in range(offer.least, offer.most + 1):
            for items in combinations(sorted(offer.among, key=str), size):
                moves[(offer.verb, *items)] = None
    answers = list(moves)
    if len(answers) > MOVES:
        chance.shuffle(answers)
    return answers[:MOVES]


def rewards(game: Game) -> list[float]:
    """The victory, shared by those who share it."""
    places = game.outcome()["places"]
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def iterate(root: Node, game: Game, chance: Chance) -> None:
    """Down the tree, one move further, and at random to the end."""
    node = root
    while waiting := game.waiting_for():
        # where all choose at once, the searcher's own choice stands at the root
        seat = root.seat if root.seat in waiting else waiting[0]
        moves = legal(game.offers(seat), chance)
        untried = [move for move in moves if move not in node.children]
        for move in moves:
            if move in node.children:
                node.children[move].available += 1
        if untried:
            move = chance.pick(untried)
            child = node.children[move] = Node(seat, node)
        else:
            move = max(moves, key=lambda known: node.children[known].bound())
            child = node.children[move]
        game.advance(seat, list(move))
        node = child
        if untried:
            break
    while waiting := game.waiting_for():
        seat = waiting[0]
        game.advance(seat, chance.pick(game.offers(seat)).sample(chance))
    shares = rewards(game)
    back: Node | None = node
    while back is not None:
        back.visits += 1
        if back.parent is not None:
            back.reward += shares[back.seat]
        back = back.parent


def iterations_for(key: str) -> int:
    wanted: int = getattr(extra(key, "opponents"), "ITERATIONS", ITERATIONS)
    return wanted


def plain(view: View, chance: Chance, iterations: int = 0) -> Move:
    """The move that was tried most often."""
    rules = GAMES[view["game"]]
    root = Node(view["seat"], None)
    moves = legal([Offer.of(offer) for offer in view["offers"]], chance)
    if len(moves) == 1:
        return list(moves[0])
    for _ in range(iterations or iterations_for(view["game"])):
        iterate(root, rules.imagine(view, chance), chance)
    most = max(root.children.values(), key=lambda child: child.visits)
    return next(list(move) for move, child in root.children.items() if child is most)


class Seer(Search):
    """Its worlds are the world."""

    def __init__(self, game: Game, seat: int, chance: Chance) -> None:
        self.true = game
        mind = mind_of(game.key)
        super().__init__(game.view(seat), mind, chance, mind.DEPTH[EXPERT])

    def world(self) -> Game:
        return self.true.copy()


class SeenThrough:
    """A game's mind, but for what is asked of all at once now: there the others answer as experts.

    That is for games in which the others' views hold nothing that is not open.
    """

    def __init__(self, game: Game, seat: int, chance: Chance) -> None:
        self.mind = mind_of(game.key)
        self.now = self.mind.stage(game)
        self.answers: dict[int, list[Move]] = {}
        if game.PHASES[game.now["phase"]].sealed:
            for other in game.waiting_for():
                if other != seat:
                    view = game.view(other)
                    moves = [choose(view, EXPERT, chance.another()) for _ in range(SAMPLES)]
                    self.answers[other] = moves

    def __getattr__(self, name: str) -> Any:
        return getattr(self.mind, name)

    def answer(self, game: Game, seat: int, chance: Chance) -> Move:
        if seat in self.answers and self.mind.stage(game) == self.now:
            sealed = game.now.get("sealed")
            if sealed is not None and not sealed[seat]:
                return chance.pick(self.answers[seat])
        answer: Move = self.mind.answer(game, seat, chance)
        return answer


def respond(game: Game, seat: int, chance: Chance) -> Move:
    """The best answer to what experts are likely to do."""
    mind = SeenThrough(game, seat, chance)
    search = Search(game.view(seat), mind, chance, mind.DEPTH[EXPERT])
    return search.run(mind.PLAYOUTS[EXPERT]).move


def chosen(game: Game, seat: int, level: str, chance: Chance) -> Move:
    """The move of a bot or of a yardstick; only seer and responder see more than a view."""
    if level == SEER:
        return Seer(game, seat, chance).run(mind_of(game.key).PLAYOUTS[EXPERT]).move
    if level == RESPONDER:
        return respond(game, seat, chance)
    if level == PLAIN:
        return plain(game.view(seat), chance)
    return choose(game.view(seat), level, chance)
