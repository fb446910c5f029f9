"""The process in which bots think and records are played again: questions in, answers out.

It is told nothing but a seat's view, so that a bot could not cheat if it wanted to. What takes
long here costs nobody's table anything.
"""

import json
import os
import sys
from typing import Any, TypeAlias

from server.guard.messages import Message
from server.guard.refusals import Refusal
from server.house.judge import Judge
from shared_rules.engine.bot import choose, explained, has_reasons
from shared_rules.engine.chance import Chance
from shared_rules.engine.record import BadRecord
from shared_rules.engine.table import Table
from shared_rules.engine.types import View

Question: TypeAlias = dict[str, Any]
"""For a bot: "view", "level" and "seed"; for a record: "record", and "review" with what is asked
about a game that is over."""
Answer: TypeAlias = dict[str, Any]
"""A bot's "move" and "why", a record's "saved" or what is "bad" about it, "answers" to what was
asked or why it was "refused", or a "problem"."""

judge = Judge()


def answer(question: Question) -> Answer:
    if "view" in question:
        return thought(question["view"], question["level"], Chance(question["seed"]))
    if "review" in question:
        return judged(question["record"], question["review"])
    try:
        table = Table.read(question["record"], check=True)
    except BadRecord as error:
        return {"bad": str(error)}
    return {"saved": table.save()}


def judged(record: str, questions: list[Message]) -> Answer:
    try:
        return {"answers": judge.answers(record, questions)}
    except BadRecord as error:
        return {"bad": str(error)}
    except Refusal as refusal:
        return {"refused": refusal.word, "say": str(refusal)}


def thought(view: View, level: str, chance: Chance) -> Answer:
    """A move and the reason for it; one that speaks of hidden cards does not leave this process."""
    move = choose(view, level, chance)
    if not has_reasons(view["game"], level):
        return {"move": move, "why": None}
    told = explained(view, move, chance)
    return {"move": move, "why": None if told["secret"] else told["why"]}


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever is printed by mistake must not look like an answer
    for line in sys.stdin.buffer:
        try:
            said = answer(json.loads(line))
        except Exception as error:  # a mistake in a bot must not end the process
            said = {"problem": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(said) + "\n")
        answers.flush()


if __name__ == "__main__":
    try:
        main()
    except (KeyboardInterrupt, BrokenPipeError):
        pass
