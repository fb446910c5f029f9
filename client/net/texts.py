"""The network's words: known as soon as this module has been imported."""

from client.app import texts
from client.app.texts import say

texts.learn("client.net.words")


def standing(table: dict) -> str:
    """Whose turn it is, or what else there is to say of a table in three words."""
    if table.get("yours"):
        return say("net.your.turn")
    if table["status"] == "lobby":
        free = [player["state"] for player in table["players"]].count("free")
        return say(("net.free.none", "net.free.seat", "net.free.seats")[min(free, 2)], free)
    return say("net.status." + table["status"])


def lasting(seconds: int) -> str:
    """Some seconds, or whole minutes."""
    if seconds % 60:
        return say("net.seconds", seconds)
    return say("net.minute" if seconds == 60 else "net.minutes", seconds // 60)


def why(word: str) -> str:
    """What a refusal of the server, or a trouble on the way, means to a person."""
    text = "net.why." + word
    return say(text) if texts.knows(text) else say("net.why.broken")
