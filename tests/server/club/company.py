"""Company: phones that are at one table on several servers."""

import time

from tests.server.home import Home
from tests.server.phone import Phone


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
