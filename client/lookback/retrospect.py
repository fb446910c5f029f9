"""Retrospect: a finished game played again, and the point in time at which one looks at it.

A point is so many moves, and within the last of them a moment: what happened was seen one thing
after the other, and so it is looked at again. Whoever jumps to a move sees all of it at once.
"""

from client.app.texts import game_words
from client.games.scene import Scene
from client.shelf.replay import Replay
from client.story.chapters import chapters
from shared_rules.engine.past import seen_by, staged
from shared_rules.engine.record import Record

WHOLE = -1


class Retrospect:
    """The model of looking back."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.record: Record = None
        self.replay: Replay | None = None
        self.reasons: list = []
        self.begins: list[tuple[int, int, str]] = []
        """Where the rounds begin."""
        self.problem = ""
        """"absent", "running" (not over), "changed" (other rules), or storage's."""
        self.at = 0
        self.moment = WHOLE
        """Which moment of the move that has led here; WHOLE: the move is looked at as one."""
        self.watched: tuple = (0, [])
        """The moments of a move, and after how many moves that was."""
        self.playing = 0
        """The number of the run that plays by itself, 0 if none; later ticks of others are idle."""
        self.runs = 0
        self.overlay: list = []
        self.knower: int | None = None
        """The seat whose knowledge is shown; None: all hands."""
        self.position: tuple = ()
        """Which position was drawn last, and its trees."""
        self.drawn: tuple = ()
        """What was drawn last, and the tree: it stays while the rest is replayed."""

    def begin(self, table, reasons: list) -> list[tuple]:
        """Take a table whose game is over, and play it again from its first move on."""
        self.record = table.record
        self.record.close(table.game)
        self.reasons = reasons
        self.begins = chapters(self.record.key, table.log())
        self.replay = Replay(self.record, ["replay"])
        return self.replay.begin()

    # The point

    @property
    def last(self) -> int:
        return len(self.record.moves)

    @property
    def ready(self) -> bool:
        """Whether the position that is wanted has been reached."""
        return self.at < len(self.replay.games)

    @property
    def at_end(self) -> bool:
        return self.at == self.last and self.moment in (WHOLE, len(self.moments()) - 1)

    def game(self):
        """The position: the wanted one, or the one next to it while it is being played."""
        return self.replay.games[min(self.at, len(self.replay.games) - 1)]

    def moments(self) -> list:
        """How the move that has led here was seen: by everybody, then by each seat.

        Who looks at what a seat knew goes from decision to decision, where nothing is half done.
        """
        if not self.at or not self.ready or self.knower is not None:
            return []
        if self.watched[0] != self.at:
            seat, move = self.record.moves[self.at - 1]
            eyes = [None, *range(self.record.seats)]
            before = self.replay.games[self.at - 1]
            self.watched = self.at, seen_by(eyes, staged(before, seat, move))
        return self.watched[1]

    def stand(self, at: int, moment: int = WHOLE) -> None:
        """Look at this point; a move of a single moment is looked at as one."""
        self.at = at
        self.moment = moment
        if moment != WHOLE and len(self.moments()) < 2:
            self.moment = WHOLE

    # Steps

    def forth(self) -> None:
        """One moment on."""
        if 0 <= self.moment < len(self.moments()) - 1:
            self.moment += 1
        elif self.at < self.last:
            self.stand(self.at + 1, 0)

    def back(self) -> None:
        """One moment back."""
        moment = len(self.moments()) - 1 if self.moment == WHOLE else self.moment
        if moment > 0:
            self.moment = moment - 1
        elif self.at:
            self.stand(self.at - 1)
            self.stand(self.at, len(self.moments()) - 1)

    def to_round(self, way: int) -> None:
        """To where the next round begins, or this one, or the one before; else to either end."""
        here = self.at, self.seen
        points = [(number + 1, place + 1) for number, place, _ in self.begins]
        if way > 0:
            ahead = [point for point in points if point > here]
            point = ahead[0] if ahead else None
        else:
            behind = [point for point in points if point < self.begun()]
            point = behind[-1] if behind else None
        if point is None:
            self.stand(self.last if way > 0 else 0)
            return
        self.stand(point[0])
        counts = [moment[0] for moment in self.moments()]
        self.stand(point[0], len([count for count in counts if count < point[1]]))

    @property
    def seen(self) -> int:
        """How many facts of the move that has led here have been seen."""
        if not self.at:
            return 0
        if self.moment == WHOLE:
            return len(self.record.facts[self.at - 1])
        return self.moments()[self.moment][0]

    def begun(self) -> tuple[int, int]:
        """The first fact that is told at this point."""
        if not self.at:
            return 0, 0
        return self.at, self.moments()[self.moment - 1][0] + 1 if self.moment > 0 else 1

    def next_of(self, seat: int, number: int | None = None) -> int:
        """The number of a seat's next move from a number on, from here if none is given; or -1."""
        for move in range(self.at if number is None else number, self.last):
            if self.record.moves[move][0] == seat:
                return move
        return -1

    # What is seen there

    def waiting_for(self) -> list[int]:
        """Who is asked there: nobody while a move is half done."""
        half = self.moment != WHOLE and self.moment < len(self.moments()) - 1
        return [] if half else self.game().waiting_for()

    def log(self) -> list[list]:
        """What has led here, as a list of one: the move, and its facts since the moment before."""
        if self.at == 0:
            return []
        facts = self.record.facts[self.at - 1][self.begun()[1] - 1 : self.seen]
        return [[self.record.moves[self.at - 1][0], facts]]

    def view(self, seat: int | None) -> dict:
        """A seat's view, or the public one; nothing is offered any more."""
        if self.moment == WHOLE:
            view = self.game().view(seat)
        else:
            view = {**self.moments()[self.moment][1][0 if seat is None else seat + 1]}
        view["offers"] = []
        return view

    def scene(self, seat: int | None) -> Scene:
        fresh = [item for _, facts in self.log() for fact in facts for item in fact[1:]]
        words = game_words(self.record.key)
        return Scene(self.view(seat), self.record.players, words, None, fresh, self.log())
