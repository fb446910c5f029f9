"""The log: what every move led to, why a bot made it, and from where on moves come back."""

from client.app.texts import about_bots, say
from client.app.tree import classes, li, ol, span
from shared_rules.engine.words import reasoned


def told_since(scene, log: list[list]) -> list[str]:
    """The sentences of some moves."""
    sentences = []
    for _, facts in log:
        for fact in facts:
            sentences.append(scene.told(fact))
    return sentences


def because(scene, why: list) -> str:
    """A bot's reason for a move, in its own words."""
    return reasoned(scene.words, about_bots(scene.game), why, scene.names)


def story(
    scene, log: list[list], final: int | None = None, reasons=(), stood_in=(), first: int = 0
):
    """The log from its move `first` on, the newest first; of its moves so many are `final`.

    `reasons` are the ones that bots may tell: the number of a move, the seat, and why; `stood_in`
    are the moves that a bot has made for a person.
    """
    rows = []
    known = {number: because(scene, why) for number, _, why in reasons if number >= first}
    last = first + len(log) - 1
    for number in range(last, first - 1, -1):
        seat, facts = log[number - first]
        if final is not None and number == final - 1 and number < last:
            rows.append(li(say("log.line"), class_="line", key="line"))
        if facts or number in known:
            texts = [span(scene.told(fact)) for fact in facts]
            if number in known:
                reason = known[number] if facts else scene.names[seat] + ": " + known[number]
                texts.append(span(reason, class_="because"))
            if number in stood_in:
                texts.append(span(say("log.stood_in", scene.names[seat]), class_="because"))
            rows.append(li(texts, class_=classes("move", "seat-" + scene.colour(seat)), key=number))
    return ol(rows, class_="story", reversed=True)
