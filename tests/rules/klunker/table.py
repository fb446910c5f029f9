"""Builds a position of Klunker that reads like a sentence."""

from shared_rules.klunker.cards import all_jewels
from shared_rules.klunker.game import Klunker

from ..acting import dealt


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
    game.hands = dealt(hands, seats, "shoe " * 6)
    game.windows = dealt(windows, seats, "")
    game.safes = dealt(safes, seats, "")
    game.notes = list(notes or [1] * seats)
    game.deck = all_jewels() if deck is None else deck.split()
    local = {"round": 1}
    if phase != "windows":
        local["tickets"] = list(tickets)
    if phase == "safes":
        local["turn"] = turn
    game.agenda = []
    game.call(phase, [turn], **local)
    return game
