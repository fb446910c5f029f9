"""The tabletop: how board, players, hand and foot share the screen."""

from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import button, div, h1, header, img, main, p, section
from client.table.actions import actions
from client.table.coach import may_ask
from client.table.players import players_row


def tabletop(model, scene, question: str, overlay):
    """The whole table as one pair of eyes sees it."""
    host = model.host
    board = model.board
    drawn = board.board(scene)
    hand = board.hand(scene) if scene.me is not None else None
    notices = host.tablemates.notices() if host.tablemates else unsaved(host)
    mine = scene.view["offers"] and not host.pending
    coach = model.coach if may_ask(host, model.viewer) else None
    return main(
        bar(model, scene),
        players_row(scene, board, host.waiting_for()),
        section(drawn, class_="board " + scene.game, aria_label=say("board")),
        section(hand, class_="hand", aria_label=say("hand"), data_thing="hand") if hand else None,
        actions(scene, question, notices, coach) if mine else watching(model, question, notices),
        overlay,
        class_="table " + scene.game,
        data_screen="table",
    )


def going(table: list) -> list:
    """The table as it was, with what has been confirmed on its way."""
    tag, attributes, children = table
    return [tag, {**attributes, "class_": attributes["class_"] + " is-sent"}, children]


def bar(model, scene):
    """The head: home, the game's name, undo, log, menu."""
    may_undo = model.viewer is not None and model.host.may_undo(model.viewer)
    return header(
        tool("home", ["home"], say("home")),
        h1(scene.words["game.title"]),
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
    return div(
        notices,
        p(question, class_="question", tabindex=-1, data_landing=True),
        img(src="art/common/toad-thinking.svg", alt="", class_="thinking"),
        class_="actions waiting",
    )


def away(host):
    """There is no table here: not yet, not any more, or it is played in another window."""
    if host.tablemates:
        return host.tablemates.instead()
    if host.problem:
        return message(say("gone"), say("gone." + known(host.problem)), ["home"], say("home"))
    if host.place == "elsewhere":
        return message(say("elsewhere"), say("elsewhere.help"), ["takeover"], say("elsewhere.take"))
    return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="table")


def known(problem: str) -> str:
    return problem if problem in ("absent", "unreadable") else "storage"


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
