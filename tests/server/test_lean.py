"""Python for the browser: shorter, but the same program on the same lines."""

import ast
from pathlib import Path

import pytest

from server.build.bundle import PACKAGES
from server.build.lean import lean
from server.commands import SOURCE

MODULES = [path for package in PACKAGES for path in sorted((SOURCE / package).rglob("*.py"))]


class Bare(ast.NodeTransformer):
    """Takes out of a syntax tree what does nothing when the program runs."""

    def block(self, statements: list[ast.stmt], module: bool = False) -> list[ast.stmt]:
        kept = [statement for statement in statements if not self.idle(statement)]
        return kept if kept or module else [ast.Pass()]

    def idle(self, statement: ast.stmt) -> bool:
        if isinstance(statement, ast.AnnAssign):
            return statement.value is None
        if isinstance(statement, ast.If):
            return ast.unparse(statement.test) == "TYPE_CHECKING" and not statement.orelse
        return isinstance(statement, ast.Expr) and isinstance(
            getattr(statement.value, "value", None), str
        )

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and block:
                setattr(node, name, self.block(block, isinstance(node, ast.Module)))
        if isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        return super().generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        assert node.value
        return self.generic_visit(ast.Assign([node.target], node.value))


def program(source: str) -> str:
    return ast.dump(Bare().visit(ast.parse(source)), indent=1)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_module_stays_the_same_program(path: Path) -> None:
    source = path.read_text("utf-8")
    short = lean(source)
    assert program(short) == program(source)
    assert len(short.split("\n")) == len(source.split("\n"))


def test_docstrings_comments_and_annotations_are_gone() -> None:
    source = '''"""A module."""
# with a comment
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Toad(Animal):  # green
    """Small."""

    name: str
    eyes: int = 2
    "Both of them."

    def croak(self, times: "int" = 1, *, far: dict[str, "Any"] = {}) -> "str":
        """Loud,

        and over several lines.
        """
        sound: str = "# not a comment"; "but this is idle"
        return sound * times
'''
    assert lean(source).split("\n") == [
        "", "", "TYPE_CHECKING = False", "", "", "", "",
        "class Toad(Animal):", "", "", "", "    eyes  = 2", "", "",
        "    def croak(self, times = 1, *, far = {}) :", "", "", "", "",
        '        sound  = "# not a comment";', "        return sound * times", "",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("source", "short"),
    [
        ('def rest():\n    """Nothing to do."""\n', "def rest():\n    pass\n"),
        ('class Rest(Exception):\n    """Nothing."""\n', "class Rest(Exception):\n    pass\n"),
        ('def rest(): "nothing"\n', "def rest(): pass\n"),
        ("class Point:\n    x: int\n    y: int\n", "class Point:\n    pass\n\n"),
        ("naïve: str = 'ü'  # ä\n", "naïve  = 'ü'\n"),
        ("def f(é: 'ä', b=1) -> 'ö': return é\n", "def f(é, b=1) : return é\n"),
        ("x = 'a'  # '\n", "x = 'a'\n"),
        ("x = '''a # b\n  c'''\n", "x = '''a # b\n  c'''\n"),
    ],
)
def test_odd_cases(source: str, short: str) -> None:
    assert lean(source) == short
