"""Result: who has won, the score sheet, and what one does after a game."""

from client.app.glyph import glyph
from client.app.note import note
from client.app.overlay import overlaid, overlay
from client.app.parts import CHRONICLE
from client.app.texts import game_words, say, title_of
from client.app.tree import button, div, h1, header, img, main, p, span
from client.manual import pages
from client.setup import gentle
from client.setup.dealing import Dealing
from client.shelf import saves
from client.shelf.transfers import Transfers
from client.table import ending, scoresheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from client.chronicle.firsts import Firsts
    from client.net.remote import RemoteHost

HEARS = ("settings",)
TOADS = {ending.WON: "winner", ending.LOST: "thinking"}


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
        self.overlay: list = []
        self.firsts: Firsts | None = None
        """What the chronicle says of it."""
        self.host: RemoteHost = None
        """The table on the network, if it was one: there one asks for a rematch."""

    def persons(self) -> list[int]:
        """The seats of the people at this phone; nobody's while the server has not said whose."""
        if self.host:
            return self.host.tablemates.you["seats"] if self.host.seating else []
        players = self.saved["players"]
        return [seat for seat in range(len(players)) if players[seat]["kind"] == "person"]


def init(params):
    model = Result(params[0] if params else "", params[1:] == ["table"])
    effects = [("load", "summaries", model.ident, ["loaded"])]
    table = saves.table_of(model.ident)
    if table:
        from client.net.remote import RemoteHost

        model.host = RemoteHost(table)
        effects += model.host.revisit()
    return model, effects


def on_loaded(model, saved, problem: str):
    model.saved = saved
    if saved is None:
        model.problem = problem or "absent"
    elif saved["outcome"] is None:  # the game is not over
        return [("replace", "table", model.ident)]
    else:
        return [*gentle.finished(saved["game"]), ("bring", [CHRONICLE], ["brought"])]
    return None


def on_brought(model, done: bool | None, problem: str):
    if problem:
        return None
    from client.chronicle.firsts import Firsts

    model.firsts = Firsts(model.saved["game"], model.saved.get("annal", ""))
    return model.firsts.begin()


def on_keeper(model, *message):
    return model.firsts.hear(*message)


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
    if saved.get("sealed"):  # everybody has a share in the next shuffle, too
        return [("go", "setup", saved["game"])]
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


def on_menu(model):
    model.overlay = ["menu"]


def on_reason(model, key: str, *number):
    model.overlay = ["reason", key, *number]


def on_close(model):
    model.overlay = []


def on_rule(model, key: str):
    model.overlay = []
    return [("go", *pages.way(model.saved["game"], key))]


def on_go(model, *words):
    model.overlay = []
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


def back(model):
    return ["close"] if model.overlay else None


def title(model):
    return title_of(model.saved["game"]) if model.saved else ""


def view(model):
    saved = model.saved
    if model.problem:
        return note("result", "asleep", say("gone"), say(saves.gone(model.problem)))
    if saved is None or saved["outcome"] is None:
        return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="result")
    failed = model.dealing is not None and bool(model.dealing.problem)
    shown = saved, game_words(saved["game"]), ending.own_seat(model.persons())
    return main(
        header(
            tool("home", ["home"], say("home")),
            span(title_of(saved["game"]), class_="game"),
            tool("menu", ["menu"], say("menu")),
            class_="head",
        ),
        told(saved, model.persons()),
        scoresheet.scoresheet(*shown),
        div(
            model.firsts.view() if model.firsts else None,
            compare(saved) if saved.get("challenge") else None,
            class_="after",
        ),
        div(
            p(say("setup.problem"), class_="problem") if failed else None,
            plain("back", say("result.table"), ["table"]) if there_is_a_table(model) else None,
            plain("look", say("look.back"), ["go", "look", model.ident]),
            plain("log", say("story"), ["go", "story", model.ident]),
            after(model.host) if model.host else rematch_button(model, failed),
            class_="thumb",
        ),
        menu(model.ident, saved)
        if model.overlay == ["menu"]
        else overlaid(scoresheet, model.overlay, *shown),
        class_="page result",
        data_screen="result",
    )


def menu(ident: str, saved: dict):
    """What else can be done with a game that is over."""
    return overlay(
        say("menu"),
        div(
            plain("hint", say("review.way"), ["go", "review", ident]),
            plain("branch", say("again"), ["go", "again", ident]),
            plain("shuffle", say("seal.way"), ["go", "seal", ident])
            if saved.get("sealed")
            else None,
            plain("book", say("chronicle"), ["go", "chronicle"]),
            plain("share", say("home.share"), ["transfers", "share", ident]),
            class_="stack",
        ),
        name="menu",
    )


def told(saved: dict, persons: list[int]):
    """Who has won: cheered, if it is somebody at this phone."""
    places = saved["outcome"]["places"]
    names = [player["name"] for player in saved["players"]]
    mood = ending.mood(places, persons)
    said = ending.verdict(places, names, persons)
    return div(
        img(src=f"art/common/toad-{TOADS[mood]}.svg", alt="", class_="winner"),
        h1(said[0]),
        [p(text) for text in said[1:]],
        class_="verdict is-" + mood,
    )


def tool(sign: str, message: list, label: str):
    return button(glyph(sign), type="button", tap=message, aria_label=label, class_="icon")


def plain(sign: str, text: str, message: list):
    return button(glyph(sign), text, type="button", tap=message, class_="plain")


def there_is_a_table(model) -> bool:
    """One on the network may be gone, or out of reach, unless it lies right below."""
    return model.host is None or model.from_table or bool(model.host.seating)


def after(host):
    """Another game with everybody, as far as this phone may ask for it."""
    from client.net import strip

    return strip.rematch(host.tablemates) if host.seating and not host.problem else None


def compare(saved: dict):
    """The way from a challenge to how others have done in it."""
    way = ["go", "challenge", saved["game"], saved["challenge"]]
    return button(say("result.compare"), type="button", tap=way, class_="quiet")


def rematch_button(model, failed: bool):
    return button(
        say("result.rematch"),
        type="button",
        tap=["rematch"],
        disabled=model.dealing is not None and not failed,
        class_="confirm",
    )
