"""What is said about challenges: these words come with the screens that need them."""

from client.app import texts
from client.app.texts import say

texts.learn("client.challenge.words")


def wrong(error) -> str:
    """What is wrong with a code (shared_rules/challenge/code.py), for people."""
    reason, about = error.args
    return say("challenge.bad." + reason, about)


def result(places: list[int], scores: list[int], seat: int = 0) -> str:
    """How it ended for a seat, in a line."""
    number = scores[seat]
    points = say("challenge.point" if number == 1 else "challenge.points", number)
    return say("challenge.place", places[seat]) + ", " + points
