"""What is tapped in a lesson and nowhere else: a function a message, as in client/table/taps.py."""

from client.lessons import progress
from client.table import taps


def on_do(model):
    """Unke makes the move, as if the learner had."""
    return taps.on_confirm(model, *model.host.step.move) if model.asks() else None


def on_listing(model, wanted: bool):
    """The lesson's menu comes up, or goes."""
    model.listing = wanted


def on_chapter(model, number: int):
    """Go on with a chapter, from 0; also once more, after the end."""
    host = model.host
    model.listing = model.sheet = model.hurries = False
    model.telling.clear()
    return model.refresh(host.lay(host.chapters()[number]))


def on_sheet(model):
    """That was it; or there is another game to learn, with which it goes on the next time."""
    model.sheet = True
    following = model.host.next_game()
    if following is None:
        return progress.done(model.host.game)
    return progress.reached(model.host.game, following)


def on_play(model):
    """From here to a game of one's own."""
    return [("go", "setup", model.host.game)]
