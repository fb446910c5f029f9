"""The foot of the table: what is asked, what can be said, and the button that confirms it."""

from client.app.texts import say
from client.app.tree import button, classes, div, p
from client.table.promises import alone, promised


def actions(scene, question: str, notices=None, advice=(), is_covered: bool = False):
    """The question, a button for everything offered that the board does not show, Confirm.

    `is_covered`: there is more to choose for whoever uncovers the own cards.

    `advice` is what Unke says, and her button, where she may be asked; her words take the place of
    the question. When she has shown a move and nothing is picked, Confirm makes that one.
    """
    picks = scene.picks
    chips = []
    for item in scene.unplaced():
        is_picked = scene.picked(item) > 0
        chips.append(chip(scene.name(item), ["pick", item, 0], is_picked, scene.is_advised(item)))
    for verb in picks.alone():
        is_said = picks.verb == verb and not picks.items
        is_advised = scene.advised == [verb] and not is_said
        text = say("pick.back") if is_said else alone(scene, verb)  # Confirm says it by now
        chips.append(chip(text, ["say", verb], None if is_said else False, is_advised))
    words, ask = advice or (None, None)
    moves = picks.moves()
    if ask and scene.advised and not (picks.items or picks.verb):
        moves = [scene.advised]
    buttons = []
    for move in moves:
        buttons.append(
            button(
                promised(scene, move),
                type="button",
                tap=["confirm", *move],
                class_="confirm",
                key="confirm " + move[0],
            )
        )
    if not buttons:
        buttons.append(
            button(
                wanted(picks, is_covered),
                type="button",
                disabled=True,
                class_="confirm",
                key="none",
            )
        )
    speaks = words is not None and any(words[2])
    return div(
        notices,
        None if speaks else p(question, class_="question", tabindex=-1, data_landing=True),
        words,
        div(chips, class_="chips", data_play=True) if chips else None,
        ask,
        div(buttons, class_=classes("confirms", many=len(buttons) > 1), data_play=True),
        class_="actions",
    )


def wanted(picks, is_covered: bool) -> str:
    """What Confirm waits for: how many more, if it is not just any one thing."""
    if is_covered:
        return say("pick.covered")
    number, or_more = picks.more()
    if picks.items:
        return say("pick.more.least" if or_more else "pick.more", number)
    if number > 1:
        return say("pick.many.least" if or_more else "pick.many", number)
    return say("pick.first")


def chip(text: str, message: list, is_picked: bool | None, is_advised: bool):
    return button(
        text,
        type="button",
        tap=message,
        aria_pressed=is_picked,
        class_=classes("chip", is_advised and "is-advised"),
    )
