"""The score sheet: one table, a row for each reason, a column for each player, the best first."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import (
    button,
    classes,
    dd,
    div,
    dl,
    dt,
    small,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from client.table.explained import rule
from shared_rules.engine import words as rules_words


class Row:
    """A reason, and what it is worth to each seat."""

    def __init__(self, key: str, number: list, seats: int) -> None:
        self.key = key
        self.number = number
        """Which of several it is, if they are numbered: the games of a match."""
        self.values = [0] * seats
        self.lines: list[list] = [[] for _ in range(seats)]
        """The lines of the seats' sheets that it is made of."""
        self.part: list[Row] = []
        """The rows that a numbered row sums up."""
        self.counts = True
        """Whether it is points, and not what decides between equal ones."""

    def is_best(self, seat: int) -> bool:
        """Whether nobody has more, and somebody has less. What breaks a tie may want to be small,
        and who is better there is seen by the place."""
        return self.counts and min(self.values) < self.values[seat] == max(self.values)

    def named(self, words: dict[str, str]) -> str:
        """What the row is called."""
        text = words.get(f"score.{self.key}.row") or words["score." + self.key].partition(": {")[0]
        for place in range(len(self.number)):
            text = text.replace("{" + str(place) + "}", str(self.number[place]))
        return text


def rows_of(sheets: list[list]) -> list[Row]:
    """The reasons that anybody has points for, in the order of the sheets.

    Lines of one key are one row. A line without points that says nothing but a number only breaks
    ties; if that number is itself numbered, it sums up the lines that follow it.
    """
    rows: list[Row] = []
    for seat in range(len(sheets)):
        into, before = rows, -1
        for line in sheets[seat]:
            key, points, items = line[0], line[1], line[2:]
            is_number = not points and bool(items) and all([type(item) is int for item in items])
            number = items[:-1] if is_number else []
            if number:
                into, before = rows, len(rows) - 1
            before = place_of(into, key, number, before, len(sheets))
            row = into[before]
            row.values[seat] += items[-1] if is_number else points
            row.lines[seat].append(line)
            row.counts = bool(number) or not is_number
            if number:
                into, before = row.part, -1
    return rows


def place_of(rows: list[Row], key: str, number: list, before: int, seats: int) -> int:
    """Where the row of a reason is; a new one comes after the one before it on the same sheet."""
    for place in range(len(rows)):
        if rows[place].key == key and rows[place].number == number:
            return place
    rows.insert(before + 1, Row(key, number, seats))
    return before + 1


def ranking(places: list[int]) -> list[int]:
    """The seats from the first place to the last."""
    order = []
    for place in range(1, len(places) + 1):
        for seat in range(len(places)):
            if places[seat] == place:
                order.append(seat)
    return order


def scoresheet(saved: dict, words: dict[str, str], own: int | None = None, ask: bool = True):
    """Everybody's points side by side; the own column is marked. A reason that may be asked for
    says what it is made of."""
    outcome = saved["outcome"]
    rows = rows_of(outcome["sheet"])
    order = ranking(outcome["places"])
    total = Row("", [], len(order))
    total.values = outcome["scores"]
    return div(
        table(
            head(saved, order, own),
            body([row for row in rows if row.counts], words, order, own, ask),
            tbody(line(total, say("result.total"), order, own), class_="total"),
            body([row for row in rows if not row.counts], words, order, own, ask, "ties"),
            class_=f"scoresheet of-{len(order)}",
            aria_label=say("score"),
        ),
        class_="sums",
        tabindex=0,  # with large letters it scrolls
        role="group",
        aria_label=say("score"),
    )


def head(saved: dict, order: list[int], own: int | None):
    """Everybody's name under their place, so that no number stands beside it."""
    columns = []
    for seat in order:
        place = saved["outcome"]["places"][seat]
        columns.append(
            th(
                span(
                    glyph("crown") if place == 1 else None,
                    span(say("result.place", place), aria_hidden=True),
                    span(say("result.place.said", place), class_="unseen"),
                    small(say("result.you")) if seat == own else None,
                    class_="place",
                ),
                span(saved["players"][seat]["name"], class_="name"),
                scope="col",
                class_=classes("seat-" + saved["players"][seat]["colour"], seat == own and "is-me"),
                key=seat,
            )
        )
    return thead(tr(td(span(say("result.reason"), class_="unseen")), columns))


def body(
    rows: list[Row], words: dict[str, str], order: list[int], own: int | None, ask: bool, name=""
):
    """Some rows; a tap on a reason asks about it."""
    lines = []
    for row in rows:
        title = row.named(words)
        message = ["reason", row.key, *row.number]
        why = button(title, type="button", tap=message, class_="why") if ask else title
        lines.append(line(row, why, order, own))
    return tbody(lines, class_=name or None) if lines else None


def line(row: Row, title, order: list[int], own: int | None):
    cells = []
    for seat in order:
        best = row.is_best(seat)
        cells.append(
            td(
                span(str(row.values[seat]), class_="points"),
                span(say("result.best"), class_="unseen") if best else None,
                class_=classes(
                    best and "is-best", seat == own and "is-me", not row.values[seat] and "is-none"
                ),
                key=seat,
            )
        )
    return tr(th(title, scope="row"), cells, key=row.key + str(row.number))


def overlay_reason(saved: dict, words: dict[str, str], own: int | None, key: str, *number):
    """What a row is made of: its lines by player, or the rows that it sums up; and its rule."""
    order = ranking(saved["outcome"]["places"])
    names = [player["name"] for player in saved["players"]]
    rows = rows_of(saved["outcome"]["sheet"])
    row = rows[place_of(rows, key, list(number), -1, len(order))]
    if row.part:
        part = table(
            head(saved, order, own),
            body(row.part, words, order, own, False),
            class_=f"scoresheet of-{len(order)}",
            aria_label=row.named(words),
        )
        inside = div(part, class_="sums", tabindex=0, role="group", aria_label=row.named(words))
    else:
        inside = made_of(row, words, names, order)
    return overlay(row.named(words), inside, rule(say("rule"), "score." + key), name="reason")


def made_of(row: Row, words: dict[str, str], names: list[str], order: list[int]):
    """The lines of everybody who has some."""
    found = []
    for seat in order:
        if row.lines[seat]:
            found.append(dt(names[seat]))
        for one in row.lines[seat]:
            text = reason(words, one[0], one[2:], names)
            found.append(dd(span(text), span(str(one[1]), class_="points") if row.counts else None))
    return dl(found, class_="made-of")


def reason(words: dict[str, str], key: str, items: list, names: list[str]) -> str:
    """What a line is for; what it names and the words leave no place for comes at the end."""
    text = words["score." + key]
    if "{0}" not in text and items:
        return text + ": " + rules_words.listed(words, items, names)
    for place in range(len(items)):
        named = rules_words.name(words, items[place], names)
        text = text.replace("{" + str(place) + "}", named)
    return text
