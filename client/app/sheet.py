"""A sheet: what comes up over a screen and goes away with Back, Escape or a tap beside it."""

from client.app.texts import say
from client.app.tree import button, dialog, div, h2, header, img


def sheet(title: str, *content, name: str = "sheet"):
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


def glyph(name: str):
    """One of the app's own small signs."""
    return img(src=f"art/common/glyph-{name}.svg", alt="", class_="glyph")
