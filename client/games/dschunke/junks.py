"""The five junks: their holds, whose crates are in sight, goods and merchants."""

from client.app.texts import say
from client.app.tree import classes, div, span, strong
from client.games.dschunke.stacks import FROM_STOCK, phase_in, stack
from shared_rules.dschunke.cards import GOOD_OF, JUNKS, MIXED, TRADES
from shared_rules.dschunke.junks import WIDTH, yields

LOADED = 2
"""Strips that the green merchant loads."""


def junks(scene) -> list:
    """The ring, clockwise; each junk with its good at the stern."""
    return [junk(scene, name) for name in JUNKS]


def junk(scene, name: str):
    public = scene.public
    crates = public["holds"][name], public["visible"][name]
    here = merchant_label(scene, public["merchants"][name]) if name in public["merchants"] else ""
    item = GOOD_OF[name] if name in GOOD_OF else MIXED
    size = public["stocks"][item] if item in public["stocks"] else None
    stock = item, size, phase_in(scene, FROM_STOCK)
    return scene.part("junk " + name, ship, name, *crates, here, promised(scene, name), *stock)


def ship(scene, name, layers: list, visible: list[int], here: str, gain: str, item, size, can_pick):
    """A junk with its hold, and `size` of an item at its stern if there is any stock."""
    return div(
        scene.touch(
            name,
            scene.art("junk-" + name, "vessel"),
            div(strips(scene, layers), class_="hold"),
            div(tallies(scene, visible), class_="tallies"),
            span(gain, class_="gain") if gain else None,
            class_="deck",
            label=junk_label(scene, name, visible, here, gain),
        ),
        None if size is None else stock(scene, item, size, can_pick),
        class_="junk at-" + name,
        data_thing="at-" + name,
        key=name,
    )


def strips(scene, layers: list) -> list:
    """The layers that can be seen: the top one and, if that has gaps, the full one below.

    Every other layer is turned by a right angle, as one lays them.
    """
    shown = 1 if not layers or len(layers[-1]) == WIDTH else 2
    row = []
    for height in range(max(0, len(layers) - shown), len(layers)):
        layer = layers[height]
        for lane in range(len(layer)):
            row.append(
                div(
                    scene.art("strip-" + scene.colour(layer[lane])),
                    class_=classes(
                        "cargo",
                        height % 2 and "is-across",
                        shown == 2 and height and height == len(layers) - 1 and "is-upper",
                    ),
                    style={"--lane": lane},
                    data_thing=f"strip-{height * WIDTH + lane}",
                    key=f"{height} {lane}",
                )
            )
    return row


def tallies(scene, visible: list[int]) -> list:
    """How many crates of whom are in sight, beside the hold."""
    row = []
    for seat in range(scene.seats):
        if visible[seat]:
            row.append(
                span(
                    scene.art("crate-" + scene.colour(seat)),
                    strong(str(visible[seat])),
                    class_=classes("tally", seat == scene.me and "is-me"),
                    key=seat,
                )
            )
    return row


def junk_label(scene, name: str, visible: list[int], here: str, gain: str) -> str:
    """All that one sees on a junk, in words; `here` is the merchant, if there is one."""
    texts = ""
    for seat in range(scene.seats):
        if visible[seat]:
            texts += (", " if texts else "") + scene.names[seat] + " " + str(visible[seat])
    label = scene.name(name) + ". "
    label += say("dschunke.in.sight", texts) if texts else say("dschunke.no.crates")
    if here:
        label += " " + here + "."
    if gain:
        label += " " + say("dschunke.gain", gain)
    return label


# Goods


def stock(scene, item: str, size, can_pick: bool):
    """The goods that one draws here, at the stern; with two players the mixed pile on grey."""
    text = "" if size == "some" else "0" if size == "none" else str(size)
    return stack(
        scene,
        item,
        scene.art("goods-back" if item == MIXED else item),
        text,
        say("dschunke.stock", scene.name(item), scene.name(size)),
        classes("stock", text == "0" and "is-empty", item == MIXED and "is-mixed"),
        can_pick,
    )


# Merchants


def merchants(scene) -> list:
    """Coloured hats over the bows; who has worked in this round is turned away."""
    standing = scene.public["merchants"]
    row = []
    for name in JUNKS:
        if name in standing:
            gain = earned(scene, standing[name], name)
            is_used = standing[name] in scene.public["used"]
            row.append(scene.part("at " + name, merchant, name, standing[name], is_used, gain))
    return row


def merchant(scene, junk: str, name, is_used: bool, gain: str):
    if name is None:
        return scene.touch(
            "merchant",
            scene.art("merchant-back"),
            class_="merchant at-" + junk,
            label=say("dschunke.covered"),
            key="covered " + junk,
        )
    label = merchant_label(scene, name) + ", " + scene.name(junk)
    if gain:
        label += ". " + say("dschunke.gain", gain)
    return scene.touch(
        name,
        scene.art(name),
        span(gain, class_="gain") if gain else None,
        class_=classes("merchant at-" + junk, is_used and "is-used"),
        label=label,
        key=name,
    )


def merchant_label(scene, name) -> str:
    if name is None:
        return say("dschunke.covered")
    if name in scene.public["used"]:
        return say("dschunke.used", scene.name(name))
    return scene.name(name)


# What an action would bring


def earned(scene, merchant, junk: str) -> str:
    if merchant is None or not scene.offered(merchant):
        return ""
    return outcome(scene, TRADES[merchant], junk, LOADED if TRADES[merchant] == "load" else 0)


def promised(scene, junk: str) -> str:
    """What the card or assistant that is being sent would bring on this junk."""
    now = scene.now
    if not now or now["phase"] != "where" or not scene.offered(junk):
        return ""
    return outcome(scene, now["trade"][len("trade-") :], junk, now["number"])


def outcome(scene, trade: str, junk: str, number: int) -> str:
    """How many strips, Yen or goods: what is in sight counts, but at least three."""
    if trade == "load":
        return "+" + str(min(number, scene.public["strips"][scene.decider]))
    return "+" + str(yields(scene.public["visible"][junk][scene.decider], number))
