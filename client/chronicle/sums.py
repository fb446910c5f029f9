"""Sums: what the games of a book come to, person by person.

They can be added up, book by book in the order of their years, so that a chronicle of ten thousand
games opens without looking at any. Everything in them is JSON and is kept beside the books.
"""

from client.chronicle.calendar import month_of
from client.shelf.annal import DEEDS, GAME, GAMES, ID, PEOPLE, PLACES, SCORES, SOURCES, WHEN

PERSON = "person"
NOBODY = "@"
"""Whoever is not to be remembered."""


def key_of(name: str) -> str:
    """By what a person is known: two spellings that differ in capitals are one."""
    return NOBODY + name.strip().lower()


def who(player: list, same: dict[str, str]) -> str:
    """Who sits there: a person, maybe under another name (`same`), or a bot by its level."""
    if player[1] != PERSON:
        return player[1]
    key = key_of(player[0])
    return same.get(key, key)


def nothing() -> dict:
    """The sums of no games; `close` are the least [difference between the first two, game]."""
    return {"n": 0, "people": {}, "close": {}}


def newcomer() -> dict:
    """Somebody's sums before the first game.

    `n` games, `w` of them won, `p` their places added up; `by` how many sat there [games, won,
    places]; `vs` others [games, ahead, behind]; by game: `run` won in a row (see joined_run),
    `top` the highest result [points, game], `from` sources [points, games]; `months` by game and
    month [games, won, points of a game]; `deeds` [how often, the first game].
    """
    return {
        "name": "", "seen": 0, "n": 0, "w": 0, "p": 0, "by": {}, "vs": {}, "run": {}, "top": {},
        "from": {}, "months": {}, "deeds": {},
    }  # fmt: skip


def of_book(annals: list[list], same: dict[str, str]) -> dict:
    """The sums of a book: the games of one kind and year, the oldest first."""
    sums = nothing()
    for annal in annals:
        add(sums, annal, same)
    return sums


def add(sums: dict, annal: list, same: dict[str, str]) -> None:
    """One game more, played after all others of its kind."""
    known = [who(player, same) for player in annal[PEOPLE]]
    stamp = [annal[WHEN], annal[ID]]
    sums["n"] += 1
    scores = sorted(annal[SCORES], reverse=True)
    if annal[GAMES] == 1:
        lower(sums["close"], annal[GAME], [scores[0] - scores[1], *stamp])
    for seat in range(len(known)):
        key = known[seat]
        if key[:1] != NOBODY or key == NOBODY:
            continue
        if key not in sums["people"]:
            sums["people"][key] = newcomer()
        cell = sums["people"][key]
        if annal[WHEN] >= cell["seen"]:
            cell["name"], cell["seen"] = annal[PEOPLE][seat][0], annal[WHEN]
        enter(cell, annal, seat, known)
        for deed in annal[DEEDS][seat]:
            count(cell["deeds"], annal[GAME] + "." + deed, [1, *stamp])


def enter(cell: dict, annal: list, seat: int, known: list[str]) -> None:
    """A person's game."""
    game, places = annal[GAME], annal[PLACES]
    place = places[seat]
    won = 1 if place == 1 else 0
    points = annal[SCORES][seat] // annal[GAMES]
    cell["n"] += 1
    cell["w"] += won
    cell["p"] += place
    plus(cell["by"], str(len(known)), [1, won, place])
    for other in range(len(known)):
        if other != seat and known[other] not in (known[seat], NOBODY):
            theirs = places[other]
            plus(
                cell["vs"],
                known[other],
                [1, 1 if place < theirs else 0, 1 if place > theirs else 0],
            )
    run = [1, won, won, won]
    cell["run"][game] = joined_run(cell["run"][game], run) if game in cell["run"] else run
    if annal[GAMES] == 1:
        lower(cell["top"], game, [-annal[SCORES][seat], annal[WHEN], annal[ID]])
    plus(cell["months"], game + " " + month_of(annal[WHEN]), [1, won, points])
    for source, gained in annal[SOURCES][seat]:
        plus(cell["from"], game + "." + source, [gained])
    plus(cell["from"], game, [annal[GAMES]])


# What adds up


def plus(row: dict, key: str, numbers: list[int]) -> None:
    """Numbers more under a key."""
    if key in row:
        row[key] = [row[key][place] + numbers[place] for place in range(len(numbers))]
    else:
        row[key] = numbers


def lower(row: dict, key: str, found: list) -> None:
    """The least of all that has been found under a key, and of equals the first."""
    if key not in row or found < row[key]:
        row[key] = found


def count(row: dict, key: str, found: list) -> None:
    """So many times more; what is remembered besides is the first time."""
    if key in row:
        row[key] = [row[key][0] + found[0], *min(row[key][1:], found[1:])]
    else:
        row[key] = found


def joined_run(one: list[int], other: list[int]) -> list[int]:
    """Games in a row, [how many, won at the beginning, at the end, the most won in a row], and
    those that follow them."""
    return [
        one[0] + other[0],
        one[0] + other[1] if one[1] == one[0] else one[1],
        other[0] + one[2] if other[2] == other[0] else other[2],
        max(one[3], other[3], one[2] + other[1]),
    ]


def joined(books: list[dict]) -> dict:
    """The sums of several books; those of one game in the order of their years."""
    whole = nothing()
    for sums in books:
        whole["n"] += sums["n"]
        for game in sums["close"]:
            lower(whole["close"], game, sums["close"][game])
        for key in sums["people"]:
            if key not in whole["people"]:
                whole["people"][key] = newcomer()
            join(whole["people"][key], sums["people"][key])
    return whole


def join(cell: dict, more: dict) -> None:
    """Somebody's sums in one book more."""
    if more["seen"] >= cell["seen"]:
        cell["name"], cell["seen"] = more["name"], more["seen"]
    for name in ("n", "w", "p"):
        cell[name] += more[name]
    for name in ("by", "vs", "from", "months"):
        for key in more[name]:
            plus(cell[name], key, more[name][key])
    for key in more["top"]:
        lower(cell["top"], key, more["top"][key])
    for key in more["deeds"]:
        count(cell["deeds"], key, more["deeds"][key])
    for key in more["run"]:
        run = more["run"][key]
        cell["run"][key] = joined_run(cell["run"][key], run) if key in cell["run"] else run
