"""The app with the probe's screens in place of the real ones, served for real."""

import shutil
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from server.build import FAMILY, build
from server.source import SOURCE
from tests.browser.hosts import Host
from tests.browser.runtime.probes import Probe

PROBE = Path(__file__).parent / "probe"


@pytest.fixture(scope="session")
def probe_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The app's address."""
    source = tmp_path_factory.mktemp("probe") / "source"
    leave = shutil.ignore_patterns("__pycache__", "screens", "games", "art")
    for name in ("client", "shared_rules", "static"):
        shutil.copytree(SOURCE / name, source / name, ignore=leave)
    for name in ("manifest.json", "pyproject.toml"):
        shutil.copy(SOURCE / name, source)
    shutil.copytree(SOURCE / "static/games/klunker/art", source / "static/games/klunker/art")
    shutil.copytree(PROBE / "screens", source / "client/screens")
    shutil.copy(PROBE / "main.py", source / "client/main.py")
    folder = source.parent / "app"
    build(folder, FAMILY, source)
    with Host(folder) as host:
        yield host.address


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale="en-GB")
    yield context
    context.close()


@pytest.fixture
def probe(context: BrowserContext, probe_app: str) -> Iterator[Probe]:
    probe = Probe(context.new_page(), probe_app)
    yield probe
    assert probe.errors == []


@pytest.fixture
def timed(context: BrowserContext, probe_app: str) -> Iterator[Probe]:
    """A probe whose time stands still but for what a test lets pass (page.clock)."""
    context.clock.install()
    probe = Probe(context.new_page(), probe_app)
    context.clock.pause_at(datetime.now() + timedelta(minutes=1))
    yield probe
    assert probe.errors == []
