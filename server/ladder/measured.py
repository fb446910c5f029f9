"""How strong the levels have proved to be, as the app tells it: opponents/measured.py of each game.

Like docs/OPPONENTS.md it is written from what has been measured, so that the two cannot differ.
"""

from pathlib import Path

from server.ladder.page import form_of, grouped
from server.ladder.results import Match, read, standing
from server.source import SOURCE
from shared_rules import GAMES
from shared_rules.engine.bot import RANDOM, levels

FOLDER = SOURCE / "shared_rules"
SEATS, TOLD = 4, 20
"""Of so many games among so many equals everybody wins five."""
TEXT = '''"""How strong the levels have proved to be. `./unke ladder` writes this file."""

WON = {{
{rows}}}
"""By level: against three of which other one how many of 20 games are won; 0 if it is not certain
that these are more than a fair share."""
'''


def file_of(game: str) -> Path:
    return FOLDER / game / "opponents" / "measured.py"


def text(game: str) -> str:
    """Each level against the next lower one, as far as that has been measured."""
    found = grouped(read(game))
    rows = ""
    others = RANDOM
    for level in levels(game):
        match = Match(game, SEATS, level, others, form_of(game))
        if match in found:
            result = standing(found[match])
            won = result.points * TOLD / (100 * SEATS) if result.certain else 0
            rows += f'    "{level}": ("{others}", {round(won)}),\n'
        others = level
    return TEXT.format(rows=rows)


def write() -> None:
    for game in [game for game in GAMES if levels(game)]:
        file_of(game).write_text(text(game), encoding="utf-8")
