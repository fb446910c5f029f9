"""What did the bot know? The table as it lay before one seat, its own words, the view itself."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import button, details, element, p, section, summary
from client.story.log import because
from client.table.promises import confirmed
from shared_rules.engine.plain import written

pre = element("pre")


def way_to(scene, seat: int):
    """The button beside a hand: from now on only what this seat knew."""
    return button(
        glyph("eye"),
        scene.names[seat],
        type="button",
        tap=["knew", seat],
        aria_label=say("look.knew", scene.names[seat]),
        class_="name",
    )


def own_hand(scene, board):
    """The one hand that this seat saw."""
    return section(board.hand(scene), class_="hand", aria_label=say("hand"), data_thing="hand")


def decision(model, scene) -> list[str]:
    """What the seat did with what it knew, and why, if it was asked at this point."""
    seat, name = scene.me, scene.names[scene.me]
    if seat not in model.game().waiting_for():
        return [say("look.knew.idle", name)]
    move = model.record.moves[model.next_of(seat)][1]
    said = [say("look.knew.did", name, confirmed(scene, move))]
    who, _, level = scene.players[seat]["kind"].partition(":")
    if who == "bot":
        from shared_rules.engine.bot import explained, has_reasons
        from shared_rules.engine.chance import Chance

        if not has_reasons(scene.game, level):
            return said
        reason = explained(model.game().view(seat), move, Chance(1))
        said.append(because(scene, reason["why"]))
    return said


def ways(model, scene):
    """To the seat's next decision, and to what exactly it knew."""
    asked = scene.me in model.game().waiting_for()
    after = model.next_of(scene.me, (model.next_of(scene.me) if asked else model.at) + 1)
    return [
        button(
            say("look.knew.next"),
            type="button",
            tap=["to", after],
            disabled=after < 0,
            class_="chip",
        ),
        button(say("look.knew.what"), type="button", tap=["raw"], class_="chip"),
    ]


def raw(model, scene):
    """All that the seat was given; for who takes an app apart, the very text."""
    return overlay(
        say("look.knew", scene.names[scene.me]),
        p(say("look.knew.exactly")),
        details(
            summary(say("look.knew.raw")),
            pre(written(model.game().view(scene.me)), tabindex=0),
            button(say("copy"), type="button", tap=["copy"], class_="plain"),
            class_="muted small",
        ),
        name="raw",
    )
