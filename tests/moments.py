"""Moments worth looking at: every question that the games ask, at tables as full as they get."""

import json
from collections.abc import Iterator
from functools import cache

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game
from shared_rules.engine.table import Table
from tests.rules.every import answer, bot_of

NAMES = ["Anna", "Bartholomäus", "Chiara", "Dora", "Emil"]
COLOURS = ["red", "blue", "green", "yellow", "purple"]
SEEDS = {"klunker": 3, "halunken": 4, "dschunke": 4}
"""So many games are looked through for each number of players."""
GOODS, JEWELS, CREW = 25, 20, 20
"""The most that one holds in a hand, in a window, on a ship."""


def begin(game: str, seats: int, seed: int = 1, **options: object) -> Table:
    """A person at the first seat, bots at all others."""
    players = [
        {"name": NAMES[seat], "kind": bot_of(game) if seat else "person", "colour": COLOURS[seat]}
        for seat in range(seats)
    ]
    return Table.new(game, players, options, f"{seed:x}")


def walk(table: Table, seed: int) -> Iterator[Table]:
    """The table at every question of a random game, and at its end."""
    chance = Chance(seed)
    while not table.over:
        yield table
        seat = chance.pick(table.game.waiting_for())
        table.act(seat, answer(table.game, seat, chance))
    yield table


def weight(game: Game) -> int:
    """How much there is to be shown: what the first seat holds, is offered, and what lies about."""
    view = game.view(0)
    return len(json.dumps(view["private"])) * 3 + len(json.dumps([view["public"], view["offers"]]))


def questions(game: str, seats: int) -> dict[str, Table]:
    """The fullest table for each question that is put to the first seat."""
    return {phase: Table.load(json.loads(saved)) for phase, saved in searched(game, seats).items()}


@cache
def searched(game: str, seats: int) -> dict[str, str]:
    """The same as they are saved: looked for once, and laid as often as anybody asks."""
    heaviest: dict[str, tuple[int, str]] = {}
    for seed in range(1, SEEDS.get(game, 4) + 1):
        options = {"match": 1} if game == "halunken" else {}
        for table in walk(begin(game, seats, seed, **options), seed):
            if 0 not in table.game.waiting_for():
                continue
            phase = table.game.now["phase"]
            found = weight(table.game)
            if found > heaviest.get(phase, (0, ""))[0]:
                heaviest[phase] = found, json.dumps(table.save())
    return {phase: heaviest[phase][1] for phase in sorted(heaviest)}


# As full as it gets


def crammed(table: Table) -> Table:
    """The same table with as much on the first seat's side as there can ever be."""
    game = table.game
    if table.record.key == "dschunke":
        cram_goods(game)
    elif table.record.key == "klunker":
        cram_window(game)
    elif table.record.key == "halunken":
        cram_crew(game)
    return table


def fullest(game: str, seats: int) -> Table:
    """The question for which most lies about, with as much as there can ever be."""
    return crammed(max(questions(game, seats).values(), key=lambda table: weight(table.game)))


def cram_goods(game: Game) -> None:
    """Goods from the stocks and from the other hands, as many as one ever has."""
    hand = game.hands[0]
    while len(hand) < GOODS:
        good = max(game.stocks, key=lambda kind: game.stocks[kind])
        if game.stocks[good]:
            game.stocks[good] -= 1
            hand.append(good)
        else:
            hand.append(max(game.hands[1:], key=len).pop())
    hand.sort()
    game.disclose()


def cram_window(game: Game) -> None:
    """Jewels from the deck, and from the other windows."""
    window = game.windows[0]
    zones = [game.deck, *game.safes[1:], *game.windows[1:]]
    while len(window) < JEWELS and any(zones):
        window.append(max(zones, key=len).pop())
    window.sort()


def cram_crew(game: Game) -> None:
    """Scoundrels out of the taverns, whoever lies below the top one."""
    from shared_rules.halunken.cards import enlist

    while len(game.crews[0]) < CREW and any(game.piles):
        enlist(max(game.piles, key=len).pop(), game.crews[0])
    game.control = 0
    game.disclose()


def every_question(game: str) -> Iterator[tuple[str, Table]]:
    """Each question at the largest number of players, those of fewer players only, and crammed."""
    seen: set[str] = set()
    for seats in sorted(GAMES[game].SEATS, reverse=True):
        found = questions(game, seats)
        for phase in found:
            if phase not in seen:
                seen.add(phase)
                yield f"{phase}-{seats}", found[phase]
