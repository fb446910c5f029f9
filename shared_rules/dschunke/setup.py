"""Setup: how strips and merchants come onto the junks, and goods into the hands."""

from ..engine.offer import Offer
from ..engine.phase import OPEN, Phase
from .cards import GOODS, JUNKS, MERCHANTS, seat_of
from .junks import WIDTH, lay, strips_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Dschunke

STRIPS = 20
HAND = 8

# Whose strips lie where with three and four players: seats 0 to 3 are the published red, blue,
# green and yellow.
FIXED = {
    3: {
        "orange": [0, 2],
        "purple": [1, 2],
        "brown": [0, 1, 2],
        "white": [0, 1],
        "grey": [0, 1, 2],
    },
    4: {
        "orange": [0, 3],
        "purple": [1, 2],
        "brown": [0, 3, 2],
        "white": [3, 1],
        "grey": [0, 1, 2],
    },
}
# With two players: 0 is whoever begins.
FIXED_FOR_TWO = {
    "grey": [0, 1, 1],
    "orange": [0],
    "purple": [0, 1],
    "brown": [0, 0, 1],
    "white": [1],
}
FIXED_MERCHANTS = {
    "purple": "merchant-green",
    "brown": "merchant-purple",
    "grey": "merchant-yellow",
}


def lay_out(game: "Dschunke") -> None:
    """Prepare strips and merchants, and ask for what is to be chosen."""
    layout = game.options["start_layout"]
    if layout == "fixed":
        lay_fixed(game)
        return
    if layout == "neighbour" or game.seats == 2:
        # Which junks have a merchant is known from now on, which merchant it is only later.
        place_merchants(game)
        game.covered = True
    game.call("strips", [], gifts=gifts(game, layout), turn=game.start)


def lay_fixed(game: "Dschunke") -> None:
    for junk in JUNKS:
        if game.seats == 2:
            owners = [(seat + game.start) % 2 for seat in FIXED_FOR_TWO[junk]]
        else:
            owners = FIXED[game.seats][junk]
        for seat in owners:
            lay(game.holds[junk], seat)
            game.strips[seat] -= 1
    for junk in FIXED_MERCHANTS:
        game.merchants[junk] = FIXED_MERCHANTS[junk]


def place_merchants(game: "Dschunke") -> None:
    """Put the merchants on three junks by lot."""
    junks = list(JUNKS)
    game.shuffle(junks)
    for place in range(len(MERCHANTS)):
        game.merchants[junks[place]] = MERCHANTS[place]


def gifts(game: "Dschunke", layout: str) -> list[list[int]]:
    """The strips that everybody is given to place, as the seats whose colour they have."""
    given: list[list[int]] = []
    for seat in range(game.seats):
        strips: list[int] = []
        if layout == "neighbour":
            strips = [(seat - 1) % game.seats] * 3
        else:
            number = {2: 5, 3: 2, 4: 1}[game.seats]
            for other in range(game.seats):
                if other != seat:
                    strips += [other] * number
        for owner in strips:
            game.strips[owner] -= 1
        given.append(strips)
    return given


class Strips(Phase):
    """Round the table, everybody places one of the strips that were given to him (`gifts`).

    Which colour is asked here only of those who have several; then where.
    """

    cover = OPEN

    def resolve(self, game: "Dschunke") -> None:
        now = game.now
        seat = now["turn"]
        if not now["gifts"][seat]:
            game.done()
            uncover(game)
            return
        colours = self.colours(game, seat)
        if len(colours) == 1:
            self.pick(game, seat, colours[0])
        else:
            now["seats"] = [seat]

    def colours(self, game: "Dschunke", seat: int) -> list[str]:
        """The strips that find a junk or, if none does, all of them."""
        gifts = game.now["gifts"][seat]
        owners = [owner for owner in range(game.seats) if owner in gifts]
        fitting = [owner for owner in owners if fits(game, owner)]
        return [f"seat-{owner}" for owner in fitting or owners]

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        return [Offer("pick", self.colours(game, seat))]

    def pick(self, game: "Dschunke", seat: int, strip: str) -> None:
        game.now["seats"] = []
        game.call("place", [seat], strip=strip)


class Place(Phase):
    """On which junk does this `strip` go?"""

    cover = OPEN

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        return [Offer("place", open_junks(game, seat_of(game.now["strip"])))]

    def place(self, game: "Dschunke", seat: int, junk: str) -> None:
        owner = seat_of(game.now["strip"])
        game.done()
        game.now["gifts"][seat].remove(owner)
        game.now["turn"] = (seat + 1) % game.seats
        lay(game.holds[junk], owner)
        game.note("placed", f"seat-{seat}", f"seat-{owner}", junk)


def fits(game: "Dschunke", owner: int) -> list[str]:
    """The junks where a strip of this colour may lie: three in all, and in the free layout one
    of each colour, with two players two."""
    limit = WIDTH
    if game.options["start_layout"] == "free":
        limit = 2 if game.seats == 2 else 1
    found = []
    for junk in JUNKS:
        layers = game.holds[junk]
        if strips_in(layers) < WIDTH and not (layers and layers[0].count(owner) >= limit):
            found.append(junk)
    return found


def open_junks(game: "Dschunke", owner: int) -> list[str]:
    """Where a strip may go; in the four players' free layout the very last one may find no junk,
    and then it goes to one with fewer than three strips although its colour lies there."""
    return fits(game, owner) or [junk for junk in JUNKS if strips_in(game.holds[junk]) < WIDTH]


def uncover(game: "Dschunke") -> None:
    """All strips lie: turn up the merchants or, if none lie there yet, place them."""
    game.disclose()
    if not game.covered:
        place_merchants(game)
    game.covered = False
    for junk in JUNKS:
        if junk in game.merchants:
            game.note("posted", game.merchants[junk], junk)
    if game.seats == 2:
        deal(game)


def share(game: "Dschunke") -> int:
    """How many goods of each kind are dealt, and how many everybody chooses."""
    return 8 if game.seats == 4 else 6


def deal(game: "Dschunke") -> None:
    """Deal eight goods to everybody from as many of each kind as the box says.

    With two players, eight are left: the first pile of mixed goods.
    """
    pool: list[str] = []
    for good in GOODS:
        pool += [good] * share(game)
        game.stocks[good] -= share(game)
    game.shuffle(pool)
    deal_out(game, pool, HAND)
    if game.seats == 2:
        game.mixed = pool
        game.mixture = [share(game)] * len(GOODS)


def deal_out(game: "Dschunke", pool: list[str], number: int) -> None:
    for seat in range(game.seats):
        for _ in range(number):
            game.hands[seat].append(pool.pop())
        game.hands[seat].sort()
    game.note("dealt", number)


class Picks(Phase):
    """In turn order, everybody chooses goods for the `pool`, openly; then it is dealt out."""

    cover = OPEN

    def resolve(self, game: "Dschunke") -> None:
        pool = game.now["pool"]
        game.done()
        game.shuffle(pool)
        deal_out(game, pool, share(game))

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        goods = []
        for good in GOODS:
            goods += [good] * min(share(game), game.stocks[good])
        return [Offer("pool", goods, share(game))]

    def pool(self, game: "Dschunke", seat: int, *goods: str) -> None:
        for good in goods:
            game.stocks[good] -= 1
            game.now["pool"].append(good)
        game.note("pooled", f"seat-{seat}", *sorted(goods))
        following = (seat + 1) % game.seats
        game.now["seats"] = [] if following == game.start else [following]
