"""Where the pictures lie: each game's with the game, and those that all of them use."""

from pathlib import Path

STATIC = Path(__file__).resolve().parent.parent / "static"


def drawn(name: str) -> Path:
    """The file of a picture by the name that views give it, "klunker/tooth"."""
    folder, item = name.split("/")
    own = STATIC / "games" / folder / "art"
    return (own if own.is_dir() else STATIC / "art" / folder) / f"{item}.svg"
