"""Special cards: as pictures, in one's hand, and a pile that is looked through."""

from client.app.texts import say
from client.app.tree import classes, div, span, strong
from client.games.dschunke.stacks import phase_in
from client.games.scene import BESIDE
from shared_rules.dschunke.cards import pair_of
from shared_rules.dschunke.junks import yields
from shared_rules.dschunke.scoring import is_for_the_end


def picture(scene, card: str):
    """A card as it is printed; the numeral of one for the end is set on its coin."""
    if not is_for_the_end(card):
        return span(scene.art(card), class_="special-card")
    numeral = strong(str(worth(scene, card)))
    if card.startswith("twelve-") and len(card.split("-")) > 2:
        # A pair of a player's own box, which nobody could draw in advance.
        first, second = pair_of(card)
        return span(
            scene.art("junk-" + first, "above"),
            scene.art("junk-" + second, "below"),
            numeral,
            class_="special-card of-two",
        )
    return span(scene.art(card), numeral, class_="special-card")


def worth(scene, card: str) -> int:
    """What a card brings at the end; with two players much less."""
    if card.startswith("eight-"):
        return 3 if scene.seats == 2 else 8
    return 4 if scene.seats == 2 else 12


def each_once(cards: list) -> list:
    kinds: list = []
    for card in cards:
        if card not in kinds:
            kinds.append(card)
    return kinds


# One's own


def own_cards(scene) -> list:
    """The open cards that stay, then the face-down ones; equal ones once, with their number."""
    row = []
    for cards, is_open in (
        (scene.public["always"][scene.decider], True),
        (scene.private.get("cards", []), False),
    ):
        for card in each_once(cards):
            row.append(own_card(scene, card, cards.count(card), is_open))
    return row


def own_card(scene, card: str, number: int, is_open: bool):
    # While a pile is looked through, equal cards in the own hand are not what is asked for.
    is_asked = phase_in(scene, ("additional",))
    name = ("open " if is_open else "hidden ") + card
    return scene.part(name, mine, card, number, is_open, is_asked)


def mine(scene, card: str, number: int, is_open: bool, is_asked: bool):
    key = "dschunke.open" if is_open else "dschunke.hidden"
    label = say(key, scene.name(card))
    return scene.touch(
        card,
        picture(scene, card),
        span("×" + str(number), class_="many") if number > 1 else None,
        nth=0 if is_asked else BESIDE,
        class_="own-card",
        label=f"{label} × {number}" if number > 1 else label,
        key=card,
    )


# A pile


def searched_cards(scene) -> list:
    """The cards that the viewer may keep one of, if a pile is being looked through."""
    if not scene.picks or not phase_in(scene, ("keep",)):
        return []
    cards = []
    for offer in scene.picks.offers:
        cards += offer.among
    return cards


def drawer(scene, cards: list):
    """A pile laid out: every card with its name and what it does."""
    kinds = each_once(cards)
    return div(
        [laid_out(scene, card, cards.count(card)) for card in kinds],
        class_=classes("drawer", len(kinds) < 6 and "are-few"),
    )


def laid_out(scene, card: str, number: int):
    name = f"{number} × {scene.name(card)}" if number > 1 else scene.name(card)
    text = brought(scene, card)
    return scene.touch(
        card,
        picture(scene, card),
        span(strong(name), " ", text, class_="said"),
        label=f"{name}. {text}",
        key=card,
    )


def brought(scene, card: str) -> str:
    """What a card does; of one that names junks, whose name says the most, how one stands there."""
    kind, _, junk = card.partition("-")
    if not junk:
        return scene.words[f"item.{card}.help"]
    visible = scene.public["visible"]
    if kind == "sell":
        return say("dschunke.once", yields(visible[junk][scene.decider]))
    text = say("dschunke.at.the.end", worth(scene, card))
    if kind == "eight":
        return text + " " + say("dschunke.standing", visible[junk][scene.decider])
    first, second = pair_of(card)
    return (
        text
        + " "
        + say(
            "dschunke.standing.two", visible[first][scene.decider], visible[second][scene.decider]
        )
    )
