"""What is kept on the device: shelves of JSON values in IndexedDB, all or nothing.

Some browsers leave an open or a transaction hanging for ever, or lose the connection when the
phone wakes up. So one job is done after the other, each try has a time limit, and what fails is
tried once more over a new connection.
"""

from browser import window
from javascript import JSON

from client.effects.parts import playable

VERSION = 1
DATABASES = {
    "unke": ("tables", "summaries", "habits"),
    "unke-chronicle": ("fresh", "annals", "sums"),
}
"""Shelves by database. The chronicle has one of its own: an older version of the app, in another
window or after a step back, could not open one that has more shelves than it knows."""
LIMIT = 4000
"""Milliseconds after which a try counts as hanging."""
TRIES = 2

opened: dict = {}
"""The databases that are open, by name."""
queue: "list[Job]" = []


class Job:
    """Something to do in one transaction; `work` asks, `done` makes the answer of what came."""

    def __init__(self, shelves: list[str], mode: str, work, done, answer) -> None:
        self.name = home_of(shelves[0])
        self.shelves = shelves
        self.mode = mode
        self.work = work
        self.done = done
        self.answer = answer
        self.tries = 0
        self.timer = 0
        self.attempt = 0

    def start(self) -> None:
        """Try it; only the latest attempt is listened to."""
        self.tries += 1
        self.attempt += 1
        attempt = self.attempt
        self.timer = window.setTimeout(lambda: self.failed(attempt, "slow"), LIMIT)
        if self.name in opened:
            self.ask(attempt)
        elif not hasattr(window, "indexedDB") or not window.indexedDB:
            self.finish(None, "absent")
        else:
            self.connect(attempt)

    def connect(self, attempt: int) -> None:
        def on_upgrade(event) -> None:
            names = request.result.objectStoreNames
            for shelf in DATABASES[self.name]:
                if not names.contains(shelf):
                    request.result.createObjectStore(shelf)

        def on_open(event) -> None:
            if attempt != self.attempt:
                request.result.close()  # too late, another try is on its way
                return
            opened[self.name] = request.result
            request.result.addEventListener("close", self.forget)
            request.result.addEventListener("versionchange", self.forget)
            self.ask(attempt)

        try:
            request = window.indexedDB.open(self.name, VERSION)
        except Exception:  # forbidden in this window
            self.finish(None, "absent")
            return
        request.addEventListener("upgradeneeded", on_upgrade)
        request.addEventListener("success", on_open)
        request.addEventListener("error", lambda event: self.failed(attempt, why(request.error)))

    def ask(self, attempt: int) -> None:
        def on_complete(event) -> None:
            if attempt != self.attempt:
                return
            try:
                value = self.done(requests)
            except Exception:  # what lies there is no JSON
                self.finish(None, "broken")
            else:
                self.finish(value, "")

        def on_abort(event) -> None:
            self.failed(attempt, why(transaction.error))

        transaction = None
        try:
            transaction = opened[self.name].transaction(self.shelves, self.mode)
            requests = self.work(transaction)
        except Exception:  # the connection was closed behind our back
            if transaction is not None:
                transaction.abort()  # what has been asked for already
            self.failed(attempt, "broken")
            return
        transaction.addEventListener("complete", on_complete)
        transaction.addEventListener("abort", on_abort)

    def failed(self, attempt: int, problem: str) -> None:
        if attempt != self.attempt:
            return
        window.clearTimeout(self.timer)
        self.forget(None)
        if self.tries < TRIES and problem not in ("full", "absent"):
            self.start()
        else:
            self.finish(None, problem)

    def finish(self, value: object, problem: str) -> None:
        window.clearTimeout(self.timer)
        self.attempt += 1
        queue.pop(0)
        if queue:
            queue[0].start()
        self.answer(value, problem)

    def forget(self, event) -> None:
        """Let the connection go; the next job makes a new one."""
        if self.name in opened:
            opened.pop(self.name).close()


def home_of(shelf: str) -> str:
    """The database in which a shelf stands."""
    for name in DATABASES:
        if shelf in DATABASES[name]:
            return name
    raise ValueError("there is no shelf " + shelf)


def add(job: Job) -> None:
    queue.append(job)
    if len(queue) == 1:
        job.start()


def why(error) -> str:
    """A problem's name, for what the browser calls it."""
    name = error.name if error else ""
    if name == "QuotaExceededError":
        return "full"
    return "absent" if name in ("SecurityError", "InvalidStateError") else "broken"


# The effects


def do_store(asker: int, answer, entries: list) -> None:
    """Lay values onto shelves: [[shelf, key, value], ...]; None takes away what lies there.

    All or nothing; but what lies in the other database comes after it, in a job of its own.
    """
    rows = []
    others = []
    for shelf, key, value in entries:
        if home_of(shelf) == home_of(entries[0][0]):
            rows.append((shelf, key, None if value is None else JSON.stringify(value)))
        else:
            others.append([shelf, key, value])

    def work(transaction) -> None:
        for shelf, key, text in rows:
            if text is None:
                transaction.objectStore(shelf).delete(key)
            else:
                transaction.objectStore(shelf).put(text, key)

    shelves = []
    for row in rows:
        if row[0] not in shelves:
            shelves.append(row[0])
    add(Job(shelves, "readwrite", work, lambda nothing: True, answer))
    if others:
        do_store(asker, lambda value, problem: None, others)


def do_load(asker: int, answer, shelf: str, key: str) -> None:
    """What lies on a shelf under a key, or None; a table comes with its rules."""

    def work(transaction):
        return transaction.objectStore(shelf).get(key)

    def done(request):
        return JSON.parse(request.result) if request.result else None

    ruled = shelf in DATABASES["unke"] and shelf != "habits"
    add(Job([shelf], "readonly", work, done, playable(answer) if ruled else answer))


def do_list(asker: int, answer, shelf: str) -> None:
    """All that lies on a shelf: [[key, value], ...]. Summaries need no rules; tables have them."""

    def work(transaction):
        place = transaction.objectStore(shelf)
        return place.getAllKeys(), place.getAll()

    def done(requests):
        keys, texts = requests[0].result, requests[1].result
        return [[keys[i], JSON.parse(texts[i])] for i in range(len(keys))]

    add(Job([shelf], "readonly", work, done, playable(answer) if shelf == "tables" else answer))


def do_persist(asker: int, answer) -> None:
    """Ask the browser not to clear away what is stored when it runs short of room."""
    storage = getattr(window.navigator, "storage", None)
    if not storage or not hasattr(storage, "persist"):
        answer(False, "absent")
        return
    storage.persist().then(lambda granted: answer(granted), lambda error: answer(False, "refused"))


def do_persisted(asker: int, answer) -> None:
    """Whether the browser has promised that already."""
    storage = getattr(window.navigator, "storage", None)
    if not storage or not hasattr(storage, "persisted"):
        answer(False, "absent")
        return
    storage.persisted().then(lambda kept: answer(kept), lambda error: answer(False, "refused"))
