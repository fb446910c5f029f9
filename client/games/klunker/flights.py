"""What is seen of a move in Klunker: jewels on their way to windows and safes, banknotes, cards."""

from client.games.flights import flight

TOGETHER = ()
"""Facts that are one step when several follow each other."""


def flights(scene, fact: list) -> list | None:
    kind = fact[0]
    if kind in ("dealt", "ended"):
        return dealt(scene) if kind == "dealt" else []
    seat = int(fact[1][len("seat-") :])
    if kind == "showed":
        return [brought(scene, seat, jewel, f"window-{seat}") for jewel in fact[2:]]
    if kind == "stored":
        return [brought(scene, seat, fact[2], f"safe-{seat}")]
    if kind == "left":
        return [flight("klunker/purchase", purse(seat), f"window-{seat} ticket", fact[2][-1])]
    if kind == "bought":
        return bought(seat, fact[2], fact[3:])
    if kind == "sold":
        return sold(seat, fact[2], fact[3])
    return []


def purse(seat: int) -> str:
    """A seat's place in the row of players, where its cards and banknotes are counted."""
    return f"players seat-{seat}"


def brought(scene, seat: int, jewel: str, where: str) -> dict:
    """A jewel out of a hand: the own one lies open, nobody sees the others'."""
    source = "hand " + jewel if seat == scene.me else purse(seat)
    return flight("klunker/" + jewel, source, f"{where} {jewel}")


def bought(seat: int, window: str, jewels: list) -> list:
    """A window goes into a safe, and its owner is paid."""
    row = []
    for jewel in jewels:
        row.append(flight("klunker/" + jewel, f"{window} {jewel}", f"safe-{seat} {jewel}"))
    owner = int(window[len("window-") :])
    if owner != seat:
        row.append(flight("klunker/banknote", purse(seat), purse(owner)))
    return row


def sold(seat: int, jewel: str, paid: int) -> list:
    """Four of a kind leave the safe; some come back as banknotes."""
    place = f"safe-{seat} {jewel}"
    return [flight("klunker/banknote", place, purse(seat)) for _ in range(paid)]


def dealt(scene) -> list:
    """Nobody sees which cards they are."""
    row = []
    for seat in range(scene.seats):
        target = "hand" if seat == scene.me else purse(seat)
        row.append(flight("klunker/deck", "street", target))
    return row
