"""Memory: what a careful player remembers, and worlds imagined from what one knows."""

from .box import box_of
from .cards import ALWAYS, COPIES, GOODS, JUNKS, MERCHANTS, MIXED, PILES, special_cards
from .special import look

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.chance import Chance
    from ..engine.types import View, Zones
    from .game import Dschunke

INCOME = 8
"""Up to so many Yen a round others are imagined to have earned since they last told."""


def remembered(game: "Dschunke", seat: int | None) -> "Zones":
    """Goods seen going to every hand, each pile as one saw it, what the mixed pile was made of."""
    return {
        "seen": game.seen,
        "looked": {} if seat is None else game.looked[seat],
        "mixture": game.mixture,
    }


def imagine_market(game: "Dschunke", chance: "Chance") -> None:
    """The market cards to come, in any order."""
    deck = box_of(game.options["box"])["market"][:]
    for card in game.market:
        deck.remove(card)
    chance.shuffle(deck)
    game.deck = deck


def imagine_merchants(game: "Dschunke", view: "View", chance: "Chance") -> None:
    """Put the merchants where they stand; face-down ones in any order."""
    shown = view["public"]["merchants"]
    junks = [junk for junk in JUNKS if junk in shown]
    game.covered = bool(junks) and shown[junks[0]] is None
    merchants = [shown[junk] for junk in junks]
    if game.covered:
        merchants = list(MERCHANTS)
        chance.shuffle(merchants)
    game.merchants = {junks[place]: merchants[place] for place in range(len(junks))}


def imagine_money(game: "Dschunke", view: "View", chance: "Chance") -> None:
    """Others have what they last told, and something that they may have earned since."""
    told = game.announced[-1] if game.announced else [0] * (game.seats + 1)
    game.money = []
    for seat in range(game.seats):
        if seat == view["seat"]:
            game.money.append(view["private"]["money"])
        else:
            since = max(0, game.rounds - told[0])
            game.money.append(told[seat + 1] + chance.below(INCOME * since + 1))


def imagine_goods(game: "Dschunke", view: "View", chance: "Chance") -> None:
    """Deal the goods that nobody saw to other hands, the mixed pile and uncounted stocks.

    Of each kind some must lie in a hand or the mixed pile (all that the stock cannot hold), and
    others may; the mixed pile never holds more of a kind than it was made of.
    """
    public, own = view["public"], view["seat"]
    shown = public["stocks"]
    hidden = 0
    game.hands = []
    for seat in range(game.seats):
        if seat == own:
            game.hands.append(view["private"]["hand"])
        else:
            hand: list[str] = []
            for place in range(len(GOODS)):
                hand += [GOODS[place]] * game.seen[seat][place]
            hidden += public["goods"][seat] - len(hand)
            game.hands.append(hand)
    must: list[str] = []
    may: list[str] = []
    stocks = {}
    for good in GOODS:
        rest = COPIES
        for hand in game.hands:
            rest -= hand.count(good)
        if shown[good] == "some":
            may += [good] * (rest - 1)
            stocks[good] = 1
        else:
            stocks[good] = 0 if shown[good] == "none" else shown[good]
            must += [good] * (rest - stocks[good])
    chance.shuffle(must)
    chance.shuffle(may)
    game.stocks = stocks
    game.mixed = []
    if game.seats == 2:
        imagine_mixed(game, shown[MIXED], hidden, must, may, chance)
    for seat in range(game.seats):
        if seat != own:
            hand = game.hands[seat]
            while len(hand) < public["goods"][seat]:
                hand.append((must or may).pop())
            hand.sort()
    for good in may:
        stocks[good] += 1


def imagine_mixed(
    game: "Dschunke",
    shown: "int | str",
    hidden: int,
    must: list[str],
    may: list[str],
    chance: "Chance",
) -> None:
    """Move cards to the mixed pile so that what must not stay in a stock fits into the hands."""
    room = game.mixture[:]
    least = len(must) - hidden
    size = 0
    if shown == "some":
        fitting = 0
        for place in range(len(GOODS)):
            fitting += min(room[place], must.count(GOODS[place]) + may.count(GOODS[place]))
        low = max(1, least)
        high = min(fitting, len(must) + len(may) - hidden)
        size = low + chance.below(high - low + 1)
    elif shown != "none":
        size = int(shown)
    move_to_mixed(game, must, least, room)
    both = must + may
    chance.shuffle(both)
    for good in move_to_mixed(game, both, size, room):
        (must if good in must else may).remove(good)
    chance.shuffle(game.mixed)


def move_to_mixed(game: "Dschunke", goods: list[str], size: int, room: list[int]) -> list[str]:
    """Fill the mixed pile up to a size with goods that it may hold; which ones were moved."""
    moved = []
    place = 0
    while len(game.mixed) < size:
        kind = GOODS.index(goods[place])
        if room[kind]:
            room[kind] -= 1
            moved.append(goods.pop(place))
            game.mixed.append(moved[-1])
        else:
            place += 1
    return moved


def imagine_cards(game: "Dschunke", view: "View", chance: "Chance") -> None:
    """Deal the special cards that one cannot know to other hands and to the piles.

    A pile as one remembers it holds what lies there now and what others have taken face down
    since, and of that everybody knows who has it.
    """
    public, own, looked = view["public"], view["seat"], view["memory"]["looked"]
    unseen = special_cards(box_of(game.options["box"])["pairs"])
    game.cards = []
    for seat in range(game.seats):
        game.cards.append([""] * len(game.origins[seat]))
        for card in game.always[seat]:
            unseen.remove(card)
    for card in game.gone:
        unseen.remove(card)
    if own is not None:
        game.cards[own] = view["private"]["cards"]
        for card in game.cards[own]:
            unseen.remove(card)
    game.piles = {}
    for pile in PILES:
        if pile in looked:
            cards = looked[pile]["cards"]
            for card in cards:
                unseen.remove(card)
            staying, secret = parted(cards, chance)
            give_hidden(game, own, pile, looked[pile]["when"], secret)
            game.piles[pile] = sorted(staying + secret)
    staying, secret = parted(unseen, chance)
    for pile in PILES:
        give_hidden(game, own, pile, -1, secret)
    rest = staying + secret
    chance.shuffle(rest)
    for pile in PILES:
        if pile not in game.piles:
            game.piles[pile] = sorted([rest.pop() for _ in range(public["piles"][pile])])
    game.looked = [{} for _ in range(game.seats)]
    if own is not None:
        game.looked[own] = looked
    if game.agenda and game.now["phase"] == "keep":
        for seat in game.now["seats"]:
            if seat != own:
                pile = game.now["pile"]
                game.looked[seat][pile] = look(game, pile)


def parted(cards: list[str], chance: "Chance") -> tuple[list[str], list[str]]:
    """Cards that would lie open if somebody had taken them, and the others, in any order."""
    staying = [card for card in cards if card in ALWAYS]
    secret = [card for card in cards if card not in ALWAYS]
    chance.shuffle(secret)
    return staying, secret


def give_hidden(game: "Dschunke", own: int | None, pile: str, when: int, secret: list[str]) -> None:
    """Give cards to all others' face-down places that are still empty and come from a pile."""
    for seat in range(game.seats):
        if seat != own:
            for place in range(len(game.origins[seat])):
                origin = game.origins[seat][place]
                if origin[0] == pile and origin[1] > when and not game.cards[seat][place]:
                    game.cards[seat][place] = secret.pop()
