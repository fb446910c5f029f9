"""A page with a toad, a sentence and a way on, where there is nothing else to show."""

from client.app.texts import say
from client.app.tree import button, h1, img, main, p


def note(screen: str, toad: str, title: str, text: str, *ways):
    """`ways` are buttons; the way home is always the last one."""
    return main(
        img(src=f"art/common/toad-{toad}.svg", alt=""),
        h1(title),
        p(text),
        *ways,
        button(say("home"), type="button", tap=["home"], class_="quiet" if ways else "confirm"),
        class_="note",
        data_screen=screen,
    )
