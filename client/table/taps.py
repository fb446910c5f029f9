"""What each tap on a table does, once there is a game to be seen: a function a message.

They are too late, and not heard, while a confirmed move is on its way.
"""

from client.app.texts import say
from client.manual import pages
from client.table import handover, narrator
from client.table.coach import may_ask
from shared_rules.engine.game import IllegalMove


def on_pick(model, item, nth: int):
    if model.picks is None:  # a tap that was on its way while the question went
        return None
    model.picks.tap(item, nth)
    return picked(model)


def on_say(model, verb: str):
    if model.picks is None:
        return None
    model.picks.say(verb)
    return picked(model)


def picked(model) -> list[tuple]:
    weighed = model.caution.weigh(model.picks.moves())
    return weighed if handover.overheard(model.host, model.view) else [("sound", "pick"), *weighed]


def on_confirm(model, *move):
    """The move is seen to go, and made as soon as that can be seen."""
    if model.seat is None or model.host.pending or model.telling.step:
        return None
    if model.caution.warns(list(move)):
        return [("sound", "tap")]
    return send(model, list(move))


def on_anyway(model):
    """Unke has warned, and it is done nevertheless."""
    move = model.caution.held
    if not move or model.seat is None or model.host.pending or model.telling.step:
        return None
    return send(model, move)


def on_rethink(model):
    """Unke has warned: something else may be picked."""
    model.caution.held = []
    model.picks.clear()


def on_caution(model, *found):
    """She is sure that what is picked costs much."""
    model.caution.hear(*found)


def send(model, move: list) -> list[tuple]:
    model.sent = move
    return [("sound", "place"), ("vibrate", 15), ("soon", ["made"])]


def make(model) -> list[tuple]:
    """Make the move that has been confirmed."""
    move, model.sent = model.sent, []
    if not model.host.ready:
        return []
    try:
        effects = model.host.act(model.seat, move)
        model.picks.clear()
        if model.host.pending and model.behind:  # sealed: the next one is somebody else
            effects = [*effects, *model.put_away()]
        return model.refresh(effects)
    except IllegalMove as refusal:  # a second tap on a button that was already on its way out
        model.refusal = str(refusal)
        return [("sound", "error")]


def on_undo(model, seat: int | None = None):
    """Take a move back: the viewer's, or on a shared screen that of the one who is named."""
    host = model.host
    seat = model.viewer if seat is None else seat
    if seat is None or not host.may_undo(seat):
        return None
    if host.tablemates:
        return model.refresh(host.undo(seat))
    model.asked = seat
    if model.curtain is not None:
        model.curtain = seat
    return model.refresh([*host.undo(seat), ("announce", say("undone"))])


# The story


def on_next(model):
    """The step has been read."""
    return narrator.tell(model) if model.telling.step else None


def on_end(model):
    return narrator.to_the_end(model) if model.telling.step else None


def on_again(model):
    return narrator.again(model)


# Covers


def on_curtain(model):
    """Everybody has seen what has happened."""
    return model.drop_curtain() if model.calls is not None else None


def on_uncover(model):
    """Whoever is asked looks at the own cards."""
    if model.asked is not None and model.viewer is None and not model.telling.step:
        return model.uncover(model.asked)
    return None


def on_cover(model):
    return model.put_away()


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


def on_seal(model):
    """What this game's cards were dealt from."""
    model.overlay = []
    return [("go", "seal", model.host.seal)] if model.host.seal else None


def on_score(model):
    return model.host.score()
