"""The rules stay within what MicroPython and Brython understand as CPython does.

Each entry was tried in MicroPython 1.27 for WebAssembly: it fails there, or it does something
else. What makes games differ between Pythons (floats, the order of a set) is here as well.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.build.bundle import on_phones

RULES = Path(__file__).resolve().parents[2] / "shared_rules"

SYNTAX: dict[type[ast.AST], str] = {
    ast.Match: "match is missing",
    ast.TryStar: "except* is missing",
    ast.Set: "a set has no order",
    ast.SetComp: "a set has no order",
    ast.Div: "/ makes a float",
}
NAMES = {
    **dict.fromkeys(("vars", "ascii", "format", "slice"), "is missing"),
    **dict.fromkeys(("set", "frozenset"), "has no order"),
    **dict.fromkeys(("float", "round", "complex"), "makes a float"),
    **dict.fromkeys(("hash", "id"), "differs from run to run"),
    **dict.fromkeys(("open", "input", "print", "exec", "eval"), "reaches outside of the rules"),
}
ATTRIBUTES = {
    *("bit_length", "bit_count", "zfill", "rjust", "ljust", "title", "capitalize", "casefold"),
    *("swapcase", "translate", "maketrans", "expandtabs", "format_map", "removeprefix"),
    *("removesuffix", "isalnum", "isidentifier", "isdecimal", "isnumeric", "isascii"),
    *("isprintable", "add_note", "__doc__", "__mro__", "__annotations__"),
}
METHODS = {"__new__", "__init_subclass__"}
BY_PLACE_ONLY = {"zip", "sum", "split", "rsplit", "replace"}
TYPES = {"int", "str", "bool", "list", "dict", "tuple", "type"}
COMPREHENSIONS = (ast.ListComp, ast.DictComp, ast.GeneratorExp)


def unread(tree: ast.AST) -> set[ast.AST]:
    """What no Python evaluates: annotations, and what stands under `if TYPE_CHECKING:`."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        for inside in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if inside is not None:
                found.update(ast.walk(inside))
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            found.update(ast.walk(node))
    return found


def harmless(tree: ast.AST) -> set[ast.AST]:
    """Sets whose order nobody sees: they are sorted, counted or asked for a member at once."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="sorted" | "len"), args=[made]):
                found.update([made, getattr(made, "func", made)])
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[made]):
                found.update([made, getattr(made, "func", made)])
    return {
        node
        for node in found
        if isinstance(node, ast.Set | ast.SetComp)
        or (isinstance(node, ast.Name) and node.id in ("set", "frozenset"))
    }


def faults(source: str) -> list[str]:
    """What a small Python would not understand, each with its line."""
    tree = ast.parse(source)
    skipped = unread(tree) | harmless(tree)
    return [
        f"line {getattr(node, 'lineno', 0)}: {fault}"
        for node in ast.walk(tree)
        if node not in skipped
        for fault in faults_of(node)
    ]


def faults_of(node: ast.AST) -> Iterator[str]:
    if type(node) in SYNTAX:
        yield SYNTAX[type(node)]
    match node:
        case ast.Constant(value=float()):
            yield "a float"
        case ast.Name(id=name) if name in NAMES:
            yield f"{name} {NAMES[name]}"
        case ast.Attribute(attr=name) if name in ATTRIBUTES:
            yield f"{name} is missing"
        case ast.FunctionDef(name=name) if name in METHODS:
            yield f"{name} is never called"
        case ast.arguments(posonlyargs=[_, *_]):
            yield "/ in a signature is missing"
        case ast.ImportFrom(module=str(name)) if name.split(".")[-1] in ("types", "typing"):
            yield f"{name} is for checkers alone"
        case ast.ClassDef(keywords=[_, *_]):
            yield "keywords of a class are missing"
        case ast.List(ctx=ast.Load()) | ast.Tuple(ctx=ast.Load()):
            if any(isinstance(item, ast.Starred) for item in node.elts):
                yield "* in a list is missing"
        case ast.Dict(keys=keys) if None in keys:
            yield "** in a dict is missing"
        case ast.Subscript(slice=ast.Slice(step=ast.expr()), ctx=ast.Store() | ast.Del()):
            yield "changing a slice with steps is missing"
        case ast.Subscript(value=ast.Name(id=name)) if name in TYPES:
            yield f"{name}[...] is for annotations alone"
        case ast.BinOp(left=ast.Name(id=name), op=ast.BitOr()) if name in TYPES:
            yield f"{name} | ... is for annotations alone"
        case ast.JoinedStr(values=values):
            if any(isinstance(part, ast.Constant) and "{" in part.value for part in values):
                yield "a brace in an f-string is taken for a name"
        case ast.Call():
            yield from faults_of_call(node)
        case _ if isinstance(node, COMPREHENSIONS):
            if any(isinstance(inside, ast.Lambda) for inside in ast.walk(node)):
                yield "a function made in a comprehension loses its variables in Brython"


def faults_of_call(call: ast.Call) -> Iterator[str]:
    function = ast.unparse(call.func).split(".")[-1]
    keywords = {keyword.arg for keyword in call.keywords}
    if function in BY_PLACE_ONLY and keywords:
        yield f"{function} takes no keywords"
    if function in ("sorted", "sort") and "key" in keywords:
        yield "sorting by a key is not stable"
    if function == "iter" and len(call.args) > 1:
        yield "iter takes one argument"
    if function == "isinstance" and "int" in ast.unparse(call.args[1]).strip("()").split(", "):
        yield "isinstance of int: a bool is one in some Pythons"
    if function == "popitem":
        yield "a dict has no order"


@pytest.mark.parametrize(
    "path", on_phones(RULES), ids=lambda path: path.relative_to(RULES).as_posix()
)
def test_the_rules_use_nothing_that_a_small_python_lacks(path: Path) -> None:
    assert faults(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "match 1:\n  case 1: pass",
        "vars(game)",
        "from .types import Move",
        "from typing import Any",
        "[*cards]",
        "cards = (*cards, 1)",
        "{**options}",
        "def play(game, /): pass",
        "class A:\n  def __new__(cls): pass",
        "class A(B, key='a'): pass",
        "(5).bit_length()",
        "'7'.zfill(2)",
        "'rum'.title()",
        "zip(seats, cards, strict=True)",
        "line.split(' ', maxsplit=1)",
        "sorted(seats, key=value)",
        "cards.sort(key=value)",
        "cards[::2] = []",
        "del cards[::2]",
        "kinds = list[int]",
        "isinstance(card, int | str)",
        "isinstance(card, int)",
        "isinstance(card, (int, str))",
        "f'{{{seat}}}'",
        "seat / 2",
        "seat * 0.5",
        "round(seat, -1)",
        "for card in {'rum', 'tooth'}: pass",
        "for card in set(cards): pass",
        "list({'rum', 'tooth'})",
        "hash('rum')",
        "print('rum')",
        "[lambda: seat for seat in seats]",
    ],
)
def test_what_a_small_python_lacks_is_noticed(source: str) -> None:
    assert faults(source)


@pytest.mark.parametrize(
    "source",
    [
        "first, *others = cards",
        "play(*cards, **options)",
        "def play(game, *, seat: int | None = None) -> dict[str, list[int]]: return {}",
        "cards: list[int] = []",
        "if TYPE_CHECKING:\n  from .types import Move",
        "if TYPE_CHECKING:\n  Cards = list[int] | None",
        "cards[::-1]",
        "cards[1:2] = []",
        "sorted(cards, reverse=True)",
        "seat // 2",
        "sorted({1, seat})",
        "len(set(cards))",
        "card in {'rum', 'tooth'}",
        "f'{seat} {card!r}'",
        "isinstance(card, str)",
    ],
)
def test_what_a_small_python_understands_is_let_through(source: str) -> None:
    assert faults(source) == []
