"""Klunker's three questions: what goes into the window, what into the safe, which window to buy."""

from ..engine.offer import Offer
from ..engine.phase import OPEN, Phase
from .cards import HAND, JEWELS, SET, price, sets, tally

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Klunker


def counted(game: "Klunker", more: int = 0) -> dict[str, int]:
    """The number of this round, or of a later one, for the next question; nothing at a table that
    was begun before rounds were counted."""
    return {"round": game.now["round"] + more} if "round" in game.now else {}


class Windows(Phase):
    """In turn, everybody puts jewels from the hand into the own window.

    Each of the three questions of a round knows its number, `round`.
    """

    def offers(self, game: "Klunker", seat: int) -> list[Offer]:
        hand = game.hands[seat]
        return [Offer("show", hand, 0 if game.windows[seat] else 1, len(hand))]

    def show(self, game: "Klunker", seat: int, *jewels: str) -> None:
        for jewel in jewels:
            game.hands[seat].remove(jewel)
        game.windows[seat] += jewels
        game.windows[seat].sort()
        game.note("showed", f"seat-{seat}", *jewels)
        following = (seat + 1) % game.seats
        if following == game.start:
            game.goto("safes", [], turn=following, tickets=[], **counted(game))
        else:
            game.now["seats"] = [following]


class Safes(Phase):
    """Round the table one jewel at a time goes into the safe, until everybody has passed.

    `turn` is the seat whose turn it is, unless it has passed; `tickets` are the seats that have
    passed, in order: the first has purchase card 1.
    """

    def offers(self, game: "Klunker", seat: int) -> list[Offer]:
        return [Offer("store", game.hands[seat]), Offer("leave")]

    def store(self, game: "Klunker", seat: int, jewel: str) -> None:
        game.hands[seat].remove(jewel)
        game.safes[seat].append(jewel)
        game.note("stored", f"seat-{seat}", jewel)
        if game.safes[seat].count(jewel) >= SET:
            sell(game, seat, jewel)
        game.safes[seat].sort()
        self.follow(game, seat)

    def leave(self, game: "Klunker", seat: int, *why: str) -> None:
        tickets = game.now["tickets"]
        tickets.append(seat)
        game.note("left", f"seat-{seat}", f"purchase-{len(tickets)}", *why)
        self.follow(game, seat)

    def follow(self, game: "Klunker", seat: int) -> None:
        game.now["seats"] = []
        game.now["turn"] = (seat + 1) % game.seats

    def resolve(self, game: "Klunker") -> None:
        """Ask the next who has not passed; who holds no cards must pass and is not asked."""
        tickets = game.now["tickets"]
        if len(tickets) == game.seats:
            game.goto("purchases", tickets[:1], tickets=tickets[:], **counted(game))
            return
        seat = game.now["turn"]
        while seat in tickets:
            seat = (seat + 1) % game.seats
        if game.hands[seat]:
            game.now["seats"] = [seat]
        else:
            self.leave(game, seat, "because-empty")


class Purchases(Phase):
    """In the order of the purchase cards, everybody buys one whole window."""

    cover = OPEN

    def offers(self, game: "Klunker", seat: int) -> list[Offer]:
        choices = []
        for other in range(game.seats):
            if game.windows[other] and (other == seat or game.notes[seat]):
                choices.append(f"window-{other}")
        offers = [Offer("buy", choices)] if choices else []
        if not game.windows[seat]:
            offers.append(Offer("decline"))
        return offers

    def buy(self, game: "Klunker", seat: int, window: str) -> None:
        owner = int(window[len("window-") :])
        jewels = game.windows[owner]
        game.windows[owner] = []
        if owner != seat:
            game.notes[seat] -= 1
            game.notes[owner] += 1
        game.note("bought", f"seat-{seat}", window, *jewels)
        game.safes[seat] += jewels
        game.safes[seat].sort()
        game.now["seats"] = []
        call_sales(game, seat)

    def decline(self, game: "Klunker", seat: int) -> None:
        game.note("declined", f"seat-{seat}")
        game.start = seat
        end_round(game)

    def resolve(self, game: "Klunker") -> None:
        """The next purchase card, or the end of the round."""
        tickets = game.now["tickets"]
        tickets.pop(0)
        if tickets:
            game.now["seats"] = tickets[:1]
        else:
            end_round(game)


def call_sales(game: "Klunker", seat: int) -> None:
    """Sell all sets of four in a safe, in the order that pays most."""
    queue = [JEWELS[place] for place in sets(tally(game.safes[seat]))]
    game.call("sales", [], seat=seat, queue=queue)


class Sales(Phase):
    """Sets are sold one after the other. Nobody is asked; `queue` are the kinds still to come."""

    def resolve(self, game: "Klunker") -> None:
        seat, queue = game.now["seat"], game.now["queue"]
        if queue:
            sell(game, seat, queue.pop(0))
        else:
            game.done()


def sell(game: "Klunker", seat: int, jewel: str) -> None:
    """Four of a kind leave the safe; some come back as banknotes, the rest is out of the game."""
    paid = price(game.safes[seat], jewel)
    for _ in range(SET):
        game.safes[seat].remove(jewel)
        game.gone.append(jewel)
    game.gone.sort()
    game.notes[seat] += paid
    game.note("sold", f"seat-{seat}", jewel, paid)


def end_round(game: "Klunker") -> None:
    """Deal all hands up to six and begin anew, or end the game if the deck cannot."""
    needed = 0
    for hand in game.hands:
        needed += HAND - len(hand)
    if needed > len(game.deck):
        game.note("ended")
        game.done()
        return
    game.deal()
    game.note("dealt", needed)
    game.goto("windows", [game.start], **counted(game, 1))


PHASES = {
    "windows": Windows(),
    "safes": Safes(),
    "purchases": Purchases(),
    "sales": Sales(),
}
