"""What is seen of a move in Klunker: jewels on their way to windows and safes, banknotes, cards."""

from client.games.flights import flight

TOGETHER = ("stored",)
"""Facts that are told at once when several follow each other."""
UNSAID = ()
"""Nothing of it is not worth being told."""
CONCERNS = {"bought": 1}
"""What whoever is named at this place looks at in peace: one's window has been bought."""


def on_showed(scene, seat: str, *jewels) -> list:
    return [brought(scene, seat, jewel, "window") for jewel in jewels]


def on_stored(scene, seat: str, jewel: str) -> list:
    return [brought(scene, seat, jewel, "safe")]


def on_left(scene, seat: str, ticket: str) -> list:
    """A purchase card comes to who passes."""
    place = window_of(seat) + " ticket"
    return [flight("klunker/purchase", cards_of(seat), place, ticket[-1])]


def on_bought(scene, seat: str, window: str, *jewels) -> list:
    """A window goes into a safe, and its owner is paid."""
    row = []
    for jewel in jewels:
        row.append(flight("klunker/" + jewel, f"{window} {jewel}", f"{safe_of(seat)} {jewel}"))
    if window != window_of(seat):
        row.append(flight("klunker/banknote", purse(seat), purse(window.replace("window", "seat"))))
    return row


def on_sold(scene, seat: str, jewel: str, paid: int) -> list:
    """Four of a kind leave the safe; some come back as banknotes."""
    place = f"{safe_of(seat)} {jewel}"
    return [flight("klunker/banknote", place, purse(seat)) for _ in range(paid)]


def on_dealt(scene, number: int) -> list:
    """Nobody sees which cards they are."""
    row = []
    for seat in range(scene.seats):
        target = "hand" if seat == scene.me else cards_of(f"seat-{seat}")
        row.append(flight("klunker/deck", "street", target))
    return row


def window_of(seat: str) -> str:
    return seat.replace("seat", "window")


def safe_of(seat: str) -> str:
    return seat.replace("seat", "safe")


def purse(seat: str) -> str:
    """A seat's place in the row of players, where its banknotes are counted."""
    return "players " + seat + " banknote"


def cards_of(seat: str) -> str:
    """The same, where its cards are."""
    return "players " + seat + " deck"


def brought(scene, seat: str, jewel: str, where: str) -> dict:
    """A jewel out of a hand: the own one lies open, nobody sees the others'."""
    source = "hand " + jewel if seat == f"seat-{scene.me}" else cards_of(seat)
    return flight("klunker/" + jewel, source, seat.replace("seat", where) + " " + jewel)
