"""Kept: the file in a game's folder that has its puzzles, read and written."""

from importlib import import_module
from pathlib import Path
from typing import Any

from server.source import SOURCE
from shared_rules.engine import plain
from shared_rules.engine.plain import digest, written
from shared_rules.engine.types import Move, View

FOLDER = SOURCE / "shared_rules"
TEXT = '''"""Positions in which one move is best. `./unke puzzles {game}` writes this file."""

# ruff: noqa: E501
# fmt: off
FOUND: "list[list[str | int]]" = [
{rows}]
"""A name, the theme, how hard it is, the best moves with their permille of victories, the view."""
'''
ROW = """    ["{}", "{}", {},
     '{}',
     '{}'],
"""

Row = list[Any]


def row(view: View, theme: str, level: int, best: list[tuple[Move, int]]) -> Row:
    """A puzzle as it is kept: without what is offered, which the rules know from the rest."""
    known = {name: zone for name, zone in view.items() if name != "offers"}
    told = [[move, share] for move, share in best]
    return [digest(known)[:6], theme, level, written(told), written(known)]


def view_of(row: Row) -> View:
    """The position of a puzzle, as it is kept."""
    view: View = plain.read(row[4])
    return view


def best_of(row: Row) -> Move:
    """The best move."""
    move: Move = plain.read(row[3])[0][0]
    return move


def read(game: str) -> list[Row]:
    """The puzzles that there are."""
    if not file_of(game).is_file():
        return []
    found: list[Row] = import_module(f"shared_rules.{game}.puzzles.found").FOUND
    return found


def write(game: str, rows: list[Row]) -> None:
    """No name in a view has a quote in it, and so no row."""
    text = TEXT.format(game=game, rows="".join(ROW.format(*row) for row in rows))
    file_of(game).write_text(text, encoding="utf-8")


def file_of(game: str) -> Path:
    return FOLDER / game / "puzzles" / "found.py"
