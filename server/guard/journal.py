"""Journal: what the log takes. Of one kind one line a minute, and how many more there were.

So nobody fills the disk by causing again and again what is worth a line. What happens at tables
are events that one wants to read each, up to a number that no evening reaches.
"""

import logging
import threading
import time
from dataclasses import dataclass
from types import TracebackType
from typing import Any

import gevent

log = logging.getLogger("unke")

MINUTE = 60.0
EVENTS = 60
"""Lines of a kind in a minute that report no trouble."""
ALWAYS = {"is_told": True}
"""What no stranger can cause is told each time: log.error(..., extra=ALWAYS)."""
KINDS = 1_000
"""More of them there cannot be, unless somebody invents them."""


@dataclass
class Kind:
    """What is alike in the log, and how much of it has come since when."""

    level: int
    since: float
    told: int = 0
    untold: int = 0
    last: str = ""


class Journal(logging.Filter):
    """Lets the first ones of each kind pass, and counts the others."""

    def __init__(self, minute: float = MINUTE) -> None:
        super().__init__()
        self.minute = minute
        self.kinds: dict[object, Kind] = {}
        self.lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        marks = record.__dict__
        if "is_told" not in marks:  # another handler may have asked
            with self.lock:
                marks["is_told"] = self.take(record)
        return bool(marks["is_told"])

    def take(self, record: logging.LogRecord) -> bool:
        """Count it; whether it is told."""
        key = kind_of(record)
        if key not in self.kinds and len(self.kinds) >= KINDS:
            key = "others"
        kind = self.kinds.setdefault(key, Kind(record.levelno, time.monotonic()))
        kind.last = record.getMessage()
        is_told = kind.told < (EVENTS if record.levelno < logging.WARNING else 1)
        kind.told += is_told
        kind.untold += not is_told
        return is_told

    def sum_up(self, at_once: bool = False) -> None:
        """Tell how many have not been told, of the kinds whose minute is over, and begin anew."""
        with self.lock:
            late = time.monotonic() - (0 if at_once else self.minute)
            over = [key for key, kind in self.kinds.items() if kind.since <= late]
            kinds = [self.kinds.pop(key) for key in over]
        for kind in kinds:
            if kind.untold:
                text = "%s (and %d more of the kind)"
                log.log(kind.level, text, kind.last, kind.untold, extra=ALWAYS)

    def watch(self) -> None:
        """Go on summing up, beside everything else."""
        while True:
            gevent.sleep(self.minute / 4)
            self.sum_up()


def kind_of(record: logging.LogRecord) -> object:
    """What is alike: the text without what it is about, or the place of a fault."""
    error = record.exc_info and record.exc_info[1]
    if not error:
        return record.msg
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return type(error), trace and (trace.tb_frame.f_code, trace.tb_lineno)


def failed(context: object, kind: Any, error: Any, trace: TracebackType | None) -> None:
    """What gevent prints when a greenlet has ended by a mistake."""
    log.error("something has failed that runs by itself", exc_info=(kind, error, trace))


def keep() -> Journal:
    """From now on everything that is logged goes through a journal."""
    journal = Journal()
    for handler in logging.getLogger().handlers:
        handler.addFilter(journal)
    gevent.get_hub().print_exception = failed  # type: ignore[method-assign, assignment]
    return journal
