"""docs/OPPONENTS.md: the ladder of every game, written from what has been measured."""

from collections.abc import Iterator

from server.ladder.results import Deal, Match, read, standing
from server.ladder.yardsticks import PLAIN, RESPONDER, SEER, iterations_for
from server.source import SOURCE
from shared_rules import GAMES
from shared_rules.engine.bot import BEGINNER, EXPERT, RANDOM, SOLID, STRONG, levels, mind_of
from shared_rules.engine.words import words_of
from shared_rules.extras import extra

PAGE = SOURCE / "docs" / "OPPONENTS.md"
LADDER = (
    (BEGINNER, RANDOM), (SOLID, RANDOM), (SOLID, BEGINNER), (STRONG, SOLID), (EXPERT, STRONG),
    (EXPERT, PLAIN), (SEER, STRONG), (SEER, EXPERT), (RESPONDER, EXPERT),
)  # fmt: skip
MINDLESS = ((PLAIN, RANDOM),)
"""The ladder of a game without levels."""
MOST = {(RESPONDER, EXPERT): 115}
"""Points that it should not bring, or the others could be seen through."""
HEAD = """# How strong the opponents are

This page is written by `./unke ladder GAME --games N`, which adds so many games to each match.

One challenger sits among others of another level, in every seat once for each deal. 100 points are
a fair share of the victories (with four players one game in four), 400 are all of them; shared
victories are divided. After ± stands the 95 % interval, from the deals. `wanted` is what a level
should reach, with an interval above 100.

Bots that search are given a number of playouts instead of a clock, so that the games can be
repeated: no more than they reach in their time on a slow phone, and fewer where a level must be
weaker than the next; but every move is tried at least once.

* `plain` is a textbook search with random playouts that knows nothing but the rules.
* `seer` is the expert who is shown all cards. How much better it is than the expert is the price
  of fairness.
* `responder` is the expert who knows how likely the other experts lay which card, and answers that
  as well as it can: what is to be gained by seeing through them.
"""


def players(game: str) -> list[str]:
    """All who can be measured in a game."""
    searching = [SEER] if EXPERT in levels(game) else []
    responding = [RESPONDER] if getattr(extra(game, "opponents"), "OPEN", False) else []
    return [RANDOM, *levels(game), PLAIN, *searching, *responding]


def matches(game: str) -> list[tuple[str, str]]:
    """The ladder, as far as the game's levels reach."""
    known = players(game)
    ladder = LADDER if levels(game) else MINDLESS
    return [match for match in ladder if match[0] in known and match[1] in known]


def form_of(game: str) -> int:
    """The number of how a game's bots play now; at random they play always the same."""
    mind = mind_of(game)
    return mind.FORM if mind else 0


def grouped(deals: Iterator[Deal]) -> dict[Match, list[Deal]]:
    """The deals of each match, as long as its bots play as they did."""
    groups: dict[Match, list[Deal]] = {}
    for deal in deals:
        if deal.match.form == form_of(deal.match.game):
            groups.setdefault(deal.match, []).append(deal)
    return groups


def told(deals: list[Deal]) -> str:
    """One match in a line."""
    match, result = deals[0].match, standing(deals)
    return (
        f"{match.game}, {match.seats} seats: {match.challenger} against {match.others}"
        f" {result.points:.0f} ± {result.margin:.0f} ({result.games} games,"
        f" {result.milliseconds:.0f} ms a move)"
    )


def order(match: Match) -> tuple[int, int]:
    pair = (match.challenger, match.others)
    return (match.seats, LADDER.index(pair) if pair in LADDER else len(LADDER))


def wanted(match: Match) -> str:
    """How strong the challenger should be."""
    pair = (match.challenger, match.others)
    if match.seats != 4:
        return ""
    if pair in MOST:
        return f"at most {MOST[pair]}"
    points: dict[tuple[str, str], int] = getattr(extra(match.game, "opponents"), "WANTED", {})
    return str(points.get(pair, ""))


def chapter(game: str) -> str:
    """A game's matches as a table."""
    mind = mind_of(game)
    lines = [f"\n## {words_of(game, 'en')['game.title']}\n"]
    if mind and mind.PLAYOUTS:
        budget = ", ".join(f"{level} {number}" for level, number in mind.PLAYOUTS.items())
        lines.append(f"Playouts a move: {budget}; {PLAIN} {iterations_for(game)}.\n")
    groups = grouped(read(game))
    if not groups:
        lines.append("Nothing has been measured yet.")
        return "\n".join(lines) + "\n"
    lines += [
        "| seats | challenger | others | points | wanted | games | ms a move |",
        "|--|--|--|--|--|--|--|",
    ]
    for match in sorted(groups, key=order):
        result = standing(groups[match])
        lines.append(
            f"| {match.seats} | {match.challenger} | {match.others}"
            f" | {result.points:.0f} ± {result.margin:.0f} | {wanted(match)}"
            f" | {result.games} | {result.milliseconds:.0f} |"
        )
    return "\n".join(lines) + "\n"


def write() -> None:
    PAGE.write_text(HEAD + "".join(chapter(game) for game in GAMES), encoding="utf-8")
