"""The harbour's middle: the ship, what was played, what is bid, and who has signed on there."""

from client.app.texts import say
from client.app.tree import classes, div, span
from client.games.halunken.cards import chit, figure, movement, portrait, short
from client.games.scene import BESIDE
from shared_rules.halunken.cards import RUM
from shared_rules.halunken.taverns import seat_of


def middle(scene):
    """Everything that lies between the taverns."""
    public = scene.public
    options = scene.view["options"]
    has_jack = "mode" not in options or options["mode"] != "introductory"
    auction = scene.now if scene.now and scene.now["phase"] == "auction" else None
    deck = public["deck"] if has_jack else None
    return div(
        scene.part("ship", ship, deck),
        revealed(scene, has_jack),
        bids(scene, auction) if auction else None,
        harbour(scene) if has_jack else None,
        class_=classes("middle", auction and "is-bidding", not public["rounds"] and "is-calm"),
    )


def ship(scene, left: list[str] | None):
    """The ship, and Black Jack's cards, which lie on its deck."""
    return div(
        scene.touch("ship", scene.art("ship"), class_="hull"),
        deck(scene, left) if left is not None else None,
        class_="ship",
    )


def deck(scene, left: list[str]):
    """Black Jack's cards, of which everybody knows the numbers that are left."""
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
    nth = len(public["played"][0])
    cards = [played[-1] for played in public["played"]]
    lying = cards[:]
    drawn = public["drawn"]
    jack = drawn[-1] if has_jack and len(drawn) == nth else None
    if jack and scene.seats == 2:
        lying.append(jack)
    facts = since_revealed(scene.log)
    gained, lost = bounty(scene, facts)
    row = []
    for seat in range(scene.seats):
        piece, card = f"seat-{seat}", cards[seat]
        number = rum_of(facts, piece) if card == RUM else 0
        shown = nth, card, number, lying.count(card) > 1, gained[seat], lost[seat]
        row.append(scene.part("laid " + piece, laid, piece, *shown))
    if jack:
        number = rum_of(facts, "black-jack") if jack == RUM else 0
        shown = nth, jack, number, lying.count(jack) > 1, [], []
        row.append(scene.part("laid", laid, "black-jack", *shown))
    is_past = nth < public["rounds"]
    return div(
        row,
        class_="revealed is-past" if is_past else "revealed",
        role="group",
        aria_label=say("halunken.revealed"),
        data_thing="revealed",
    )


def since_revealed(log: list) -> list:
    """The facts since the captains' cards were last turned up, with all of that very move."""
    facts: list = []
    for place in range(len(log) - 1, -1, -1):
        noted = log[place][1]
        facts = noted + facts
        for fact in noted:
            if fact[0] == "revealed" and fact[1] != "black-jack":
                return facts
    return facts


def bounty(scene, facts: list) -> list:
    """Whom everybody has gained and lost on balance since the last cards were turned up."""
    gained: list = [[] for _ in range(scene.seats)]
    lost: list = [[] for _ in range(scene.seats)]
    is_over = True
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


def laid(scene, piece: str, nth: int, card: str, number: int, is_cancelled: bool, gained, lost):
    """A card in the middle, with the piece that it is for; `number` is what a Rum stands for.

    It is the `nth` of this piece: every round another one lands there.
    """
    if piece == "black-jack":
        owner = span(scene.art("black-jack"), class_="figure jack")
    else:
        owner = figure(scene, seat_of(piece))
    label = scene.name(piece) + ": " + scene.name(card)
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
        key=nth,
    )
    people = [chit(item, True) for item in gained]
    people += [span(chit(item, True), class_="lost", key="lost " + item) for item in lost]
    class_ = "laid is-cancelled" if is_cancelled else "laid"
    return looked_at(scene, card, [face, span(people, class_="chits")], class_, label, piece)


def rum_of(facts: list, piece: str) -> int:
    """The number that this piece's Rum was given last, or 0."""
    number = 0
    for fact in facts:
        if fact[0] == "revealed" and fact[1] == piece:
            number = 0
        elif fact[0] == "named" and fact[1] == piece:
            number = fact[2]
    return number


def looked_at(scene, item: str, content: list, class_: str, label: str, key):
    """A thing to ask about; not to pick, even if an equal one is offered in the tray."""
    return scene.touch(item, *content, nth=BESIDE, class_=class_, label=label, key=key)


def bids(scene, auction: dict):
    """Whom everybody offers to Black Jack, beginning with the first bidder."""
    row = []
    for step in range(scene.seats):
        seat = (scene.public["starter"] + step) % scene.seats
        is_out, is_leading = seat in auction["out"], auction["leader"] == seat
        shown = seat, auction["bids"][seat], is_out, is_leading
        row.append(scene.part(f"bid {seat}", bid, *shown))
    return div(row, class_="bids", role="group", aria_label=say("halunken.bids"), data_thing="bids")


def bid(scene, seat: int, scoundrel: str | None, is_out: bool, is_leading: bool):
    name = scene.names[seat]
    if scoundrel is not None and not is_out:
        label = name + ": " + scene.name(scoundrel)
        if is_leading:
            label += " – " + say("halunken.highest")
        content = [span(portrait(scene, scoundrel), figure(scene, seat), class_="face")]
        class_ = "bid is-leading" if is_leading else "bid"
        return looked_at(scene, scoundrel, content, class_, label, seat)
    label = name + ": " + say("halunken.passed" if is_out else "halunken.undecided")
    content = [span(figure(scene, seat), class_="face")]
    class_ = "bid no-bid is-out" if is_out else "bid no-bid"
    return looked_at(scene, f"seat-{seat}", content, class_, label, seat)


def harbour(scene):
    """Black Jack's recruits: with faces while there is room for them."""
    crew = scene.public["harbour"]
    if not crew or scene.offered(crew[0]):
        return None
    return scene.part("harbour", recruits, crew)


def recruits(scene, crew: list[str]):
    faces = [span(portrait(scene, item), class_="face", key=item) for item in crew]
    texts = ", ".join([scene.name(item) for item in crew])
    return scene.touch(
        "harbour",
        span(faces, class_="faces"),
        span([chit(item) for item in crew], class_="chits"),
        class_="harbour is-crowded" if len(crew) > 5 else "harbour",
        label=scene.name("harbour") + ": " + texts,
    )
