"""The foot of the table: what is asked, what can be said, and the button that confirms it."""

from client.app.texts import say
from client.app.tree import button, classes, div, p
from client.table.advice import advice, ask, said
from shared_rules.engine import words as rules_words


def actions(scene, question: str, notices=None, coach=None):
    """The question, a button for everything offered that the board does not show, Confirm.

    `coach` may be asked for advice; what she says takes the place of the question.
    """
    picks = scene.picks
    chips = []
    for item in scene.unplaced():
        is_picked = scene.picked(item) > 0
        chips.append(chip(scene.name(item), ["pick", item, 0], is_picked, scene.is_advised(item)))
    for verb in picks.alone():
        is_said = picks.verb == verb and not picks.items
        is_advised = scene.advised == [verb] and not is_said
        chips.append(chip(alone(scene, verb), ["say", verb], is_said, is_advised))
    moves = picks.moves()
    buttons = []
    for move in moves:
        buttons.append(
            button(
                confirmed(scene, move),
                type="button",
                tap=["confirm", *move],
                class_="confirm",
                key="confirm " + move[0],
            )
        )
    if not buttons:
        hint = say("pick.more") if picks.items else say("pick.first")
        buttons.append(button(hint, type="button", disabled=True, class_="confirm", key="none"))
    words = said(coach, scene, confirmed) if coach else ""
    return div(
        notices,
        None if words else p(question, class_="question", tabindex=-1, data_landing=True),
        advice(words) if coach else None,
        div(chips, class_="chips", data_play=True) if chips else None,
        ask(coach) if coach else None,
        div(buttons, class_=classes("confirms", many=len(buttons) > 1), data_play=True),
        class_="actions",
    )


def chip(text: str, message: list, is_picked: bool, is_advised: bool):
    return button(
        text,
        type="button",
        tap=message,
        aria_pressed=is_picked,
        class_=classes("chip", is_advised and "is-advised"),
    )


def alone(scene, verb: str) -> str:
    """What a verb is called that names nothing."""
    return scene.words.get(f"verb.{verb}.none") or scene.words[f"verb.{verb}"]


def confirmed(scene, move: list) -> str:
    """The button of a move: its verb, and what it names if that fits on a button."""
    if len(move) == 1:
        return alone(scene, move[0])
    items = rules_words.listed(scene.words, move[1:], scene.names)
    return scene.words["verb." + move[0]] + ": " + items
