"""What is seen of a move in Dschunke: strips, goods, money, cards and merchants on their way."""

from client.games.flights import ANY, flight, glide
from shared_rules.dschunke.cards import GOOD_OF, JUNKS, MIXED
from shared_rules.dschunke.junks import strips_in

TOGETHER = ("took", "took_blind", "shared", "arrived", "posted", "announced")
"""Facts that are told at once when several follow each other."""
UNSAID = ("dealt", "counted", "left", "priced", "emptied")
"""What the table shows without being told, or at another time."""
CONCERNS = {"sold": 0, "shared": 0, "won": 0, "tied": ANY}
"""What whoever is named at this place looks at in peace: the own offer wins, shares or ties."""
MOST = 6
"""So many pictures of one kind fly at once: more are a swarm."""


def on_placed(scene, seat: str, owner: str, junk: str) -> list:
    """Before the game one places others' strips, too."""
    return [strip(scene, owner, strips_of(scene, seat), junk, 0)]


def on_loaded(scene, seat: str, junk: str, number: int) -> list:
    place = strips_of(scene, seat)
    return [strip(scene, seat, place, junk, left) for left in range(number)]


def on_moved(scene, seat: str, start: str, junk: str) -> list:
    return [strip(scene, seat, start, junk, 0)]


def on_arrived(scene, merchant: str | None, junk: str) -> list | None:
    return [glide(merchant)] if merchant else None


on_posted = on_arrived


def on_took(scene, seat: str, *goods) -> list:
    return goods_to(scene, seat, list(goods))


def on_took_blind(scene, seat: str) -> list:
    return goods_to(scene, seat, [MIXED])


def on_gave(scene, seat: str, *goods) -> list:
    """Out of a hand to the stocks."""
    return goods_from(scene, seat, [[good, stock(good)] for good in goods])


on_pooled = on_gave


def on_offered(scene, seat: str, *goods) -> list:
    """Out of a hand, to the market's stall."""
    return goods_from(scene, seat, [[good, "cells " + good] for good in goods])


def on_earned(scene, seat: str, junk: str, yen: int) -> list:
    """Yen for crates on a junk."""
    return [paid(seat, junk, yen)]


def on_sold(scene, seat: str, good: str, yen: int) -> list:
    """Yen from the market's stall."""
    return [paid(seat, "cells " + good, yen)]


on_shared = on_sold


def on_cashed(scene, seat: str, yen: int) -> list:
    """Yen for a card that one does without."""
    return [paid(seat, "market", yen)]


def on_won(scene, seat: str, good: str) -> list:
    return [flight("dschunke/special-back", "cells", seat_place(seat, "special-back"))]


def on_kept(scene, seat: str, pile: str) -> list:
    return [flight("dschunke/special-back", pile, seat_place(seat, "special-back"))]


def on_turned(scene, seat: str, pile: str, card: str) -> list:
    return [flight("dschunke/" + card, pile, card_of(scene, seat, card))]


def on_played(scene, seat: str, card: str, place: int) -> list:
    return [flight("dschunke/" + card, card_of(scene, seat, card), "market")]


def seat_place(seat: str, art: str) -> str:
    """A seat's place in the row of players, where this is counted: its picture, not the number."""
    return "players " + seat + " " + art


def strips_of(scene, seat: str) -> str:
    return seat_place(seat, "crate-" + colour_of(scene, seat))


def colour_of(scene, seat: str) -> str:
    colour: str = scene.colour(int(seat[len("seat-") :]))
    return colour


def in_hand(scene, seat: str, good: str) -> str:
    """A hand's place: the own one lies open, the others' are only counted."""
    if seat == f"seat-{scene.me}":
        return "hand " + good
    return seat_place(seat, "goods-back")


def card_of(scene, seat: str, card: str) -> str:
    """The same, for special cards."""
    return "hand " + card if seat == f"seat-{scene.me}" else seat_place(seat, "special-back")


# Strips


def strip(scene, owner: str, source: str, junk: str, left: int) -> dict:
    """A strip onto a junk, where it lies below so many that come after it."""
    place = strips_in(scene.public["holds"][junk]) - 1 - left
    return flight("dschunke/strip-" + colour_of(scene, owner), source, f"{junk} strip-{place}")


# Goods and money


def goods_to(scene, seat: str, goods: list) -> list:
    """Out of the stocks into a hand; what was taken blindly stays unseen."""
    row = []
    for good in goods[:MOST]:
        art = "goods-back" if good == MIXED else good
        row.append(flight("dschunke/" + art, stock(good), in_hand(scene, seat, good)))
    return row


def goods_from(scene, seat: str, ways: list) -> list:
    """Out of a hand; each way is a kind of goods and where it goes."""
    row = []
    for good, target in ways[:MOST]:
        source = in_hand(scene, seat, good)
        if source != target:
            row.append(flight("dschunke/" + good, source, target))
    return row


def stock(good: str) -> str:
    """Where a kind of goods lies: at a junk's stern."""
    for junk in JUNKS:
        if GOOD_OF.get(junk, MIXED) == good:
            return f"at-{junk} {good}"
    return "market"


def paid(seat: str, source: str, yen: int) -> dict:
    return flight("dschunke/yen", source, seat_place(seat, "purse money"), "+" + str(yen))
