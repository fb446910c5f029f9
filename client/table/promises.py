"""Promises: what a button says that confirms a move, with what is certain to follow from it.

A game's promises are found by being there, client/games/<game>/promises.py:

    on_VERB(scene, move, sure)  the text of a button; "" if nothing is worth a word. `sure()` gives
                                what is certain: the facts, and the world as it then is, or None
    NOTHING                     the verbs that promise nothing
"""

from client.app.texts import say
from shared_rules.engine import words as rules_words
from shared_rules.engine.certain import certain
from shared_rules.extras import extra

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.types import View


def alone(scene, verb: str) -> str:
    """What a verb is called that names nothing."""
    return scene.words.get(f"verb.{verb}.none") or scene.words[f"verb.{verb}"]


def confirmed(scene, move: list) -> str:
    """A move without its consequences: its verb, and what it names."""
    if len(move) == 1:
        return alone(scene, move[0])
    items = rules_words.listed(scene.words, move[1:], scene.names)
    return scene.words["verb." + move[0]] + ": " + items


def quoted(scene, move: list) -> str:
    """The same inside a sentence, which may have a colon of its own."""
    return say("quoted", confirmed(scene, move))


def promised(scene, move: list) -> str:
    """The button of a move; its text is made once for the same move at the same table."""
    return scene.part("promise " + move[0], made, scene.view, scene.decider, move)


def made(scene, view: "View", seat: int, move: list) -> str:
    work = getattr(extra(scene.game, "promises"), "on_" + move[0], None)
    text = work(scene, move, lambda: certain(view, move, seat)) if work else ""
    return text[:1].upper() + text[1:] or confirmed(scene, move)
