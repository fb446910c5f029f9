"""Python without what only people and checkers read: docstrings, comments, annotations.

Every line keeps its number, so that a traceback from the browser fits the source.
"""

import ast
import io
import tokenize
from collections.abc import Iterator

Cut = tuple[int, int, bytes]  # from, to, and what comes instead


class Text:
    """Source as bytes, because that is what the positions in a syntax tree count."""

    def __init__(self, source: str) -> None:
        self.content = source.encode()
        self.starts = [0]
        for line in self.content.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def start(self, node: ast.AST) -> int:
        return self.starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined,no-any-return]

    def end(self, node: ast.AST) -> int:
        return self.starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined,no-any-return]

    def without(self, cuts: list[Cut]) -> str:
        """What is left, with the line ends that stood in what was cut."""
        parts, at = [], 0
        for start, end, instead in sorted(cuts):
            if start < at:
                continue  # inside something that is gone already
            gone = self.content[start:end]
            parts += [self.content[at:start], instead, b"\n" * gone.count(b"\n")]
            at = end
        text = b"".join([*parts, self.content[at:]]).decode()
        return "\n".join(line.rstrip() for line in text.split("\n"))


def lean(source: str) -> str:
    tree, text = ast.parse(source), Text(source)
    cuts = list(comments(source, text))
    for node in ast.walk(tree):
        cuts += statements(node, text)
        cuts += annotations(node, text)
    short = text.without(cuts)
    ast.parse(short)
    return short


def comments(source: str, text: Text) -> Iterator[Cut]:
    lines = source.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            start = text.starts[row - 1] + len(lines[row - 1][:column].encode())
            yield start, start + len(token.string.encode()), b""


def statements(node: ast.AST, text: Text) -> Iterator[Cut]:
    """The statements in a node that do nothing when they run."""
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if not isinstance(block, list):
            continue
        idle = [statement for statement in block if does_nothing(statement)]
        needed = len(idle) == len(block) and not isinstance(node, ast.Module)
        for number, statement in enumerate(idle):
            instead = b"pass" if needed and not number else b""
            yield text.start(statement), text.end(statement), instead


def does_nothing(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
        case ast.AnnAssign(value=None):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=[]):
            return True
    return False


def annotations(node: ast.AST, text: Text) -> Iterator[Cut]:
    match node:
        case ast.arg(arg=name, annotation=ast.expr() as annotation):
            yield text.start(node) + len(name.encode()), text.end(annotation), b""
        case ast.FunctionDef(returns=ast.expr() as returns) | ast.AsyncFunctionDef(
            returns=ast.expr() as returns
        ):
            yield text.content.rindex(b"->", 0, text.start(returns)), text.end(returns), b""
        case ast.AnnAssign(target=target, annotation=annotation, value=ast.expr()):
            yield text.end(target), text.end(annotation), b" "
