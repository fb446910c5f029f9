"""The log: what every move led to, why a bot made it, and from where on moves come back."""

from client.app.texts import about_bots, say
from client.app.tree import classes, h2, h3, li, ol, section, span, strong
from client.table.chapters import headings
from shared_rules.engine.words import reasoned


def lately(model, scene):
    """The latest moves beside the board, where there is room for them."""
    host = model.host
    log = model.log(0)
    first = len(log) - len(scene.log)
    headed = headings(host.game, log)
    reasons = model.telling.reasons(host)
    told = story(scene, scene.log, host.final, reasons, host.stood_in, first, headed)
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
    headed: dict[int, str] | None = None,
):
    """The log from its move `first` on, the newest first; of its moves so many are `final`.

    `headed` are the headings of the whole log (client/table/course.py): each stands over its part.

    `reasons` are the ones that bots may tell: the number of a move, the seat, and why; `stood_in`
    are the moves that a bot has made for a person.
    """
    rows = []
    whys = why_after(scene, log, reasons, stood_in, first)
    last = first + len(log) - 1
    begins = sorted(headed or {})
    for number in range(last, first - 1, -1):
        seat, facts = log[number - first]
        if begins and (number == last or number + 1 in begins):
            rows += heading(headed, [begun for begun in begins if begun <= number])
        if final is not None and number == final - 1 and number < last:
            rows.append(li(say("log.line"), class_="line", key="line"))
        texts = sentences(scene, number, facts, whys, 0, (headed or {}).get(number, ""))
        if texts:
            rows.append(li(texts, class_=classes("move", "seat-" + scene.colour(seat)), key=number))
    return ol(rows, class_="story", reversed=True)


def heading(headed: dict[int, str], begins: list[int]) -> list:
    """What stands over the part that begins last; nothing before the first one."""
    if not begins:
        return []
    return [li(h3(headed[begins[-1]]), class_="heading", key=f"from {begins[-1]}")]


def whole(
    scene,
    log: list[list],
    begins: list[tuple[int, int, str]],
    reasons=(),
    stood_in=(),
    draw=None,
):
    """The log as one reads it, from the first move on, chapter by chapter (chapters.py).

    `draw(number, texts)` draws what is said of a move, if that is more than to be read.
    """
    whys = why_after(scene, log, reasons, stood_in)
    parts: list = []
    rows: list = []
    title, ahead = "", list(begins)
    for number in range(len(log)):
        seat, facts = log[number]
        begin = 0
        while begin < len(facts) or begin == 0:
            end = len(facts)
            if ahead and ahead[0][0] == number and ahead[0][1] == begin:
                parts += chapter(title, rows, len(parts))
                title, rows = ahead.pop(0)[2], []
            if ahead and ahead[0][0] == number:
                end = ahead[0][1]
            texts = sentences(scene, number, facts[:end], whys, begin, title)
            if texts:
                inside = draw(number, texts) if draw else texts
                mark = classes("move", "seat-" + scene.colour(seat))
                rows.append(li(inside, class_=mark, key=f"{number} {begin}"))
            begin = max(end, 1)
    return [*parts, *chapter(title, rows, len(parts))]


def chapter(title: str, rows: list, key: int) -> list:
    """A part of the log under its heading; the sealed moves before the first one make none."""
    if not rows:
        return []
    return [section(h3(title) if title else None, ol(rows, class_="story"), key=key)]
