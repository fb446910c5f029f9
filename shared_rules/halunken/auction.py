"""The auction: who pays a scoundrel to control Black Jack in this round?"""

from ..engine.offer import Offer
from ..engine.phase import OPEN, Phase
from .cards import VALUE, enlist
from .rounds import ask_for_cards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Halunken


class Auction(Phase):
    """Clockwise, everybody offers one own scoundrel of a higher value, or is out for this round.

    `turn` is the seat whose turn it is, unless it is out; `bids` are the scoundrels offered, by
    seat (they stay in their crews until one is paid); `leader` is the seat of the highest.
    """

    cover = OPEN

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        return [Offer("bid", higher(game, seat)), Offer("decline")]

    def bid(self, game: "Halunken", seat: int, scoundrel: str) -> None:
        now = game.now
        now["bids"][seat] = scoundrel
        now["leader"] = seat
        game.note("bid", f"seat-{seat}", scoundrel)
        self.follow(game, seat)

    def decline(self, game: "Halunken", seat: int, *why: str) -> None:
        now = game.now
        now["bids"][seat] = None
        now["out"].append(seat)
        game.note("passed", f"seat-{seat}", *why)
        self.follow(game, seat)

    def follow(self, game: "Halunken", seat: int) -> None:
        game.now["seats"] = []
        game.now["turn"] = (seat + 1) % game.seats

    def resolve(self, game: "Halunken") -> None:
        """Ask the next who is not out; who has no scoundrel high enough must pass, unasked."""
        now = game.now
        out = now["out"]
        if len(out) == game.seats:
            game.note("ignored")
            ask_for_cards(game)
        elif len(out) == game.seats - 1 and now["leader"] is not None:
            hire(game, now["leader"], now["bids"][now["leader"]])
            ask_for_cards(game)
        else:
            seat = now["turn"]
            while seat in out:
                seat = (seat + 1) % game.seats
            if higher(game, seat):
                now["seats"] = [seat]
            else:
                self.decline(game, seat, why_not(game, seat))


def why_not(game: "Halunken", seat: int) -> str:
    """Why a seat cannot bid."""
    return f"because-beaten-{highest(game)}" if game.crews[seat] else "because-nobody"


def highest(game: "Halunken") -> int:
    """What has to be outbid."""
    now = game.now
    return 0 if now["leader"] is None else VALUE[now["bids"][now["leader"]]]


def higher(game: "Halunken", seat: int) -> list[str]:
    """The scoundrels of a seat that outbid the highest offer; the colour does not matter."""
    limit = highest(game)
    return [scoundrel for scoundrel in game.crews[seat] if VALUE[scoundrel] > limit]


def hire(game: "Halunken", seat: int, scoundrel: str) -> None:
    """The highest bidder pays at once, controls Black Jack and starts the next auction."""
    game.crews[seat].remove(scoundrel)
    enlist(scoundrel, game.harbour)
    game.control = seat
    game.starter = seat
    game.note("hired", f"seat-{seat}", scoundrel)
