"""Joining: what a QR code or a link leads to is the table itself."""

from client.app.note import note
from client.app.texts import say


def init(params):
    code = params[0] if params else ""
    return code, [("replace", "table", "net", code.upper())] if code else [("home",)]


def view(model):
    return note("join", "asleep", say("loading"), model)
