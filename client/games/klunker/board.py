"""Klunker's board: a street of jewellers, each with a window, a safe and banknotes."""

from client.app.texts import say
from client.app.tree import classes, div, h3, p, span
from client.games.scene import Scene
from shared_rules.engine import words as rules_words
from shared_rules.klunker.cards import JEWELS


def board(scene):
    """The shops, the viewer's own last, nearest to the own hand."""
    first = 0 if scene.near is None else scene.near + 1
    shops = []
    for step in range(scene.seats):
        shops.append(shop(scene, (first + step) % scene.seats))
    return div(shops, class_=f"street of-{scene.seats}", data_thing="street")


def shop(scene, seat: int):
    public = scene.public
    jewels = public["windows"][seat], public["safes"][seat]
    begins = public["start"] == seat
    return scene.part(f"shop {seat}", house, seat, *jewels, purchase(scene, seat), begins)


def house(scene, seat: int, shown: list[str], safe: list[str], number: int, begins: bool):
    """A window, with a purchase card or none (0), and a safe."""
    window = div(
        kinds(scene, shown) or span(say("klunker.empty"), class_="empty"),
        span(scene.art("purchase"), span(str(number)), class_="ticket", data_thing="ticket")
        if number
        else None,
        class_=classes("velvet", number and "has-ticket", of_kinds(shown)),
    )
    return div(
        div(
            span(scene.names[seat], class_="name"),
            scene.touch("start", scene.art("start"), class_="bell") if begins else None,
            class_="awning seat-" + scene.colour(seat),
        ),
        scene.touch(
            f"window-{seat}",
            window,
            class_="window",
            label=window_label(scene, seat, shown, number),
        ),
        scene.touch(
            f"safe-{seat}",
            scene.art("safe-open", "door is-open") if safe else scene.art("safe-door", "door"),
            *kinds(scene, safe),
            class_=classes("safe", of_kinds(safe)),
            label=scene.name(f"safe-{seat}") + ": " + listed(scene, safe),
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


def of_kinds(jewels: list) -> str:
    """How many kinds want to be shown as large as there is room."""
    return f"kinds-{len(set(jewels))}"


def purchase(scene, seat: int) -> int:
    """The number of the purchase card that a seat has, or 0."""
    if not scene.now or scene.now["phase"] != "purchases":
        return 0
    tickets = scene.now["tickets"]
    number = scene.seats - len(tickets)
    for ticket in tickets:
        number += 1
        if ticket == seat:
            return number
    return 0


def listed(scene, jewels: list) -> str:
    return rules_words.listed(scene.words, jewels, scene.names) or say("klunker.empty")


def window_label(scene, seat: int, shown: list[str], number: int) -> str:
    card = ". " + scene.name(f"purchase-{number}") if number else ""
    return scene.name(f"window-{seat}") + ": " + listed(scene, shown) + card


def hand(scene):
    jewels = scene.private.get("hand", [])
    if not jewels:
        return p(say("klunker.no.cards"), class_="empty")
    return div(scene.spots(jewels, Scene.art), class_="jewels")


def badge(scene, seat: int):
    public = scene.public
    return scene.part(f"badge {seat}", numbers, public["notes"][seat], public["hands"][seat])


def numbers(scene, notes: int, cards: int) -> list:
    return [
        span(pictured_as(scene, "banknote", scene.name("banknote")), str(notes), class_="notes"),
        span(pictured_as(scene, "deck", say("cards")), str(cards), class_="cards"),
    ]


def pictured_as(scene, art: str, what: str):
    """Things fly to and from the picture, away from the number."""
    return scene.art(art, alt=what, thing=art)


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
                div(scene.art(jewel), span(f"{count} × {scene.name(jewel)}"), class_="line")
            )
    return rows or p(say("klunker.empty"))
