"""Result: who has won, everybody's score sheet, and what one does after a game."""

from client.app.note import note
from client.app.sheet import glyph
from client.app.texts import game_words, joined, say, title_of
from client.app.tree import button, div, h1, header, img, main, p, span
from client.manual import pages
from client.setup.dealing import Dealing
from client.shelf.post import Post
from client.table.scoresheet import podium, scoresheets

HEARS = ("settings",)
NET = "net."
"""So begins the name of a game that was played at a table on the network."""


class Result:
    """The model: the table's summary, which has all there is to show without its rules."""

    def __init__(self, ident: str, from_table: bool) -> None:
        self.ident = ident
        self.from_table = from_table
        """Whether the table lies right below, where Back leads."""
        self.saved: dict | None = None
        self.problem = ""
        self.post = Post()
        self.dealing: Dealing | None = None
        self.host = None
        """The table on the network, if it was one: there one asks for a rematch."""


def init(params):
    model = Result(params[0] if params else "", params[1:] == ["table"])
    effects = [("load", "summaries", model.ident, ["loaded"])]
    if model.ident.startswith(NET):
        from client.net.remote import RemoteHost

        model.host = RemoteHost(model.ident[len(NET) :])
        effects += model.host.revisit()
    return model, effects


def update(model, message):
    kind, *said = message
    if kind == "loaded":
        model.saved, problem = said
        if model.saved is None:
            model.problem = problem or "absent"
        elif model.saved["outcome"] is None:  # the game is not over
            return model, [("replace", "table", model.ident)]
    elif kind == "host":
        return model, model.host.hear(message)
    elif kind == "net":
        return model, model.host.company.hear(said)
    elif kind == "rematch":
        return rematch(model)
    elif kind == "table":
        return model, [back_to_table(model)]
    elif kind == "deal":
        effects = model.dealing.hear(message)
        if model.dealing.problem:
            effects = [("announce", say("setup.problem"))]
        return model, effects
    elif kind == "go":
        return model, [("go", *said)]
    elif kind == "rule":
        return model, [("go", *pages.way(model.saved["game"], "score." + said[0]))]
    elif kind == "home":
        return model, [("home",)]
    elif kind == "post":
        return model, model.post.hear(message)
    return model, ()


def rematch(model):
    """The same people play the same again; if a seat had been agreed on, the next one begins."""
    if model.dealing and not model.dealing.problem:
        return model, ()
    saved = model.saved
    options = dict(saved["options"])
    if options["first"] != "lot":
        options["first"] = (options["first"] + 1) % len(saved["players"])
    model.dealing = Dealing(saved["game"], saved["players"], options)
    return model, model.dealing.begin()


def back_to_table(model) -> tuple:
    """To the final board: below, if one has come from there."""
    if model.from_table:
        return ("back",)
    if model.host:
        return ("go", "table", "net", model.host.sheet["code"])
    return ("go", "table", model.ident)


def winners(saved: dict) -> list[str]:
    names = []
    for seat in range(len(saved["players"])):
        if saved["outcome"]["places"][seat] == 1:
            names.append(saved["players"][seat]["name"])
    return names


def verdict(saved: dict) -> str:
    names = winners(saved)
    return say("result.winner" if len(names) == 1 else "result.winners", joined(names))


def title(model):
    return title_of(model.saved["game"]) if model.saved else ""


def view(model):
    saved = model.saved
    if model.problem:
        known = "absent" if model.problem == "absent" else "storage"
        return note("result", "asleep", say("gone"), say("gone." + known))
    if saved is None or saved["outcome"] is None:
        return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="result")
    failed = model.dealing is not None and bool(model.dealing.problem)
    return main(
        header(
            button(
                glyph("home"), type="button", tap=["home"], aria_label=say("home"), class_="icon"
            ),
            span(title_of(saved["game"]), class_="game"),
            button(
                glyph("share"),
                type="button",
                tap=["post", "share", model.ident],
                aria_label=say("home.share"),
                class_="icon",
            ),
            class_="head",
        ),
        div(
            img(src="art/common/toad-winner.svg", alt="", class_="winner"),
            h1(verdict(saved)),
            podium(saved),
            class_="verdict",
        ),
        scoresheets(saved, game_words(saved["game"])),
        div(
            p(say("setup.problem"), class_="problem") if failed else None,
            plain("back", say("result.table"), ["table"]) if there_is_a_table(model) else None,
            plain("look", say("look.back"), ["go", "look", model.ident]),
            after(model.host) if model.host else rematch_button(model, failed),
            class_="thumb",
        ),
        class_="page result",
        data_screen="result",
    )


def plain(sign: str, text: str, message: list):
    return button(glyph(sign), text, type="button", tap=message, class_="plain")


def there_is_a_table(model) -> bool:
    """One on the network may be gone, or out of reach, unless it lies right below."""
    return model.host is None or model.from_table or bool(model.host.sheet)


def after(host):
    """Another game with everybody, as far as this phone may ask for it."""
    from client.net import strip

    return strip.rematch(host.company) if host.sheet and not host.problem else None


def rematch_button(model, failed: bool):
    return button(
        say("result.rematch"),
        type="button",
        tap=["rematch"],
        disabled=model.dealing is not None and not failed,
        class_="confirm",
    )
