"""The tray under the board: what the viewer chooses from now, or has in hand."""

from client.app.texts import say
from client.app.tree import classes, div, p, span
from client.games.halunken.cards import crew_of, figure, movement, portrait, step
from client.games.halunken.ring import reached, standing
from shared_rules.halunken.cards import STEPS
from shared_rules.halunken.taverns import TAVERNS


def tray(scene):
    """The things that the offers name, as large as a thumb, and always the own movement cards."""
    phase = scene.now.get("phase")
    crew = scene.public["crews"][scene.me]
    if phase == "aside":  # on the board; there the cards are of use, and there is no room for more
        parts = [cards(scene)]
    elif not scene.view["offers"] or phase in ("captains", "black_jack"):
        parts = [cards(scene), small(scene)]
    elif phase == "cards":
        parts = [cards(scene) if not sealed(scene) else jacks_cards(scene), small(scene)]
    elif phase == "rum":
        parts = [numbers(scene), small(scene)]
    elif phase in ("auction", "toll"):
        parts = [cards(scene, "cards is-low"), row(scene, crew, "", scene.colour(scene.me))]
    else:
        parts = [*strangers(scene), small(scene)]
    return div(parts, others(scene), class_="tray")


def small(scene):
    """The own crew, where something else is chosen."""
    crew = scene.public["crews"][scene.me]
    if not crew:
        return p(say("halunken.crew.none"), class_="empty")
    return scene.part("own suits", crew_of, scene.me, crew, "own-crew")


def others(scene):
    """Everybody else's crew, on screens that have room for more than the question needs."""
    rows = []
    for step_ in range(1, scene.seats):
        seat = (scene.me + step_) % scene.seats
        crew = scene.public["crews"][seat]
        if crew:
            rows.append(scene.part(f"suits {seat}", other, seat, crew))
    return div(rows, class_="others")


def other(scene, seat: int, crew: list[str]):
    return crew_of(scene, seat, crew, "other", figure(scene, seat))


# Scoundrels


def strangers(scene) -> list:
    """Those whom one may take: a robbed captain's crew, or who waits in the harbour."""
    rows = []
    for offer in scene.view["offers"]:
        among = offer["among"]
        if offer["verb"] == "take":
            rows.append(row(scene, among, scene.name("harbour"), ""))
        elif among:
            seat = owner(scene, among[0])
            rows.append(
                row(scene, among, say("halunken.crew", scene.names[seat]), scene.colour(seat))
            )
    return rows


def owner(scene, scoundrel: str) -> int:
    """In whose crew a scoundrel is."""
    seat = 0
    while scoundrel not in scene.public["crews"][seat]:
        seat += 1
    return seat


def row(scene, crew: list, title: str, colour: str):
    """A crew to pick from; who is not offered stands back."""
    people = []
    for scoundrel in crew:
        people.append(
            scene.touch(
                scoundrel,
                portrait(scene, scoundrel),
                class_="leaf" if scene.offered(scoundrel) else "leaf is-idle",
                key=scoundrel,
            )
        )
    return div(
        p(title, class_="title") if title else None,
        div(people, class_="crew", role="group", aria_label=title or say("halunken.crew.own")),
        class_=classes("pickable", "seat-" + colour if colour else ""),
        key=title or "own",
    )


# Movement cards


def sealed(scene) -> list:
    """The moves that the viewer has laid face down."""
    frame = scene.now
    return frame["sealed"][scene.me] if "sealed" in frame else []


def cards(scene, class_: str = "cards"):
    """The own movement cards at places of their own, so that each is always found again."""
    left = scene.public["hands"][scene.me]
    mine = sealed(scene)
    laid = mine[0][1] if mine else ""
    places = []
    for card in STEPS:
        if card in left:
            goal = leads(scene, f"seat-{scene.me}", card)
            places.append(scene.part("own " + card, own, card, card == laid, goal))
        else:
            places.append(span(class_="gap", key=card))
    return div(places, class_=class_, role="group", aria_label=say("halunken.cards.left"))


def own(scene, card: str, is_laid: bool, goal: str):
    label = scene.name(card)
    if is_laid:
        label += " – " + say("halunken.laid")
    return scene.touch(
        card,
        movement(scene, card),
        class_="leaf is-laid" if is_laid else "leaf",
        label=label + goal,
        key=card,
    )


def jacks_cards(scene):
    """With two players: Black Jack's cards, for whoever controls him."""
    places = []
    for card in scene.public["deck"]:
        places.append(
            scene.touch(
                card,
                movement(scene, card),
                class_="leaf",
                label=scene.name(card) + leads(scene, "black-jack", card),
                key=card,
            )
        )
    return div(
        p(scene.name("deck"), class_="title"),
        div(places, class_="cards", role="group", aria_label=scene.name("deck")),
        key="jack",
    )


def numbers(scene):
    """The numbers that a Rum may stand for, as the cards that it replaces."""
    places = []
    for number in scene.now["choices"]:
        places.append(
            scene.touch(
                number,
                step(scene, number),
                class_="leaf",
                label=str(number) + leads(scene, scene.now["piece"], number),
                key=number,
            )
        )
    return div(places, class_="cards numbers", role="group", aria_label=scene.name("rum"))


def leads(scene, piece: str, step_) -> str:
    """What a card's way ends at, for those who cannot see it light up."""
    name = reached(scene, piece, step_)
    if not name:
        return ""
    text = ". " + scene.name(name)
    top = scene.public["tops"][TAVERNS.index(name)]
    if top is not None:
        text += ", " + scene.name(top)
    for other in standing(scene, name):
        if other != piece:
            text += ", " + scene.name(other)
    return text
