"""Tables travel as files: out of a table on the network, and in from an app of another address."""

from pathlib import Path

from playwright.sync_api import Page

from shared_rules.engine.table import Table
from tests.browser.network.company import Hasty, Phone, aside, begin, join, make, play, sit
from tests.browser.people.player import tap
from tests.browser.stored import begun, lay
from tests.server.home import Home


def saved(page: Page, *message: object) -> Path:
    """The file that a tap saves, or that comes as soon as others have agreed to it."""
    with page.expect_download() as download:
        tap(page, *message)
    return Path(download.value.path())


def test_the_table_agrees_to_give_its_record_out_as_a_file(home: Home, phone: Phone) -> None:
    anna = phone()
    code = make(anna, home.address, 3, 2)
    sit(anna, 0, "Anna")
    bert = home.phone("Bert")
    bert.enter(bert.http("GET", f"/api/codes/{code}")["table"]).sit(1)
    begin(anna)
    tap(anna, "overlay", "menu")
    tap(anna, "net", "propose", "export")
    bert.until(lambda phone: phone.table["motion"])
    with anna.expect_download() as download:
        bert.ask("vote", motion=bert.table["motion"]["motion"], yes=True)
    assert download.value.suggested_filename.endswith(".unke")
    table = Table.read(Path(download.value.path()).read_text("utf-8"), check=True)
    assert len(table.record.moves) == bert.settle().game["moves"]
    assert [player["name"] for player in table.players][:2] == ["Anna", "Bert 1"]


def test_a_file_from_an_app_of_another_address_becomes_a_table(
    home: Home, app: str, phone: Phone
) -> None:
    anna, bert = phone(), phone()
    anna.goto(app)
    anna.wait_for_selector("html[data-ready] [data-screen=home]")
    lay(anna, begun("klunker", 3, 2))
    Hasty(anna, 1).play(2)
    tap(anna, "overlay", "menu")
    file = saved(anna, "share")
    before = Table.read(file.read_text("utf-8"))

    anna.goto(f"{home.address}/#network")
    with anna.expect_file_chooser() as chooser:
        tap(anna, "file")
    chooser.value.set_files(
        {"name": "table.unke", "mimeType": "text/plain", "buffer": file.read_bytes()}
    )
    code = anna.inner_text("[data-screen=lobby] .letters")
    aside(anna)
    sit(anna, 0, "Anna")
    join(bert, home.address, code, 1)
    begin(anna, bert)
    play([Hasty(anna, 1), Hasty(bert, 2)], 1)
    watcher = home.phone("Watcher")
    watcher.enter(watcher.http("GET", f"/api/codes/{code}")["table"])
    assert [entry[0] for entry in watcher.log[:2]] == [seat for seat, _ in before.record.moves[:2]]
    assert watcher.game["moves"] > len(before.record.moves)
