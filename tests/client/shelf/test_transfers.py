"""Files: what leaves one phone comes into another as it was, and nothing else gets in."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from client.screens import home, settings
from client.shelf.replay import LONG, Replay
from shared_rules import GAMES
from shared_rules.engine.plain import digest, read, written
from shared_rules.engine.record import Record
from shared_rules.engine.table import Table
from tests.client.phone import Phone, played

REPLAYS = Path(__file__).parents[2] / "replays"


def arrived(text: str, phone: Phone | None = None) -> Phone:
    """A phone into which a file came."""
    phone = phone or Phone(home)
    phone.file = {"name": "some.unke", "text": text}
    phone.tap("transfers", "import")
    phone.wait()
    return phone


@pytest.mark.parametrize("moves", [0, 7, -1])
@pytest.mark.parametrize("key", ["klunker", "halunken", "dschunke"])
def test_a_table_comes_in_as_it_went_out(key: str, moves: int) -> None:
    table = played(key, moves=moves)
    phone = arrived(table.text())
    (stored,) = phone.shelves["tables"].values()
    assert stored == table.save()
    assert "Now on this device" in phone.text()
    assert Table.load(stored).text() == table.text()


def test_a_running_table_can_be_gone_on_with_at_once() -> None:
    phone = arrived(played(moves=5).text())
    (ident,) = phone.shelves["tables"]
    phone.tap("go", "table", ident)


@pytest.mark.parametrize("moves", [5, -1])
def test_what_has_come_before_does_not_lie_there_twice(moves: int) -> None:
    table = played(moves=moves)
    phone = arrived(table.text(), arrived(table.text()))
    assert len(phone.shelves["tables"]) == len(phone.shelves["summaries"]) == 1
    assert "was on the device already" in phone.text()
    arrived(table.text() + played("halunken", moves=5).text() + table.text(), phone)
    assert len(phone.shelves["tables"]) == 2
    assert "Now on this device: " in phone.text()
    assert "2 games were on the device already" in phone.text()


def test_a_game_that_has_gone_on_meanwhile_comes_in_beside_it() -> None:
    phone = arrived(played(moves=5).text(), arrived(played(moves=7).text()))
    assert len(phone.shelves["tables"]) == 2


@pytest.mark.parametrize("screen", [home, settings])
def test_what_has_come_is_to_stay(screen: ModuleType) -> None:
    phone = arrived(played(moves=5).text(), Phone(screen))
    assert phone.told("persist") == [("persist", ["kept"])]
    phone = arrived("a shopping list", Phone(screen))
    assert not phone.told("persist")
    phone.broken = "full"
    phone = arrived(played(moves=5).text(), phone)
    assert not phone.told("persist")


def test_all_tables_go_into_one_file_and_come_out_of_it_again() -> None:
    first = arrived(played(moves=5).text())
    arrived(played("halunken", moves=-1).text(), first)
    sender = Phone(settings, **first.shelves)
    sender.tap("transfers", "all")
    sender.wait()
    (_, name, text) = sender.told("share")[-1]
    assert name == "unke.unke"
    second = arrived(text, Phone(settings))
    assert sorted(map(str, second.shelves["tables"].values())) == sorted(
        map(str, first.shelves["tables"].values())
    )
    assert "2 games" in second.text()


def test_an_empty_shelf_makes_no_file() -> None:
    phone = Phone(settings)
    phone.tap("transfers", "all")
    assert not phone.told("share")
    assert "no tables" in phone.text()


def test_storage_that_does_not_answer_is_not_taken_for_an_empty_shelf() -> None:
    phone = Phone(settings, tables={"ab": played().save()})
    phone.broken = "slow"
    phone.tap("transfers", "all")
    assert "is not responding" in phone.text()
    assert "no tables" not in phone.text()


def test_a_table_that_cannot_be_read_keeps_no_other_back() -> None:
    spoilt = played().save()
    spoilt["rules"] = 99
    phone = Phone(settings, tables={"ab": spoilt, "cd": played(moves=5).save()})
    phone.tap("transfers", "all")
    phone.wait()
    (_, _, text) = phone.told("share")[-1]
    assert text == played(moves=5).text()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a shopping list\nmilk\n",
        played(moves=5).text()[:-30],
        played(moves=-1).text().replace("= ", "= 1", 1),
        played(moves=5).text().replace("seed 0", "seed 1"),
        (REPLAYS / "klunker" / "3-first-0.unke").read_text().replace("seat ", "# ", 1),
        played(moves=5).text().replace("\n^ ", "\n^ -", 1),
        played(moves=5).text().replace("\n^ ", "\n^ 9", 1),
        re.sub(r"\n\^ .*", "\n^ 0 {}", played(moves=5).text()),
        re.sub(r"\n\^ .*", "\n^ x", played(moves=5).text()),
        played(moves=5).text().replace("seat person", "seat \x1b[2J", 1),
    ],
    ids=[
        *["empty", "no record", "cut off", "other scores", "other seed", "odd line"],
        *["undo before the start", "undo from the future", "undo of nothing", "no undo line"],
        "nobody knows who sits there",
    ],
)
def test_what_is_no_game_is_refused(text: str) -> None:
    phone = arrived(text)
    assert phone.shelves["tables"] == {}
    assert "not an Unke game" in phone.text()


def test_a_state_that_the_moves_do_not_lead_to_is_refused() -> None:
    table = played(moves=5)
    table.game.notes[0] += 1
    phone = arrived(table.text())
    assert phone.shelves["tables"] == {}


@pytest.mark.parametrize(
    ("there", "instead"),
    [('"seats":3', '"seats":4'), ('"notes":[', '"notes":["x",'), ('"agenda":', '"agenda":0,"x":')],
)
def test_a_running_game_of_older_rules_needs_a_state_that_can_be(
    monkeypatch: pytest.MonkeyPatch, there: str, instead: str
) -> None:
    text = played(moves=5).text()
    monkeypatch.setattr(GAMES["klunker"], "RULES", 3)
    assert arrived(text).shelves["tables"] != {}
    state = read(re.findall(r"\n@ (.*)", text.replace(there, instead))[0])
    forged = re.sub(r"\n[@^] .*", "", text).replace("\n# ", f"\n@ {written(state)}\n# ")
    phone = arrived(re.sub(r"\n# .*", f"\n# {digest(state)}", forged))
    assert phone.shelves["tables"] == {}
    assert "not an Unke game" in phone.text()


def test_a_file_from_a_later_version_says_so() -> None:
    phone = arrived(played().text().replace("rules 2", "rules 99"))
    assert "newer version" in phone.text()


@pytest.mark.parametrize("problem, said", [("large", "too large"), ("broken", "not an Unke game")])
def test_a_file_that_cannot_be_read_says_so(problem: str, said: str) -> None:
    phone = Phone(home)
    phone.unfit = problem
    phone.tap("transfers", "import")
    assert said in phone.text()


def test_good_and_bad_games_in_one_file_are_told_apart() -> None:
    phone = arrived(played().text() + "unke klunker nonsense\n")
    assert len(phone.shelves["tables"]) == 1
    assert "Now on this device" in phone.text() and "not an Unke game" in phone.text()


def test_no_file_chosen_is_no_news() -> None:
    phone = Phone(home)
    phone.tap("transfers", "import")
    assert "not an Unke game" not in phone.text()


def test_a_full_device_is_said() -> None:
    phone = Phone(home)
    phone.file = {"name": "some.unke", "text": played().text()}
    phone.tap("transfers", "import")
    phone.broken = "full"
    phone.wait()
    assert "no room" in phone.text()


def test_while_a_file_is_checked_its_progress_is_shown() -> None:
    phone = Phone(home)
    phone.file = {"name": "some.unke", "text": played(moves=-1).text()}
    phone.tap("transfers", "import")
    steps = []
    while phone.timers:
        phone.send(*phone.timers.pop(0))
        steps += [place[1]["value"] for place in phone.find("progress")]
    assert len(steps) > 3 and steps == sorted(steps)
    assert not phone.find("progress")


def test_replaying_takes_fewer_moves_at_once_where_they_take_longer() -> None:
    replay = Replay(Record.read(played(moves=-1).text()), ["replay"])
    replay.begin()
    sizes = []
    for took in (0, 0, 0, LONG + 1, LONG + 1):
        replay.hear("began", 0, "")
        replay.hear("ended", took, "")
        sizes.append(replay.chunk)
    assert sizes == [2, 4, 8, 4, 2]
