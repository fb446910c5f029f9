"""What is seen of a move in Dschunke: strips, goods, money, cards and merchants on their way."""

from client.games.flights import flight, glide
from shared_rules.dschunke.cards import GOOD_OF, JUNKS, MIXED
from shared_rules.dschunke.junks import strips_in

TOGETHER = ("offered", "took", "took_blind", "sold", "shared", "arrived", "posted", "announced")
"""Facts that are one step when several follow each other."""
UNSAID = ("dealt", "counted", "left", "priced", "emptied", "void", "ended")
"""What the table shows without being told, or at another time."""
MOST = 6
"""So many pictures of one kind fly at once: more are a swarm."""


def flights(scene, fact: list) -> list | None:
    kind = fact[0]
    if kind in UNSAID:
        return None
    if kind in ("placed", "loaded"):
        owner, junk, number = loaded(fact)
        return [strip(scene, owner, seat_place(fact[1]), junk, left) for left in range(number)]
    if kind == "moved":
        return [strip(scene, fact[1], fact[2], fact[3], 0)]
    if kind in ("arrived", "posted"):
        return [glide(fact[1])] if fact[1] else None
    if kind in ("took", "took_blind"):
        return goods_to(scene, fact[1], fact[2:] or [MIXED])
    if kind in ("gave", "offered", "pooled"):
        return goods_from(scene, fact)
    if kind in ("earned", "sold", "shared", "cashed"):
        return [paid(fact)]
    if kind in ("won", "kept"):
        target = seat_place(fact[1])
        return [flight("dschunke/special-back", fact[2] if kind == "kept" else "cells", target)]
    if kind == "turned":
        return [flight("dschunke/" + fact[3], fact[2], in_hand(scene, fact[1], fact[3]))]
    if kind == "played":
        return [flight("dschunke/" + fact[2], in_hand(scene, fact[1], fact[2]), "market")]
    return []


def seat_place(seat: str) -> str:
    return "players " + seat


def in_hand(scene, seat: str, item: str) -> str:
    """A hand's place: the own one lies open, the others' are only counted."""
    return "hand " + item if seat == f"seat-{scene.me}" else seat_place(seat)


# Strips


def loaded(fact: list) -> tuple:
    """Whose strips go where, and how many; before the game one places others' strips."""
    if fact[0] == "placed":
        return fact[2], fact[3], 1
    return fact[1], fact[2], fact[3]


def strip(scene, owner: str, source: str, junk: str, left: int) -> dict:
    """A strip onto a junk, where it lies below so many that come after it."""
    colour = scene.colour(int(owner[len("seat-") :]))
    place = strips_in(scene.public["holds"][junk]) - 1 - left
    return flight("dschunke/strip-" + colour, source, f"{junk} strip-{place}")


# Goods and money


def goods_to(scene, seat: str, goods: list) -> list:
    """Out of the stocks into a hand; what was taken blindly stays unseen."""
    row = []
    for good in goods[:MOST]:
        art = "goods-back" if good == MIXED else good
        row.append(flight("dschunke/" + art, stock(good), in_hand(scene, seat, good)))
    return row


def goods_from(scene, fact: list) -> list:
    """Out of a hand: to the stocks, into the pool, or for sale before everybody."""
    row = []
    for good in fact[2:][:MOST]:
        target = seat_place(fact[1]) if fact[0] == "offered" else stock(good)
        source = in_hand(scene, fact[1], good)
        if source != target:
            row.append(flight("dschunke/" + good, source, target))
    return row


def stock(good: str) -> str:
    """Where a kind of goods lies: at a junk's stern."""
    for junk in JUNKS:
        if GOOD_OF.get(junk, MIXED) == good:
            return f"at-{junk} {good}"
    return "market"


def paid(fact: list) -> dict:
    """Yen for crates on a junk, from the market's stall, or for a card that one does without."""
    source = {"earned": fact[2], "cashed": "market"}.get(fact[0], f"cells {fact[2]}")
    return flight("dschunke/yen", str(source), seat_place(fact[1]), "+" + str(fact[-1]))
