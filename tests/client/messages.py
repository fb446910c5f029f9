"""What a server says of a table, as few words as a host needs, and having a host hear them."""

from typing import Any

from client.net.remote import RemoteHost


def sheet(**more: Any) -> dict[str, Any]:
    players = [
        {"name": name, "kind": "person", "colour": colour, "state": "here"}
        for name, colour in (("Anna", "red"), ("Bert", "blue"))
    ]
    return {
        "type": "table", "table": "q1", "code": "KRTX", "game": "klunker", "status": "playing",
        "options": {}, "open": True, "time": None, "players": players, "watching": 0,
        "you": {"seats": [0], "host": True}, "motion": None, "away": None, **more,
    }  # fmt: skip


def game(since: int, log: list[Any], change: int = 1, **more: Any) -> dict[str, Any]:
    return {
        "type": "game", "table": "q1", "change": change, "moves": since + len(log), "line": 0,
        "log": [since, log], "waiting": [0], "views": [{"seat": 0, "offers": []}], "undo": [],
        "left": None, "outcome": None, **more,
    }  # fmt: skip


def told(host: RemoteHost, *messages: dict[str, Any]) -> list[Any]:
    effects: list[Any] = []
    for message in messages:
        effects += host.hear(["host", "connection", ["said", message], ""])
    return effects
