"""The command line: finds the command, reads its arguments, runs it, and fails in one line."""

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from typing import NoReturn

from server import commands

ABOUT = "Unke: board games for the phone, offline."
USUAL = "play"
"""The command that nobody has to say."""


class Parser(ArgumentParser):
    """Says in one line what is wrong, instead of repeating the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def overview() -> str:
    lines = [ABOUT, "", "usage: unke [COMMAND] ...", "", "commands:"]
    width = max(map(len, commands.names())) + 2
    for name in commands.names():
        lines.append(f"  {name:<{width}}{commands.summary(commands.load(name))}")
    lines += ["", f"Without a command it is `{USUAL}`: `unke --lan` lets the phones here in."]
    lines += ["`unke COMMAND --help` tells more about a command."]
    return "\n".join(lines)


def parse(argv: list[str]) -> tuple[commands.Command, Namespace]:
    """The command and its arguments; ends the program for help (0) and for a mistake (2)."""
    name, rest = (argv[0], argv[1:]) if argv else (USUAL, [])
    if name in ("-h", "--help", "help"):
        print(overview())
        sys.exit(0)
    if name == "--version":
        from server.build import number
        from server.source import SOURCE

        print("unke", number(SOURCE))
        sys.exit(0)
    if name.startswith("-"):
        name, rest = USUAL, argv
    if name not in commands.names():
        known = ", ".join(commands.names())
        print(f"unke: there is no {name!r}, only {known} (see unke --help)", file=sys.stderr)
        sys.exit(2)
    command = commands.load(name)
    parser = Parser(
        prog=f"unke {name}",
        description=command.__doc__,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.arguments(parser)
    if getattr(command, "PASSES_ON", False) and not {"-h", "--help"}.intersection(rest):
        return command, Namespace(rest=rest)
    return command, parser.parse_args(rest)


def main() -> int:
    try:
        command, args = parse(sys.argv[1:])
        status = command.run(args)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # as in `unke replay FILE | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except commands.Failure as failure:
        reason = str(failure)
    except OSError as error:
        reason = f"{error.strerror}: {error.filename}" if error.filename else str(error)
    print(f"unke: {reason}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
