"""What Unke says in a lesson: in the foot of the table, where it covers nothing of it."""

from client.app.tree import button, div, img, p, span

TOAD = "art/common/toad-thinking.svg"


def bubble(text: str, way: tuple, offer: str = ""):
    """Her words, and how far the lesson has come: so many steps of so many. They are announced by
    who has her speak, so that they are heard once. `offer`: what a tap on her does."""
    done, whole = way
    return div(
        asking(offer) if offer else img(src=TOAD, alt=""),
        p(text, tabindex=-1, data_landing=True),
        span(class_="way", style={"--done": f"{100 * done // whole}%"}, aria_hidden=True),
        class_="bubble",
        key="bubble",
    )


def asking(label: str):
    """She makes the move, so that one sees how."""
    return button(
        img(src=TOAD, alt=""), span(label), type="button", tap=["do"], class_="does", key="does"
    )
