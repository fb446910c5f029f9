"""Check: whether the cards of a game were those of its sealed shuffle, and if not, what is wrong.

A flaw is [word, who]: "unreadable", "left" (a part was not shown), "broken" (a part is not what was
committed to), "seed" (the deal was made of something else); and against what a phone has kept from
before the deal: "table", "gone" (a share is missing now), "added", "other" (it was another one).
"""

from ..engine.branch import root
from .seal import COMMITMENT, PART, UNKNOWN, WHO, Seal, Unsealed


def flaws(lines: list[str], seed: str, kept: list[str] | None = None) -> list[list[str]]:
    """What is wrong with the seal of a game that is over, by its lines and the record's seed.

    `kept`: the lines as a phone had received them before the cards were dealt.
    """
    try:
        seal = Seal.read(lines)
        before = Seal.read(kept) if kept else None
    except Unsealed:
        return [["unreadable", ""]]
    found = in_itself(seal)
    if before is not None:
        found += since(before, seal)
    if not found and seal.seed() != root(seed):
        found.append(["seed", ""])
    return found


def in_itself(seal: Seal) -> list[list[str]]:
    """Parts that are not there, or not what was committed to."""
    found = []
    for who, commitment, part in seal.shares:
        if part == UNKNOWN:
            found.append(["left", who])
        elif seal.commitment(who, part) != commitment:
            found.append(["broken", who])
    return found


def since(before: Seal, seal: Seal) -> list[list[str]]:
    """What has become different since the commitments were received."""
    found = []
    if (before.table, before.attempt) != (seal.table, seal.attempt):
        found.append(["table", ""])
    for share in before.shares:
        now = seal.share(share[WHO])
        if now is None:
            found.append(["gone", share[WHO]])
        elif now[COMMITMENT] != share[COMMITMENT] or share[PART] not in (UNKNOWN, now[PART]):
            found.append(["other", share[WHO]])
    for share in seal.shares:
        if before.share(share[WHO]) is None:
            found.append(["added", share[WHO]])
    return found
