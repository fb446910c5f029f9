"""Why a jeweller makes a move, from what that seat may know: a key and what it names (words.py)."""

from ...engine.reasons import is_best, is_forced
from ..cards import JEWELS, SET, price, sets, tally, types
from .worth import added, rounds_after

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
    "early_set": "windows",
    "fills_set": "windows",
    "fills_own": "windows",
    "fits": "windows",
    "fits_own": "windows",
    "free": "windows",
    "promises": "windows",
    "new_kinds": "windows",
    "nothing_worth": "windows",
    "begins_next": "windows",
    "for_sale": "collectors",
    "sells_set": "collectors",
    "for_oneself": "collectors",
    "keeps_all": "hand",
    "adds_nothing": "hand",
    "keeps": "hand",
    "makes_room": "hand",
    "on_show": "hand",
    "only_choice": "no_choice",
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
        return ["completes", jewel, notes(price(safe, jewel))]
    if count > 1:
        return ["joins", jewel, count, notes(price(safe, jewel))]
    return ["begins", jewel, types(tally(safe))]


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
    tickets = len(game.agenda[-1]["tickets"])
    if where >= 0 and tickets < game.seats - 1:
        return of_hurry(game, seat, where, f"purchase-{tickets + 1}")
    hand = sorted(game.hands[seat])
    for jewel in hand:
        if added(mine, tally([jewel]), rounds) > 0:
            return ["better_kept" if best else "stays"] + hand
    return ["no_use"] + hand


def of_hurry(game: "Klunker", seat: int, where: int, ticket: str) -> "Reason":
    """A window that is worth passing for, with the purchase card that one takes then."""
    told = [f"window-{where}", ticket]
    after = game.safes[seat] + game.windows[where]
    whole = sets(tally(after))
    if not whole:
        return ["early"] + told
    jewel = JEWELS[whole[0]]
    return ["early_set"] + told + [jewel, notes(set_price(after, jewel))]


def of_purchase(game: "Klunker", seat: int, owner: int, best: bool) -> "Reason":
    """A window: sets that are complete then, jewels that one collects, or just one's own."""
    window, jewels = f"window-{owner}", game.windows[owner]
    safe = game.safes[seat]
    whole = sets(tally(safe + jewels))
    if whole:
        told = [JEWELS[whole[0]], notes(set_price(safe + jewels, JEWELS[whole[0]]))]
        return ["fills_own"] + told if owner == seat else ["fills_set", window] + told
    joined = [jewel for jewel in JEWELS if jewel in jewels and jewel in safe]
    if joined:
        return ["fits_own"] + joined if owner == seat else ["fits", window] + joined
    if owner == seat:
        return ["free"] + jewels
    return ["promises" if best else "new_kinds", window] + jewels


def of_window(game: "Klunker", seat: int, shown: list[str], best: bool) -> "Reason":
    """What is shown: it is for somebody who would pay, or it makes room for what one keeps."""
    if not shown:
        return ["keeps_all" if best else "adds_nothing"] + sorted(game.hands[seat])
    rounds = rounds_after(game)
    lying = game.windows[seat] + shown
    most, buyer = 100, -1
    for other in range(game.seats):
        if other != seat and game.notes[other]:
            gain = added(tally(game.safes[other]), tally(lying), rounds)
            if gain > most:
                most, buyer = gain, other
    mine = game.safes[seat]
    if added(tally(mine), tally(lying), rounds) > most:
        jewel = gathered(mine, lying)
        return ["for_oneself", jewel, (mine + lying).count(jewel)]
    if buyer >= 0:
        return of_sale(game.safes[buyer], lying, f"seat-{buyer}")
    kept = game.hands[seat][:]
    for jewel in shown:
        kept.remove(jewel)
    for jewel in JEWELS:
        if jewel in kept and (jewel in game.safes[seat] or kept.count(jewel) > 1):
            return ["keeps", jewel, kept.count(jewel), game.safes[seat].count(jewel)]
    return ["makes_room" if rounds else "on_show"] + sorted(shown)


def of_sale(safe: list[str], lying: list[str], buyer: str) -> "Reason":
    """Who would buy a window, and what of it he collects."""
    for kind in sets(tally(safe + lying)):
        jewel = JEWELS[kind]
        if jewel in safe:
            pays = notes(set_price(safe + lying, jewel))
            return ["sells_set", buyer, jewel, safe.count(jewel), pays]
    jewel = gathered(safe, lying)
    return ["for_sale", buyer, jewel, (safe + lying).count(jewel)]


def gathered(safe: list[str], lying: list[str]) -> str:
    """Of what lies in a window, the kind of which a safe would have most."""
    most = lying[0]
    for jewel in lying:
        if (safe + lying).count(jewel) > (safe + lying).count(most):
            most = jewel
    return most


def set_price(safe: list[str], jewel: str) -> int:
    """What four of a jewel bring when all whole sets of a safe are sold, one after the other."""
    left = safe[:]
    for kind in sets(tally(safe)):
        if JEWELS[kind] == jewel:
            break
        for _ in range(SET):
            left.remove(JEWELS[kind])
    return price(left, jewel)


def notes(number: int) -> str:
    """So many banknotes, to be named."""
    return f"notes-{number}"
