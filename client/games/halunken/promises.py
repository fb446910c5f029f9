"""What a button of Halunken promises: who is paid and controls Black Jack, points won and lost."""

from client.app.texts import say
from shared_rules.halunken.cards import worth

NOTHING = ("place", "sail", "send", "push", "forgo")
"""Sealed answers, and verbs that say all by what they name."""


def on_bid(scene, move: list, sure) -> str:
    """A scoundrel that is bid stays in the crew until it is paid."""
    scoundrel, left = scene.name(move[1]), len(scene.public["crews"][scene.decider]) - 1
    if ["hired", f"seat-{scene.decider}", move[1]] in sure()[0]:
        key = "halunken.promise.bid.one" if left == 1 else "halunken.promise.bid"
    else:
        key = "halunken.promise.bid.unsure.one" if left == 1 else "halunken.promise.bid.unsure"
    return say(key, scoundrel, left)


def on_decline(scene, move: list, sure) -> str:
    """If it was the last word of the auction, how that ends."""
    for fact in sure()[0]:
        if fact[0] == "hired":
            return say("halunken.promise.decline.hired", scene.name(fact[1]), scene.name(fact[2]))
        if fact[0] == "ignored":
            return say("halunken.promise.decline.ignored")
    return say("halunken.promise.decline")


def on_name(scene, move: list, sure) -> str:
    """Where the Rum leads, if nobody moves before and finds somebody new."""
    for fact in sure()[0]:
        if fact[0] == "sailed" and fact[1] == f"seat-{scene.decider}":
            return say("halunken.promise.name", move[1], number_of(fact[3]))
    return ""


def on_rob(scene, move: list, sure) -> str:
    """Whom a captain has robbed who came himself, he pushes on to the next free tavern."""
    facts, scoundrel, points = sure()[0], scene.name(move[1]), gained(scene, move[1])
    if len(facts) > 1 and facts[1][0] == "pushed" and facts[1][1] == facts[0][2]:
        victim, tavern = scene.name(facts[1][1]), number_of(facts[1][3])
        return say("halunken.promise.rob.pushed", scoundrel, points, victim, tavern)
    return say("halunken.promise.rob", scoundrel, points)


def on_take(scene, move: list, sure) -> str:
    return say("halunken.promise.take", scene.name(move[1]), gained(scene, move[1]))


def on_give(scene, move: list, sure) -> str:
    crew = scene.public["crews"][scene.decider]
    left = crew[:]
    left.remove(move[1])
    return say("halunken.promise.give", scene.name(move[1]), change(crew, left))


def number_of(tavern: str) -> str:
    """A house is called by its number: its name would not fit."""
    return tavern[len("tavern-") :]


def gained(scene, scoundrel: str) -> str:
    """What a scoundrel more brings the viewer."""
    crew = scene.public["crews"][scene.decider]
    return change(crew, [*crew, scoundrel])


def change(before: list[str], after: list[str]) -> str:
    """The points that a crew wins or, if another colour comes to count twice, perhaps loses."""
    points = worth(after) - worth(before)
    sign = "+" if points > 0 else "−" if points else "±"
    is_one = points in (1, -1)
    return say(
        "halunken.promise.points.one" if is_one else "halunken.promise.points",
        sign + str(abs(points)),
    )
