"""Tables that come from one phone, go along with one, and come back; games that are over."""

from collections.abc import Callable

import pytest

from shared_rules import GAMES
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game
from shared_rules.engine.table import Table
from tests.server.evening import refused
from tests.server.phone import Phone, play_all, sit_down

Phones = Callable[[int], list[Phone]]

PLAYERS = [
    {"name": "Anna", "kind": "person", "colour": "red"},
    {"name": "Bert", "kind": "person", "colour": "blue"},
    {"name": "Bufo", "kind": "bot:random", "colour": "green"},
]


def played_on(table: Table, moves: int, seed: int) -> Table:
    """The table after some more moves, or at its end."""
    chance = Chance(seed)
    for _ in range(moves):
        if table.over:
            break
        seat = table.game.waiting_for()[0]
        table.act(seat, random_move(table.game.view(seat)["offers"], chance))
    return table


def at_home(moves: int = 10, game: str = "klunker", seed: str = "2a") -> Table:
    """A table that is played on one phone without any network."""
    return played_on(Table.new(game, PLAYERS, {}, seed), moves, 1)


def taken_along(phones: Phones) -> tuple[Phone, Phone, Table]:
    """A table that has gone with Anna's phone, by consent. She has two of its seats."""
    anna, bert = phones(2)
    table = anna.make("klunker", ["person", "person", "person"])
    anna.enter(table).sit(0, 2)
    bert.enter(table).sit(1)
    anna.ask("start")
    bert.settle()
    anna.ask("propose", what="along")
    motion = bert.settle().table["motion"]
    assert (motion["what"], motion["needs"]) == ("along", "every")
    with refused("secret"):
        anna.http("GET", f"/api/tables/{anna.table['table']}/record")
    bert.ask("vote", motion=motion["motion"], yes=True)
    text = anna.http("GET", f"/api/tables/{anna.table['table']}/record")
    return anna, bert, Table.read(text, check=True)


def play_some(phones: list[Phone], moves: int) -> None:
    """Play until so many more moves have been made."""
    chance = Chance(7)
    end = phones[0].settle().game["moves"] + moves
    while phones[0].settle().game["moves"] < end:
        for phone in phones:
            phone.settle().random_act(chance)


def back(phone: Phone, table: Table) -> str:
    path = f"/api/tables/{phone.table['table']}/record"
    answer: str = phone.http("POST", path, table.text())["back"]
    return answer


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_begun_on_one_phone_goes_on_here(phones: Phones, game: str) -> None:
    table = at_home(game=game)
    anna, bert = phones(2)
    brief = anna.http("POST", "/api/tables", {"record": table.text(), "open": True})
    assert (brief["status"], brief["moves"]) == ("lobby", len(table.record.moves))
    anna.enter(brief["table"])
    assert not anna.game  # nobody sees anything before everybody sits
    sit_down(brief["table"], [anna, bert])
    assert anna.log[: len(table.record.moves)] == table.log()
    play_all([anna, bert])
    assert anna.settle().table["players"][1]["name"] == "Bert 1"
    text = bert.http("GET", f"/api/tables/{brief['table']}/record")
    assert Table.read(text, check=True).record.seed == "2a"


def test_a_table_that_has_left_another_one_goes_on_here_too(phones: Phones) -> None:
    games: list[Game] = []
    source = at_home(moves=1000)
    source.record.close(source.game)
    source.record.replay(lambda number, game: games.append(game))
    table = played_on(source.branch(games, 9, PLAYERS, 0, "5f"), 4, 2)
    anna, bert = phones(2)
    brief = anna.http("POST", "/api/tables", {"record": table.text(), "open": True})
    sit_down(brief["table"], [anna, bert])
    assert anna.log[: len(table.record.moves)] == table.log()
    play_all([anna, bert])
    text = bert.http("GET", f"/api/tables/{brief['table']}/record")
    assert Table.read(text, check=True).left_after == table.left_after


def test_a_record_that_was_tampered_with_stays_outside(phones: Phones) -> None:
    (anna,) = phones(1)
    text = at_home().text()
    lines = text.splitlines()
    for wrong in [
        "hello",
        text.replace("seed 2a", "seed 2b"),
        "\n".join(lines[:-1]),
        text.replace("person red", "person black"),
        text.replace("seat person red Anna\n", ""),
        text.replace("bot:random", "bot:" + "x" * 100),
        "\n".join(line for line in lines if not line.startswith("seat")),
    ]:
        with refused("record"):
            anna.http("POST", "/api/tables", {"record": wrong})
    with refused("record"):
        anna.http("POST", "/api/tables", {"record": at_home(9999).text()})
    with refused("record"):  # whoever has the code could look into its cards
        anna.http("POST", "/api/tables", {"record": at_home(seed="=5H8017003NQK8N26").text()})
    with refused("malformed"):
        anna.http("POST", "/api/tables", {"record": 7})
    with refused("large"):
        anna.http("POST", "/api/finished", "x" * 2_000_001)


def test_what_was_taken_along_is_frozen_here(phones: Phones) -> None:
    anna, bert, table = taken_along(phones)
    assert bert.settle().table["status"] == "away"
    assert bert.table["away"]["name"] == "Anna 0, Anna 2"
    assert anna.device not in "".join(bert.frames)
    assert table.record.moves == [
        [entry[0], move[1]] for entry, move in zip(bert.log, table.record.moves, strict=True)
    ]
    seat = bert.game["waiting"][0]
    with refused("status"):
        (bert if seat == 1 else anna).act(seat, ["show"])
    with refused("secret"):
        bert.http("GET", f"/api/tables/{bert.table['table']}/record")


def test_what_comes_back_goes_on_here(phones: Phones) -> None:
    anna, bert, table = taken_along(phones)
    assert back(anna, played_on(table, 8, 3)) == "extended"
    for phone in (anna, bert):
        assert phone.settle().table["status"] == "playing"
        assert phone.log == table.log()
        eyes = [1] if phone is bert else [None, 0, 2]
        assert phone.game["views"] == [table.game.view(seat) for seat in eyes]
    play_all([anna, bert])


def test_what_comes_back_may_have_ended(phones: Phones) -> None:
    anna, bert, table = taken_along(phones)
    assert back(anna, played_on(table, 9999, 3)) == "extended"
    assert bert.settle().table["status"] == "over"
    assert bert.game["outcome"] == table.game.outcome()
    assert len(bert.http("GET", "/api/finished")["finished"]) == 1


def test_only_who_took_it_along_continues_it_unasked(phones: Phones) -> None:
    """The others may have come to know all secrets: from them it is a proposal."""
    anna, bert, table = taken_along(phones)
    assert back(bert, played_on(table, 8, 3)) == "asked"
    motion = anna.settle().table["motion"]
    assert motion["what"] == "replace"
    assert (motion["there"], motion["split"]) == (len(table.record.moves), motion["here"])
    anna.ask("vote", motion=motion["motion"], yes=False)
    assert bert.settle().table["status"] == "away"
    (cleo,) = phones(1)
    cleo.table = anna.table
    with refused("not-yours"):
        back(cleo, table)


def test_when_both_have_gone_on_the_table_chooses(phones: Phones) -> None:
    anna, bert, table = taken_along(phones)
    bert.ask("propose", what="back")
    anna.ask("vote", motion=anna.settle().table["motion"]["motion"], yes=True)
    assert bert.settle().table["status"] == "playing"
    play_some([anna, bert], 12)
    assert back(anna, played_on(table, 15, 8)) == "asked"  # the host is asking, no matter
    bert.settle().close()
    motion = anna.settle().table["motion"]
    assert (motion["here"], motion["there"]) == (anna.game["moves"], len(table.record.moves))
    split = motion["split"]
    assert split < motion["here"]
    assert motion["told"] == [anna.log[split:], table.log(split)]
    bert.connect()
    bert.ask("vote", motion=bert.table["motion"]["motion"], yes=True)
    for phone in (anna, bert):
        assert phone.settle().log == table.log()
        eyes = [1] if phone is bert else [None, 0, 2]
        assert phone.game["views"] == [table.game.view(seat) for seat in eyes]


def test_what_stood_for_good_is_sent_again_when_it_was_replaced(phones: Phones) -> None:
    anna, bert, table = taken_along(phones)
    bert.ask("propose", what="back")
    anna.ask("vote", motion=anna.settle().table["motion"]["motion"], yes=True)
    (tv,) = phones(1)
    tv.enter(anna.table["table"])
    play_some([anna, bert], 12)
    assert tv.settle().game["line"] > len(table.record.moves)
    tv.cut()
    back(anna, played_on(table, 15, 8))
    bert.ask("vote", motion=bert.settle().table["motion"]["motion"], yes=True)
    tv.connect()
    assert tv.log == table.log()


def test_another_game_does_not_come_back(phones: Phones) -> None:
    anna, _, _ = taken_along(phones)
    with refused("record"):
        back(anna, at_home())


def test_the_record_is_shown_by_consent_and_only_as_it_was(phones: Phones) -> None:
    anna, bert = phones(2)
    sit_down(anna.make("klunker", ["person", "person", "bot:random"]), [anna, bert])
    path = f"/api/tables/{anna.table['table']}/record"
    anna.ask("propose", what="export")
    bert.ask("vote", motion=bert.settle().table["motion"]["motion"], yes=True)
    shown = anna.http("GET", path)
    play_some([anna, bert], 12)
    assert anna.http("GET", path) == shown
    with refused("secret"):
        bert.http("GET", path)


def test_finished_games_come_together_without_doubles(phones: Phones) -> None:
    anna, bert, cleo = phones(3)
    sit_down(anna.make("klunker", ["person", "person", "bot:random"]), [anna, bert])
    play_all([anna, bert])
    (game,) = anna.http("GET", "/api/finished")["finished"]
    assert [game] == bert.http("GET", "/api/finished")["finished"]
    assert game["scores"] == anna.game["outcome"]["scores"]
    text = anna.http("GET", f"/api/finished/{game['id']}")
    assert cleo.http("GET", "/api/finished") == {"finished": []}
    with refused("no-table"):
        cleo.http("GET", f"/api/finished/{game['id']}")
    for _ in range(2):
        assert cleo.http("POST", "/api/finished", text) == {"id": game["id"]}
    assert cleo.http("GET", "/api/finished")["finished"] == [game]

    old = at_home(9999).text()
    ident = cleo.http("POST", "/api/finished", old)["id"]
    assert anna.http("POST", "/api/finished", old)["id"] == ident
    assert len(anna.http("GET", "/api/finished")["finished"]) == 2
    with refused("record"):
        anna.http("POST", "/api/finished", at_home().text())
