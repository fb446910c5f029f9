"""Coming: what a screen needs is on its way; without the network it may stay away.

It stands in for the screen until then, and looks like a table that is being laid.
"""

from client.app.note import note
from client.app.texts import joined, say, title_of
from client.app.tree import button, h1, main
from shared_rules import GAMES


class Coming:
    """A screen like the modules of client/screens, but for these parts."""

    HEARS = ("online", "returned", "settings", "version")

    def __init__(self, parts: list[str]) -> None:
        self.parts = parts

    def init(self, words: list[str]) -> tuple:
        return Waiting(), self.ask()

    def ask(self) -> list[tuple]:
        return [("bring", self.parts, ["come"])]

    def on_come(self, model, done: bool | None, problem: str):
        model.missing = not done
        return [("open",)] if done else None

    def on_again(self, model):
        model.missing = False
        return self.ask()

    def on_returned(self, model):
        return self.on_again(model)

    def on_online(self, model, there: bool):
        return self.on_again(model) if there and model.missing else None

    def on_version(self, model):
        model.version = True

    def on_update(self, model):
        return [("update",)]

    def on_home(self, model):
        return [("home",)]

    def view(self, model):
        if not model.missing:
            return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="coming")
        again = button(say("home.again"), type="button", tap=["again"], class_="confirm")
        update = button(say("home.version.take"), type="button", tap=["update"], class_="confirm")
        names = [title_of(part) for part in self.parts if part in GAMES]
        what = say("home.together") if len(names) < len(self.parts) else joined(names)
        way = update if model.version else again
        return note("coming", "asleep", what, say("gone.missing"), way)


class Waiting:
    """The model: whether it could not be had, and whether there is a new version."""

    missing = False
    version = False
