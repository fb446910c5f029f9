"""A sealed shuffle: everybody has a share in it, nobody is waited for for ever, all is checked."""

from collections.abc import Callable
from typing import Any

import pytest

from shared_rules.engine.record import Record
from shared_rules.seal.check import flaws
from shared_rules.seal.seal import COMMITMENT, PART
from tests.server.home import Home
from tests.server.phone import Phone, Refused, play_all
from tests.server.sealing import Sealer, shuffle

SEATS = ["person", "person", "bot:random"]


@pytest.fixture
def short(own_home: Callable[..., Home]) -> Home:
    """A server that does not wait for long."""
    return own_home(seal=1)


def gathered(phones: list[Phone], **more: Any) -> list[Sealer]:
    """All sit at a new table whose shuffle is to be a sealed one, and the first has started."""
    table = phones[0].make("klunker", SEATS, sealed=True, **more)
    for seat, phone in enumerate(phones):
        phone.enter(table).sit(seat)
    phones[0].ask("start")
    return [Sealer(phone) for phone in phones]


def test_the_cards_follow_from_all_parts_and_nobody_knows_them_before_the_end(home: Home) -> None:
    anna, bert = phones = home.phones(2)
    first, second = sealers = gathered(phones)
    assert first.until("commit").told.shares[0][PART] == "-"
    first.commit()
    bert.settle()
    assert [share[COMMITMENT] == "-" for share in second.told.shares] == [False, True, True]
    assert bert.table["seal"]["in"] == 1 and bert.table["status"] == "lobby"
    for no, message in (
        ("status", {"kind": "sit", "seat": 1, "name": "Bertil"}),
        ("status", {"kind": "rise", "seat": 1}),
        ("stale", {"kind": "show", "attempt": 1, "part": second.part}),
        ("malformed", {"kind": "commit", "attempt": 1, "commitment": "mine"}),
        ("stale", {"kind": "commit", "attempt": 2, "commitment": "0" * 64}),
    ):
        with pytest.raises(Refused, match=no):
            bert.ask(**message)  # type: ignore[arg-type]
    second.commit()
    second.until("show")
    with pytest.raises(Refused, match="malformed"):
        bert.ask("show", attempt=1, part="0" * 64)
    for sealer in sealers:
        sealer.until("show").show()
    for _ in ("all have shown theirs", "the server has started again"):
        for sealer in sealers:
            sealer.until("dealt")
            assert [share[PART] == "-" for share in sealer.told.shares] == [True, False, False]
        for phone in phones:
            phone.close()
        home.kill()
        home.start()
        for phone in phones:
            phone.connect()
    assert first.words() == second.words()
    play_all(phones)
    for sealer in sealers:
        sealer.phone.until(lambda phone: phone.table["status"] == "over")
        path = f"/api/tables/{sealer.phone.at}/record"
        assert "seal" not in sealer.phone.http("GET", path)
        record = Record.read(sealer.phone.http("GET", path + "?seal=1"))
        assert record.seal == sealer.told.lines()
        assert flaws(record.seal, record.seed, sealer.kept) == []
        record.replay()
        ident = sealer.phone.http("GET", "/api/finished")["finished"][-1]["id"]
        kept = sealer.phone.http("GET", f"/api/finished/{ident}?seal=1")
        assert Record.read(kept).seal == record.seal
        assert "seal" not in sealer.phone.http("GET", f"/api/finished/{ident}")


def test_a_phone_that_lays_nothing_down_is_left_out(short: Home) -> None:
    anna, bert = phones = short.phones(2)
    first, _ = gathered(phones)
    first.until("commit").commit()
    first.until("show").show()
    first.until("dealt")
    assert anna.table["seal"]["out"] == [1] and len(first.told.shares) == 2
    bert.until(lambda phone: phone.game)
    assert bert.table["seal"]["lines"] == anna.table["seal"]["lines"]


def test_a_part_that_is_held_back_has_all_begin_anew_without_it(short: Home) -> None:
    phones = short.phones(2)
    first, second = gathered(phones)
    for sealer in (first, second):
        sealer.until("commit").commit()
    before = first.until("show").told.shares[0]
    first.show()
    first.until("commit", 2)
    assert first.told.shares[0][COMMITMENT] != before[COMMITMENT]
    with pytest.raises(Refused, match="stale"):
        second.phone.ask("show", attempt=1, part=second.part)
    shuffle([first], 2)
    assert first.phone.table["seal"]["out"] == [1]


def test_without_any_phone_the_game_begins_unsealed_and_says_so(short: Home) -> None:
    anna, bert = short.phones(2)
    gathered([anna, bert])
    anna.until(lambda phone: phone.game)
    seal = anna.table["seal"]
    assert (seal["phase"], seal["lines"], seal["out"]) == ("none", [], [0, 1])
    play_all([anna, bert])
    assert "seal" not in anna.http("GET", f"/api/tables/{anna.at}/record?seal=1")


def test_who_goes_away_for_good_meanwhile_leads_back_to_the_lobby(home: Home) -> None:
    anna, bert = home.phones(2)
    first, second = gathered([anna, bert])
    for sealer in (first, second):
        sealer.until("commit").commit()
    second.until("show").show()
    bert.http("DELETE", "/api/devices/me")
    first.until("show").show()
    assert anna.table["seal"] is None and anna.table["status"] == "lobby"
    anna.ask("sit", seat=1, name="Mia")
    anna.ask("start")
    shuffle([first])
    anna.until(lambda phone: phone.game)


def test_a_rematch_is_sealed_again_and_other_tables_are_not(home: Home) -> None:
    anna, bert = phones = home.phones(2)
    shuffle(gathered(phones))
    play_all(phones)
    code = anna.ask("again")["code"]
    anna.at = ""
    anna.ask("enter", code=code)
    assert anna.table["sealed"] and anna.table["seal"] is None
    setup = {key: anna.table[key] for key in ("game", "options", "open", "time")}
    seats = [{key: one[key] for key in ("kind", "name", "colour")} for one in anna.table["players"]]
    anna.ask("setup", setup={**setup, "seats": seats, "sealed": False})
    assert not anna.table["sealed"]
    with pytest.raises(Refused, match="stale"):
        anna.ask("commit", attempt=1, commitment="0" * 64)
