"""Annal: what the chronicle keeps of a game that is over. Its record may go, these facts stay.

A list, compact because there may be ten thousand; its places are named below. Whoever was there
makes the same one of the same game but for the time, so that phones can lay theirs together.
"""

from shared_rules.engine.branch import code_of
from shared_rules.engine.plain import digest
from shared_rules.engine.players import PERSON
from shared_rules.extras import extra

WHEN, ID, GAME, RULES, PEOPLE, OPTIONS, GAMES, SCORES, PLACES, SHEET, SOURCES, DEEDS = range(12)
FIELDS = [
    "when", "id", "game", "rules", "people", "options", "games", "scores", "places", "sheet",
    "sources", "deeds",
]  # fmt: skip
"""What stands where: milliseconds since 1970, a digest, the game's key, the version of its rules,
[name, kind, colour] of each seat, the options, how many games were played as one (a match), then
by seat: points, place, lines of the score sheet, [source, points] and the deeds done."""

LONGEST = 40
"""Letters of an option's value; what is longer are somebody's own values, typed in."""
OWN = "own"
CHALLENGE = "challenge"
"""Among the options: the code, if the game was a challenge."""


def annal(stored: dict, outcome: dict, when: int) -> list:
    """The annal of a table as its shelf keeps it (Table.save)."""
    key, players, moves = stored["key"], stored["players"], stored["moves"]
    people = [[player["name"], player["kind"], player["colour"]] for player in players]
    log = [[moves[number][0], stored["facts"][number]] for number in range(len(moves))]
    options = {}
    for name in stored["options"]:
        value = stored["options"][name]
        options[name] = OWN if type(value) is str and len(value) > LONGEST else value
    names = [[player[0], player[1]] for player in people]
    ident = digest([key, stored["seed"], names, len(moves), outcome["scores"]])
    code = code_of(stored["seed"])
    if code:  # whoever plays it once more knows the cards: the first time counts
        options[CHALLENGE] = code
        ident = digest([key, code, [name for name in names if name[1] == PERSON]])
    about = extra(key, "deeds")
    return [
        when,
        ident,
        key,
        stored["rules"],
        people,
        options,
        about.games(options) if about else 1,
        outcome["scores"],
        outcome["places"],
        outcome["sheet"],
        about.sources(log, outcome) if about else [[] for _ in people],
        about.reached(log, outcome) if about else [[] for _ in people],
    ]
