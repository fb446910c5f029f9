"""Black Jack: whom he meets on his way, who is robbed then, and what is to be had from him."""

from ..offer import Offer
from ..phase import Phase
from .cards import enlist
from .taverns import RING, TAVERNS, captain_at, may_rob, push_black_jack, rob, seat_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Halunken


def draw(game: "Halunken") -> str:
    """Turn up one of Black Jack's face-down cards.

    Nobody knows their order, so there is none: drawing blindly is shuffling and taking the top.
    """
    card = game.deck[game.below(len(game.deck))]
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
    start = space = game.black_jack
    thief = game.control
    met = []
    while True:
        space = (space + 1) % RING
        number -= 1
        seat = captain_at(game, space)
        if seat >= 0:
            if seat != thief:
                met.append(seat)
        elif number <= 0:
            break
    game.black_jack = space
    game.note("prowled", TAVERNS[start], TAVERNS[space])
    if thief is None:
        game.call("toll", [], met=met)
    else:
        game.call("prowl", [], met=met, thief=thief)


class Prowl(Phase):
    """One after the other, Black Jack's controller robs the captains whom he met (`met`)."""

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        return [Offer("rob", game.crews[seat_of(game.now["victim"])])]

    def rob(self, game: "Halunken", seat: int, scoundrel: str) -> None:
        game.now["seats"] = []
        rob(game, seat, seat_of(game.now["victim"]), scoundrel)

    def resolve(self, game: "Halunken") -> None:
        now = game.now
        if not now["met"]:
            game.done()
            return
        victim, thief = now["met"].pop(0), now["thief"]
        crew = game.crews[victim]
        if not may_rob(game, thief, victim):
            game.note("spared", f"seat-{victim}", f"seat-{thief}")
        elif len(crew) == 1:
            rob(game, thief, victim, crew[0])
        else:
            now["victim"] = f"seat-{victim}"
            now["seats"] = [thief]


class Toll(Phase):
    """Nobody controls Black Jack: every captain whom he met gives a scoundrel to the harbour."""

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        return [Offer("give", game.crews[seat])]

    def give(self, game: "Halunken", seat: int, scoundrel: str) -> None:
        game.now["seats"] = []
        game.crews[seat].remove(scoundrel)
        enlist(scoundrel, game.harbour)
        game.note("given", f"seat-{seat}", scoundrel)

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
            self.give(game, victim, crew[0])
        else:
            game.now["seats"] = [victim]


class Harbour(Phase):
    """Which scoundrel does a captain take who has found Black Jack?"""

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        offers = []
        if game.harbour:
            offers.append(Offer("take", game.harbour))
        crew = crew_behind(game, seat)
        if crew:
            offers.append(Offer("rob", crew))
        return offers

    def take(self, game: "Halunken", seat: int, scoundrel: str) -> None:
        game.done()
        take_from_harbour(game, seat, scoundrel)
        push_black_jack(game)

    def rob(self, game: "Halunken", seat: int, scoundrel: str) -> None:
        game.done()
        rob(game, seat, 1 - seat, scoundrel)
        push_black_jack(game)


def meet_black_jack(game: "Halunken", seat: int) -> None:
    """Take a scoundrel from Black Jack, however few he has, and push him on."""
    crew = crew_behind(game, seat)
    choices = len(game.harbour) + len(crew)
    if choices > 1:
        game.call("harbour", [seat])
        return
    if game.harbour:
        take_from_harbour(game, seat, game.harbour[0])
    elif crew:
        rob(game, seat, 1 - seat, crew[0])
    push_black_jack(game)


def crew_behind(game: "Halunken", seat: int) -> list[str]:
    """With two players: the crew of Black Jack's controller, if this opponent may rob it."""
    if game.seats == 2 and game.control == 1 - seat and may_rob(game, seat, 1 - seat):
        return game.crews[1 - seat]
    return []


def take_from_harbour(game: "Halunken", seat: int, scoundrel: str) -> None:
    game.harbour.remove(scoundrel)
    enlist(scoundrel, game.crews[seat])
    game.note("enlisted", f"seat-{seat}", scoundrel)
