"""Bots: processes that think, asked one question at a time, with a limit to their patience."""

import json
import logging
import os
import secrets
import subprocess
import sys
from typing import Any, NamedTuple

import gevent
from gevent import subprocess as processes
from gevent.lock import BoundedSemaphore

from server.guard.refusals import Refusal
from server.house.thinker import Answer, Question
from server.source import SOURCE
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.engine.types import Move, Reason, View

log = logging.getLogger("unke")

THINKING, CHECKING = 20, 60
"""Seconds until a bot is taken for stuck, and a record for a bad joke."""


class Thought(NamedTuple):
    """What a bot answers."""

    move: Move
    why: Reason | None
    """The reason, if the others may know it while the game runs."""


class Stuck(Exception):
    """No answer in time, or the process has died."""


class Thinker:
    """One process; it starts when it is first asked, and again after it was stuck."""

    def __init__(self, nice: int = 5) -> None:
        self.nice = nice
        """How much it stands back for what else this computer does."""
        self.process: Any = None
        self.turn = BoundedSemaphore(1)
        self.questions = 0
        """How many wait for its answer."""

    def start(self) -> None:
        path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH", "")]))
        self.process = processes.Popen(
            [sys.executable, "-P", "-m", "server.house.thinker", str(self.nice)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )

    def ask(self, question: Question, seconds: float) -> Answer:
        self.questions += 1
        try:
            return self.answer(question, seconds)
        finally:
            self.questions -= 1

    def answer(self, question: Question, seconds: float) -> Answer:
        with self.turn:
            if self.process is None or self.process.poll() is not None:
                self.start()
            is_answered = False
            try:
                with gevent.Timeout(seconds):
                    self.process.stdin.write(json.dumps(question).encode() + b"\n")
                    self.process.stdin.flush()
                    line = self.process.stdout.readline()
                is_answered = line.endswith(b"\n")
            except (gevent.Timeout, OSError):
                pass
            finally:
                # Also if whoever has asked is ended here, because the table is: what this process
                # still says would be taken for the answer to the next question, another table's.
                if not is_answered:
                    self.stop()
            if not is_answered:
                raise Stuck
            answer: Answer = json.loads(line)
            return answer

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            process.stdin.close()
            process.stdout.close()


class Bots:
    """All thinkers of a server: some for bots, one for records, so that neither waits long."""

    def __init__(self, count: int = 0) -> None:
        self.thinkers = [Thinker() for _ in range(count or max(1, (os.cpu_count() or 1) - 1))]
        self.checker = Thinker()

    def idlest(self) -> Thinker:
        return min(self.thinkers, key=lambda thinker: thinker.questions)

    def choose(self, view: View, level: str) -> Thought:
        """A bot's move; a random one if its head has failed."""
        seed = secrets.token_hex(16)
        try:
            answer = self.idlest().ask({"view": view, "level": level, "seed": seed}, THINKING)
            if "move" in answer:
                return Thought(**answer)
            log.error("a bot for %s failed: %s", view["game"], answer.get("problem"))
        except Stuck:
            log.error("a bot for %s did not answer", view["game"])
        return Thought(random_move(view["offers"], Chance(seed)), None)

    def check(self, record: str) -> Table:
        """The table that a record tells of, played again by the rules. Raises Refusal."""
        try:
            answer = self.checker.ask({"record": record}, CHECKING)
        except Stuck:
            raise Refusal("record", "playing this record again takes too long") from None
        if "saved" not in answer:
            raise Refusal("record", answer.get("bad", "this record cannot be read"))
        return Table.load(answer["saved"])

    def stop(self) -> None:
        for thinker in [*self.thinkers, self.checker]:
            thinker.stop()
