"""The table's screen while they play, and when it is over: board, story, score sheet."""

from client.app.overlay import overlay
from client.app.texts import game_words, say, title_of
from client.app.tree import div, h1, h2, header, img, main, p, section
from client.net import strip
from client.net.qr import figure_of, letters
from client.net.tv_waits import hosting, tools
from client.story import course
from client.story.chapters import chapters
from client.story.log import story
from client.table.ending import verdict
from client.table.explained import what
from client.table.overlays import own_words
from client.table.players import players_row
from client.table.scoresheet import scoresheet


def table(model):
    """The public board, and beside it whose turn it is and what has happened."""
    host = model.host
    scene = model.scene()
    waiting, step = model.waiting(), model.telling.step
    begins = chapters(host.game, model.telling.log(host))
    reasons = model.telling.reasons(host)
    told = story(scene, scene.log, None, reasons, host.stood_in, model.since, begins)
    return main(
        section(model.board.board(scene), class_="board " + scene.game, aria_label=say("board")),
        section(
            header(
                div(h1(title_of(host.game)), course.line(scene), class_="headline"),
                tools(model),
                class_="head",
            ),
            strip.connection(host),
            strip.line("info", say("net.tv.empty")) if model.empty else None,
            players_row(scene, model.board, waiting),
            p(step.sentence if step else scene.question(waiting), class_="question", role="status"),
            None if step else strip.clock(host),
            section(h2(say("log"), class_="unseen"), told, class_="news", aria_label=say("log")),
            invitation(host),
            class_="beside",
        ),
        course.banner(model.seam) if model.seam else None,
        opened(model, scene),
        class_="table tv " + scene.game,
        data_screen="tv",
    )


def invitation(host):
    """A small code in the corner: one can still watch, or come back."""
    code = host.tablemates.codes.get("join")
    return div(
        figure_of(code, say("net.scan")),
        div(letters(host.seating["code"]), p(say("net.scan"), class_="muted small")),
        class_="invitation",
    )


def opened(model, scene):
    """What somebody wants to know of a thing or a player: no more than lies open."""
    if not model.overlay:
        return None
    if model.overlay[0] == "what":
        return what(scene, model.overlay[1])
    seat = model.overlay[-1]
    spread = model.board.spread(scene, seat)
    return overlay(scene.names[seat], own_words(model, scene, seat), spread, name="spread")


def ended(model):
    """Who has won, and the score sheet."""
    host = model.host
    saved = {"outcome": host.standing["outcome"], "players": host.players}
    name = hosting(host)
    names = [player["name"] for player in host.players]
    return main(
        header(h1(title_of(host.game)), tools(model), class_="head"),
        strip.connection(host),
        div(
            img(src="art/common/toad-winner.svg", alt="", class_="winner"),
            h1(verdict(host.places, names, [])[0]),
            role="status",
            class_="verdict",
        ),
        scoresheet(saved, game_words(host.game), None, False),
        p(say("net.tv.again", name) if name else say("net.tv.again.host"), class_="question"),
        class_="tv tv-end " + host.game,
        data_screen="tv",
    )
