"""WebKitGTK, which stands for Safari: the app starts, starts offline, and plays a game."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.common.exceptions import (
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from tests.browser.hosts import Host
from tests.engines.window import (
    Window,
    needed,
    offline_ready,
    play_a_game,
    play_over_the_network,
)
from tests.server.home import Home

# Selenium warns of what it does itself.
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")

BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))


def missing() -> str:
    for program in ("WebKitWebDriver", "Xvfb"):
        if not shutil.which(program):
            return f"{program} is missing: Debian's webkit2gtk-driver and xvfb have all it takes"
    return "" if BROWSERS else "WebKitGTK's MiniBrowser is missing"


def driver(patience: float) -> webdriver.WebKitGTK:
    """A browser that has so many seconds for every answer, the first one too."""
    options = Options()
    options.binary_location = str(BROWSERS[-1])
    options.add_argument("--automation")
    socket.setdefaulttimeout(patience)
    try:
        return webdriver.WebKitGTK(options, Service(shutil.which("WebKitWebDriver")))
    finally:
        socket.setdefaulttimeout(None)


def clicked(element: WebElement) -> bool:
    element.click()
    return True


class WebKit(Window):
    def __init__(self) -> None:
        try:
            self.driver = driver(30)
        except HTTPError:  # now and then a browser never answers its driver
            self.driver = driver(90)

    def goto(self, address: str) -> None:
        self.driver.get(address)

    def evaluate(self, function: str, *values: Any) -> Any:
        return self.driver.execute_script(f"return ({function})(...arguments)", *values)

    def click(self, selector: str) -> None:
        """As soon as it can be: what a dialog covered a moment ago refuses."""
        covered = [ElementNotInteractableException, StaleElementReferenceException]
        wait = WebDriverWait(self.driver, 20, 0.05, ignored_exceptions=covered)
        wait.until(lambda driver: clicked(driver.find_element(By.CSS_SELECTOR, selector)))

    def close(self) -> None:
        self.driver.quit()


@pytest.fixture(scope="module")
def screen() -> Iterator[None]:
    """A display that nobody sees, and a language: with none Python does not start in WebKitGTK."""
    needed(missing())
    with pytest.MonkeyPatch.context() as patch:
        read, write = os.pipe()
        command = [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            "800x900x24",
            "-nolisten",
            "tcp",
        ]
        display = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            patch.setenv("DISPLAY", f":{told.readline().strip()}")
        patch.setenv("LANG", "en_US.UTF-8")
        patch.setenv("LANGUAGE", "en_US")
        patch.delenv("LC_ALL", raising=False)
        yield
        display.terminate()
        display.wait()


@pytest.fixture
def webkit(screen: None) -> Iterator[WebKit]:
    window = WebKit()
    yield window
    window.close()


def test_it_starts_also_when_the_server_is_dead(webkit: WebKit, host: Host) -> None:
    webkit.start(host.address)
    offline_ready(webkit)
    host.stop()
    webkit.goto("about:blank")
    webkit.start(host.address)


@pytest.mark.slow
def test_a_game_is_played_to_its_end(webkit: WebKit, host: Host) -> None:
    play_a_game(webkit, host.address)


def test_a_table_on_the_network_is_played_at(webkit: WebKit, home: Home) -> None:
    play_over_the_network(webkit, home.address)
