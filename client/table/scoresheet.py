"""The score sheet: everybody's points line by line, each with its reason, the best first."""

from client.app.texts import joined, say
from client.app.tree import button, div, h2, li, ol, section, span, strong, table, tbody, td, th, tr
from shared_rules.engine import words as rules_words


def ranking(places: list[int]) -> list[int]:
    """The seats from the first place to the last."""
    order = []
    for place in range(1, len(places) + 1):
        for seat in range(len(places)):
            if places[seat] == place:
                order.append(seat)
    return order


def verdict(saved: dict) -> str:
    """Who has won, in a sentence."""
    players, places = saved["players"], saved["outcome"]["places"]
    names = [players[seat]["name"] for seat in range(len(players)) if places[seat] == 1]
    return say("result.winner" if len(names) == 1 else "result.winners", joined(names))


def podium(saved: dict):
    """Everybody's place and points at a glance."""
    outcome = saved["outcome"]
    row = []
    for seat in ranking(outcome["places"]):
        player = saved["players"][seat]
        row.append(
            li(
                span(say("result.place", outcome["places"][seat]), class_="place"),
                player["name"],
                strong(str(outcome["scores"][seat])),
                class_="seat-" + player["colour"],
                key=seat,
            )
        )
    return ol(row, class_="podium")


def scoresheets(saved: dict, words: dict[str, str], ask: bool = True):
    """A table for each player, in the order of their places; its lines lead to their rules."""
    outcome = saved["outcome"]
    names = [player["name"] for player in saved["players"]]
    order = ranking(outcome["places"])
    return div([scoresheet(saved, seat, words, names, ask) for seat in order], class_="scoresheets")


def scoresheet(saved: dict, seat: int, words: dict[str, str], names: list[str], ask: bool):
    outcome = saved["outcome"]
    rows = []
    for line in outcome["sheet"][seat]:
        points = line[1]
        text = reason(words, line[0], line[2:], names)
        why = button(text, type="button", tap=["rule", line[0]], class_="why") if ask else text
        rows.append(
            tr(
                th(why, scope="row"),
                td(str(points), class_=None if points else "nothing"),
            )
        )
    return section(
        h2(
            span(say("result.place", outcome["places"][seat]), class_="place"),
            span(names[seat], class_="name"),
            span(
                str(outcome["scores"][seat]),
                span(say("result.points"), class_="unseen"),
                class_="total",
            ),
        ),
        table(tbody(rows), aria_label=names[seat]) if rows else None,
        class_="scoresheet seat-" + saved["players"][seat]["colour"],
        key=seat,
    )


def reason(words: dict[str, str], key: str, items: list, names: list[str]) -> str:
    """What a line is for; what it names and the words leave no place for comes at the end."""
    text = words["score." + key]
    if "{0}" not in text and items:
        return text + ": " + rules_words.listed(words, items, names)
    for place in range(len(items)):
        named = rules_words.name(words, items[place], names)
        text = text.replace("{" + str(place) + "}", named)
    return text
