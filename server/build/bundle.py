"""All Python of the app in a few scripts, and the Brython that runs it."""

import json
import re
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from server.build import games
from server.build.parts import digest
from server.build.trees import KINDS, parsed
from shared_rules.languages import LANGUAGES

PACKAGES = ("client", "shared_rules")
SPOKEN = re.compile(rf"[._]({'|'.join(LANGUAGES)})$")
"""The name of a module that has the texts of one language and nothing else."""

Modules = dict[str, list[Any]]


def bundle(source: Path) -> dict[str, bytes]:
    """Scripts by name: what all phones need, and the words of each language, of which they need
    one. Each module is translated when it is imported.
    """
    paths = [path for package in PACKAGES for path in on_phones(source / package)]
    everything = modules_of(source, paths)
    stand_in(everything)
    spoken = {name: found[1] for name in everything if (found := SPOKEN.search(name))}
    scripts = {
        f"words-{language}.js": b"python.add(%b)\n"
        % listed({name: everything[name] for name in spoken if spoken[name] == language})
        for language in LANGUAGES
    }
    common = {name: module for name, module in everything.items() if name not in spoken}
    return {"unke.js": begun(common, stamp(everything)), **scripts}


def on_phones(folder: Path) -> list[Path]:
    """The modules of a folder that run on a phone: all but the types, which checkers alone read."""
    return [path for path in sorted(folder.rglob("*.py")) if path.name != "types.py"]


def script(source: Path, paths: Iterable[Path]) -> bytes:
    """Some modules, all in one script."""
    modules = modules_of(source, paths)
    return begun(modules, stamp(modules))


def modules_of(source: Path, paths: Iterable[Path]) -> Modules:
    """Modules by name: a tree, and for a package a 1; it need not have an __init__.py."""
    modules: Modules = {}
    for path in paths:
        *packages, name = path.relative_to(source).with_suffix("").parts
        for depth in range(len(packages)):
            modules.setdefault(".".join(packages[: depth + 1]), [parsed(""), 1])
        tree = parsed(text_of(source, path))
        if name == "__init__":
            modules[".".join(packages)] = [tree, 1]
        else:
            modules[".".join([*packages, name])] = [tree]
    return modules


def text_of(source: Path, path: Path) -> str:
    """A module as phones get it: what they cannot find out has been written down."""
    if path == source / games.BUILT:
        return games.built(source, tuple(LANGUAGES))
    return path.read_text("utf-8")


def stand_in(modules: Modules) -> None:
    """English texts under the names of languages that somebody does not speak, and say so."""
    for name in [name for name in modules if name.endswith(".en")]:
        package = name.removesuffix(".en")
        for language in LANGUAGES:
            if f"{package}.{language}" not in modules:
                modules[f"{package}.{language}"] = modules[name]
                print(f"{package} does not speak {language!r}, but English.", file=sys.stderr)


def stamp(modules: Modules) -> str:
    """As long as it stays the same, what has been translated is valid."""
    return digest(json.dumps(modules).encode(), brython())


def begun(modules: Modules, stamp: str) -> bytes:
    kinds = json.dumps(KINDS, separators=(",", ":"))
    return f'python.bundle("{stamp}",{kinds})\npython.add('.encode() + listed(modules) + b")\n"


def listed(modules: Modules) -> bytes:
    """A line for each module."""
    lines = [
        f"{json.dumps(name)}:[{quoted(tree)}{',1' * len(package)}]"
        for name, (tree, *package) in modules.items()
    ]
    return ("{\n" + ",\n".join(lines) + "}").encode()


def quoted(text: str) -> str:
    """As a string in JavaScript; JSON's own would need a backslash for every quote in a tree."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


# While it loads, Brython asks for the time zone's long name (slow, and an error where the system's
# language is "C"), and begins to watch every node that the page gets, in case it is a script.
QUIET = """
const Intl = { DateTimeFormat: function () { return { format: () => "" } } }
const MutationObserver = class { observe() {} disconnect() {} }
"""
CHAIN = "// >>> brython compiler chain\n", "// <<< brython compiler chain\n"
SECTION = "\n;\n"


def brython() -> bytes:
    """Brython without its parser and its docstrings: what is left of it does not use them.

    They are cut off at the marks that Brython's authors have left. What it need not see is hidden
    from it by a block.
    """
    before, chain = whole_brython().split(CHAIN[0])
    chain, after = chain.split(CHAIN[1])
    symbols, parser = chain.split(SECTION, 1)
    _docstrings, after = after.split(SECTION, 1)
    if "_PySymtable_Build=" not in symbols or "_PyPegen.parse=" not in parser:
        raise LookupError("this is another brython.js than the one known here")
    return f'"use strict"\n{{{QUIET}{before}{symbols}{SECTION}{after}}}\n'.encode()


def whole_brython() -> str:
    """As its package brings it; its standard library stays there, nothing here imports that."""
    spec = find_spec("brython")
    if not spec or not spec.origin:
        raise LookupError("the package brython is not installed")
    return (Path(spec.origin).parent / "data" / "brython.js").read_text("utf-8")
