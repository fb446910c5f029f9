"""Puzzler: who sits at a puzzle's table, and gets an answer instead of a move."""

from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import button, span
from client.games.scene import Scene
from client.puzzles.collection import following
from client.puzzles.progress import Progress
from client.table.seated import Seated

TYPE_CHECKING = False
if TYPE_CHECKING:
    from client.puzzles.host import PuzzleHost


class Puzzler(Seated):
    """The model: a table, and what belongs to the puzzle."""

    host: "PuzzleHost"

    def __init__(self, host: "PuzzleHost") -> None:
        Seated.__init__(self, host)
        self.progress = Progress(host.key)
        self.streak = ""
        """What the answer that counted has done to the streak."""
        self.up = ""
        """What is up over the table: "answer" or "menu"."""
        self.framed: list = [None, "", None]
        """The tree of the table, what was up over it, and what came of that."""

    def look_at(self, view, news=()) -> list[tuple]:
        """What all puzzles ask stands over the board for a moment."""
        is_new = not self.view
        effects = Seated.look_at(self, view, news)
        if is_new:
            self.seam = say("puzzles.title")
            effects = [*effects, ("announce", self.seam)]
        return effects

    def scene(self) -> Scene:
        scene = Seated.scene(self)
        if self.host.tried and scene.picks:
            scene.advised = self.host.best[0][0]
        return scene

    def may_warn(self) -> bool:
        """What a move costs is the answer's to say."""
        return False

    def advice(self, scene) -> tuple:
        """Unke says nothing before the answer; after it, here is the way back to it."""
        if not self.host.tried:
            return ()
        return None, button(
            glyph("hint"),
            span(say("puzzles.answer"), class_="label"),
            type="button",
            tap=["raise", "answer"],
            class_="ask",
            key="ask",
        )

    def answered(self) -> list[tuple]:
        """A move has been tried. The first one counts."""
        host = self.host
        right = host.is_right()
        effects: list[tuple] = [("sound", "won" if right else "lost")]
        self.up = "answer"
        self.streak = ""
        if len(host.tried) == 1:
            self.streak = self.progress.answered(host.puzzle.ident, right)
            effects.append(self.progress.store())
        return effects

    def following(self) -> str:
        """The puzzle to go on with."""
        host = self.host
        return following(host.puzzles, self.progress.solved, host.puzzle.number).ident
