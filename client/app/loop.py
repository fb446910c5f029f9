"""The loop: which screens are open, what a message does to them, and where Back leads.

The page (client/dom) and `perform` (client/effects) are handed in; tests have their own.
"""

HOME = "home"
ON_STAGE_ONLY = ("go", "replace", "back", "home", "announce", "focus", "sound", "vibrate", "show")
"""Effects that only the screen on stage may have: the others are neither seen nor heard."""
UNSEEN = ("store", "announce", "awake", "soon")
"""Effects that wait until what they came with can be seen; `soon` is a message to oneself."""
SAME: list = []
"""These very effects, none: nothing has changed that is to be seen."""


class Scene:
    """A screen that has been opened: its module, its model and its place in the history."""

    def __init__(self, number: int, address: list[str]) -> None:
        self.number = number
        self.address = address
        self.module = None
        self.model = None
        self.problem = ""
        self.scroll = 0
        self.over = False

    def hears(self, kind: str) -> bool:
        return self.module is not None and kind in getattr(self.module, "HEARS", ())


class Loop:
    """Screens piled up like the browser's history: of `scenes`, the one at `depth` is on stage."""

    def __init__(self, page, perform, screens) -> None:
        self.page = page
        self.perform = perform
        self.screens = screens
        self.scenes = {}
        self.depth = 0
        self.opened = 0
        self.queue = []
        self.working = self.stale = self.leaving = self.starting = False
        self.focus = ""
        self.drawn = None
        self.page_state = {}
        self.postponed = []

    @property
    def stage(self) -> Scene:
        return self.scenes[self.depth]

    # Opening and leaving screens

    def start(self, address: list[str], depth: int | None) -> None:
        """Open the first screen; below it there is always home, unless the history knows better."""
        if depth is None:
            depth = 0
            self.page.write([HOME], 0, False)
            if address != [HOME]:
                depth = 1
                self.page.write(address, 1, True)
        self.starting = True
        self.show(address, depth)
        self.flush()
        self.page.afterwards(self.catch_up)

    def catch_up(self) -> None:
        """Do what has been asked for and is still waiting."""
        self.starting = False
        postponed, self.postponed = self.postponed, []
        for scene, effect in postponed:
            if not scene.over:
                self.do(scene, effect)

    def finish(self) -> None:
        """Do also what that leads to: there may be no other moment for it."""
        while self.postponed:
            self.catch_up()

    def go(self, address: list[str]) -> None:
        self.stage.scroll = self.page.scrolled()
        self.tell(self.stage, "left")
        self.page.write(address, self.depth + 1, True)
        self.show(address, self.depth + 1)

    def replace(self, address: list[str]) -> None:
        self.page.write(address, self.depth, False)
        self.show(address, self.depth)

    def leave(self) -> None:
        """One screen back, whatever the screen says to Back."""
        if self.depth == 0:
            self.replace([HOME])
        else:
            self.leaving = True
            self.page.travel(-1)

    def go_home(self) -> None:
        if self.depth > 0:
            self.leaving = True
            self.page.travel(-self.depth)
        elif self.stage.problem or self.stage.address != [HOME]:
            self.replace([HOME])

    def travelled(self, address: list[str], depth: int | None) -> None:
        """The browser went to another entry of its history: Back, Forward, or a typed address."""
        if depth is None:
            depth = self.depth + 1
            self.page.write(address, depth, False)
        elif depth == self.depth and address == self.stage.address:
            return
        elif depth < self.depth and not self.leaving:
            message = self.asked_back(self.stage)
            if message is not None:
                self.page.travel(self.depth - depth)
                self.send(message)
                return
        self.leaving = False
        if depth > self.depth:
            self.tell(self.stage, "left")
        kept = self.scenes.get(depth)
        if depth < self.depth and kept and kept.address == address:
            self.drop_above(depth)
            self.depth = depth
            self.touch()
            self.tell(kept, "returned")
            self.greet(kept)
            self.flush()
            self.page.scroll(kept.scroll)
        else:
            self.show(address, depth)
            self.flush()

    def asked_back(self, scene: Scene) -> list | None:
        """The message that Back is for this screen, if it wants to keep the stage."""
        ask = getattr(scene.module, "back", None)
        try:
            return ask(scene.model) if ask and not scene.problem else None
        except Exception as error:
            self.fail(scene, error, ["back"])
            return None

    def show(self, address: list[str], depth: int) -> None:
        """Open a screen at this depth; what lay there or above is left for good."""
        if address[0] not in self.screens:
            address = [HOME]
            self.page.write(address, depth, False)
        self.drop_above(depth - 1)
        self.depth = depth
        self.opened += 1
        scene = Scene(self.opened, address)
        self.scenes[depth] = scene
        self.touch()
        try:
            scene.module = self.page.screen(address[0])
            self.take(scene, scene.module.init(address[1:]))
        except Exception as error:
            self.fail(scene, error, ["init"])
        self.greet(scene)

    def drop_above(self, depth: int) -> None:
        if not self.starting:
            self.finish()  # as long as those are there who asked
        for place in sorted(self.scenes):
            if place > depth:
                scene = self.scenes.pop(place)
                scene.over = True
                self.perform(["end"], scene.number, None)

    def greet(self, scene: Scene) -> None:
        """Tell a screen that comes on stage what the page has found out meanwhile."""
        for kind in self.page_state:
            self.tell(scene, kind, *self.page_state[kind])

    # Messages

    def send(self, message: list) -> None:
        """A message for the screen on stage."""
        self.put(self.stage, message)

    def hear(self, kind: str, *details, lasting: bool = False) -> None:
        """News from the page, for screens that name it in HEARS; lasting news is kept for later."""
        if lasting:
            self.page_state[kind] = details
        if kind == "hidden":  # what another screen covers puts its secrets away as well
            for depth in sorted(self.scenes):
                self.tell(self.scenes[depth], kind, *details)
        else:
            self.tell(self.stage, kind, *details)

    def tell(self, scene: Scene, kind: str, *details) -> None:
        if scene.hears(kind):
            self.put(scene, [kind, *details])

    def put(self, scene: Scene, message: list) -> None:
        """Queue a message: an update that leads to further messages is finished first."""
        self.queue.append((scene, message))
        if self.working:
            return
        self.working = True
        try:
            while self.queue:
                scene, message = self.queue.pop(0)
                if not scene.over:
                    self.handle(scene, message)
        finally:
            self.working = False

    def handle(self, scene: Scene, message: list) -> None:
        if scene.problem:
            from client.app import trouble

            if message[0] == trouble.HOME:
                self.go_home()
            elif message[0] == trouble.COPY:
                self.perform(["copy", scene.problem], scene.number, None)
            return
        try:
            self.take(scene, scene.module.update(scene.model, message))
        except Exception as error:
            self.fail(scene, error, message)

    def take(self, scene: Scene, result) -> None:
        """What init or update returned: the new model, and effects to be done in their order."""
        scene.model, effects = result
        if effects is SAME:
            return
        for effect in effects:
            self.act(scene, effect)
        if scene is self.scenes.get(self.depth):
            self.touch()

    def act(self, scene: Scene, effect) -> None:
        kind = effect[0]
        if scene.over or (kind in ON_STAGE_ONLY and scene is not self.stage):
            return
        if kind == "go":
            self.go([str(word) for word in effect[1:]])
        elif kind == "replace":
            self.replace([str(word) for word in effect[1:]])
        elif kind == "back":
            self.leave()
        elif kind == "home":
            self.go_home()
        elif kind == "focus":
            self.focus = effect[1]
        elif self.starting or kind in UNSEEN:
            if not self.postponed and not self.starting:
                self.page.afterwards(self.catch_up)
            self.postponed.append((scene, effect))
        else:
            if kind in ("load", "list", "release"):
                self.finish()  # what was to be stored is found, here and elsewhere
            self.do(scene, effect)

    def do(self, scene: Scene, effect) -> None:
        if effect[0] == "soon":
            self.put(scene, effect[1])
        else:
            self.perform(effect, scene.number, lambda message: self.put(scene, message))

    def fail(self, scene: Scene, error, message: list) -> None:
        """Something is wrong in the app: say so on a sheet; what is stored is not touched."""
        scene.problem = self.page.report(error, scene.address, message)
        self.touch()

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
        scene = self.stage
        if not scene.problem:
            try:
                tree = scene.module.view(scene.model)
                name = getattr(scene.module, "title", None)
                if tree is not self.drawn or focus:  # a screen may hand out the same tree again
                    self.page.draw(tree, scene.number, name(scene.model) if name else "", focus)
                    self.drawn = tree
                return
            except Exception as error:
                self.fail(scene, error, ["view"])
                self.stale = False
        from client.app import trouble

        self.drawn = None
        self.page.draw(trouble.view(), -scene.number, "", "")

    def busy(self) -> bool:
        """Whether a game is open, so that nothing may reload the page."""
        return any([getattr(self.scenes[at].module, "BUSY", False) for at in self.scenes])
