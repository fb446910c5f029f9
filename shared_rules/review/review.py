"""Review: a finished game looked at again: everybody's chances, luck and skill apart.

Skill is what one's decisions were worth beside the expert's, in permille of a victory; luck is all
the rest: hidden cards, draws, and what sealed answers met. As backgammon players separate them:

    result = chances at the start + all decisions of all seats + luck

What a decision gave away others have gained; so it has a number for every seat, and they sum to
nothing. Numbers come with the error of their estimate, which shrinks the longer one goes on.
"""

from ..engine.bot import EXPERT, mind_of
from ..engine.chance import Chance
from ..engine.search import root
from ..engine.share import DECIDER, ONLOOKER, WHOLE, share, shares, whole
from .weighing import mean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..engine.game import Game
    from ..engine.record import Record
    from ..engine.types import Move, Reason
    from .weighing import Ends

GLANCE = 40
"""So many playouts find the expert's choice at first."""
WORLDS = 8
"""In so many worlds a position or a decision is looked at, at a time."""
STEPS = (8, 4, 2, 1)
"""So far apart are the points of a first, rough plot, and of those that make it finer by half."""
ENOUGH = 48
"""In so many worlds the plot is smooth."""
TOLD = 100
"""A number is told when its band is narrower than so much of a victory on either side."""


class Decision:
    """What is known of one move that was no matter of course."""

    def __init__(self, number: int, seat: int, move: "Move") -> None:
        self.number = number
        self.seat = seat
        self.move = move
        self.best: "Move | None" = None
        """The expert's choice; the move itself if it was that."""
        self.why: "Reason" = []
        self.playouts = 0
        """So many were spent on finding it."""
        self.gain = 0
        """What the next best would have given away, if the move was the expert's."""
        self.made: "Ends" = []
        self.missed: "Ends" = []
        self.brought: list[int] = []
        """What it has brought each seat beside the expert's choice."""
        self.error = 0
        """The standard error of what it has brought its owner."""

    @property
    def is_best(self) -> bool:
        return self.best == self.move


class Review:
    """What is known so far: `question` says what to find out next, `take` has the answer."""

    def __init__(self, record: "Record", games: "list[Game]", seed: int = 1) -> None:
        """`games` are all positions, from the first to the end."""
        self.record = record
        self.games = games
        self.chance = Chance(seed)
        self.points = [0]
        """After how many moves the chances are looked at: wherever something has been seen."""
        for number in range(len(record.moves)):
            if record.facts[number]:
                self.points.append(number + 1)
        self.order = spread(self.points[:-1])
        self.ends: "dict[int, Ends]" = {}
        """How it goes on from a point, as onlookers would see it."""
        self.chances: "dict[int, list[int]]" = {self.points[-1]: self.result()}
        """Everybody's share of the victory, as far as it is known."""
        self.errors: "dict[int, list[int]]" = {self.points[-1]: [0] * record.seats}
        """The standard errors of these."""
        self.decisions: "dict[int, Decision]" = {}
        for number in range(len(record.moves)):
            seat, move = record.moves[number]
            offers = games[number].offers(seat)
            if len(offers) > 1 or offers[0].least < len(offers[0].among):
                self.decisions[number] = Decision(number, seat, move)
        self.is_drawn = False
        """Whether the chances at all points are known."""
        self.is_whole = False
        """Whether a first look is over: all decisions are weighed, too."""
        self.turn = 0

    def result(self) -> list[int]:
        """The victory, or everybody's share of it."""
        places = self.games[-1].outcome()["places"]
        return whole([1 if place == 1 else 0 for place in places])

    # Finding out

    @property
    def is_sure(self) -> bool:
        """Whether all that can be told is told, and hardly anything would change any more."""
        if not self.is_whole or min([len(ends) for ends in self.ends.values()]) < ENOUGH:
            return False
        return 2 * self.unsure() < TOLD // 2

    @property
    def parts(self) -> int:
        """How many questions a first look takes."""
        return len(self.points) - 1 + len(self.decisions)

    @property
    def done(self) -> int:
        """How many of them are answered."""
        known = [one for one in self.decisions.values() if one.is_best or one.made]
        return len(self.ends) + len(known)

    def questions(self, most: int) -> "list[dict[str, Any]]":
        """What to find out next, at most so much at a time: first all at a glance, then what costs
        most or is least sure."""
        unseen = [point for point in self.order if point not in self.ends]
        found = [self.outlook(point) for point in unseen[:most]]
        for decision in self.decisions.values():
            if len(found) == most:
                break
            if decision.best is None:
                found.append(self.choice(decision, GLANCE))
            elif not decision.is_best and not decision.made:
                found.append(self.compared(decision))
        return found or [self.closer()]

    def closer(self) -> "dict[str, Any]":
        """All has been seen once: what to look at again."""
        self.turn += 1
        if self.turn % 3 == 0 or not self.decisions:
            return self.outlook(min(self.points[:-1], key=self.looked))
        return self.doubted()

    def looked(self, point: int) -> int:
        return len(self.ends[point])

    def doubted(self) -> "dict[str, Any]":
        """About the decision that seems to have cost most the expert thinks as long as in a game;
        when that is settled, what is least sure is weighed again."""
        playouts: int = mind_of(self.record.key).PLAYOUTS[EXPERT]
        for decision in self.costliest():
            if decision.playouts < playouts:
                return self.choice(decision, playouts)
        unsure = max(self.decisions.values(), key=error)
        if not unsure.error:
            return self.outlook(min(self.points[:-1], key=self.looked))
        return self.compared(unsure)

    def costliest(self) -> "list[Decision]":
        """The decisions that gave something away, the worst first."""
        found = [one for one in self.decisions.values() if one.made and one.brought[one.seat] < 0]
        order = sorted([[one.brought[one.seat], one.number] for one in found])
        return [self.decisions[number] for _, number in order]

    def outlook(self, point: int) -> "dict[str, Any]":
        return self.asked("outlook", point, None, {"worlds": WORLDS})

    def choice(self, decision: Decision, playouts: int) -> "dict[str, Any]":
        more = {"move": decision.move, "playouts": playouts}
        return self.asked("choice", decision.number, decision.seat, more)

    def compared(self, decision: Decision) -> "dict[str, Any]":
        more = {"move": decision.move, "best": decision.best, "worlds": WORLDS}
        return self.asked("compare", decision.number, decision.seat, more)

    def asked(
        self, task: str, number: int, seat: int | None, more: "dict[str, Any]"
    ) -> "dict[str, Any]":
        question = {"task": task, "number": number, "view": self.games[number].view(seat)}
        question["seed"] = self.chance.word()
        question.update(more)
        return question

    # What has been found out

    def take(self, question: "dict[str, Any]", answer: "Any") -> None:
        """Know what a question has found out."""
        self.learn(question, answer)
        self.is_drawn = len(self.ends) == len(self.points) - 1
        self.is_whole = self.is_whole or self.done == self.parts

    def learn(self, question: "dict[str, Any]", answer: "Any") -> None:
        number = question["number"]
        game = self.games[number]
        if question["task"] == "outlook":
            self.ends.setdefault(number, [])
            self.ends[number] += answer
            self.chances[number] = shares_of(game, self.ends[number], ONLOOKER)
            self.errors[number] = errors_of(game, self.ends[number])
            return
        decision = self.decisions[number]
        if question["task"] == "choice":
            decision.playouts = question["playouts"]
            lead, second = answer["second"]
            decision.gain = max(0, share(game, lead) - share(game, second))
            decision.why = answer["why"]
            if decision.best == answer["best"]:
                return
            decision.best = answer["best"]
            decision.made, decision.missed = [], []
            decision.brought, decision.error = [0] * game.seats, 0
            return
        decision.made += answer[0]
        decision.missed += answer[1]
        made = shares_of(game, decision.made, DECIDER)
        missed = shares_of(game, decision.missed, DECIDER)
        decision.brought = [made[seat] - missed[seat] for seat in range(game.seats)]
        decision.error = error_of(game, decision)

    def skill(self, seat: int) -> tuple[int, int]:
        """What a seat's own decisions have brought it in all, and the standard error of that."""
        total = squares = 0
        for one in self.decisions.values():
            if one.seat == seat and one.brought:
                total += one.brought[seat]
                squares += one.error * one.error
        return total, root(squares)

    def luck(self) -> list[int]:
        """What neither the start nor any decision explains, for each seat; it sums to nothing."""
        start, end = self.chances[0], self.result()
        found = [end[seat] - start[seat] for seat in range(len(end))]
        for one in self.decisions.values():
            for seat in range(len(one.brought)):
                found[seat] -= one.brought[seat]
        return found

    def unsure(self) -> int:
        """The standard error of everybody's luck: all decisions and the start have a part in it."""
        squares = max(self.errors[0]) ** 2
        for one in self.decisions.values():
            squares += one.error * one.error
        return root(squares)

    def turns(self, most: int = 3) -> "list[tuple[int, int, int]]":
        """The moves that turned the game, as they came: (number of the move, seat, by how much).

        What may be nothing but the error of the estimate turned nothing.
        """
        found = []
        for place in range(1, len(self.points)):
            before = self.chances.get(self.points[place - 1])
            after = self.chances.get(self.points[place])
            if before is None or after is None:
                continue
            seat = swing = 0
            for one in range(len(after)):
                if abs(after[one] - before[one]) > abs(swing):
                    seat, swing = one, after[one] - before[one]
            errors = self.errors[self.points[place - 1]], self.errors[self.points[place]]
            if abs(swing) > 2 * root(errors[0][seat] ** 2 + errors[1][seat] ** 2):
                found.append((abs(swing), self.points[place] - 1, seat, swing))
        found.sort()
        return sorted([(number, seat, swing) for _, number, seat, swing in found[-most:]])

    def best_of(self, seat: int) -> "Decision | None":
        """The seat's move that was the expert's when the next best would have cost most."""
        found = None
        for one in self.decisions.values():
            if one.seat == seat and one.is_best and (found is None or one.gain > found.gain):
                found = one
        return found if found is not None and found.gain else None

    def worst_of(self, seat: int) -> "Decision | None":
        """The seat's move that gave most away."""
        own = [one for one in self.costliest() if one.seat == seat]
        return own[0] if own else None


def spread(points: list[int]) -> list[int]:
    """Points in the order in which a plot gets finer: far apart first, then those between them."""
    found = []
    for step in STEPS:
        for place in range(0, len(points), step):
            if step == STEPS[0] or place % (2 * step):
                found.append(points[place])
    return found


def error(decision: Decision) -> int:
    return decision.error


def shares_of(game: "Game", ends: "Ends", whose: str) -> list[int]:
    """Everybody's chances at a position from how it ended in some worlds."""
    standings = [mean([row[seat] for row in ends]) for seat in range(game.seats)]
    return shares(game, standings, whose)


def errors_of(game: "Game", ends: "Ends") -> list[int]:
    """The standard errors of everybody's chances."""
    found = []
    for seat in range(game.seats):
        column = [row[seat] for row in ends]
        found.append(width(game, mean(column), deviation(column), ONLOOKER))
    return found


def error_of(game: "Game", decision: Decision) -> int:
    """The standard error of what a decision has brought its owner."""
    seat, made, missed = decision.seat, decision.made, decision.missed
    apart = [made[world][seat] - missed[world][seat] for world in range(len(made))]
    return width(game, mean([row[seat] for row in made]), deviation(apart), DECIDER)


def width(game: "Game", middle: int, off: int, whose: str) -> int:
    """How far the share goes on either side of a standing that is off by so much."""
    return (share(game, middle + off, whose) - share(game, middle - off, whose) + 1) // 2


def deviation(numbers: list[int]) -> int:
    """The standard error of their mean."""
    count = len(numbers)
    if count < 2:
        return WHOLE
    total = sum(numbers)
    squares = sum([number * number for number in numbers])
    return root(max(0, count * squares - total * total) // (count * count * (count - 1)))
