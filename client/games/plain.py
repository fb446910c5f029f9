"""The board of a game that nobody has painted yet: its zones as rows of names."""

from client.app.tree import dd, div, dl, dt, span


def board(scene):
    return zones(scene, scene.public)


def hand(scene):
    return zones(scene, scene.private)


def badge(scene, seat):
    """The plain numbers that the public zones have for a seat."""
    numbers = []
    for zone in sorted(scene.public):
        value = scene.public[zone]
        if type(value) is list and len(value) == scene.seats and type(value[seat]) is int:
            numbers.append(str(value[seat]))
    return span(" · ".join(numbers))


def spread(scene, seat):
    own = {}
    for zone in scene.public:
        value = scene.public[zone]
        if type(value) is list and len(value) == scene.seats:
            own[zone] = value[seat]
    return zones(scene, own)


def zones(scene, found: dict):
    """Every zone by name, in order; what is nested deeper is written out."""
    rows = []
    for zone in sorted(found):
        rows.append(dt(zone))
        rows.append(dd(things(scene, found[zone])))
    return dl(rows, class_="zones")


def things(scene, value):
    if type(value) is dict:
        return zones(scene, value)
    if type(value) is not list:
        return shown(scene, value)
    if value and type(value[0]) is str:
        return div(scene.spots(value, shown), class_="row")
    return [div(things(scene, item), class_="row") for item in value]


def shown(scene, value):
    if type(value) is str:
        try:
            return span(scene.name(value))
        except KeyError:
            return span(value)
    return span("–" if value is None else str(value))
