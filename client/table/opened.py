"""What can be opened over the table: log, players, menu, "what is this?", the news."""

from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import button, dd, div, dl, dt, li, p, ul
from client.table.explained import moment, rule, what
from client.table.story import because, story, told_since
from shared_rules.engine.options import options_for


def opened(model, scene, question: str):
    """The overlay that is up, if one is."""
    if model.host.tablemates and model.host.tablemates.overlay:
        return model.host.tablemates.opened()
    if not model.overlay:
        return None
    kind = model.overlay[0]
    if kind == "what":
        return what(scene, model.overlay[1])
    if kind == "recap":
        return recap(model, scene)
    name = model.overlay[1]
    if name == "moment":
        return moment(scene, question)
    if name == "log":
        host = model.host
        told = story(scene, host.log(), host.final, host.told_reasons(), host.stood_in)
        return overlay(say("log"), told, name="log")
    if name == "seat":
        seat = model.overlay[2]
        more = model.host.tablemates.about(seat) if model.host.tablemates else None
        spread = model.board.spread(scene, seat)
        return overlay(scene.names[seat], own_words(model, scene, seat), spread, more, name="seat")
    return menu(model, scene)


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


def recap(model, scene):
    """What has happened since the viewer last looked."""
    sentences = told_since(scene, model.host.log(model.recap))
    return overlay(
        say("recap"),
        ul([li(text) for text in sentences]),
        button(say("go.on"), type="button", tap=["close"], class_="confirm"),
        name="recap",
    )


def menu(model, scene):
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
