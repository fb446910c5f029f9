"""Chance: the one source of randomness, whose state is a few integers inside the game.

The generator is Chris Doty-Humphrey's sfc32: additions, shifts and xors on 32-bit words, so that
CPython, Brython and MicroPython draw the same numbers. It takes seeds of 128 bits, because a
shorter one could be found by trying which of them deals the cards that a player sees.

A deal that a code names (LAID, then its letters) is **laid** in order beforehand: whoever plays it
meets the same luck, whatever was done before. So its state never moves on. It is a key and how many
times something was drawn, and each time has numbers of its own.
"""

from .plain import digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import Item, Thing

LAID = "="
"""So begins the seed of a deal that is laid in order."""
WORDS = 1 << 32


class Chance:
    """Draws numbers and shuffles lists.

    >>> dice = Chance("2a")
    >>> [dice.below(6) + 1 for _ in range(5)]
    [6, 4, 2, 5, 4]
    """

    def __init__(self, seed: str | int) -> None:
        """Begin from a seed: a number of up to 128 bits, or its hexadecimal digits."""
        self.state = seeded(int(seed, 16) if isinstance(seed, str) else seed)

    def word(self) -> int:
        """Draw 32 bits.

        Shifts are written as products and quotients, which stay below 2^53: in a browser such
        numbers are several times quicker than those on which bits are shifted.
        """
        state = self.state
        a, b, c, count = state
        drawn = (a + b + count) % WORDS
        state[0] = b ^ (b // 512)
        state[1] = c * 9 % WORDS
        state[2] = (c * 2097152 % WORDS + c // 2048 + drawn) % WORDS
        state[3] = (count + 1) % WORDS
        return drawn

    def below(self, n: int) -> int:
        """Draw one of 0, 1, ... n - 1 (n is so small that the remainder's bias cannot be seen)."""
        return self.word() % n

    def shuffle(self, items: "list[Thing]") -> None:
        """Put a list into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.word() % (i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: "list[Thing]") -> "Thing":
        """Draw one of a list, which keeps it."""
        return items[self.word() % len(items)]

    def another(self) -> "Chance":
        """A generator of its own, begun with numbers drawn from this one."""
        return Resumed([self.word(), self.word(), self.word(), self.word()])


class Resumed(Chance):
    """A generator that goes on from a state and keeps that very list up to date."""

    def __init__(self, state: list[int]) -> None:
        self.state = state


def seeded(number: int) -> list[int]:
    """The state that a seed leads to."""
    if number < 0 or number >> 128:
        raise ValueError("a seed has at most 32 hexadecimal digits")
    state = []
    for _ in range(4):
        state.append(number % WORDS)
        number //= WORDS
    chance = Resumed(state)
    for _ in range(16):
        chance.word()
    return state


def begun(seed: str | int) -> list[int]:
    """The state with which a game begins: four words, and a count if it is laid."""
    if isinstance(seed, str) and seed.startswith(LAID):
        return seeded(int(digest(seed) + digest([seed]), 16)) + [0]
    return Chance(seed).state


def drawing(state: list[int]) -> Chance:
    """Where a game's next numbers come from."""
    if len(state) == 4:
        return Resumed(state)
    state[4] += 1
    return Chance(digest(state))


def blindly(state: list[int], items: "list[Item]", what: "list[Item]") -> int:
    """Which of these things is turned up next; in a deal that is laid each has its place."""
    if len(state) == 4:
        return Resumed(state).below(len(items))
    places = [Chance(digest([state[:4], what, item])).word() for item in items]
    return places.index(min(places))
