"""Annals written by hand, for chronicles whose sums are known."""

from typing import Any

from shared_rules.engine.plain import digest

DAY = 86_400_000
NEW_YEAR = 1_767_225_600_000
"""The first of January 2026."""
COLOURS = ["red", "blue", "green", "yellow", "purple"]


def told(
    scores: dict[str, int],
    day: int = 0,
    game: str = "klunker",
    games: int = 1,
    deeds: dict[str, list[str]] | None = None,
    sources: dict[str, list[list[Any]]] | None = None,
    ident: str = "",
) -> list[Any]:
    """A game on that day of 2026: a name with a colon is a bot's kind; the most points win."""
    people = [
        [name, name if ":" in name else "person", COLOURS[seat]] for seat, name in enumerate(scores)
    ]
    points = list(scores.values())
    return [
        NEW_YEAR + day * DAY,
        ident or digest([game, list(scores), points, day]),
        game,
        2,
        people,
        {"first": "lot"},
        games,
        points,
        [1 + sum(other > mine for other in points) for mine in points],
        [[["notes", mine]] for mine in points],
        [(sources or {}).get(name, []) for name in scores],
        [(deeds or {}).get(name, []) for name in scores],
    ]
