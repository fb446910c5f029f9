"""The chronicle: all games that have ended here, by game, year and person."""

from client.app import notices
from client.app.glyph import glyph
from client.app.overlay import overlaid
from client.app.texts import say, title_of
from client.app.tree import button, div, h1, header, main, p, progress
from client.chronicle import leaves, persons, sheets, slip, views
from client.chronicle.calendar import year_of
from client.chronicle.exchange import Exchange
from client.chronicle.keeper import Keeper
from client.chronicle.sums import NOBODY
from client.shelf.annal import ID
from shared_rules import GAMES
from shared_rules.extras import has

HEARS = ("settings",)
STEP = 30
"""So many games more are listed at a time."""


class Chronicle:
    """The model: what is looked at, and the games that have been read to be listed."""

    def __init__(self, game: str) -> None:
        self.keeper = Keeper()
        self.exchange = Exchange(self.keeper)
        self.game = game
        self.year = ""
        self.person = ""
        self.here: list[str] = []
        """The games whose words are here."""
        self.whole: dict = {}
        """The sums of what is looked at."""
        self.unread: list[str] = []
        """The books that have not been read yet, the oldest first."""
        self.wanted: list[str] = []
        """Those that are being read."""
        self.rows: list[list] = []
        self.most = STEP
        self.overlay: list = []
        self.everybody: dict = {}
        """The sums of all games, while somebody is looked for."""
        self.latest: list[list] = []
        """Of each game the last one."""
        self.address = ""
        """Where the app is served."""
        self.taking = False
        """Whether something has come from elsewhere."""


def init(params):
    game = params[0] if params and params[0] in GAMES else ""
    model = Chronicle(game)
    if game:
        model.here.append(game)
    about = ("about", ["about"])
    if params[:1] != [slip.TAKE]:
        return model, [about, *model.keeper.open()]
    annal = slip.annal_in(params[1] if params[1:] else "")
    if annal is None:
        model.exchange.news = say("chronicle.news.slip")
        return model, [about, *model.keeper.open()]
    model.taking = True
    model.keeper.incoming.append(annal)
    return model, [about, *model.keeper.open()]


def on_about(model, about: dict, problem: str):
    model.address = about["address"]


def on_keeper(model, *message):
    was = model.keeper.ready
    effects = model.keeper.hear(*message)
    return [*effects, *opened(model)] if model.keeper.ready and not was else effects


def opened(model) -> list[tuple]:
    """The books are open."""
    effects = look(model)
    if model.taking:
        model.taking = False
        effects += model.exchange.taken()
    return effects


def look(model) -> list[tuple]:
    """Add up what is looked at, and read as much as is listed."""
    model.whole = model.keeper.whole_of(model.game, model.year)
    if model.person not in model.whole["people"]:
        model.person = ""
    titles = model.keeper.titles(model.game, model.year)
    model.unread = sorted(titles, key=year_in)
    model.rows, model.wanted, model.most = [], [], STEP
    return read_on(model)


def year_in(title: str) -> str:
    return title.partition(" ")[2]


def read_on(model) -> list[tuple]:
    """Read the books of the latest year that has not been read, if there is not enough."""
    if model.wanted or len(shown(model)) >= model.most or not model.unread:
        return []
    year = year_in(model.unread[-1])
    model.wanted = [title for title in model.unread if year_in(title) == year]
    model.unread = [title for title in model.unread if title not in model.wanted]
    return [("load", "annals", title, ["book", title]) for title in model.wanted]


def on_book(model, title: str, rows: list | None, problem: str):
    if title not in model.wanted:
        return None
    model.wanted.remove(title)
    model.rows += rows or []
    if model.wanted:
        return None
    model.rows = sorted(model.rows, reverse=True, key=by_time)
    return read_on(model)


def by_time(annal: list) -> list:
    return annal[:2]


def shown(model) -> list[list]:
    """The games that are listed, the latest first."""
    return [row for row in model.rows if leaves.shown(row, model.keeper.same, model.person)]


# What is looked at


def on_game(model, game: str):
    """One game, whose words are fetched, or all."""
    model.game = game
    bring = [("bring", [game], ["brought", game])] if game and game not in model.here else []
    return [*look(model), *bring]


def on_brought(model, game: str, done: bool | None, problem: str):
    if done and game not in model.here:
        model.here.append(game)


def on_year(model, year: str):
    model.year = year
    return look(model)


def on_person(model, person: str):
    model.person = person
    model.most = STEP
    return read_on(model)


def on_more(model):
    model.most += STEP
    return read_on(model)


def on_show(model, game: str, when: int, ident: str):
    """One game, from its book."""
    bring = [("bring", [game], ["brought", game])] if game not in model.here else []
    title = game + " " + str(year_of(when))
    return [*bring, ("load", "annals", title, ["found", ident])]


def on_found(model, ident: str, rows: list | None, problem: str):
    for row in rows or []:
        if row[ID] == ident:
            model.overlay = ["annal", row]


# Who is who


def on_merge(model):
    model.everybody = model.keeper.whole_of()
    model.overlay = ["merge"]


def on_forget(model):
    model.everybody = model.keeper.whole_of()
    model.overlay = ["forget"]


def on_same(model, other: str):
    """The person who is looked at is another one, or nobody."""
    same = persons.named(model.keeper.same, model.person, other)
    model.person = other if other != NOBODY else ""
    return rename(model, same)


def on_apart(model, name: str):
    return rename(model, persons.apart(model.keeper.same, name))


def rename(model, same: dict[str, str]) -> list[tuple]:
    model.overlay = []
    return [persons.kept(model.keeper.habit, same)]


def on_kept(model, done: bool | None, problem: str):
    return model.keeper.open()


# Out and in


def on_latest(model):
    """The latest game of all, whatever is looked at."""
    titles = sorted(model.keeper.titles(), key=year_in)
    last = [title for title in titles if year_in(title) == year_in(titles[-1])]
    model.overlay, model.latest = [], []
    return [("load", "annals", title, ["late"]) for title in last]


def on_late(model, rows: list | None, problem: str):
    model.latest = sorted([*model.latest, *(rows or [])[-1:]], key=by_time)
    if model.latest:
        model.overlay = ["qr", model.latest[-1]]


def on_menu(model):
    model.overlay = ["menu"]


def on_exchange(model, *message):
    effects = model.exchange.hear(*message)
    if message[0] in ("out", "in"):
        model.overlay = []
    elif message[0] == "read" and model.keeper.incoming:
        model.taking, model.overlay = True, []
    return effects


def on_close(model):
    model.overlay = []


def on_transfers(model, *message):
    """The news have been read."""
    return model.exchange.hear("close")


def on_back(model):
    return [("back",)]


def on_returned(model):
    return model.keeper.open()


def back(model):
    return ["close"] if model.overlay else None


def title(model):
    return say("chronicle")


def view(model):
    keeper = model.keeper
    return main(
        header(
            tool("back", ["back"], say("back")),
            h1(say("chronicle"), tabindex=-1),
            tool("share", ["menu"], say("chronicle.menu")) if keeper.ready else None,
            class_="head",
        ),
        news(model.exchange.news) if model.exchange.news else None,
        notices.storage() if keeper.problem else None,
        looked_at(model) if keeper.ready and not keeper.problem else waiting(keeper),
        overlaid(sheets, model.overlay, model),
        class_="page chronicle",
        data_screen="chronicle",
    )


def tool(sign: str, message: list, label: str):
    return button(glyph(sign), type="button", tap=message, aria_label=label, class_="icon")


def news(text: str):
    close = tool("cross", ["transfers", "read"], say("close"))
    return notices.notice("info", text, close, name="news")


def waiting(keeper):
    """It is written before it can be read."""
    if not keeper.whole:
        return p(say("loading"), class_="muted")
    text = say("chronicle.busy")
    return div(p(text), progress(value=keeper.progress(), max=keeper.whole, aria_label=text))


def looked_at(model):
    """All that can be seen of the games that are looked at."""
    keeper = model.keeper
    whole, game, person = model.whole, model.game, model.person
    if not keeper.count():
        return p(say("chronicle.none"), class_="muted")
    games = [[key, title_of(key)] for key in GAMES if key in keeper.games()]
    years = [[year, year] for year in keeper.years()]
    told = game in model.here and whole["n"] and has(game, "deeds")
    return [
        views.choices(say("chronicle.which"), "game", games, game),
        views.choices(say("chronicle.year"), "year", years, model.year) if len(years) > 1 else None,
        views.standings(whole, person),
        [views.by_number(whole["people"][person]), views.versus(whole, whole["people"][person])]
        if person
        else None,
        persons.ways(model),
        views.records(whole, [key for key in GAMES if game in ("", key)], person),
        views.time_plot(whole, game, person),
        views.source_plot(whole, game, person) if told else None,
        views.deeds(whole, game, person) if told else None,
        leaves.listed(shown(model), model.most, keeper.same, total(model)),
    ]


def total(model) -> int:
    """How many games there are to be listed."""
    if model.person:
        return model.whole["people"][model.person]["n"]
    return model.whole["n"]
