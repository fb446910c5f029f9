"""Klunker's board: a street of jewellers, each with a window, a safe and banknotes."""

from client.boards.klunker_flights import TOGETHER, flights
from client.texts import say
from client.tree import classes, div, h3, p, span
from shared_rules import words as rules_words
from shared_rules.klunker.cards import JEWELS

__all__ = ["TOGETHER", "badge", "board", "flights", "hand", "spread"]


def board(scene):
    """The shops, the viewer's own last, nearest to the own hand."""
    first = 0 if scene.me is None else scene.me + 1
    shops = []
    for step in range(scene.seats):
        seat = (first + step) % scene.seats
        shops.append(shop(scene, seat))
    return div(shops, class_=f"street of-{scene.seats}", data_thing="street")


def shop(scene, seat: int):
    colour = scene.colour(seat)
    number = purchase(scene, seat)
    window = div(
        kinds(scene, scene.public["windows"][seat]) or span(say("klunker.empty"), class_="empty"),
        span(scene.art("purchase"), span(str(number)), class_="ticket", data_thing="ticket")
        if number
        else None,
        class_=classes("velvet", number and "has-ticket"),
    )
    return div(
        div(
            span(scene.names[seat], class_="name"),
            span(scene.art("start", alt=say("klunker.start")), class_="bell")
            if scene.public["start"] == seat
            else None,
            class_="awning seat-" + colour,
        ),
        scene.touch(f"window-{seat}", window, class_="window", label=window_label(scene, seat)),
        scene.touch(
            f"safe-{seat}",
            scene.art("safe-door", "door"),
            *kinds(scene, scene.public["safes"][seat]),
            class_="safe",
            label=safe_label(scene, seat),
        ),
        class_=classes("shop", seat == scene.me and "is-me"),
        key=seat,
    )


def kinds(scene, jewels: list) -> list:
    """Each kind of jewel once, with its number."""
    row = []
    for jewel in JEWELS:
        count = jewels.count(jewel)
        if count:
            row.append(
                span(
                    scene.art(jewel),
                    span(str(count), class_="count") if count > 1 else None,
                    class_="jewel is-three" if count == 3 else "jewel",
                    data_thing=jewel,
                    key=jewel,
                )
            )
    return row


def purchase(scene, seat: int) -> int:
    """The number of the purchase card that a seat has, or 0."""
    tickets = scene.now.get("tickets", [])
    number = scene.seats - len(tickets) if scene.now.get("phase") == "purchases" else 0
    for ticket in tickets:
        number += 1
        if ticket == seat:
            return number
    return 0


def listed(scene, jewels: list) -> str:
    return rules_words.listed(scene.words, jewels, scene.names) or say("klunker.empty")


def window_label(scene, seat: int) -> str:
    number = purchase(scene, seat)
    card = ". " + scene.name(f"purchase-{number}") if number else ""
    window = listed(scene, scene.public["windows"][seat])
    return scene.name(f"window-{seat}") + ": " + window + card


def safe_label(scene, seat: int) -> str:
    safe = listed(scene, scene.public["safes"][seat])
    return scene.name(f"safe-{seat}") + ": " + safe


def hand(scene):
    jewels = scene.private.get("hand", [])
    if not jewels:
        return p(say("klunker.no.cards"), class_="empty")
    return div(scene.spots(jewels, lambda jewel: scene.art(jewel)), class_="jewels")


def badge(scene, seat: int):
    notes, cards = scene.public["notes"][seat], scene.public["hands"][seat]
    return [
        span(scene.art("banknote", alt=scene.name("banknote")), str(notes), class_="notes"),
        span(scene.art("deck", alt=say("cards")), str(cards), class_="cards"),
    ]


def spread(scene, seat: int):
    """A seat's shop with every jewel by name."""
    public = scene.public
    return div(
        h3(scene.name(f"window-{seat}")),
        pictured(scene, public["windows"][seat]),
        h3(scene.name(f"safe-{seat}")),
        pictured(scene, public["safes"][seat]),
        p(say("klunker.money", public["notes"][seat], public["hands"][seat])),
        class_="spread",
    )


def pictured(scene, jewels: list):
    rows = []
    for jewel in JEWELS:
        count = jewels.count(jewel)
        if count:
            rows.append(
                div(
                    scene.art(jewel),
                    span(f"{count} × {scene.name(jewel)}"),
                    class_="line",
                    key=jewel,
                )
            )
    return rows or p(say("klunker.empty"))
