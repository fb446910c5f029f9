"""The loop: what a message does to an open screen, what comes of it, and when it is drawn.

The page (client/dom) and `perform` (client/effects) are handed in; tests have their own. Which
screens are open is history.py's.
"""

from client.app.effects import DRAWN, EFFECTS, KEPT, LOOP, SEEN, STAGE
from client.app.messages import heard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SAME: list = []
"""These very effects, none: nothing has changed that is to be seen."""


class OpenScreen:
    """A screen that has been opened: its module, its model and its address in the history.

    A module has `init(words)`, which returns the model and effects, `view(model)`, and functions
    for its messages (messages.py). Where something is to be done around every message, it has
    `update(model, message)` in their place, which returns the model and effects.
    """

    def __init__(self, number: int, address: list[str]) -> None:
        self.number = number
        self.address = address
        self.module: Any = None
        self.model: Any = None
        self.problem = ""
        self.scroll = 0
        self.over = False

    def hears(self, kind: str) -> bool:
        """Whether it wants this news of the page."""
        return self.module is not None and kind in getattr(self.module, "HEARS", ())

    def heard(self, message: list) -> tuple:
        """The model and the effects that a message leads to."""
        update = getattr(self.module, "update", None)
        if update is not None:
            return update(self.model, message)
        return self.model, heard(self.module, message, self.model)


class Loop:
    """`open` are the open screens by their depth in the history; the one at `depth` is on stage."""

    def __init__(self, page, perform, screens) -> None:
        self.page = page
        self.perform = perform
        self.screens = screens
        self.open: dict[int, OpenScreen] = {}
        self.depth = 0
        self.queue: list = []
        self.working = self.stale = self.starting = False
        self.focus = ""
        self.drawn = None
        self.page_state: dict = {}
        self.postponed: list = []

    @property
    def stage(self) -> OpenScreen:
        return self.open[self.depth]

    def busy(self) -> bool:
        """Whether a game is open, so that nothing may reload the page."""
        return any([getattr(self.open[depth].module, "BUSY", False) for depth in self.open])

    # Messages

    def send(self, message: list) -> None:
        """A message for the screen on stage."""
        self.put(self.stage, message)

    def hear(self, kind: str, *details, lasting: bool = False) -> None:
        """News from the page, for screens that name it in HEARS; lasting news is kept for later."""
        if lasting:
            self.page_state[kind] = details
        if kind == "hidden":  # what another screen covers puts its secrets away as well
            for depth in sorted(self.open):
                self.tell(self.open[depth], kind, *details)
        else:
            self.tell(self.stage, kind, *details)

    def greet(self, screen: OpenScreen) -> None:
        """Tell a screen that comes on stage what the page has found out meanwhile."""
        for kind in self.page_state:
            self.tell(screen, kind, *self.page_state[kind])

    def tell(self, screen: OpenScreen, kind: str, *details) -> None:
        if screen.hears(kind):
            self.put(screen, [kind, *details])

    def put(self, screen: OpenScreen, message: list) -> None:
        """Queue a message: one that leads to further messages is finished first."""
        self.queue.append((screen, message))
        if self.working:
            return
        self.working = True
        try:
            while self.queue:
                screen, message = self.queue.pop(0)
                if not screen.over:
                    self.handle(screen, message)
        finally:
            self.working = False

    def handle(self, screen: OpenScreen, message: list) -> None:
        if screen.problem:
            from client.app import trouble

            if message[0] == trouble.HOME:
                self.act(screen, ("home",))
            elif message[0] == trouble.COPY:
                self.perform(["copy", screen.problem], screen.number, None)
            return
        try:
            self.take(screen, screen.heard(message))
        except Exception as error:
            self.fail(screen, error, message)

    def take(self, screen: OpenScreen, result: tuple) -> None:
        """What came of a message: the new model, and effects to be done in their order."""
        screen.model, effects = result
        if effects is SAME:
            return
        for effect in effects:
            self.act(screen, effect)
        if screen is self.open.get(self.depth):
            self.touch()

    def fail(self, screen: OpenScreen, error: Exception, message: list) -> None:
        """Something is wrong in the app: say so instead; what is stored is not touched."""
        screen.problem = self.page.report(error, screen.address, message)
        self.touch()

    # Effects

    def act(self, screen: OpenScreen, effect) -> None:
        row = EFFECTS[effect[0]]
        if screen.over or (STAGE in row and screen is not self.stage):
            return
        if SEEN in row or (self.starting and row[0] != LOOP and DRAWN not in row):
            if not self.postponed and not self.starting:
                self.page.afterwards(self.catch_up)
            self.postponed.append((screen, effect))
        else:
            if KEPT in row:
                self.finish()
            self.do(screen, effect)

    def do(self, screen: OpenScreen, effect) -> None:
        if EFFECTS[effect[0]][0] == LOOP:
            getattr(self, "do_" + effect[0])(screen, *effect[1:])
        else:
            self.perform(effect, screen.number, lambda message: self.put(screen, message))

    def do_soon(self, screen: OpenScreen, message: list) -> None:
        """A message of a screen to itself."""
        self.put(screen, message)

    def do_focus(self, screen: OpenScreen, selector: str) -> None:
        self.focus = selector

    def catch_up(self) -> None:
        """Do what has been asked for and is still waiting."""
        self.starting = False
        postponed, self.postponed = self.postponed, []
        for screen, effect in postponed:
            if not screen.over:
                self.do(screen, effect)

    def begin(self) -> None:
        """Do what the first screen has asked for, one after the other: each brings its file."""
        if self.postponed:
            screen, effect = self.postponed.pop(0)
            if not screen.over:
                self.do(screen, effect)
        if self.postponed:
            self.page.afterwards(self.begin)
        else:
            self.starting = False

    def finish(self) -> None:
        """Do also what that leads to: there may be no other moment for it."""
        while self.postponed:
            self.catch_up()

    # Drawing

    def touch(self) -> None:
        """The screen has to be drawn again, with the next frame."""
        if not self.stale:
            self.page.later(self.flush)
        self.stale = True

    def flush(self) -> None:
        """Draw now, if anything has changed."""
        if not self.stale:
            return
        self.stale = False
        focus, self.focus = self.focus, ""
        screen = self.stage
        if not screen.problem:
            try:
                tree = screen.module.view(screen.model)
                title = getattr(screen.module, "title", None)
                if tree is not self.drawn or focus:  # a screen may hand out the same tree again
                    name = title(screen.model) if title else ""
                    self.page.draw(tree, screen.number, name, focus)
                    self.drawn = tree
                return
            except Exception as error:
                self.fail(screen, error, ["view"])
                self.stale = False
        from client.app import trouble

        self.drawn = None
        self.page.draw(trouble.view(), -screen.number, "", "")
