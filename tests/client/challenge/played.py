"""Challenges that have been played, and a phone that has them on its shelf."""

from typing import Any

from client.challenge.playing import Playing, seating
from client.screens import challenge as screen
from client.shelf import saves
from shared_rules.challenge.code import Challenge, bots_of
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.steady import seed_for
from shared_rules.engine.table import Table
from tests.client.phone import NOW, Phone, copy

DEAL = 424242


def challenge(key: str = "klunker") -> Challenge:
    bots = bots_of(key)
    return Challenge(key, 3, {}, [bots[0], bots[-1]], DEAL)


def played(name: str, key: str = "klunker", seed: int = 5, alike: int = 9999) -> Table:
    """A challenge to its end; after so many moves its person goes on by another chance."""
    asked = challenge(key)
    players = seating(asked, name, "").players()
    table = Playing(asked, players).table()
    chances = Chance(1), Chance(seed)
    while not table.over:
        seat = table.game.waiting_for()[0]
        view = table.game.view(seat)
        chance = chances[0] if len(table.record.moves) < alike else chances[1]
        if seat:  # a bot, which meets equal moves with equal answers
            chance = Chance(seed_for(asked.code(), view))
        table.act(seat, random_move(view["offers"], chance))
    return table


def shelved(**tables: Table) -> dict[str, dict[str, Any]]:
    """Shelves with tables, each an hour later than the one before."""
    shelves: dict[str, dict[str, Any]] = {"tables": {}, "summaries": {}, "fresh": {}}
    for number, (ident, table) in enumerate(tables.items()):
        entries = saves.keep(ident, table, NOW + number * 3_600_000)[1]
        for shelf, key, value in copy(entries):
            shelves[shelf][key] = value
    return shelves


def opened(*words: str, key: str = "klunker", **shelves: dict[str, Any]) -> Phone:
    phone = Phone(screen, key, *(words or (challenge(key).code(),)), **shelves)
    phone.wait()
    return phone
