"""Python for the browser: parsed here, so that the phone only has to translate it.

Parsing is most of what a first start would cost, and Brython's parser a fifth of what it would
transfer. A node travels as a JSON list: the number of its kind in KINDS, how many lines it lies
below its parent, and its fields, up to the last that is not empty. static/app/python.js makes
Brython's nodes of them. What only people and checkers read stays at home: docstrings, annotations,
columns.
"""

import ast
import io
import json
import tokenize
from typing import Any, cast

CLASSES = sorted(
    (
        kind
        for kind in vars(ast).values()
        if isinstance(kind, type)
        and issubclass(kind, ast.AST)
        and (kind._fields or kind.__base__ is not ast.AST)
    ),
    key=lambda kind: kind.__name__,
)
NUMBERS = {kind: number for number, kind in enumerate(CLASSES)}
KINDS = [[kind.__name__, *kind._fields] for kind in CLASSES]


def parsed(source: str) -> str:
    """A module's tree as JSON text."""
    tree = Lean().visit(ast.parse(source))
    return json.dumps(packed(tree, 1), ensure_ascii=False, separators=(",", ":"))


class Lean(ast.NodeTransformer):
    """Takes out what does nothing when the program runs."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                needed = [statement for statement in block if not does_nothing(statement)]
                if block and not needed and not isinstance(node, ast.Module):
                    needed = [ast.copy_location(ast.Pass(), block[0])]
                setattr(node, name, needed)
        return super().generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        plain = ast.Assign([node.target], cast(ast.expr, node.value))
        return self.generic_visit(ast.copy_location(plain, node))


def does_nothing(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
        case ast.AnnAssign(value=None):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=[]):
            return True
    return False


def bare(source: str) -> str:
    """A module's text without comments and what does nothing; its lines keep their numbers."""
    lines = source.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column].rstrip()
    for node in ast.walk(ast.parse(source)):
        block = getattr(node, "body", None)
        idle = [one for one in block if does_nothing(one)] if isinstance(block, list) else []
        for statement in idle:
            end = statement.end_lineno or statement.lineno
            lines[statement.lineno - 1 : end] = [""] * (end + 1 - statement.lineno)
        if idle and idle == block and not isinstance(node, ast.Module):
            lines[idle[0].lineno - 1] = " " * idle[0].col_offset + "pass"
    return "\n".join(lines) + "\n"


def packed(value: Any, line: int) -> Any:
    """A node, a list of nodes or a plain value; `line` is where its parent begins."""
    if isinstance(value, list):
        return [packed(item, line) for item in value]
    if not isinstance(value, ast.AST):
        return value
    here = getattr(value, "lineno", line)
    node = [NUMBERS[type(value)], here - line]
    for name in value._fields:
        field = getattr(value, name, None)
        if isinstance(value, ast.Constant) and name == "value":
            node.append(constant(field))
        else:  # what is loaded need not be said: most is
            node.append(None if isinstance(field, ast.Load) else packed(field, here))
    while node[-1] is None or node[-1] == []:
        node.pop()
    return node


def constant(value: object) -> Any:
    """What JSON or JavaScript would not tell apart, or not keep, goes into an object."""
    match value:
        case None | bool() | str():
            return value
        case int():
            return value if abs(value) < 2**53 else {"int": str(value)}
        case float():
            return {"float": repr(value)}
    raise ValueError(f"a constant that the browser does not know: {value!r}")
