"""In which order modules are imported one by one, so that each finds there what it imports.

So a phone's first start is many short tasks and not one long one (static/app/python.js).
"""

import ast
from collections.abc import Iterator
from pathlib import Path

FIRST = ("client.screens.home", "client.main")
"""What the first screen needs: home, and what sets all going, which comes last."""


def first(source: Path) -> list[str]:
    """All modules for the first screen, each after those that it imports."""
    found: list[str] = []
    for name in FIRST:
        gather(source, name, found, [])
    return found


def gather(source: Path, name: str, found: list[str], above: list[str]) -> None:
    path = file_of(source, name)
    if path is None or name in found or name in above:
        return
    for one in [*packages(name), *imports(source, path)]:
        gather(source, one, found, [*above, name])
    found.append(name)


def packages(name: str) -> list[str]:
    """The packages in which a module lies."""
    words = name.split(".")
    return [".".join(words[:depth]) for depth in range(1, len(words))]


def imports(source: Path, path: Path) -> Iterator[str]:
    """What a module, or what it is called as it were one, imports as soon as it is imported."""
    here = path.relative_to(source).parts[:-1]
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            above = here[: len(here) - node.level + 1] if node.level else ()
            base = ".".join([*above, *filter(None, [node.module])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def file_of(source: Path, name: str) -> Path | None:
    """Where a module stands, None if there is none of this name."""
    place = source.joinpath(*name.split("."))
    files = (place.with_suffix(".py"), place / "__init__.py")
    return next((path for path in files if path.is_file()), None)
