"""What is seen of a move in Halunken: who sails where, who is taken, robbed, hired, given away."""

from client.games.flights import ANY, flight, walk
from client.games.halunken.cards import suit_of
from shared_rules.halunken.cards import RUM, VALUE, number_on
from shared_rules.halunken.taverns import RING, TAVERNS

TOGETHER = ("revealed", "given", ("passed", "hired", "ignored"))
"""Facts that are told at once when several follow each other."""
UNSAID = ("missed", "dealt", "started")
"""What is not worth being told, or is already: the seam of a round."""
CONCERNS = {"robbed": 1, "cancelled": ANY}
"""What whoever is named at this place looks at in peace: one has been robbed, or equal cards keep
one from moving."""


def on_revealed(scene, piece: str, card: str) -> list:
    """A movement card is turned up in the harbour's middle."""
    source = "deck" if piece == "black-jack" else panel(piece)
    if card == RUM:
        return [flight("halunken/rum", source, "revealed " + piece)]
    number = str(number_on(card))
    return [flight("halunken/step", source, "revealed " + piece, number, "printed")]


def on_sailed(scene, piece: str, start: str, end: str, number: int) -> list:
    return [walk("pawns " + piece, way(start, end))]


def on_pushed(scene, piece: str, start: str, end: str) -> list:
    return [walk("pawns " + piece, aside(start, end))]


def on_prowled(scene, start: str, end: str) -> list:
    return [walk("pawns black-jack", way(start, end))]


def on_took(scene, piece: str, tavern: str, scoundrel: str, following: str = "") -> list:
    return [scoundrel_to(scene, scoundrel, f"{tavern} {scoundrel}", piece)]


on_placed = on_took


def on_robbed(scene, thief: str, victim: str, scoundrel: str) -> list:
    return [scoundrel_to(scene, scoundrel, crew(scene, victim, scoundrel), thief)]


def on_enlisted(scene, piece: str, scoundrel: str) -> list:
    return [scoundrel_to(scene, scoundrel, "harbour", piece)]


def on_bid(scene, piece: str, scoundrel: str) -> list:
    return [portrait(scoundrel, crew(scene, piece, scoundrel), "bids " + scoundrel)]


def on_hired(scene, piece: str, scoundrel: str) -> list:
    return [portrait(scoundrel, "bids " + scoundrel, "harbour")]


def on_given(scene, piece: str, scoundrel: str) -> list:
    return [portrait(scoundrel, crew(scene, piece, scoundrel), "harbour")]


def way(start: str, end: str) -> int:
    """How many places lie between two taverns: all sail clockwise."""
    return (TAVERNS.index(end) - TAVERNS.index(start)) % RING


def aside(start: str, end: str) -> int:
    """The same for who makes room, to the nearer side: below zero against the clock."""
    by = way(start, end)
    return by if 2 * by <= RING else by - RING


def portrait(scoundrel: str, source: str, target: str) -> dict:
    look = "worth " + suit_of(scoundrel)
    return flight("halunken/" + scoundrel, source, target, str(VALUE[scoundrel]), look)


def crew(scene, piece: str, scoundrel: str) -> str:
    """Where a seat's scoundrels are: the own ones in the tray, the others' are only counted."""
    if piece == f"seat-{scene.me}":
        return "hand " + scoundrel
    return panel(piece)


def panel(piece: str) -> str:
    """A seat's captain among the players: there nothing that flies covers the points."""
    return "players " + piece + " captain"


def scoundrel_to(scene, scoundrel: str, source: str, piece: str) -> dict:
    """A scoundrel joins a captain's crew."""
    return portrait(scoundrel, source, crew(scene, piece, scoundrel))
