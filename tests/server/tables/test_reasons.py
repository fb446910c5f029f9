"""Why bots move is told on the network as on one phone: nothing hidden, nothing early."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from shared_rules.engine.bot import explained
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game
from shared_rules.engine.record import Record
from tests.rules.every import MINDED
from tests.server.phone import Phone, sit_down

Phones = Callable[[int], list[Phone]]

SECRETS = {
    key: __import__(f"shared_rules.{key}.mind.why", None, None, ["why"]).SECRET for key in MINDED
}
BOTS = ("bot:solid", "bot:beginner")


def played(phones: Phones, game: str, moves: int = 10_000, **options: Any) -> list[Phone]:
    """One person among two bots, and a television; so many moves, or all."""
    anna, tv = phones(2)
    table = anna.make(game, ["person", *BOTS], options=options)
    tv.enter(table)
    sit_down(table, [anna])
    chance = Chance(4)
    while not anna.over and anna.game["moves"] < moves:
        if not anna.random_act(chance):
            anna.receive()
    return [anna, tv]


def games(phone: Phone) -> list[dict[str, Any]]:
    """Every message of how the game stands."""
    said = [json.loads(frame) for frame in phone.frames]
    return [message for message in said if message["type"] == "game"]


def known(phone: Phone, check: Callable[[list[Any]], object] = lambda reasons: None) -> list[Any]:
    """What a phone knows by the protocol, checked after every message."""
    log: list[Any] = []
    reasons: dict[int, Any] = {}
    for message in games(phone):
        since, entries = message["log"]
        log[since:] = entries
        reasons = {number: reasons[number] for number in reasons if number < since}
        for number, seat, why in message["reasons"]:
            assert number not in reasons, "nothing is told twice"
            assert log[number][0] == seat
            assert any(facts for _, facts in log[number:]), "it has not been opened yet"
            reasons[number] = [number, seat, why]
    return sorted(reasons.values())


@pytest.mark.parametrize("game", MINDED)
def test_what_may_be_told_is_told_to_all_as_soon_as_it_may(phones: Phones, game: str) -> None:
    anna, tv = played(phones, game)
    record = Record.read(anna.http("GET", f"/api/tables/{anna.at}/record"))
    wanted = []

    def see(number: int, before: Game) -> None:
        if number < len(record.moves) and record.moves[number][0]:
            seat, move = record.moves[number]
            told = explained(before.view(seat), move, Chance(number))
            if not told["secret"]:
                wanted.append([number, seat, told["why"]])

    record.replay(see)
    assert len(wanted) > 5
    assert known(anna) == known(tv.settle()) == wanted
    for phone in (anna, tv):
        for message in games(phone):
            assert all(why[0] not in SECRETS[game] for _, _, why in message["reasons"])


def test_who_comes_back_is_told_again_what_is_missing(phones: Phones) -> None:
    anna, _ = played(phones, "halunken", 15, mode="introductory")
    anna.until(lambda phone: phone.game["waiting"] == [0])
    before = known(anna)
    assert before
    anna.cut()
    anna.connect()  # knowing what stands for good
    message = games(anna.settle())[-1]
    split = len(before) - len(message["reasons"])
    assert message["reasons"] == before[split:]
    assert all(number < message["log"][0] for number, _, _ in before[:split])
    anna.frames = []
    anna.enter(anna.at)  # knowing nothing
    assert known(anna) == before


def test_who_plays_for_a_person_keeps_the_reasons_to_himself(phones: Phones) -> None:
    anna, bert = phones(2)
    sit_down(anna.make("klunker", ["person", "person", "bot:random"]), [anna, bert])
    bert.close()
    anna.until(lambda phone: phone.table["players"][1]["state"] == "away")
    anna.ask("propose", what="standin", seat=1)
    chance = Chance(2)
    while len([by for by, _ in anna.log if by == 1]) < 4:
        if not anna.random_act(chance):
            anna.receive()
    assert known(anna) == []
