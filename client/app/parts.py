"""Parts: the Python of games, network, chronicle and the like comes when it is wanted.

A screen is opened when what its address names is here (coming.py waits for it). What else could
need a game's rules waits in the effects that bring it: a table from the shelf, a file.
"""

from shared_rules import GAMES

NETWORK = "network"
"""The part with all that is about tables over the network."""
SCREENS = ("network", "own", "seat", "bring", "tv")
"""Its screens."""
CHRONICLE = "chronicle"
"""The part with all games that have ended, and its screen."""
REVIEW = "review"
"""The part that looks at a game again that is over, and its screen."""
PUZZLES = "puzzles"
"""The part with all that is about puzzles, those of all games among it."""
SEAL = "seal"
"""The part with all that is about sealed shuffles, and its screen."""
PUZZLE_SCREENS = ("puzzles", "puzzle")
LOOK = "look"
"""The part that looks back at a game that is over, and its screen."""
CHALLENGE = "challenge"
"""The part with challenges: their codes, their results side by side, the calendar."""
CHALLENGE_SCREENS = ("challenges", "challenge")


def needed(address: list[str]) -> list[str]:
    """The parts without which the screen of an address cannot be opened."""
    name, words = address[0], address[1:]
    if name in SCREENS or "net" in words:
        return [NETWORK, *GAMES]  # whoever comes to a table may be dealt any game
    if name == "result" and words and words[0].startswith("net."):
        return [NETWORK, *GAMES]
    games = [game for game in GAMES if game in words or name.startswith(game + "-")]
    if name in PUZZLE_SCREENS:
        return [PUZZLES, *games]
    if name in CHALLENGE_SCREENS:
        return [CHALLENGE, CHRONICLE, *games]  # there lies what has been played
    return [name, *games] if name in (CHRONICLE, LOOK, REVIEW, SEAL) else games


def games_in(stored: object) -> list[str]:
    """The games whose rules are needed to do anything with what lies on a shelf (a table, its
    summary, rows of them), or with the text of a file.
    """
    if isinstance(stored, str):
        return [game for game in GAMES if game in stored]
    if isinstance(stored, list):
        found = [game for row in stored for game in games_in(row[1])]
        return [game for game in GAMES if game in found]
    if isinstance(stored, dict):
        key = stored.get("key", stored.get("game"))
        return [key] if key in GAMES else []
    return []
