"""What is this? A thing in a sentence or two, what is asked just now, and the way to the rule."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import button, li, p, span, ul
from client.manual import pages


def what(scene, item):
    """What a thing is, and the way to the rule that goes with it."""
    text = scene.words.get(f"item.{item}.help") or scene.words.get(f"item.{stem(item)}.help")
    key = pages.key_of(item)
    way = rule(say("rule"), key) if pages.rule_of(scene.game, key) else None
    return overlay(scene.name(item), p(text) if text else None, way, name="what")


def stem(item) -> str:
    return "number" if type(item) is int else item.rpartition("-")[0]


def moment(scene, question: str):
    """What is asked just now, and the rules for all that one may do."""
    rows = []
    for key in keys_now(scene):
        rows.append(li(rule(pages.heading(scene.game, key), key), key=key))
    rows.append(li(rule(say("rules"), ""), key="all"))
    return overlay(question, ul(rows, class_="rules-here"), name="moment")


def keys_now(scene) -> list[str]:
    """The keys of the question and of what may be answered, those with the same rule once."""
    phase = scene.now.get("phase", "")
    keys = ["ask." + phase] if phase else []
    for offer in scene.view["offers"]:
        keys.append(f"verb.{offer['verb']}-{phase}")
    once: list[str] = []
    rules: list = []
    for key in keys:
        found = pages.rule_of(scene.game, key)
        if found and found not in rules:
            rules.append(found)
            once.append(key)
    return once


def rule(text: str, key: str):
    """A button that leads to the rule of what has these words."""
    return button(glyph("book"), span(text), type="button", tap=["rule", key], class_="to-rule")
