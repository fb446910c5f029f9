"""Judge: questions about a game that is over, answered in the process that thinks.

A phone asks them as its own worker is asked (shared_rules/review/weighing.py), but for what the
record knows better: the positions are played again here, and only what a seat could know is looked
at, whatever the question says.
"""

import time
from typing import Any

from server.guard import fields
from server.guard.messages import Message
from server.guard.refusals import Refusal
from shared_rules.engine.bot import EXPERT, mind_of
from shared_rules.engine.game import Game, IllegalMove
from shared_rules.engine.record import Record
from shared_rules.engine.types import Move
from shared_rules.review import weighing
from shared_rules.review.review import WORLDS

SECONDS = 1.0
"""After so long the rest must be asked again: somebody else may wait."""


class Judge:
    """The last record that was asked about, and all its positions."""

    def __init__(self) -> None:
        self.text = ""
        self.record: Record
        self.games: list[Game] = []

    def answers(self, text: str, questions: list[Message]) -> list[Any]:
        """What the first questions find out, as many as there is time for. Raises Refusal."""
        self.open(text)
        end, found = time.monotonic() + SECONDS, []
        for question in questions:
            found.append(weighing.answer(self.read(question)))
            if time.monotonic() >= end:
                break
        return found

    def open(self, text: str) -> None:
        if text == self.text:
            return
        games: list[Game] = []
        record = Record.read(text)
        if record.scores is None:
            raise Refusal("secret", "the moves are weighed after the end")
        record.replay(lambda _, game: games.append(game))
        self.text, self.record, self.games = text, record, games

    def read(self, question: Message) -> Message:
        """A question as it is answered here, with the view that belongs to it."""
        task, number = fields.text(question, "task"), fields.number(question, "number")
        seed = fields.number(question, "seed")
        asked: Message = {"task": task, "seed": seed}
        if task == "outlook":
            asked["worlds"] = self.within(question, "worlds", WORLDS)
            return {**asked, "view": self.at(number).view(None)}
        game = self.at(number)
        if task not in ("choice", "compare") or number >= len(self.record.moves):
            raise Refusal("malformed", "there is no such question")
        seat, move = self.record.moves[number]
        asked |= {"view": game.view(seat), "move": move}
        if task == "choice":
            most = mind_of(self.record.key).PLAYOUTS[EXPERT]
            return {**asked, "playouts": self.within(question, "playouts", most)}
        asked["best"] = legal(game, seat, question.get("best"))
        return {**asked, "worlds": self.within(question, "worlds", WORLDS)}

    def at(self, number: int) -> Game:
        if number >= len(self.games):
            raise Refusal("malformed", "this game had fewer moves")
        return self.games[number]

    @staticmethod
    def within(question: Message, key: str, most: int) -> int:
        value = fields.number(question, key)
        if not 0 < value <= most:
            raise Refusal("malformed", f"{key} goes from 1 to {most}")
        return value


def legal(game: Game, seat: int, move: Any) -> Move:
    """Another move that could have been made."""
    move = fields.move({"move": move})
    try:
        game.check(seat, move)
    except IllegalMove as error:
        raise Refusal("illegal", str(error)) from None
    return list(move)
