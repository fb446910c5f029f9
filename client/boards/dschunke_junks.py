"""The five junks: their holds, whose crates are in sight, goods and merchants."""

from client.boards.dschunke_stacks import FROM_STOCK, phase_in, stack
from client.texts import say
from client.tree import classes, div, span, strong
from shared_rules.dschunke.actions import LEAST
from shared_rules.dschunke.cards import GOOD_OF, JUNKS, MIXED, TRADES
from shared_rules.dschunke.junks import WIDTH

LOADED = 2
"""Strips that the green merchant loads."""


def junks(scene) -> list:
    """The ring, clockwise; each junk with its good at the stern."""
    return [junk(scene, name) for name in JUNKS]


def junk(scene, name: str):
    gain = promised(scene, name)
    return div(
        scene.touch(
            name,
            scene.art("junk-" + name, "vessel"),
            div(strips(scene, scene.public["holds"][name]), class_="hold"),
            div(tallies(scene, name), class_="tallies"),
            span(gain, class_="gain") if gain else None,
            class_="deck",
            label=junk_label(scene, name, gain),
        ),
        stock(scene, name),
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
                        "strip",
                        height % 2 and "is-across",
                        shown == 2 and height and height == len(layers) - 1 and "is-upper",
                    ),
                    style={"--lane": lane},
                    data_thing=f"strip-{height * WIDTH + lane}",
                    key=f"{height} {lane}",
                )
            )
    return row


def tallies(scene, name: str) -> list:
    """How many crates of whom are in sight, beside the hold."""
    visible = scene.public["visible"][name]
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


def junk_label(scene, name: str, gain: str) -> str:
    """All that one sees on a junk, in words."""
    visible = scene.public["visible"][name]
    texts = []
    for seat in range(scene.seats):
        if visible[seat]:
            texts.append(f"{scene.names[seat]} {visible[seat]}")
    label = scene.name(name) + ". "
    label += say("dschunke.in.sight", ", ".join(texts)) if texts else say("dschunke.no.crates")
    if name in scene.public["merchants"]:
        label += " " + merchant_label(scene, scene.public["merchants"][name]) + "."
    if gain:
        label += " " + say("dschunke.gain", gain)
    return label


# Goods


def stock(scene, junk: str):
    """The goods that one draws here, at the stern; with two players the mixed pile on grey."""
    item = GOOD_OF.get(junk) or MIXED
    if item not in scene.public["stocks"]:
        return None
    size = scene.public["stocks"][item]
    text = "" if size == "some" else "0" if size == "none" else str(size)
    return stack(
        scene,
        item,
        scene.art("goods-back" if item == MIXED else item),
        text,
        say("dschunke.stock", scene.name(item), scene.name(size)),
        classes("stock", text == "0" and "is-empty", item == MIXED and "is-mixed"),
        phase_in(scene, FROM_STOCK),
    )


# Merchants


def merchants(scene) -> list:
    """Coloured hats over the bows; who has worked in this round is turned away."""
    standing = scene.public["merchants"]
    row = []
    for name in JUNKS:
        if name in standing:
            row.append(merchant(scene, name, standing[name]))
    return row


def merchant(scene, junk: str, name):
    if name is None:
        return div(
            scene.art("merchant-back", alt=say("dschunke.covered")),
            class_="merchant at-" + junk,
            key="covered " + junk,
        )
    gain = earned(scene, name, junk) if scene.offered(name) else ""
    label = merchant_label(scene, name) + ", " + scene.name(junk)
    if gain:
        label += ". " + say("dschunke.gain", gain)
    return scene.touch(
        name,
        scene.art(name),
        span(gain, class_="gain") if gain else None,
        class_=classes("merchant at-" + junk, name in scene.public["used"] and "is-used"),
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


def earned(scene, merchant: str, junk: str) -> str:
    return outcome(scene, TRADES[merchant], junk, LOADED if TRADES[merchant] == "load" else 0)


def promised(scene, junk: str) -> str:
    """What the card or assistant that is being sent would bring on this junk."""
    now = scene.now
    if now.get("phase") != "where" or not scene.offered(junk):
        return ""
    return outcome(scene, now["trade"][len("trade-") :], junk, now["number"])


def outcome(scene, trade: str, junk: str, number: int) -> str:
    """How many strips, Yen or goods: what is in sight counts, but at least three."""
    if trade == "load":
        return "+" + str(min(number, scene.public["strips"][scene.me]))
    crates = max(LEAST, scene.public["visible"][junk][scene.me])
    return "+" + str(max(0, crates + number))
