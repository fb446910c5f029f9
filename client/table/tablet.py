"""The tabletop: how board, players, hand and foot share the screen."""

from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import button, div, h1, header, img, main, p, section
from client.shelf.saves import gone
from client.story import course
from client.story.log import lately
from client.story.told import told, veil
from client.table import caution, handover
from client.table.actions import actions
from client.table.covered import before_curtain, lid, row, taken_back, tray
from client.table.players import players_row
from shared_rules.engine.phase import COVERED


def tabletop(model, scene, question: str, overlay):
    """The whole table as one pair of eyes sees it, or all who sit around a shared screen."""
    host = model.host
    board = model.board
    drawn = board.board(scene)
    hand = board.hand(scene) if scene.me is not None else None
    telling = model.telling.step is not None
    return main(
        bar(model, scene),
        div(
            players_row(scene, board, model.waiting()),
            section(drawn, class_="board " + scene.game, aria_label=say("board")),
            class_="tabletop",
        ),
        lately(model, scene) if model.has_story_beside() else None,
        course.banner(model.seam) if model.seam else None,
        section(hand, class_="hand", aria_label=say("hand"), data_thing="hand") if hand else None,
        beside(model) if handover.several(host) else None,
        foot(model, scene, question),
        veil() if telling else None,
        overlay,
        class_="table " + scene.game,
        data_screen="public" if model.is_shared else "table",
        data_moment=moment(model),
    )


def moment(model) -> str:
    """Where the story is: "12.3" while move 12 is told up to its third fact, "13" when all of it
    has been. So whoever finds fault with a picture can tell what it should have shown."""
    step = model.telling.step
    return str(model.host.moves) if step is None else f"{step.number}.{len(step.facts)}"


def beside(model):
    """On a shared screen: the covered tray, or the lid of the one that is open."""
    if model.telling.step or model.host.pending:
        may_go_back = model.viewer is None and not model.host.pending
        return row(taken_back(model) if may_go_back else [])  # its room is kept
    if model.viewer is None:
        return tray(model)
    return None if model.behind else lid()


def foot(model, scene, question: str):
    """The story as far as it has come; then what is asked."""
    host = model.host
    notices = host.tablemates.notices() if host.tablemates else unsaved(host)
    if model.telling.step:
        return told(model.telling, notices)
    if model.calls is not None:
        return before_curtain(model)
    if not scene.view["offers"] or host.pending:
        return watching(model, question, notices)
    if model.caution.held:
        return caution.drawn(model.caution, scene, notices)
    is_covered = model.viewer is None and handover.cover_of(host, model.view) == COVERED
    return actions(scene, question, notices, model.advice(scene), is_covered)


def going(table: list) -> list:
    """The table as it was, with what has been confirmed on its way."""
    tag, attributes, children = table
    return [tag, {**attributes, "class_": attributes["class_"] + " is-sent"}, children]


def bar(model, scene):
    """The head: home, the game's name, undo, log, menu."""
    may_undo = model.viewer is not None and model.host.may_undo(model.viewer)
    return header(
        tool("home", ["home"], say("home")),
        div(h1(scene.words["game.title"]), course.line(scene), class_="headline"),
        tool("book", ["overlay", "moment"], say("rule.now")) if scene.now else None,
        tool("undo", ["undo"], say("undo"), not may_undo),
        tool("log", ["overlay", "log"], say("log")),
        tool("menu", ["overlay", "menu"], say("menu")),
        class_="bar",
    )


def tool(name: str, message: list, label: str, is_off: bool = False):
    return button(glyph(name), type="button", tap=message, aria_label=label, disabled=is_off)


def unsaved(host):
    """The last move could not be stored: the game is in this window and nowhere else."""
    if not host.unsaved:
        return None
    share = button(say("home.share"), type="button", tap=["share"], class_="quiet")
    line = div(glyph("warning"), p(say("unsaved")), share, class_="strip is-lost", role="alert")
    return div(line, class_="strips")


def watching(model, question: str, notices):
    """The foot while others are asked, or when the game is over."""
    if model.host.over:
        return div(
            notices,
            p(question, class_="question", tabindex=-1, data_landing=True),
            div(
                button(say("score"), type="button", tap=["score"], class_="confirm"),
                class_="confirms",
            ),
            class_="actions over",
        )
    toad = img(src="art/common/toad-thinking.svg", alt="", class_="thinking")
    is_here = model.is_shared and model.asked is not None  # and need not be waited for
    return div(
        notices,
        p(question, class_="question", tabindex=-1, data_landing=True),
        None if is_here else toad,
        class_="actions waiting",
    )


def away(host):
    """There is no table here: not yet, not any more, or it is played in another window."""
    if host.tablemates:
        return host.tablemates.instead()
    if host.problem:
        return message(say("gone"), say(gone(host.problem)), ["home"], say("home"))
    if host.place == "elsewhere":
        return message(say("elsewhere"), say("elsewhere.help"), ["takeover"], say("elsewhere.take"))
    return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="table")


def message(title: str, text: str, tap: list, label: str):
    return main(
        img(src="art/common/toad-asleep.svg", alt=""),
        h1(title),
        p(text),
        button(label, type="button", tap=tap, class_="confirm"),
        None
        if tap == ["home"]
        else button(say("home"), type="button", tap=["home"], class_="quiet"),
        class_="note",
        data_screen="table",
    )
