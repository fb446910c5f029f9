"""The board of a game that has none of its own: its zones as cards, what lies there by its name.

A zone is a key of what the game calls public or private, in the game's order. It is called by the
words `zone.<key>`, or by the key itself. What may be touched is what has words as an item; a list
with something for each seat (numbers, lists, or items and None) stands beside the players' names.
"""

from client.app.tree import classes, dd, div, dl, dt, h3, section, small, span, strong
from client.games.scene import BESIDE, counted


def board(scene):
    return zones(scene, scene.public, touched_in(scene))


def hand(scene):
    """What lies in the own zones; an empty one takes no room."""
    held = {zone: scene.private[zone] for zone in scene.private if scene.private[zone] != []}
    return zones(scene, held, touched_in(scene)) if held else None


def touched_in(scene) -> dict:
    """Where an item is to be touched that is offered: things of one name may lie in many zones.

    It is the own hand, else the own row of a zone, else any zone.
    """
    places: dict = {}
    for offer in scene.picks.offers if scene.picks else []:
        for item in offer.among:
            if item not in places:
                places[item] = place_of(scene, item)
    return places


def place_of(scene, item) -> tuple:
    """The zone in which an item lies, and the seat whose row it is there."""
    for zone in scene.private:
        if lies_in(item, scene.private[zone]):
            return zone, None
    found: tuple = ("", None)
    for zone in scene.public:
        value = scene.public[zone]
        if is_by_seat(scene, value):
            if scene.me is not None and lies_in(item, value[scene.me]):
                return zone, scene.me
            for seat in range(scene.seats):
                if not found[0] and lies_in(item, value[seat]):
                    found = zone, seat
        elif lies_in(item, value):
            return zone, None
    return found


def lies_in(item, value) -> bool:
    if type(value) is dict:
        value = [value[key] for key in value]
    if type(value) is not list:
        return value == item
    for inner in value:
        if lies_in(item, inner):
            return True
    return False


def badge(scene, seat: int):
    """The plain numbers that the public zones have for a seat."""
    numbers = []
    for zone in scene.public:
        value = scene.public[zone]
        if is_by_seat(scene, value) and type(value[seat]) is int:
            number = strong(str(value[seat]))
            numbers.append(span(small(called(scene, zone)), number, class_="tallied"))
    return numbers


def spread(scene, seat: int):
    """Everything public of a seat; nothing of it is touched here."""
    rows = []
    for zone in scene.public:
        value = scene.public[zone]
        if is_by_seat(scene, value):
            rows.append(dt(called(scene, zone)))
            rows.append(dd(listed(scene, value[seat])))
    return dl(rows) if rows else None


def zones(scene, found: dict, places: dict):
    """Every zone as a card; those where something may be touched come first.

    What stands with the players already, a number each, is not said again.
    """
    asked = [zone for zone, _ in places.values()]
    cards = []
    for is_asked in (True, False):
        for zone in found:
            value = found[zone]
            if (zone in asked) == is_asked and not is_number_each(scene, value):
                cards.append(card_of(scene, zone, value, places))
    return div(cards, class_="zones", tabindex=0)


def card_of(scene, zone: str, value, places: dict):
    at = [zone, None, places]
    return section(
        h3(span(called(scene, zone)), count(scene, value)),
        by_seat(scene, value, at) if is_by_seat(scene, value) else inside(scene, value, at),
        class_=classes("zone", is_small(value) and "is-small"),
        data_thing=zone,
        key=zone,
    )


def is_number_each(scene, value) -> bool:
    return is_by_seat(scene, value) and type(value[0]) is int


def called(scene, zone: str) -> str:
    """A zone by the game's words, or as its key is written."""
    known = scene.words.get("zone." + zone)
    return known or zone[:1].upper() + zone[1:].replace("_", " ")


def is_by_seat(scene, value) -> bool:
    """Whether there is something for each seat; as many things as seats are a row of things."""
    if type(value) is not list or len(value) != scene.seats:
        return False
    for item in value:
        if type(item) is not str:
            return True
    return False


def is_small(value) -> bool:
    """A single number or thing: several such zones stand side by side."""
    return type(value) not in (list, dict)


def count(scene, value):
    """How many things there are in a row of them."""
    if type(value) is not list or not value or is_by_seat(scene, value):
        return None
    return span(str(len(value)), class_="count")


def by_seat(scene, value: list, at: list):
    """What everybody has, beside their names, the viewer first."""
    first = scene.near or 0
    rows = []
    for step in range(scene.seats):
        seat = (first + step) % scene.seats
        rows.append(
            div(
                span(scene.names[seat], class_="owner"),
                inside(scene, value[seat], [at[0], seat, at[2]]),
                class_="of-seat seat-" + scene.colour(seat),
                data_thing=f"seat-{seat}",
                key=seat,
            )
        )
    return div(rows, class_="by-seat")


def inside(scene, value, at: list):
    """What lies in a zone; what is nested deeper is a row of rows."""
    if type(value) is dict:
        rows = []
        for key in value:
            rows.append(dt(shown(scene, key)))
            rows.append(dd(inside(scene, value[key], at)))
        return dl(rows, class_="pairs")
    if type(value) is not list:
        return things(scene, [value], at) if is_thing(scene, value) else bare(scene, value)
    if not value:
        return bare(scene, None)
    if is_thing(scene, value[0]):
        return things(scene, value, at)
    return div([inside(scene, item, at) for item in value], class_="lines")


def is_thing(scene, value) -> bool:
    """Whether it is an item that the game's words know; a seat or a number is none."""
    if type(value) is not str:
        return False
    return "item." + value in scene.words or "item." + value.rpartition("-")[0] in scene.words


def things(scene, items: list, at: list):
    """A row of things; those that are to be touched elsewhere only say what they are."""
    zone, seat, places = at
    row = []
    for item, nth, of in counted(items):
        here = item not in places or places[item] == (zone, seat)
        name, label = f"{zone} {seat} {item} {nth}", scene.one_of(item, nth, of)
        row.append(scene.part(name, spot, item, nth if here else BESIDE, label, name))
    return div(row, class_="cards")


def spot(scene, item, nth: int, label: str, name: str):
    return scene.touch(item, card(scene, item), nth=nth, label=label, key=name)


def card(scene, item):
    """A thing as a little card; what is of one kind has one colour."""
    stem = item.rpartition("-")[0] or item
    hue = 0
    for letter in stem:
        hue = (hue * 31 + ord(letter)) % 360
    return span(shown(scene, item), class_="card", style={"--hue": str(hue)})


def bare(scene, value):
    return span(shown(scene, value), class_="bare")


def shown(scene, value) -> str:
    """A thing by its name; a word that names nothing as it is written."""
    if value is None:
        return "–"
    if type(value) is str:
        try:
            return scene.name(value)
        except (KeyError, ValueError):
            return value
    return str(value)


def listed(scene, value) -> str:
    """All of it in a line."""
    if type(value) is list:
        return ", ".join([listed(scene, item) for item in value]) or "–"
    if type(value) is dict:
        return ", ".join([f"{shown(scene, key)}: {listed(scene, value[key])}" for key in value])
    return shown(scene, value)
