"""The log: what every move led to, why a bot made it, and from where on moves come back."""

from client.app.texts import about_bots, say
from client.app.tree import h2, h3, li, ol, section, span, strong
from shared_rules.engine.words import reasoned


def lately(model, scene):
    """The latest moves beside the board, where there is room for them."""
    host = model.host
    log = model.log(0)
    first = len(log) - len(scene.log)
    begins = model.chapters(log)
    reasons = model.telling.reasons(host)
    told = story(scene, scene.log, host.final, reasons, host.stood_in, first, begins)
    above = h2(say("log"), class_="unseen")  # a round's heading stands a step below it
    return section(above, told, class_="lately", aria_label=say("log"), tabindex=0)


def named(scene, text: str) -> list:
    """A sentence, with each player's name in it in the colour of their seat."""
    pieces: list = [text]
    for seat in sorted(range(scene.seats), key=lambda seat: -len(scene.names[seat])):
        name = scene.names[seat]
        found: list = []
        for piece in pieces:
            while isinstance(piece, str) and name in piece:
                at = piece.index(name)
                after = piece[at + len(name) :]
                if piece[:at][-1:].isalnum() or after[:1].isalnum():
                    break  # a part of another word
                found += [piece[:at], strong(name, class_="seat-" + scene.colour(seat))]
                piece = after
            found.append(piece)
        pieces = found
    return pieces


def because(scene, why: list) -> str:
    """A bot's reason for a move, in its own words."""
    return reasoned(scene.words, about_bots(scene.game), why, scene.names)


def why_after(
    scene, log: list[list], reasons, stood_in=(), first: int = 0
) -> dict[tuple[int, int], list[str]]:
    """After which fact of which move each reason is told: the first one about the seat whose it is;
    and that a bot has moved for a person.

    A sealed answer is opened by a later move. What no fact is about bears a name, and stands
    before the others of its move, at -1.
    """
    found: dict[tuple[int, int], list[str]] = {}
    for number, seat, why in reasons:
        if number < first:
            continue
        after, text = told_after(log, number, seat, first), because(scene, why)
        if after[1] < 0:
            text = scene.names[seat] + ": " + text
        found[after] = [*found.get(after, []), text]
    for number in stood_in:
        if first <= number < first + len(log):  # what has not been told yet has no line
            seat = log[number - first][0]
            after = told_after(log, number, seat, first)
            found[after] = [*found.get(after, []), say("log.stood_in", scene.names[seat])]
    return found


def told_after(log: list[list], number: int, seat: int, first: int) -> tuple[int, int]:
    """The move that tells what a seat did with this one, and the first of its facts about it."""
    place = opened(log, number - first)
    facts = log[place][1]
    for fact in range(len(facts)):
        if f"seat-{seat}" in facts[fact]:
            return place + first, fact
    return number, -1


def opened(log: list[list], number: int) -> int:
    """The move by which one has been told: itself, or what opens it if it was a sealed answer."""
    while number < len(log) - 1 and not log[number][1]:
        number += 1
    return number


def sentences(scene, number: int, facts: list, whys: dict, begin: int = 0, title: str = "") -> list:
    """What came of a move, from its fact `begin` on, each bot's reason under its own sentence.

    What says no more than the heading above it is not said again.
    """
    said = []
    if not begin:
        said += [span(why, class_="because") for why in whys.get((number, -1), [])]
    for place in range(begin, len(facts)):
        text = scene.told(facts[place])
        if text != title:
            said.append(span(named(scene, text)))
        said += [span(why, class_="because") for why in whys.get((number, place), [])]
    return said


def story(
    scene,
    log: list[list],
    final: int | None = None,
    reasons=(),
    stood_in=(),
    first: int = 0,
    begins=(),
):
    """The log from its move `first` on, the newest first; of its moves so many are `final`.

    `begins` are the chapters of the whole log (chapters.py): the heading of each stands over what
    is said of it, be it a part of a move.

    `reasons` are the ones that bots may tell: the number of a move, the seat, and why; `stood_in`
    are the moves that a bot has made for a person.
    """
    rows = []
    whys = why_after(scene, log, reasons, stood_in, first)
    last = first + len(log) - 1
    above = 0
    for number in range(last, first - 1, -1):
        seat, facts = log[number - first]
        if final is not None and number == final - 1 and number < last:
            rows.append(li(say("log.line"), class_="line", key="line"))
        for begin, end in reversed(parts(number, facts, begins)):
            chapter = reached(begins, number, begin)
            title = begins[chapter - 1][2] if chapter else ""
            texts = sentences(scene, number, facts[:end], whys, begin, title)
            if not texts:
                continue
            if chapter != above:
                rows += [li(h3(title), class_="heading", key=f"from {chapter}")] if title else []
                above = chapter
            rows.append(li(texts, class_=move_of(scene, seat), key=f"{number} {begin}"))
    return ol(rows, class_="story", reversed=True)


def whole(scene, log: list[list], begins, reasons=(), stood_in=(), draw=None):
    """The log as one reads it, from the first move on, chapter by chapter (chapters.py).

    `draw(number, texts)` draws what is said of a move, if that is more than to be read.
    """
    whys = why_after(scene, log, reasons, stood_in)
    told: list = [[] for _ in range(len(begins) + 1)]
    for number in range(len(log)):
        seat, facts = log[number]
        for begin, end in parts(number, facts, begins):
            chapter = reached(begins, number, begin)
            title = begins[chapter - 1][2] if chapter else ""
            texts = sentences(scene, number, facts[:end], whys, begin, title)
            if texts:
                inside = draw(number, texts) if draw else texts
                mark = move_of(scene, seat)
                told[chapter].append(li(inside, class_=mark, key=f"{number} {begin}"))
    return [
        section(
            h3(begins[chapter - 1][2]) if chapter else None,
            ol(told[chapter], class_="story"),
            key=chapter,
        )
        for chapter in range(len(told))
        if told[chapter]
    ]


def parts(number: int, facts: list, begins) -> list[tuple[int, int]]:
    """From where to where the facts of a move belong to one chapter."""
    cuts = [0, *[place for begun, place, _ in begins if begun == number and place], len(facts)]
    return [(cuts[at], cuts[at + 1]) for at in range(len(cuts) - 1)]


def reached(begins, number: int, place: int) -> int:
    """How many chapters have begun with this fact of a move."""
    return len([1 for begun, at, _ in begins if (begun, at) <= (number, place)])


def move_of(scene, seat: int) -> str:
    return "move seat-" + scene.colour(seat)
