"""Two servers side by side, whose tables differ only in what one seat may not know."""

import json
import re
from pathlib import Path
from typing import Any

from server.house.devices import digest
from server.store.store import Store
from server.tables.play import Play
from server.tables.seating import Seating
from server.tables.seats import Seat
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.changes import changes
from shared_rules.engine.record import Record
from shared_rules.engine.table import Table
from tests.rules.every import SETUPS, answer
from tests.server.home import Home
from tests.server.phone import Phone

COLOURS = ("red", "blue", "green", "yellow", "purple")
Case = tuple[str, int, dict[str, Any], int]
CASES: list[Case] = [
    (*setup, number) for setup in SETUPS for number in range(1 if setup[0] == "dschunke" else 4)
]
"""Every setup; more often where secrets come out soon, and the comparison with them."""
DEVICES = ("seat", "others", "tv")
"""One has the seat that looks, one all the others, one none."""
SEEDS = ("5ec4e7a", "c0ffee5")
KEY = "hidden"


def ident(case: Case) -> str:
    """The id of the table of this case."""
    return f"{case[0]}-{CASES.index(case)}"


def eyes(case: Case, device: str) -> list[int]:
    """The seats of a device; which one looks is another with every case."""
    seat = CASES.index(case) % case[1]
    others = [other for other in range(case[1]) if other != seat]
    return {"seat": [seat], "others": others, "tv": []}[device]


def pair(case: Case) -> list[Table]:
    """A table after a few moves, and a twin in which the unknown is drawn anew."""
    key, seats, options, _ = case
    chance = Chance(CASES.index(case))
    players = [
        {"name": f"Name {seat}", "kind": "person", "colour": COLOURS[seat]} for seat in range(seats)
    ]
    table = Table.new(key, players, options, SEEDS[0])
    (seat,) = eyes(case, "seat")
    least = chance.below(15)
    while True:
        other = GAMES[key].imagine(table.game.view(seat), chance)
        # Who has answered a sealed question is public, but no imagined world can know it.
        if len(table.record.moves) >= least and other.waiting_for() == table.game.waiting_for():
            break
        by = chance.pick(table.game.waiting_for())
        table.act(by, answer(table.game, by, chance))
    table.final, table.final_game = len(table.record.moves), table.game
    record = table.record
    twin = Record(key, seats, record.options, SEEDS[1], players)
    twin.moves, twin.facts = record.moves[:], record.facts[:]
    return [table, Table(twin, other)]


class Side:
    """One of the two servers, with its tables laid into its data, and three phones."""

    def __init__(self, data: Path, tables: dict[str, Table]) -> None:
        self.home = Home(data)
        self.tables = tables
        store = Store(data)
        for device in DEVICES:
            store.add_device(device, digest(KEY))
        for case in CASES:
            table = tables[ident(case)]
            seating = Seating(ident(case), "BCDF", "others", case[0], table.record.options)
            seating.status = "playing"
            for seat, player in enumerate(table.players):
                device = "seat" if seat in eyes(case, "seat") else "others"
                seating.seats.append(Seat(**player, device=device))
            Play(seating.table, store, table).begin(seating)
        store.close()
        self.home.start()
        self.phones = {
            device: Phone(self.home.address, device, f"{device}.{KEY}").connect()
            for device in DEVICES
        }

    def heard(self, device: str) -> list[str]:
        """What a device has been sent since it was asked last, without what is no secret's fault:
        the time left for a motion, and other tables, where play has gone on differently.
        """
        phone = self.phones[device].settle()
        frames, phone.frames = phone.frames, []
        for number, frame in enumerate(frames):
            frames[number] = re.sub(r'"left":\d+,"motion"', '"left":0,"motion"', frame)
            if '"type":"welcome"' in frame:
                said = json.loads(frame)
                said["tables"] = [brief for brief in said["tables"] if brief["table"] == phone.at]
                frames[number] = json.dumps(said)
        return frames


def both(folders: list[Path]) -> list[Side]:
    pairs = {ident(case): pair(case) for case in CASES}
    return [
        Side(folder, {name: pairs[name][number] for name in pairs})
        for number, folder in enumerate(folders)
    ]


def message(case: Case, device: str, table: Table, since: int, change: int) -> str:
    """What a device should be told of a game, written down a second time."""
    mine = eyes(case, device)
    log = [
        [by, facts] for (by, _), facts in zip(table.record.moves, table.record.facts, strict=True)
    ]
    looking = mine if len(mine) == 1 else [None, *mine]
    views = [table.game.view(eye) for eye in looking]
    said = {
        "type": "game",
        "table": ident(case),
        "change": change,
        "moves": len(log),
        "line": table.final,
        "log": [since, log[since:]],
        "reasons": [],
        "stood_in": [],
        "waiting": table.game.waiting_for(),
        "views": views,
        "moments": moments(table, looking, max(since, table.past.first)),
        "undo": [seat for seat in mine if not table.over and table.may_undo(seat)],
        "left": None,
        "outcome": table.game.outcome() if table.over else None,
    }
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def moments(table: Table, looking: list[int | None], first: int) -> list[Any]:
    """How the moves from a number on came about: each view as it differs from the next moment's."""
    seen = [
        (number, facts, views)
        for number in range(first, len(table.record.moves))
        if table.record.facts[number]
        for facts, views in table.moments(number, *looking)
    ]
    later = [views for _, _, views in seen[1:]] + [[table.game.view(eye) for eye in looking]]
    told: dict[int, list[Any]] = {}
    for (number, facts, views), after in zip(seen, later, strict=False):  # or nothing was seen
        change = [changes(now, then) for now, then in zip(after, views, strict=True)]
        told.setdefault(number, []).append([facts, change])
    return [[number, steps] for number, steps in told.items()]
