"""Everybody's chances: the plot, a slider along it, what there is to see at one place, a table."""

from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import (
    button,
    caption,
    details,
    div,
    input_,
    p,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from client.review.plot import plot
from client.review.texts import percent
from client.story import course


def chances(model) -> list:
    """The plot, a slider along it, and what there is to see at one place."""
    review = model.review
    place = review.points.index(model.at)
    rounds = [number for number, _, _ in model.begins]
    said = standing(model, model.at)
    return [
        plot(review, model.players, rounds, model.turns, model.at),
        input_(
            type="range",
            min=0,
            max=len(review.points) - 1,
            value=place,
            input=["to"],
            aria_label=say("review.place"),
            aria_valuetext=said,
        ),
        p(said, class_="standing"),
        button(
            glyph("look"),
            say("review.look"),
            type="button",
            tap=["look", model.at],
            class_="quiet",
        ),
    ]


def standing(model, point: int) -> str:
    """Where the game stood, and everybody's chances there."""
    scene = model.scene(point)
    where = course.course_of(scene.view)
    said = " · ".join(course.said(where, scene.words)) if where else say("review.move", point)
    shares = model.review.chances.get(point)
    if shares is None:
        return said
    each = [f"{scene.names[seat]} {percent(shares[seat])}" for seat in range(len(shares))]
    return said + ": " + ", ".join(each)


def as_table(model):
    """The plot in numbers, at each round's beginning and the end, for who does not see lines."""
    review = model.review
    points = [0]
    for number, _, _ in model.begins:
        after = [point for point in review.points if point > number]
        if after and after[0] not in points:
            points.append(after[0])
    if review.points[-1] not in points:
        points.append(review.points[-1])
    names = [player["name"] for player in model.players]
    rows = []
    for point in points:
        shares = [td(percent(share)) for share in review.chances[point]]
        said = model.place(point - 1) if point else say("look.start")
        if point == review.points[-1]:
            said = say("course.over")
        rows.append(tr(th(said, scope="row"), shares, key=point))
    return details(
        summary(say("review.table")),
        div(
            table(
                caption(say("review.plot")),
                thead(tr(td(), [th(name, scope="col") for name in names])),
                tbody(rows),
            ),
            class_="wide",
            tabindex=0,
            role="group",
            aria_label=say("review.plot"),
        ),
    )
