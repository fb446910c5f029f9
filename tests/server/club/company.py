"""Company: phones that are at one table on several servers."""

import time
from collections.abc import Callable

import psycopg

from shared_rules.engine.chance import Chance
from tests.server.home import Home
from tests.server.phone import Phone, Refused, sit_down


def spread(homes: list[Home], count: int) -> list[Phone]:
    """So many phones, one here, one there."""
    names = ("Anna", "Bert", "Cleo", "Dora")[:count]
    return [homes[number % len(homes)].phone(name) for number, name in enumerate(names)]


def same(phones: list[Phone]) -> None:
    """All have been told the same of the game, but for what each may see."""
    end = time.monotonic() + 10
    while any(log != phones[0].log for log in [phone.settle().log for phone in phones]):
        assert time.monotonic() < end, [len(phone.log) for phone in phones]
        time.sleep(0.02)
    public = ("change", "moves", "line", "waiting", "outcome", "reasons", "stood_in")
    tail = [{key: phone.game[key] for key in public[:5]} for phone in phones]
    assert all(one == tail[0] for one in tail[1:])


def split(homes: list[Home], *kinds: str) -> list[Phone]:
    """One phone on each server, at a game of two, a few moves on."""
    phones = [homes[0].phone("Anna"), homes[1].phone("Bert")]
    sit_down(phones[0].make("dschunke", ["person", "person", *kinds]), phones)
    chance = Chance(2)
    for _ in range(10):
        for phone in phones:
            phone.settle().random_act(chance)
    same(phones)
    return phones


def moved(phones: list[Phone], seconds: float = 15) -> None:
    """Somebody can still move, and the other hears of it."""
    end, moves = time.monotonic() + seconds, max(phone.settle().game["moves"] for phone in phones)
    while min(phone.settle().game["moves"] for phone in phones) <= moves:
        assert time.monotonic() < end
        for phone in phones:
            phone.random_act(Chance(7))
        time.sleep(0.02)


def stored(url: str) -> list[tuple[str, str]]:
    """The table and the request of every move that a phone has made."""
    with psycopg.connect(url) as db:
        rows = db.execute("SELECT id, request FROM moves WHERE request != ''").fetchall()
    return [(table, request.partition("/")[2]) for table, request in rows]


def until_stored(ask: Callable[[], object]) -> None:
    """Ask again as long as it cannot be stored."""
    end = time.monotonic() + 30
    while True:
        try:
            ask()
            return
        except Refused as error:
            assert error.error == "not-stored" and time.monotonic() < end
            time.sleep(0.1)
