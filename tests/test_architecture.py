"""What the parts of Unke promise not to do to each other, read from the source."""

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from server.build import style
from shared_rules import GAMES

ROOT = Path(__file__).resolve().parent.parent
PARTS = ["client", "server", "shared_rules", "tests"]
LINES = 400  # what is longer has more than one subject; tables of text and style may be
PYTHON = sorted(path for part in PARTS for path in (ROOT / part).rglob("*.py"))
SCRIPTS = sorted((ROOT / "static").rglob("*.js"))
TEXTS = re.compile(r"/(words|pages|opponents)/([a-z]+/)?(\w+_)?(de|en|it)\.py$")
# The two doors from client/ to the page, and the bots' worker, which runs beside the page.
DOORS = ("client/dom/", "client/effects/", "client/thinking/worker.py")
# Whose name on PyPI is not the one that is imported.
DISTRIBUTIONS = {"PIL": "pillow", "simple_websocket": "simple-websocket"}


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those under `if TYPE_CHECKING:`, which only checkers read."""
    yield tree
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        yield from running(node)


def imports(
    path: Path, nodes: Callable[[ast.AST], Iterable[ast.AST]] = running
) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that a file imports, at its top or inside a function."""
    package = name(path).split("/")[:-1]
    for node in nodes(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def strangers(part: str, *welcome: str) -> list[str]:
    """Every import in a part that is neither its own nor welcome there."""
    return [
        f"{name(path)}:{line} imports {imported}"
        for path in PYTHON
        if name(path).startswith(part + "/")
        for line, imported in imports(path)
        if imported.split(".")[0] not in (part, *welcome)
    ]


def test_the_rules_import_nothing_but_themselves() -> None:
    types = "shared_rules/engine/types.py:"  # which checkers alone read
    assert [one for one in strangers("shared_rules") if not one.startswith(types)] == []


def test_the_client_imports_the_rules_and_through_its_doors_the_browser() -> None:
    outside = [
        found
        for found in strangers("client", "shared_rules")
        if not (found.startswith(DOORS) and re.search(r" imports (browser|javascript)\b", found))
    ]
    assert outside == []


def test_the_server_never_imports_the_client() -> None:
    assert [found for found in strangers("server") if " imports client" in found] == []


def packages(part: str) -> dict[str, set[str]]:
    """What each package of a part imports of the others, be it late or for its types only.

    Modules that lie beside the packages count as one each, also the part's own `__init__`.
    """
    found: dict[str, set[str]] = {}
    for path in PYTHON:
        if name(path).startswith(part + "/"):
            package = path.relative_to(ROOT / part).with_suffix("").parts[0]
            found.setdefault(package, set())
            for _, imported in imports(path, ast.walk):
                above, _, rest = imported.partition(".")
                if above == part:
                    found[package].add(rest.partition(".")[0])
    return {
        package: {other if other in found else "__init__" for other in others} - {package}
        for package, others in found.items()
    }


@pytest.mark.parametrize("part", ["client", "server"])
def test_packages_do_not_need_each_other_in_a_circle(part: str) -> None:
    left = packages(part)
    assert len(left) > 5
    while ends := [
        package
        for package, others in left.items()
        if not others & left.keys() or not any(package in left[other] for other in left)
    ]:
        for package in ends:
            del left[package]
    assert {package: others & left.keys() for package, others in left.items()} == {}


def test_tests_do_not_borrow_from_other_tests() -> None:
    """What several need lies in a file that says so."""
    borrowed = [
        f"{name(path)}:{line} imports {imported}"
        for path in PYTHON
        if name(path).startswith("tests/")
        for line, imported in imports(path)
        if re.search(r"\.test_\w+\.", imported)
    ]
    assert borrowed == []


CODE = [path for path in [*PYTHON, *SCRIPTS] if not TEXTS.search(path.as_posix())]


@pytest.mark.parametrize("path", CODE, ids=name)
def test_a_file_of_code_is_short(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= LINES


@pytest.mark.parametrize("path", PYTHON, ids=name)
def test_a_file_says_in_its_first_line_what_it_is_about(path: Path) -> None:
    about = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    assert about
    assert about.splitlines()[0].endswith((".", ":", "?"))


def test_everything_imported_is_declared_in_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    app, postgres, test = project["dependencies"], extras["postgres"], extras["test"]

    def declared(packages: list[str]) -> set[str]:
        return {re.split(r"[^\w.-]", package)[0].lower() for package in packages}

    def used(*parts: str) -> set[str]:
        modules = {
            imported.split(".")[0]
            for path in PYTHON
            if name(path).split("/")[0] in parts
            for _, imported in imports(path)
        }
        own = {*PARTS, "browser", "javascript"}
        return {
            DISTRIBUTIONS.get(module, module.replace("_", "-")).lower()
            for module in modules - own - set(sys.stdlib_module_names)
        }

    # Running the tests, painting icons and packaging are for those who have the source.
    assert used("server") - {"pytest", "playwright", "setuptools"} <= declared([*app, *postgres])
    assert used("tests") <= declared([*app, *test])


KEYFRAMES = re.compile(r"@keyframes ([\w-]+) \{(.*?)\n\}", re.DOTALL)
MOVED = {"opacity", "scale", "translate", "transform"}
CLOCK = "run-out"  # the sand of a decision's time, once a table


@pytest.mark.parametrize("path", style(ROOT / "static"), ids=name)
def test_what_moves_costs_the_page_no_frames(path: Path) -> None:
    """Chromium leaves it to the compositor where both ends are named, and nothing else moves."""
    for motion, frames in KEYFRAMES.findall(path.read_text("utf-8")):
        if motion != CLOCK:
            assert ("from {" in frames and "to {" in frames) or "0%,\n  100% {" in frames, motion
            assert set(re.findall(r"^\s+([\w-]+):", frames, re.MULTILINE)) <= MOVED, motion


def own(path: Path, key: str) -> bool:
    """Whether a file belongs to a game: a folder in its path, or the file itself, has its name."""
    return key in (*path.relative_to(ROOT).parts[:-1], path.stem)


REGISTRY = ROOT / "shared_rules" / "__init__.py"
PROSE = {".md", ".png", ".unke"}
APP = [
    path
    for part in ("client", "server", "shared_rules", "static", "manifest.json", "unke")
    for path in sorted((ROOT / part).rglob("*") if (ROOT / part).is_dir() else [ROOT / part])
    if path.is_file() and path.suffix not in PROSE and "__pycache__" not in path.parts
]


@pytest.mark.parametrize("key", list(GAMES))
def test_nobody_but_a_game_and_the_registry_knows_its_name(key: str) -> None:
    """So a game comes with its folders and one word, and goes as it came."""
    strangers = [path for path in APP if not own(path, key) and path != REGISTRY]
    assert len(strangers) > 300
    assert [name(path) for path in strangers if key in path.read_text("utf-8").lower()] == []
