"""Halunken's board: fourteen taverns round a harbour at night, the ship in its middle."""

from client.app.texts import say
from client.app.tree import div, h3, img, p, span
from client.games.halunken.cards import captain, movement, portrait, remaining, suits
from client.games.halunken.middle import middle
from client.games.halunken.ring import goal, pawns, taverns
from client.games.halunken.tray import tray
from shared_rules.halunken.cards import STEPS


def board(scene):
    """The ring of taverns; everything in it is measured by the ring's own size."""
    return div(
        img(src="art/halunken/harbour.svg", alt="", class_="ground", draggable="false"),
        middle(scene),
        taverns(scene, goal(scene)),
        pawns(scene),
        class_="bay",
    )


def hand(scene):
    """What the viewer chooses from, or the own movement cards, and the own crew."""
    return tray(scene)


def badge(scene, seat: int):
    """Points, scoundrels, and the movement cards that are left, each at its own place."""
    public = scene.public
    points, crew = public["scores"][seat], len(public["crews"][seat])
    has_jack = public["control"] == seat
    return scene.part(f"badge {seat}", numbers, seat, points, crew, public["hands"][seat], has_jack)


def numbers(scene, seat: int, points: int, crew: int, left: list[str], has_jack: bool) -> list:
    """Things fly to and from the captain's picture, away from the points."""
    return [
        span(captain(scene, seat), class_="captain", data_thing="captain"),
        span(scene.art("black-jack"), class_="command", aria_hidden=True) if has_jack else None,
        span(scene.art("scoundrel-back"), str(crew), class_="crew", aria_hidden=True),
        span(str(points), class_="points", aria_hidden=True),
        span(remaining(left), class_="left", aria_hidden=True),
        span(said(scene, points, crew, left, has_jack), class_="unseen"),
    ]


def said(scene, points: int, crew: int, left: list[str], has_jack: bool) -> str:
    """A badge, read aloud."""
    names = ", ".join([scene.name(card) for card in left])
    text = say("halunken.points", points) + ". " + say("halunken.scoundrels", crew)
    if has_jack:
        text += ". " + say("halunken.commands")
    return text + ". " + say("halunken.left", names or "–")


def spread(scene, seat: int):
    """A seat's crew, colour by colour, and its movement cards, left and played."""
    public = scene.public
    crew = public["crews"][seat]
    left, played = public["hands"][seat], public["played"][seat]
    parts = [h3(say("halunken.crew", scene.names[seat]))]
    if crew:
        parts.append(div([pictured(scene, item) for item in crew], class_="crew"))
        parts.append(suits(scene, seat, crew, True))
    else:
        parts.append(p(say("halunken.crew.none")))
    parts.append(p(say("halunken.points", public["scores"][seat]), class_="sum"))
    if left:
        parts.append(h3(say("halunken.cards.left")))
        parts.append(div([pictured(scene, card) for card in left], class_="cards"))
    if played:
        parts.append(h3(say("halunken.cards.played")))
        parts.append(div([pictured(scene, card) for card in played], class_="cards"))
    return div(parts, class_="spread")


def pictured(scene, item: str):
    """A card that is only looked at."""
    content = movement(scene, item) if item in STEPS else portrait(scene, item)
    return span(content, class_="leaf", role="img", aria_label=scene.name(item), key=item)
