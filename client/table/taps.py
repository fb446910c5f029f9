"""What each tap on a table does, once there is a game to be seen: a function a message.

They are too late, and not heard, while a confirmed move is on its way.
"""

from client.app.texts import say
from client.manual import pages
from client.table import handover
from client.table.coach import may_ask
from shared_rules.engine.game import IllegalMove


def on_pick(model, item, nth: int):
    model.picks.tap(item, nth)
    return picked(model)


def on_say(model, verb: str):
    model.picks.say(verb)
    return picked(model)


def picked(model) -> list[tuple]:
    return [] if handover.overheard(model.host, model.view) else [("sound", "pick")]


def on_confirm(model, *move):
    """The move is seen to go, and made as soon as that can be seen."""
    if model.viewer is None or model.host.pending:
        return None
    model.sent = list(move)
    return [("sound", "place"), ("vibrate", 15), ("soon", ["made"])]


def make(model) -> list[tuple]:
    """Make the move that has been confirmed."""
    move, model.sent = model.sent, []
    if not model.host.ready:
        return []
    try:
        effects = model.host.act(model.viewer, move)
        model.picks.clear()
        return model.refresh(effects)
    except IllegalMove as refusal:  # a second tap on a button that was already on its way out
        model.refusal = str(refusal)
        return [("sound", "error")]


def on_undo(model, seat: int | None = None):
    """Take the viewer's last move back; at the curtain another one's, who is called then."""
    host = model.host
    seat = model.viewer if model.curtain is None else seat
    if seat is None or not host.may_undo(seat):
        return None
    if host.tablemates:
        return model.refresh(host.undo(seat))
    if model.curtain is not None:
        model.curtain = seat
    return model.refresh([*host.undo(seat), ("announce", say("undone"))])


def on_coach(model, *answer):
    """Ask Unke, about the viewer's own decision alone; or she has something to say."""
    if answer:
        return model.coach.hear(*answer)
    if may_ask(model.host, model.viewer):
        return model.coach.tapped(model.view, model.host.moves + 1)
    return None


def on_overlay(model, *which):
    model.overlay = list(which)


def on_what(model, item):
    model.overlay = ["what", item]


def on_rule(model, key: str):
    model.overlay = []
    return [("go", *pages.way(model.host.game, key))]


def on_score(model):
    return model.host.score()
