"""The log: every move's public facts as sentences, and the line up to which moves come back."""

from client.texts import say
from client.tree import classes, li, ol, span


def told_since(scene, log: list[list]) -> list[str]:
    """The sentences of some moves."""
    sentences = []
    for _, facts in log:
        for fact in facts:
            sentences.append(scene.told(fact))
    return sentences


def story(scene, log: list[list], line: int | None = None):
    """The log, the newest first; `line` is the number of moves that stand for good."""
    rows = []
    for number in range(len(log) - 1, -1, -1):
        seat, facts = log[number]
        if line is not None and number == line - 1 and number < len(log) - 1:
            rows.append(li(say("log.line"), class_="line", key="line"))
        if facts:
            texts = [span(scene.told(fact)) for fact in facts]
            rows.append(
                li(texts, class_=classes("move", "seat-" + scene.colour(seat)), key=number)
            )
    return ol(rows, class_="story", reversed=True)
