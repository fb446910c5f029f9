"""Which rules of Klunker are told when they first come up (client/table/firsts.py)."""

FACTS = ("left", "declined", "dealt", "ended")


def on_showed(scene, seat: str, *jewels) -> str:
    return "" if jewels else "kept"


def on_sold(scene, seat: str, jewel: str, paid: int) -> str:
    return "necklaces" if jewel == "necklace" else "sold"


def on_bought(scene, seat: str, window: str, *jewels) -> str:
    return "own" if window == seat.replace("seat", "window") else "neighbour"
