"""docs/ADDING.md adds the very game that the tests add."""

import re
from pathlib import Path

import pytest

from tests.games.tree import ROOT

LAGOON = Path(__file__).parent / "lagoon"
PIECES = re.findall(
    r"```python (\S+)\n(.*?)\n```", (ROOT / "docs" / "ADDING.md").read_text("utf-8"), re.S
)


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


@pytest.mark.parametrize("name", sorted({name for name, _ in PIECES}))
def test_the_page_prints_the_files_whole_and_in_their_order(name: str) -> None:
    printed = "\n".join(piece for found, piece in PIECES if found == name)
    assert lines(printed) == lines((LAGOON / name).read_text("utf-8"))


def test_no_file_of_the_game_is_left_out() -> None:
    files = {path.relative_to(LAGOON).as_posix() for path in LAGOON.rglob("*.py")}
    left = files - {name for name, _ in PIECES}
    assert left == {"__init__.py", "words/__init__.py", "words/de.py"}
