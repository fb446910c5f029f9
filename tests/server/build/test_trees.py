"""What the browser gets of a Python module: the same program on the same lines, without ballast."""

import ast
import json
import math
from typing import Any

import pytest

from server.build.trees import KINDS, Lean, bare, parsed

MODULE = '''"""A module."""
# with a comment
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Toad(Animal):  # green
    """Small."""

    name: str
    eyes: int = 2
    "Both of them."

    def croak(self, times: "int" = 1, *far: int, loud: bool, **more: "Any") -> "str":
        """Over

        several lines.
        """
        sound: str
        return "# not a comment" * times


async def rest() -> None:
    """Nothing to do."""


class Rest(Exception):
    """Nothing to add."""
'''

LEAN = """TYPE_CHECKING = False

class Toad(Animal):
    eyes = 2

    def croak(self, times=1, *far, loud, **more):
        return '# not a comment' * times

async def rest():
    pass

class Rest(Exception):
    pass"""


def lines_of(source: str) -> dict[str, int]:
    """Where everything that has a name begins."""
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return {
        node.name: node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)
    }


def test_what_the_quick_python_reads_is_the_same_program_on_the_same_lines() -> None:
    text = bare(MODULE)
    assert ast.unparse(Lean().visit(ast.parse(text))) == LEAN
    assert lines_of(text) == lines_of(MODULE)
    for ballast in ("comment\n", "green", "Small", "several", "sound", "import Any"):
        assert ballast in MODULE and ballast not in text


def grown(packed: Any, line: int = 1) -> Any:
    """What static/app/python.js does, here with CPython's nodes."""
    if not isinstance(packed, list):
        return packed
    if not packed or not isinstance(packed[0], int):
        return [grown(item, line) for item in packed]
    number, down, *values = packed
    name, *fields = KINDS[number]
    node = getattr(ast, name)()
    node.lineno = node.end_lineno = line + down
    node.col_offset = node.end_col_offset = 0
    for place, field in enumerate(fields):
        value = values[place] if place < len(values) else None
        if field == "ctx" and value is None:
            node.ctx = ast.Load()
        elif name == "Constant":
            node.kind = None
            node.value = values[0] if values else None
        elif value is not None:
            setattr(node, field, grown(value, line + down))
        elif field in ("body", "orelse", "decorator_list", "type_ignores", "keywords", "args"):
            setattr(node, field, [])
    return node


def back(source: str) -> ast.Module:
    tree = grown(json.loads(parsed(source)))
    assert isinstance(tree, ast.Module)
    return tree


def test_docstrings_annotations_and_what_checkers_import_are_gone() -> None:
    assert ast.unparse(Lean().visit(ast.parse(MODULE))) == LEAN
    text = parsed(MODULE)
    for gone in ("module", "Small", "typing", "Both", "several", "Nothing", "Any", "bool"):
        assert gone not in text


def test_every_statement_keeps_its_line() -> None:
    expected = Lean().visit(ast.parse(MODULE))
    pairs = list(zip(ast.walk(expected), ast.walk(back(MODULE)), strict=False))
    assert len(pairs) > 30
    for here, there in pairs:
        assert type(here) is type(there)
        if hasattr(here, "lineno"):
            assert here.lineno == there.lineno


@pytest.mark.parametrize(
    ("value", "packed"),
    [
        ("text", "text"),
        (True, True),
        (7, 7),
        (2**53 - 1, 2**53 - 1),
        (2**53, {"int": "9007199254740992"}),
        (2**70, {"int": "1180591620717411303424"}),
        (1.0, {"float": "1.0"}),
        (math.pi, {"float": "3.141592653589793"}),
    ],
)
def test_constants_that_javascript_would_mistake_are_marked(value: object, packed: object) -> None:
    module = json.loads(parsed(f"x = {value!r}"))
    assign = module[2][0]
    assert KINDS[assign[0]][0] == "Assign"
    assert assign[3][2:] == [packed]


@pytest.mark.parametrize("source", ["x = b'bytes'", "x = 1j"])
def test_what_the_browser_would_not_understand_is_no_build(source: str) -> None:
    with pytest.raises(ValueError, match="does not know"):
        parsed(source)
