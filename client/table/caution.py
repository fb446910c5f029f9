"""Caution: in the first games Unke warns once before a move that costs much, and says why.

She thinks beside the decision (client/effects/thinking.py), about the view that its owner has. What
is picked joins the race. Nothing ever waits for her: a move that is confirmed before she is sure is
made. Her words belong to the eyes that decide, as the coach's do.
"""

from client.app import settings
from client.app.settings import FIRST, ended_of
from client.app.texts import about_bots, say
from client.app.tree import button, div
from client.table.advice import advice
from client.table.handover import has_clock
from client.table.promises import quoted
from shared_rules.engine.offer import name_of
from shared_rules.engine.words import hinted
from shared_rules.extras import has

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


class Caution:
    """Beside the present decision: what she has found out about what is picked."""

    def __init__(self) -> None:
        self.view: Mapping = {}
        """The view that she thinks about; empty while she does not."""
        self.number = 0
        self.found: dict | None = None
        """A move that costs much, how much, and what would be better."""
        self.held: list = []
        """The move that was confirmed, and that she has warned about."""
        self.spoken = False
        """Whether she has warned at this decision: she does so once."""

    def follow(self, view: "Mapping", wanted: bool, seed: int) -> list[tuple]:
        """This is decided now, or nothing that she should look at."""
        if not wanted:
            return self.rest()
        if view == self.view:
            return []
        effects = self.rest()
        self.view = view
        self.number += 1
        request = {"watch": self.number, "view": view, "seed": seed}
        return [*effects, ("watch", request, ["caution", self.number])]

    def rest(self) -> list[tuple]:
        """Look away, and say nothing of it."""
        effects = [("unwatch",)] if self.view else []
        self.view, self.found, self.held, self.spoken = {}, None, [], False
        return effects

    def weigh(self, moves: list[list]) -> list[tuple]:
        """What is picked amounts to a move: is it much worse?"""
        self.held = []
        if not self.view or self.spoken or len(moves) != 1:
            return []
        return [("weigh", moves[0])]

    def hear(self, number: int, found: dict | None, problem: str) -> None:
        """It costs much."""
        if number == self.number and self.view and found:
            self.found = found

    def warns(self, move: list) -> bool:
        """Whether to hold a move that is confirmed, this once."""
        if (
            self.spoken
            or not self.found
            or not settings.now["warn"]
            or name_of(self.found["picked"]) != name_of(move)
        ):
            return False
        self.held, self.spoken = move, True
        return True


def wanted(host, viewer: int | None) -> bool:
    """Whether the viewer decides, is new to the game, and has the time to think again."""
    return (
        settings.now["warn"]
        and settings.now[ended_of(host.game)] < FIRST
        and has(host.game, "mind.share")
        and has(host.game, "mind.why")
        and viewer is not None
        and not host.pending
        and not has_clock(host)
        and not host.is_bot(viewer)
        and viewer in host.waiting_for()
    )


def drawn(caution: Caution, scene, notices):
    """The foot while a move is held: what it costs, what would be better, and both ways on."""
    found = caution.found
    better = found["advice"]
    why = hinted(scene.words, about_bots(scene.game), better["why"], scene.names)
    cost = max(1, found["cost"] // 10)
    text = say("caution", cost, quoted(scene, better["move"]), why)
    return div(
        notices,
        advice(text, "alert"),
        div(
            way("anyway", "caution.anyway", "confirm second"),
            way("rethink", "caution.again", "confirm"),
            class_="confirms",
            data_play=True,
        ),
        class_="actions warned",
    )


def way(message: str, text: str, looks: str):
    return button(say(text), type="button", tap=[message], class_=looks, key=message)
