"""A phone for screens under test: it has shelves, a clock and chance, and does what is asked."""

import json
from types import ModuleType
from typing import Any

from client.app.effects import ANSWERS, EFFECTS
from client.thinking import bots
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.client.stage import Stage

NOW = 1_700_000_000_000
SHELVES = ("tables", "summaries", "habits", "fresh", "annals", "sums")
COLOURS = ["red", "blue", "green", "yellow", "purple"]


class Phone(Stage):
    """A stage whose effects are done at once, those for later with `wait`; `done` has them all."""

    def __init__(self, screen: ModuleType, *words: str, **shelves: dict[str, Any]) -> None:
        self.shelves = {name: dict(shelves.get(name, {})) for name in SHELVES}
        self.done: list[tuple[Any, ...]] = []
        self.timers: list[list[Any]] = []
        self.file: dict[str, str] | None = None
        self.unfit = ""
        """What is wrong with the file before anybody has read it."""
        self.broken = ""
        """The problem that storage has from now on."""
        self.persisted = False
        self.served: Any = True
        """What the server answers over HTTP."""
        self.chance = Chance(1)
        super().__init__(screen, *words)
        self.work()

    def send(self, *message: Any) -> None:
        super().send(*message)
        self.work()

    def hear(self, kind: str, *details: Any) -> None:
        super().hear(kind, *details)
        self.work()

    def work(self) -> None:
        while self.effects:
            asked = list(self.effects)
            self.effects.clear()
            for effect in asked:
                self.done.append(effect)
                self.do(effect)

    def do(self, effect: tuple[Any, ...]) -> None:
        if effect[0] in ("after", "rest"):
            self.timers.append(effect[2])
        elif effect[0] in ("think", "watch"):
            pass  # bots take their time, and so does who looks over one's shoulder
        elif effect[0] in EFFECTS and ANSWERS in EFFECTS[effect[0]]:
            count = EFFECTS[effect[0]][1]
            answer = self.answered(effect[0], *effect[1 : 1 + count])
            if len(effect) > 1 + count:
                self.loop.send([*effect[1 + count], *answer])
                self.settle()

    def answered(self, name: str, *said: Any) -> tuple[Any, str]:
        if name == "now":
            return NOW, ""
        if name == "seed":
            return f"{self.chance.below(1 << 30):08x}" * 4, ""
        if name in ("store", "load", "list") and self.broken:
            return None, self.broken
        if name == "store":
            for shelf, key, value in said[0]:
                if value is None:
                    self.shelves[shelf].pop(key, None)
                else:
                    self.shelves[shelf][key] = copy(value)
            return True, ""
        if name == "load":
            return copy(self.shelves[said[0]].get(said[1])), ""
        if name == "list":
            return [[key, copy(value)] for key, value in self.shelves[said[0]].items()], ""
        if name == "advise":
            word = bots.answered(said[0], lambda: 0)
            return word["answer"], word["problem"]
        if name == "pick":
            return self.file, self.unfit or ("" if self.file else "cancelled")
        if name == "http":
            return self.served, ""
        if name == "parse":
            return parsed(said[0])
        if name == "about":
            known = {"version": "1.2.3", "host": "files", "secure": True, "fullscreen": True}
            return {**known, "address": "https://unke.test/"}, ""
        if name in ("claim", "takeover"):
            return "here", ""
        if name == "persisted":
            return self.persisted, ""
        return True, ""

    def wait(self) -> None:
        """Let the time come for everything that is to be done later."""
        while self.timers:
            self.send(*self.timers.pop(0))

    def told(self, name: str) -> list[tuple[Any, ...]]:
        """All effects of a name so far."""
        return [effect for effect in self.done if effect[0] == name]


def copy(value: Any) -> Any:
    """What a shelf keeps is JSON."""
    return json.loads(json.dumps(value))


def parsed(text: str) -> tuple[Any, str]:
    """What a text means as JSON."""
    try:
        return json.loads(text), ""
    except ValueError:
        return None, "broken"


def played(
    key: str = "klunker",
    names: str = "Anna Ben Cleo",
    moves: int = 0,
    kind: str = "person",
    options: dict[str, Any] | None = None,
) -> Table:
    """A table after some moves by chance; moves=-1: at its end."""
    players = [
        {"name": name, "kind": kind, "colour": COLOURS[seat]}
        for seat, name in enumerate(names.split())
    ]
    table = Table.new(key, players, options or {}, "0123456789abcdef" * 2)
    chance = Chance(5)
    while not table.over and len(table.record.moves) != moves:
        seat = table.game.waiting_for()[0]
        table.act(seat, random_move(table.game.view(seat)["offers"], chance))
    return table
