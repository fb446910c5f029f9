"""The captains: how they sail to a tavern and whom they rob and push away there."""

from ..engine.offer import Offer
from ..engine.phase import OPEN, Phase
from .black_jack import meet_black_jack
from .taverns import RING, TAVERNS, captain_at, may_rob, push_captain, rob, seat_of, take_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Halunken


def sail(game: "Halunken", seat: int, number: int) -> None:
    """Move a captain clockwise, occupied spaces counting too, and let him take what he finds."""
    start = game.captains[seat]
    space = (start + number) % RING
    occupant = captain_at(game, space)
    game.captains[seat] = space
    game.note("sailed", f"seat-{seat}", TAVERNS[start], TAVERNS[space], number)
    take_top(game, seat)
    if occupant >= 0:
        meet_captain(game, seat, occupant)
    elif game.black_jack == space:
        meet_black_jack(game, seat)


def meet_captain(game: "Halunken", seat: int, occupant: int) -> None:
    """Rob the captain who stands there, unless he has too few scoundrels, and push him on."""
    crew = game.crews[occupant]
    if may_rob(game, seat, occupant):
        if len(crew) > 1:
            game.call("rob", [seat], victim=f"seat-{occupant}")
            return
        rob(game, seat, occupant, crew[0], "because-only")
    else:
        game.note("spared", f"seat-{occupant}", f"seat-{seat}")
    push_captain(game, occupant)


class Rob(Phase):
    """Which scoundrel of the captain whom one has found on the space?"""

    cover = OPEN

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        return [Offer("rob", game.crews[seat_of(game.now["victim"])])]

    def rob(self, game: "Halunken", seat: int, scoundrel: str) -> None:
        victim = seat_of(game.now["victim"])
        game.done()
        rob(game, seat, victim, scoundrel)
        push_captain(game, victim)
