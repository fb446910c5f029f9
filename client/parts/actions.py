"""The foot of the table: what is asked, what can be said, and the button that confirms it."""

from client.texts import say
from client.tree import button, classes, div, p
from shared_rules import words as rules_words


def actions(scene, question: str, notices=None):
    """The question, a button for everything offered that the board does not show, Confirm."""
    picks = scene.picks
    chips = []
    for item in scene.unplaced():
        chips.append(chip(scene.name(item), ["pick", item, 0], scene.picked(item) > 0))
    for verb in picks.alone():
        said = picks.verb == verb and not picks.items
        chips.append(chip(alone(scene, verb), ["say", verb], said))
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
    return div(
        notices,
        p(question, class_="question", tabindex=-1, data_landing=True),
        div(chips, class_="chips", data_play=True) if chips else None,
        div(buttons, class_=classes("confirms", many=len(buttons) > 1), data_play=True),
        class_="actions",
    )


def chip(text: str, message: list, is_picked: bool):
    return button(text, type="button", tap=message, aria_pressed=is_picked, class_="chip")


def alone(scene, verb: str) -> str:
    """What a verb is called that names nothing."""
    return scene.words.get(f"verb.{verb}.none") or scene.words[f"verb.{verb}"]


def confirmed(scene, move: list) -> str:
    """The button of a move: its verb, and what it names if that fits on a button."""
    if len(move) == 1:
        return alone(scene, move[0])
    items = rules_words.listed(scene.words, move[1:], scene.names)
    return scene.words["verb." + move[0]] + ": " + items
