"""Black Jack: whom he meets on his way, who is robbed then, and what is to be had from him."""

from ..engine.offer import Offer
from ..engine.phase import OPEN, Phase
from .cards import enlist
from .taverns import RING, TAVERNS, captain_at, may_rob, push_black_jack, rob, seat_of, sides

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Halunken


def draw(game: "Halunken") -> str:
    """Turn up one of Black Jack's face-down cards.

    Nobody knows their order, so there is none: drawing blindly is shuffling and taking the top.
    """
    card: str = game.any_of(game.deck, "black-jack", game.number)
    use(game, card)
    return card


def use(game: "Halunken", card: str) -> None:
    """A movement card of Black Jack's lies face up from now on."""
    game.deck.remove(card)
    game.drawn.append(card)
    game.note("revealed", "black-jack", card)


def prowl(game: "Halunken", number: int) -> None:
    """Move Black Jack clockwise, past the number if a captain stands there, and let him rob.

    The way has at most 14 spaces, for the one that he has left is free.
    """
    start = game.black_jack
    thief = game.control
    end = goal = (start + number) % RING
    while captain_at(game, end) >= 0:
        end = (end + 1) % RING
    met = [captain_at(game, goal)] if only_lands(game) else on_the_way(game, start, end)
    met = [seat for seat in met if seat >= 0 and seat != thief]
    game.black_jack = end
    game.note("prowled", TAVERNS[start], TAVERNS[end])
    if thief is None:
        game.call("toll", [], met=met)
    else:
        game.call("prowl", [], met=met, thief=thief)


def only_lands(game: "Halunken") -> bool:
    """With two players he may rob in his controller's name where his own number ends, only there.

    So say the printed rules; with the option `passes` he robs whom he passes, as with more players.
    """
    return game.control is not None and game.options.get("black_jack") == "lands"


def on_the_way(game: "Halunken", start: int, end: int) -> list[int]:
    """The seats whose captains stand between two spaces, in the order of the way clockwise."""
    met = []
    space = (start + 1) % RING
    while space != end:
        seat = captain_at(game, space)
        if seat >= 0:
            met.append(seat)
        space = (space + 1) % RING
    return met


def may_forgo(game: "Halunken") -> bool:
    """With two players nobody has to rob in Black Jack's name: fewer scoundrels protect."""
    return game.seats == 2


class Prowl(Phase):
    """One after the other, Black Jack's controller robs the captains whom he met (`met`)."""

    cover = OPEN

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        offers = [Offer("rob", game.crews[seat_of(game.now["victim"])])]
        if may_forgo(game):
            offers.append(Offer("forgo"))
        return offers

    def rob(self, game: "Halunken", seat: int, scoundrel: str) -> None:
        game.now["seats"] = []
        rob(game, seat, seat_of(game.now["victim"]), scoundrel)

    def forgo(self, game: "Halunken", seat: int) -> None:
        game.now["seats"] = []
        game.note("forwent", f"seat-{seat}")

    def resolve(self, game: "Halunken") -> None:
        now = game.now
        if not now["met"]:
            game.done()
            return
        victim, thief = now["met"].pop(0), now["thief"]
        crew = game.crews[victim]
        if not may_rob(game, thief, victim):
            game.note("spared", f"seat-{victim}", f"seat-{thief}")
        elif len(crew) == 1 and not may_forgo(game):
            rob(game, thief, victim, crew[0], "because-only")
        else:
            now["victim"] = f"seat-{victim}"
            now["seats"] = [thief]


class Toll(Phase):
    """Nobody controls Black Jack: every captain whom he met gives a scoundrel to the harbour."""

    cover = OPEN

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        return [Offer("give", game.crews[seat])]

    def give(self, game: "Halunken", seat: int, scoundrel: str, *why: str) -> None:
        game.now["seats"] = []
        game.crews[seat].remove(scoundrel)
        enlist(scoundrel, game.harbour)
        game.note("given", f"seat-{seat}", scoundrel, *why)

    def resolve(self, game: "Halunken") -> None:
        met = game.now["met"]
        if not met:
            game.done()
            return
        victim = met.pop(0)
        crew = game.crews[victim]
        if not crew:
            game.note("spared", f"seat-{victim}", "black-jack")
        elif len(crew) == 1:
            self.give(game, victim, crew[0], "because-only")
        else:
            game.now["seats"] = [victim]


class Harbour(Phase):
    """Which scoundrel does a captain take who has found Black Jack?"""

    cover = OPEN

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        offers = []
        if game.harbour:
            offers.append(Offer("take", game.harbour))
        crew = crew_behind(game, seat)
        if crew:
            offers.append(Offer("rob", crew))
        if faces_opponent(game, seat):
            offers.append(Offer("forgo"))
        return offers

    def take(self, game: "Halunken", seat: int, scoundrel: str) -> None:
        take_from_harbour(game, seat, scoundrel)
        game.goto("aside", [seat])

    def rob(self, game: "Halunken", seat: int, scoundrel: str) -> None:
        rob(game, seat, 1 - seat, scoundrel)
        game.goto("aside", [seat])

    def forgo(self, game: "Halunken", seat: int) -> None:
        game.note("forwent", f"seat-{seat}")
        game.goto("aside", [seat])


class Aside(Phase):
    """To which side does Black Jack make room for the captain who has found him?"""

    cover = OPEN

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        return [Offer("push", sides(game))]

    def push(self, game: "Halunken", seat: int, tavern: str) -> None:
        game.done()
        push_black_jack(game, tavern)


def meet_black_jack(game: "Halunken", seat: int) -> None:
    """Take a scoundrel from Black Jack, however few he has, then push him aside."""
    is_asked = len(game.harbour) > 1
    if faces_opponent(game, seat):
        is_asked = bool(game.harbour or crew_behind(game, seat))
    if is_asked:
        game.call("harbour", [seat])
        return
    if game.harbour:
        take_from_harbour(game, seat, game.harbour[0], "because-only")
    game.call("aside", [seat])


def faces_opponent(game: "Halunken", seat: int) -> bool:
    """With two players: whether Black Jack is the other's, so that nothing need be taken."""
    return may_forgo(game) and game.control == 1 - seat


def crew_behind(game: "Halunken", seat: int) -> list[str]:
    """With two players: the crew of Black Jack's controller, if this opponent may rob it."""
    if faces_opponent(game, seat) and may_rob(game, seat, 1 - seat):
        return game.crews[1 - seat]
    return []


def take_from_harbour(game: "Halunken", seat: int, scoundrel: str, *why: str) -> None:
    game.harbour.remove(scoundrel)
    enlist(scoundrel, game.crews[seat])
    game.note("enlisted", f"seat-{seat}", scoundrel, *why)
