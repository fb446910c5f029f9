"""Seal: the parts that a shuffle is made of, and what follows from them: words to say, and a deal.

Whoever has a share lays down a commitment, the digest of a part of 256 bits that nobody else can
guess. When all commitments lie there the parts are shown, the dealer's (the server's, or that of
the one phone) not before the end: with it anybody could deal the cards. A record has it as lines:

    seal q1b2c3 1
    seal dealer COMMITMENT PART
    seal 0,2 COMMITMENT PART

the table and how often it was tried, then who has a share (the seats of a phone) with both.
"""

from .sha256 import sha256

DEALER = "dealer"
UNKNOWN = "-"
"""What stands for a commitment or a part that is not known."""
LENGTH = 64
"""Hexadecimal digits of 256 bits."""
WHO, COMMITMENT, PART = range(3)
"""What stands where in a share."""
WORDS = (
    "agenda alpha amigo atlas avocado banana bikini bingo boomerang bravo cobra cola delta "
    "diva domino echo euro fax flamingo folklore gala gecko gorilla hotel iguana jaguar judo "
    "kebab kimono kiwi koala lama lava limbo mambo mango mantra mini motto ninja olive opera "
    "panda piano pizza polka pony puma quiz radio robot samba sauna sofa sushi tango taxi "
    "tornado tuba ukulele veranda villa yoga zebra"
).split(" ")
"""Sixty-four that are said much alike in all our languages: a table may speak several."""
BITS = 6
SPOKEN = 4


class Unsealed(ValueError):
    """Lines that are no seal."""


class Seal:
    """`shares` are [who, commitment, part], the dealer's first."""

    def __init__(self, table: str, attempt: int, shares: list[list[str]]) -> None:
        self.table = table
        self.attempt = attempt
        self.shares = shares

    @staticmethod
    def read(lines: list[str]) -> "Seal":
        """The seal that lines of a record hold. Raises Unsealed."""
        rows = [line.split(" ") for line in lines]
        if len(rows) < 2 or len(rows[0]) != 2 or rows[1][WHO] != DEALER:
            raise Unsealed("a seal names the table, then the dealer's share and the others'")
        table, attempt = rows[0]
        if not 0 < len(attempt) < 4 or attempt.strip("0123456789"):
            raise Unsealed("a seal says how often it was tried")
        for row in rows[1:]:
            if len(row) != 3 or not (is_known(row[COMMITMENT]) or row[COMMITMENT] == UNKNOWN):
                raise Unsealed("a share is who, commitment and part")
            if not (is_known(row[PART]) or row[PART] == UNKNOWN):
                raise Unsealed("a part has 64 hexadecimal digits")
        for row in rows[2:]:
            for seat in row[WHO].split(","):
                if not 0 < len(seat) < 3 or seat.strip("0123456789"):
                    raise Unsealed("a share belongs to the dealer or to seats")
        if len({row[WHO] for row in rows[1:]}) < len(rows) - 1:
            raise Unsealed("everybody has one share")
        return Seal(table, int(attempt), rows[1:])

    def lines(self) -> list[str]:
        """The seal as a record has it."""
        return [f"{self.table} {self.attempt}"] + [" ".join(share) for share in self.shares]

    def commitment(self, who: str, part: str) -> str:
        """What is laid down for a part: it can be opened in no other way, and by nobody else."""
        return digest("part", [self.table, str(self.attempt), who, part])

    def words(self) -> list[str]:
        """Four words of all that is known when the cards are dealt, to be compared aloud."""
        number = int(digest("words", self.without_dealer())[:8], 16)
        return [WORDS[(number >> BITS * place) % len(WORDS)] for place in range(SPOKEN)]

    def seed(self) -> str:
        """The seed of the deal."""
        return digest("deal", self.lines())[:32]

    def without_dealer(self) -> list[str]:
        """The lines, but for the dealer's part: what everybody may know during the game."""
        dealer = [self.shares[0][:PART] + [UNKNOWN]]
        return Seal(self.table, self.attempt, dealer + self.shares[1:]).lines()

    def share(self, who: str) -> list[str] | None:
        for share in self.shares:
            if share[WHO] == who:
                return share
        return None


def digest(what: str, lines: list[str]) -> str:
    """A digest that cannot be mistaken for one of anything else."""
    return sha256("\n".join(["unke seal 1 " + what] + lines))


def is_known(text: str) -> bool:
    """Whether a text can be a commitment or a part."""
    return len(text) == LENGTH and not text.strip("0123456789abcdef")


def of_seats(seats: list[int]) -> str:
    """How seats are written in a share: those of one phone."""
    return ",".join([str(seat) for seat in seats])
