"""Mood: what a home has in memory alone of a table, as JSON that every server of a club reads.

Who is here (by server), who has left when, the vote, the clock, whom one waits for since when, what
may be fetched or was brought back, and the last words that all must hear. All times are the
database's, in seconds.
"""

from collections.abc import Collection
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeAlias

import gevent

from server.tables.vote import Vote
from shared_rules.engine.table import Table

if TYPE_CHECKING:
    from server.club.following import Following

Mood: TypeAlias = dict[str, Any]
LAST_WORDS = 12
"""So many are kept; whoever has missed more than these has missed the table itself."""
VOTE = tuple(field.name for field in fields(Vote) if field.name != "since")


def told(table: "Following") -> Mood:
    """A table's mood as it is in memory. What is nothing is left out."""
    stamp, clock, vote = table.club.stamp, table.clock, table.votes.vote
    mood: Mood = {
        "here": {**table.others, **({table.club.name: own} if (own := here(table)) else {})},
        "left": {device: stamp(when) for device, when in table.left.items()},
        "made": stamp(table.made),
        "number": table.votes.number,
        "clock": [clock.change, round(clock.rest, 1), stamp(clock.since), sorted(clock.hurried)],
        "asked": {str(seat): stamp(when) for seat, when in table.patience.since.items()},
        "exports": table.travel.exports,
        "words": table.last_words,
    }
    if vote:
        mood["vote"] = {**{name: getattr(vote, name) for name in VOTE}, "since": stamp(vote.since)}
    if table.travel.continuation:
        mood["continuation"] = table.travel.continuation.save()
    return {key: value for key, value in mood.items() if value}


def here(table: "Following") -> dict[str, list[int]]:
    """This server's devices at a table: whether anybody looks at it, and its sockets."""
    found: dict[str, list[int]] = {}
    for listener in table.listeners:
        awake, count = found.get(listener.device, [0, 0])
        found[listener.device] = [int(awake or not listener.asleep), count + 1]
    return found


def present(mood: Mood, living: Collection[str]) -> dict[str, bool]:
    """The devices that are at a table, wherever, and whether anybody looks at them."""
    found: dict[str, bool] = {}
    for server, devices in mood.get("here", {}).items():
        if server in living:
            for device, (awake, _) in devices.items():
                found[device] = found.get(device, False) or bool(awake)
    return found


def meet(table: "Following", mood: Mood) -> None:
    """Who is here on other servers; whoever was on one that is gone has just left."""
    club, here = table.club, mood.get("here", {})
    club.meet(here)
    table.others = {
        name: devices for name, devices in here.items() if name in club.living and name != club.name
    }
    present = table.present()
    for name in here.keys() - club.living:
        for device in here[name].keys() - present.keys() - table.left.keys():
            table.gone(device)


def take(table: "Following", mood: Mood) -> None:
    """A table's memory is as the mood says."""
    club, clock, votes = table.club, table.clock, table.votes
    table.left = {device: club.when(at) for device, at in mood.get("left", {}).items()}
    meet(table, mood)
    if "made" in mood:
        table.made = club.when(mood["made"])
    if "clock" in mood:
        change, rest, since, hurried = mood["clock"]
        clock.change, clock.rest, clock.hurried = change, rest, set(hurried)
        clock.since = None if since is None else club.when(since)
    asked = mood.get("asked", {})
    table.patience.since = {int(seat): club.when(at) for seat, at in asked.items()}
    table.travel.exports = mood.get("exports", {})
    saved = mood.get("continuation")
    table.travel.continuation = Table.load(saved) if saved else None
    table.last_words = mood.get("words", [])
    votes.number = mood.get("number", 0)
    vote = mood.get("vote")
    if vote is None or votes.vote is None or votes.vote.number != vote["number"]:
        votes.drop()
    if vote:
        values = {name: vote[name] for name in VOTE}
        votes.vote = Vote(**values, since=club.when(vote["since"]))
        if votes.timer is None:
            number = votes.vote.number
            votes.timer = gevent.spawn_later(votes.vote.left, votes.time_is_up, number)
