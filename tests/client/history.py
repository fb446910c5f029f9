"""A page that paints nothing, whose history works like a browser's, and screens to be opened."""

from types import SimpleNamespace
from typing import Any

from client.app import history
from client.app.tree import button, main, p


class History:
    """The page; `shown` is what it was told to draw, `performed` what screens have asked for."""

    def __init__(self, **screens: Any) -> None:
        self.screens = screens
        self.entries: list[tuple[list[str], int]] = []
        self.here = -1
        self.shown: list[Any] = []
        self.performed: list[tuple[list[Any], int]] = []
        self.sends: dict[str, Any] = {}
        self.loop = history.History(self, self.perform, tuple(screens))

    def screen(self, address: list[str]) -> Any:
        found = self.screens[address[0]]
        if isinstance(found, Exception):
            raise found
        return found

    def write(self, words: list[str], depth: int, new: bool) -> None:
        self.here += new or self.here < 0
        self.entries[self.here :] = [(words, depth)] + (
            [] if new else self.entries[self.here + 1 :]
        )

    def travel(self, steps: int) -> None:
        self.here += steps
        self.loop.travelled(*self.entries[self.here])

    def draw(self, tree: Any, key: int, title: str, focus: str) -> None:
        self.shown.append((tree, key, title, focus))

    def later(self, work: Any) -> None:
        pass

    def afterwards(self, work: Any) -> None:
        self.painted = work

    def report(self, error: Exception, where: list[str], message: list[Any]) -> str:
        return f"{error!r} {where} {message}"

    def scrolled(self) -> int:
        return 120

    def scroll(self, place: int) -> None:
        self.place = place

    def perform(self, effect: list[Any], scene: int, send: Any) -> None:
        self.performed.append((list(effect), scene))
        self.sends[effect[0]] = send

    # for tests

    def start(self, *words: str, depth: int | None = None) -> history.History:
        self.loop.start(list(words) or ["home"], depth)
        self.painted()
        return self.loop

    @property
    def words(self) -> list[str]:
        """What is on stage."""
        return self.loop.stage.address

    def named(self, name: str) -> list[int]:
        return [scene for effect, scene in self.performed if effect[0] == name]


def screen(*hears: str, **more: Any) -> SimpleNamespace:
    """A screen that keeps the messages that it gets, and passes on effects that it is told."""

    def init(words: list[str]) -> Any:
        return [], ()

    def update(model: list[Any], message: list[Any]) -> Any:
        if message[0] == "do":
            return model, message[1:]
        return [*model, message], ()

    def view(model: list[Any]) -> Any:
        return main(p(str(model)), button("x", tap=["x"]), data_screen="it")

    return SimpleNamespace(**{"HEARS": hears, "init": init, "update": update, "view": view, **more})
