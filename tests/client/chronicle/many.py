"""A chronicle of many games, as a large family has it after years: to be measured, to look at."""

from typing import Any

from client.chronicle import books, sums
from client.shelf.annal import GAME
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.extras import extra
from tests.client.chronicle.told import DAY, NEW_YEAR

PEOPLE = ["Anna", "Ben", "Cleo", "Dora", "Opa Emil", "Fritz"]
COLOURS = ["red", "blue", "green", "yellow", "purple"]


def annals(count: int, years: int = 8) -> list[list[Any]]:
    """So many games over some years, by chance."""
    chance = Chance(5)
    games = list(GAMES)
    found = []
    for number in range(count):
        game = games[chance.below(len(games))]
        seats = GAMES[game].SEATS[chance.below(len(GAMES[game].SEATS))]
        names = PEOPLE[:]
        chance.shuffle(names)
        scores = [20 + chance.below(60) for _ in range(seats)]
        about = extra(game, "deeds")
        found.append(
            [
                NEW_YEAR + 200 * DAY - chance.below(years * 365) * DAY + number,
                f"{number:016x}",
                game,
                2,
                [
                    [names[seat], "person", COLOURS[seat]]
                    if seat < seats - 1 or chance.below(2)
                    else ["Bombina", "bot:solid", COLOURS[seat]]
                    for seat in range(seats)
                ],
                {"first": "lot"},
                1,
                scores,
                [1 + sum(other > mine for other in scores) for mine in scores],
                [[["notes", mine], ["left", 0, 3]] for mine in scores],
                [[[source, chance.below(20)] for source in about.SOURCES] for _ in range(seats)],
                [
                    [about.DEEDS[chance.below(12)]] if not chance.below(5) else []
                    for _ in range(seats)
                ],
            ]
        )
    return found


def shelves(rows: list[list[Any]]) -> list[list[Any]]:
    """[shelf, key, value] of a chronicle that has been written."""
    inside: dict[str, list[Any]] = {}
    entries: list[list[Any]] = [["sums", "filled", True]]
    indexes: dict[str, dict[str, str]] = {}
    for title in books.put(inside, rows):
        game = inside[title][0][GAME]
        indexes[game] = books.indexed(indexes.get(game, {}), title, inside[title])
        entries.append(["annals", title, inside[title]])
        entries.append(["sums", title, sums.of_book(inside[title], {})])
    made = {key: value for shelf, key, value in entries if shelf == "sums" and " " in key}
    entries.append(["sums", "whole", sums.joined([made[key] for key in sorted(made)])])
    return entries + [["sums", game, index] for game, index in indexes.items()]
