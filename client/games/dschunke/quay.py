"""Round the junks: the market, the assistants' tracks, the piles of special cards."""

from client.app.texts import say
from client.app.tree import classes, div, span, strong
from client.games.scene import BESIDE
from shared_rules.dschunke.box import box_of, square
from shared_rules.dschunke.cards import GOODS, LOWER, PILES, UPPER

AHEAD = 4
"""So many squares of a track are shown beyond this round's."""
SIGNS = {"S": "special-back", "Y": "yen"}


def market(scene):
    """The market card: what each kind brings in this round; what has been sold is covered."""
    return div(
        scene.art("market", "stall"),
        div([offered(scene, good) for good in GOODS], class_="cells", data_thing="cells"),
        class_="market",
        data_thing="market",
    )


def offered(scene, good: str):
    is_sold = good in scene.public["sold"]
    return scene.part("cell " + good, cell, good, price_of(scene, good), is_sold)


def cell(scene, good: str, price: str, is_sold: bool):
    return scene.touch(
        good,
        scene.art(good),
        tag(scene, price),
        nth=BESIDE,
        class_=classes("cell", is_sold and "is-sold"),
        label=price_label(scene, good, price, is_sold),
        key=good,
    )


def price_of(scene, good: str) -> str:
    """A digit, S, or nothing before the first market card."""
    cards = scene.public["market"]
    return cards[-1][GOODS.index(good)] if cards else ""


def tag(scene, price: str):
    """The price as one reads it: a number, or the back of a special card."""
    if price == "S":
        return scene.art("special-back", "price")
    return strong(price, class_="price") if price else None


def price_label(scene, good: str, price: str, is_sold: bool) -> str:
    if not price:
        return scene.name(good)
    if price == "S":
        label = say("dschunke.brings.special", scene.name(good))
    else:
        label = say("dschunke.brings", scene.name(good), price)
    return label + " " + say("dschunke.sold") if is_sold else label


# Corners


def corners(scene) -> list:
    public = scene.public
    here = public["assistants"]
    return [
        div(
            track(scene, LOWER, here),
            class_="quay top port",
        ),
        div(
            scene.part("start", beginner, public["start"]),
            track(scene, UPPER, here) if UPPER in here else None,
            class_="quay top starboard",
        ),
        div([pile(scene, name) for name in PILES[:2]], class_="quay low port"),
        div([pile(scene, name) for name in PILES[2:]], class_="quay low starboard"),
    ]


def beginner(scene, seat: int):
    """Who has the start junk."""
    name = scene.names[seat]
    return scene.touch(
        "start",
        scene.art("start"),
        span(name, class_="name"),
        class_="start plank seat-" + scene.colour(seat),
        label=say("dschunke.first") + " " + name,
    )


def pile(scene, name: str):
    return scene.part(name, backs, name, scene.public["piles"][name])


def backs(scene, name: str, size: int):
    return scene.touch(
        name,
        scene.art("special-back", "back"),
        scene.art(name, "sign"),
        span(str(size), class_="many"),
        class_=classes("pile", not size and "is-empty"),
        label=say("dschunke.pile", scene.name(name), size),
        key=name,
    )


# Tracks


def track(scene, assistant: str, here: dict):
    now = here[assistant]
    is_used = assistant in scene.public["used"]
    return scene.part(assistant, course, assistant, now["square"], now["works"], is_used)


def course(scene, assistant: str, number: int, works: bool, is_used: bool):
    """An assistant on this round's square, and the squares that come next."""
    words = box_of(scene.view["options"]["box"])[assistant[len("assistant-") :]]
    first = number - 1
    ahead = words[first : first + 1 + AHEAD]
    label = track_label(scene, assistant, ahead, works, is_used)
    squares = []
    for place in range(len(ahead)):
        squares.append(step(scene, ahead[place], works, first + place, place == 0))
    if not works:
        return div(
            scene.touch("track", *squares, class_="squares", label=label), class_="track plank"
        )
    return div(
        scene.touch(
            assistant,
            scene.art(assistant),
            class_=classes("helper", is_used and "is-used"),
            label=label,
        ),
        scene.touch("track", *squares, class_="squares"),
        class_="track plank",
    )


def step(scene, word: str, works: bool, place: int, is_now: bool):
    """One square: the action with its number, and the event of the round.

    With two players nobody can send the assistant: there only rounds and events count.
    """
    trade, number, event = square(word)
    return span(
        scene.art("action-" + trade) if works else span(str(place + 1), class_="idle"),
        strong(change(trade, number), class_="less" if number < 0 else "")
        if works and number
        else None,
        scene.art(SIGNS[event], "event") if event else None,
        class_=classes("square", is_now and "is-now"),
        key=place,
    )


def change(trade: str, number: int) -> str:
    if trade == "load":
        return str(number)
    return "+" + str(number) if number > 0 else "−" + str(-number)


def track_label(scene, assistant: str, ahead: list, works: bool, is_used: bool) -> str:
    label = scene.name(assistant)
    if is_used:
        label = say("dschunke.used", label)
    texts = [square_text(scene, word, works) for word in ahead]
    label += ". " + say("dschunke.now", texts[0])
    return label + " " + say("dschunke.next", "; ".join(texts[1:])) if texts[1:] else label


def square_text(scene, word: str, works: bool) -> str:
    """A square in words: "load strips 2, event: special card"."""
    trade, number, event = square(word)
    text = ""
    if works:
        text = scene.name("trade-" + trade)
        if number:
            text += " " + change(trade, number)
    if event:
        text += (", " if text else "") + say("dschunke.event." + event)
    return text or say("dschunke.event.none")
