"""Why a jeweller makes a move, from what that seat may know: a key and what it names (words.py)."""

from ...engine.reasons import is_best, is_forced
from ..cards import JEWELS, SET, price, tally
from .worth import KINDS, added, rounds_after

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.types import Judged, Move, Reason
    from ..game import Klunker

LOOK = {
    "completes": "safe",
    "joins": "safe",
    "begins": "safe",
    "no_use": "safe",
    "better_kept": "hand",
    "stays": "hand",
    "early": "windows",
    "fills_set": "windows",
    "fits": "windows",
    "free": "windows",
    "promises": "windows",
    "new_kinds": "windows",
    "nothing_worth": "windows",
    "begins_next": "windows",
    "for_sale": "collectors",
    "for_oneself": "collectors",
    "keeps_all": "hand",
    "adds_nothing": "hand",
    "keeps": "hand",
    "makes_room": "hand",
    "on_show": "hand",
    "only_choice": "nowhere",
}
"""Where one would have to look to find a reason oneself: look.<place> in the words."""
SECRET = (
    "no_use",
    "better_kept",
    "stays",
    "keeps_all",
    "adds_nothing",
    "keeps",
    "makes_room",
    "on_show",
)
"""Reasons that speak of what the others must not know before the game is over."""


def why(game: "Klunker", seat: int, move: "Move", moves: "list[Judged]") -> "Reason":
    """The reason for a move, as [key, *items]; `moves` are what the rules of thumb think."""
    verb, best = move[0], is_best(moves, move)
    if verb == "show":
        return of_window(game, seat, move[1:], best)
    if verb == "store":
        return of_jewel(game, seat, move[1])
    if verb == "leave":
        return of_leaving(game, seat, best)
    if is_forced(game.offers(seat)):
        return ["only_choice"]
    if verb == "buy":
        return of_purchase(game, seat, int(move[1][len("window-") :]), best)
    return ["nothing_worth" if best else "begins_next"]


def of_jewel(game: "Klunker", seat: int, jewel: str) -> "Reason":
    """A jewel for the safe: it completes a set, joins others or begins a type."""
    safe = game.safes[seat] + [jewel]
    count = safe.count(jewel)
    if count >= SET:
        return ["completes", jewel, price(safe, jewel)]
    if count > 1:
        return ["joins", jewel, count]
    return ["begins", jewel]


def of_leaving(game: "Klunker", seat: int, best: bool) -> "Reason":
    """No more for the safe: nothing left helps, or a window is worth being early for."""
    rounds = rounds_after(game)
    mine = tally(game.safes[seat])
    most, where = 0, -1
    for other in range(game.seats):
        if other == seat or game.notes[seat]:
            gain = added(mine, tally(game.windows[other]), rounds) - (100 if other != seat else 0)
            if gain > most:
                most, where = gain, other
    if where >= 0 and len(game.agenda[-1]["tickets"]) < game.seats - 1:
        return ["early", f"window-{where}"]
    for jewel in game.hands[seat]:
        if added(mine, tally([jewel]), rounds) > 0:
            return ["better_kept" if best else "stays"]
    return ["no_use"]


def of_purchase(game: "Klunker", seat: int, owner: int, best: bool) -> "Reason":
    """A window: sets that are complete then, jewels that one collects, or just one's own."""
    window = f"window-{owner}"
    mine, jewels = tally(game.safes[seat]), tally(game.windows[owner])
    joined = []
    for kind in range(KINDS):
        if jewels[kind] and mine[kind] + jewels[kind] >= SET:
            return ["fills_set", JEWELS[kind], window]
        if jewels[kind] and mine[kind]:
            joined.append(JEWELS[kind])
    if joined:
        return ["fits", window] + joined
    if owner == seat:
        return ["free"]
    return ["promises" if best else "new_kinds", window]


def of_window(game: "Klunker", seat: int, shown: list[str], best: bool) -> "Reason":
    """What is shown: it is for somebody who would pay, or it makes room for what one keeps."""
    if not shown:
        return ["keeps_all" if best else "adds_nothing"]
    rounds = rounds_after(game)
    lying = tally(game.windows[seat] + shown)
    most, buyer = 100, -1
    for other in range(game.seats):
        if other != seat and game.notes[other]:
            gain = added(tally(game.safes[other]), lying, rounds)
            if gain > most:
                most, buyer = gain, other
    if added(tally(game.safes[seat]), lying, rounds) > most:
        return ["for_oneself"]
    if buyer >= 0:
        return ["for_sale", f"seat-{buyer}"]
    kept = game.hands[seat][:]
    for jewel in shown:
        kept.remove(jewel)
    for jewel in JEWELS:
        if jewel in kept and (jewel in game.safes[seat] or kept.count(jewel) > 1):
            return ["keeps", jewel]
    return ["makes_room" if rounds else "on_show"]
