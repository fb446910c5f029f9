"""`./unke build DIR` on a host of plain files: under a sub-path, beside another copy."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from server.build import build
from tests.browser.conftest import Phone, at_home, settle, start
from tests.browser.hosts import PlainHost
from tests.browser.updates import is_newer, offered, reloading

Visit = Callable[[str], Page]
PATH = "our/games/unke/"
OTHER = "our/games/unke-at-grandmas/"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `./unke build` makes."""
    folder = tmp_path_factory.mktemp("files") / "unke"
    build(folder)
    return folder


@pytest.fixture
def web(tmp_path: Path, files: Path) -> Path:
    """The root of a web space that has other things in it, too."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text("<title>A family's pages</title>", encoding="utf-8")
    shutil.copytree(files, folder / PATH)
    return folder


@pytest.fixture
def plain(web: Path) -> Iterator[PlainHost]:
    with PlainHost(web) as started:
        yield started


def test_it_starts_offline(visit: Visit, plain: PlainHost) -> None:
    page = visit(plain.address + PATH)
    plain.stop()
    page.reload()
    at_home(page)
    start(page, plain.address + PATH + "index.html")


def test_it_asks_for_nothing_outside_its_folder(visit: Visit, plain: PlainHost) -> None:
    visit(plain.address + PATH)
    assert plain.asked
    assert [path for path in plain.asked if not path.startswith("/" + PATH)] == []


def test_it_leaves_the_rest_of_the_host_alone(visit: Visit, plain: PlainHost) -> None:
    page = visit(plain.address + PATH)
    page.goto(plain.address)
    assert page.title() == "A family's pages"


def test_chromium_would_install_it(phone: Phone, plain: PlainHost) -> None:
    page = phone().pages[0]
    settle(page, plain.address + PATH)
    devtools = page.context.new_cdp_session(page)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert devtools.send("Page.getAppManifest")["errors"] == []


def test_a_new_version_is_offered_and_taken(
    visit: Visit, plain: PlainHost, source: Path, web: Path
) -> None:
    page = visit(plain.address + PATH)
    with (source / "client" / "main.py").open("a", encoding="utf-8") as main:
        main.write('\ndom.window.document.body.setAttribute("data-newer", "yes")\n')
    build(web / PATH, source=source)
    offered(page)
    assert not is_newer(page)
    reloading(page, lambda: page.evaluate("unke.takeUpdate()"))
    assert is_newer(page)
    plain.stop()
    page.reload()
    assert is_newer(page)


def test_two_copies_do_not_disturb_each_other(
    visit: Visit, plain: PlainHost, source: Path, web: Path
) -> None:
    page = visit(plain.address + PATH)
    (source / "static" / "app" / "splash.css").write_text("html { color: black }", encoding="utf-8")
    build(web / OTHER, source=source)
    other = page.context.new_page()
    start(other, plain.address + OTHER)
    other.wait_for_function("navigator.serviceWorker.controller")
    plain.stop()
    page.reload()
    at_home(page)
    other.reload()
    at_home(other)
    assert page.evaluate("unke.version") != other.evaluate("unke.version")


def test_it_knows_that_there_are_no_tables_over_the_network(visit: Visit, plain: PlainHost) -> None:
    page = visit(plain.address + PATH)
    assert page.evaluate("unke.host") == "files"


def test_the_policy_is_in_the_page(visit: Visit, plain: PlainHost, complaints: list[str]) -> None:
    page = visit(plain.address + PATH)
    page.evaluate(
        """() => {
            const script = document.createElement("script")
            script.textContent = "window.intruder = true"
            document.body.append(script)
        }"""
    )
    assert page.evaluate("window.intruder") is None
    assert any("Content Security Policy" in complaint for complaint in complaints)
    complaints.clear()


def test_building_again_leaves_no_old_files_and_touches_no_others(web: Path, source: Path) -> None:
    folder = web / PATH
    (folder / "CNAME").write_text("games.example", encoding="utf-8")
    (folder / "photos.old").mkdir()
    first = {path.name for path in folder.glob("*.js")}
    with (source / "static/app/boot.js").open("a", encoding="utf-8") as boot:
        boot.write("// newer\n")
    build(folder, source=source)
    again = {path.name for path in folder.glob("*.js")}
    assert len(first) == len(again)
    assert len(first - again) == 1
    assert (folder / "CNAME").is_file()
    assert (folder / "photos.old").is_dir()
