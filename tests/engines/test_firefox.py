"""Firefox: the app starts, starts offline, and plays a game.

It is driven by npm's puppeteer-core, in the folder that UNKE_PUPPETEER names (.ci/run puts it
there).
"""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.hosts import Host
from tests.engines.window import (
    Window,
    needed,
    offline_ready,
    play_a_game,
    play_over_the_network,
)
from tests.server.home import Home


def program() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def missing() -> str:
    if not program():
        return "Firefox is missing"
    if not shutil.which("node"):
        return "node is missing, which drives Firefox"
    package = "node_modules/puppeteer-core/package.json"
    if not (Path(os.environ.get("UNKE_PUPPETEER", "nowhere")) / package).is_file():
        return "puppeteer-core is not in the folder UNKE_PUPPETEER; .ci/run puts it there"
    return ""


class Firefox(Window):
    def __init__(self, home: Path) -> None:
        script = Path(__file__).with_name("firefox.mjs")
        self.driver = subprocess.Popen(
            ["node", str(script), os.environ["UNKE_PUPPETEER"], str(program())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "HOME": str(home)},  # Firefox writes there whatever its profile is
        )

    def command(self, name: str, value: str) -> Any:
        assert self.driver.stdin and self.driver.stdout
        self.driver.stdin.write(json.dumps([name, value]) + "\n")
        self.driver.stdin.flush()
        answer = json.loads(self.driver.stdout.readline() or '{"error": "Firefox has gone"}')
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def goto(self, address: str) -> None:
        self.command("goto", address)

    def evaluate(self, function: str, *values: Any) -> Any:
        return self.command("evaluate", f"({function})(...{json.dumps(values)})")

    def click(self, selector: str) -> None:
        self.command("click", selector)

    def close(self) -> None:
        assert self.driver.stdin and self.driver.stdout
        self.driver.stdin.close()
        self.driver.wait(30)
        self.driver.stdout.close()


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    needed(missing())
    window = Firefox(tmp_path)
    yield window
    window.close()


def test_it_starts_also_when_the_server_is_dead(firefox: Firefox, host: Host) -> None:
    firefox.start(host.address)
    offline_ready(firefox)
    host.stop()
    firefox.goto("about:blank")
    firefox.start(host.address)


@pytest.mark.slow
def test_a_game_is_played_to_its_end(firefox: Firefox, host: Host) -> None:
    play_a_game(firefox, host.address)


def test_a_table_on_the_network_is_played_at(firefox: Firefox, home: Home) -> None:
    play_over_the_network(firefox, home.address)
