"""One table, one place: of all windows that have a table open, one plays it.

The browser's locks tell, also when a window dies. On plain http there are none; there each window
writes into localStorage, every other second, what it is playing. Whoever takes a table over asks
for it first, so that the other window stores its last move before it lets go.
"""

from browser import window

PATIENCE = 250
"""Milliseconds: a window that is just closing, or this one's last screen, lets go soon."""
HANDING = 2000
"""Milliseconds after which a table is taken from a window that does not hand it over: it sleeps."""
BEAT = 2000
FRESH = 5000
"""Milliseconds after which a window that does not write any more has died."""

me = str(window.Math.random())[2:]
held: "dict[str, Claim]" = {}
"""What this window plays, or waits to play: table -> the Claim."""


class Claim:
    """A table that this window wants to play, for one of its screens."""

    def __init__(self, table: str, asker: int, answer) -> None:
        self.table = table
        self.asker = asker
        self.answer = answer
        self.is_won = False
        self.let_go = None
        self.beating = 0
        self.waiting = 0

    def won(self) -> None:
        """It is played here, from what the other window has left."""
        window.clearTimeout(self.waiting)
        self.is_won = True
        self.answer("here")

    def lost(self) -> None:
        """Another window has taken it over, or has had it all along."""
        if held.get(self.table) is self:
            del held[self.table]
            window.clearInterval(self.beating)
            self.answer("elsewhere")

    def hand_over(self) -> None:
        """Another window asks for it: it is let go when what was played here is stored."""
        self.answer("elsewhere")
        self.end()

    def end(self) -> None:
        if held.get(self.table) is self:
            del held[self.table]
            window.clearInterval(self.beating)
            window.clearTimeout(self.waiting)
            if self.let_go is not None:
                self.let_go(None)
            elif read(self.table)[0] == me:
                write(self.table, "")


def do_claim(asker: int, answer, table: str) -> None:
    """Play here, unless it is played elsewhere."""
    claim = begin(asker, answer, table)
    if has_locks():
        lock_if_free(claim, True)
    elif is_marked(table):
        claim.lost()
    else:
        mark(claim)


def do_takeover(asker: int, answer, table: str) -> None:
    """Play here; the window that did is asked for it, and told."""
    claim = begin(asker, answer, table)
    if has_locks():
        lock(claim, {}, lambda: None)
    elif not is_marked(table):
        mark(claim)
    if not claim.is_won:
        claim.waiting = window.setTimeout(take, HANDING, claim)
        if channel:
            channel.postMessage(table)


def do_release(asker: int, send, table: str) -> None:
    if table in held and held[table].asker == asker:
        held[table].end()


def end(asker: int) -> None:
    for table in list(held):
        if held[table].asker == asker:
            held[table].end()


def begin(asker: int, answer, table: str) -> Claim:
    if table in held:
        claim = held[table]
        if claim.asker != asker:  # what lies below in the history is another window, as it were
            claim.answer("elsewhere")
        claim.end()
    held[table] = Claim(table, asker, answer)
    return held[table]


def is_awaited(claim: Claim) -> bool:
    """Whether nobody has an answer yet."""
    return held.get(claim.table) is claim and not claim.is_won


def take(claim: Claim) -> None:
    """Nobody hands it over."""
    if is_awaited(claim):
        lock(claim, {"steal": True}, claim.lost) if has_locks() else mark(claim)


# The page is left, perhaps for the browser's cache, where nothing reaches it

left: list[Claim] = []
"""What it played, or waited to play: it asks again if it comes back."""


def on_left(event) -> None:
    for claim in list(held.values()):
        left.append(claim)
        claim.end()


def on_return(event) -> None:
    while left:
        claim = left.pop()
        do_claim(claim.asker, claim.answer, claim.table)


window.addEventListener("pagehide", on_left)
window.addEventListener("pageshow", on_return)


# Another window asks


def on_asked(event) -> None:
    """Another window wants to play a table."""
    claim = held.get(event.data)
    if claim is not None and claim.is_won:
        claim.hand_over()


channel = None
if getattr(window, "BroadcastChannel", None):
    channel = window.BroadcastChannel.new("unke tables")
    channel.addEventListener("message", on_asked)


# The browser's locks


def has_locks() -> bool:
    return bool(getattr(window.navigator, "locks", None))


def lock_if_free(claim: Claim, again: bool) -> None:
    def refused() -> None:
        if again:
            window.setTimeout(lock_if_free, PATIENCE, claim, False)
        else:
            claim.lost()

    if is_awaited(claim):
        lock(claim, {"ifAvailable": True}, refused)


def lock(claim: Claim, options: dict, refused) -> None:
    def on_lock(lock):
        if not lock:
            refused()
        elif is_awaited(claim):
            claim.won()
            return window.Promise.new(keep)
        return None

    def keep(resolve, reject) -> None:
        claim.let_go = resolve

    window.navigator.locks.request("unke table " + claim.table, options, on_lock).then(
        lambda done: None, lambda error: claim.lost()
    )


# Without locks: marks in localStorage


def is_marked(table: str) -> bool:
    """Whether another window plays it."""
    owner, when = read(table)
    return owner not in ("", me) and window.Date.now() - when < FRESH


def mark(claim: Claim) -> None:
    def beat() -> None:
        if read(claim.table)[0] not in ("", me):
            claim.lost()
        elif held.get(claim.table) is claim:
            write(claim.table, me + " " + str(window.Date.now()))

    write(claim.table, me + " " + str(window.Date.now()))
    claim.beating = window.setInterval(beat, BEAT)
    claim.won()


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
        if claim.beating and read(claim.table)[0] not in ("", me):
            claim.lost()
        elif claim.waiting and is_awaited(claim) and not has_locks() and not is_marked(claim.table):
            mark(claim)


window.addEventListener("storage", on_storage)
