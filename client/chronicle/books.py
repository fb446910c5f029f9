"""Books: the annals by game and year, as they lie on the shelf, and how more come into them.

In which order games come, and how often, makes no difference: of the same game the earliest time
counts, and of two accounts of it the one that knows more.
"""

from client.chronicle.calendar import year_of
from client.shelf.annal import CHALLENGE, FIELDS, GAME, ID, OPTIONS, WHEN
from shared_rules import GAMES as KNOWN
from shared_rules.engine.plain import written

DIGITS = 16


def title(annal: list) -> str:
    """The book to which a game belongs."""
    return annal[GAME] + " " + str(year_of(annal[WHEN]))


def merged(one: list, other: list) -> list:
    """Two accounts of the same game: the earlier time, and whatever tells more.

    Of a challenge that somebody has played more than once, the first time counts as a whole.
    """
    if CHALLENGE in one[OPTIONS] and CHALLENGE in other[OPTIONS]:
        return min(one, other, key=first_told)
    more, less = one[1:], other[1:]
    if more != less:
        texts = written(more), written(less)
        if (len(texts[0]), texts[0]) < (len(texts[1]), texts[1]):
            more = less
    return [min(one[WHEN], other[WHEN]), *more]


def first_told(annal: list) -> list:
    """What stands first is what counts."""
    text = written(annal[1:])
    return [annal[WHEN], -len(text), text]


def put(books: dict[str, list], annals: list[list]) -> list[str]:
    """Lay games into the books that they may belong to, all of which must be there; the titles of
    those that are not as they were."""
    there: dict[str, str] = {}
    for name in books:
        for annal in books[name]:
            there[annal[ID]] = name
    inside = {name: {annal[ID]: annal for annal in books[name]} for name in books}
    changed: list[str] = []
    for annal in annals:
        name = title(annal)
        old = there.get(annal[ID])
        if old is not None:
            before = inside[old][annal[ID]]
            annal = merged(before, annal)
            if annal == before:
                continue
            name = title(annal)
            inside[old].pop(annal[ID])
            changed.append(old)
        if name not in inside:
            inside[name] = {}
        inside[name][annal[ID]] = annal
        there[annal[ID]] = name
        changed.append(name)
    for name in set(changed):
        books[name] = sorted(inside[name].values(), key=stamp)
    return sorted(set(changed))


def stamp(annal: list) -> list:
    """The order in which games were played."""
    return annal[:2]


# Which game lies in which book: by year a text of ids, which is quick to search


def wanted(indexes: dict[str, dict[str, str]], annals: list[list]) -> list[str]:
    """The books that these games may belong to."""
    names = []
    for annal in annals:
        names.append(title(annal))
        index = indexes.get(annal[GAME], {})
        for year in index:
            if annal[ID] in index[year]:
                names.append(annal[GAME] + " " + year)
    return sorted(set(names))


def indexed(index: dict[str, str], name: str, book: list[list]) -> dict[str, str]:
    """The index of a game's books when one of them has changed."""
    year = name.partition(" ")[2]
    after = {other: index[other] for other in index if other != year}
    if book:
        after[year] = " ".join([annal[ID] for annal in book])
    return after


# What comes from elsewhere


def is_annal(row: object) -> bool:
    """Whether something is what it should be, down to each number: it may come from a file."""
    if type(row) is not list or len(row) != len(FIELDS):
        return False
    when, ident, game, rules, people, options, games, scores, places, sheet, sources, deeds = row
    return (
        type(when) is int
        and 0 <= when < 1 << 43
        and type(ident) is str
        and len(ident) == DIGITS
        and not ident.strip("0123456789abcdef")
        and game in KNOWN
        and type(rules) is int
        and type(options) is dict
        and all([type(value) in (str, int) for value in options.values()])
        and type(games) is int
        and 0 < games < 10
        and type(people) is list
        and 1 < len(people) < 10
        and all([is_row(player, [str, str, str]) for player in people])
        and all([is_of(one, len(people)) for one in (scores, places, sheet, sources, deeds)])
        and all([type(number) is int for number in scores + places])
        and all([type(lines) is list for lines in sheet + sources + deeds])
        and all([is_line(line) for lines in sheet for line in lines])
        and all([is_row(line, [str, int]) for lines in sources for line in lines])
        and all([type(deed) is str for done in deeds for deed in done])
    )


def is_of(rows: object, count: int) -> bool:
    """Whether there is something of each seat; nothing at all may be told of any."""
    return type(rows) is list and len(rows) == count


def is_row(row: object, kinds: list[type]) -> bool:
    return type(row) is list and [type(item) for item in row] == kinds


def is_line(line: object) -> bool:
    """A line of a score sheet."""
    if type(line) is not list or len(line) < 2:
        return False
    return is_row(line[:2], [str, int]) and all([type(item) in (str, int) for item in line[2:]])
