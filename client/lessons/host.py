"""LessonHost: a table as a lesson has written it, where the others move as that says.

It is a table on this phone like any other (client/table/local.py), but none that anybody keeps.
"""

from client.app import settings
from client.app.texts import cast_of, say
from client.games.teaching import ASK, LAY, PLAY, TELL
from client.lessons import progress
from client.table.local import LocalHost
from shared_rules.engine.game import IllegalMove
from shared_rules.engine.record import Record
from shared_rules.engine.table import Table
from shared_rules.extras import extra, module_name, texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from shared_rules.engine.types import Player

LEARNER = 0
"""The learner's seat."""
COLOURS = ("red", "blue", "green", "yellow", "purple")
SEATS = "seats"
"""The habit that knows what people at this phone are called."""


class LessonHost(LocalHost):
    """The table of a lesson, and how far that has come."""

    def __init__(self, key: str) -> None:
        LocalHost.__init__(self, "lesson")
        self.key = key
        self.lesson: Any = None
        self.at = 0
        """The number of the step that it stands at."""
        self.answered = 0
        """The step of the learner's latest move."""
        self.name = ""
        self.wrong = 0
        """How many moves have been declined."""

    # Opening and closing

    def open(self) -> list[tuple]:
        """What the learner is called may be known from other tables."""
        return [("load", "habits", SEATS, ["host", "seats"])]

    def on_seats(self, seats: list[dict] | None, problem: str):
        self.lesson = extra(self.key, "lesson")
        if self.lesson is None:
            self.problem = "absent"
            return None
        named = [seat["name"] for seat in seats or [] if seat["kind"] == "person"]
        self.name = "".join(named[:1]) or say("lesson.name")
        self.place = "here"
        chapters = self.chapters()
        self.lay(chapters[min(progress.chapter(self.key), len(chapters) - 1)])
        return None

    def take_over(self) -> list[tuple]:
        return self.open()

    def close(self) -> list[tuple]:
        return []

    # The lesson

    @property
    def step(self) -> "Any":
        """What comes next; None when nothing does."""
        steps = self.lesson.STEPS
        return steps[self.at] if self.at < len(steps) else None

    def stands_at(self, kind: str) -> bool:
        return self.step is not None and self.step.kind == kind

    def chapters(self) -> list[int]:
        """The numbers of the steps with which chapters begin."""
        steps = self.lesson.STEPS
        return [number for number in range(len(steps)) if steps[number].kind == LAY]

    def way(self) -> tuple[int, int]:
        """How far this game has come: of so many steps that are hers and the learner's, so many."""
        steps, done, whole = self.lesson.STEPS, 0, 0
        for number in range(len(steps)):
            kind = steps[number].kind
            if kind == LAY and steps[number].anew:
                if number >= self.at:
                    break
                done = whole = 0
            elif kind in (TELL, ASK):
                whole += 1
                done += number < self.at
        return done, whole

    def next_game(self) -> int | None:
        """The chapter with which another game begins, if this one has come to its end."""
        is_next = self.stands_at(LAY) and self.step.anew
        return self.chapters().index(self.at) if is_next else None

    def text(self, key: str) -> str:
        """What there is to say, with the names of those who sit here; "" if there is nothing."""
        found = texts(module_name(self.key, "lesson"), settings.now["language"]).TEXTS
        text: str = found.get(key, "")
        for seat in range(len(self.players)):
            text = text.replace("{" + str(seat) + "}", self.players[seat]["name"])
        return text

    def lay(self, number: int) -> list[tuple]:
        """Lay the position of a step, with which a chapter begins; and it goes on from there."""
        game = self.lesson.STEPS[number].position()
        record = Record(self.key, game.seats, game.options, "0", self.seated(game.seats))
        self.table = Table(record, game)
        self.at = self.answered = number + 1
        self.opened += 1
        return progress.reached(self.key, self.chapters().index(number))

    def seated(self, seats: int) -> "list[Player]":
        """The learner, and the characters of the game's own bots."""
        players: list[Player] = [{"name": self.name, "kind": "person", "colour": COLOURS[LEARNER]}]
        cast = cast_of(self.key)
        for level in self.lesson.OTHERS[: seats - 1]:
            colour = COLOURS[len(players)]
            players.append({"name": cast[level][0], "kind": "bot:" + level, "colour": colour})
        return players

    def read(self) -> str:
        """What Unke says now, which is said then; "" if it is not for her to speak."""
        if not self.stands_at(TELL):
            return ""
        self.at += 1
        return self.text(self.lesson.STEPS[self.at - 1].key)

    # Playing

    def act(self, seat: int, move: list) -> list[tuple]:
        """Make the move that is asked for; to any other there is something to be said."""
        self.table.game.check(seat, move)
        if not self.stands_at(ASK) or not self.step.admits(move):
            self.wrong += 1
            raise IllegalMove(self.step.instead(move) if self.stands_at(ASK) else "not asked for")
        self.table.act(seat, move)
        self.answered = self.at
        self.at += 1
        return []

    def told(self) -> list[tuple]:
        """All has been told: the others move, or the game's next chapter begins."""
        if self.stands_at(PLAY):
            self.table.act(self.step.seat, self.step.move)
            self.at += 1
        elif self.stands_at(LAY) and not self.step.anew:
            return self.lay(self.at)
        return []

    def undo(self, seat: int) -> list[tuple]:
        self.table.undo(seat)
        self.at = self.answered
        return []

    def store(self) -> list[tuple]:
        """Nothing of it is kept."""
        return []

    def share(self) -> list[tuple]:
        return []

    def score(self) -> list[tuple]:
        return [("soon", ["sheet"])]
