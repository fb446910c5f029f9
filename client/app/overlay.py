"""An overlay: what comes up over a screen and goes away with Back, Escape or a tap beside it."""

from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import button, dialog, div, h2, header


def overlaid(drawers, which: list, *before):
    """The overlay that is up, [NAME, *of], drawn by a module's `overlay_NAME`; or None."""
    return getattr(drawers, "overlay_" + which[0])(*before, *which[1:]) if which else None


def overlay(title: str, *content, name: str = "sheet"):
    """A dialog with a title and a way out."""
    return dialog(
        header(
            h2(title, tabindex=-1, data_focus=True),
            button(glyph("cross"), type="button", tap=["close"], aria_label=say("close")),
        ),
        div(*content, class_="content"),
        modal=True,
        dismiss=["close"],
        class_="sheet " + name,
        aria_label=title,
        key="sheet",
    )
