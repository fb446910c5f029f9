"""What a device has on a server is listed for it, and it can give back every bit of that."""

import sqlite3
from collections.abc import Callable

from server.store.store import FILE
from shared_rules.engine.record import Record
from tests.server.evening import refused, states
from tests.server.home import Home
from tests.server.past import lapse, later, own
from tests.server.phone import Phone, play_all, sit_down

OwnHome = Callable[..., Home]
Phones = Callable[[int], list[Phone]]
TWO, ALONE = ["person", "person", "bot:random"], ["person", "bot:random", "bot:random"]


def test_a_device_is_told_of_all_its_tables_and_which_seats_share_a_phone(phones: Phones) -> None:
    anna, bert, cleo = phones(3)
    table = anna.make("klunker", ["person"] * 4)
    anna.enter(table).sit(0, 2)
    bert.enter(table).sit(1)
    (mine,) = own(anna).values()
    assert (mine["seats"], mine["host"], mine["archived"]) == ([0, 2], True, False)
    assert mine["phones"] == [[0, 2], [1]]
    (theirs,) = own(bert).values()
    assert (theirs["phones"], theirs["host"]) == ([[1], [0, 2]], False)
    assert own(cleo) == {}
    told = anna.http("GET", "/api/devices/me")
    assert told["device"] == anna.device and 0 <= mine["when"] - told["since"] < 60_000
    assert bert.device not in str(told)
    anna.key = anna.key[:-4] + "...."
    with refused("key"):
        own(anna)
    anna.key = ""
    assert anna.http("GET", "/api/devices/me") == {"device": "", "since": 0, "tables": []}


def test_the_host_deletes_a_table_from_the_list_before_and_after_the_game(
    own_home: OwnHome,
) -> None:
    home = own_home()
    anna, bert = home.phones(2)
    lobby, running, over, ended = (anna.make("klunker", ALONE) for _ in range(4))
    for table in (running, over, ended):
        sit_down(table, [anna])
        if table == over:
            anna.play()
    anna.ask("propose", what="end")
    anna.enter(running).settle()
    path = f"/api/tables/{ended}/record"
    assert Record.read(anna.http("GET", path)).key == "klunker"
    bert.enter(lobby)
    for table in (lobby, running, over):
        with refused("not-host"):
            bert.http("DELETE", f"/api/tables/{table}")
    with refused("no-table"):
        bert.http("DELETE", f"/api/tables/{ended}")
    with refused("status"):  # its players agree on that
        anna.http("DELETE", f"/api/tables/{running}")
    for table in (lobby, over, ended):
        anna.http("DELETE", f"/api/tables/{table}")
        with refused("no-table"):
            anna.http("DELETE", f"/api/tables/{table}")
    assert bert.settle().news[-1] == {"type": "gone", "table": lobby, "why": "closed"}
    assert list(own(anna)) == [running]
    with refused("no-table"):
        anna.http("GET", path)
    for phone in (anna, bert):
        phone.close()


def test_a_table_in_the_archive_is_deleted_by_the_same_rule(own_home: OwnHome) -> None:
    home = own_home(tables=2)
    anna, bert = home.phones(2)
    lobby, running = anna.make("klunker", TWO), anna.make("klunker", TWO)
    sit_down(running, [anna, bert])
    bert.enter(lobby).sit(0)
    later(home, 2, anna, bert)
    dora = home.phone()
    for _ in range(2):
        dora.make("klunker", TWO)
    assert all(table["archived"] for table in own(anna).values())
    with refused("not-host"):
        bert.http("DELETE", f"/api/tables/{lobby}")
    with refused("status"):
        anna.http("DELETE", f"/api/tables/{running}")
    anna.http("DELETE", f"/api/tables/{lobby}")
    assert list(own(anna)) == list(own(bert)) == [running]
    dora.close()


def test_a_seat_is_given_back_from_the_list(phones: Phones) -> None:
    anna, bert, cleo = phones(3)
    table = anna.make("klunker", ["person"] * 3)
    anna.enter(table).sit(0)
    bert.enter(table).sit(1)
    bert.ask("leave")
    with refused("not-yours"):
        cleo.http("DELETE", f"/api/tables/{table}/seats/1")
    bert.http("DELETE", f"/api/tables/{table}/seats/1")
    assert own(bert) == {} and states(anna) == ["here", "free", "free"]
    sit_down(table, [anna, bert, cleo])
    with refused("status"):  # who is there is asked
        anna.http("DELETE", f"/api/tables/{table}/seats/1")
    bert.ask("leave")
    with refused("not-yours"):
        cleo.http("DELETE", f"/api/tables/{table}/seats/1")
    anna.http("DELETE", f"/api/tables/{table}/seats/1")
    cleo.http("DELETE", f"/api/tables/{table}/seats/2")
    assert states(anna) == ["here", "free", "free"]
    with refused("malformed"):
        anna.http("DELETE", f"/api/tables/{table}/seats/9")


def test_a_device_that_is_forgotten_leaves_its_seats_and_the_hosting_to_the_others(
    own_home: OwnHome,
) -> None:
    home = own_home(tables=4)
    anna, bert = home.phones(2)
    archived, lobby, running, alone = (
        anna.make("klunker", kinds) for kinds in (TWO, TWO, TWO, ALONE)
    )
    for table in (archived, lobby):
        anna.enter(table).sit(0)
        bert.enter(table).sit(1)
    sit_down(alone, [anna])
    sit_down(running, [anna, bert])
    later(home, 2, anna, bert)
    lapse(home.data, 9, archived)
    home.phone().make("klunker", TWO)
    assert own(bert)[archived]["archived"]
    for phone in (anna, bert):
        phone.connect()
    anna.http("DELETE", "/api/devices/me")
    assert states(bert) == ["free", "here", "bot"]
    assert bert.table["you"] == {"seats": [1], "host": True}
    tables = own(bert)
    assert set(tables) == {archived, lobby, running}
    for table in tables.values():
        assert table["host"] and table["players"][0]["state"] == "free"
    while anna.socket and anna.receive().get("why") != "key":
        pass
    with refused("key"):
        own(anna)
    with refused("key"):
        anna.connect()
    with refused("no-table"):
        bert.ask("enter", table=alone)
    dora = home.phone("Dora")
    dora.enter(running).ask("sit", seat=0, name="Dora")  # the game goes on
    for phone in (anna, bert, dora):
        phone.close()
    with sqlite3.connect(home.data / FILE) as db:
        known = "SELECT count(*) FROM tables WHERE instr(sheet, ?)"
        assert db.execute(known, (anna.device,)).fetchone() == (0,)
    db.close()


def test_finished_games_of_a_forgotten_device_stay_for_those_who_have_them_too(
    own_home: OwnHome,
) -> None:
    home = own_home()
    anna, bert = home.phones(2)
    sit_down(anna.make("klunker", TWO), [anna, bert])
    play_all([anna, bert])
    sit_down(anna.make("klunker", ALONE), [anna])
    anna.play()
    assert len(anna.http("GET", "/api/finished")["finished"]) == 2
    anna.http("DELETE", "/api/devices/me")
    (left,) = bert.http("GET", "/api/finished")["finished"]
    assert Record.read(bert.http("GET", f"/api/finished/{left['id']}")).moves
    with sqlite3.connect(home.data / FILE) as db:
        assert db.execute("SELECT count(*) FROM finished").fetchone() == (1,)
    db.close()
    for phone in (anna, bert):
        phone.close()
