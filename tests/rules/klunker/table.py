"""Builds a position of Klunker that reads like a sentence."""

from shared_rules.klunker.cards import all_jewels
from shared_rules.klunker.game import Klunker


def klunker(
    phase,
    turn=0,
    start=0,
    hands=None,
    windows=None,
    safes=None,
    notes=None,
    deck=None,
    tickets=(),
    seats=3,
):
    """Three jewellers in a phase; zones that are not named are empty, hands hold six shoes."""
    game = Klunker.new(seats, {"first": start}, 1)
    game.hands = listed(hands, seats, "shoe " * 6)
    game.windows = listed(windows, seats, "")
    game.safes = listed(safes, seats, "")
    game.notes = list(notes or [1] * seats)
    game.deck = all_jewels() if deck is None else deck.split()
    local = {"tickets": list(tickets)}
    if phase == "safes":
        local["turn"] = turn
    game.agenda = []
    game.call(phase, [turn], **({} if phase == "windows" else local))
    return game


def listed(zones, seats, otherwise):
    zones = dict(enumerate(zones)) if isinstance(zones, list) else zones or {}
    return [sorted(zones.get(seat, otherwise).split()) for seat in range(seats)]


def play(game, *lines):
    """Play lines such as "0 store shoe"."""
    for line in lines:
        seat, *move = line.split()
        game = game.play(int(seat), move)
    return game


def verbs(game, seat):
    return [offer.verb for offer in game.offers(seat)]
