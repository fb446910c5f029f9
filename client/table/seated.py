"""Seated: who looks at a table on this phone, and what is on the screen now.

Where one person sits at a phone, that seat looks all the time. Several share a public table: what
anybody may see is seen by all. `asked` is whose question stands there; `viewer` is the seat whose
secrets lie open, because its tray is uncovered or the others look away from a curtain. Both are
states of the table's screen and no address, so that Back cannot lead behind a cover.
"""

from client.app.texts import game_words, say
from client.games import board_of
from client.games.scene import Kept, Scene
from client.story import course
from client.story.chapters import chapters
from client.story.telling import Step, Telling
from client.table import advice, ending, firsts, handover, narrator
from client.table.caution import Caution, wanted
from client.table.coach import Coach, may_ask
from client.table.picks import Picks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from client.app.host import Host

LATELY = 40
"""So many of the latest moves are shown to the board, which draws what came of them."""
UNTOUCHED = 20_000
"""Milliseconds after which an uncovered tray is covered again, if nobody touches the phone."""


class Seated:
    """The model: the host, who looks, what they have picked, and which overlay is up."""

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.board = None
        self.viewer: int | None = None
        self.asked: int | None = None
        self.curtain: int | None = None
        """The seat that is called while the curtain is down."""
        self.calls: int | None = None
        """The seat for which the curtain falls as soon as all others have seen enough."""
        self.behind = False
        """Whether the viewer looks from behind the curtain, while all others look away."""
        self.picks: Picks | None = None
        self.view: Mapping[str, Any] = {}
        self.overlay: list = []
        self.stamp: object = None
        self.moves = -1
        """So many moves have been told, or wait to be."""
        self.telling = Telling()
        self.latest: Step | None = None
        """The step that was told last, until somebody is asked."""
        self.hurries = False
        """Whether nothing more is to be told until somebody here is asked; other people's moves
        on the network take their time, and are told when they come."""
        self.announced: tuple = ()
        """Who has been asked what, so that it is said once."""
        self.fresh: list = []
        self.seam = ""
        """What has just begun, a round or a step of it; it stands over the board for a moment."""
        self.seams = course.Seams()
        self.away = False
        """Whether the page or this screen is out of sight: nothing is told then."""
        self.touches = 0
        self.refusal = ""
        self.sent: list = []
        """The move that has been confirmed and is about to be made: first it is seen to go."""
        self.coach = Coach()
        self.caution = Caution()
        self.wide = False
        """Whether the display has room for the story beside the board."""
        self.same = False
        """Whether the table looks as it was drawn last: a bot is asked, which nobody sees."""
        self.kept = Kept()

    # What is on the screen

    @property
    def seat(self) -> int | None:
        """Whose question can be answered here now."""
        return self.asked if self.viewer is None else self.viewer

    @property
    def is_shared(self) -> bool:
        """Whether everybody around is meant to look: nothing on the screen is a secret."""
        return self.viewer is None and self.is_several()

    def is_several(self) -> bool:
        return handover.several(self.host)

    def scene(self) -> Scene:
        """The table as it is on the screen: that of the step that is being told, or of now."""
        host = self.host
        words = game_words(self.view["game"])
        picks = None if host.pending or self.calls is not None else self.picks
        asked = self.asked if self.viewer is None else None
        log = self.log()
        scene = Scene(self.view, host.players, words, picks, self.fresh, log, self.kept, asked)
        scene.advised = self.coach.move if picks else []
        if self.is_several():
            scene.near = None
        return scene

    def advice(self, scene: Scene) -> tuple:
        """What Unke says to the viewer's question, and her button; nothing if she is not wanted."""
        return advice.drawn(self.coach, scene) if may_ask(self.host, self.viewer) else ()

    def rule(self):
        """The rule that comes up with what has just been told; None if there is nothing new."""
        host = self.host
        return firsts.following(self.telling.step, host, game_words(host.game))

    def log(self, since: int = -LATELY) -> list[list]:
        """The moves from a number on, as far as they have been told; below 0: so many of them."""
        step = self.telling.step
        last = self.host.moves if step is None else step.number
        return self.telling.log(self.host, since if since >= 0 else max(0, last + since))

    def waiting(self) -> list[int]:
        """Who is asked, as far as the story has come."""
        return [] if self.telling.step else self.host.waiting_for()

    # After anything that may have changed the table

    def refresh(self, effects: list) -> list[tuple]:
        """Tell what is new, and ask what is asked. The effects that led to it come first."""
        host = self.host
        effects = list(effects)
        if not host.ready:
            return effects + self.put_away()
        if self.board is None:
            self.board = board_of(host.game)
            self.moves = narrator.since(host)
        if host.stamp != self.stamp:
            self.stamp = host.stamp
            effects += narrator.catch_up(self)
        elif self.picks is None and self.telling.step is None:
            effects += self.show()
        effects.append(("awake", bool(handover.waiting_persons(host))))
        return effects

    def stays_open(self) -> bool:
        """Whether who looks at the own secrets may go on doing so: the next question is theirs,
        and asked in the same way."""
        host, seat = self.host, self.viewer
        if seat is None or not handover.several(host):
            return True
        return seat in host.waiting_for() and handover.needs_curtain(host) == self.behind

    # What is asked now

    def arrive(self) -> list[tuple]:
        """Everything has been told: bots may go on, and whoever is asked is asked here."""
        host = self.host
        self.same = False
        effects = list(host.told())
        if host.stamp != self.stamp:  # what a bot has thought out meanwhile has been made
            self.stamp = host.stamp
            return effects + narrator.catch_up(self)
        called = self.curtain if self.calls is None else self.calls
        seat = handover.next_seat(host, self.seat if called is None else called)
        if seat is None or not handover.several(host):
            effects += self.call(seat, seat)
        elif seat == self.viewer and self.stays_open():
            effects += self.call(seat, seat)
        elif not handover.needs_curtain(host):
            effects += self.call(seat, None)
        else:
            effects += self.call(None, None)
            is_news = self.latest is not None and not handover.has_clock(host)
            if called is None and is_news or seat == self.calls:
                self.calls = seat
            else:
                self.curtain = seat
        if seat != self.curtain:
            self.curtain = None
        if seat != self.calls:
            self.calls = None
        return effects + self.show() + self.ask()

    def call(self, asked: int | None, viewer: int | None) -> list[tuple]:
        """This seat is asked; the secrets of that one lie open, and nobody else's."""
        effects = self.cover() if viewer != self.viewer else []
        if asked != self.asked:
            self.picks = None
        self.asked, self.viewer = asked, viewer
        return effects

    def show(self) -> list[tuple]:
        """Take the view of those who look; picking begins anew, unless the same is offered."""
        if self.curtain is not None:
            return []
        before, picks = self.view, self.picks
        effects = self.look_at(handover.view_of(self.host, self.asked, self.viewer))
        if picks is None or self.view["offers"] != before.get("offers"):
            picks = Picks(self.view["offers"])
        self.picks = picks
        if self.coach.step and self.view != before:
            effects += self.coach.hush()
        return effects + self.caution.follow(self.view, self.may_warn(), self.host.moves + 1)

    def may_warn(self) -> bool:
        """Whether Unke thinks beside the viewer's decision, to warn."""
        return wanted(self.host, self.viewer)

    def chapters(self, log: list[list]) -> list[tuple[int, int, str]]:
        """Where rounds begin in what has happened, with their headings."""
        return chapters(self.host.game, log)

    def has_story_beside(self) -> bool:
        """Whether what has happened can be read beside the board."""
        return self.wide

    def look_at(self, view: "Mapping[str, Any]", news=()) -> list[tuple]:
        """This is on the screen from now on, and nothing is picked; a seam is announced."""
        self.seam = self.seams.look(view, news)
        self.view, self.picks = view, None
        return [("announce", self.seam)] if self.seam else []

    def ask(self) -> list[tuple]:
        """What a screen reader says of the question, once, and its sound."""
        host = self.host
        is_news, self.latest = self.latest is not None, None
        called = self.curtain if self.calls is None else self.calls
        asked = called if called is not None else self.seat
        what = host.moves, host.over, called, self.seat, self.seat in host.waiting_for()
        if asked in host.waiting_for() or host.over or host.tablemates:
            self.hurries = False
        if self.announced == what:
            return []
        self.announced = what
        if called is not None:
            return [("announce", say("curtain.title", host.players[called]["name"]))]
        if asked in host.waiting_for():
            effects: list[tuple] = [("announce", self.scene().question(host.waiting_for()))]
            return [*effects, ("sound", "turn")] if is_news else effects
        if host.over and is_news:
            return [("sound", ending.mood(host.places, host.persons()))]
        return []

    # From one to the next

    def drop_curtain(self) -> list[tuple]:
        """All have seen what was open to all: now somebody is asked whom the others leave alone."""
        self.curtain, self.calls = self.calls, None
        self.view, self.picks, self.overlay = {}, None, []
        self.kept = Kept()
        return self.ask()

    def uncover(self, seat: int) -> list[tuple]:
        """Somebody looks at the own secrets: behind the curtain, or at the own tray."""
        self.behind = self.curtain is not None
        self.curtain = None
        effects = self.call(seat, seat) + self.show()
        # a phone laid on its face covers it again, where the phone may tell
        return [*effects, ("sound", "open"), ("senses", ["sensed"])]

    def has_open_tray(self) -> bool:
        return self.viewer is not None and not self.behind and self.is_several()

    def touched(self) -> list[tuple]:
        """Somebody has touched the phone; look in a while whether that was the last time."""
        self.touches += 1
        return [("after", UNTOUCHED, ["untouched", self.touches])] if self.has_open_tray() else []

    def put_away(self) -> list[tuple]:
        """Anybody may be looking: with several people the secrets go."""
        host = self.host
        if self.viewer is None or host.game and not handover.several(host):
            return []
        seat = self.viewer
        if self.telling.step is not None:  # its steps were those of the eyes that are closed now
            self.moves = self.telling.step.number
            self.telling.clear()
        effects = self.cover()
        if not host.game or not host.ready:
            return effects
        if self.moves < host.moves:
            return effects + narrator.catch_up(self)
        if self.behind:
            self.curtain = seat
        else:
            self.asked = seat
            effects += self.show()
        return effects

    def cover(self) -> list[tuple]:
        """Nothing is left of what the viewer has seen, nor of what has been said to them."""
        self.viewer = None
        self.view = {}
        self.picks = None
        self.overlay = []
        self.sent = []
        self.kept = Kept()
        return self.coach.hush() + self.caution.rest()
