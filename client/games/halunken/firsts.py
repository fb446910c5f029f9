"""Which rules of Halunken are told when they first come up (client/table/firsts.py)."""

from shared_rules.halunken.cards import RUM

FACTS = ("cancelled", "hired", "given", "missed", "scored")


def on_revealed(scene, piece: str, card: str) -> str:
    return "rum" if card == RUM else ""


def on_sailed(scene, piece: str, start: str, end: str, number: int) -> str:
    """Whoever stands there as well is about to be robbed."""
    return "meeting" if scene.public["captains"].count(end) > 1 else "order"


def on_spared(scene, victim: str, thief: str) -> str:
    """To Black Jack on his own one has too few only when there is nobody left."""
    return "" if thief == "black-jack" else "spared"


def on_pushed(scene, piece: str, start: str, end: str) -> str:
    return "" if piece == "black-jack" else "pushed"


def on_prowled(scene, start: str, end: str) -> str:
    """What he does while nobody controls him is told when somebody has to give."""
    if scene.public["control"] is None:
        return ""
    return "raid" if scene.view["options"].get("black_jack") == "lands" else "prowl"


def on_enlisted(scene, piece: str, scoundrel: str) -> str:
    return "found"
