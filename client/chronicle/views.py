"""What the chronicle shows of its sums: who has won how often, records, plots, achievements."""

from client.app.texts import game_words, joined, knows, say, title_of
from client.app.tree import (
    button,
    dd,
    div,
    dl,
    dt,
    h2,
    li,
    p,
    section,
    span,
    strong,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from client.chronicle import plots
from client.chronicle.numbers import average, day, percent, tenths
from client.chronicle.plots import Series
from shared_rules.extras import extra

MONTHS = 24
"""What goes over more of them is told by years."""


def name_of(whole: dict, key: str) -> str:
    """Who that is: a person, or a bot by its level."""
    if key in whole["people"]:
        return whole["people"][key]["name"] or say("chronicle.nobody")
    level = "level." + key.partition(":")[2]
    return say("kind.bot") + ", " + say(level) if knows(level) else say("kind.bot")


def ranked(whole: dict) -> list[str]:
    """All people, those with the most wins first, and of equals those with more games."""
    people = whole["people"]
    order = [[-people[key]["w"], -people[key]["n"], people[key]["name"], key] for key in people]
    return [row[3] for row in sorted(order)]


def choice(text: str, message: list, chosen: bool):
    return button(
        text, type="button", tap=message, aria_pressed=chosen, class_="choice", key=str(message)
    )


def choices(label: str, name: str, values: list[list[str]], now: str):
    """One of these [value, text], or all of them."""
    rows = [choice(text, [name, value], value == now) for value, text in values]
    everything = choice(say("chronicle.all"), [name, ""], not now)
    return div(everything, rows, class_="choices", role="group", aria_label=label)


def standings(whole: dict, chosen: str):
    """Everybody's games, wins and average place; a tap on a name tells more."""
    rows = []
    for key in ranked(whole):
        if chosen in ("", key):
            cell = whole["people"][key]
            who = button(
                name_of(whole, key),
                type="button",
                tap=["person", "" if chosen else key],
                aria_pressed=bool(chosen),
                class_="quiet",
            )
            rows.append(
                tr(
                    th(who, scope="row"),
                    td(str(cell["n"])),
                    td(f"{cell['w']} ({percent(cell['w'], cell['n'])} %)"),
                    td(average(cell["p"], cell["n"])),
                    key=key,
                )
            )
    return section(
        h2(say("chronicle.person" if chosen else "chronicle.people")),
        numbers_table(
            say("chronicle.people"),
            [say("chronicle.person"), say("chronicle.games"), say("chronicle.won"), PLACE],
            rows,
        ),
        button(
            say("chronicle.back.all"),
            type="button",
            tap=["person", ""],
            class_="quiet",
        )
        if chosen
        else None,
    )


PLACE = "Ø"


def numbers_table(label: str, heads: list[str], rows: list):
    """A table that scrolls sideways where letters are large."""
    columns = []
    for head in heads:
        said = span(say("chronicle.average"), class_="unseen")
        short = [span(PLACE, aria_hidden=True), said]
        columns.append(th(short if head == PLACE else head, scope="col", key=head))
    return div(
        table(thead(tr(columns)), tbody(rows), aria_label=label),
        class_="scrolls",
        tabindex=0,
        role="group",
        aria_label=label,
    )


# One person


def by_number(cell: dict):
    """Wins and places by how many played."""
    rows = []
    for count in sorted(cell["by"]):
        games, won, places = cell["by"][count]
        rows.append(
            tr(
                th(say("chronicle.players", count), scope="row"),
                td(str(games)),
                td(f"{won} ({percent(won, games)} %)"),
                td(average(places, games)),
                key=count,
            )
        )
    heads = [say("chronicle.by"), say("chronicle.games"), say("chronicle.won"), PLACE]
    return section(
        h2(say("chronicle.by")), numbers_table(say("chronicle.by"), heads, rows), key="by"
    )


def versus(whole: dict, cell: dict):
    """Games with each of the others, and who was ahead; the most frequent first."""
    order = sorted([[-cell["vs"][other][0], other] for other in cell["vs"]])
    if not order:
        return None
    rows = []
    for _, other in order:
        games, ahead, behind = cell["vs"][other]
        rows.append(
            tr(
                th(name_of(whole, other), scope="row"),
                td(str(games)),
                td(str(ahead)),
                td(str(behind)),
                key=other,
            )
        )
    heads = [
        say("chronicle.together"),
        say("chronicle.games"),
        say("chronicle.ahead"),
        say("chronicle.behind"),
    ]
    label = say("chronicle.versus")
    return section(h2(label), numbers_table(label, heads, rows), key="vs")


# Records


def records(whole: dict, games: list[str], chosen: str):
    """The longest streak, the highest and the closest result of each game."""
    rows = []
    for game in games:
        people = [key for key in ranked(whole) if chosen in ("", key)]
        found = [*streak(whole, game, people), *highest(whole, game, people)]
        if not chosen:
            found += closest(whole, game)
        if found:
            rows.append([dt(title_of(game)), found])
    if chosen:
        rows.append(favourites(whole, whole["people"][chosen]))
    return section(h2(say("chronicle.records")), dl(rows), key="records") if rows else None


def record(key: str, text: str, game: list):
    """A record; a tap shows the game."""
    told = [strong(say(key)), " ", text]
    if not game:
        return dd(told)
    return dd(button(told, type="button", tap=["show", *game], class_="quiet"))


def streak(whole: dict, game: str, people: list[str]) -> list:
    best = max([0] + [whole["people"][key]["run"].get(game, [0, 0, 0, 0])[3] for key in people])
    if best < 2:
        return []
    names = []
    for key in people:
        if whole["people"][key]["run"].get(game, [0, 0, 0, 0])[3] == best:
            names.append(name_of(whole, key))
    return [record("chronicle.run", say("asked", joined(names), best), [])]


def highest(whole: dict, game: str, people: list[str]) -> list:
    found = [
        [*whole["people"][key]["top"][game], key]
        for key in people
        if game in whole["people"][key]["top"]
    ]
    if not found:
        return []
    points, when, ident, key = min(found)
    text = say("chronicle.highest.by", name_of(whole, key), -points, day(when))
    return [record("chronicle.highest", text, [game, when, ident])]


def closest(whole: dict, game: str) -> list:
    if game not in whole["close"]:
        return []
    margin, when, ident = whole["close"][game]
    text = say("chronicle.closest.by", margin, day(when))
    return [record("chronicle.closest", text, [game, when, ident])]


def favourites(whole: dict, cell: dict) -> list:
    """With whom somebody plays most."""
    most = max([0] + [cell["vs"][other][0] for other in cell["vs"]])
    names = [name_of(whole, other) for other in cell["vs"] if cell["vs"][other][0] == most]
    if not names:
        return []
    return [dt(say("chronicle.favourite")), dd(say("asked", joined(sorted(names)), most))]


# Plots


def time_plot(whole: dict, game: str, chosen: str):
    """Won games, or in one game points, over months or years."""
    people = [key for key in by_games(whole) if chosen in ("", key)][: plots.MOST]
    months: dict[str, bool] = {}
    for key in people:
        for month in whole["people"][key]["months"]:
            months[month.partition(" ")[2]] = True
    by_years = len(months) > MONTHS
    points = sorted({month[:4] if by_years else month: True for month in months})
    if len(points) < 2:
        return None
    rows = []
    for key in people:
        added = added_up(whole["people"][key]["months"], by_years)
        values = [value_at(added.get(point), game) for point in points]
        rows.append(Series(name_of(whole, key), values))
    titles = ["chronicle.over.points", "chronicle.over.points.years"]
    if not game:
        titles = ["chronicle.over.wins", "chronicle.over.wins.years"]
    return plots.over_time(say(titles[1 if by_years else 0]), points, rows)


def by_games(whole: dict) -> list[str]:
    """All people, those who have played most first."""
    people = whole["people"]
    return [row[1] for row in sorted([[-people[key]["n"], key] for key in people])]


def added_up(months: dict, by_years: bool) -> dict:
    """[games, won, points] by month or year, of all games."""
    found: dict[str, list[int]] = {}
    for month in months:
        point = month.partition(" ")[2]
        point = point[:4] if by_years else point
        before = found.get(point, [0, 0, 0])
        found[point] = [before[place] + months[month][place] for place in range(3)]
    return found


def value_at(found: list[int] | None, game: str):
    if found is None:
        return None
    games, won, points = found
    return (tenths(points, games) + 5) // 10 if game else percent(won, games)


def source_plot(whole: dict, game: str, chosen: str):
    """Where points come from: somebody's, beside everybody's."""
    words = game_words(game)
    totals: dict[str, int] = {}
    for key in whole["people"]:
        row = whole["people"][key]["from"]
        for source in row:
            totals[source] = totals.get(source, 0) + row[source][0]
    own = whole["people"][chosen]["from"] if chosen else {}
    rows = []
    for source in extra(game, "deeds").SOURCES:
        key = game + "." + source
        of_all = tenths(totals.get(key, 0), totals.get(game, 0))
        value, number = of_all, average(totals.get(key, 0), totals.get(game, 0))
        if chosen:
            points, games = own.get(key, [0])[0], own.get(game, [0])[0]
            value, number = tenths(points, games), average(points, games)
        name = words.get("source." + source) or words["item." + source]
        rows.append([name[:1].upper() + name[1:], value, of_all if chosen else None, number])
    note = say("chronicle.sources.mark") if chosen else ""
    return section(
        h2(say("chronicle.sources")),
        plots.bars(say("chronicle.sources.of"), note, rows),
        key="sources",
    )


# Achievements


def deeds(whole: dict, game: str, chosen: str):
    """What was done, by whom, and since when."""
    words = game_words(game)
    rows = []
    for deed in extra(game, "deeds").DEEDS:
        key = game + "." + deed
        by = []
        for person in ranked(whole):
            if chosen in ("", person) and key in whole["people"][person]["deeds"]:
                times, when, _ = whole["people"][person]["deeds"][key]
                count = f" ×{times}" if times > 1 else ""
                told = say("chronicle.deeds.first", name_of(whole, person) + count, day(when))
                by.append(span(told, class_="muted small", key=person))
        if by:
            rows.append(li(strong(words["deed." + deed]), told_of(words, deed), by, key=deed))
    return section(
        h2(say("chronicle.deeds")),
        ul(rows, class_="deeds") if rows else p(say("chronicle.deeds.none"), class_="muted"),
        key="deeds",
    )


def told_of(words: dict[str, str], deed: str):
    return span(words[f"deed.{deed}.help"], class_="small")
