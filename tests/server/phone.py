"""A phone without a screen: all that another client of docs/PROTOCOL.md has to know."""

import json
import random
import time
import urllib.error
import urllib.request
from threading import Thread
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance

Message = dict[str, Any]


class Refused(Exception):
    """The server's `refused`, or an error over HTTP."""

    def __init__(self, error: str, body: Message) -> None:
        super().__init__(f"{error}: {body.get('say', '')}")
        self.error = error
        self.body = body


class Gone(Exception):
    """The socket has ended."""


def fetched(
    address: str, key: str, method: str, path: str, body: Message | str | None = None
) -> Any:
    """What the server answers over HTTP to the device with this key."""
    headers = {"Content-Type": "text/plain" if isinstance(body, str) else "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    data = None
    if body is not None:
        data = (body if isinstance(body, str) else json.dumps(body)).encode()
    request = urllib.request.Request(address + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=90) as answer:
            text = answer.read().decode()
            is_json = answer.headers["Content-Type"].startswith("application/json")
    except urllib.error.HTTPError as error:
        with error:
            plain = json.loads(error.read())
        raise Refused(plain["error"], plain) from None
    return json.loads(text) if is_json else text


class Phone:
    """One device: its key, its socket, and what it has been told of the table where it is."""

    def __init__(self, address: str, name: str = "Anna", key: str = "") -> None:
        self.address = address
        self.name = name
        self.key = key
        if not key:
            self.key = self.http("POST", "/api/devices", {})["key"]
        self.device = self.key.partition(".")[0]
        self.socket: ClientConnection | None = None
        self.at = ""
        self.count = 0
        self.welcome: Message = {}
        self.table: Message = {}
        self.game: Message = {}
        self.log: list[Any] = []
        self.news: list[Message] = []
        self.frames: list[str] = []
        self.pending: dict[str, Message] = {}
        """What has not been answered yet, and is sent again after a break."""

    # HTTP

    def http(self, method: str, path: str, body: Message | str | None = None) -> Any:
        return fetched(self.address, self.key, method, path, body)

    def make(self, game: str, kinds: list[str], **more: Any) -> str:
        """Make a table with so many seats; its id."""
        colours = ["red", "blue", "green", "yellow", "purple"]
        seats = [
            {"kind": kind, "name": "" if kind == "person" else f"Toad {number}", "colour": colour}
            for number, (kind, colour) in enumerate(zip(kinds, colours, strict=False))
        ]
        made = self.http("POST", "/api/tables", {"game": game, "seats": seats, **more})
        table: str = made["table"]
        return table

    # The socket

    def connect(self) -> "Phone":
        """Say hello; after a break go back to the table and repeat what was not answered."""
        try:
            door = connect(
                self.address.replace("http", "ws", 1) + "/live",
                origin=self.address,  # type: ignore[arg-type]
                compression=None,
                open_timeout=40,
                close_timeout=1,
                ping_interval=None,
                max_size=None,
            )
        except (WebSocketException, EOFError):
            raise Gone from None
        self.socket = door.__enter__()
        self.send({"type": "hello", "protocol": 1, "key": self.key, "version": "test"})
        self.welcome = self.receive()
        if self.welcome["type"] != "welcome":
            raise Refused(self.welcome["why"], self.welcome)
        if self.table:
            unanswered = dict(self.pending)
            have = {"have": self.game.get("line", 0), "change": self.game.get("change", 0)}
            self.ask("enter", table=self.table["table"], **have)
            for ident, message in unanswered.items():
                self.send(message)
                self.answer_to(ident)
        return self

    def close(self) -> None:
        if self.socket:
            self.socket.close()
        self.socket = None

    def cut(self) -> None:
        """The network is gone, without a goodbye."""
        if self.socket:
            self.socket.socket.close()
        self.socket = None

    def send(self, message: Message) -> None:
        if self.socket is None:
            raise Gone
        try:
            self.socket.send(json.dumps(message))
        except (ConnectionClosed, OSError):
            raise Gone from None

    def receive(self, seconds: float = 15) -> Message:
        """The next message, with all that it changes here."""
        if self.socket is None:
            raise Gone
        try:
            text = self.socket.recv(timeout=seconds)
        except (ConnectionClosed, OSError) as error:
            if isinstance(error, TimeoutError):
                raise
            raise Gone from None
        assert isinstance(text, str)
        self.frames.append(text)
        message: Message = json.loads(text)
        self.take(message)
        return message

    def take(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("table", "game") and self.at not in ("", message["table"]):
            return  # the last words of the table where it was before
        if kind == "table":
            self.table = message
        elif kind == "game":
            since, entries = message["log"]
            self.log[since:] = entries
            self.game = message
            assert len(self.log) == message["moves"]
        elif kind in ("done", "refused"):
            self.pending.pop(message["id"], None)
        elif kind not in ("pong", "welcome"):
            self.news.append(message)

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request and wait for its answer."""
        return self.answer_to(self.begin(kind, **fields))

    def begin(self, kind: str, **fields: Any) -> str:
        """Send a request without waiting."""
        self.count += 1
        message = {"type": kind, "id": f"{self.device}-{self.count}", **fields}
        self.pending[message["id"]] = message
        self.send(message)
        return message["id"]

    def answer_to(self, ident: str) -> Message:
        while True:
            message = self.receive()
            if message.get("id") == ident:
                if message["type"] == "refused":
                    raise Refused(message["error"], message)
                return message

    def until(self, holds: Any, seconds: float = 15) -> "Phone":
        """Listen until something holds."""
        end = time.monotonic() + seconds
        while not holds(self):
            self.receive(max(0.01, end - time.monotonic()))
        return self

    def settle(self) -> "Phone":
        """Hear all that was sent before now."""
        self.send({"type": "ping"})
        while self.receive()["type"] != "pong":
            pass
        return self

    def rest(self) -> "Phone":
        """Hear all until no bot is asked: nothing happens any more by itself."""
        return self.settle().until(lambda phone: not phone.asks_bot())

    def asks_bot(self) -> bool:
        kinds = [player["kind"] for player in self.table["players"]]
        return any(kinds[seat] != "person" for seat in self.game["waiting"])

    # At a table

    def enter(self, table: str) -> "Phone":
        self.at, self.table, self.game, self.log = table, {}, {}, []
        self.ask("enter", table=table)
        return self

    def sit(self, *seats: int) -> "Phone":
        for seat in seats:
            self.ask("sit", seat=seat, name=f"{self.name} {seat}")
        return self

    @property
    def seats(self) -> list[int]:
        seats: list[int] = self.table["you"]["seats"]
        return seats

    def view(self, seat: int | None) -> Message:
        return next(view for view in self.game["views"] if view["seat"] == seat)

    @property
    def over(self) -> bool:
        return bool(self.game) and not self.game["waiting"]

    def turn(self) -> int | None:
        """The first of this phone's seats that is waited for."""
        return next((seat for seat in self.seats if seat in self.game.get("waiting", [])), None)

    def act(self, seat: int, move: list[Any]) -> Message:
        return self.ask("act", seat=seat, seen=self.game["change"], move=move)

    def random_act(self, chance: Chance) -> bool:
        """Make any move, if it is one's turn; a position that has changed is no mistake."""
        seat = self.turn()
        if seat is None:
            return False
        try:
            self.act(seat, random_move(self.view(seat)["offers"], chance))
        except Refused as refused:
            if refused.error != "stale":
                raise
        return True

    def play(self, seed: int = 0) -> "Phone":
        """Play to the end of the game, whatever happens to the network."""
        chance = Chance(seed)
        while not self.over:
            try:
                if self.socket is None:
                    self.connect()
                elif not self.random_act(chance):
                    self.receive()
            except (Gone, OSError):
                self.socket = None
                time.sleep(0.05 + random.random() / 10)
        return self


def sit_down(table: str, phones: list[Phone]) -> None:
    """Each takes a seat, the first one starts, and all hear of it."""
    for seat, phone in enumerate(phones):
        phone.enter(table).sit(seat)
    phones[0].ask("start")
    for phone in phones:
        phone.until(lambda phone: phone.game)


def play_all(phones: list[Phone]) -> None:
    """Everybody plays to the end at the same time."""
    threads = [Thread(target=phone.play, args=(seed,)) for seed, phone in enumerate(phones)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
