"""What was found out about a game: what turned it, luck and skill, everybody's best and worst."""

from client.app.texts import about_bots, say
from client.app.tree import (
    button,
    caption,
    div,
    h3,
    li,
    ol,
    p,
    section,
    small,
    span,
    strong,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from client.review.texts import points, signed
from client.table.promises import confirmed
from shared_rules.engine.words import can_tell, reasoned
from shared_rules.review.review import TOLD

SENTENCES = 2
"""So many are told of a move that turned the game."""


def moments(model):
    """The moves that turned the game, each the way to its position."""
    rows = []
    for number, seat, swing in model.turns:
        scene = model.scene(number + 1)
        rows.append(
            li(
                button(
                    span(
                        small(
                            model.place(number), " · ", scene.names[seat], " ", signed(swing),
                            class_="muted",
                        ),
                        span(" ".join(told(model, scene, number, seat))),
                        class_="words",
                    ),
                    type="button",
                    tap=["look", number + 1],
                    class_="moment",
                ),
                key=number,
            )
        )  # fmt: skip
    return ol(rows, class_="moments")


def told(model, scene, number: int, seat: int) -> list[str]:
    """What happened in a move, first what it did to that seat."""
    name = f"seat-{seat}"
    facts = model.review.record.facts[number]
    own = [fact for fact in facts if name in fact[1:]]
    return [scene.told(fact) for fact in (own or facts)[:SENTENCES]]


# Luck and skill


def apart(model):
    """Where everybody's result comes from; a number is told when it is sure enough."""
    review, players = model.review, model.players
    start, luck, result = review.chances[0], review.luck(), review.result()
    names = ("player", "start", "skill", "others", "luck", "result")
    rows = []
    for seat in range(len(players)):
        own, error = review.skill(seat)
        others = result[seat] - start[seat] - own - luck[seat]
        unsure = review.unsure()
        rows.append(
            tr(
                th(span(players[seat]["name"], class_="name"), scope="row"),
                td(points(start[seat])),
                td(number(own, error)),
                td(number(others, unsure)),
                td(number(luck[seat], unsure)),
                td(points(result[seat])),
                class_="seat-" + players[seat]["colour"],
                key=seat,
            )
        )
    return [
        div(
            table(
                caption(say("review.apart")),
                thead(tr([th(say("review." + name), scope="col") for name in names])),
                tbody(rows),
                class_="apart",
            ),
            class_="wide",
            tabindex=0,
            role="group",
            aria_label=say("review.apart"),
        ),
        p(say("review.apart.help"), class_="muted small"),
    ]


def number(permille: int, error: int):
    """A number whose band is narrow enough; else that it is not known yet."""
    if 2 * error >= TOLD:
        return span(say("review.unsure"), class_="unsure")
    return signed(permille)


# Best and worst


def decisions(model):
    """Everybody's best move and the costliest one, with what the expert would have done."""
    return [own(model, seat) for seat in range(len(model.players))]


def own(model, seat: int):
    review, name = model.review, model.players[seat]["name"]
    best, worst = review.best_of(seat), review.worst_of(seat)
    said = []
    if best is not None:
        said.append(one(model, best, say("review.best"), []))
    if worst is not None and 2 * worst.error < -worst.brought[seat]:
        better = model.named(worst, worst.best)
        said.append(
            one(model, worst, say("review.worst", signed(worst.brought[seat])), [
                p(say("review.better", better)),
                p(because(model, worst), class_="muted"),
            ])
        )  # fmt: skip
    else:
        said.append(p(say("review.clean"), class_="muted"))
    return section(
        h3(span(name, class_="name"), class_="seat-" + model.players[seat]["colour"]),
        said,
        class_="whose",
        key=seat,
    )


def one(model, decision, title: str, more: list):
    """A decision: when it was, what was done, and the way there."""
    return div(
        button(
            span(
                small(model.place(decision.number), " · ", title, class_="muted"),
                strong(model.named(decision, decision.move)),
                class_="words",
            ),
            type="button",
            tap=["look", decision.number],
            class_="moment",
        ),
        more,
        class_="decision",
        key=title,
    )


def because(model, decision) -> str:
    """Why the expert would have done something else."""
    scene = model.scene(decision.number, decision.seat)
    about = about_bots(scene.game)
    if not can_tell(about, decision.why):
        return ""
    return reasoned(scene.words, about, decision.why, scene.names)


def in_words(model, decision, move: list) -> str:
    return confirmed(model.scene(decision.number, decision.seat), move)
