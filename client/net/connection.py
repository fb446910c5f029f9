"""The connection to the server: one socket that is opened again whenever it breaks.

It introduces the device, keeps the beat, goes back to the table where it was and asks again, with
the old ids, what has not been answered. It touches no browser: a `wire` opens sockets and keeps
time (client/effects/live.py has the browser's), `tell` takes the news. docs/PROTOCOL.md says why.
"""

PROTOCOL = 1
WAITS = (500, 1000, 2000, 4000, 8000, 15000)
"""Milliseconds between two tries, times a number between a half and one and a half."""
PATIENCE = 8000
"""Milliseconds that the server has to answer a call."""
SOON = 3000
"""The least for a sign of life, and enough when the page has just come back and is looked at."""
HASTE = 1000
"""The same when the phone says itself that it has no network (it may find the server yet)."""

OFF, CALLING, OPEN, WAITING, STOPPED = "off", "calling", "open", "waiting", "stopped"


class Connection:
    """One device's connection; `state` is one of the words above, `why` says why it has stopped."""

    def __init__(self, wire, tell) -> None:
        self.wire = wire
        self.tell = tell
        self.state = OFF
        self.why = ""
        self.tries = 0
        self.count = 0
        self.beat = 20
        self.quick_beat = 20
        """Seconds between two signs of life: at a table that somebody looks at, the quick ones."""
        self.asleep = False
        """Nobody looks: the phone is dark, or shows something else."""
        self.welcome: dict | None = None
        self.pending: list[list] = []
        """What has not been answered yet: [id, message, who wants the answer]."""
        self.place: dict = {}
        """The table to go back to, and what is known of it already."""
        self.timer = None
        self.alarm = None
        """Rings when a sign of life does not come."""

    # Calling

    def start(self) -> None:
        """Somebody wants to be connected."""
        if self.state == OFF:
            self.tries = 0
            self.call()

    def stop(self) -> None:
        """Nobody does any more."""
        self.hush()
        self.pending, self.place, self.welcome = [], {}, None
        self.wire.close()
        self.turn(OFF)

    def sleep(self) -> None:
        """Nobody looks any more: say so, as long as that can be said."""
        self.asleep = True
        if self.state == OPEN:
            self.ping()

    def wake(self) -> None:
        """The page is looked at again."""
        self.asleep = False
        self.check()

    def check(self) -> None:
        """The network is back, or is another one: do not wait any longer."""
        if self.state == WAITING:
            self.tries = 0
            self.call()
        elif self.state == OPEN:
            self.ping(SOON)

    def doubt(self) -> None:
        """The phone says that the network is gone."""
        if self.state == OPEN:
            self.ping(HASTE)

    def call(self) -> None:
        self.hush()
        self.turn(CALLING)
        self.alarm = self.wire.after(PATIENCE, self.lost)
        self.wire.introduce(self.introduced)

    def introduced(self, key: str) -> None:
        """The device has a key now, or there was nobody to give it one."""
        if self.state != CALLING:
            return
        if key:
            self.wire.open(key)
        else:
            self.lost()

    def opened(self, key: str) -> None:
        """The socket is open: say hello."""
        hello = {"type": "hello", "protocol": PROTOCOL, "key": key, "version": self.wire.version}
        self.wire.send(hello)

    def closed(self, code: int) -> None:
        """The socket has ended; some codes say that another try would be no use."""
        if self.state in (OFF, STOPPED):
            return
        if code == 4406:
            self.halt(self.why or "protocol")
        elif code == 4400:
            self.halt("broken")
        else:
            if code == 4401:
                self.wire.forget()
            self.lost()

    def halt(self, why: str) -> None:
        self.hush()
        self.wire.close()
        self.why = why
        self.turn(STOPPED)

    def lost(self) -> None:
        """No connection: try again after a while, and after a longer one the next time."""
        self.hush()
        self.wire.close()
        wait = WAITS[min(self.tries, len(WAITS) - 1)]
        self.tries += 1
        self.turn(WAITING)
        self.timer = self.wire.after(int(wait * (0.5 + self.wire.chance())), self.call)

    def turn(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self.tell("state", state, self.why)

    # The beat

    def hush(self) -> None:
        """No timer is left running."""
        self.wire.cancel(self.timer)
        self.wire.cancel(self.alarm)
        self.timer = self.alarm = None

    def rest(self) -> None:
        """Something was heard."""
        if self.state == OPEN:
            self.wire.cancel(self.alarm)
            self.alarm = None

    @property
    def pace(self) -> int:
        """Seconds until the next sign of life."""
        return self.quick_beat if self.place and not self.asleep else self.beat

    def ping(self, patience: int = 0) -> None:
        """A sign of life, which says when the next is due, whatever is heard meanwhile."""
        pace = self.pace
        self.wire.send({"type": "ping", "beat": pace, "asleep": self.asleep})
        self.wire.cancel(self.timer)
        self.timer = self.wire.after(pace * 1000, self.ping)
        if patience or self.alarm is None:
            self.wire.cancel(self.alarm)
            self.alarm = self.wire.after(patience or max(SOON, pace * 500), self.lost)

    # Hearing

    def received(self, message: dict) -> None:
        """A message from the server: what is between the two of them has `told_TYPE` here."""
        work = getattr(self, "told_" + message["type"], None)
        if work:
            work(message)
        else:
            self.note(message)
            self.tell("said", message)
        self.rest()

    def told_pong(self, message: dict) -> None:
        """A sign of life is enough."""

    def told_bye(self, message: dict) -> None:
        if message["why"] == "protocol":
            self.why = "reload" if message.get("reload") else "protocol"

    def note(self, message: dict) -> None:
        """How much of the table's log is known for good, with how that came about."""
        place = self.place
        if message["type"] == "table" and place.get("code") == message["code"]:
            place["table"] = message["table"]
        elif message["type"] == "game" and place.get("table") == message["table"]:
            place["have"] = place["looked"] = message["line"]
            place["change"] = message["change"]

    def told_welcome(self, message: dict) -> None:
        """Connected: back to the table, and once more what nobody has answered."""
        self.welcome = message
        if not self.place:
            self.tries = 0
        self.beat = message["beat"]
        self.quick_beat = min(self.beat, message.get("quick_beat") or self.beat)
        self.turn(OPEN)
        self.tell("welcome", message)
        if self.place and not self.entering():
            place = dict(self.place)
            if "table" in place:
                place.pop("code", None)  # only who guesses codes is made to wait
            self.request(place, self.returned)
            self.pending.insert(0, self.pending.pop())
        for _, asked, _ in self.pending[:]:
            self.wire.send(asked)
        if self.place:
            self.ping()
        else:
            self.timer = self.wire.after(self.pace * 1000, self.ping)

    def entering(self) -> bool:
        for _, asked, _ in self.pending:
            if asked["type"] == "enter":
                return True
        return False

    def returned(self, message: dict, problem: str) -> None:
        """Whether we are at the table again after a break; if not, it is tried again, visibly."""
        if problem in ("no-table", "damaged"):
            self.place = {}
            why = "closed" if problem == "no-table" else problem
            self.tell("said", {"type": "gone", "why": why})
        elif problem:
            self.lost()
        else:
            self.tries = 0

    def told_done(self, message: dict) -> None:
        """An answer, or a refusal."""
        for row in self.pending:
            if row[0] == message["id"]:
                self.pending.remove(row)
                row[2](message, message.get("error", ""))
                return

    told_refused = told_done

    # Asking

    def ask(self, fields: dict, answer) -> None:
        """Send a request, now or as soon as there is a connection."""
        if fields["type"] == "enter":
            self.place = dict(fields)
        elif fields["type"] == "leave":
            self.place = {}
            if self.state != OPEN:
                return
        message = self.request(fields, answer)
        if self.state == OPEN:
            self.wire.send(message)
            if fields["type"] in ("enter", "leave"):
                self.ping()  # from now on it has another pace

    def request(self, fields: dict, answer) -> dict:
        self.count += 1
        message = dict(fields)
        message["id"] = f"{self.wire.name}-{self.count}"
        if self.asleep and message["type"] == "enter":
            message["asleep"] = True
        self.pending.append([message["id"], message, answer])
        return message
