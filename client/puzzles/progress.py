"""Progress: which puzzles of a game have been solved on this device, and the streak.

A streak counts right answers in a row, and forgives: it knows no days, and a slip between two right
answers; only two slips one after the other end it.
"""

GOES_ON, FORGIVEN, ENDED = "row", "forgiven", "ended"
"""What an answer has done to the streak; the keys of what is said of it."""


class Progress:
    """Which puzzles have been solved, how many answers in a row were right, and the last slip."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.solved: list[str] = []
        self.row = 0
        self.slipped = False
        """Whether the latest answer was wrong, and forgiven."""

    def load(self) -> tuple:
        return ("load", "habits", self.habit, ["progress"])

    def store(self) -> tuple:
        kept = {"solved": self.solved, "row": self.row, "slipped": self.slipped}
        return ("store", [["habits", self.habit, kept]])

    @property
    def habit(self) -> str:
        """The name under which the device keeps it."""
        return "puzzles " + self.game

    def read(self, kept: dict | None) -> None:
        """What was kept; another window may have gone on meanwhile."""
        if kept:
            self.solved, self.row, self.slipped = kept["solved"], kept["row"], kept["slipped"]

    def answered(self, ident: str, right: bool) -> str:
        """Somebody has answered a puzzle; what that does to the streak, "" if there is none."""
        if right:
            if ident not in self.solved:
                self.solved = [*self.solved, ident]
            self.row += 1
            self.slipped = False
            return GOES_ON
        if not self.row:
            return ""
        if not self.slipped:
            self.slipped = True
            return FORGIVEN
        self.row, self.slipped = 0, False
        return ENDED
