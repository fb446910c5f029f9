"""A seat from another phone: its QR code has been read here, and one tap takes it over.

The tap is needed: cameras and messengers open an address to show what is there, and a ticket is
good for one time only.
"""

from client.app.note import note
from client.app.texts import say
from client.app.tree import button
from client.net import strip
from client.net.texts import why


class Moving:
    """The model; as a host has one, it has the state of the line, for its sign."""

    def __init__(self, ticket: str) -> None:
        self.ticket = ticket
        self.state = "off"
        self.why = ""
        self.pending = False
        self.seating: dict = {}
        self.problem = ""


def init(params):
    model = Moving(params[0] if params else "")
    return model, [("live", "phone", ["connection"])] if model.ticket else [("home",)]


def update(model, message):
    kind, *said = message
    if kind == "line" and said[0][0] == "state":
        _, model.state, model.why = said[0]
    elif kind == "take" and not model.pending:
        model.pending = True
        return model, [("ask", {"type": "take", "ticket": model.ticket}, ["taken"])]
    elif kind == "taken":
        return taken(model, *said)
    elif kind == "net":
        return model, [("reload",)]
    elif kind == "home":
        return model, [("home",)]
    return model, ()


def taken(model, answer, problem):
    """The seat is here: to its table. The ticket leaves the address with that."""
    model.pending = False
    if problem:
        model.problem = problem
        return model, [("announce", why(problem)), ("sound", "error")]
    if answer["table"]:
        return model, [("replace", "table", "net", answer["table"])]
    return model, [("replace", "network")]


def title(model):
    return say("net.seat")


def view(model):
    take = button(
        say("net.seat.take"),
        type="button",
        tap=["take"],
        disabled=model.pending or bool(model.problem),
        class_="confirm",
    )
    text = why(model.problem) if model.problem else say("net.seat.how")
    return note("seat", "winner", say("net.seat"), text, strip.connection(model), take)
