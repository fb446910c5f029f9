"""What `unke COMMAND` can do: a module here is a command.

Its docstring's first line is the help, `arguments(parser)` says what it takes and `run(args)`
does it and returns the exit code. `NEEDS` names the lists of packages in pyproject.toml that it
uses, `["app"]` if it doesn't say; with a `database` among its arguments it uses "postgres" as well.
At the top a command imports nothing from those lists, so that help and mistakes are answered before
anything is installed. With `PASSES_ON = True` it gets its arguments unread, as `args.rest`.
"""

import pkgutil
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from importlib import import_module
from typing import Protocol, cast


class Failure(Exception):
    """What went wrong, in one line for the person at the keyboard."""


def positive(text: str) -> int:
    """An argument that is a number from 1 on."""
    if not text.isdecimal() or not int(text):
        raise ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def postgresql(text: str) -> str:
    """An argument that is the address of a PostgreSQL database, or nothing."""
    if text and not text.startswith(("postgresql://", "postgres://")):
        raise ArgumentTypeError(
            f"{text!r} is no address of PostgreSQL, which begins with postgresql://; where a home's"
            " own database lies, --data says"
        )
    return text


class Command(Protocol):
    __doc__: str

    def arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, args: Namespace) -> int: ...


def names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(__path__))


def load(name: str) -> Command:
    return cast(Command, import_module(f"{__name__}.{name}"))


def summary(command: Command) -> str:
    return command.__doc__.strip().splitlines()[0]
