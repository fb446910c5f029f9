"""What people who share one screen see beside the board: covered trays, and who takes back.

A tray is uncovered in its place by a press of half a second, by Enter, or by a second press; so
nobody does it by mistake, and nobody else's tray is near.
"""

from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import button, div, p, section, span
from client.table import handover


def tray(model):
    """The covered cards of the one who is asked, or nothing if nothing of theirs is hidden."""
    host, seat = model.host, model.asked
    cover = None
    if handover.is_tray_covered(host, seat, model.viewer):
        name = host.players[seat]["name"]
        cover = button(
            glyph("eye"),
            span(say("tray.open", name)),
            type="button",
            tap=["uncover"],
            hold=True,
            class_="open seat-" + host.players[seat]["colour"],
            data_cover=seat,
        )
    back = taken_back(model)
    return row([cover, *back]) if cover or back else None


def row(content: list):
    """The tray's place."""
    return section(content, class_="tray-row", aria_label=say("hand") if content else None)


def taken_back(model):
    """Who may take a move back, by name."""
    buttons = []
    for seat in handover.may_take_back(model.host, None):
        buttons.append(
            button(
                glyph("undo"),
                span(model.host.players[seat]["name"]),
                type="button",
                tap=["undo", seat],
                aria_label=say("curtain.undo", model.host.players[seat]["name"]),
                class_="plain",
                key=seat,
            )
        )
    return buttons


def lid():
    """What covers an uncovered tray again."""
    button_ = button(
        glyph("eye-off"), type="button", tap=["cover"], aria_label=say("tray.close"), class_="plain"
    )
    return div(button_, class_="lid")


def before_curtain(model):
    """All have seen what has happened: now somebody is called whom the others leave alone."""
    name = model.host.players[model.calls]["name"]
    return div(
        p(say("curtain.soon", name), class_="question", tabindex=-1, data_landing=True),
        div(
            button(say("go.on"), type="button", tap=["curtain"], class_="confirm"),
            class_="confirms",
        ),
        class_="actions",
        data_play=True,
    )
