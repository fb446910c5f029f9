"""The table that a phone reads: mind/share.py of each game, written from what has been measured."""

from pathlib import Path

from server.chances.fitting import fitted
from server.chances.sampling import DECIDERS, ONLOOKERS, Sample, read
from server.source import SOURCE

FOLDER = SOURCE / "shared_rules"
TEXT = '''"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {{
{seats}}}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""

WATCHED = {{
{watched}}}
"""The same of a standing that an onlooker sees, who knows nobody's cards."""
'''


def file_of(game: str) -> Path:
    return FOLDER / game / "mind" / "share.py"


def by_seats(game: str, whose: str = DECIDERS) -> dict[int, list[Sample]]:
    """What has been measured of a game, by the number of seats."""
    found: dict[int, list[Sample]] = {}
    for sample in sorted(read(game, whose), key=lambda sample: sample.number):
        found.setdefault(sample.seats, []).append(sample)
    return dict(sorted(found.items()))


def text(game: str) -> str:
    return TEXT.format(seats=rows(game, DECIDERS), watched=rows(game, ONLOOKERS))


def rows(game: str, whose: str) -> str:
    seats = ""
    for number, samples in by_seats(game, whose).items():
        lines = "".join(f"        {row},\n" for row in fitted(samples).rows())
        seats += f"    {number}: (\n{lines}    ),\n"
    return seats


def write(game: str) -> None:
    file_of(game).write_text(text(game), encoding="utf-8")
