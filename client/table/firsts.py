"""Firsts: a rule comes to the player when what it is about happens for the first time.

It is a step of the story, right after the one that has shown it, in one sentence, with the way to
its page. Each is told once on a device, one at a time, and only where there is time to read it.

client/games/<game>/firsts.py says which rules these are, found by being there:

    FACTS                   the facts that have a rule, which is called as they are
    on_FACT(scene, *items)  the name of the rule that a fact of that name shows, "" if it shows none

What is said of one is the word "first.NAME" of the rules' words, and its page is that word's. All
is made from what everybody sees, so that it is no secret of anybody's.
"""

from client.app import settings
from client.app.settings import told_of
from client.app.texts import say
from client.games.scene import Scene
from client.story.telling import Step
from client.table import handover
from client.table.explained import rule
from shared_rules.engine.because import bare
from shared_rules.extras import extra

WORD = "first."


class First(Step):
    """A rule, while the table stands as the step before it has left it."""

    LONG = 80  # beside it is the way to the rule

    def __init__(self, after: Step, name: str, sentence: str) -> None:
        Step.__init__(self, after.number, after.seat, after.facts, after.view)
        self.news = after.news
        self.name = name
        self.said = [sentence]
        self.stays = settings.now["stops"]

    def drawn(self):
        return [Step.drawn(self), rule(say("rule"), WORD + self.name)]

    def lasts(self, pace: str) -> int:
        """It is new, and takes its time at any pace."""
        return Step.lasts(self, "slow")


def following(step: "Step | None", host, words: dict) -> "First | None":
    """The rule that what has just been told has shown, if it has never been told here."""
    if step is None or isinstance(step, First) or not is_wanted(host):
        return None
    told = settings.now[told_of(host.game)].split()
    scene = Scene(step.view, host.players, words)
    for fact in step.news:
        name = shown_by(scene, fact)
        if name and name not in told:
            return First(step, name, words[WORD + name])
    return None


def is_wanted(host) -> bool:
    """Not by those who know the game, and not where a clock is running."""
    is_on = settings.now["firsts"] and not settings.is_known(host.game)
    return is_on and not handover.has_clock(host)


def shown_by(scene, fact: list) -> str:
    """The name of the rule that a fact shows."""
    own = extra(scene.game, "firsts")
    if own is None:
        return ""
    name: str = fact[0]
    if name in own.FACTS:
        return name
    work = getattr(own, "on_" + name, None)
    return work(scene, *bare(fact)[1:]) if work else ""


def remembered(game: str, first: First) -> list[tuple]:
    """It is not told again on this device."""
    key = told_of(game)
    return [("set", key, (settings.now[key] + " " + first.name).strip())]
