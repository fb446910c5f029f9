"""What is tapped at a puzzle and nowhere else: a function a message, as in client/table/taps.py."""


def on_progress(model, kept: dict | None, problem: str):
    model.progress.read(kept)


def on_raise(model, what: str):
    """The answer or the menu comes up over the table."""
    model.up = what


def on_lower(model):
    model.up = ""


def on_next(model):
    """On to the next puzzle; Back leads to where this one was chosen."""
    return [("replace", "puzzle", model.host.key, model.following())]


def on_list(model):
    return [("replace", "puzzles", model.host.key)]
