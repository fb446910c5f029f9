"""Placing: every captain goes to a tavern and takes its top card; then Black Jack finds a place."""

from ..engine.offer import Offer
from ..engine.phase import OPEN, Phase
from .cards import rank
from .rounds import begin_round
from .taverns import NOWHERE, RING, TAVERNS, free_taverns, turn_up

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Halunken


class Captains(Phase):
    """In turn, everybody puts the captain in front of a tavern and takes its first scoundrel."""

    cover = OPEN

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        return [Offer("place", free_taverns(game))]

    def place(self, game: "Halunken", seat: int, tavern: str) -> None:
        space = TAVERNS.index(tavern)
        game.captains[seat] = space
        game.disclose()
        scoundrel = game.piles[space].pop()
        game.crews[seat].append(scoundrel)
        game.note("placed", f"seat-{seat}", tavern, scoundrel)
        following = (seat + 1) % game.seats
        if game.captains[following] == NOWHERE:
            game.now["seats"] = [following]
        else:
            open_taverns(game)


def open_taverns(game: "Halunken") -> None:
    """Turn up every tavern's top card; the first cards decide who places and who starts.

    The owner of the lowest puts Black Jack on the board; the owner of the highest starts the
    auctions until there has been a controller.
    """
    tops = []
    for space in range(RING):
        tops.append(game.piles[space][-1])
        turn_up(game, space)
    game.note("opened", *tops)
    if not game.with_black_jack():
        begin_round(game)
        return
    lowest = highest = 0
    for seat in range(1, game.seats):
        first = rank(game.crews[seat][0])
        if first < rank(game.crews[lowest][0]):
            lowest = seat
        if first > rank(game.crews[highest][0]):
            highest = seat
    game.starter = highest
    game.goto("black_jack", [lowest])


class BlackJack(Phase):
    """On which free space does Black Jack begin?"""

    cover = OPEN

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        return [Offer("place", free_taverns(game))]

    def place(self, game: "Halunken", seat: int, tavern: str) -> None:
        game.black_jack = TAVERNS.index(tavern)
        game.note("posted", f"seat-{seat}", tavern)
        begin_round(game)
