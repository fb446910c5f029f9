"""Damage: tables of which the store holds something that nobody has written there.

Such a table is set aside: it stays in the database as it is, and the others go on.
"""

from server.guard.refusals import Refusal
from server.store.store import NotStored, Store, Unreadable
from server.tables.play import Play
from server.tables.sealing import told
from server.tables.seating import Seating
from server.tables.seats import Seat
from shared_rules import GAMES
from shared_rules.engine.options import chosen
from shared_rules.engine.shape import like

STATES = ("lobby", "playing", "away", "over", "ended")
MODEL = Seating("", "", "", seats=[Seat("", "", "")]).plain()


class Damaged(Refusal):
    """What is wrong with a table stands in `why`, for the log; players are told that it is."""

    def __init__(self, why: str = "", code: str = "") -> None:
        super().__init__("damaged", "this table is damaged; the server has set it aside")
        self.why = why
        self.code = code


def read(store: Store, ident: str) -> Seating:
    """A table's seating from the store. Raises Damaged."""
    try:
        plain = store.seating(ident)
        if plain is None:
            raise ValueError("it is missing")
        seating = Seating.of(plain)
        is_whole = seating.status in STATES and like(seating.plain(), MODEL)
        if seating.table != ident or not is_whole:
            raise ValueError("it is none")
        if seating.status == "lobby":
            chosen(GAMES[seating.game], len(seating.seats), seating.options)
        told(seating)
    except Unreadable as error:
        raise Damaged(f"its sheet: {error}") from None
    except NotStored:
        raise
    except Exception as error:  # there is nothing that could not stand there
        raise Damaged(f"its sheet: {said(error)}") from None
    return seating


def load(seating: Seating, store: Store) -> Play:
    """A table's game from the store. Raises Damaged, or Refusal if it has not begun."""
    try:
        play = Play.load(seating, store)
        table, (moves, waiting) = play.table, store.standing(seating.table)
        record, game = table.record, table.game
        if moves != len(record.moves):
            raise ValueError(f"{moves} moves were made, {len(record.moves)} are there")
        if record.key != seating.game or game.seats != len(seating.seats):
            raise ValueError("it is not the one of the sheet")
        if record.rules == game.RULES:  # of older rules the options may be gone
            chosen(GAMES[record.key], game.seats, record.options)
            chosen(GAMES[record.key], game.seats, seating.options)
        for seat in [None, *range(game.seats)]:
            game.view(seat)
            table.final_game.view(seat)
        if any(seat not in range(game.seats) for seat in waiting):
            raise ValueError("it waits for nobody who is there")
    except Unreadable as error:
        raise Damaged(f"its game: {error}") from None
    except NotStored:
        raise
    except Refusal:
        if seating.status == "lobby":
            raise
        raise Damaged("its game is missing") from None
    except Exception as error:  # rules stumble over anything in a state that none has led to
        raise Damaged(f"its game: {said(error)}") from None
    return play


def said(error: Exception) -> str:
    return str(error) if isinstance(error, ValueError) else f"{type(error).__name__} {error}"


def examine(store: Store, ident: str) -> Seating:
    """A table's seating, if its game is whole as well. Raises Damaged."""
    seating = read(store, ident)
    try:
        if seating.status != "lobby" or seating.brought:
            load(seating, store)
    except Damaged as error:
        raise Damaged(error.why, seating.code) from None
    return seating


def found(store: Store) -> dict[str, str]:
    """Every table that is damaged, and what is wrong with it."""
    damaged = {}
    for ident in store.all_tables():
        try:
            examine(store, ident)
        except Damaged as error:
            damaged[ident] = error.why
        except NotStored as error:
            damaged[ident] = str(error)
    return damaged
