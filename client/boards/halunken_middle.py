"""The harbour's middle: the ship, what was played, what is bid, and who has signed on there."""

from client.boards.halunken_cards import chit, figure, movement, portrait, short
from client.texts import say
from client.tree import classes, div, span
from shared_rules.halunken.cards import RUM
from shared_rules.halunken.taverns import seat_of


def middle(scene):
    """Everything that lies between the taverns."""
    has_jack = scene.view["options"].get("mode") != "introductory"
    auction = scene.now if scene.now.get("phase") == "auction" else None
    return div(
        ship(scene, has_jack),
        revealed(scene, has_jack),
        bids(scene, auction) if auction else None,
        harbour(scene) if has_jack else None,
        class_=classes("middle", is_bidding=auction, is_calm=not scene.public["rounds"]),
    )


def ship(scene, has_jack: bool):
    """The ship, the round, and Black Jack's cards, which lie on its deck."""
    public = scene.public
    rounds = public["rounds"]
    games = scene.view["options"]["match"]
    when = say("halunken.round", rounds) if rounds else ""
    if games > 1:
        when = say("halunken.game", public["number"]) + (" · " + when if when else "")
    return div(
        scene.art("ship", "hull"),
        span(when, class_="when") if when else None,
        deck(scene) if has_jack else None,
        class_="ship",
    )


def deck(scene):
    """Black Jack's cards, of which everybody knows the numbers that are left."""
    left = scene.public["deck"]
    texts = ", ".join([scene.name(card) for card in left])
    return scene.touch(
        "deck",
        scene.art("step-back-black"),
        span(" ".join([short(card) for card in left]), class_="left"),
        class_="jacks",
        label=scene.name("deck") + ": " + texts,
    )


def revealed(scene, has_jack: bool):
    """The last movement cards, of this round or the one before, and what came of them."""
    public = scene.public
    if not public["played"][0]:
        return None
    cards = [played[-1] for played in public["played"]]
    lying = cards[:]
    drawn = public["drawn"]
    jack = drawn[-1] if has_jack and len(drawn) == len(public["played"][0]) else None
    if jack and scene.seats == 2:
        lying.append(jack)
    gained, lost = bounty(scene)
    row = []
    for seat in range(scene.seats):
        piece, card = f"seat-{seat}", cards[seat]
        is_cancelled = lying.count(card) > 1
        owner = figure(scene, seat)
        row.append(laid(scene, piece, card, is_cancelled, owner, gained[seat], lost[seat]))
    if jack:
        owner = span(scene.art("black-jack"), class_="figure jack")
        row.append(laid(scene, "black-jack", jack, lying.count(jack) > 1, owner))
    return div(
        row,
        class_=classes("revealed", is_past=len(public["played"][0]) < public["rounds"]),
        role="group",
        aria_label=say("halunken.revealed"),
        data_thing="revealed",
    )


def bounty(scene) -> list:
    """Whom everybody has gained and lost on balance since the last cards were turned up."""
    gained: list = [[] for _ in range(scene.seats)]
    lost: list = [[] for _ in range(scene.seats)]
    is_over = True
    for _, facts in scene.log:
        for fact in facts:
            kind = fact[0]
            if kind == "started":
                is_over = True
            elif kind == "revealed" and is_over:
                is_over = False
                gained = [[] for _ in range(scene.seats)]
                lost = [[] for _ in range(scene.seats)]
            elif kind in ("took", "enlisted", "robbed"):
                scoundrel = fact[2] if kind == "enlisted" else fact[3]
                change(seat_of(fact[1]), scoundrel, gained, lost)
                if kind == "robbed":
                    change(seat_of(fact[2]), scoundrel, lost, gained)
            elif kind == "given":
                change(seat_of(fact[1]), fact[2], lost, gained)
    return [gained, lost]


def change(seat: int, scoundrel: str, there: list, back: list) -> None:
    """A scoundrel comes or goes; who came and goes again has never been there."""
    if scoundrel in back[seat]:
        back[seat].remove(scoundrel)
    else:
        there[seat].append(scoundrel)


def laid(scene, piece: str, card: str, is_cancelled: bool, owner, gained=(), lost=()):
    """A card in the middle, with the piece that it is for."""
    label = scene.name(piece) + ": " + scene.name(card)
    number = rum_of(scene, piece) if card == RUM else 0
    if number:
        label += " = " + str(number)
    if is_cancelled:
        label += " – " + say("halunken.cancelled")
    for scoundrel in gained:
        label += ". " + say("halunken.gained", scene.name(scoundrel))
    for scoundrel in lost:
        label += ". " + say("halunken.lost", scene.name(scoundrel))
    face = span(
        movement(scene, card),
        span(str(number), class_="value") if number else None,
        owner,
        class_="face",
        data_thing=piece,
    )
    people = [chit(item) for item in gained]
    people += [span(chit(item), class_="lost", key="lost " + item) for item in lost]
    content = [face, span(people, class_="chits")]
    return looked_at(scene, card, content, classes("laid", is_cancelled=is_cancelled), label, piece)


def rum_of(scene, piece: str) -> int:
    """The number that this piece's Rum was given last, or 0."""
    number = 0
    for _, facts in scene.log:
        for fact in facts:
            if fact[0] == "revealed" and fact[1] == piece:
                number = 0
            elif fact[0] == "named" and fact[1] == piece:
                number = fact[2]
    return number


def looked_at(scene, item: str, content: list, class_: str, label: str, key):
    """A thing to ask about; not to pick, even if an equal one is offered in the tray."""
    if scene.offered(item):
        return div(span(content, role="img", aria_label=label), class_="thing " + class_, key=key)
    return scene.touch(item, *content, class_=class_, label=label, key=key)


def bids(scene, auction: dict):
    """Whom everybody offers to Black Jack, beginning with the first bidder."""
    row = []
    for step in range(scene.seats):
        seat = (scene.public["starter"] + step) % scene.seats
        row.append(bid(scene, auction, seat))
    return div(row, class_="bids", role="group", aria_label=say("halunken.bids"), data_thing="bids")


def bid(scene, auction: dict, seat: int):
    scoundrel = auction["bids"][seat]
    name = scene.names[seat]
    is_out = seat in auction["out"]
    if scoundrel is not None and not is_out:
        label = name + ": " + scene.name(scoundrel)
        if auction["leader"] == seat:
            label += " – " + say("halunken.highest")
        content = [span(portrait(scene, scoundrel), figure(scene, seat), class_="face")]
        leads = classes("bid", is_leading=auction["leader"] == seat)
        return looked_at(scene, scoundrel, content, leads, label, seat)
    label = name + ": " + say("halunken.passed" if is_out else "halunken.undecided")
    return div(
        span(figure(scene, seat), class_="face", role="img", aria_label=label),
        class_=classes("bid", "no-bid", is_out=is_out),
        key=seat,
    )


def harbour(scene):
    """Black Jack's recruits: with faces while there is room for them."""
    crew = scene.public["harbour"]
    if not crew or scene.offered(crew[0]):
        return None
    faces = [span(portrait(scene, item), class_="face", key=item) for item in crew]
    texts = ", ".join([scene.name(item) for item in crew])
    return scene.touch(
        "harbour",
        span(faces, class_="faces"),
        span([chit(item) for item in crew], class_="chits"),
        class_=classes("harbour", is_crowded=len(crew) > 5),
        label=scene.name("harbour") + ": " + texts,
    )
