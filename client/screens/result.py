"""Result: who has won, everybody's score sheet, and what one does after a game."""

from client.app.glyph import glyph
from client.app.note import note
from client.app.texts import game_words, say, title_of
from client.app.tree import button, div, h1, header, img, main, p, span
from client.manual import pages
from client.setup.dealing import Dealing
from client.shelf.transfers import Transfers
from client.table.scoresheet import podium, scoresheets, verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from client.net.remote import RemoteHost

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
        self.transfers = Transfers()
        self.dealing: Dealing | None = None
        self.host: RemoteHost = None
        """The table on the network, if it was one: there one asks for a rematch."""


def init(params):
    model = Result(params[0] if params else "", params[1:] == ["table"])
    effects = [("load", "summaries", model.ident, ["loaded"])]
    if model.ident.startswith(NET):
        from client.net.remote import RemoteHost

        model.host = RemoteHost(model.ident[len(NET) :])
        effects += model.host.revisit()
    return model, effects


def on_loaded(model, saved, problem: str):
    model.saved = saved
    if saved is None:
        model.problem = problem or "absent"
    elif saved["outcome"] is None:  # the game is not over
        return [("replace", "table", model.ident)]
    return None


def on_host(model, *message):
    return model.host.hear(["host", *message])


def on_net(model, *message):
    return model.host.tablemates.hear(list(message))


def on_transfers(model, *message):
    return model.transfers.hear(["transfers", *message])


def on_rematch(model):
    """The same people play the same again; if a seat had been agreed on, the next one begins."""
    if model.dealing and not model.dealing.problem:
        return None
    saved = model.saved
    options = dict(saved["options"])
    if options["first"] != "lot":
        options["first"] = (options["first"] + 1) % len(saved["players"])
    model.dealing = Dealing(saved["game"], saved["players"], options)
    return model.dealing.begin()


def on_deal(model, *message):
    effects = model.dealing.hear(["deal", *message])
    return [("announce", say("setup.problem"))] if model.dealing.problem else effects


def on_table(model):
    return [back_to_table(model)]


def on_rule(model, key: str):
    return [("go", *pages.way(model.saved["game"], "score." + key))]


def on_go(model, *words):
    return [("go", *words)]


def on_home(model):
    return [("home",)]


def back_to_table(model) -> tuple:
    """To the final board: below, if one has come from there."""
    if model.from_table:
        return ("back",)
    if model.host:
        return ("go", "table", "net", model.host.seating["code"])
    return ("go", "table", model.ident)


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
                tap=["transfers", "share", model.ident],
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
    return model.host is None or model.from_table or bool(model.host.seating)


def after(host):
    """Another game with everybody, as far as this phone may ask for it."""
    from client.net import strip

    return strip.rematch(host.tablemates) if host.seating and not host.problem else None


def rematch_button(model, failed: bool):
    return button(
        say("result.rematch"),
        type="button",
        tap=["rematch"],
        disabled=model.dealing is not None and not failed,
        class_="confirm",
    )
