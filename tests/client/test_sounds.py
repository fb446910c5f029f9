"""Every sound that a screen asks for can be made."""

import ast
from collections.abc import Iterator
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[2] / "client"


def known() -> set[str]:
    """The names in SOUNDS, read and not imported: the file needs a browser."""
    for node in ast.parse((CLIENT / "effects" / "sound.py").read_text("utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="SOUNDS")], value=ast.Dict(keys=keys)):
                return {key.value for key in keys if isinstance(key, ast.Constant)}
    raise AssertionError("there are no SOUNDS")


def wanted() -> Iterator[str]:
    """The names in all tuples ("sound", name)."""
    for path in CLIENT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Tuple(elts=[ast.Constant(value="sound"), ast.Constant(value=str(name))]):
                    if path.parent.name != "effects":
                        yield name


def test_every_sound_that_is_asked_for_is_known() -> None:
    names = set(wanted())
    assert {"pick", "place", "open"} <= names <= known()
