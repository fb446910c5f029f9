"""How others come to a table: QR codes for cameras across the table, letters, and addresses."""

from client.app.code import code as drawn
from client.app.texts import say
from client.app.tree import div, input_, p, span, strong

COMMAND = "unke --lan"


def figure_of(code: dict | None, text: str):
    """A code with its address below it; as long as it is not there, its place."""
    if code is None:
        return div(class_="qr is-coming", aria_busy=True)
    return div(
        drawn(code, text),
        p(unbroken(say("net.here.only")), class_="problem") if code["reach"] == "here" else None,
        class_="qr",
    )


def unbroken(text: str) -> list:
    """A sentence in which the command to be typed stays on one line."""
    before, command, after = text.partition(COMMAND)
    return [before, span(command, class_="unbroken"), after]


def letters(code: str):
    """The four letters of a table, one by one for those who are told them."""
    return strong(code, class_="letters", aria_label=" ".join(list(code)))


def field(code: str, **more: object):
    """Where the letters are typed."""
    return input_(
        type="text",
        value=code,
        input=["code"],
        maxlength=4,
        autocomplete="off",
        autocapitalize="characters",
        spellcheck="false",
        enterkeyhint="go",
        aria_label=say("net.code"),
        placeholder="KRTX",
        class_="letters",
        **more,
    )


def address(code: dict | None):
    """Where the server is, for those who type."""
    if code is None:
        return None
    return p(code["address"].partition("#")[0], class_="address")
