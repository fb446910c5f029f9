"""Play: the game at a table, stored before anybody is told, and what each seat is told of it."""

import hashlib
import time
from collections.abc import Iterable
from typing import Any

from server.guard.messages import Message
from server.guard.refusals import Refusal
from server.store.rows import GameSetup, NewMove, Row, Standing, Summary
from server.store.store import Store, compact
from server.tables.sealing import close
from server.tables.seating import Seating
from shared_rules.engine.changes import changes
from shared_rules.engine.game import IllegalMove
from shared_rules.engine.past import KEPT
from shared_rules.engine.record import Record
from shared_rules.engine.table import Table
from shared_rules.engine.types import Entry, Move, View

Rows = Iterable[Row]

STOOD_IN = "bot"
"""The request of a move that a bot has made for a person."""


class Play:
    """A table of the rules, with the numbers that a network needs.

    When storing fails (NotStored) what is in memory runs ahead of the disk: throw it away and
    load it again.
    """

    def __init__(self, ident: str, store: Store, table: Table) -> None:
        self.ident = ident
        self.store = store
        self.table = table
        self.change = 0
        """The number of public changes; never falls."""
        self.rewritten = 0
        """The change with which moves that stood for good were replaced."""
        self.serials = list(range(len(table.record.moves)))
        """The store's number of every move that stands."""
        self.serial = len(self.serials)
        self.requests: set[tuple[int, str]] = set()
        """The requests that have made a move, taken back ones too: they never make another."""

    # From and to the store

    @staticmethod
    def load(seating: Seating, store: Store) -> "Play":
        game = store.game(seating.table)
        if game is None:
            raise Refusal("status", "the game has not begun", status=seating.status)
        standing = [move for move in game["moves"] if move.stands]
        saved = {
            "key": game["key"],
            "rules": game["rules"],
            "options": game["options"],
            "seed": game["seed"],
            "players": seating.players(),
            "moves": [[move.seat, move.move] for move in standing],
            "facts": [move.facts for move in standing],
            "state": game["state"],
            "line": game["line"],
            "drawn": game["drawn"] or game["state"],
        }
        play = Play(seating.table, store, Table.load(saved))
        play.change, play.rewritten = game["change"], game["rewritten"]
        play.serials = [move.serial for move in standing]
        play.serial = game["moves"][-1].serial + 1 if game["moves"] else 0
        stood_in = [number for number, move in enumerate(standing) if move.request == STOOD_IN]
        play.table.stood_in = stood_in
        close(play.table.record, seating)
        play.requests = {(move.seat, move.request) for move in game["moves"] if move.request}
        return play

    def begin(self, seating: Seating) -> None:
        """Store it for the first time."""
        record = self.table.record
        setup: GameSetup = {
            "key": record.key,
            "rules": record.rules,
            "options": record.options,
            "seed": record.seed,
        }
        moves = self.new_moves(self.serials, 0)
        self.store.begin(seating.plain(), setup, self.standing(), moves)

    def new_moves(self, serials: Iterable[int], first: int) -> list[NewMove]:
        """The moves from a number on, which are stored for the first time."""
        record = self.table.record
        return [
            NewMove(serial, seat, "", move, facts)
            for serial, (seat, move), facts in zip(
                serials, record.moves[first:], record.facts[first:], strict=True
            )
        ]

    def standing(self) -> Standing:
        table, game = self.table, self.table.game
        drawn = None if table.final_game is game else table.final_game.state()
        moves = len(table.record.moves)
        return Standing(self.change, moves, table.final, game.waiting_for(), game.state(), drawn)

    # Playing

    def act(self, seat: int, seen: int, move: Move) -> None:
        """Make a move; `store_move` is next."""
        if seen != self.change:
            raise Refusal("stale", "something has changed since", change=self.change)
        table = self.table
        is_sealed = table.is_sealed(table.game)
        try:
            table.act(seat, move)
        except IllegalMove as error:
            raise Refusal("illegal", str(error)) from None
        if not is_sealed or table.game.final:  # else nobody has seen anything
            self.change += 1

    def store_move(self, request: str, more: Rows) -> None:
        """Store the move that was made last, who has asked for it, and what else comes of it."""
        record = self.table.record
        (seat, move), facts = record.moves[-1], record.facts[-1]
        row = NewMove(self.serial, seat, request, move, facts)
        self.store.append(self.ident, self.standing(), row, more)
        self.serials.append(self.serial)
        self.serial += 1
        if request == STOOD_IN:
            self.table.stood_in.append(len(record.moves) - 1)
        elif request:
            self.requests.add((seat, request))

    def may_undo(self, seat: int) -> bool:
        return not self.table.over and self.table.may_undo(seat)

    def undo(self, seat: int) -> int:
        """Take back a seat's last move; the log has changed from the number that is returned."""
        if not self.may_undo(seat):
            raise Refusal("no-undo", "nothing can be taken back: somebody has acted or seen it")
        last = self.table.undo(seat)
        self.change += 1
        self.store.take_back(self.ident, self.standing(), self.serials.pop(last))
        return last

    def parts_from(self, moves: list[Entry]) -> int:
        """The number of the first move in which another game of the same setup differs."""
        here = self.table.record.moves
        for number, (mine, other) in enumerate(zip(here, moves, strict=False)):
            if mine != other:
                return number
        return min(len(here), len(moves))

    def replace(self, other: Table, more: Rows) -> int:
        """Go on with another table of the same setup; the log has changed from that number."""
        split = self.parts_from(other.record.moves)
        self.change += 1
        if split < self.table.final:
            self.rewritten = self.change
        gone = self.serials[split:]
        new = list(range(self.serial, self.serial + len(other.record.moves) - split))
        other.reasons = [reason for reason in self.table.reasons if reason[0] < split]
        other.stood_in = [number for number in self.table.stood_in if number < split]
        self.table = other
        self.serials[split:] = new
        self.serial += len(new)
        moves = self.new_moves(new, split)
        self.store.rewrite(self.ident, self.standing(), self.rewritten, gone, moves, more)
        return split

    # Telling

    def known(self, have: int, change: int) -> int:
        """How much of the log a client need not be sent that has had so much of it for good."""
        return have if have <= self.table.final and change >= self.rewritten else 0

    def moments(self, eyes: list[int | None], views: list[View], first: int) -> list[Any]:
        """How the moves from a number on came about, for those eyes: see docs/PROTOCOL.md.

        What was seen is told as what was different from the moment after it, the last of all from
        how it is now.
        """
        table = self.table
        if first < table.past.first:
            table.remember()
        told, later = [], views
        for number in reversed(range(max(first, table.past.first), len(table.record.moves))):
            if table.record.facts[number]:
                steps = []
                for facts, seen in reversed(table.moments(number, *eyes, views=views)):
                    steps.append([facts, list(map(changes, later, seen))])
                    later = seen
                told.append([number, steps[::-1]])
        return told[::-1]

    def news(self, seats: list[int], since: int, looked: int, left: int | None) -> Message:
        """The message that tells a device how the game stands, and how it came to that since."""
        table = self.table
        game = table.game
        eyes: list[int | None] = [*seats]
        if len(seats) != 1:
            eyes.insert(0, None)
        views = [game.view(seat) for seat in eyes]
        return {
            "type": "game",
            "table": self.ident,
            "change": self.change,
            "moves": len(table.record.moves),
            "line": table.final,
            "log": [since, table.log(since)],
            "reasons": table.told_reasons(since),
            "stood_in": [number for number in table.stood_in if number >= since],
            "waiting": game.waiting_for(),
            "views": views,
            "moments": self.moments(eyes, views, max(looked, len(table.record.moves) - KEPT)),
            "undo": [seat for seat in seats if self.may_undo(seat)],
            "left": left,
            "outcome": game.outcome() if table.over else None,
        }


def fingerprint(record: Record) -> str:
    """The same for the same game, wherever it was played and whoever sat there."""
    made_of = [record.key, record.rules, record.seats, record.seed, record.moves]
    options = sorted(record.options.items())
    return hashlib.sha256(compact([made_of, options]).encode()).hexdigest()[:32]


def summary(table: Table) -> Summary:
    record = table.record
    outcome = table.game.outcome()
    return {
        "id": fingerprint(record),
        "game": record.key,
        "players": table.players,
        "options": record.options,
        "scores": outcome["scores"],
        "places": outcome["places"],
        "moves": len(record.moves),
        "when": int(time.time() * 1000),
    }
