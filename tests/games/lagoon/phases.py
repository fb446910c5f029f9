"""Lagoon's four questions: how long a breath, which pearl, how deep, and what to keep of it."""

from ..engine.offer import Offer
from ..engine.phase import CURTAIN, OPEN, Phase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Lagoon

DEEPEST = 3


class Breath(Phase):
    """All lay a breath card face down; when the last one lies there, all are opened."""

    sealed = True
    cover = CURTAIN

    def offers(self, game: "Lagoon", seat: int) -> list[Offer]:
        return [Offer("inhale", game.breaths[seat])]

    def resolve(self, game: "Lagoon") -> None:
        """The longest breath comes first, of equal ones the first clockwise from the start."""
        laid = []
        for seat in game.round_from(game.start):
            breath = game.now["sealed"][seat][0][1]
            game.breaths[seat].remove(breath)
            game.note("inhaled", f"seat-{seat}", breath)
            laid.append([-int(breath[len("breath-") :]), len(laid), seat])
        order = [seat for _, _, seat in sorted(laid)]
        game.goto("shore", order[:1], after=order[1:])


class Shore(Phase):
    """Take a pearl that lies open, or dive."""

    cover = OPEN

    def offers(self, game: "Lagoon", seat: int) -> list[Offer]:
        offers = [Offer("take", game.shore)]
        if len(game.sea) >= DEEPEST:
            offers.append(Offer("dive"))
        return offers

    def take(self, game: "Lagoon", seat: int, pearl: str) -> None:
        game.shore.remove(pearl)
        game.pearls[seat].append(pearl)
        game.pearls[seat].sort()
        game.note("took", f"seat-{seat}", pearl)
        next_diver(game)

    def dive(self, game: "Lagoon", seat: int) -> None:
        game.note("dived", f"seat-{seat}")
        game.now["seats"] = []
        game.call("depth", [seat], depth=1)

    def resolve(self, game: "Lagoon") -> None:
        """Whoever has dived is back."""
        next_diver(game)


class Depth(Phase):
    """Press on, and perhaps come up with nothing; each step down is an oyster more to choose."""

    cover = OPEN

    def offers(self, game: "Lagoon", seat: int) -> list[Offer]:
        return [Offer("deeper"), Offer("open")]

    def deeper(self, game: "Lagoon", seat: int) -> None:
        if game.below(6) < game.now["depth"]:
            game.note("gasped", f"seat-{seat}")
            game.done()
            return
        game.now["depth"] += 1
        game.note("sank", f"seat-{seat}", game.now["depth"])
        if game.now["depth"] == DEEPEST:
            self.open(game, seat)

    def open(self, game: "Lagoon", seat: int) -> None:
        """As many oysters as one is deep; nobody else sees what is in them."""
        game.disclose()
        depth = game.now["depth"]
        game.catches[seat] = sorted([game.sea.pop() for _ in range(depth)])
        game.note("opened", f"seat-{seat}", depth)
        game.goto("catch", [seat])


class Catch(Phase):
    """Keep one pearl, which nobody sees; the sea takes the others back."""

    def offers(self, game: "Lagoon", seat: int) -> list[Offer]:
        return [Offer("keep", game.catches[seat])]

    def keep(self, game: "Lagoon", seat: int, pearl: str) -> None:
        game.catches[seat].remove(pearl)
        game.purses[seat].append(pearl)
        game.purses[seat].sort()
        game.sea += game.catches[seat]
        game.catches[seat] = []
        game.shuffle(game.sea)
        game.note("kept", f"seat-{seat}")
        game.done()


def next_diver(game: "Lagoon") -> None:
    """The next breath's turn; after the last one the start goes on and the tide comes."""
    after = game.now["after"]
    if after:
        game.goto("shore", after[:1], after=after[1:])
        return
    game.start = (game.start + 1) % game.seats
    game.begin_round()


PHASES = {"breath": Breath(), "shore": Shore(), "depth": Depth(), "catch": Catch()}
