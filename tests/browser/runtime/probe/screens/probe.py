"""The probe: does every effect that it is told, shows all messages, and has a secret."""

from client.app.tree import button, dialog, form, g, h1, input_, main, p, rect, svg

HEARS = ("hidden", "shown", "left", "returned", "online", "settings")
BUSY = True


class Model:
    """What the probe knows."""

    def __init__(self, words):
        self.words = words
        self.heard = []
        self.secret = True
        self.count = 0
        self.sheet = False
        self.name = ""


def init(words):
    return Model(words), [("announce", "opened")]


def update(model, message):
    kind = message[0]
    model.heard.append(message)
    if kind == "do":
        return model, [tuple(effect) for effect in message[1:]]
    if kind == "mine" and message[2] == "elsewhere":  # as the table's screen does
        return model, [("release", message[1])]
    if kind == "add":
        model.count += 1
    elif kind == "hidden":
        model.secret = False
    elif kind == "lift":
        model.secret = True
    elif kind == "name":
        model.name = message[1]
    elif kind == "sheet":
        model.sheet = message[1]
    elif kind == "break":
        model.count = None
    return model, ()


def view(model):
    return main(
        h1("Probe ", model.count + 0),
        p(" ".join(model.words), id="words"),
        curtain(model),
        button("Add", tap=["add"], id="add"),
        button("Off", tap=["off"], disabled=True, id="off"),
        button("Card", tap=["card"], hold=["about", "card"], id="card"),
        button("Sheet", tap=["sheet", True], id="open"),
        button("Break", tap=["break"], id="break"),
        svg(
            g(rect(width=20, height=20), tap=["drawing"], role="button", tabindex=0, id="drawing"),
            width=20,
            height=20,
        ),
        form(
            input_(type="text", value=model.name, input=["name"], id="name", aria_label="Name"),
            input_(type="checkbox", change=["tick"], id="tick", aria_label="Tick"),
            button("Send", id="send"),
            submit=["sent"],
        ),
        dialog(button("Close", tap=["sheet", False], id="close"), modal=True, dismiss=["sheet", 0])
        if model.sheet
        else None,
        p(str(model.heard), id="heard"),
        data_screen="probe",
    )


def curtain(model):
    if model.secret:
        return p("ace of spades", id="secret", data_card="ace")
    return button("Lift", tap=["lift"], hold=True, id="lift")


def back(model):
    return ["sheet", False] if model.sheet else None
