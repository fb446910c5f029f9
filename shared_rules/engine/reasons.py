"""Reasons: what each game's why.py asks before it says that a move is the best, or the only one.

`moves` are those that the rules of thumb thought worth a thought, [worth, move, reason].
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .offer import Offer
    from .types import Judged, Move


def is_forced(offers: "list[Offer]") -> bool:
    """Whether there is a single move."""
    if len(offers) != 1:
        return False
    offer = offers[0]
    if offer.least == offer.most == len(offer.among):
        return True
    return offer.least == offer.most and offer.among.count(offer.among[0]) == len(offer.among)


def worth_of(moves: "list[Judged]", move: "Move") -> "int | None":
    """What the rules of thumb think of a move, in whatever order its items are named."""
    items = sorted(move[1:])
    for worth, known, _ in moves:
        if known[0] == move[0] and sorted(known[1:]) == items:
            thought: int = worth
            return thought
    return None


def is_best(moves: "list[Judged]", move: "Move") -> bool:
    """Whether the rules of thumb know no better move."""
    thought = worth_of(moves, move)
    if thought is None:
        return False
    for known in moves:
        if known[0] > thought:
            return False
    return True
