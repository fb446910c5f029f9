"""Measure how fast Unke is, always beside a yardstick that is measured in the same run.

Exits with 1 if something is slower or larger than it should be.
"""

import ast
import os
from argparse import ArgumentParser, Namespace
from importlib import import_module

from server.source import SOURCE

NEEDS = ["app", "test"]


def benches() -> list[str]:
    """The modules in tests/bench that have a main()."""
    return [
        path.stem
        for path in sorted((SOURCE / "tests" / "bench").glob("*.py"))
        if any(
            isinstance(node, ast.FunctionDef) and node.name == "main"
            for node in ast.parse(path.read_text("utf-8")).body
        )
    ]


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("what", choices=benches(), metavar="WHAT", help=", ".join(benches()))
    parser.add_argument(
        "numbers", type=int, nargs="*", metavar="N", help="how many games, processes (story)"
    )


def run(args: Namespace) -> int:
    from tests import chromium

    os.environ["UNKE_CHROMIUM"] = chromium.ensure()
    status: int = import_module(f"tests.bench.{args.what}").main(*args.numbers)
    return status
