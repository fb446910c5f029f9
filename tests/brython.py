"""Python in a page of its own: the rules and whatever a test adds, as the app runs them."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from server.build.bundle import brython, on_phones, script
from server.build.trees import parsed

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = "http://python.test/"
SCRIPTS = ("python.js", "brython.js", "unke.js")
PAGE = '<!doctype html><meta charset="utf-8">' + "".join(
    f'<script src="{name}"></script>' for name in SCRIPTS
)


class BrythonPage:
    """A page that has nothing but Brython, the rules, and the named files of tests/."""

    def __init__(self, browser: Browser, *added: str) -> None:
        files = [*on_phones(ROOT / "shared_rules"), *(ROOT / name for name in added)]
        self.page: Page = browser.new_page()
        # Brython wants to come from an address.
        self.serve("", PAGE.encode())
        self.serve("python.js", (ROOT / "static" / "app" / "python.js").read_bytes())
        self.serve("brython.js", brython())
        self.serve("unke.js", script(ROOT, files))
        self.page.goto(ADDRESS)
        self.page.evaluate("python.wake()")

    def serve(self, name: str, content: bytes) -> None:
        kind = "text/javascript" if name.endswith(".js") else "text/html"
        self.page.route(
            ADDRESS + name, lambda route: route.fulfill(body=content, content_type=kind)
        )

    def run(self, source: str) -> Any:
        """Run Python that puts something into `answer`, and return that."""
        written = self.page.evaluate(
            """tree => {
                try {
                    __BRYTHON__.runPythonSource(tree, "__main__")
                } catch (error) {
                    throw new Error(python.trace(error))
                }
                return window.answer
            }""",
            parsed(
                "from browser import window\n"
                "from shared_rules.engine.plain import written\n"
                f"{source}\n"
                "window.answer = written(answer)\n"
            ),
        )
        return json.loads(written)

    def close(self) -> None:
        self.page.close()
