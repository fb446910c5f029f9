"""Dschunke's board: a floating market from above, five junks in a ring round the market stall."""

from client.app.texts import say
from client.app.tree import classes, div, h3, li, p, span, strong, ul
from client.games.dschunke.cards import drawer, each_once, own_cards, picture, searched_cards
from client.games.dschunke.junks import junks, merchants
from client.games.dschunke.offers import facts_about, offer, own_sealed
from client.games.dschunke.quay import corners, market, price_of, tag
from client.games.dschunke.stacks import FROM_HAND, phase_in, slots, stack
from shared_rules.dschunke.cards import GOODS, JUNKS


def board(scene):
    """The floating market; while the viewer looks through a pile, its cards instead."""
    cards = searched_cards(scene)
    if cards:
        return drawer(scene, cards)
    return [
        div(
            scene.art("water", "water"),
            junks(scene),
            merchants(scene),
            market(scene),
            class_="ring",
        ),
        corners(scene),
    ]


# The own hand


def hand(scene):
    """Goods in stacks and the own special cards; before the game what is to be chosen."""
    chosen = slots(scene)
    gifts = strips_given(scene)
    goods = scene.private.get("hand", [])
    cards = [] if chosen else own_cards(scene)
    has_goods = goods or scene.public["rounds"]
    if not (chosen or gifts or has_goods or cards):
        return None
    return [
        div(chosen, class_="slots") if chosen else None,
        div(scene.spots(gifts, strip), class_="gifts") if gifts else None,
        div([own_goods(scene, good, goods.count(good)) for good in GOODS], class_="goods")
        if has_goods
        else None,
        div(cards, class_="own-cards") if cards else None,
    ]


def own_goods(scene, good: str, number: int):
    price = price_of(scene, good) if phase_in(scene, ("sale",)) else ""
    is_sold = bool(price) and good in scene.public["sold"]
    by_me = bool(scene.log) and scene.log[-1][0] == scene.me
    shown = number, price, is_sold, phase_in(scene, FROM_HAND), by_me
    return scene.part("own " + good, kind, good, *shown)


def kind(scene, good: str, number: int, price: str, is_sold: bool, can_pick: bool, by_me: bool):
    """All goods of a kind in the hand; in the sale with the price."""
    return stack(
        scene,
        good,
        [scene.art(good), span(tag(scene, price), class_="price-tag") if price else None],
        str(number),
        say("dschunke.in.hand", scene.name(good), number),
        classes("kind", not number and "is-empty", is_sold and "is-sold"),
        can_pick,
        is_own=True,
        by_me=by_me,
    )


def strips_given(scene) -> list:
    """The strips that the viewer still has to place, as the seats whose colour they have."""
    for frame in scene.view["agenda"]:
        if frame["phase"] == "strips":
            return [f"seat-{owner}" for owner in frame["gifts"][scene.me]]
    return []


def strip(scene, item: str):
    return scene.art("strip-" + scene.colour(int(item[len("seat-") :])))


# The others


def badge(scene, seat: int):
    """Goods and strips left, special cards, money: one's own, or what was told."""
    public = scene.public
    things = public["goods"][seat], public["strips"][seat], len(public["origins"][seat])
    told = public["announced"][-1] if public["announced"] else []
    purse = scene.private["money"] if seat == scene.me else None, told
    laid = own_sealed(scene), facts_about(scene, seat)
    return scene.part(f"badge {seat}", numbers, seat, things, public["always"][seat], purse, laid)


def numbers(scene, seat: int, things: tuple, always: list[str], purse: tuple, laid: tuple) -> list:
    goods, strips, hidden = things
    crate = "crate-" + scene.colour(seat)
    return [
        span(
            number(scene, "goods-back", say("dschunke.goods"), goods),
            number(scene, crate, say("dschunke.strips"), strips),
            number(scene, "special-back", say("dschunke.cards"), hidden) if hidden else None,
            class_="amounts",
        ),
        span(
            money(scene, seat, *purse),
            [
                number(scene, card, scene.name(card), always.count(card))
                for card in each_once(always)
            ],
            class_="amounts",
            data_thing="purse",
        ),
        offer(scene, seat, *laid),
    ]


def number(scene, art: str, what: str, many: int):
    """Things fly to and from the picture, away from the number."""
    return span(scene.art(art, alt=what, thing=art), str(many), class_="amount", key=art)


def money(scene, seat: int, own: int | None, told: list[int]):
    """The own money; of others what they had when they last told."""
    if own is not None:
        return span(
            scene.art("money", alt=say("dschunke.money"), thing="money"),
            str(own),
            class_="amount purse",
        )
    if not told:
        return None
    return span(
        scene.art("money", alt=say("dschunke.told", told[0]), thing="money"),
        str(told[1 + seat]),
        class_="amount is-told",
    )


def spread(scene, seat: int):
    """Everything public of a seat, in words, and of the viewer the own money."""
    public = scene.public
    return div(
        ul(
            [
                line(scene, "goods-back", say("dschunke.goods"), public["goods"][seat]),
                line(
                    scene,
                    "crate-" + scene.colour(seat),
                    say("dschunke.strips"),
                    public["strips"][seat],
                ),
                line(scene, "supply", say("dschunke.supplies"), public["supplies"][seat]),
                line(scene, "money", say("dschunke.money"), scene.private["money"])
                if seat == scene.me
                else None,
                [
                    line(scene, "money", say("dschunke.told", told[0]), told[1 + seat])
                    for told in public["announced"]
                ],
            ],
            class_="lines",
        ),
        h3(say("dschunke.sight")),
        ul([sight(scene, junk, seat) for junk in JUNKS], class_="sights"),
        special(scene, seat),
        class_="ledger",
    )


def line(scene, art: str, what: str, many: int):
    return li(scene.art(art), span(what), strong(str(many)))


def sight(scene, junk: str, seat: int):
    visible = scene.public["visible"][junk][seat]
    return li(
        scene.art("junk-" + junk, alt=scene.name(junk)),
        strong(str(visible)),
        class_=classes(not visible and "is-none"),
    )


def special(scene, seat: int):
    """Open cards with what they do; of those face down one knows from which pile they came."""
    public = scene.public
    always = public["always"][seat]
    origins = public["origins"][seat]
    rows = [entry(scene, card, always.count(card)) for card in each_once(always)]
    for place in range(len(origins)):
        pile = say("dschunke.from", scene.name(origins[place][0]))
        if seat == scene.me:
            rows.append(entry(scene, scene.private["cards"][place], 1, pile))
        else:
            back = span(scene.art("special-back"), class_="special-card")
            rows.append(div(back, span(pile, class_="said"), class_="entry"))
    return [h3(say("dschunke.special")), rows or p(say("dschunke.no.special"))]


def entry(scene, card: str, many: int, note: str = ""):
    name = scene.name(card)
    return div(
        picture(scene, card),
        span(
            strong(f"{many} × {name}" if many > 1 else name),
            span(scene.words[f"item.{card}.help"]),
            span(note, class_="origin") if note else None,
            class_="said",
        ),
        class_="entry",
    )
