"""Learner: who sits at a lesson's table, and hears what Unke says there.

Her words are steps of the story like any other; where a move is asked for, they take the place of
the question.
"""

from client.app.texts import say
from client.games.teaching import ASK
from client.lessons.bubble import bubble
from client.lessons.host import LEARNER
from client.story.telling import Step
from client.table.seated import Seated

TYPE_CHECKING = False
if TYPE_CHECKING:
    from client.lessons.host import LessonHost


class Words(Step):
    """What Unke says between two moves; a tap, and it goes on."""

    def __init__(self, host: "LessonHost", text: str, places: tuple) -> None:
        Step.__init__(self, host.moves, LEARNER, [], host.view(LEARNER))
        self.said = [text]
        self.stays = True
        self.places = places
        self.way = host.way()

    def drawn(self):
        return bubble(self.sentence, self.way)


class Learner(Seated):
    """The model: a table, and what belongs to the lesson."""

    host: "LessonHost"

    def __init__(self, host: "LessonHost") -> None:
        Seated.__init__(self, host)
        self.listing = False
        """Whether the lesson's menu is up."""
        self.sheet = False
        """Whether it has come to the score sheet."""
        self.framed: list = [None, None, None]
        """The tree of the table, what was pointed at in it, and what came of that."""

    # What Unke says

    def arrive(self) -> list[tuple]:
        """All has been told: it is Unke who goes on, or the table."""
        self.refusal = ""
        step = self.host.step
        text = self.host.read()
        while text and self.hurries:  # somebody wants to do something, and not to read
            step = self.host.step
            text = self.host.read()
        return self.listen(Words(self.host, text, step.places)) if text else Seated.arrive(self)

    def listen(self, words: Words) -> list[tuple]:
        """She speaks, at any pace of the story, until there is a tap."""
        self.telling.add([words])
        self.telling.go_on()
        self.latest = words
        self.fresh = []
        self.same = False
        self.announced = ()  # what comes after her words has not been asked yet
        return [*self.look_at(words.view), *self.telling.effects(words, "normal"), self.reveal()]

    def asks(self) -> bool:
        """Whether it is the learner's turn."""
        return self.telling.step is None and self.host.stands_at(ASK)

    def words(self) -> str:
        """What she says while a move is asked for, or to another one that has been tried."""
        return self.host.text(self.refusal) or self.host.text(self.host.step.key)

    def places(self) -> tuple:
        """What she points at."""
        if isinstance(self.telling.step, Words):
            return self.telling.step.places
        return self.host.step.places if self.asks() else ()

    def reveal(self) -> tuple:
        """With large letters the board scrolls: what she points at or asks for comes into view."""
        found = []
        for place in self.places():
            words = [f'[data-thing="{word}"]' for word in place.split(" ")]
            found.append(" ".join(words) + ".is-pointed")
        return ("reveal", found or [".is-advised"])

    # What is different at this table

    def scene(self):
        scene = Seated.scene(self)
        if self.asks() and scene.picks:
            scene.advised = self.host.step.move
        return scene

    def ask(self) -> list[tuple]:
        """She says what is asked, instead of the table."""
        asked = Seated.ask(self)
        if not self.asks():
            return asked
        asked = [("announce", self.words()) if one[0] == "announce" else one for one in asked]
        return [*asked, self.reveal()]

    def rule(self) -> None:
        """Here it is she who says what there is to say."""

    def may_warn(self) -> bool:
        return False

    def chapters(self, log: list[list]) -> list[tuple[int, int, str]]:
        """What has happened begins in the middle of a game: nobody could count rounds in it."""
        return []

    def has_story_beside(self) -> bool:
        """It is Unke who says what counts, and the hand has the room."""
        return False

    def advice(self, scene) -> tuple:
        if not self.asks():
            return ()
        return bubble(self.words(), self.host.way(), say("lesson.do")), None
