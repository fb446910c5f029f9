"""How long writing takes while the server is busy, and how long others wait for a slow disk.

Every way of flushing is measured in a process of its own, all in the same run: the server's, beside
it the one that it had before, and others that could be thought of.

    quick   the real disk, with phones and bots that always have something for the server to do, so
            that the processor is saturated: how long `write` takes, at so many arrivals a second
    slow    a memory card, where each flush takes 20 ms and gives the interpreter back, as a real
            one does: how late is who wants to read something every other millisecond

    python -m tests.bench.disk SCENE WAY SECONDS FOLDER

is such a process.
"""

import json
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import gevent
from gevent import socket as cooperative

from server.source import SOURCE
from server.store.commits import QUICK, Commits
from server.web.serve import SWITCH

PHONES, WORK, CARD = 40, 0.001, 0.02
RATES = {"quick": 100, "slow": 20}
"""Arrivals a second."""
ROUNDS, SECONDS = 3, 3.0
WRITING, READING = 20, 5
"""Milliseconds for 95 of 100 writes on a quick disk, and for 95 of 100 reads beside a slow one."""
DISK = SOURCE / "build"
"""A folder on the real disk."""
PUT = "INSERT INTO things VALUES (?, ?)"

Milliseconds = dict[str, float]


class Together(Commits):
    """Nobody goes first, and the disk is not tried out."""

    in_place = True

    def is_quick(self) -> bool:
        return self.in_place

    def may_write_at_once(self) -> bool:
        return False

    def try_out(self) -> None:
        pass


class Threaded(Together):
    in_place = False


class Alone(Together):
    """Each flush serves one writer."""

    def may_write_at_once(self) -> bool:
        return True


class Averaged(Together):
    """In place while flushes take less than half a millisecond on average, wherever: as it was."""

    average = 1.0

    def is_quick(self) -> bool:
        return self.average < 0.0005

    def flush(self) -> Exception | None:
        problem = super().flush()
        self.average += (self.lately[-1] - self.average) / 8
        return problem


class Reckoned(Averaged):
    """The same, but what is reckoned is the thread's own time on the processor."""

    def flush(self) -> Exception | None:
        start = time.thread_time()
        problem = Commits.flush(self)
        self.average += (time.thread_time() - start - self.average) / 8
        return problem


class Probing(Commits):
    """In place while half of the last nine flushes there were quick; else one is tried there five
    times a second, if one in the thread has not been slow."""

    tried, hope = 0.0, False

    def is_quick(self) -> bool:
        if self.lately and median(self.lately) < QUICK:
            return True
        return self.hope and time.monotonic() > self.tried + 0.2

    def flush(self) -> Exception | None:
        before = list(self.lately)
        problem = super().flush()
        if threading.current_thread() is threading.main_thread():
            self.tried = time.monotonic()
        else:
            self.hope = self.lately[-1] < 0.006
            self.lately.clear()
            self.lately.extend(before)
        return problem


WAYS: dict[str, tuple[type[Commits], float]] = {
    "ours": (Commits, SWITCH),
    "as it was": (Averaged, SWITCH),
    "as it was, 5 ms switches": (Averaged, 0.005),
    "as it was, 0.1 ms switches": (Averaged, 0.0001),
    "as it was, thread's time": (Reckoned, SWITCH),
    "probing in place": (Probing, SWITCH),
    "always in the thread": (Threaded, SWITCH),
    "always in place, together": (Together, SWITCH),
    "always in place, alone": (Alone, SWITCH),
}
"""Each way, and after how many seconds a thread has to give the interpreter back."""


def on_a_card(way: type[Commits]) -> type[Commits]:
    """The same on a memory card."""

    class Slow(way):  # type: ignore[misc, valid-type]
        def commit(self) -> None:
            time.sleep(CARD)
            super().commit()

    return Slow


def work() -> None:
    end = time.perf_counter() + WORK
    while time.perf_counter() < end:
        pass


def phone() -> None:
    """Somebody who always has something to be done, and says so through a socket."""
    here, there = socket.socketpair()
    here.setblocking(False)
    while True:
        there.send(b"x")
        cooperative.wait_read(here.fileno())
        here.recv(1)
        work()


def bot() -> None:
    """Somebody inside who always has something to do."""
    while True:
        gevent.sleep(0)
        work()


def read_often(late: list[float]) -> None:
    """Note how late each of many reads is."""
    due = time.perf_counter()
    while True:
        due = max(due + 0.002, time.perf_counter())
        gevent.sleep(due - time.perf_counter())
        late.append(time.perf_counter() - due)


def arrive(rate: float, seconds: float, once: Callable[[], None]) -> None:
    """Have so many come, each in a greenlet of its own, however long those before them take."""
    come, start = [], time.perf_counter()
    while (gone := time.perf_counter() - start) < seconds:
        while len(come) < gone * rate:
            come.append(gevent.spawn(once))
        gevent.sleep(1 / rate)
    gevent.joinall(come)


def measure(scene: str, way: str, seconds: float, place: Path) -> Milliseconds:
    kind, switch = WAYS[way]
    sys.setswitchinterval(switch)
    writing: list[float] = []
    late: list[float] = []
    place.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="bench-disk-", dir=place))
    try:
        kind = on_a_card(kind) if scene == "slow" else kind
        door = kind(folder / "some.db", lambda seconds, writers: None)
        door.db.execute("CREATE TABLE things (thing, text)")

        def once() -> None:
            start = time.perf_counter()
            door.write([(PUT, (len(writing), "a state" * 300))])
            writing.append(time.perf_counter() - start)

        arrive(RATES[scene], min(seconds, 1), once)  # so that it knows its disk
        writing.clear()
        if scene == "quick":
            beside = [gevent.spawn(who) for who in [phone, bot] * (PHONES // 2)]
        else:
            beside = [gevent.spawn(read_often, late)]
        arrive(RATES[scene], seconds, once)
        gevent.killall(beside)
        door.close()
    finally:
        shutil.rmtree(folder)
    return {"write": most(writing), "read": most(late)}


def most(seconds: list[float]) -> float:
    """What 95 of 100 do not exceed, in milliseconds."""
    return 1000 * sorted(seconds)[len(seconds) * 95 // 100] if seconds else 0.0


def measured(scene: str, way: str, seconds: float, place: Path = DISK) -> Milliseconds:
    command = [sys.executable, "-m", "tests.bench.disk", scene, way, str(seconds), str(place)]
    done = subprocess.run(command, cwd=SOURCE, stdout=subprocess.PIPE, text=True, check=True)
    answer: Milliseconds = json.loads(done.stdout)
    return answer


def middle(rounds: list[Milliseconds]) -> Milliseconds:
    return {key: median(one[key] for one in rounds) for key in rounds[0]}


def judge(quick: Milliseconds, slow: Milliseconds) -> bool:
    return quick["write"] < WRITING and slow["read"] < READING


def main() -> int:
    found: dict[tuple[str, str], list[Any]] = {}
    for _ in range(ROUNDS):
        for way in WAYS:
            for scene in RATES:
                found.setdefault((way, scene), []).append(measured(scene, way, SECONDS))
    print(f"{'95 of 100, in ms':<28}{'busy: write':>12}{'card: write':>12}{'card: read':>12}")
    for way in WAYS:
        quick, slow = (middle(found[way, scene]) for scene in ("quick", "slow"))
        print(f"{way:<28}{quick['write']:>12.1f}{slow['write']:>12.1f}{slow['read']:>12.1f}")
    well = judge(*(middle(found["ours", scene]) for scene in ("quick", "slow")))
    print(f"{'well' if well else 'TOO SLOW'}: {WRITING} ms and {READING} ms wanted")
    return 0 if well else 1


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], sys.argv[2], float(sys.argv[3]), Path(sys.argv[4]))))
