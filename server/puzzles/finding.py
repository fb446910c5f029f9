"""Finding puzzles in games of strong bots.

A quick look comes first: an expert makes another move than rules of thumb. Then two thorough
searches that know nothing of each other must find the same move clearly best: one alone would be
right too often by luck, among so many positions.
"""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from server.puzzles import kept
from server.puzzles.thorough import LEAD, Thorough
from shared_rules import GAMES
from shared_rules.engine.bot import EXPERT, STRONG, choose, mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game
from shared_rules.engine.offer import name_of
from shared_rules.engine.options import options_for
from shared_rules.engine.search import Search
from shared_rules.engine.share import share
from shared_rules.engine.types import Move, View

SEEDS = 1 << 64
ASKED = 8
"""So many strong bots are asked, to know how hard it is."""
EASY, MEDIUM = 6, 2
"""So many of them find what is easy; and what is not hard."""
ENOUGH = 3
"""More puzzles are not taken from one game, nor two with the same theme."""


def found_in(key: str, number: int, rows: list[kept.Row]) -> Iterator[kept.Row]:
    """The puzzles of one game, as many as there is room for beside those that are there."""
    themes: list[str] = []
    chance = Chance(number)
    for view in questions(key, number, chance):
        theme = theme_of(view)
        if theme in themes or not has_room(key, theme, rows):
            continue
        row = puzzle(view, chance)
        if row and row[0] not in [known[0] for known in rows]:
            themes.append(theme)
            yield row
            if len(themes) == ENOUGH:
                return


def questions(key: str, number: int, chance: Chance) -> Iterator[View]:
    """What strong bots were asked in a game, one view after the other."""
    seats = GAMES[key].SEATS[number % len(GAMES[key].SEATS)]
    gentle = {option["key"] for option in options_for(GAMES[key], seats)}
    options = {name: value for name, value in GAMES[key].GENTLE.items() if name in gentle}
    game: Game = GAMES[key].new(seats, options if number % 4 == 0 else {}, SEEDS + number)
    while waiting := game.waiting_for():
        view = game.view(waiting[0])
        yield view
        game.advance(waiting[0], choose(view, STRONG, chance))


def puzzle(view: View, chance: Chance) -> kept.Row | None:
    """The puzzle that a position is, if it is one."""
    if not surprises(view, chance):
        return None
    searches: list[Thorough] = []
    for _ in range(2):
        search = Thorough(view, chance.another()).think()
        if not search.is_clear():
            return None
        searches.append(search)
    best, again = [search.ranked()[0].move for search in searches]
    if name_of(best) != name_of(again):
        return None
    careful = min(searches, key=lambda search: search.lead())
    return kept.row(view, theme_of(view), level(view, best, chance), careful.shares())


def asked_again(row: kept.Row, chance: Chance) -> tuple[bool, str]:
    """Whether a thorough search still says what a puzzle says, and the margin in words."""
    view = kept.view_of(row)
    search = Thorough(view, chance).think()
    told = f"{view['game']} {row[0]}, {row[1]}: "
    if len(search.race) < 2 or not search.race[0].ends:
        return False, told + "there is nothing to decide"
    best, permille, errors = search.ranked()[0].move, *search.lead()
    holds = search.is_clear() and name_of(best) == name_of(kept.best_of(row))
    words = " ".join(map(str, best))
    return holds, told + f"{words} leads by {permille / 10:.1f} points, {errors:.1f} errors"


def surprises(view: View, chance: Chance) -> bool:
    """Whether an expert makes another move than rules of thumb, and a much better one."""
    mind = mind_of(view["game"])
    search = Search(view, mind, chance, mind.DEPTH[EXPERT])
    position, liked = search.world(), search.race[0]
    search.run(mind.PLAYOUTS[EXPERT])
    lead = search.best()
    if lead.worth == liked.worth:
        return False
    return share(position, lead.mean()) - share(position, liked.mean()) >= LEAD


def theme_of(view: View) -> str:
    theme: str = rules_of(view["game"]).theme(view)
    return theme


def rules_of(key: str) -> Any:
    """What a game says of its puzzles."""
    return import_module(f"shared_rules.{key}.puzzles")


def level(view: View, move: Move, chance: Chance) -> int:
    """How hard it is: 1 if nearly all strong bots find the move, 3 if hardly any does."""
    answers = [choose(view, STRONG, chance.another()) for _ in range(ASKED)]
    number = [name_of(answer) for answer in answers].count(name_of(move))
    return 1 if number >= EASY else 2 if number >= MEDIUM else 3


def has_room(key: str, theme: str, rows: list[kept.Row]) -> bool:
    """No theme has more than twice its even share of all, so that they stay diverse."""
    alike = [row[1] for row in rows].count(theme)
    fair = (len(rows) + 1) // len(rules_of(key).THEMES)
    return alike < 2 * max(1, fair)
