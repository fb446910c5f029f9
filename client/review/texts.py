"""What is said about how a game went: these words come with the screen that needs them."""

from client.app import texts
from client.app.texts import say

texts.learn("client.review.words")


def points(permille: int) -> int:
    """A share of the victory as people say it: whole points of a hundred."""
    return (permille + 5) // 10 if permille >= 0 else -((5 - permille) // 10)


def signed(permille: int) -> str:
    """What has been won or lost, with its sign."""
    number = points(permille)
    if not number:
        return "0"
    return f"+{number}" if number > 0 else f"−{-number}"


def percent(permille: int) -> str:
    return say("review.percent", points(permille))
