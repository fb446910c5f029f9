"""A phone keeps the app: from a guest's tab through the https door, with the games."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from tests.browser.stored import begun, lay
from tests.chromium import ARGUMENTS
from tests.network.places import Host, Laptop, must_have

Start = Callable[[], BrowserContext]


@pytest.fixture
def browser_of(
    playwright: Playwright, chromium: str, phone: Host, tmp_path: Path
) -> Iterator[Start]:
    """Starts the phone's browser: on its own host, with what it has kept and whom it trusts."""
    program = tmp_path / "chromium"
    command = " ".join(phone.command(chromium))
    program.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    program.chmod(0o755)
    running: list[BrowserContext] = []

    def start() -> BrowserContext:
        for context in running:
            context.close()
        running[:] = [
            playwright.chromium.launch_persistent_context(
                tmp_path / "profile",
                executable_path=program,
                args=ARGUMENTS,
                env={**os.environ, "HOME": str(tmp_path)},
                viewport={"width": 360, "height": 640},
                locale="en-GB",
            )
        ]
        return running[0]

    yield start
    for context in running:
        context.close()


def trust(home: Path, certificate: Path) -> None:
    """What a person does in the phone's settings."""
    store = home / ".pki" / "nssdb"
    store.mkdir(parents=True, exist_ok=True)
    certutil = ["certutil", "-d", f"sql:{store}"]
    if not (store / "cert9.db").exists():
        subprocess.run([*certutil, "-N", "--empty-password"], check=True)
    words = [*certutil, "-A", "-t", "C,,", "-n", "Unke", "-i", certificate]
    subprocess.run(words, check=True)


def is_open_to_all(page: Page) -> None:
    """Judged by axe, in both themes."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


def at_home(page: Page) -> None:
    page.wait_for_selector('html[data-ready] [data-screen="home"]')


@pytest.mark.slow
def test_from_the_guests_tab_to_an_app_that_starts_without_a_network(
    laptop: Laptop, phone: Host, browser_of: Start, tmp_path: Path
) -> None:
    must_have("certutil (libnss3-tools)", bool(shutil.which("certutil")))
    phone.knows("unke.local", laptop.host.address)
    guests = f"http://{laptop.host.address}:8653"

    page = browser_of().pages[0]
    page.goto(guests)
    at_home(page)
    lay(page, begun("klunker", 3, 1), "mine")
    page.goto(guests + "/keep")
    expect(page.locator("#shut")).to_be_visible()
    expect(page.locator('[data-verdict="red"]')).to_be_visible(timeout=15000)
    expect(page.locator('[data-way="found"] [data-is="yes"]')).to_be_visible()
    for way in ("address", "name"):
        expect(page.locator(f'[data-way="{way}"] [data-is="no"]')).to_be_visible()
    expect(page.locator("#go")).to_be_hidden()
    is_open_to_all(page)
    with page.expect_download() as fetched:
        page.locator('a.button[href="unke.crt"]').click()
    fetched.value.save_as(tmp_path / "unke.crt")

    trust(tmp_path, tmp_path / "unke.crt")
    context = browser_of()
    page = context.pages[0]
    page.goto(guests + "/keep")
    expect(page.locator('[data-verdict="green"]')).to_be_visible(timeout=15000)
    expect(page.locator("#open")).to_be_visible()
    page.locator("#go").click()
    page.wait_for_url("https://unke.local:8654/keep")
    expect(page.locator('[data-say="came"]')).to_contain_text("1")
    expect(page.locator('[data-say="loaded"]')).to_be_visible(timeout=30000)
    is_open_to_all(page)
    session = context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []

    context.set_offline(True)
    page.goto("https://unke.local:8654/")
    at_home(page)
    page.evaluate("location.hash = '#table/mine'")
    page.wait_for_selector('[data-screen="table"] .players, [data-screen="curtain"]')
