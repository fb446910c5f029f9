"""What may be drawn and said where several people share a phone: worked out from the record alone.

All look at a public table; whoever uncovers a tray sees what that seat may know. A step of the
story shows the table as it was right after one moment of a move.
"""

from collections.abc import Iterator
from typing import Any

from client.games.scene import Scene
from client.story import course
from client.table.picks import Picks
from shared_rules import GAMES
from shared_rules.engine.game import Game
from shared_rules.engine.past import seen_by, staged
from shared_rules.engine.phase import COVERED, CURTAIN
from shared_rules.engine.table import Table
from shared_rules.engine.words import asked, words_of
from tests.browser.watch.drawn import LATELY, Sight, Sights, public_lines, texts

View = dict[str, Any]
Moment = tuple[list[Any], View]
"""What has happened before, and a view."""


def public_view(game: Game, seat: int | None) -> View:
    """What is open to all while a seat is asked; who has nothing to hide lies open as a whole."""
    view = dict(game.view(None))
    if seat is None:
        return view
    own: View = game.view(seat)
    cover = GAMES[game.key].PHASES[game.now["phase"]].cover
    if cover == CURTAIN:
        return view
    if not own["private"]:
        return own
    offers = [dict(offer) for offer in own["offers"]]
    if cover == COVERED:  # only what says nothing: that one declines
        offers = [{**offer, "among": [], "most": 0} for offer in offers if offer["least"] == 0]
    view["offers"] = offers
    return view


class SharedSights(Sights):
    """What may stand before all eyes, or before those of a seat, at some moment of a game."""

    def __init__(self, table: Table, first: int) -> None:
        super().__init__(table)
        self.first = first
        """Nothing earlier is shown."""
        self.seats = range(len(table.players))

    def all_of(self, seat: int | None) -> set[Sight]:
        found: set[Sight] = set()
        for log, view in self.moments(seat):
            for who in (None,) if seat is not None else (None, *self.seats):
                found.add(self.seen(view, log, who, None))
        for number in range(self.first, len(self.games)):
            log = self.table.log()[max(0, number - LATELY) : number]
            game = self.games[number]
            waiting = game.waiting_for()
            for who in (None, *waiting) if seat is None else (seat,):
                view = public_view(game, who) if seat is None else game.view(seat)
                asked_now = who if seat is None else None
                for picks in (Picks(view["offers"]), None):
                    found.add(self.seen(view, log, asked_now, picks))
        return found

    def moments(self, seat: int | None) -> Iterator[Moment]:
        """How the moves came about."""
        moves, log = self.table.record.moves, self.table.log()
        for number in range(self.first, len(moves)):
            by, move = moves[number]
            for count, views in seen_by([seat], staged(self.games[number], by, move)):
                before = log[max(0, number - LATELY) : number]
                yield [*before, [by, log[number][1][:count]]], views[0]

    def seen(self, view: View, log: list[Any], who: int | None, picks: Picks | None) -> Sight:
        words = words_of(self.table.record.key, "en")
        scene = Scene(view, self.table.players, words, picks, log=log, asked=who)
        scene.near = None
        hand = None if scene.me is None else self.board.hand(scene)
        return tuple(texts([self.board.board(scene), hand]))


def shared_lines(table: Table, sights: SharedSights) -> set[str]:
    """All that may be announced on a shared phone: besides what happens and whose turn it is, each
    question by its name, and each seam.
    """
    words = words_of(table.record.key, "en")
    names = [player["name"] for player in table.players]
    lines = public_lines(table)
    for game in sights.games[sights.first :]:
        if not game.waiting_for():
            continue
        frame = game.view(None)["agenda"][-1]
        for seat in game.waiting_for():
            for key in words:
                if key.partition(".")[2].split(".")[0] == frame["phase"] and key.startswith("ask."):
                    question = asked(words, key, frame, [seat], names)
                    lines |= {question, f"{names[seat]}: {question}"}
        key = "wait." + frame["phase"]
        lines.add(asked(words, key, frame, game.waiting_for(), names))
    for _, view in sights.moments(None):
        lines |= seams(view, words)
    return lines


def seams(view: View, words: dict[str, str]) -> set[str]:
    """What may be announced as beginning at this moment."""
    now = course.course_of(view)
    if now is None or now["name"] == "over":
        return set()
    step = course.step_said(now, words)
    found = {step, course.game_said(now)}
    return found | {course.round_said(now["round"], now["rounds"]) + " · " + step}
