"""What can be opened over the table: log, players, menu, "what is this?", the news."""

from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import button, dd, div, dl, dt, li, p, ul
from client.table.explained import moment, rule, what
from client.table.story import because, story, told_since
from shared_rules.engine.options import options_for


def overlay_what(model, scene, question: str, item):
    return what(scene, item)


def overlay_moment(model, scene, question: str):
    return moment(scene, question)


def overlay_log(model, scene, question: str):
    host = model.host
    told = story(scene, host.log(), host.final, host.told_reasons(), host.stood_in)
    return overlay(say("log"), told, name="log")


def overlay_seat(model, scene, question: str, seat: int):
    """A player: what a bot says, what lies open of them, and what can be done about them."""
    mates = model.host.tablemates
    more = mates.about(seat) if mates else None
    spread = model.board.spread(scene, seat)
    return overlay(scene.names[seat], own_words(model, scene, seat), spread, more, name="seat")


def own_words(model, scene, seat: int):
    """What a bot says about its latest move, as far as it may tell."""
    last = None
    for number, by, why in model.host.told_reasons():
        if by == seat:
            last = number, why
    if last is None:
        return None
    _, facts = model.host.log(last[0])[0]
    did = [p(scene.told(fact), class_="muted small") for fact in facts]
    return div(did, p(because(scene, last[1])), class_="own-words")


def overlay_recap(model, scene, question: str):
    """What has happened since the viewer last looked."""
    sentences = told_since(scene, model.host.log(model.recap))
    return overlay(
        say("recap"),
        ul([li(text) for text in sentences]),
        button(say("go.on"), type="button", tap=["close"], class_="confirm"),
        name="recap",
    )


def overlay_menu(model, scene, question: str):
    """Options of this game, and the ways out."""
    from shared_rules import GAMES

    host = model.host
    rows = []
    for option in options_for(GAMES[host.game], scene.seats):
        key = option["key"]
        value = host.options[key]
        rows.append(dt(scene.words[f"option.{key}"]))
        rows.append(dd(option_text(scene, key, value)))
    return overlay(
        say("menu"),
        rule(say("rules"), ""),
        dl(rows) if rows else None,
        host.tablemates.menu() if host.tablemates else sharing(host),
        div(button(say("home"), type="button", tap=["home"], class_="confirm"), class_="confirms"),
        name="menu",
    )


def sharing(host):
    """The table as a file."""
    return div(
        p(say("home.share.secret"), class_="small") if not host.over else None,
        button(say("home.share"), type="button", tap=["share"], class_="quiet"),
        class_="stack",
    )


def option_text(scene, key: str, value) -> str:
    if key == "first" and value != "lot":
        return scene.names[value]
    return scene.words.get(f"option.{key}.{value}") or say("own.values")
