"""The own box: a form for what stands on one's own Dschunke's cards and tracks.

What is saved is offered in the setup from then on, as a value of the option `box`.
"""

from client.app.sheet import glyph
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


def update(model, message):
    kind, *said = message
    if kind == "loaded":
        model.saved = (said[0] or {}).get("box", "")
        readable = typed.read(model.saved)[0] is not None
        fill(model, model.saved if readable else RECONSTRUCTED)
    elif kind == "settings":
        model.words = game_words("dschunke")
    elif kind == "back":
        return model, [("back",)]
    elif model.fields is None:
        return model, ()
    elif kind == "part":
        model.part, model.news = said[0], []
    elif kind == "cell":
        return model, typed_in(model, *said)
    elif kind == "text":
        model.text, model.news = said[0], []
    elif kind == "save":
        return model, save(model)
    elif kind == "stored":
        return model, stored(model, said[0], said[2])
    elif kind == "read":
        return model, read(model)
    elif kind == "afresh":
        fill(model, RECONSTRUCTED)
        return model, told(model, ["afresh"])
    elif kind == "forget":
        return model, [("store", [[*SHELF, None]], ["stored", ""])]
    elif kind == "copy":
        return model, [("copy", model.text, ["copied"])]
    elif kind == "share":
        return model, [("share", "dschunke.txt", model.text, ["shared"])]
    elif kind == "copied":
        return model, told(model, ["uncopied" if said[1] else "copied"])
    return model, ()


def fill(model, value: str) -> None:
    model.fields = typed.fields_of(value)
    model.faults = []
    model.text = typed.text_of(model.fields)


def told(model, news: list) -> list[tuple]:
    """Say what has come of it, also to those who do not see it."""
    model.news = news
    return [("announce", say("box." + news[0], *news[1:]))]


def typed_in(model, part, row, place, said) -> list[tuple]:
    """A field has changed; from a full cell of a market card one goes on to the next."""
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


def save(model) -> list[tuple]:
    model.faults = typed.faults(model.fields)
    if model.faults:
        model.part = model.faults[0][0]
        return [*told(model, ["faulty", len(model.faults)]), ("sound", "error")]
    text = typed.text_of(model.fields)
    return [("store", [[*SHELF, {"box": text}]], ["stored", text])]


def stored(model, text: str, problem: str) -> list[tuple]:
    if problem:
        return told(model, ["unsaved"])
    model.saved = text
    if not text:
        fill(model, RECONSTRUCTED)
    return told(model, ["saved" if text else "forgotten"])


def read(model) -> list[tuple]:
    """Take over a text, if it is a box."""
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
