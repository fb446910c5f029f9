"""What can be opened over the table: log, players, menu, "what is this?", the news."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.switches import paces, switch
from client.app.texts import game_words, say
from client.app.tree import button, dd, div, dl, dt, p
from client.story.log import because, story
from client.table import handover
from client.table.explained import moment, rule, what
from shared_rules.engine.options import HANDICAP, NOBODY, options_for


def overlay_what(model, scene, question: str, item):
    return what(scene, item)


def overlay_moment(model, scene, question: str):
    return moment(scene, question)


def overlay_log(model, scene, question: str):
    """What has been told so far, and a way to be told the latest of it once more, on the board."""
    host, step = model.host, model.telling.step
    log = model.log(0)
    begins = model.chapters(log)
    reasons = model.telling.reasons(host)
    told = story(scene, log, host.final, reasons, host.stood_in, begins=begins)
    again = None
    if step is None and handover.since(host, model.seat) < host.moves:
        again = button(
            glyph("play"), say("story.again"), type="button", tap=["again"], class_="plain"
        )
    return overlay(say("log"), again, told, name="log")


def overlay_seat(model, scene, question: str, seat: int):
    """A player: what a bot says, what lies open of them, and what can be done about them."""
    mates = model.host.tablemates
    more = mates.about(seat) if mates else None
    spread = model.board.spread(scene, seat)
    return overlay(scene.names[seat], own_words(model, scene, seat), spread, more, name="seat")


def own_words(model, scene, seat: int):
    """What a bot says about its latest move, as far as it may tell."""
    last = None
    for number, by, why in model.telling.reasons(model.host):
        if by == seat:
            last = number, why
    if last is None:
        return None
    _, facts = model.host.log(last[0])[0]
    did = [p(scene.told(fact), class_="muted small") for fact in facts]
    return div(did, p(because(scene, last[1])), class_="own-words")


def overlay_menu(model, scene, question: str):
    return menu(model.host)


def menu(host):
    """Switches, options of this game, and the ways out: the same for all, so nothing is secret."""
    from shared_rules import GAMES

    rows = []
    for option in options_for(GAMES[host.game], len(host.players)):
        key = option["key"]
        rows.append(dt(game_words(host.game)[f"option.{key}"]))
        rows.append(dd(option_text(host, key, host.options[key])))
    if HANDICAP in host.options:
        rows.append(dt(game_words(host.game)["option." + HANDICAP]))
        rows.append(dd(given(host.players, host.options[HANDICAP])))
    return overlay(
        say("menu"),
        rule(say("rules"), ""),
        div(
            paces(),
            switch("sound", "sound-on"),
            switch("coach", "hint"),
            switch("warn", "warning"),
            class_="stack",
        ),
        dl(rows) if rows else None,
        sealed() if host.seal else None,
        host.tablemates.menu() if host.tablemates else sharing(host),
        div(button(say("home"), type="button", tap=["home"], class_="confirm"), class_="confirms"),
        name="menu",
    )


def sealed():
    """The way to what is to be known of a sealed shuffle."""
    return button(glyph("shuffle"), say("seal"), type="button", tap=["seal"], class_="plain")


def sharing(host):
    """The table as a file."""
    return div(
        p(say("home.share.secret"), class_="small") if not host.over else None,
        button(say("home.share"), type="button", tap=["share"], class_="quiet"),
        class_="stack",
    )


def given(players, word: str) -> str:
    """Who has been given how much of a head start: "Anna +2"."""
    amounts = word.split("-") if word != NOBODY else []
    named = []
    for seat in range(len(amounts)):
        if amounts[seat] != "0":
            named.append(players[seat]["name"] + " +" + amounts[seat])
    return ", ".join(named) or say("setup.handicap.none")


def option_text(host, key: str, value) -> str:
    if key == "first" and value != "lot":
        return host.players[value]["name"]
    return game_words(host.game).get(f"option.{key}.{value}") or say("own.values")
