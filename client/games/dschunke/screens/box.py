"""The own box: a form for what stands on one's own Dschunke's cards and tracks.

What is saved is offered in the setup from then on, as a value of the option `box`.
"""

from client.app.glyph import glyph
from client.app.texts import game_words, say
from client.app.tree import button, div, h1, header, main, p
from client.games.dschunke import typed
from client.games.dschunke.boxform import form
from shared_rules.dschunke.box import RECONSTRUCTED

HEARS = ("settings",)
SHELF = ["habits", "own dschunke"]


class Form:
    """The model: the fields, the part that is open, and what is known to be wrong."""

    def __init__(self) -> None:
        self.fields: dict | None = None
        self.saved = ""
        """The text that lies on the shelf."""
        self.part = "market"
        self.faults: list = []
        self.text = ""
        self.news: list = []
        """What has come of the last button: a key of the words and its values."""
        self.words = game_words("dschunke")


def init(params):
    return Form(), [("load", *SHELF, ["loaded"])]


def on_loaded(model, stored: dict | None, problem: str):
    model.saved = (stored or {}).get("box", "")
    readable = typed.read(model.saved)[0] is not None
    fill(model, model.saved if readable else RECONSTRUCTED)


def on_settings(model):
    model.words = game_words("dschunke")


def on_back(model):
    return [("back",)]


def on_part(model, part: str):
    if model.fields is not None:
        model.part, model.news = part, []


def on_text(model, text: str):
    if model.fields is not None:
        model.text, model.news = text, []


def on_afresh(model):
    if model.fields is None:
        return None
    fill(model, RECONSTRUCTED)
    return told(model, ["afresh"])


def on_forget(model):
    return [("store", [[*SHELF, None]], ["stored", ""])] if model.fields is not None else None


def on_copy(model):
    return [("copy", model.text, ["copied"])]


def on_copied(model, done, problem: str):
    return told(model, ["uncopied" if problem else "copied"])


def on_share(model):
    return [("share", "dschunke.txt", model.text, ["shared"])]


def fill(model, value: str) -> None:
    model.fields = typed.fields_of(value)
    model.faults = []
    model.text = typed.text_of(model.fields)


def told(model, news: list) -> list[tuple]:
    """Say what has come of it, also to those who do not see it."""
    model.news = news
    return [("announce", say("box." + news[0], *news[1:]))]


def on_cell(model, part: str, row: int, place: int, said: str):
    """A field has changed; from a full cell of a market card one goes on to the next."""
    if model.fields is None:
        return None
    typed.fields_set(model.fields, part, row, place, said)
    model.news = []
    model.faults = [one for one in model.faults if one[:2] != [part, row]]
    model.text = typed.text_of(model.fields)
    if part != "market" or model.fields[part][row][place] not in tuple(typed.PRICES):
        return []
    if place == 3:
        row, place = row + 1, -1
    if row == len(model.fields[part]):
        return []
    return [("focus", f"[data-cell='{row} {place + 1}']")]


def on_save(model):
    if model.fields is None:
        return None
    model.faults = typed.faults(model.fields)
    if model.faults:
        model.part = model.faults[0][0]
        return [*told(model, ["faulty", len(model.faults)]), ("sound", "error")]
    text = typed.text_of(model.fields)
    return [("store", [[*SHELF, {"box": text}]], ["stored", text])]


def on_stored(model, text: str, done, problem: str):
    if problem:
        return told(model, ["unsaved"])
    model.saved = text
    if not text:
        fill(model, RECONSTRUCTED)
    return told(model, ["saved" if text else "forgotten"])


def on_read(model):
    """Take over a text, if it is a box."""
    if model.fields is None:
        return None
    fields, fault, *values = typed.read(model.text)
    if fields is None:
        if fault != "parts":
            values[0] = say("box.part." + values[0])
        return [*told(model, ["bad." + fault, *values]), ("sound", "error")]
    model.fields = fields
    model.faults = []
    model.text = typed.text_of(fields)
    return told(model, ["taken"])


def title(model):
    return say("box")


def view(model):
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(say("box"), tabindex=-1),
            class_="head",
        ),
        form(model) if model.fields else None,
        div(
            p(say("box." + model.news[0], *model.news[1:]), class_="news") if model.news else None,
            button(
                say("box.save"),
                type="button",
                tap=["save"],
                disabled=model.fields is None,
                class_="confirm",
            ),
            class_="thumb",
        ),
        class_="page box",
        data_screen="box",
    )
