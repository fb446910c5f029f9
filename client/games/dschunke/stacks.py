"""Stacks of equal goods, in the hand and on the junks: a tap adds one.

In the hand the minus below a stack takes one back. It never comes where a finger may be: its room
is kept from the start, and no other tap on a stack puts anything back.
"""

from client.app.texts import say
from client.app.tree import button, classes, div, span
from client.games.scene import counted

FROM_HAND = ("swap", "sale")
FROM_STOCK = ("picks", "choose", "draw", "supply")
"""The questions in which goods are picked: from one's hand, or from the stocks."""


def phase_in(scene, phases: tuple) -> bool:
    """Whether goods are to be picked there; hand and stocks have the same names."""
    return bool(scene.now) and scene.now["phase"] in phases


def stack(scene, item, picture, text, label, class_, can_pick, is_own=False, by_me=False):
    """One picture for any number of an item; `text` says how many there are.

    Of the stocks a single one is picked and put back by the same tap: there is no minus.
    Of one's own hand `by_me` says whether the latest move is the own one: news of others' goods
    is not about this stack.
    """
    offered, _, picked, is_fresh, advised = scene.marked(item)
    if not can_pick or not offered:
        offered = picked = advised = 0
    if offered:
        scene.placed.append(item)
    is_switch = offered == 1 and not is_own
    if picked or offered and not is_switch:
        label = say("dschunke.picked", label, picked)
    if picked:
        text = f"{picked}/{text}" if text else str(picked)
    return div(
        button(
            picture,
            span(text, class_="many") if text else None,
            type="button",
            tap=["pick", item, 0 if is_switch else picked] if offered else ["what", item],
            hold=["what", item],
            aria_label=label,
            aria_pressed=picked > 0 if is_switch else None,
            class_="add",
        ),
        less(scene, item) if picked and is_own else None,
        class_=classes(
            "thing heap",
            class_,
            offered and "is-offered",
            picked and "has-picked",
            advised > picked and "is-advised",
            is_fresh and (by_me or not is_own) and "is-fresh",
        ),
        data_play=True if offered else None,
        data_thing=item,
        key=item,
    )


def slots(scene) -> list:
    """What is taken from the stocks when several are asked for: a place for each, to be emptied.

    In the hand there is room for a minus beside each stack; at the junks there is not.
    """
    wanted = 0
    if scene.picks and phase_in(scene, FROM_STOCK):
        for offer in scene.picks.offers:
            wanted = max(wanted, offer.least)
    if wanted < 2:
        return []
    picked = counted(scene.picks.items)
    row = [slot(scene, place, *picked[place]) for place in range(len(picked))]
    return row + [div(class_="slot", key=place) for place in range(len(picked), wanted)]


def slot(scene, place: int, item, nth: int, of: int):
    return div(
        button(
            scene.art(item),
            type="button",
            tap=["pick", item, 0],
            aria_label=say("dschunke.less", scene.one_of(item, nth, of)),
        ),
        class_="slot is-filled",
        data_play=True,
        key=place,
    )


def less(scene, item):
    return button(
        "−",
        type="button",
        tap=["pick", item, 0],
        aria_label=say("dschunke.less", scene.name(item)),
        class_="less",
    )
