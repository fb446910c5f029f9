"""The deal of the day: one for each game, made of the date alone, so that nobody need be asked.

A day is a number, counted from the first of January 1970 in UTC: it begins everywhere at once.
"""

from .. import GAMES
from ..engine.chance import Chance
from ..engine.plain import digest
from .code import Challenge, bots_of

LENGTH = 86_400_000
"""Milliseconds."""
FIRST = 1
"""The weakest bots are not asked: they are for those who learn a game."""


def day_of(now: int) -> int:
    """The day of so many milliseconds since 1970."""
    return now // LENGTH


def deal(key: str, day: int) -> int:
    """Its 40 bits."""
    chance = Chance(digest(["day", key, day]))
    return chance.word() * 256 + chance.below(256)


def challenge(key: str, day: int) -> Challenge:
    """By the usual rules, with as many as most play with, one against bots that differ."""
    seats = GAMES[key].SEATS[len(GAMES[key].SEATS) // 2]
    bots = bots_of(key)
    levels = [bots[(FIRST + place) % len(bots)] for place in range(seats - 1)]
    return Challenge(key, seats, {}, levels, deal(key, day))
