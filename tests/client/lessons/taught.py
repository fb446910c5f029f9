"""The lessons there are, played as the learner plays them: without a screen, and on a stage."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from client.games.teaching import ASK, LAY, PLAY, TELL
from client.lessons.host import LEARNER, LessonHost
from client.screens import lesson as screen
from shared_rules import GAMES
from shared_rules.engine.types import Move
from shared_rules.extras import has
from tests.client.phone import Phone
from tests.client.stage import elements

TAUGHT = [game for game in GAMES if has(game, "lesson")]


def begun(game: str) -> LessonHost:
    """A lesson's host, with its first position."""
    host = LessonHost(game)
    host.hear(["host", "seats", None, ""])
    return host


def follow(host: LessonHost, move: Move | None = None) -> None:
    """Take a step: at a question the move that is asked for, or this one."""
    if host.stands_at(TELL):
        host.read()
    elif host.stands_at(ASK):
        host.act(LEARNER, move or host.step.move)
    else:
        assert host.stands_at(PLAY) or host.stands_at(LAY)
        if host.next_game() is None:
            host.told()
        else:
            assert host.over and host.told() == []  # the score sheet comes first
            host.lay(host.at)


def finish(host: LessonHost) -> None:
    """Go on to the end of the lesson."""
    while host.step:
        follow(host)


def answers(host: LessonHost, most: int = 400) -> Iterator[Move]:
    """All moves that the learner may make now, or many of them; equal things are one."""
    for offer in host.table.game.offers(LEARNER):
        found: set[tuple[Any, ...]] = set()
        for count in range(offer.least, offer.most + 1):
            for items in combinations(sorted(offer.among, key=str), count):
                if len(found) < most:
                    found.add(items)
        yield from ([offer.verb, *items] for items in sorted(found, key=str))


class Lesson(Phone):
    """A phone with a lesson on it, where settings are kept."""

    def __init__(self, game: str, **shelves: dict[str, Any]) -> None:
        super().__init__(screen, game, **shelves)

    def said(self) -> str:
        """What Unke says."""
        (bubble,) = self.find(class_="bubble")
        (words,) = [place for place in elements(bubble) if place[0] == "p"]
        return self.text(words)

    @property
    def through(self) -> bool:
        """Whether this is the last score sheet."""
        return self.model.sheet and self.model.host.next_game() is None

    def go_on(self) -> None:
        """Do what is to be done next: read on, or make the move that is asked for."""
        model = self.model
        if model.sheet:
            self.tap("chapter", model.host.next_game())
        elif model.telling.step:
            self.tap("next")
        elif model.asks():
            self.make(*model.host.step.move)
        else:
            assert model.host.over
            self.tap("score")

    def until_asked(self) -> bool:
        """Go on to the next question; whether there is one."""
        while not self.model.asks() and not self.through:
            self.go_on()
        return not self.through

    def make(self, *move: Any) -> None:
        """Make a move with the controls that there are."""
        verb, *items = move
        for item in items:
            nth = self.model.picks.count(item)
            self.tap("pick", item, nth)
        if not items:
            self.tap("say", verb)
        self.tap("confirm", *move)

    def finish(self) -> None:
        while not self.through:
            self.go_on()
