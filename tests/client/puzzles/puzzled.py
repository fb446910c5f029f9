"""The puzzles there are, opened on a phone."""

from typing import Any

from client.puzzles.collection import Puzzle, puzzles_of
from client.screens import puzzle as screen
from shared_rules import GAMES
from shared_rules.extras import has
from tests.client.phone import Phone

PUZZLED = [game for game in GAMES if has(game, "puzzles")]
HABITS = {"seats": [{"name": "Ada", "kind": "person"}]}


def opened(game: str, puzzle: Puzzle, **habits: Any) -> Phone:
    """A phone with a puzzle on it."""
    phone = Phone(screen, game, puzzle.ident, habits={**HABITS, **habits})
    phone.hear("room", False)
    return phone


def answer(phone: Phone, move: list[Any]) -> None:
    """Tap a move together as a player does, and confirm it."""
    for place in range(1, len(move)):
        nth = move[1:place].count(move[place])
        messages = [["pick", move[place], nth], ["pick", move[place], 0]]
        phone.tap(*next(message for message in messages if message in phone.taps()))
    if len(move) == 1:
        phone.tap("say", move[0])
    confirm = next(
        tap
        for tap in phone.taps()
        if tap[:2] == ["confirm", move[0]] and sorted(tap[2:], key=str) == sorted(move[1:], key=str)
    )
    phone.tap(*confirm)


def another(puzzle: Puzzle) -> list[Any]:
    """A move that is not the best."""
    move: list[Any] = puzzle.best()[1][0]
    return move


__all__ = ["PUZZLED", "another", "answer", "opened", "puzzles_of"]
