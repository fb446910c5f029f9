"""The ring: each tavern with its house, its top scoundrel and who stands in front of it."""

from client.app.texts import say
from client.app.tree import classes, div, span
from client.games.halunken.cards import black_jack, figure, portrait
from shared_rules.halunken.cards import number_on
from shared_rules.halunken.taverns import RING, TAVERNS


def taverns(scene, led: str):
    """All taverns; `led` is where the picked card would lead."""
    tops, piles = scene.public["tops"], scene.public["piles"]
    spots = []
    for space in range(RING):
        name = TAVERNS[space]
        people = tops[space], piles[space], standing(scene, name)
        spots.append(scene.part(name, tavern, space, *people, name == led))
    return div(spots, class_="taverns", role="group", aria_label=say("halunken.taverns"))


def tavern(scene, space: int, top: str | None, pile: int, pieces: list[str], is_led: bool):
    """One tavern: the house is lit as long as somebody is in there.

    The upper one covers the lower one's roof, so that every number can be read.
    """
    name = TAVERNS[space]
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
        class_=classes(
            "tavern",
            not guest and "is-dark",
            is_led and "is-led",
            space > RING // 2 and "is-west",
        ),
        label=tavern_label(scene, name, top, pile, pieces),
        key=name,
        style={"--at": space, "z-index": abs(space - RING // 2)},
    )


def tavern_label(scene, name: str, top: str | None, pile: int, pieces: list[str]) -> str:
    """All that is to be seen of a tavern: its scoundrels, and who stands there."""
    text = scene.name(name) + ": "
    if top is not None:
        text += scene.name(top)
        if pile:
            text += ", " + say("halunken.below", pile)
    else:
        text += say("halunken.facedown", pile) if pile else say("halunken.deserted")
    for piece in pieces:
        text += ". " + say("halunken.stands", scene.name(piece))
    return text


def standing(scene, name: str) -> list[str]:
    """The pieces in front of a tavern; while somebody is being robbed, these are two."""
    captains = scene.public["captains"]
    pieces = []
    if name in captains:
        for seat in range(scene.seats):
            if captains[seat] == name:
                pieces.append(f"seat-{seat}")
    if scene.public["black_jack"] == name:
        pieces.append("black-jack")
    return pieces


def pawns(scene):
    """Black Jack and the captains, each in front of a tavern. They are keyed, so they walk."""
    public = scene.public
    row = []
    if public["black_jack"] is not None:
        side = side_of(scene, "black-jack", public["black_jack"])
        control = public["control"]
        row.append(scene.part("pawn", pawn, "black-jack", public["black_jack"], side, control))
    for seat in range(scene.seats):
        name = public["captains"][seat]
        if name is not None:
            piece = f"seat-{seat}"
            side = side_of(scene, piece, name)
            row.append(scene.part("pawn " + piece, pawn, piece, name, side, None))
    return div(row, class_="pawns", data_thing="pawns")


def side_of(scene, piece: str, name: str) -> int:
    """Two in front of one tavern stand on either side of its door."""
    pieces = standing(scene, name)
    if len(pieces) != 2:
        return 0
    return -1 if pieces[0] == piece else 1


def pawn(scene, piece: str, name: str, side: int, control: int | None):
    """A piece as big as a finger, turned to what stands beside it."""
    if piece == "black-jack":
        drawn, label = black_jack(scene, control), scene.name(piece)
        if control is not None:
            label += ". " + say("halunken.controls", scene.names[control])
    else:
        drawn, label = figure(scene, int(piece[-1])), say("halunken.captain", scene.name(piece))
    return scene.touch(
        piece,
        drawn,
        class_="pawn is-mine" if piece == f"seat-{scene.me}" else "pawn",
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
    return "black-jack" if scene.view["offers"][0]["verb"] == "send" else f"seat-{scene.decider}"


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
