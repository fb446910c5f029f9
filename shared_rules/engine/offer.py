"""Offer: one thing that a seat may do now, "name between so many and so many of these".

It is the single vocabulary of a question: what the server admits, what the screen lights up, what
a bot chooses from and what the tests try.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .chance import Chance
    from .types import Item, Move, PlainOffer


class Offer:
    """A verb and, if it takes any, the items that may be named with it.

    >>> Offer("buy", ["window-0", "window-2"]).admits(["buy", "window-2"])
    True
    >>> Offer("show", ["shoe", "shoe", "tiara"], 0, 3).admits(["show", "tiara", "tiara"])
    False
    """

    def __init__(
        self,
        verb: str,
        among: "list[Item] | None" = None,
        least: int | None = None,
        most: int | None = None,
    ) -> None:
        """Without `among` the verb stands alone; with it, one item is named by default."""
        self.verb = verb
        if among is None:
            self.among: "list[Item]" = []
            self.least = self.most = 0
            return
        if not among:
            raise ValueError(f"an offer to {verb} nothing")
        self.among = among
        self.least = 1 if least is None else least
        self.most = self.least if most is None else most

    def __repr__(self) -> str:
        if not self.among:
            return f"Offer({self.verb!r})"
        return f"Offer({self.verb!r}, {self.among!r}, {self.least}, {self.most})"

    def objection(self, items: "list[Item]") -> str:
        """Why these items may not be named, or nothing if they may."""
        if len(items) < self.least:
            return f"{self.verb} takes at least {self.least}"
        if len(items) > self.most:
            return (
                f"{self.verb} takes at most {self.most}" if self.among else "nothing goes with it"
            )
        left = self.among[:]
        for item in items:
            place = found(item, left)
            if place < 0:
                return f"{self.verb} does not take {shown(item)}"
            left.pop(place)
        return ""

    def admits(self, move: object) -> bool:
        """Whether a move is an answer to this offer."""
        if type(move) is not list or not move or type(move[0]) is not str:
            return False
        return move[0] == self.verb and not self.objection(move[1:])

    def sample(self, chance: "Chance") -> "Move":
        """Answer at random."""
        move: "Move" = [self.verb]
        if self.most == 1 and self.least == 1:
            move.append(self.among[chance.below(len(self.among))])
        elif self.most:
            left = self.among[:]
            for _ in range(self.least + chance.below(self.most - self.least + 1)):
                move.append(left.pop(chance.below(len(left))))
        return move

    def plain(self) -> "PlainOffer":
        """The offer as JSON, for a view."""
        return {
            "verb": self.verb,
            "among": self.among[:],
            "least": self.least,
            "most": self.most,
        }

    @staticmethod
    def of(plain: "PlainOffer") -> "Offer":
        """The offer that `plain` wrote."""
        return Offer(plain["verb"], plain["among"] or None, plain["least"], plain["most"])


def found(item: object, among: "list[Item]") -> int:
    """Where an item stands, by value and type (True == 1 == 1.0 everywhere), or -1."""
    kind = type(item)
    if kind is str or kind is int:
        for place in range(len(among)):
            if among[place] == item and type(among[place]) is kind:
                return place
    return -1


def shown(value: object) -> str:
    """A value for an error message, at most 40 characters of it, however large or deep it is."""
    if type(value) is str:
        value = printable(value[:41])
        return '"' + (value if len(value) <= 40 else value[:39] + "…") + '"'
    if type(value) is int and -(10**12) < value < 10**12:
        return str(value)
    return "a " + type(value).__name__


# What would turn round or break up the line on which it stands.
DIRECTIONS = "\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def printable(text: str) -> str:
    """A text from elsewhere without what a terminal would obey."""
    letters = []
    for letter in text:
        if letter >= " " and not "\x7f" <= letter <= "\x9f" and letter not in DIRECTIONS:
            letters.append(letter)
    return "".join(letters)


def name_of(move: "Move") -> str:
    """A move's name, in whatever order it names things: moves of one name are the same."""
    verb: str = move[0]
    return verb + " " + " ".join(sorted([str(item) for item in move[1:]]))
