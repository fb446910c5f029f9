"""The foot of the table while the story is told: what has happened, and the ways through it.

A tap anywhere on the board goes on to the next step, a long press to the end of all.
"""

from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import button, classes, div


def told(telling, notices):
    """The sentence of the step that is on the screen, in a place that keeps its size."""
    step = telling.step
    return div(
        notices,
        step.drawn(),
        div(
            way("next", say("go.on" if step.stays else "story.next"), "forward", step.stays),
            way("end", say("story.end"), "last"),
            class_="onward",
        ),
        class_=classes("actions telling", len(step.sentence) > step.LONG and "is-long"),
    )


def way(message: str, label: str, sign: str, is_awaited: bool = False):
    return button(
        glyph(sign),
        type="button",
        tap=[message],
        aria_label=label,
        class_="confirm" if is_awaited else "plain",
        key=message,
    )


def veil():
    """What lies over the board meanwhile, and feels taps; keys and readers have the buttons."""
    return div(class_="veil", tap=["next"], hold=["end"], aria_hidden=True)
