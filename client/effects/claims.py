"""One table, one place: of all windows that have a table open, one plays it.

The browser's locks tell, also when a window dies. On plain http there are none; there each window
writes into localStorage, every other second, what it is playing.
"""

from browser import window

PATIENCE = 250
"""Milliseconds: a window that is just closing, or this one's last screen, lets go soon."""
BEAT = 2000
FRESH = 5000
"""Milliseconds after which a window that does not write any more has died."""
HANDING = 250
"""Milliseconds that a window from which a table is taken has to store its last move."""

me = str(window.Math.random())[2:]
held = {}
"""What this window plays: table -> the Claim."""


class Claim:
    """A table that this window wants to play, for one of its screens."""

    def __init__(self, table: str, scene: int, answer) -> None:
        self.table = table
        self.scene = scene
        self.answer = answer
        self.let_go = None
        self.timer = 0

    def won(self, steal: bool) -> None:
        """It is played here, from what the other window has left."""

        def begin() -> None:
            if held.get(self.table) is self:
                self.answer("here")

        window.setTimeout(begin, HANDING) if steal else begin()

    def lost(self) -> None:
        """Another window has taken it over, or has had it all along."""
        if held.get(self.table) is self:
            del held[self.table]
            window.clearInterval(self.timer)
            self.answer("elsewhere")

    def end(self) -> None:
        if held.get(self.table) is self:
            del held[self.table]
            window.clearInterval(self.timer)
            if self.let_go is not None:
                self.let_go(None)
            elif read(self.table)[0] == me:
                write(self.table, "")


def do_claim(scene: int, answer, table: str) -> None:
    """Play here, unless it is played elsewhere."""
    begin(Claim(table, scene, answer), False)


def do_takeover(scene: int, answer, table: str) -> None:
    """Play here; the window that did is told."""
    begin(Claim(table, scene, answer), True)


def do_release(scene: int, send, table: str) -> None:
    if table in held:
        held[table].end()


def end(scene: int) -> None:
    for table in list(held):
        if held[table].scene == scene:
            held[table].end()


def begin(claim: Claim, steal: bool) -> None:
    if claim.table in held:
        held[claim.table].end()
    held[claim.table] = claim
    if getattr(window.navigator, "locks", None):
        lock(claim, steal, True)
    else:
        mark(claim, steal)


# The browser's locks


def lock(claim: Claim, steal: bool, again: bool) -> None:
    if held.get(claim.table) is not claim:
        return

    def on_lock(lock):
        if lock:
            if held.get(claim.table) is not claim:
                return None
            claim.won(steal)
            return window.Promise.new(keep)
        if again:
            window.setTimeout(lambda: lock_again(claim), PATIENCE)
        else:
            claim.lost()
        return None

    def keep(resolve, reject) -> None:
        claim.let_go = resolve

    options = {"steal": True} if steal else {"ifAvailable": True}
    window.navigator.locks.request("unke table " + claim.table, options, on_lock).then(
        lambda done: None, lambda error: claim.lost()
    )


def lock_again(claim: Claim) -> None:
    lock(claim, False, False)


# Without locks: marks in localStorage


def mark(claim: Claim, steal: bool) -> None:
    owner, when = read(claim.table)
    if not steal and owner not in ("", me) and window.Date.now() - when < FRESH:
        claim.lost()
        return

    def beat() -> None:
        if read(claim.table)[0] not in ("", me):
            claim.lost()
        elif held.get(claim.table) is claim:
            write(claim.table, me + " " + str(window.Date.now()))

    write(claim.table, me + " " + str(window.Date.now()))
    claim.timer = window.setInterval(beat, BEAT)
    claim.won(steal)


def read(table: str) -> tuple[str, int]:
    """Which window plays a table, and when it last said so."""
    try:
        words = (window.localStorage.getItem("unke.playing." + table) or "").split()
        return (words[0], int(words[1])) if len(words) == 2 else ("", 0)
    except Exception:  # no localStorage: every window is alone
        return "", 0


def write(table: str, text: str) -> None:
    try:
        if text:
            window.localStorage.setItem("unke.playing." + table, text)
        else:
            window.localStorage.removeItem("unke.playing." + table)
    except Exception:  # full or forbidden: nothing to be told by
        pass


def on_storage(event) -> None:
    """Another window has written: at once, without waiting for the next beat."""
    for claim in list(held.values()):
        if claim.timer and read(claim.table)[0] not in ("", me):
            claim.lost()


window.addEventListener("storage", on_storage)
