"""Notices on home: a new version, installing, what became of a file, where tables are safe."""

from client.parts.sheet import glyph
from client.texts import say
from client.tree import button, div, p, progress


def notice(sign: str, text: str, *more, name: str):
    """A line that tells something, with what can be done about it."""
    return div(glyph(sign), p(text), *more, class_="notice " + name, key=name)


def action(text: str, message: list):
    return button(text, type="button", tap=message, class_="quiet")


def version():
    return notice(
        "shuffle", say("home.version"), action(say("home.version.take"), ["update"]), name="version"
    )


def install():
    return notice(
        "install", say("home.install"), action(say("home.install.do"), ["install"]), name="install"
    )


def arriving(done: int, whole: int):
    """A file is being played again, to see that it is a game."""
    return notice(
        "import",
        say("import.busy"),
        progress(value=done, max=max(whole, 1), aria_label=say("import.busy")),
        name="arriving",
    )


def arrived(text: str):
    return notice("info", text, action(say("close"), ["read"]), name="arrived")


def storage():
    """The shelves could not be read; what lies there may well be there still."""
    return notice(
        "warning", say("home.storage"), action(say("home.again"), ["returned"]), name="storage"
    )
