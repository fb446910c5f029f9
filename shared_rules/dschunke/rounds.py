"""Rounds: the six phases of each of the ten rounds, one after the other."""

from ..engine.phase import Phase
from .actions import begin_actions
from .cards import GOODS, JUNKS, MERCHANTS, MIXED, after
from .market import ask_for_swaps, lower_event, turn_up, upper_event
from .sale import begin_sale
from .special import LAST_ROUND
from .supply import begin_supply

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Dschunke


def begin_round(game: "Dschunke") -> None:
    """Phase 1 begins: the next market card, and everybody may count the stocks again."""
    game.rounds += 1
    game.stage = 1
    game.sold = []
    game.used = []
    game.played = []
    game.note("began", game.rounds, f"seat-{game.start}")
    if game.rounds > 1:
        game.disclose()
        game.note("counted", *[game.stocks[good] for good in GOODS])
        if game.seats == 2:
            game.note("left", MIXED, len(game.mixed))
    turn_up(game)


def end_round(game: "Dschunke") -> None:
    """Phases 5 and 6: the merchants go on, the start junk goes left; the tenth ends the game."""
    if game.rounds == LAST_ROUND:
        game.disclose()
        game.note("ended")
        game.done()
        return
    move_merchants(game)
    game.start = (game.start + 1) % game.seats


def move_merchants(game: "Dschunke") -> None:
    """All merchants go to the next junk clockwise; roaming, only one that nobody has used.

    It goes to the next junk without merchant. There are never two: all but one helper are used.
    """
    if not game.is_roaming():
        merchants = game.merchants
        game.merchants = {after(junk): merchants[junk] for junk in merchants}
    else:
        for merchant in MERCHANTS:
            if merchant not in game.used:
                start = junk = game.junk_of(merchant)
                while junk in game.merchants:
                    junk = after(junk)
                del game.merchants[start]
                game.merchants[junk] = merchant
    for junk in JUNKS:
        if junk in game.merchants:
            game.note("arrived", game.merchants[junk], junk)


class Rounds(Phase):
    """Below all other questions: which step of the round comes next. Nobody is asked here."""

    def resolve(self, game: "Dschunke") -> None:
        step = game.now["step"]
        game.now["step"] = (step + 1) % len(STEPS)
        STEPS[step](game)


STEPS = (
    begin_round,
    ask_for_swaps,
    lower_event,
    upper_event,
    begin_actions,
    begin_supply,
    begin_sale,
    end_round,
)
