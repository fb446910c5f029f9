"""What is said about a sealed shuffle: these words come with the part that needs them."""

from client.app import texts
from client.app.texts import joined, say
from shared_rules.seal.seal import DEALER, WHO

texts.learn("client.seal.words")

NET = "net."
"""So begins what a table on the network is kept under."""


def is_net(ident: str) -> bool:
    return ident.startswith(NET)


def owner(ident: str, who: str, names: list[str]) -> str:
    """Whose share it is."""
    if who == DEALER:
        return say("seal.server" if is_net(ident) else "seal.phone")
    seats = [int(seat) for seat in who.split(",") if seat]
    return joined([names[seat] for seat in seats if seat < len(names)])


def owners(ident: str, shares: list[list[str]], names: list[str]) -> str:
    return joined([owner(ident, share[WHO], names) for share in shares])


def wrong(ident: str, found: list[list[str]], names: list[str]) -> list[str]:
    """What is wrong with a shuffle, a sentence for each flaw."""
    return [say("seal.flaw." + word, owner(ident, who, names)) for word, who in found]


def spoken(words: list[str]) -> str:
    """The words as they are said one after the other."""
    return " · ".join(words)
