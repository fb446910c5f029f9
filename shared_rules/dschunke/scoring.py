"""Scoring: money, cards for the end of the game, and crates that can be seen on the junks."""

from .cards import JUNKS, pair_of
from .junks import visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.types import ScoreLine
    from .game import Dschunke


def sheet(game: "Dschunke", seat: int) -> "list[ScoreLine]":
    """The lines of a seat's score: reason, points, and what the reason names."""
    lines: "list[ScoreLine]" = [["money", game.money[seat]]]
    lines += game.handicap_line(seat)
    for card in sorted(game.cards[seat]):
        if is_for_the_end(card):
            if is_met(game, seat, card):
                lines.append(["met", bonus(game, card), card])
            else:
                lines.append(["unmet", 0, card])
    if game.seats == 2:
        lines += majorities(game, seat)
    else:
        lines += presences(game, seat)
    lines.append(["goods", 0, len(game.hands[seat])])
    return lines


def is_for_the_end(card: str) -> bool:
    return card.startswith("eight-") or card.startswith("twelve-")


def is_met(game: "Dschunke", seat: int, card: str) -> bool:
    """Eight Yen need four crates on one junk, twelve Yen five on one and two on another."""
    if card.startswith("eight-"):
        return visible(game.holds[card[len("eight-") :]], seat) >= 4
    first, second = pair_of(card)
    return visible(game.holds[first], seat) >= 5 and visible(game.holds[second], seat) >= 2


def bonus(game: "Dschunke", card: str) -> int:
    """What a card brings whose condition is met; with two players much less."""
    if card.startswith("eight-"):
        return 3 if game.seats == 2 else 8
    return 4 if game.seats == 2 else 12


def presences(game: "Dschunke", seat: int) -> "list[ScoreLine]":
    """Four Yen for every junk where a crate of one's own can be seen; 25 instead for all."""
    junks = [junk for junk in JUNKS if visible(game.holds[junk], seat)]
    if len(junks) == len(JUNKS):
        return [["all", 25]]
    return [["junk", 4, junk] for junk in junks]


def majorities(game: "Dschunke", seat: int) -> "list[ScoreLine]":
    """Two players: two Yen for every junk where one sees more of one's own, five more for all."""
    lines: "list[ScoreLine]" = []
    for junk in JUNKS:
        layers = game.holds[junk]
        if visible(layers, seat) > visible(layers, 1 - seat):
            lines.append(["majority", 2, junk])
    if len(lines) == len(JUNKS):
        lines.append(["majorities", 5])
    return lines
