"""The ring: each tavern with its house, its top scoundrel and who stands in front of it."""

from client.boards.halunken_cards import black_jack, figure, portrait
from client.texts import say
from client.tree import classes, div, span
from shared_rules.halunken.cards import number_on
from shared_rules.halunken.taverns import RING, TAVERNS


def taverns(scene, led: str):
    """All taverns; `led` is where the picked card would lead."""
    spots = [tavern(scene, space, TAVERNS[space] == led) for space in range(RING)]
    return div(spots, class_="taverns", role="group", aria_label=say("halunken.taverns"))


def tavern(scene, space: int, is_led: bool):
    """One tavern: the house is lit as long as somebody is in there.

    The upper one covers the lower one's roof, so that every number can be read.
    """
    name = TAVERNS[space]
    top, pile = scene.public["tops"][space], scene.public["piles"][space]
    if top is not None:
        guest = span(portrait(scene, top), class_="guest", data_thing=top, key=top)
    elif pile:
        guest = span(scene.art("scoundrel-back"), class_="guest", key="back")
    else:
        guest = None
    hidden = pile if top is not None else max(pile - 1, 0)
    backs = [span(key=number) for number in range(hidden)]
    return scene.touch(
        name,
        scene.art(name, "house"),
        span(
            span(str(space + 1), class_="plate"),
            span(backs, class_="backs") if backs else None,
            class_="door",
        ),
        guest,
        class_=classes("tavern", is_dark=not guest, is_led=is_led, is_west=space > RING // 2),
        label=tavern_label(scene, space),
        key=name,
        style={"--at": space, "z-index": abs(space - RING // 2)},
    )


def tavern_label(scene, space: int) -> str:
    """All that is to be seen of a tavern: its scoundrels, and who stands there."""
    top, pile = scene.public["tops"][space], scene.public["piles"][space]
    text = scene.name(TAVERNS[space]) + ": "
    if top is not None:
        text += scene.name(top)
        if pile:
            text += ", " + say("halunken.below", pile)
    else:
        text += say("halunken.facedown", pile) if pile else say("halunken.deserted")
    for piece in standing(scene, TAVERNS[space]):
        text += ". " + say("halunken.stands", scene.name(piece))
    return text


def standing(scene, name: str) -> list[str]:
    """The pieces in front of a tavern; while somebody is being robbed, these are two."""
    pieces = []
    for seat in range(scene.seats):
        if scene.public["captains"][seat] == name:
            pieces.append(f"seat-{seat}")
    if scene.public["black_jack"] == name:
        pieces.append("black-jack")
    return pieces


def pawns(scene):
    """The captains and Black Jack, each in front of a tavern. They are keyed, so they walk."""
    row = []
    for name in TAVERNS:
        pieces = standing(scene, name)
        for place in range(len(pieces)):
            side = 2 * place - 1 if len(pieces) == 2 else 0
            row.append(pawn(scene, pieces[place], name, side))
    return div(sorted(row, key=piece_of), class_="pawns", data_thing="pawns")


def piece_of(drawn) -> str:
    return drawn[1]["key"]


def pawn(scene, piece: str, name: str, side: int):
    """A piece as big as a finger, turned to what stands beside it."""
    if piece == "black-jack":
        drawn, label = black_jack(scene), scene.name(piece)
        control = scene.public["control"]
        if control is not None:
            label += ". " + say("halunken.controls", scene.names[control])
    else:
        drawn, label = figure(scene, int(piece[-1])), say("halunken.captain", scene.name(piece))
    return scene.touch(
        piece,
        drawn,
        class_=classes("pawn", is_mine=piece == f"seat-{scene.me}"),
        label=label + ": " + scene.name(name),
        key=piece,
        style={"--at": TAVERNS.index(name), "--beside": side},
    )


# Where a picked card leads


def goal(scene) -> str:
    """The tavern that the picked card or number leads to, if nothing comes between; or ""."""
    items = scene.picks.items if scene.picks else []
    if len(items) != 1 or scene.now["phase"] not in ("cards", "rum"):
        return ""
    return reached(scene, mover(scene), items[0])


def mover(scene) -> str:
    """The piece that what is offered now would move."""
    if scene.now["phase"] == "rum":
        return scene.now["piece"]
    return "black-jack" if scene.view["offers"][0]["verb"] == "send" else f"seat-{scene.me}"


def reached(scene, piece: str, step) -> str:
    """The tavern that a piece reaches by a card or a number; "" for Rum, which is any number."""
    number = step if type(step) is int else number_on(step)
    public = scene.public
    captains = public["captains"]
    start = public["black_jack"] if piece == "black-jack" else captains[int(piece[-1])]
    if not number or start is None:
        return ""
    space = (TAVERNS.index(start) + number) % RING
    while piece == "black-jack" and TAVERNS[space] in captains:
        space = (space + 1) % RING
    return TAVERNS[space]
