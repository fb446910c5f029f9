"""Any phone, any server: people at one table are on different ones and notice nothing of it."""

import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg
import pytest

from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.record import Record
from shared_rules.seal.check import flaws
from tests.server.club.company import same, spread
from tests.server.evening import refused
from tests.server.home import Home
from tests.server.past import own
from tests.server.phone import Phone, Refused, play_all, sit_down
from tests.server.sealing import Sealer, shuffle

OwnPair = Callable[..., list[Home]]


@pytest.mark.parametrize("game", ["klunker", "halunken", "dschunke"])
def test_a_game_is_played_to_its_end(pair: list[Home], game: str) -> None:
    phones = spread(pair, 3)
    sit_down(phones[0].make(game, ["person", "person", "person", "bot:random"]), phones)
    play_all(phones)
    same(phones)
    over = [phone.http("GET", "/api/finished")["finished"] for phone in phones]
    assert [len(games) for games in over] == [1, 1, 1]
    path = f"/api/tables/{phones[0].table['table']}/review"
    asked = {"questions": [{"task": "outlook", "number": 3, "worlds": 4, "seed": 1}]}
    answers = [phone.http("POST", path, asked)["answers"] for phone in phones]
    assert len(answers[0][0]) == 4 and answers == answers[:1] * 3
    for phone in phones:
        phone.close()


def test_a_shuffle_is_sealed_by_phones_on_two_servers(pair: list[Home]) -> None:
    phones = spread(pair, 2)
    table = phones[0].make("klunker", ["person", "person", "bot:random"], sealed=True)
    for seat, phone in enumerate(phones):
        phone.enter(table).sit(seat)
    phones[0].ask("start")
    sealers = [Sealer(phone) for phone in phones]
    shuffle(sealers)
    assert sealers[0].words() == sealers[1].words()
    play_all(phones)
    same(phones)
    for sealer in sealers:
        sealer.phone.until(lambda phone: phone.table["status"] == "over")
        text = sealer.phone.http("GET", f"/api/tables/{table}/record?seal=1")
        record = Record.read(text)
        assert flaws(record.seal, record.seed, sealer.kept) == []
        sealer.phone.close()


def test_who_is_here_is_known_everywhere(pair: list[Home]) -> None:
    anna, bert, cleo = spread(pair, 3)
    table = anna.make("klunker", ["person"] * 3)
    sit_down(table, [anna, bert, cleo])

    def sees(phone: Phone, states: list[str], watching: int) -> bool:
        told = phone.table
        return ([player["state"] for player in told["players"]], told["watching"]) == (
            states,
            watching,
        )

    anna.until(lambda phone: sees(phone, ["here"] * 3, 0))
    bert.send({"type": "ping", "asleep": True})
    anna.until(lambda phone: sees(phone, ["here", "asleep", "here"], 0))
    bert.close()
    for phone in (anna, cleo):
        phone.until(lambda phone: sees(phone, ["here", "away", "here"], 0))
    dora = pair[1].phone("Dora").enter(table)
    for phone in (anna, cleo):
        phone.until(lambda phone: sees(phone, ["here", "away", "here"], 1))
    bert.connect()
    for phone in (anna, dora, bert):
        phone.until(lambda phone: sees(phone, ["here"] * 3, 1))
    mine = pair[1].address + "/api/tables"
    assert {t["table"] for t in Phone(mine[:-11], "A", anna.key).http("GET", "/api/tables")["mine"]}
    for phone in (anna, bert, cleo, dora):
        phone.close()


def test_a_table_decides_together(pair: list[Home]) -> None:
    anna, bert, cleo = phones = spread(pair, 3)
    sit_down(anna.make("dschunke", ["person"] * 3), phones)
    bert.ask("propose", what="host")
    for phone in (anna, cleo):
        phone.until(lambda phone: phone.table["motion"])
    assert anna.table["motion"]["by"] == "Bert 1"
    anna.ask("vote", motion=anna.table["motion"]["motion"], yes=True)
    for phone in phones:
        phone.until(lambda phone: any(said["type"] == "decided" for said in phone.news))
        decided = [said for said in phone.news if said["type"] == "decided"]
        assert [(said["what"], said["passed"], said["why"]) for said in decided] == [
            ("host", True, "agreed")
        ]
    bert.until(lambda phone: phone.table["you"]["host"])
    cleo.ask("propose", what="end")
    bert.until(lambda phone: phone.table["motion"])
    bert.ask("vote", motion=bert.table["motion"]["motion"], yes=True)
    for phone in phones:
        phone.until(lambda phone: any(said["type"] == "gone" for said in phone.news))
        assert [said["why"] for said in phone.news if said["type"] == "gone"] == ["closed"]
    for phone in phones:
        phone.close()


def test_a_seat_moves_to_a_phone_on_another_server(pair: list[Home]) -> None:
    anna, bert = spread(pair, 2)
    table = anna.make("klunker", ["person", "person", "bot:random"])
    sit_down(table, [anna, bert])
    ticket = anna.ask("ticket", seats=[0])["ticket"]
    with refused("no-ticket"):
        bert.ask("take", ticket="no such ticket")
    new = pair[1].phone("Anna")
    assert new.ask("take", ticket=ticket)["table"] == table
    new.enter(table)
    anna.until(lambda phone: any(said["type"] == "moved" for said in phone.news))
    anna.until(lambda phone: phone.seats == [])
    with refused("no-ticket"):
        bert.ask("take", ticket=ticket)
    play_all([new, bert])
    same([new, bert])
    for phone in (anna, bert, new):
        phone.close()


def test_the_next_game_brings_everybody_along(pair: list[Home]) -> None:
    anna, bert = spread(pair, 2)
    sit_down(anna.make("klunker", ["person", "person", "bot:random"]), [anna, bert])
    play_all([anna, bert])
    code = anna.ask("again")["code"]
    bert.until(lambda phone: any(said["type"] == "next" for said in phone.news))
    (told,) = [said for said in bert.news if said["type"] == "next"]
    assert told["code"] == code == bert.settle().table["next"]
    for phone in (bert, anna):
        phone.at, phone.table, phone.game, phone.log = "", {}, {}, []
        phone.ask("enter", code=code)
        phone.at = phone.table["table"]
    anna.ask("start")
    play_all([anna, bert])
    same([anna, bert])
    for phone in (anna, bert):
        phone.close()


def test_one_move_that_comes_to_both_servers_is_made_once(pair: list[Home]) -> None:
    """A phone has lost its socket and asks again elsewhere, while the first still works on it."""
    anna, bert = spread(pair, 2)
    table = anna.make("dschunke", ["person", "person"])
    sit_down(table, [anna, bert])
    there = Phone(pair[1].address, "Anna", anna.key).connect().enter(table)
    chance = Chance(3)
    for _ in range(40):
        for phone in (anna, bert):
            phone.settle()
        if anna.turn() is None:
            bert.random_act(chance)
            continue
        same([anna, there])
        seat = anna.turn()
        assert seat is not None
        asked: dict[str, Any] = {"seat": seat, "seen": anna.game["change"]}
        asked["move"] = random_move(anna.view(seat)["offers"], chance)
        before = anna.game["moves"]
        message = {"type": "act", "id": f"twice-{before}", **asked}
        for phone in (anna, there):
            phone.pending[message["id"]] = message
            phone.send(message)
        for phone in (anna, there):
            assert phone.answer_to(message["id"])["type"] == "done"
        same([anna, bert, there])
        assert anna.game["moves"] == before + 1
    for phone in (anna, bert, there):
        phone.close()


def test_two_who_sit_down_at_once_do_not_get_one_chair(pair: list[Home]) -> None:
    for _ in range(10):
        phones = spread(pair, 4)
        table = phones[0].make("klunker", ["person"] * 3)
        results: list[str] = []

        def sit(phone: Phone, table: str = table, results: list[str] = results) -> None:
            try:
                phone.enter(table).sit(0)
                results.append("sat")
            except Exception as error:
                results.append(getattr(error, "error", repr(error)))

        threads = [threading.Thread(target=sit, args=(phone,)) for phone in phones]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(results) == ["sat", "taken", "taken", "taken"]
        for phone in phones:
            phone.close()


def test_a_table_is_found_by_its_code_and_its_people_on_every_server(pair: list[Home]) -> None:
    anna = pair[0].phone()
    table = anna.make("klunker", ["person"] * 3, open=True)
    code = own(anna)[table]["code"]
    other = Phone(pair[1].address, "Anna", anna.key).connect()
    assert [brief["table"] for brief in other.welcome["tables"]] == [table]
    assert other.ask("enter", code=code)["table"] == table
    told = other.http("GET", "/api/tables")
    assert table in [brief["table"] for brief in told["tables"]]
    assert [brief["table"] for brief in told["mine"]] == [table]
    other.http("DELETE", f"/api/tables/{table}")
    with refused("no-table"):
        anna.ask("enter", table=table)
    for phone in (anna, other):
        phone.close()


def test_no_server_puts_a_table_away_at_which_somebody_is_elsewhere(own_pair: OwnPair) -> None:
    homes = own_pair(tables=1)
    anna, bert = homes[0].phone("Anna"), homes[1].phone("Bert")
    table = anna.make("klunker", ["person"] * 3)
    anna.enter(table)
    with psycopg.connect(homes[0].database) as db:
        db.execute("UPDATE tables SET touched = touched - 3 * 86400")
    with refused("full"):
        bert.make("klunker", ["person"] * 3)
    bert.enter(table)  # nor does it from memory
    bert.ask("leave")
    with refused("full"):
        bert.make("klunker", ["person"] * 3)
    for phone in (anna, bert):
        phone.close()


def test_whoever_asks_at_a_table_that_is_gone_is_told_so_once(pair: list[Home]) -> None:
    anna, bert = spread(pair, 2)
    table = anna.make("klunker", ["person"] * 3)
    anna.enter(table).sit(0)
    bert.enter(table)
    with psycopg.connect(pair[0].database) as db:
        db.execute("DELETE FROM tables WHERE id = %s", (table,))
    with pytest.raises(Refused, match="^(no-table|not-here):"):  # as it hears of it before or then
        bert.ask("sit", seat=1, name="Bert")
    with refused("not-here"):
        bert.settle().ask("sit", seat=1, name="Bert")
    anna.until(lambda phone: any(said["type"] == "gone" for said in phone.news))
    time.sleep(2)  # nothing is owed to anybody
    for phone in (anna, bert):
        told = [said for said in phone.settle().news if said["type"] == "gone"]
        assert [said["why"] for said in told] == ["closed"]
        phone.close()
    assert all("tidying up" not in home.said() for home in pair)
