"""The history: which screens are open, piled up like the browser's own, and where Back leads."""

from client.app.loop import Loop, OpenScreen

HOME = "home"


class History(Loop):
    """The loop, with the screens that come and go."""

    def __init__(self, page, perform, screens) -> None:
        Loop.__init__(self, page, perform, screens)
        self.count = 0
        """How many screens have been opened."""
        self.leaving = False
        self.held = False
        """Whether the browser's history has one more entry, for Back to close what is open."""

    # Where a screen wants to go

    def do_go(self, screen: OpenScreen, *words) -> None:
        address = [str(word) for word in words]
        self.stage.scroll = self.page.scrolled()
        self.tell(self.stage, "left")
        self.page.write(address, self.depth + 1, not self.held)
        self.held = False
        self.show(address, self.depth + 1)

    def do_replace(self, screen: OpenScreen, *words) -> None:
        self.replace([str(word) for word in words])

    def do_back(self, screen: OpenScreen) -> None:
        """One screen back, whatever the screen says to Back."""
        if self.depth == 0:
            self.replace([HOME])
        else:
            self.leaving = True
            self.page.travel(-1)

    def do_home(self, screen: OpenScreen) -> None:
        if self.depth > 0:
            self.leaving = True
            self.page.travel(-self.depth)
        elif self.stage.problem or self.stage.address != [HOME]:
            self.replace([HOME])

    def do_open(self, screen: OpenScreen) -> None:
        """What the screen of this address has been waiting for is here."""
        self.show(screen.address, self.depth)

    def replace(self, address: list[str]) -> None:
        self.page.write(address, self.depth, False)
        self.show(address, self.depth)

    # Where the browser goes

    def start(self, address: list[str], depth: int | None) -> None:
        """Open the first screen; below it there is always home, unless the history knows better."""
        if depth is None:
            depth = 0
            self.page.write([HOME], 0, False)
            if address != [HOME]:
                depth = 1
                self.page.write(address, 1, True)
        was_held = depth == 1 and address == [HOME]  # something was open over home, and is no more
        if was_held:
            depth = 0
        self.starting = True
        self.show(address, depth)
        self.flush()
        if was_held:
            self.page.travel(-1)
        self.page.afterwards(self.begin)

    def travelled(self, address: list[str], depth: int | None) -> None:
        """The browser went to another entry of its history: Back, Forward, or a typed address."""
        if depth is None:
            depth = self.depth + 1
            self.page.write(address, depth, False)
        elif depth == self.depth and address == self.stage.address:
            if self.held:
                self.held = False
                message = self.asked_back(self.stage)
                if message is not None:
                    self.send(message)
            return
        elif self.depth == 0 and address == self.stage.address:  # forward, to what held it
            self.page.travel(-1)
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
        kept = self.open.get(depth)
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

    def flush(self) -> None:
        """Draw; and as long as something is open over the lowest screen, Back has to find an entry
        of ours above it, for nobody hears of it when the browser leaves the app.
        """
        Loop.flush(self)
        if self.depth > 0 or self.starting:
            return
        wanted = self.asked_back(self.stage) is not None
        if wanted and not self.held:
            self.page.write(self.stage.address, 1, True)
            self.held = True
        elif self.held and not wanted:
            self.held = False
            self.page.travel(-1)

    def asked_back(self, screen: OpenScreen) -> list | None:
        """The message that Back is for this screen, if it wants to keep the stage."""
        ask = getattr(screen.module, "back", None)
        try:
            return ask(screen.model) if ask and not screen.problem else None
        except Exception as error:
            self.fail(screen, error, ["back"])
            return None

    # Opening and closing

    def show(self, address: list[str], depth: int) -> None:
        """Open a screen at this depth; what lay there or above is left for good."""
        if address[0] not in self.screens:
            address = [HOME]
            self.page.write(address, depth, False)
        self.drop_above(depth - 1)
        self.depth = depth
        self.count += 1
        screen = self.open[depth] = OpenScreen(self.count, address)
        self.touch()
        try:
            screen.module = self.page.screen(address)
            self.take(screen, screen.module.init(address[1:]))
        except Exception as error:
            self.fail(screen, error, ["init"])
        self.greet(screen)

    def drop_above(self, depth: int) -> None:
        if not self.starting:
            self.finish()  # as long as those are there who asked
        for place in sorted(self.open):
            if place > depth:
                screen = self.open.pop(place)
                screen.over = True
                self.perform(["end"], screen.number, None)
