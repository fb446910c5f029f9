"""Notices on home: a new version, installing, what became of a file, where tables are safe."""

from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import button, div, p, progress


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


def unkept():
    """Nobody has promised that the tables stay; settings has what can be done."""
    return notice(
        "save",
        say("settings.unkept"),
        action(say("settings"), ["go", "settings"]),
        name="unkept",
    )


def transfers(parcels):
    """A file is on its way in or out, or has come and here is what was in it."""
    if parcels.busy:
        done, whole = parcels.progress()
        text = say("import.busy" if parcels.arrivals else "post.busy")
        bar = progress(value=done, max=max(whole, 1), aria_label=text)
        return notice("import" if parcels.arrivals else "export", text, bar, name="on-its-way")
    if parcels.news:
        close = button(
            glyph("cross"),
            type="button",
            tap=["transfers", "read"],
            aria_label=say("close"),
            class_="icon",
        )
        return notice("info", parcels.news, close, name="news")
    return None


def storage():
    """The shelves could not be read; what lies there may well be there still."""
    return notice(
        "warning", say("home.storage"), action(say("home.again"), ["returned"]), name="storage"
    )
