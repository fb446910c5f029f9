"""Plots: results over time, and where points come from.

Each says the same as a table, for those who do not see it; signs and dashes tell people apart, not
colours.
"""

from client.app.texts import say
from client.app.tree import (
    caption,
    circle,
    div,
    figcaption,
    figure,
    g,
    line,
    path,
    polygon,
    rect,
    span,
    svg,
    table,
    tbody,
    td,
    text,
    th,
    thead,
    tr,
)

WIDTH, HEIGHT = 320, 150
LEFT, RIGHT, TOP, BOTTOM = 30, 10, 10, 20
DASHES = (None, "6 3", "2 3", "8 3 2 3", "12 4")
MOST = len(DASHES)
"""So many people are told apart in one plot."""


class Series:
    """Somebody's values, one at each point in time, None where there was no game."""

    def __init__(self, name: str, values: list) -> None:
        self.name = name
        self.values = values


def over_time(title: str, points: list[str], rows: list[Series]):
    """Values over time; the points are months or years."""
    known = [value for row in rows for value in row.values if value is not None]
    top = ceiling(max(known)) if known else 10
    low = min([0, *known])
    drawn = [drawn_series(rows[place], place, len(points), low, top) for place in range(len(rows))]
    return figure(
        figcaption(title),
        svg(
            [rule(value, low, top) for value in (low, (low + top) // 2, top)],
            [stamp(points, place) for place in shown(len(points))],
            drawn,
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            aria_hidden=True,
            class_="plot",
        ),
        div([key(rows[place].name, place) for place in range(len(rows))], class_="keys"),
        as_table(title, points, rows),
        class_="card",
    )


def ceiling(value: int) -> int:
    """A round number that is not less."""
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000):
        if value <= 4 * step:
            return 4 * step
    return value


def shown(count: int) -> list[int]:
    """The points that are named below: the first, the last, and the middle if there is room."""
    return sorted({0: True, count // 2: True, count - 1: True}) if count > 4 else list(range(count))


def across(place: int, count: int) -> int:
    room = WIDTH - LEFT - RIGHT
    return LEFT + place * room // (count - 1)


def up(value: int, low: int, top: int) -> int:
    return HEIGHT - BOTTOM - (value - low) * (HEIGHT - TOP - BOTTOM) // max(top - low, 1)


def rule(value: int, low: int, top: int):
    """A line across, and its value."""
    y = up(value, low, top)
    return g(
        line(x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, class_="grid"),
        text(str(value), x=LEFT - 4, y=y + 4, text_anchor="end"),
        key=f"rule {value}",
    )


def stamp(points: list[str], place: int):
    anchor = "start" if not place else "end" if place == len(points) - 1 else "middle"
    return text(
        points[place],
        x=across(place, len(points)),
        y=HEIGHT - 4,
        text_anchor=anchor,
        key=f"point {place}",
    )


def drawn_series(row: Series, place: int, count: int, low: int, top: int):
    """A line through all values, each with this person's sign."""
    marks = []
    way = ""
    for point in range(count):
        value = row.values[point]
        if value is None:
            continue
        x, y = across(point, count), up(value, low, top)
        way += f"{'L' if way else 'M'}{x} {y}"
        marks.append(sign(place, x, y))
    return g(path(d=way, stroke_dasharray=DASHES[place]), marks, class_="series", key=place)


def sign(place: int, x: int, y: int):
    """The mark of the first, second ... person."""
    if place == 0:
        return circle(cx=x, cy=y, r=4)
    if place == 1:
        return rect(x=x - 4, y=y - 4, width=8, height=8)
    if place == 2:
        return polygon(points=f"{x},{y - 5} {x + 5},{y + 4} {x - 5},{y + 4}")
    if place == 3:
        return polygon(points=f"{x},{y - 6} {x + 6},{y} {x},{y + 6} {x - 6},{y}")
    return path(d=f"M{x - 4} {y - 4}L{x + 4} {y + 4}M{x + 4} {y - 4}L{x - 4} {y + 4}")


def key(name: str, place: int):
    """Whose mark it is."""
    return span(
        svg(
            g(
                line(x1=0, x2=32, y1=8, y2=8, stroke_dasharray=DASHES[place]),
                sign(place, 16, 8),
                class_="series",
            ),
            viewBox="0 0 32 16",
            aria_hidden=True,
        ),
        name,
        key=place,
    )


def as_table(title: str, points: list[str], rows: list[Series]):
    """The same to be read out."""
    lines = []
    for place in range(len(points)):
        cells = [td("" if row.values[place] is None else str(row.values[place])) for row in rows]
        lines.append(tr(th(points[place], scope="row"), cells, key=place))
    names = [th(row.name, scope="col") for row in rows]
    return table(
        caption(title),
        thead(tr(th(say("chronicle.time"), scope="col"), names)),
        tbody(lines),
        class_="unseen",
    )


BAR = 26
"""The height of a row of bars."""


def bars(title: str, note: str, rows: list[list]):
    """A bar for each row [name, tenths, tenths of everybody or None, the number as text]."""
    longest = max([1] + [max(row[1], row[2] or 0) for row in rows])
    drawn = []
    for place in range(len(rows)):
        name, value, of_all, number = rows[place]
        y = place * BAR
        width = value * (WIDTH - 50) // longest
        mark = None
        if of_all is not None:
            x = of_all * (WIDTH - 50) // longest
            mark = line(x1=x, x2=x, y1=y + 11, y2=y + BAR, class_="everybody")
        drawn.append(
            g(
                text(name, x=0, y=y + 10),
                rect(x=0, y=y + 13, width=max(width, 1), height=9, class_="beam"),
                text(number, x=WIDTH, y=y + 22, text_anchor="end"),
                mark,
                key=place,
            )
        )
    return figure(
        figcaption(title),
        svg(
            drawn,
            viewBox=f"0 0 {WIDTH} {len(rows) * BAR}",
            aria_hidden=True,
            class_="plot",
        ),
        span(note, class_="muted small") if note else None,
        table(
            caption(title),
            tbody([tr(th(row[0], scope="row"), td(row[3]), key=row[0]) for row in rows]),
            class_="unseen",
        ),
        class_="card",
    )
