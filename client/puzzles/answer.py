"""The answer: whether it was right, why, and what the best moves are worth."""

from client.app.overlay import overlay
from client.app.texts import about_bots, say
from client.app.tree import button, classes, div, li, ol, p, span, strong
from client.table.promises import confirmed, quoted
from shared_rules.engine.offer import name_of
from shared_rules.engine.words import hinted


def answer(model, scene):
    host = model.host
    tried = host.tried[-1]
    known = [move for move, _ in host.best]
    is_told = name_of(tried) in [name_of(move) for move in known]
    why = hinted(scene.words, about_bots(host.key), host.why["why"], scene.names)
    text = say("puzzles.other", quoted(scene, tried))
    return overlay(
        say("puzzles.right" if host.is_right() else "puzzles.wrong"),
        p(strong(confirmed(scene, known[0]) + "."), " ", why),
        p(say("puzzles.tempting", quoted(scene, host.tempting)), class_="small"),
        p(say("puzzles.best"), class_="muted small"),
        ol([row(scene, place, host.best[place], tried) for place in range(len(known))]),
        None if is_told else p(text, class_="small"),
        p(say("puzzles." + model.streak, model.progress.row)) if model.streak else None,
        div(
            button(say("puzzles.again"), type="button", tap=["close"], class_="quiet"),
            button(say("puzzles.next"), type="button", tap=["next"], class_="confirm"),
            class_="confirms",
        ),
        name="answer",
    )


def row(scene, place: int, known: tuple, tried: list):
    """One of the best moves, with a bar as long as its share."""
    move, share = known
    is_own = name_of(tried) == name_of(move)
    return li(
        span(
            confirmed(scene, move),
            [" (", say("puzzles.yours"), ")"] if is_own else None,
            class_="move",
        ),
        strong(say("puzzles.out", (share + 5) // 10)),
        span(class_="share", style={"--share": f"{share // 10}%"}, aria_hidden=True),
        class_=classes(is_own and "is-own"),
        key=place,
    )
