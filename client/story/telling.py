"""Telling: what has happened, one moment after the other, and nothing runs ahead of it.

A step is what one moment has brought: its sentences, what flies, and the table as it was right
after it. As long as it stands, all that is on the screen is drawn from its view. What is alike and
small is one step. How long a step stands is asked when its turn comes: by then people may want
another pace, or there is much to catch up with.
"""

from client.app import settings
from client.app.tree import p
from client.games.flights import concerns, steps, together
from client.games.scene import Scene
from client.story.log import opened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from client.app.host import Host
    from shared_rules.engine.types import Fact, View

READING, LETTER = 500, 35
"""Milliseconds in which a sentence is read, and more for each of its letters."""
FLIGHT = {"slow": 600, "normal": 450, "quick": 250, "once": 0}
"""Milliseconds that what flies at a time needs at each pace."""
LANDED = 100
"""Milliseconds more: what counts what flies changes when it has landed, and is seen then."""
LAG = 15_000
"""Who is further behind the others than this hears the rest quickly."""


class Step:
    """One moment: the number of its move, who made that, and all its facts so far."""

    LONG = 110
    """So many letters are read on a phone at their usual size; more are written smaller."""

    def __init__(self, number: int, seat: int, facts: "list[Fact]", view: "View") -> None:
        self.number = number
        self.seat = seat
        self.facts = facts
        self.view = view
        self.news: list = []
        """The facts that this moment has brought."""
        self.said: list[str] = []
        """A sentence for each of them."""
        self.flights: list = []
        """What flies, one group after the other."""
        self.seam = ""
        """What begins with it, a round or a step of one; it is read over the board."""
        self.is_own = False
        """Whether the viewer has just done it, and knows it without being told."""
        self.stays = False
        """Whether it concerns the viewer, who says when to go on."""
        self.haste = 1.0
        """The part of its time that it gets, where a clock is running."""

    @property
    def sentence(self) -> str:
        return "" if self.is_own else " ".join(self.said)

    def drawn(self):
        """The sentence in the foot of the table."""
        return p(self.sentence, class_="question", tabindex=-1, data_landing=True)

    def lasts(self, pace: str) -> int:
        """How many milliseconds it stands there: as long as it takes to read, and to fly."""
        flying = FLIGHT[pace] * len(self.flights)
        if flying:
            flying += LANDED
        if pace in ("quick", "once"):
            return int(max(flying, FLIGHT[pace]) * self.haste)
        letters = max(len(self.sentence), len(self.seam))
        reading = READING + LETTER * letters if letters else 0
        if pace == "slow":
            reading = reading * 3 // 2
        return int(max(flying, reading) * self.haste)


class Telling:
    """The step that is on the screen, and those that are still to come."""

    def __init__(self) -> None:
        self.step: Step | None = None
        self.queue: list[Step] = []
        self.number = 0
        """Counts the steps, so that the time of one ends no other."""
        self.held = False
        """Whether the step's time is over, but something is open that lies above the table."""

    def add(self, found: list[Step], within: int | None = None) -> None:
        """More has happened; `within`: all of it is to be told in so many milliseconds."""
        self.queue += found
        if within is not None:
            within = max(0, within - (self.step.lasts(settings.now["pace"]) if self.step else 0))
            left = self.left()
            for step in self.queue if left > within else []:
                step.haste *= within / left

    def left(self) -> int:
        """How many milliseconds what is still to come takes."""
        return sum([step.lasts(settings.now["pace"]) for step in self.queue])

    def go_on(self, pace: str = "normal") -> Step | None:
        """The next step, None if everything has been told.

        Where nothing is to be told step by step, all that is left is one, which nobody waits for.
        """
        self.number += 1
        self.held = False
        if pace == "once":
            steps, self.queue, self.step = self.queue, [], None
            return whole(steps) if steps else None
        self.step = self.queue.pop(0) if self.queue else None
        return self.step

    def pace(self, lags: bool) -> str:
        """How fast this step is told; `lags`: the others do not wait until it has been."""
        pace = settings.now["pace"]
        behind = lags and pace in ("slow", "normal") and self.left() > LAG
        return "quick" if behind else pace

    def effects(self, step: Step, pace: str) -> list[tuple]:
        """What makes a step heard and seen, and ends it if it is on the screen."""
        found: list[tuple] = [("announce", sentence) for sentence in step.said]
        if step.flights:
            found.append(("show", step.flights, FLIGHT[pace]))
        return found + self.rest(pace) if step is self.step else found

    def rest(self, pace: str) -> list[tuple]:
        """What ends the step that is on the screen, if its time does."""
        step = self.step
        if step is None or step.stays:
            return []
        return [("rest", step.lasts(pace), ["step", self.number])]

    def clear(self) -> None:
        """Nothing is to be told any more."""
        self.queue = []
        self.go_on()

    # What has been told

    def log(self, host: "Host", since: int = 0) -> list[list]:
        """The moves from a number on, as far as they have been told."""
        log, step = host.log(since), self.step
        return log if step is None else [*log[: step.number - since], [step.seat, step.facts]]

    def reasons(self, host: "Host") -> list[list]:
        """Why bots have moved, as far as all has been told that came of it."""
        reasons, step = host.told_reasons(), self.step
        if step is None or not reasons:
            return reasons
        log = host.log()
        is_whole = len(step.facts) == len(log[step.number][1])
        end = step.number + 1 if is_whole else step.number
        return [why for why in reasons if opened(log, why[0]) < end]


def whole(steps: list[Step]) -> Step:
    """Several steps as one, seen from its end."""
    last = steps[-1]
    one = Step(last.number, last.seat, last.facts, last.view)
    for step in steps:
        one.news += step.news
        one.said += step.said
        one.flights += step.flights
    return one


def steps_since(
    host: "Host", first: int, eyes: int | None, words: dict, stops: bool = False
) -> list[Step]:
    """What has happened from a move on, as one pair of eyes saw it; `stops`: what concerns them
    waits for a tap."""
    found: list[Step] = []
    log = host.log(first)
    alone = len(host.persons()) == 1  # else the others listen as well
    for number in range(first, first + len(log)):
        seat, facts = log[number - first]
        seen = 0
        for count, view in host.moments(number, eyes):
            step = Step(number, seat, facts[:count], view)
            step.news = facts[seen:count]
            is_own = alone and seen == 0 and seat == eyes
            describe(step, Scene(view, host.players, words), is_own, stops)
            seen = count
            if step.said:
                add(found, step)
    return found


def describe(step: Step, scene: Scene, by_viewer: bool, stops: bool) -> None:
    """Say and show what a step has brought."""
    me = f"seat-{scene.me}"
    step.is_own = by_viewer and all([len(fact) > 1 and fact[1] == me for fact in step.news])
    for sentence, moved in steps(scene, [[step.seat, step.news]]):
        step.said.append(sentence)
        if moved:
            step.flights.append(moved)
    if stops and scene.me is not None and not step.is_own:
        step.stays = any([concerns(scene, fact) for fact in step.news])


def add(found: list[Step], step: Step) -> None:
    """One more step; with the one before it, if both are small and alike."""
    before = found[-1] if found else None
    if before is None or before.is_own != step.is_own or before.stays or step.stays:
        found.append(step)
    elif together(step.view["game"], before.news + step.news):
        step.said = before.said + step.said
        step.news = before.news + step.news
        flights = [flight for group in before.flights + step.flights for flight in group]
        step.flights = [flights] if flights else []
        found[-1] = step
    else:
        found.append(step)


def lately(host: "Host", words: dict) -> int:
    """The first of the latest moves that whoever only watches may have missed while the page was
    loaded anew: more than is told before one lags behind it cannot be."""
    first = host.moves
    while first and settings.now["pace"] != "once":
        can_be_watched = host.moments(first - 1, None) or not host.log(first - 1)[0][1]
        steps = steps_since(host, first - 1, None, words)
        if not can_be_watched or sum([step.lasts("normal") for step in steps]) > 2 * LAG:
            break
        first -= 1
    return first
