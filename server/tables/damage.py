"""Damage: tables of which the store holds something that nobody has written there.

Such a table is set aside: it stays in the database as it is, and the others go on.
"""

from server.store.store import NotStored, Store, Unreadable
from server.tables.play import Play
from server.tables.seats import Seat, Sheet
from server.web.refusals import Refusal
from shared_rules import GAMES
from shared_rules.engine.options import chosen
from shared_rules.engine.shape import like

STATES = ("lobby", "playing", "away", "over", "ended")
MODEL = Sheet("", "", "", seats=[Seat("", "", "")]).plain()


class Damaged(Refusal):
    """What is wrong with a table stands in `why`, for the log; players are told that it is."""

    def __init__(self, why: str = "", code: str = "") -> None:
        super().__init__("damaged", "this table is damaged; the server has set it aside")
        self.why = why
        self.code = code


def read(store: Store, ident: str) -> Sheet:
    """A table's sheet from the store. Raises Damaged."""
    try:
        plain = store.sheet(ident)
        if plain is None:
            raise ValueError("it is missing")
        sheet = Sheet.of(plain)
        if sheet.table != ident or sheet.status not in STATES or not like(sheet.plain(), MODEL):
            raise ValueError("it is none")
        if sheet.status == "lobby":
            chosen(GAMES[sheet.game], len(sheet.seats), sheet.options)
    except Unreadable as error:
        raise Damaged(f"its sheet: {error}") from None
    except NotStored:
        raise
    except Exception as error:  # there is nothing that could not stand there
        raise Damaged(f"its sheet: {said(error)}") from None
    return sheet


def load(sheet: Sheet, store: Store) -> Play:
    """A table's game from the store. Raises Damaged, or Refusal if it has not begun."""
    try:
        play = Play.load(sheet, store)
        table, (moves, waiting) = play.table, store.standing(sheet.table)
        record, game = table.record, table.game
        if moves != len(record.moves):
            raise ValueError(f"{moves} moves were made, {len(record.moves)} are there")
        if record.key != sheet.game or game.seats != len(sheet.seats):
            raise ValueError("it is not the one of the sheet")
        if record.rules == game.RULES:  # of older rules the options may be gone
            chosen(GAMES[record.key], game.seats, record.options)
            chosen(GAMES[record.key], game.seats, sheet.options)
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
        if sheet.status == "lobby":
            raise
        raise Damaged("its game is missing") from None
    except Exception as error:  # rules stumble over anything in a state that none has led to
        raise Damaged(f"its game: {said(error)}") from None
    return play


def said(error: Exception) -> str:
    return str(error) if isinstance(error, ValueError) else f"{type(error).__name__} {error}"


def examine(store: Store, ident: str) -> Sheet:
    """A table's sheet, if its game is whole as well. Raises Damaged."""
    code = ""
    try:
        sheet = read(store, ident)
        code = sheet.code
        if sheet.status != "lobby" or sheet.brought:
            load(sheet, store)
    except Damaged as error:
        raise Damaged(error.why, code) from None
    except NotStored as error:
        raise Damaged(str(error), code) from None
    return sheet


def found(store: Store) -> dict[str, str]:
    """Every table that is damaged, and what is wrong with it."""
    damaged = {}
    for ident in store.all_tables():
        try:
            examine(store, ident)
        except Damaged as error:
            damaged[ident] = error.why
    return damaged
