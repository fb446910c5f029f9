"""Branch: a game that leaves another one after some of its moves, and goes on by itself.

It is written behind the seed of the first deal, and so it stands wherever a seed does (records,
shelves, the server's rows): in "2a~12.1.5f" what seat 1 could not see after 12 moves was dealt anew
by the seed 5f, in "2a~12..5f" what nobody could see who only watches; in "2a~12" all stayed as it
lay. A branch may have branches.

The first deal may be one that a code names (chance.py): "=" and sixteen letters.
"""

from .chance import LAID, Chance

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Game

MARK = "~"
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of a code: none that is easily taken for another one (challenge/code.py)."""
MOST = 40
"""So many times one may go back and try another way."""


def root(seed: str) -> str:
    """The seed of the first deal."""
    return seed.partition(MARK)[0]


def code_of(seed: str) -> str:
    """The code that names the deal, if the game is a challenge; a branch is none any more."""
    return seed[len(LAID) :] if seed.startswith(LAID) and MARK not in seed else ""


def written(number: int, knower: int | None, anew: str) -> str:
    """What stands behind the seed of a game that leaves another one after so many moves.

    `anew` deals what the knower could not see (None: who only watches); "" leaves it as it lies.
    """
    if not anew:
        return f"{MARK}{number}"
    return f"{MARK}{number}.{'' if knower is None else knower}.{anew}"


def dealt(game: "Game", seed: str, number: int) -> "Game":
    """The position after so many moves as it is played on; another one where a branch begins."""
    for part in seed.split(MARK)[1:]:
        at, _, deal = part.partition(".")
        if int(at) == number and deal:
            knower, _, anew = deal.partition(".")
            game = game.imagine(game.view(int(knower) if knower else None), Chance(anew))
    return game


def begins(seed: str) -> int:
    """After how many moves it began to go its own way; 0 for a game that is no branch."""
    last = seed.rpartition(MARK)[2] if MARK in seed else "0"
    return int(last.partition(".")[0])


def objection(seed: str, seats: int) -> str:
    """What is wrong with a seed that comes from outside; "" if nothing is."""
    parts = seed.split(MARK)
    if not is_hex(parts[0]) and not is_laid(parts[0]):
        return "a seed has 1 to 32 hexadecimal digits"
    if len(parts) > MOST + 1:
        return f"a game branches at most {MOST} times"
    before = 0
    for part in parts[1:]:
        words = part.split(".")
        if len(words) not in (1, 3) or not is_number(words[0]) or int(words[0]) < before:
            return "a branch is written as moves, or as moves.seat.seed, the earlier first"
        before = int(words[0])
        if len(words) == 3 and not is_hex(words[2]):
            return "what is dealt anew needs a seed of 1 to 32 hexadecimal digits"
        if len(words) == 3 and words[1] and not (is_number(words[1]) and int(words[1]) < seats):
            return "what is dealt anew is what one of the seats could not see"
    return ""


def is_hex(text: str) -> bool:
    return 0 < len(text) <= 32 and not text.strip("0123456789abcdef")


def is_laid(text: str) -> bool:
    """Whether this may be the seed of a deal that is laid; whose code it is, nobody asks here."""
    letters = text[len(LAID) :]
    return text.startswith(LAID) and len(letters) == 16 and not letters.strip(LETTERS)


def is_number(text: str) -> bool:
    return 0 < len(text) < 6 and not text.strip("0123456789")
