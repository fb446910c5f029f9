"""The table that a phone reads: mind/share.py of each game, written from what has been measured."""

from pathlib import Path

from server.chances.fitting import fitted
from server.chances.sampling import Sample, read
from server.source import SOURCE

FOLDER = SOURCE / "shared_rules"
TEXT = '''"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {{
{seats}}}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
'''


def file_of(game: str) -> Path:
    return FOLDER / game / "mind" / "share.py"


def by_seats(game: str) -> dict[int, list[Sample]]:
    """What has been measured of a game, by the number of seats."""
    found: dict[int, list[Sample]] = {}
    for sample in sorted(read(game), key=lambda sample: sample.number):
        found.setdefault(sample.seats, []).append(sample)
    return dict(sorted(found.items()))


def text(game: str) -> str:
    seats = ""
    for number, samples in by_seats(game).items():
        rows = "".join(f"        {row},\n" for row in fitted(samples).rows())
        seats += f"    {number}: (\n{rows}    ),\n"
    return TEXT.format(seats=seats)


def write(game: str) -> None:
    file_of(game).write_text(text(game), encoding="utf-8")
