"""The chronicle is written when a game ends, filled once, merged without duplicates, and shown."""

import json
from typing import Any

import pytest

from client.app.texts import say
from client.chronicle import exchange, persons, slip
from client.chronicle.sums import joined
from client.screens import chronicle, home, result
from client.shelf import saves
from tests.client.chronicle.told import told
from tests.client.phone import NOW, Phone, played

YEAR = 366 * 86_400_000


def shelves(*tables: Any, fresh: bool = True) -> dict[str, dict[str, Any]]:
    """What ended tables have left, the first the latest; or as before there was a chronicle."""
    found: dict[str, dict[str, Any]] = {}
    for place, table in enumerate(tables):
        for shelf, key, value in saves.keep(f"t{place}", table, NOW - place * YEAR)[1]:
            if fresh or shelf != "fresh":
                found.setdefault(shelf, {})[key] = value
    return found


def opened(*words: str, **shelves: dict[str, Any]) -> Phone:
    phone = Phone(chronicle, *words, **shelves)
    phone.wait()
    return phone


def written(*annals: list[Any]) -> Phone:
    """A chronicle of these games."""
    fresh = {str(place): annal for place, annal in enumerate(annals)}
    return opened(fresh=fresh, sums={"filled": True})


def test_a_running_table_leaves_nothing_and_an_ended_one_its_annal() -> None:
    assert "fresh" not in shelves(played(moves=3))
    (annal,) = shelves(played(moves=-1))["fresh"].values()
    assert annal[2] == "klunker"
    assert [player[0] for player in annal[4]] == ["Anna", "Ben", "Cleo"]


def test_what_has_ended_is_in_the_books_when_somebody_looks() -> None:
    phone = opened(**shelves(played(moves=-1), played("halunken", moves=-1)))
    assert sorted(phone.shelves["annals"]) == ["halunken 2022", "klunker 2023"]
    assert phone.shelves["fresh"] == {}
    assert phone.told("claim") and phone.told("release") == [("release", "chronicle")]
    assert "Games (2)" in phone.text()


def test_games_from_before_there_was_a_chronicle_are_taken_in_once() -> None:
    before = shelves(played(moves=-1), played("dschunke", moves=-1), played(moves=4), fresh=False)
    phone = opened(**before)
    assert sorted(phone.shelves["annals"]) == ["dschunke 2022", "klunker 2023"]
    assert phone.shelves["sums"]["filled"] is True
    again = opened(**phone.shelves)
    assert not again.told("claim")
    assert [effect for effect in again.told("load") if effect[1] == "tables"] == []


def test_what_all_books_come_to_is_kept_and_is_what_they_come_to() -> None:
    phone = written(told({"Anna": 5, "Ben": 4}, -20), told({"Anna": 3, "Ben": 4}, 2, "halunken"))
    for fresh in ({}, {"new": told({"Cleo": 9, "Ben": 4}, 9)}):
        phone.shelves["fresh"] = dict(fresh)
        phone = opened(**phone.shelves)
        books = [phone.shelves["sums"][title] for title in sorted(phone.shelves["annals"])]
        assert phone.model.whole == joined(books) == phone.shelves["sums"]["whole"]


def test_a_damaged_table_keeps_nobody_from_the_others() -> None:
    before = shelves(played(moves=-1), played("halunken", moves=-1), fresh=False)
    before["tables"]["t0"].pop("facts")
    phone = opened(**before)
    assert list(phone.shelves["annals"]) == ["halunken 2022"]


def test_a_game_that_is_kept_once_more_is_the_same_game() -> None:
    first = shelves(played(moves=-1))
    phone = opened(**first)
    phone.shelves["fresh"] = {"other": [NOW + 3 * YEAR, *first["fresh"]["t0"][1:]]}
    again = opened(**phone.shelves)
    assert "Games (1)" in again.text()
    assert list(again.shelves["annals"]) == ["klunker 2023"]


def test_while_another_window_writes_one_reads() -> None:
    phone = Phone(chronicle, **opened(**shelves(played(moves=-1))).shelves)
    model = phone.model
    model.keeper.open()
    model.keeper.hear("fresh", [["x", told({"Anna": 1, "Ben": 2})]], "")
    asked = model.keeper.hear("sums", [[k, v] for k, v in phone.shelves["sums"].items()], "")
    assert asked == [("claim", "chronicle", ["keeper", "place"])]
    assert model.keeper.hear("place", "elsewhere") == []
    assert model.keeper.ready


def test_a_shelf_that_cannot_be_read_is_told() -> None:
    phone = Phone(chronicle)
    phone.broken = "broken"
    phone.send("returned")
    assert say("home.storage") in phone.text()


def test_by_game_by_year_and_by_person() -> None:
    phone = written(
        told({"Anna": 5, "Ben": 4}, -20),
        told({"Anna": 5, "Ben": 4}, 1),
        told({"Anna": 50, "Cleo": 60}, 2, "halunken"),
    )
    assert "Games (3)" in phone.text()
    phone.tap("game", "klunker")
    assert "Games (2)" in phone.text()
    phone.tap("year", "2026")
    assert "Games (1)" in phone.text()
    phone.tap("year", "")
    phone.tap("game", "")
    phone.tap("person", "@cleo")
    assert "Games (1)" in phone.text()
    assert say("chronicle.versus") in phone.text()
    phone.tap("person", "")
    assert "Games (3)" in phone.text()


def test_a_person_who_did_not_play_that_game_is_let_go() -> None:
    phone = written(told({"Anna": 5, "Ben": 4}), told({"Anna": 50, "Cleo": 60}, 2, "halunken"))
    phone.tap("person", "@ben")
    phone.tap("game", "halunken")
    assert phone.model.person == ""
    assert "Cleo" in phone.text()


def test_older_games_come_when_they_are_wanted() -> None:
    games = [told({"Anna": 5, "Ben": 4}, -day * 20) for day in range(40)]
    phone = written(*games)
    assert len(phone.find(class_="leaf")) == 30
    loaded = [effect[2] for effect in phone.told("load") if effect[3][0] == "book"]
    assert "klunker 2023" not in loaded
    phone.tap("more")
    assert len(phone.find(class_="leaf")) == 40


def test_one_game_shows_the_score_sheet_that_was_kept_whatever_the_rules_are_now() -> None:
    annal = told({"Anna": 5, "Ben": 4}, deeds={"Anna": ["four", "of a later version"]})
    annal[9][0].append(["of other rules", 3])
    phone = written(annal)
    phone.tap("show", "klunker", annal[0], annal[1])
    (sheet,) = phone.find("dialog")
    assert "Banknotes" in phone.text(sheet)
    assert "Anna: Top price" in phone.text(sheet)
    phone.tap("close")
    assert not phone.find("dialog")


def test_a_plot_says_the_same_as_its_table() -> None:
    phone = written(told({"Anna": 8, "Ben": 4}), told({"Anna": 3, "Ben": 4}, 40))
    phone.tap("game", "klunker")
    tables = [phone.text(one) for one in phone.find("table", class_="unseen")]
    assert "2026-01 8 4" in tables[0]
    assert "2026-02 3 4" in tables[0]


def test_a_game_that_brings_no_deeds_is_told_without_any(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "has", lambda game, name: False)
    phone = written(told({"Anna": 5, "Ben": 4}))
    phone.tap("game", "klunker")
    assert say("chronicle.deeds") not in phone.text()
    assert "Games (1)" in phone.text()


def test_nobody_has_finished_anything() -> None:
    assert say("chronicle.none") in opened().text()
    assert not Phone(home).find("button", tap=["go", "chronicle"])


# Out and in


def test_a_chronicle_goes_out_as_json_and_comes_in_elsewhere_once() -> None:
    phone = written(told({"Anna": 8, "Ben": 4}), told({"Anna": 3, "Ben": 4}, 40))
    phone.tap("menu")
    phone.tap("exchange", "out", "json")
    ((_, filename, parcel),) = phone.told("share")
    assert filename == "unke-chronicle.json"
    other = written(told({"Anna": 3, "Ben": 4}, 40), told({"Zoe": 3, "Ben": 4}, 50))
    other.file = {"name": filename, "text": json.dumps(parcel)}
    for news in (say("chronicle.news", 1), say("chronicle.news.none")):
        other.tap("menu")
        other.tap("exchange", "in")
        other.wait()
        assert news in other.text()
        assert "Games (3)" in other.text()


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"unke":"chronicle"}', '{"unke":"chronicle","games":[1]}']
)
def test_what_is_no_chronicle_is_refused(text: str) -> None:
    phone = written(told({"Anna": 8, "Ben": 4}))
    phone.file = {"name": "x", "text": text}
    phone.tap("menu")
    phone.tap("exchange", "in")
    phone.wait()
    assert phone.model.exchange.news
    assert "Games (1)" in phone.text()


def test_a_spreadsheet_gets_a_row_for_everybody_and_no_formulas() -> None:
    annals = [told({'=Anna,"A"': 8, "Ben": 4, "bot:solid": 2})]
    lines = exchange.as_csv(annals, {"@ben": "@"}).splitlines()
    assert lines[0] == ",".join(exchange.COLUMNS)
    start = f"2026-01-01,klunker,{annals[0][1]},3,"
    assert lines[1:] == [
        start + '"\'=Anna,""A""",person,1,8,first=lot',
        start + ",person,2,4,first=lot",
        start + "bot:solid,bot:solid,3,2,first=lot",
    ]


def test_through_the_server_by_a_word() -> None:
    phone = written(told({"Anna": 8, "Ben": 4}))
    phone.served = {"parcel": "KRTXBBCC"}
    phone.send("exchange", "network", "send")
    ((_, method, path, parcel, _),) = phone.told("http")
    assert (method, path) == ("POST", "/api/parcels")
    assert phone.model.exchange.word == "KRTXBBCC"
    other = written(told({"Zoe": 8, "Ben": 4}))
    other.send("exchange", "typed", " krtxbbcc")
    other.served = parcel
    other.send("exchange", "network", "fetch")
    assert other.told("http")[-1][3] == {"parcel": "KRTXBBCC"}
    other.wait()
    assert "Games (2)" in other.text()


def test_the_latest_game_goes_from_phone_to_phone_by_a_camera() -> None:
    latest = told({"Zoë 🐸": 8, "Ben": 4}, 50, deeds={"Ben": ["four"]})
    phone = written(told({"Anna": 8, "Ben": 4}), latest, told({"A": 1, "B": 2}, 20, "halunken"))
    phone.tap("menu")
    phone.tap("latest")
    assert phone.find("svg", class_="code")
    other = written(told({"Anna": 8, "Ben": 4}))
    came = Phone(chronicle, "take", slip.packed(latest), **other.shelves)
    came.wait()
    assert say("chronicle.news", 1) in came.text()
    assert latest in came.shelves["annals"]["klunker 2026"]
    again = Phone(chronicle, "take", slip.packed(latest), **came.shelves)
    again.wait()
    assert say("chronicle.news.none") in again.text()


def test_a_game_that_is_too_long_for_a_code_leaves_its_score_sheet_behind() -> None:
    annal = told({"Anna": 8, "Ben": 4})
    annal[9] = [[["notes", 1]] * 200, []]
    assert slip.code_of("https://unke.test/", annal)


@pytest.mark.parametrize("text", ["", "A", "%%", slip.packed([1, 2])])
def test_an_address_without_a_game_says_so(text: str) -> None:
    phone = Phone(chronicle, "take", text, sums={"filled": True})
    phone.wait()
    assert say("chronicle.news.slip") in phone.text()


# The way there, and what is told once


def test_the_result_leads_there_and_tells_what_was_done_for_the_first_time() -> None:
    table = played(moves=-1)
    before = shelves(table)
    phone = Phone(result, "t0", **before)
    phone.wait()
    assert say("chronicle.firsts") in phone.text()
    assert "Strings of pearls" in phone.text()
    phone.tap("menu")
    phone.tap("go", "chronicle")


def test_what_was_done_before_is_not_told_again() -> None:
    before = shelves(played(moves=-1))
    deeds = before["fresh"]["t0"][11]
    earlier = told({"Anna": 9, "Ben": 5, "Cleo": 4}, -1300)
    before["fresh"]["old"] = [*earlier[:-1], deeds]
    phone = Phone(result, "t0", **before)
    phone.wait()
    assert say("chronicle.firsts") not in phone.text()


def test_home_has_a_quiet_way_once_somebody_has_finished_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from client.app import settings

    monkeypatch.setitem(settings.now, "memories", True)
    Phone(home).tap("go", "chronicle")


# Who is who


def test_two_names_become_one_person_and_part_again() -> None:
    phone = written(told({"Mama": 8, "Ben": 4}), told({"Anna": 8, "Ben": 4}, 3))
    phone.shelves["habits"]["people"] = {
        "known": [{"name": "Mama", "colour": "red"}, {"name": "Anna", "colour": "blue"}],
        "same": {},
    }
    phone.send("returned")
    phone.wait()
    phone.tap("person", "@mama")
    phone.tap("merge")
    phone.tap("same", "@anna")
    phone.wait()
    assert phone.model.person == "@anna"
    assert phone.model.whole["people"]["@anna"]["n"] == 2
    assert [one["name"] for one in phone.shelves["habits"]["people"]["known"]] == ["Anna"]
    phone.tap("apart", "@mama")
    phone.wait()
    assert phone.model.whole["people"]["@anna"]["n"] == 1
    assert phone.model.whole["people"]["@mama"]["n"] == 1


def test_somebody_is_forgotten_and_remembered_again() -> None:
    annal = told({"Anna": 8, "Ben": 4})
    phone = written(annal)
    phone.tap("person", "@anna")
    phone.tap("forget")
    phone.tap("same", "@")
    phone.wait()
    assert list(phone.model.whole["people"]) == ["@ben"]
    phone.tap("show", "klunker", annal[0], annal[1])
    (sheet,) = phone.find("dialog")
    assert "Anna" not in phone.text(sheet)
    phone.tap("close")
    phone.tap("apart", "@anna")
    phone.wait()
    assert sorted(phone.model.whole["people"]) == ["@anna", "@ben"]


def test_who_is_a_third_person_takes_along_those_who_were_the_second() -> None:
    same = persons.named({"@mama": "@anna"}, "@anna", "@oma")
    assert same == {"@mama": "@oma", "@anna": "@oma"}
    assert persons.named(same, "@oma", "@mama") == {"@anna": "@mama", "@oma": "@mama"}
