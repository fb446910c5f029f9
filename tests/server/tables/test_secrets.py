"""Nobody is sent what is not his to see, on any way out of the server.

For as long as a seat has been shown nothing else, every byte that it and a spectator get must be
the same from two servers whose secrets differ; and it must be what the rules say they may see.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from shared_rules import GAMES
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.rules.every import bot_of
from tests.rules.twins import shared_step, was_shown_something_else
from tests.server.phone import Phone, Refused
from tests.server.sides import CASES, DEVICES, KEY, SEEDS, Case, Side, both, eyes, ident, message

STEPS = 24
ASKED = 40
"""So many questions to bots are overheard in each game."""
PLAYER = {"name", "kind", "colour", "state"}
KINDS = {
    "welcome": {"type", "protocol", "device", "version", "beat", "quick_beat", "rules",
                "tables"},
    "game": {"type", "table", "change", "moves", "line", "log", "reasons", "stood_in", "waiting",
             "views", "moments", "undo", "left", "outcome"},
    "table": {"type", "table", "code", "game", "status", "options", "players", "open", "brought",
              "time", "watching", "host", "wishes", "wish", "you", "motion", "next", "patience",
              "slow", "late", "away", "sealed", "seal"},
    "done": {"type", "id", "table"},
    "refused": {"type", "id", "error", "say", "change"},
    "decided": {"type", "table", "motion", "what", "passed", "why"},
    "pong": {"type"},
}  # fmt: skip
"""All that is ever said, and all that may be in it."""


@pytest.fixture(scope="module")
def sides(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Side]]:
    sides = both([tmp_path_factory.mktemp("left"), tmp_path_factory.mktemp("right")])
    yield sides
    for side in sides:
        assert side.home.stop() == 0
        for secret in (*SEEDS, KEY, "BCDF"):  # nor do the logs tell anything
            assert secret not in side.home.said()


class Twins:
    """The same table on both sides, played on by the same moves."""

    def __init__(self, sides: list[Side], case: Case) -> None:
        self.sides = sides
        self.case = case
        self.tables = [side.tables[ident(case)] for side in sides]
        self.change = 0
        for side in sides:
            for device in DEVICES:
                side.phones[device].enter(ident(case))
                side.phones[device].frames = []

    def hear(self) -> dict[str, list[str]]:
        """What the seat and the spectator are told: the same from both sides."""
        heard = {}
        for device in ("seat", "tv"):
            left, right = (side.heard(device) for side in self.sides)
            assert left == right
            heard[device] = left
            for frame in left:
                said = json.loads(frame)
                assert set(said) <= KINDS[said["type"]]
                assert not [secret for secret in (*SEEDS, KEY) if secret in frame]
                for player in said.get("players", []):
                    assert set(player) == PLAYER
        return heard

    def phone_of(self, side: Side, seat: int) -> Phone:
        return side.phones["seat" if seat in eyes(self.case, "seat") else "others"]

    def step(self, chance: Chance) -> bool:
        """One move on both sides; whether the seat may compare what follows."""
        shared = shared_step(self.tables[0].game, self.tables[1].game, chance)
        if shared is None:
            return False
        by, move = shared
        since = len(self.tables[0].record.moves)
        is_sealed = self.tables[0].is_sealed(self.tables[0].game)
        for side, table in zip(self.sides, self.tables, strict=True):
            table.act(by, move)
            self.phone_of(side, by).ask("act", seat=by, seen=self.change, move=move)
        self.change += not is_sealed or self.tables[0].game.final
        if self.is_different():
            return False
        self.check(since)
        return True

    def is_different(self) -> bool:
        """Whether the seat has been shown something else: own cards, or what all have seen."""
        (seat,) = eyes(self.case, "seat")
        left, right = (table.game for table in self.tables)
        if self.tables[0].over:
            return True  # all hands are open now
        return was_shown_something_else(left.view(seat), right.view(seat), left.facts, right.facts)

    def check(self, since: int) -> None:
        """They are told what they may see, byte for byte; the others on the left too."""
        heard = self.hear()
        for device in ("seat", "tv"):
            wanted = [self.message(device, table, since) for table in self.tables]
            assert wanted[0] == wanted[1]
            assert wanted[0] in heard[device]
        assert self.message("others", self.tables[0], since) in self.sides[0].heard("others")

    def message(self, device: str, table: Table, since: int) -> str:
        return message(self.case, device, table, since, self.change)

    def come_again(self) -> None:
        """After a break, asking for what is not theirs, and making mistakes."""
        for side in self.sides:
            for device in ("seat", "tv"):
                phone = side.phones[device]
                phone.cut()
                phone.connect()
                for move in (["fly"], ["show", "everything"]):
                    with pytest.raises(Refused):
                        phone.ask("act", seat=eyes(self.case, "seat")[0], seen=99, move=move)
                with pytest.raises(Refused, match="secret"):
                    phone.http("GET", f"/api/tables/{ident(self.case)}/record")
        self.hear()

    def take_back(self) -> None:
        """The last move is taken back, if the table may."""
        for seat in range(self.case[1]):
            if self.tables[0].may_undo(seat) and self.tables[1].may_undo(seat):
                moves = self.tables[0].record.moves
                since = max(number for number, (by, _) in enumerate(moves) if by == seat)
                for side, table in zip(self.sides, self.tables, strict=True):
                    table.undo(seat)
                    self.phone_of(side, seat).ask("propose", what="undo", seat=seat)
                    other = "others" if seat in eyes(self.case, "seat") else "seat"
                    motion = side.phones[other].settle().table["motion"]["motion"]
                    side.phones[other].ask("vote", motion=motion, yes=True)
                self.change += 1
                self.check(since)
                return


@pytest.mark.parametrize("case", CASES, ids=ident)
def test_two_tables_that_differ_in_secrets_sound_the_same(sides: list[Side], case: Case) -> None:
    twins, chance = Twins(sides, case), Chance(99)
    left, right = (table.game.state() for table in twins.tables)
    assert {**left, "chance": 0} != {**right, "chance": 0}
    twins.come_again()
    steps = 0
    while steps < STEPS and twins.step(chance):
        steps += 1
        if steps % 6 == 3:
            twins.take_back()
        if steps % 8 == 7:
            twins.come_again()


@pytest.mark.parametrize("key", list(GAMES))
def test_bots_are_asked_with_a_view_and_nothing_else(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """The real bots, overheard."""
    import gevent

    from server.guard.limits import Limits
    from server.house.bots import Bots, Thought
    from server.house.house import House

    class Listener:
        at = None
        asleep = False

        def __init__(self, device: str) -> None:
            self.device = device

        def send(self, text: str) -> None:
            pass

    heard: list[tuple[dict[str, Any], str]] = []
    ask = Bots.choose

    def overhear(self: Bots, view: dict[str, Any], level: str) -> Thought:
        heard.append((view, level))
        assert view == table.play.table.game.view(view["seat"])
        return ask(self, view, level)

    monkeypatch.setattr(Bots, "choose", overhear)
    house = House(tmp_path, "test", Limits(pace=0))
    device, _ = house.devices.register("here")
    seats = [
        {"kind": kind, "name": "x", "colour": colour}
        for kind, colour in [("person", "red"), (bot_of(key), "blue"), ("bot:random", "green")]
    ]
    table = house.make(device, "here", {"game": key, "seats": seats})
    table.sit(device, 0, "Anna", "")
    table.enter(Listener(device), 0, 0)
    table.start(device)
    chance = Chance(1)
    with gevent.Timeout(60):
        while len(heard) < ASKED and not table.play.table.over:
            game = table.play.table.game
            if 0 in game.waiting_for():
                move = random_move(game.view(0)["offers"], chance)
                table.act(device, 0, str(table.moves), table.play.change, move)
            gevent.sleep(0.01)
    house.close()
    assert {level for _, level in heard} == {bot_of(key).removeprefix("bot:"), "random"}
    assert not [seed for view, _ in heard for seed in ("chance", "seed") if seed in view]
