"""Results of a challenge: a list, two of them side by side, and where they parted."""

from client.app.glyph import glyph
from client.app.texts import game_words, say
from client.app.tree import (
    button,
    caption,
    details,
    div,
    h2,
    h3,
    li,
    ol,
    p,
    section,
    small,
    span,
    strong,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from client.challenge import attempts, texts
from client.games.scene import Scene
from client.table.promises import confirmed
from shared_rules.engine.game import IllegalMove

TWO = 2


def listed(model):
    """All results that are known, the best first; a tap chooses one to be compared."""
    rows = model.attempts
    numbers = attempts.tries(rows)
    shown = []
    for place in range(len(rows)):
        name = attempts.ident(rows[place])
        shown.append(
            li(
                button(
                    strong(called(rows[place], numbers[place]), class_="name"),
                    span(texts.result(rows[place]["places"], rows[place]["scores"])),
                    type="button",
                    tap=["pick", name],
                    aria_pressed=name in model.picked,
                    class_="attempt",
                ),
                key=name,
            )
        )
    return section(
        h2(say("challenge.results")),
        ol(shown, class_="attempts"),
        beside(model) if len(model.picked) == TWO else hint(rows),
        class_="results",
    )


def hint(rows: list[dict]):
    return p(say("challenge.compare.choose"), class_="muted small") if len(rows) > 1 else None


def called(attempt: dict, number: int) -> str:
    """Whose result it is, and the how many-th if it is not the first."""
    return say("challenge.try", attempt["name"], number) if number > 1 else attempt["name"]


def beside(model):
    """The two that have been chosen, decision by decision up to the first where they parted."""
    one, other = model.both()
    names = []
    numbers = attempts.tries(model.attempts)
    for place in (model.attempts.index(one), model.attempts.index(other)):
        names.append(called(model.attempts[place], numbers[place]))
    alike = attempts.same(one, other)
    return section(
        h3(say("challenge.compare")),
        points(model, one, other, names),
        p(verdict(one, other, alike), role="status", class_="parting"),
        parting(model, one, other, names, alike),
        before(model, one, alike),
        class_="side-by-side",
        key=" ".join(model.picked),
    )


def is_same(one: dict, other: dict) -> bool:
    return one["moves"] == other["moves"]


def verdict(one: dict, other: dict, alike: int) -> str:
    if is_same(one, other):
        return say("challenge.same", alike)
    return say("challenge.parted", alike + 1)


def points(model, one: dict, other: dict, names: list[str]):
    """Everybody's points in both."""
    bots = model.seating.players()
    rows = []
    for seat in range(model.challenge.seats):
        title = say("challenge.result") if seat == attempts.SEAT else bots[seat]["name"]
        cells = [td(attempt["scores"][seat]) for attempt in (one, other)]
        rows.append(tr(th(title, scope="row"), cells, key=seat))
    return side(say("challenge.results"), names, rows)


def side(title: str, names: list[str], rows: list):
    return div(
        table(
            caption(title, class_="unseen"),
            thead(tr(td(), [th(name, scope="col") for name in names])),
            tbody(rows),
        ),
        class_="wide",
        tabindex=0,
        role="group",
        aria_label=title,
    )


def parting(model, one: dict, other: dict, names: list[str], alike: int):
    """What each did at the first decision that differed."""
    if is_same(one, other):
        return None
    at = model.position(alike, one, other)
    if at is None:
        return p(say("challenge.compare.gone"), class_="muted small")
    number, game, ident = at
    done = []
    for place, attempt in enumerate((one, other)):
        done.append(
            li(
                small(names[place], class_="muted"),
                strong(in_words(model, game, attempt, alike)),
                key=place,
            )
        )
    return div(
        ol(done, class_="apart-here"),
        button(
            glyph("look"),
            say("challenge.look"),
            type="button",
            tap=["go", "look", ident, str(number)],
            class_="quiet",
        ),
    )


def in_words(model, game, attempt: dict, place: int) -> str:
    """A decision as the table would say it; one that cannot be told stands as it was written."""
    moves = attempt["moves"]
    if place == len(moves):
        return "–"
    move = attempts.move_of(moves[place])
    try:
        game.check(attempts.SEAT, move)
    except IllegalMove:
        return moves[place]
    key = model.challenge.key
    scene = Scene(game.view(attempts.SEAT), model.seating.players(), game_words(key))
    return confirmed(scene, move)


def before(model, one: dict, alike: int):
    """What both have done alike, for those who want to know."""
    if not alike or model.position(alike - 1, one, one) is None:
        return None
    rows = []
    for place in range(alike):
        _, game, _ = model.position(place, one, one)
        rows.append(li(in_words(model, game, one, place), key=place))
    return details(
        summary(say("challenge.same.before", alike)),
        ol(rows, class_="alike"),
    )
