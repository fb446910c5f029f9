"""Python in a page of its own: the rules and whatever a test adds, compiled by Brython."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from server.build.bundle import brython
from server.build.lean import lean

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = "http://python.test/"
PAGE = '<!doctype html><meta charset="utf-8"><script src="brython.js"></script>'


def modules(paths: Iterable[Path]) -> dict[str, list[Any]]:
    """Files as Brython's virtual file system wants them; a package, __init__.py or not, has a 1."""
    files: dict[str, list[Any]] = {}
    for path in paths:
        *packages, name = path.relative_to(ROOT).with_suffix("").parts
        for depth in range(len(packages)):
            files.setdefault(".".join(packages[: depth + 1]), [".py", "", [], 1])
        text = lean(path.read_text("utf-8"))
        if name == "__init__":
            files[".".join(packages)] = [".py", text, [], 1]
        else:
            files[".".join([*packages, name])] = [".py", text, []]
    return files


class BrythonPage:
    """A page that has nothing but Brython, the rules, and the named files of tests/."""

    def __init__(self, browser: Browser, *added: str) -> None:
        rules = sorted((ROOT / "shared_rules").rglob("*.py"))
        files = modules([*rules, *(ROOT / name for name in added)])
        self.page: Page = browser.new_page()
        # Brython wants to come from an address.
        served = {ADDRESS: PAGE.encode(), ADDRESS + "brython.js": brython()}
        for address, content in served.items():
            self.serve(address, content)
        self.page.goto(ADDRESS)
        self.page.evaluate(
            """files => {
                __BRYTHON__.use_VFS = true
                __BRYTHON__.update_VFS(files)
                __BRYTHON__.$options = __BRYTHON__.parse_options({ indexeddb: false })
            }""",
            files,
        )

    def serve(self, address: str, content: bytes) -> None:
        kind = "text/javascript" if address.endswith(".js") else "text/html"
        self.page.route(address, lambda route: route.fulfill(body=content, content_type=kind))

    def run(self, source: str) -> Any:
        """Run Python that puts something into `answer`, and return that."""
        written = self.page.evaluate(
            """source => {
                try {
                    __BRYTHON__.runPythonSource(source, "__main__")
                } catch (error) {
                    throw new Error(__BRYTHON__.error_trace(__BRYTHON__.exception(error)))
                }
                return window.answer
            }""",
            "from browser import window\n"
            "from shared_rules.plain import written\n"
            f"{source}\n"
            "window.answer = written(answer)\n",
        )
        return json.loads(written)

    def close(self) -> None:
        self.page.close()
