"""Seated: who looks at a table on this phone, what they see, and what has happened since.

`viewer` is the seat whose secrets may be seen now; nobody's (None) while the curtain is down or
everybody watches. The curtain is a state of the table's screen and no address, so that Back cannot
lead behind it.
"""

from client.app.texts import game_words, say
from client.games import board_of
from client.games.flights import facts_in, named_in, steps
from client.games.scene import Kept, Scene
from client.table import handover
from client.table.coach import Coach
from client.table.picks import Picks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from client.table.host import Host

LATELY = 40
"""So many of the latest moves are shown to the board, which draws what came of them."""


class Seated:
    """The model: the host, who looks, what they have picked, and which overlay is up."""

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.board = None
        self.viewer: int | None = None
        self.curtain: int | None = None
        """The seat that is called while the curtain is down."""
        self.picks: Picks | None = None
        self.view: Mapping[str, Any] = {}
        self.overlay: list = []
        self.stamp: object = None
        self.moves = -1
        self.fresh: list = []
        self.seen: list[int] = []
        """Up to where each seat knows the log."""
        self.recap = 0
        """The log from this number on is what the viewer has not seen yet."""
        self.refusal = ""
        self.sent: list = []
        """The move that has been confirmed and is about to be made: first it is seen to go."""
        self.coach = Coach()
        self.same = False
        """Whether the table looks as it was drawn last: a bot is asked, which nobody sees."""
        self.kept = Kept()

    def scene(self) -> Scene:
        words = game_words(self.view["game"])
        log = self.host.log(max(0, self.host.moves - LATELY))
        picks = None if self.host.pending else self.picks
        scene = Scene(self.view, self.host.players, words, picks, self.fresh, log, self.kept)
        scene.advised = self.coach.move
        return scene

    def refresh(self, effects: list) -> list[tuple]:
        """After anything that may have changed the table: who looks at it, and what is new.

        The effects that led to it come first.
        """
        host = self.host
        effects = list(effects)
        if not host.ready:
            return effects + self.put_away()
        if self.board is None:
            self.board = board_of(host.game)
            self.seen = handover.last_moves(host)
            self.recap = host.moves
        news = []
        if host.stamp != self.stamp:
            self.stamp = host.stamp
            if host.moves != self.moves:
                news = host.log(max(self.moves, 0)) if 0 <= self.moves < host.moves else []
                self.fresh = named_in(news)
                self.moves = host.moves
            called = self.curtain if self.viewer is None else self.viewer
            wanted = handover.next_viewer(host, called)
            if wanted != called:
                effects += self.hand_over(wanted)
            effects += self.show() + self.tell(news)
        elif self.picks is None:
            effects += self.show()
        effects.append(("awake", bool(handover.waiting_persons(host))))
        return effects

    def show(self) -> list[tuple]:
        """Take the viewer's view; picking begins anew, unless the same is offered as before."""
        if self.curtain is not None:
            return []
        before, self.view = self.view, self.host.view(self.viewer)
        if self.picks is None or self.view["offers"] != before.get("offers"):
            self.picks = Picks(self.view["offers"])
        return self.coach.hush() if self.coach.step and self.view != before else []

    def tell(self, news: list) -> list[tuple]:
        """What a screen reader says of the news, and the question if it is the viewer's turn."""
        host = self.host
        if self.curtain is not None:
            return [("announce", say("curtain.title", host.players[self.curtain]["name"]))]
        scene = self.scene()
        effects: list[tuple] = [("announce", scene.told(fact)) for fact in facts_in(news)]
        shown = steps(scene, news)
        if shown:
            effects.append(("show", shown))
        if self.viewer in host.waiting_for():
            effects.append(("announce", scene.question(host.waiting_for())))
            if news:
                effects.append(("sound", "turn"))
        elif host.over and news:
            effects.append(("sound", "win"))
        return effects

    # From one to the next

    def hand_over(self, seat: int | None) -> list[tuple]:
        """Somebody else is to look: behind a curtain, if another one sits at this phone."""
        if self.viewer is not None:
            self.seen[self.viewer] = handover.knows(self.host, self.viewer, self.moves)
        effects = self.forget_secrets()
        self.curtain = seat if handover.needs_curtain(self.host, seat) else None
        self.viewer = seat if self.curtain is None else None
        return effects

    def open_curtain(self) -> list[tuple]:
        self.viewer, self.curtain = self.curtain, None
        self.recap = self.seen[self.viewer]
        self.show()
        news = self.host.log(self.recap)
        self.fresh = named_in(news)
        if facts_in(news):
            self.overlay = ["recap"]
        # a phone laid on its face closes the curtain again, where the phone may tell
        return [("sound", "open"), ("senses", ["sensed"]), *self.tell([])]

    def put_away(self) -> list[tuple]:
        """Anybody may be looking: with several people the secrets go and the curtain falls."""
        if self.viewer is None or self.host.game and not handover.several(self.host):
            return []
        seat = self.viewer
        self.seen[seat] = self.recap
        if self.host.game:
            self.curtain = seat
        return self.forget_secrets()

    def forget_secrets(self) -> list[tuple]:
        """Nothing is left of what the viewer has seen, nor of what has been said to them."""
        self.viewer = None
        self.view = {}
        self.picks = None
        self.overlay = []
        self.sent = []
        self.fresh = []
        self.kept = Kept()
        return self.coach.hush()
