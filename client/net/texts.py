"""The network's words: known as soon as this module has been imported."""

from client.app import texts
from client.app.texts import say

texts.learn("client.net.words")


def why(word: str) -> str:
    """What a refusal of the server, or a trouble on the way, means to a person."""
    text = "net.why." + word
    return say(text) if texts.knows(text) else say("net.why.broken")
