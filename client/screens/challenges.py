"""Challenges: the deals of today, a calendar of those played, a code to type, one of one's own."""

from client.app.glyph import glyph
from client.app.texts import say, title_of
from client.app.tree import button, div, form, h1, h2, header, input_, main, p, section
from client.challenge import month, texts
from client.chronicle.calendar import date_of
from client.chronicle.keeper import Keeper
from client.shelf.annal import CHALLENGE, GAME, OPTIONS, PEOPLE, PLACES, SCORES
from shared_rules import GAMES
from shared_rules.challenge import day
from shared_rules.challenge.code import BadCode, deal_of, game_of, plain

HEARS = ("returned", "settings")
LINK = "#challenge/"


class Challenges:
    """The model: what day it is, what has been played, and what is typed."""

    def __init__(self) -> None:
        self.today = -1
        self.month = (1970, 1)
        self.keeper: Keeper = None
        self.wanted: list[str] = []
        """Books of the chronicle that are still to be read."""
        self.read: list[str] = []
        self.ended: dict[str, list] = {}
        """By game and deal: name, places and scores of each who has played it."""
        self.going: list[str] = []
        """What is being played."""
        self.typed = ""
        self.wrong = ""
        self.shown = -1
        """The day that is looked at."""

    def played(self, game: str, number: int) -> list:
        return self.ended.get(named(game, day.deal(game, number)), [])

    def is_running(self, game: str, number: int) -> bool:
        return named(game, day.deal(game, number)) in self.going


def named(game: str, deal: int) -> str:
    return f"{game} {deal}"


def init(words):
    return Challenges(), [("now", ["now"])]


def on_now(model, now: int, problem: str):
    """What day it is; then what the chronicle knows."""
    model.today = day.day_of(now)
    model.month = date_of(now)[:2]
    model.keeper = Keeper()
    model.read, model.ended = [], {}
    return [("list", "summaries", ["listed"]), *model.keeper.open()]


def on_listed(model, rows: list | None, problem: str):
    """Which are being played."""
    model.going = []
    for _, saved in rows or []:
        code = saved.get("challenge")
        if code and saved["outcome"] is None:
            model.going.append(named(saved["game"], deal_of(code)))


def on_keeper(model, *message):
    was = model.keeper.ready
    effects = model.keeper.hear(*message)
    return [*effects, *look(model)] if model.keeper.ready and not was else effects


def look(model) -> list[tuple]:
    """Read the books of the year that is looked at, and of those after it: deals can be played
    late."""
    year = str(model.month[0])
    titles = [title for title in model.keeper.titles() if title.partition(" ")[2] >= year]
    more = [title for title in titles if title not in model.read]
    model.read += more
    return [("load", "annals", title, ["book"]) for title in more]


def on_book(model, rows: list | None, problem: str):
    for annal in rows or []:
        code = annal[OPTIONS].get(CHALLENGE)
        if code:
            name = named(annal[GAME], deal_of(code))
            row = [annal[PEOPLE][0][0], annal[PLACES], annal[SCORES]]
            model.ended[name] = [*model.ended.get(name, []), row]


def on_month(model, step: int):
    year, number = model.month
    model.month = month.after(year, number, step)
    return look(model)


def on_show(model, number: int):
    model.shown = number


def on_close(model):
    model.shown = -1


def on_returned(model):
    return [("now", ["now"])]


# A code


def on_typed(model, text: str):
    model.typed, model.wrong = text, ""


def on_open(model):
    """Whoever has pasted a whole link is understood as well."""
    text = model.typed.partition(LINK)[2] or model.typed
    brought = ""
    if LINK in model.typed:
        words = text.split("/")
        text, brought = words[1] if words[1:] else words[0], "/".join(words[2:])
    try:
        code = plain(text)
        game = game_of(code)
        if not game:
            raise BadCode("game", "")
    except BadCode as error:
        model.wrong = texts.wrong(error)
        return [("announce", model.wrong), ("sound", "error")]
    return [("go", "challenge", game, code, *([brought] if brought else []))]


def on_go(model, *words):
    model.shown = -1
    return [("go", *words)]


def on_back(model):
    return [("back",)]


def back(model):
    return ["close"] if model.shown >= 0 else None


def title(model):
    return say("challenges")


def view(model):
    is_known = model.today >= 0
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(say("challenges"), tabindex=-1),
            class_="head",
        ),
        p(say("challenges.about"), class_="muted small"),
        section(h2(say("challenge.today")), month.deals(model, model.today)) if is_known else None,
        typing(model),
        month.calendar(model) if is_known else None,
        making(),
        month.overlay_day(model, model.shown) if model.shown >= 0 else None,
        class_="page challenges",
        data_screen="challenges",
    )


def typing(model):
    return form(
        h2(say("challenge.type")),
        div(
            input_(
                type="text",
                value=model.typed,
                input=["typed"],
                autocomplete="off",
                autocapitalize="characters",
                spellcheck="false",
                enterkeyhint="go",
                aria_label=say("challenge.type"),
                aria_invalid=bool(model.wrong),
                placeholder="0000-0000-0000-0000",
            ),
            button(say("challenge.open"), class_="plain"),
            class_="typing",
        ),
        p(model.wrong or say("challenge.type.help"), class_="problem" if model.wrong else "small"),
        submit=["open"],
    )


def making():
    """A challenge of one's own begins with a setup like any other."""
    return section(
        h2(say("challenge.make")),
        p(say("challenge.make.help"), class_="muted small"),
        div(
            [choice(game) for game in GAMES],
            class_="choices",
        ),
    )


def choice(game: str):
    way = ["go", "setup", game]
    return button(title_of(game), type="button", tap=way, class_="choice", key=game)
