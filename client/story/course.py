"""Where a game stands, in words: the line in the head, and the seams of rounds.

A seam is where a round or a step of it begins; it is announced over the board for a moment.
A game that does not say it (shared_rules/engine/course.py) has none of these.
"""

from client.app.texts import game_words, say
from client.app.tree import div, p, span
from shared_rules.extras import extra


def course_of(view) -> dict | None:
    """Where a view's game stands, None if it does not say."""
    module = extra(view["game"], "course") if view else None
    return module.course(view) if module else None


# The line


def line(scene):
    """One line, at the same place in every game."""
    course = course_of(scene.view)
    if not course:
        return None
    parts = said(course, scene.words)
    row: list = []
    for part in parts[:-1]:
        row += [span(part + " ·"), " "]  # the line breaks between two parts, if it must
    return p(row, span(parts[-1]), class_="course")


def said(course: dict, words: dict) -> list[str]:
    """All of it: the game of a match, the round, the step."""
    if course["name"] == "over":
        return [say("course.over")]
    parts = [game_said(course)] if course["games"] > 1 else []
    if course["round"]:
        parts.append(round_said(course["round"], course["rounds"]))
    parts.append(step_said(course, words))
    return parts


def game_said(course: dict) -> str:
    return say("course.game", course["game"], course["games"])


def round_said(number: int, rounds: int) -> str:
    return say("course.round.of", number, rounds) if rounds else say("course.round", number)


def step_said(course: dict, words: dict) -> str:
    if not course["step"]:
        return say("course.setup")
    return say("course.step", course["step"], course["steps"], words["course." + course["name"]])


# The seams


def seam(before, after) -> str:
    """What to announce between two views, if a game, a round or a step of it has begun."""
    return begun(course_of(before), course_of(after), after)


class Seams:
    """What begins for those who look at a table, announced once: with what is told first of it.

    That which ends a step leads to the next one as well; it is told without a seam over it.
    """

    def __init__(self) -> None:
        self.stands: dict | None = None
        """Where the game stood, as far as it has been announced."""
        self.seen: dict | None = None
        """Where it stood in the view that was looked at last."""

    def look(self, view, news=()) -> str:
        """What to announce with this view, and with the facts that have led to it."""
        now = course_of(view)
        before, self.seen = self.seen, now
        if news and self.stands and now != before and not has_begun(view, news):
            return ""
        was, self.stands = self.stands, now
        return begun(was, now, view)


def has_begun(view, news) -> bool:
    """Whether one of these facts is the first of a step."""
    module = extra(view["game"], "course")
    return any([module.begins(fact) for fact in news])


def begun(was: dict | None, now: dict | None, view) -> str:
    """What has begun with a view, from where the game stood before; "" if nothing.

    Nothing begins with the first view, with the end, or when a move is taken back.
    """
    if was is None or now is None or "over" in (was["name"], now["name"]):
        return ""
    if place(now) <= place(was):
        return ""
    if now["game"] != was["game"]:
        return game_said(now)
    step = step_said(now, game_words(view["game"]))
    if now["round"] == was["round"]:
        return step
    return round_said(now["round"], now["rounds"]) + " · " + step


def place(course: dict) -> tuple:
    """Later places are larger."""
    return course["game"], course["round"], course["step"]


def banner(text: str):
    """A seam, over the board for a moment: it goes by itself, and takes no taps."""
    return div(span(text), class_="seam", key=text)
