"""Advice: the button beside Confirm, and what Unke says, in the question's place."""

from client.app.glyph import glyph
from client.app.texts import about_bots, say
from client.app.tree import button, div, img, p, span
from client.table.coach import SILENT, WHERE, WHY
from client.table.promises import quoted
from shared_rules.engine.words import hinted

LABELS = ("coach.ask", "coach.why", "coach.which", "coach.thanks")
"""What the button says, by how much has been said."""


def drawn(coach, scene) -> tuple:
    """Her words, and the button."""
    return advice(said(coach, scene, quoted)), ask(coach)


def ask(coach):
    """The button that asks, and asks for more."""
    name = None
    if coach.thinking:
        name = say("coach.stop.help")
    elif coach.step == SILENT:
        name = say("coach.ask.help")
    return button(
        glyph("cross" if coach.thinking else "hint"),
        span(say("coach.stop" if coach.thinking else LABELS[coach.step]), class_="label"),
        type="button",
        tap=["coach"],
        aria_label=name,
        class_="ask",
        key="ask",
    )


def advice(text: str, role: str = "status"):
    """Her words. Their place is always there, so that a screen reader notices what comes."""
    return div(
        img(src="art/common/toad-thinking.svg", alt="") if text else None,
        p(text, tabindex=-1, data_landing=True) if text else None,
        class_="advice",
        role=role,
        key="advice",
    )


def said(coach, scene, named) -> str:
    """What there is to say now; `named` puts a move into words."""
    if coach.thinking:
        return say("coach.thinking") if coach.slow else ""
    if coach.step == SILENT:
        return ""
    found, about = coach.advice, about_bots(scene.game)
    if coach.step == WHERE:
        return about["look." + found["look"]]
    if coach.step == WHY:
        return hinted(scene.words, about, found["why"], scene.names)
    text = say("coach.move", named(scene, found["move"]))
    others = [named(scene, move) for move in found.get("equals", ())]
    return text + ". " + say("coach.equals", "; ".join(others)) if others else text
