"""The sealed sale: what one has laid, and after the reveal who offered what and what came of it."""

from client.app.texts import say
from client.app.tree import classes, span, strong
from shared_rules.dschunke.cards import GOODS

ENDS = ("used", "sent")
"""Whoever acts in the next round ends the interest in the last sale."""


def revealed(scene) -> list:
    """The facts of the latest reveal, while it matters: in this round's sale, or as news."""
    in_sale = scene.public["stage"] == 4
    for place in range(len(scene.log) - 1, -1, -1):
        seat, facts = scene.log[place]
        has_offers, is_end = False, not in_sale and seat == scene.me
        for fact in facts:
            if fact[0] == "offered":
                has_offers = True
            elif in_sale and fact[0] == "began":
                return []
            elif not in_sale and fact[0] in ENDS:
                is_end = True
        if has_offers:
            return facts
        if is_end:
            return []
    return []


def facts_about(scene, seat: int) -> list:
    """Those that name a seat, of the latest reveal."""
    name = f"seat-{seat}"
    return [fact for fact in revealed(scene) if len(fact) > 1 and fact[1] == name]


def own_sealed(scene) -> list | None:
    """The goods that the viewer has laid unseen, while others have not yet."""
    if scene.me is None or not scene.now or scene.now["phase"] != "sale":
        return None
    answers = scene.now["sealed"][scene.me]
    return answers[0][1:] if answers else None


def offer(scene, seat: int, sealed: list | None, facts: list):
    """A seat's latest offer, for its place in the row of players."""
    if sealed is not None and seat == scene.me:
        return span(
            goods(scene, sealed),
            class_="offer is-sealed",
            role="img",
            aria_label=say("dschunke.lays", said(scene, sealed)),
        )
    laid = None
    for fact in facts:
        if fact[0] == "offered":
            laid = fact[2:]
    if laid is None:
        return None
    results, sentences, is_winner = outcome(scene, facts)
    return span(
        goods(scene, laid),
        results,
        class_=classes("offer", is_winner and "is-won", sealed is not None and "is-old"),
        role="img",
        aria_label=" ".join([say("dschunke.offered", said(scene, laid))] + sentences),
    )


def outcome(scene, facts: list):
    """What an offer brought: signs to see, sentences to hear, and whether it won anything."""
    signs = []
    sentences = []
    is_winner = False
    for fact in facts:
        if fact[0] in ("sold", "shared"):
            signs.append(span(strong("+" + str(fact[3])), scene.art("yen"), class_="prize"))
            is_winner = True
        elif fact[0] == "won":
            signs.append(span(scene.art("special-back"), class_="prize"))
            is_winner = True
        elif fact[0] in ("bluffed", "returned"):
            signs.append(span("↩", class_="prize"))
        else:
            continue
        sentences.append(scene.told(fact))
    return signs, sentences, is_winner


def goods(scene, laid: list):
    """Each kind once, with its number; a dash for nothing."""
    row = []
    for good in GOODS:
        number = laid.count(good)
        if number:
            row.append(span(strong(str(number)), scene.art(good), class_="lot", key=good))
    return row or span("–", class_="lot")


def said(scene, laid: list) -> str:
    texts = []
    for good in GOODS:
        if good in laid:
            texts.append(f"{laid.count(good)} × {scene.name(good)}")
    return ", ".join(texts) or say("dschunke.nothing")
