"""A challenge: what it is, playing it, and how everybody has done who has.

Its address has the game, then the code, and maybe a result that has come along; "new" instead of
the code makes one of the game's setup as it was left, "day-20412" is the deal of that day.
"""

from client.app.glyph import glyph
from client.app.note import note
from client.app.texts import say, title_of
from client.app.tree import button, div, h1, h2, header, main, p, section, span
from client.challenge import about, attempts, exchange, results, texts
from client.challenge.challenged import Challenged
from client.challenge.playing import Playing, made_of, seating
from client.games.tiles import cover
from client.setup import people
from client.shelf import saves
from client.shelf.replay import Replay
from shared_rules import GAMES
from shared_rules.challenge import day
from shared_rules.challenge.code import BadCode, Challenge, read

HEARS = ("returned", "settings")
NEW, DAY = "new", "day-"
PICKED = 2


def init(words):
    key = words[0] if words else ""
    model = Challenged(key if key in GAMES else "")
    model.exchange = exchange.Exchange(model, lambda found: taken(model, found))
    what = words[1] if words[1:] else ""
    if not model.key:
        return model, [("replace", "challenges")]
    if what == NEW:
        return model, [
            ("load", "habits", "seats", ["left", "seats"]),
            ("load", "habits", "setup " + key, ["left", "setup"]),
        ]
    try:
        if what.startswith(DAY):
            number = what[len(DAY) :]
            made = day.challenge(key, int(number) if number.isdigit() else 0)
        else:
            made = read(what)
    except BadCode as error:
        model.problem = texts.wrong(error)
        return model, []
    if made.key != key:  # somebody has put the address together
        return model, [("replace", "challenge", made.key, what)]
    begin(model, made)
    model.brought = words[2] if words[2:] else ""
    return model, looked(model)


def on_left(model, name: str, habit, problem: str):
    """How the setup was left; when all is known, chance deals."""
    model.last.append(habit)
    return [("seed", ["dealt"])] if len(model.last) == 2 else None


def on_dealt(model, seed: str, problem: str):
    seats, options, levels = made_of(model.key, *model.last)
    try:
        made = Challenge(model.key, seats, options, levels, int(seed[:10], 16))
        code = made.code()
    except BadCode as error:
        model.problem = texts.wrong(error)
        return None
    return [("replace", "challenge", model.key, code)]


def begin(model, challenge: Challenge) -> None:
    model.challenge = challenge
    model.code = challenge.code()
    model.rules = GAMES[challenge.key]
    sit(model)


def sit(model) -> None:
    """Who plays: who is known here has the own colour."""
    colour = ""
    for person in people.known(model.habit):
        if people.key_of(person["name"]) == people.key_of(model.name):
            colour = person["colour"]
    model.seating = seating(model.challenge, model.name, colour)


# What there is on this phone


def looked(model) -> list[tuple]:
    return [
        ("about", ["about"]),
        ("load", "habits", people.HABIT, ["people"]),
        ("load", "habits", attempts.place_of(model.code), ["known"]),
    ]


def on_about(model, about_app: dict, problem: str):
    model.exchange.base = about_app["address"]


def on_people(model, habit, problem: str):
    model.habit = habit
    if not model.name and people.known(habit):
        model.name = people.known(habit)[0]["name"]
    sit(model)


def on_known(model, rows: list | None, problem: str):
    """The results that are known; then the tables, which may have more of them."""
    model.attempts = attempts.together(rows or [], model.attempts)
    return [("list", "summaries", ["listed"])]


def on_listed(model, rows: list | None, problem: str):
    model.tables = [
        row
        for row in saves.newest_first(rows or [])
        if row[1].get("challenge") == model.code
    ]  # fmt: skip
    model.unread = [row[0] for row in model.tables if row[1]["outcome"] is not None]
    return read_on(model)


def read_on(model):
    if model.unread:
        return [("load", "tables", model.unread[0], ["table"])]
    return settled(model)


def on_table(model, stored: dict | None, problem: str):
    ident = model.unread.pop(0)
    table, wrong = saves.ended(stored, problem)
    if not wrong:
        attempt = attempts.of_table(table, dict(model.tables)[ident]["when"])
        model.own[ident] = attempts.ident(attempt)
        model.attempts = attempts.together(model.attempts, [attempt])
    return read_on(model)


def settled(model) -> list[tuple]:
    """All has been read: what came along is compared with the own result."""
    came = attempts.addressed(model.brought, model.challenge.seats) if model.brought else None
    model.brought = ""
    own = [model.own[row[0]] for row in model.tables if row[0] in model.own]
    model.picked = [name for name in model.picked if name in own][:1] or own[:1]
    if came:
        return taken(model, [came])
    others = [attempts.ident(row) for row in model.attempts]
    model.picked += [name for name in others if name not in own][: 1 if model.picked else 0]
    return [*stored(model), *compared(model)]


def taken(model, found: list[dict]) -> list[tuple]:
    """Results that have come from elsewhere."""
    known = len(model.attempts)
    model.attempts = attempts.together(model.attempts, found)
    more = len(model.attempts) - known
    names = [attempts.ident(row) for row in model.attempts]
    came = [name for name in [attempts.ident(row) for row in found] if name in names]
    model.picked = (model.picked[:1] + [one for one in came if one not in model.picked])[:PICKED]
    news = say("challenge.news", more) if more > 1 else say(f"challenge.news.{max(more, 0)}")
    return [*stored(model), *model.exchange.tell(news), *compared(model)]


def stored(model) -> list[tuple]:
    """Results are kept also when their tables are deleted."""
    if not model.attempts:
        return []
    return [("store", [["habits", attempts.place_of(model.code), model.attempts]])]


def on_returned(model):
    if not model.challenge:
        return None
    model.dealing = None
    return looked(model)


# Two of them side by side


def on_pick(model, name: str):
    """Choose a result, or let it go; the third takes the place of the first."""
    if name in model.picked:
        model.picked.remove(name)
    else:
        model.picked = [*model.picked, name][-PICKED:]
    return compared(model)


def compared(model) -> list[tuple]:
    """A table is played again that got at least as far as the two went together."""
    if len(model.picked) < PICKED:
        return []
    one, other = model.both()
    alike = attempts.same(one, other)
    for ident in model.own:
        own = model.of(model.own[ident])
        if max(attempts.same(own, one), attempts.same(own, other)) >= alike:
            if ident == model.replayed:
                return []
            model.replayed = ident
            return [("load", "tables", ident, ["again"])]
    return []


def on_again(model, stored_table: dict | None, problem: str):
    table, wrong = saves.ended(stored_table, problem)
    if wrong:
        return None
    table.record.close(table.game)
    model.replay = Replay(table.record, ["replay"])
    return model.replay.begin()


def on_replay(model, *message):
    return model.replay.hear(*message)


# Playing


def on_name(model, name: str):
    model.name = name
    sit(model)


def on_start(model):
    """Go on where it is being played, or begin."""
    if model.running():
        return [("go", "table", model.running())]
    if model.dealing and not model.dealing.problem:
        return None
    model.dealing = Playing(model.challenge, model.seating.players())
    habit = people.remembered(model.habit, model.seating.playing(), False)
    model.habit = habit
    return [("store", [["habits", people.HABIT, habit]]), *model.dealing.begin()]


def on_deal(model, *message):
    effects = model.dealing.hear(["deal", *message])
    return [("announce", model.dealing.told())] if model.dealing.problem else effects


# Ways out


def on_exchange(model, *message):
    return model.exchange.hear(*message)


def on_share(model):
    model.overlay, model.exchange.news = ["share"], ""


def on_close(model):
    model.overlay = []


def on_go(model, *words):
    return [("go", *words)]


def on_back(model):
    return [("back",)]


def back(model):
    return ["close"] if model.overlay else None


def title(model):
    return say("challenge") + ": " + title_of(model.key) if model.key else say("challenge")


def view(model):
    if model.problem:
        return note("challenge", "thinking", say("challenge"), model.problem)
    if model.challenge is None:
        return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="challenge")
    failed = model.dealing is not None and bool(model.dealing.problem)
    over = bool(model.own)
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            div(
                span(title_of(model.key), class_="game"),
                h1(say("challenge"), tabindex=-1),
                class_="titles",
            ),
            button(
                glyph("share"),
                type="button",
                tap=["share"],
                aria_label=say("challenge.share"),
                class_="icon",
            ),
            class_="head",
        ),
        cover(model.key),
        about.code(model),
        results.listed(model) if model.attempts else None,
        section(
            p(say("challenge.about")),
            p(say("challenge.trust"), class_="muted small"),
            about.agreed(model),
        ),
        section(
            h2(say("challenge.name")),
            about.who(model),
            p(say("challenge.again.help"), class_="muted small") if over else None,
        )
        if not model.running()
        else None,
        div(
            p(model.dealing.told(), class_="problem") if failed else None,
            button(
                start(model, over),
                type="button",
                tap=["start"],
                disabled=model.dealing is not None and not failed,
                class_="plain" if over and not model.running() else "confirm",
            ),
            class_="thumb",
        ),
        exchange.overlay_share(model.exchange) if model.overlay else None,
        class_="page challenge",
        data_screen="challenge",
    )


def start(model, over: bool) -> str:
    if model.running():
        return say("go.on")
    return say("challenge.again" if over else "setup.start")
