"""Scoundrels, movement cards and captains as they are drawn everywhere in Halunken."""

from client.app.texts import say
from client.app.tree import div, span
from shared_rules.halunken.cards import RUM, STEPS, SUITS, VALUE, doubled, number_on, sums

DRESSED = ("red", "blue", "green", "yellow")
"""The captains that are painted; a purple one borrows somebody's clothes and dyes them."""


def suit_of(scoundrel: str) -> str:
    return scoundrel.split("-")[0]


def emblem(scoundrel: str):
    """A scoundrel's value, in the shape of its colour."""
    return span(str(VALUE[scoundrel]), class_="worth " + suit_of(scoundrel))


def portrait(scene, scoundrel: str) -> list:
    """A scoundrel's face in the frame of its colour, and its value in the same shape."""
    return [scene.art(scoundrel), emblem(scoundrel)]


def chit(scoundrel: str, tells: bool = False):
    """A scoundrel where there is no room for a face: its value in the shape of its colour.

    One that `tells` is asked about by itself, though it lies in something else's button.
    """
    return span(
        str(VALUE[scoundrel]),
        tap=["what", scoundrel] if tells else None,
        class_="chit " + suit_of(scoundrel),
        data_thing=scoundrel,
        key=scoundrel,
    )


def movement(scene, card: str) -> list:
    """A movement card's face."""
    return step(scene, number_on(card)) if card != RUM else [scene.art(RUM)]


def step(scene, number: int) -> list:
    """A number of steps on a card."""
    return [scene.art("step"), span(str(number), class_="value")]


def short(card: str) -> str:
    """A movement card in one or two letters."""
    return "R" if card == RUM else str(number_on(card))


def remaining(left: list[str]) -> list:
    """Which movement cards are left: a box for each of them, empty when it is gone."""
    boxes = []
    for card in STEPS:
        is_left = card in left
        boxes.append(
            span(
                short(card) if is_left else "", class_="pip" if is_left else "pip is-gone", key=card
            )
        )
    return boxes


def captain(scene, seat: int):
    """A seat's captain in the seat's colour; for purple, one whom nobody plays is dyed."""
    colour = scene.colour(seat)
    if colour in DRESSED:
        return scene.art("captain-" + colour)
    taken = [scene.colour(other) for other in range(scene.seats)]
    free = [other for other in DRESSED if other not in taken]
    return scene.art("captain-" + free[0], "dyed-" + free[0])


def figure(scene, seat: int):
    """A seat's captain, standing on the seat's colour."""
    return span(captain(scene, seat), class_="figure seat-" + scene.colour(seat))


def black_jack(scene, control: int | None):
    """Black Jack, on the colour of whoever controls him, whose captain looks over his shoulder."""
    if control is None:
        return span(scene.art("black-jack"), class_="figure jack")
    return span(
        scene.art("black-jack"),
        span(captain(scene, control), class_="keeper"),
        class_="figure jack seat-" + scene.colour(control),
    )


def suits(scene, seat: int, crew: list[str], is_summed: bool = False):
    """A seat's crew as small chits, to be looked at."""
    groups, name = by_suit(scene, seat, crew, is_summed)
    return div(groups, class_="suits", role="img", aria_label=name)


def crew_of(scene, seat: int, crew: list[str], class_: str, *before):
    """The same as a thing to ask about, with what stands before it."""
    groups, name = by_suit(scene, seat, crew)
    chits = span(groups, class_="suits")
    return scene.touch("crew", *before, chits, class_=class_, label=name, key=seat)


def by_suit(scene, seat: int, crew: list[str], is_summed: bool = False) -> tuple[list, str]:
    """The chits, each colour apart, the one that counts twice marked; and the same in words."""
    points, twice = sums(crew), doubled(crew)
    groups, texts = [], ""
    for place in range(len(SUITS)):
        suit = SUITS[place]
        chits, values = [], ""
        for scoundrel in crew:
            if scoundrel.startswith(suit):
                chits.append(chit(scoundrel))
                values += (", " if values else "") + str(VALUE[scoundrel])
        if not chits:
            continue
        is_twice = place == twice
        texts += ("; " if texts else "") + scene.name("suit-" + suit) + " " + values
        if is_twice:
            texts += " – " + say("halunken.twice")
        groups.append(
            span(
                chits,
                span("×2", class_="twice") if is_twice else None,
                span("= " + str(points[place] * (2 if is_twice else 1)), class_="sum")
                if is_summed
                else None,
                class_="suit is-twice" if is_twice else "suit",
                key=suit,
            )
        )
    return groups, say("halunken.crew", scene.names[seat]) + ": " + texts
