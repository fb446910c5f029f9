"""All Python of the app in a few scripts, and the Brython that runs it.

Each game is a part of its own, and so are the network and the chronicle: home does without them,
and they come when somebody wants them. What the others have is the base.
"""

import ast
import json
import re
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from server.build import games, order
from server.build.parts import digest
from server.build.trees import KINDS, parsed
from shared_rules.languages import LANGUAGES

PACKAGES = ("client", "shared_rules")
SPOKEN = re.compile(rf"[._]({'|'.join(LANGUAGES)})$")
"""The name of a module that has the texts of one language and nothing else."""

BASE, WORDS = "unke", "words"
"""What the scripts of the base are called; those of a part have its name."""
PUZZLES = "puzzles"
"""The part with the puzzles, those of all games among them: where it stands in a name."""
OWN = {
    "network": ("client.net",),
    "chronicle": ("client.chronicle",),
    "look": ("client.lookback",),
    "review": ("client.review", "shared_rules.review"),
    PUZZLES: ("client.puzzles",),
    "challenge": ("client.challenge", "shared_rules.challenge"),
    "seal": ("client.seal", "shared_rules.seal"),
}
"""Parts that are no games, by the packages that each consists of, with whatever needs them."""

Modules = dict[str, list[Any]]


def bundle(source: Path) -> dict[str, bytes]:
    """Scripts by name: the base and the parts, and the words of each in each language, of which a
    phone needs one. Each module is translated when it is imported.
    """
    paths = [path for package in PACKAGES for path in on_phones(source / package)]
    everything = modules_of(source, paths)
    stand_in(everything)
    needing = {module_name(source, path): needed(source, path) for path in paths}
    scripts: dict[str, Modules] = {BASE: {}}
    for name, module in everything.items():
        part = part_of(name, games.keys(source)) or needing.get(name)
        found = SPOKEN.search(name)
        script = f"{part or WORDS}-{found[1]}" if found else part or BASE
        scripts.setdefault(script, {})[name] = module
    base = scripts.pop(BASE)
    added = {f"{name}.js": b"python.add(%b)\n" % listed(scripts[name]) for name in sorted(scripts)}
    start = order.first(source)
    return {f"{BASE}.js": begun(base, stamp(everything), start), **added}


def parts(source: Path) -> tuple[str, ...]:
    """What comes when it is wanted: the games, and what has packages of its own."""
    return *games.keys(source), *OWN


def part_of(name: str, keys: tuple[str, ...]) -> str:
    """The part to which a module belongs by its name, "" for the base."""
    words = name.split(".")
    if PUZZLES in words:
        return PUZZLES
    own = (part for part, packages in OWN.items() if inside(name, *packages))
    return next((key for key in keys if key in words), next(own, ""))


def needed(source: Path, path: Path) -> str:
    """The part without which a module cannot be imported: some screens and effects have one."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            for part, packages in OWN.items():
                if inside(node.module or "", *packages):
                    return part
    return ""


def inside(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def module_name(source: Path, path: Path) -> str:
    """What a file is called when it is imported."""
    return ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")


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


def begun(modules: Modules, stamp: str, start: Sequence[str] = ()) -> bytes:
    facts = [json.dumps(fact, separators=(",", ":")) for fact in (stamp, KINDS, start)]
    return f"python.bundle({','.join(facts)})\npython.add(".encode() + listed(modules) + b")\n"


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
NO_FILES = "__BRYTHON__.builtins.open = () => { throw Error('there are no files here') }"
"""Brython complains where a function is missing that every Python has."""
UNUSED = {
    "files": "_b_.open=function",
    "memoryview": "$B.memory_iterator.tp_iter=",
    "complex numbers": "function conv_complex(",
    "the statement match": "$B.pattern_match=function",
}
"""What nothing here uses, and by what its section is known."""


def brython() -> bytes:
    """Brython without its parser, its docstrings and what is unused: the rest does not need them.

    They are cut off at the marks that Brython's authors have left, and so are the pieces in which
    it is run. What it need not see is hidden from it by a block.
    """
    before, chain = whole_brython().split(CHAIN[0])
    chain, after = chain.split(CHAIN[1])
    symbols, parser = chain.split(SECTION, 1)
    _docstrings, after = after.split(SECTION, 1)
    sections = f"{before}{symbols}{SECTION}{after}".split(SECTION)
    used = [one for one in sections if not any(mark in one for mark in UNUSED.values())]
    if (
        "_PySymtable_Build=" not in symbols
        or "_PyPegen.parse=" not in parser
        or len(sections) - len(used) != len(UNUSED)
    ):
        raise LookupError("this is another brython.js than the one known here")
    pieces = ",\n".join(f"(function(){{{one}\n}})" for one in [*used[:1], NO_FILES, *used[1:]])
    return (
        f'"use strict"\nself.$B=self.__BRYTHON__={{}}\n{{{QUIET}python.run([{pieces}])}}\n'.encode()
    )


def whole_brython() -> str:
    """As its package brings it; its standard library stays there, nothing here imports that."""
    spec = find_spec("brython")
    if not spec or not spec.origin:
        raise LookupError("the package brython is not installed")
    return (Path(spec.origin).parent / "data" / "brython.js").read_text("utf-8")
