"""All Python of the app in one script, as source: Brython compiles a module when it is imported."""

import json
from importlib.util import find_spec
from pathlib import Path

from server.build.lean import lean
from server.build.parts import digest

PACKAGES = ("client", "shared_rules")


def bundle(source: Path) -> bytes:
    modules = {}
    for package in PACKAGES:
        for path in sorted((source / package).rglob("*.py")):
            name = ".".join(path.relative_to(source).with_suffix("").parts)
            text = lean(path.read_text("utf-8"))
            if path.name == "__init__.py":
                modules[name.removesuffix(".__init__")] = [text, 1]
            else:
                modules[name] = [text]
    listed = json.dumps(modules, ensure_ascii=False, separators=(",", ":"))
    stamp = digest(listed.encode(), brython())  # what was compiled from it is valid as long
    return f'python.bundle("{stamp}",{listed})\n'.encode()


def brython() -> bytes:
    """Brython as its package brings it, without its standard library: nothing here imports that."""
    spec = find_spec("brython")
    if not spec or not spec.origin:
        raise LookupError("the package brython is not installed")
    return (Path(spec.origin).parent / "data" / "brython.js").read_bytes()
