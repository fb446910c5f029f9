"""Which rules of Dschunke are told when they first come up (client/table/firsts.py)."""

FACTS = ("announced", "kept", "played", "searched", "sent", "sold", "tied")


def on_loaded(scene, seat: str, junk: str, number: int) -> str:
    return "covered" if len(scene.public["holds"][junk]) > 1 else ""


def on_arrived(scene, merchant: str, junk: str) -> str:
    is_roaming = scene.seats == 2 or scene.view["options"]["merchants"] == "roaming"
    return "roam" if is_roaming else "arrived"


def on_bluffed(scene, seat: str) -> str:
    return "pair" if scene.seats == 2 else "bluffed"


def on_took_blind(scene, seat: str) -> str:
    return "mixed"


def on_ended(scene) -> str:
    return "more" if scene.seats == 2 else "ended"
