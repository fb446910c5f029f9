"""The timeline of a finished game: its moves on a slider, the steps of each, all hands open."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import button, div, h1, header, input_, p, progress, section, span
from client.games import board_of
from client.lookback import knowledge
from client.story import course
from client.story.log import whole
from client.table.explained import what


def top(model, scene):
    """The head: back to the result or to all hands, another table from here, all moves."""
    if scene.me is None:
        title = say("look.back")
        way = tool("back", ["back"], title)
    else:
        title = say("look.knew", scene.names[scene.me])
        way = tool("back", ["knew"], say("look.hands"))
    return header(
        way,
        div(h1(title), course.line(scene), class_="headline"),
        tool("branch", ["again"], say("again.here"), model.at == model.last),
        tool("log", ["moves"], say("log")),
        class_="bar",
    )


def tool(sign: str, message: list, label: str, is_off: bool = False):
    return button(glyph(sign), type="button", tap=message, aria_label=label, disabled=is_off)


def hands(scenes: list, board):
    """What everybody holds at this point, each as its owner sees it."""
    rows = []
    for seat in range(len(scenes)):
        scene = scenes[seat]
        rows.append(
            div(
                knowledge.way_to(scene, seat),
                div(board.hand(scene), class_="held"),
                class_="open-hand seat-" + scene.colour(seat),
                role="group",
                aria_label=scene.names[seat],
                key=seat,
            )
        )
    return section(rows, class_="hand hands", aria_label=say("look.hands"), tabindex=0)


def told(model, scene) -> list[str]:
    """What happened with the step that has led here."""
    sentences = []
    for seat, facts in model.log():
        for fact in facts:
            sentences.append(scene.told(fact))
        if not facts:
            sentences.append(say("look.silent", scene.names[seat]))
    return sentences or [say("look.start")]


def foot(model, scene):
    """What was done, the slider, and the buttons that lead through the game."""
    knows = scene.me is not None
    sentences = knowledge.decision(model, scene) if knows else told(model, scene)
    place = say("look.at", model.at, model.last)
    return div(
        div(
            [p(sentence) for sentence in sentences],
            class_="told",
            role="status",
            tabindex=0,  # it scrolls when much has happened
            data_landing=True,
        ),
        div(knowledge.ways(model, scene), class_="chips") if knows else None,
        div(
            input_(
                type="range",
                min=0,
                max=model.last,
                value=model.at,
                input=["to"],
                aria_label=say("look.move"),
                aria_valuetext=place + ". " + " ".join(sentences),
            ),
            span(str(model.at), " / ", str(model.last), class_="at", aria_hidden=True),
            class_="slide",
        ),
        progress(
            value=len(model.replay.games), max=model.last + 1, aria_label=say("look.preparing")
        )
        if not model.replay.done
        else None,
        div(
            tool("first", ["round", -1], say("look.round.back"), model.at == 0),
            tool("back", ["step", -1], say("look.previous"), model.at == 0),
            play(model),
            tool("forward", ["step", 1], say("look.next"), model.at_end),
            tool("last", ["round", 1], say("look.round.on"), model.at_end),
            class_="transport",
        ),
        class_="actions",
    )


def play(model):
    running = bool(model.playing)
    return button(
        glyph("pause" if running else "play"),
        type="button",
        tap=["play"],
        aria_label=say("look.pause" if running else "look.play"),
        class_="confirm",
    )


def overlay_what(model, scene, item):
    return what(scene, item)


def overlay_raw(model, scene):
    return knowledge.raw(model, scene)


def overlay_seat(model, scene, seat: int):
    """What lies open of a player, and of their own all that they knew."""
    own = scene if scene.me is not None else model.scene(seat)
    spread = board_of(scene.game).spread(own, seat)
    return overlay(scene.names[seat], spread, name="seat")


def overlay_moves(model, scene):
    """All moves by their rounds; a tap leads there."""

    def way(number: int, texts: list):
        return button(
            texts,
            type="button",
            tap=["to", number],
            aria_current="step" if number == model.at else None,
        )

    start = div(way(0, [span(say("look.start"))]), class_="move")
    log = [[model.record.moves[n][0], model.record.facts[n]] for n in range(model.last)]
    parts = whole(
        scene, log, model.begins, model.reasons, (), lambda number, texts: way(number + 1, texts)
    )
    return overlay(say("log"), div(start, class_="story"), parts, name="moves")
