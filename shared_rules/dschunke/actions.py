"""Phase 2: everybody makes one action, with a merchant or an assistant."""

from ..engine.offer import Offer
from ..engine.phase import OPEN, Phase
from .cards import JUNKS, MERCHANTS, TRADES
from .goods import Taking, take_own_kind
from .junks import load, visible, yields

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Dschunke

MOMENTS = ("before", "during", "after")
"""What is asked in everybody's turn: an additional action, the action, an additional action."""


def begin_actions(game: "Dschunke") -> None:
    game.stage = 2
    game.call("turns", [], queue=game.round_from(game.start), step=0)


class Turns(Phase):
    """Each seat of the `queue` in turn; `step` says which of the MOMENTS comes next.

    Whether there is one to play is secret, so everybody is asked who has a face-down card and
    has played none in this round. Nobody is asked in this phase itself.
    """

    def resolve(self, game: "Dschunke") -> None:
        queue, step = game.now["queue"], game.now["step"]
        if not queue:
            game.done()
            return
        seat, moment = queue[0], MOMENTS[step]
        game.now["step"] = (step + 1) % len(MOMENTS)
        if moment == "after":
            queue.pop(0)
        if moment == "during":
            game.call("action", [seat])
        elif game.cards[seat] and seat not in game.played:
            game.call("additional", [seat], moment=moment)


class Action(Phase):
    """Which merchant or assistant? Each of them only once a round."""

    cover = OPEN

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        helpers = []
        for helper in MERCHANTS + game.helpers():
            if helper not in game.used:
                helpers.append(helper)
        return [Offer("use", helpers)]

    def use(self, game: "Dschunke", seat: int, helper: str) -> None:
        game.done()
        game.used.append(helper)
        if helper not in MERCHANTS:
            trade, number, _ = game.square_of(helper)
            game.note("sent", f"seat-{seat}", helper)
            game.call("where", [seat], trade="trade-" + trade, number=number, free=True)
            return
        junk = game.junk_of(helper)
        game.note("used", f"seat-{seat}", helper, junk)
        if game.is_roaming():
            game.call("roam", [seat], merchant=helper)
        trade = TRADES[helper]
        perform(game, seat, trade, junk, 2 if trade == "load" else 0)


class Where(Phase):
    """On which junk does an assistant or a card work (`trade`, `number` as for `perform`)?

    An assistant works only where no merchant is (`free`), used or not; a card on any junk.
    """

    cover = OPEN

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        return [Offer("go", free_junks(game) if game.now["free"] else list(JUNKS))]

    def go(self, game: "Dschunke", seat: int, junk: str) -> None:
        trade, number = game.now["trade"], game.now["number"]
        game.done()
        perform(game, seat, trade[len("trade-") :], junk, number)


class Roam(Phase):
    """To which junk without merchant does the used `merchant` go? It never stays."""

    cover = OPEN

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        return [Offer("go", free_junks(game))]

    def go(self, game: "Dschunke", seat: int, junk: str) -> None:
        merchant = game.now["merchant"]
        game.done()
        del game.merchants[game.junk_of(merchant)]
        game.merchants[junk] = merchant
        game.note("arrived", merchant, junk)


class Draw(Taking):
    """Goods one by one from a `junk`: its own kind while there is any, then any."""

    def resolve(self, game: "Dschunke") -> None:
        now = game.now
        now["left"] = take_own_kind(game, now["seat"], now["junk"], now["left"])
        Taking.resolve(self, game)


def perform(game: "Dschunke", seat: int, trade: str, junk: str, number: int) -> None:
    """Load so many strips; or sell or draw, by so many more or fewer than the crates say."""
    if trade == "load":
        load(game, seat, junk, number)
        return
    result = yields(visible(game.holds[junk], seat), number)
    if trade == "sell":
        game.pay(seat, result)
        game.note("earned", f"seat-{seat}", junk, result)
    else:
        game.note("drew", f"seat-{seat}", junk, result)
        game.call("draw", [], seat=seat, junk=junk, left=result)


def free_junks(game: "Dschunke") -> list[str]:
    """The junks without merchant, clockwise."""
    return [junk for junk in JUNKS if junk not in game.merchants]
