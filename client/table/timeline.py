"""The timeline of a finished game: its moves on a slider, what each one did, all hands open."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import button, div, h1, header, input_, li, ol, p, progress, section, span
from client.table import knowledge
from client.table.explained import what


def top(scene):
    """The head: back to the result or to all hands, and the list of all moves."""
    if scene.me is None:
        ways = tool("back", ["back"], say("back")), h1(say("look.back"))
    else:
        title = say("look.knew", scene.names[scene.me])
        ways = tool("back", ["knew"], say("look.hands")), h1(title)
    return header(
        *ways,
        tool("log", ["moves"], say("log")),
        class_="bar",
    )


def tool(sign: str, message: list, label: str, is_off: bool = False):
    return button(glyph(sign), type="button", tap=message, aria_label=label, disabled=is_off)


def hands(model, board):
    """What everybody holds at this point."""
    rows = []
    for seat in range(model.record.seats):
        scene = model.scene(seat)
        rows.append(
            div(
                knowledge.way_to(scene, seat),
                div(board.hand(scene), class_="held"),
                class_="open-hand seat-" + scene.colour(seat),
                role="group",
                aria_label=scene.names[seat],
                data_thing=f"seat-{seat}",
                key=seat,
            )
        )
    return section(
        rows,
        class_="hand hands",
        aria_label=say("look.hands"),
        tabindex=0,
        data_thing="players",
    )


def told(model, scene) -> list[str]:
    """What happened with the move that has led here."""
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
            tool("first", ["to", 0], say("look.first"), model.at == 0),
            tool("back", ["to", model.at - 1], say("look.previous"), model.at == 0),
            play(model),
            tool("forward", ["to", model.at + 1], say("look.next"), model.at == model.last),
            tool("last", ["to", model.last], say("look.last"), model.at == model.last),
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


def overlay_moves(model, scene):
    """All moves; a tap leads there."""
    rows = [move(scene, 0, [say("look.start")], None, model.at == 0)]
    for number in range(model.last):
        texts = [scene.told(fact) for fact in model.record.facts[number]]
        if texts:
            seat = model.record.moves[number][0]
            rows.append(move(scene, number + 1, texts, seat, model.at == number + 1))
    return overlay(say("log"), ol(rows, class_="story"), name="moves")


def move(scene, number: int, texts: list[str], seat: int | None, is_here: bool):
    return li(
        button(
            [span(text) for text in texts],
            type="button",
            tap=["to", number],
            aria_current="step" if is_here else None,
        ),
        class_="move" if seat is None else "move seat-" + scene.colour(seat),
        key=number,
    )
