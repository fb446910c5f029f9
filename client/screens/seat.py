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
    """The model; like a host it has the state of the connection, for its sign."""

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


def on_connection(model, news, problem):
    if news[0] == "state":
        _, model.state, model.why = news


def on_take(model):
    if model.pending:
        return None
    model.pending = True
    return [("ask", {"type": "take", "ticket": model.ticket}, ["taken"])]


def on_taken(model, answer, problem):
    """The seat is here: to its table. The ticket leaves the address with that."""
    model.pending = False
    if problem:
        model.problem = problem
        return [("announce", why(problem)), ("sound", "error")]
    if answer["table"]:
        return [("replace", "table", "net", answer["table"])]
    return [("replace", "network")]


def on_net(model, *message):
    """The strip's only button here: the app is too old."""
    return [("reload",)]


def on_home(model):
    return [("home",)]


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
