"""Run the tests, all of them or a part.

`unke test` checks style and types and then runs every test; `unke test rules` runs those in
tests/rules alone. What isn't the name of such a folder goes to pytest: `unke test rules -k undo`.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace

from server.commands import Failure
from server.source import SOURCE

NEEDS = ["app", "test"]
PASSES_ON = True

TESTS = SOURCE / "tests"
ALONE = ("-n", "--numprocesses", "--pdb", "--trace", "-s", "--capture=no", "--co")


def parts() -> list[str]:
    return sorted({path.relative_to(TESTS).parts[0] for path in TESTS.glob("*/**/test_*.py")})


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("part", nargs="*", help=", ".join(parts()))
    parser.add_argument("option", nargs="*", help="anything that pytest understands")


def passes(checker: str, *options: str) -> bool:
    print(f"== {checker}", flush=True)
    command = [sys.executable, "-m", checker, *options]
    return subprocess.call(command, cwd=SOURCE, stdin=subprocess.DEVNULL) == 0


def workers(options: list[str]) -> list[str]:
    """A process for each core and one more, since each waits for its browser half of the time;
    unless an option wants to be alone with the terminal."""
    cores = min(os.cpu_count() or 1, 4)
    if cores == 1 or any(option.startswith(ALONE) for option in options):
        return []
    return ["-n", str(cores + 1), "--dist", "worksteal"]


def run(args: Namespace) -> int:
    if not TESTS.is_dir():
        raise Failure("the tests come with the source, not with the installed package")
    import pytest

    from tests import chromium

    chosen = [word for word in args.rest if word in parts()]
    options = [word for word in args.rest if word not in chosen]
    if not chosen or "browser" in chosen:
        os.environ["UNKE_CHROMIUM"] = chromium.ensure()
    failed = []
    if not args.rest:
        checks = [("ruff", "check"), ("ruff", "format", "--check"), ("mypy",)]
        failed = [" ".join(words) for words in checks if not passes(*words)]
    os.chdir(SOURCE)
    print("== pytest", flush=True)
    status = pytest.main([*workers(options), *(f"tests/{part}" for part in chosen), *options])
    if failed:
        raise Failure(" and ".join(failed) + " failed, see above")
    return 130 if status == pytest.ExitCode.INTERRUPTED else int(status)
