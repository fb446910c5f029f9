"""The ring of taverns: who stands where, and what is done there without being asked."""

from .cards import enlist

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Halunken

RING = 14
TAVERNS = [f"tavern-{number}" for number in range(1, RING + 1)]
"""The names of the spaces 0 to 13, clockwise."""

NOWHERE = -1
"""Where a piece stands that is not on the board."""


def seat_of(piece: str) -> int:
    """The seat whose captain a piece is."""
    return int(piece[len("seat-") :])


def captain_at(game: "Halunken", space: int) -> int:
    """The seat whose captain stands on a space, or -1."""
    for seat in range(game.seats):
        if game.captains[seat] == space:
            return seat
    return -1


def is_free(game: "Halunken", space: int) -> bool:
    """Whether neither a captain nor Black Jack stands on a space."""
    return game.black_jack != space and captain_at(game, space) < 0


def free_taverns(game: "Halunken") -> list[str]:
    """The taverns in front of which nobody stands."""
    return [TAVERNS[space] for space in range(RING) if is_free(game, space)]


def next_free(game: "Halunken", space: int, step: int = 1) -> int:
    """The first free space from one, clockwise or, with the step -1, the other way round."""
    space = (space + step) % RING
    while not is_free(game, space):
        space = (space + step) % RING
    return space


def turn_up(game: "Halunken", space: int) -> None:
    """Turn up a tavern's next card, if it has one left."""
    game.tops[space] = None
    if game.piles[space]:
        game.disclose()
        game.tops[space] = game.piles[space].pop()


def take_top(game: "Halunken", seat: int) -> None:
    """The captain takes the tavern's top card; an empty tavern gives nothing."""
    space = game.captains[seat]
    top = game.tops[space]
    if top is None:
        game.note("missed", f"seat-{seat}", TAVERNS[space])
        return
    enlist(top, game.crews[seat])
    turn_up(game, space)
    following = game.tops[space]
    if following is None:
        game.note("took", f"seat-{seat}", TAVERNS[space], top)
    else:
        game.note("took", f"seat-{seat}", TAVERNS[space], top, following)


def may_rob(game: "Halunken", thief: int, victim: int) -> bool:
    """Nobody is robbed by somebody who has more scoundrels, nor of what is not there."""
    crew = game.crews[victim]
    return len(crew) > 0 and len(crew) >= len(game.crews[thief])


def rob(game: "Halunken", thief: int, victim: int, scoundrel: str, *why: str) -> None:
    """A scoundrel changes ships."""
    game.crews[victim].remove(scoundrel)
    enlist(scoundrel, game.crews[thief])
    game.note("robbed", f"seat-{thief}", f"seat-{victim}", scoundrel, *why)


def push_captain(game: "Halunken", seat: int) -> None:
    """A captain makes room: on to the next free space, where he takes and robs nothing."""
    start = game.captains[seat]
    space = next_free(game, start)
    game.captains[seat] = space
    game.note("pushed", f"seat-{seat}", TAVERNS[start], TAVERNS[space])


def sides(game: "Halunken") -> list[str]:
    """The next free taverns on either side of Black Jack: with 14 of them these are always two."""
    return [TAVERNS[next_free(game, game.black_jack, step)] for step in (1, -1)]


def push_black_jack(game: "Halunken", tavern: str) -> None:
    """Black Jack makes room for a captain."""
    start = game.black_jack
    game.black_jack = TAVERNS.index(tavern)
    game.note("pushed", "black-jack", TAVERNS[start], tavern)
