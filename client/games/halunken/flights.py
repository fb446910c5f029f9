"""What is seen of a move in Halunken: who sails where, who is taken, robbed, hired, given away."""

from client.games.flights import flight, walk
from shared_rules.halunken.cards import RUM, VALUE, number_on
from shared_rules.halunken.taverns import RING, TAVERNS

TOGETHER = ("revealed", "given")
"""Facts that are one step when several follow each other."""


def flights(scene, fact: list) -> list | None:
    kind = fact[0]
    if kind == "revealed":
        return [revealed(fact[1], fact[2])]
    if kind == "sailed":
        return [walk("pawns " + fact[1], way(fact[2], fact[3]))]
    if kind == "pushed":
        return [walk("pawns " + fact[1], aside(fact[2], fact[3]))]
    if kind == "prowled":
        return [walk("pawns black-jack", way(fact[1], fact[2]))]
    if kind in ("took", "placed"):
        tavern, scoundrel = fact[2], fact[3]
        return [scoundrel_to(scene, scoundrel, f"{tavern} {scoundrel}", fact[1])]
    if kind == "robbed":
        return [scoundrel_to(scene, fact[3], crew(scene, fact[2], fact[3]), fact[1])]
    if kind == "enlisted":
        return [scoundrel_to(scene, fact[2], "harbour", fact[1])]
    if kind == "bid":
        return [portrait(fact[2], crew(scene, fact[1], fact[2]), "bids " + fact[2])]
    if kind == "hired":
        return [portrait(fact[2], "bids " + fact[2], "harbour")]
    if kind == "given":
        return [portrait(fact[2], crew(scene, fact[1], fact[2]), "harbour")]
    return None if kind in ("missed", "dealt") else []


def way(start: str, end: str) -> int:
    """How many places lie between two taverns: all sail clockwise."""
    return (TAVERNS.index(end) - TAVERNS.index(start)) % RING


def aside(start: str, end: str) -> int:
    """The same for who makes room, to the nearer side: below zero against the clock."""
    by = way(start, end)
    return by if 2 * by <= RING else by - RING


def portrait(scoundrel: str, source: str, target: str) -> dict:
    return flight("halunken/" + scoundrel, source, target, str(VALUE[scoundrel]))


def crew(scene, piece: str, scoundrel: str) -> str:
    """Where a seat's scoundrels are: the own ones in the tray, the others' are only counted."""
    if piece == f"seat-{scene.me}":
        return "hand " + scoundrel
    return "players " + piece


def scoundrel_to(scene, scoundrel: str, source: str, piece: str) -> dict:
    """A scoundrel joins a captain's crew."""
    return portrait(scoundrel, source, crew(scene, piece, scoundrel))


def revealed(piece: str, card: str) -> dict:
    """A movement card is turned up in the harbour's middle."""
    source = "deck" if piece == "black-jack" else "players " + piece
    if card == RUM:
        return flight("halunken/rum", source, "revealed " + piece)
    return flight("halunken/step", source, "revealed " + piece, str(number_on(card)))
