"""The shelf of saved tables: who sits there, whose turn it is, how long ago that was."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import joined, say, title_of
from client.app.tree import button, div, h2, li, p, section, span, strong, ul
from client.games.tiles import cover

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def ago(when: int, now: int) -> str:
    """How long ago something was, as people say it."""
    past = max(now - when, 0)
    if past < 2 * MINUTE:
        return say("ago.now")
    if past < HOUR:
        return say("ago.minutes", past // MINUTE)
    if past < DAY:
        return say("ago.hours", past // HOUR)
    if past < 2 * DAY:
        return say("ago.yesterday")
    return say("ago.days", past // DAY)


def is_over(saved: dict) -> bool:
    return saved["outcome"] is not None


def names(saved: dict) -> list[str]:
    return [player["name"] for player in saved["players"]]


def standing(saved: dict) -> str:
    """Whose turn it is, or who has won."""
    everybody = names(saved)
    if is_over(saved):
        places = saved["outcome"]["places"]
        winners = [everybody[seat] for seat in range(len(everybody)) if places[seat] == 1]
        return say("home.won", joined(winners))
    return say("home.turn", joined([everybody[seat] for seat in saved["waiting"]]))


def challenged(saved: dict) -> str:
    """That a game is a challenge, behind its title."""
    return " · " + say("challenge") if saved.get("challenge") else ""


# The button at the thumb, and the lists


def go_on(row: list):
    """The table that was played last, one tap away."""
    ident, saved = row
    return button(
        cover(saved["game"]),
        span(
            strong(say("home.go.on", title_of(saved["game"]))),
            span(standing(saved), class_="standing"),
            class_="words",
        ),
        glyph("forward"),
        type="button",
        tap=["go", "table", ident],
        class_="confirm go-on",
    )


def running(rows: list[list], now: int, deleted: list[str]):
    """The tables that go on, the last played first."""
    if not rows:
        return None
    return section(
        h2(say("home.tables")),
        ul([line(row, now, deleted) for row in rows], class_="tables"),
        class_="running",
    )


def finished(rows: list[list], now: int, deleted: list[str], is_open: bool):
    """The games that are over, out of the way until somebody asks for them."""
    if not rows:
        return None
    fold = button(
        span(say("home.finished", len(rows))),
        glyph("forward"),
        type="button",
        tap=["finished"],
        aria_expanded=is_open,
        class_="fold",
    )
    return section(
        h2(fold),
        ul([line(row, now, deleted) for row in rows], class_="tables") if is_open else None,
        class_="finished",
    )


def line(row: list, now: int, deleted: list[str]):
    """A table: a tap opens it, the button beside it has the rest."""
    ident, saved = row
    title = title_of(saved["game"])
    if ident in deleted:
        return li(
            span(say("home.deleted", title, joined(names(saved))), class_="words"),
            button(say("home.restore"), type="button", tap=["restore", ident], class_="quiet"),
            class_="table-row is-deleted",
            key=ident,
        )
    return li(
        button(
            cover(saved["game"]),
            span(
                strong(title, challenged(saved)),
                span(joined(names(saved)), class_="people"),
                span(standing(saved), " · ", ago(saved["when"], now), class_="standing muted"),
                class_="words",
            ),
            type="button",
            tap=["go", "result" if is_over(saved) else "table", ident],
            class_="open",
        ),
        button(
            glyph("menu"),
            type="button",
            tap=["more", ident],
            aria_label=say("home.more", title, joined(names(saved))),
            class_="icon",
        ),
        class_="table-row",
        key=ident,
    )


def more(row: list, now: int, has_network: bool = False):
    """The sheet of one table: who plays, and what can be done with it besides playing."""
    ident, saved = row
    seated = []
    for player in saved["players"]:
        sign = glyph("person" if player["kind"] == "person" else "bot")
        seated.append(li(sign, player["name"], class_="seated seat-" + player["colour"]))
    over = is_over(saved)
    return overlay(
        title_of(saved["game"]),
        ul(seated, class_="seated-list"),
        p(standing(saved), " · ", ago(saved["when"], now), class_="muted"),
        p(say("home.share.secret"), class_="small") if not over else None,
        div(
            bring(ident) if has_network and may_travel(ident, saved) else None,
            button(
                glyph("share"),
                say("home.share"),
                type="button",
                tap=["transfers", "share", ident],
                class_="plain",
            ),
            button(
                glyph("delete"),
                say("delete"),
                type="button",
                tap=["delete", ident],
                class_="danger",
            ),
            class_="stack",
        ),
        name="more",
    )


def may_travel(ident: str, saved: dict) -> bool:
    """Whether it can go to the network: as a game that goes on, or back to where it came from."""
    if saved.get("challenge"):  # whoever has its code could look into its cards
        return False
    return not is_over(saved) or ident.startswith("along.")


def bring(ident: str):
    """To the network, so that others can sit down with their own phones."""
    return button(
        glyph("network"), say("home.bring"), type="button", tap=["go", "bring", ident],
        class_="plain",
    )  # fmt: skip
