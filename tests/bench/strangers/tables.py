"""Tables: one address makes as many tables as it is allowed to, with as many devices as it gets.

Against a server on this computer alone. `source` is the address that the stranger comes from: a
loopback address that is another one than that of the people at home (127.0.0.2, say).
"""

import http.client
import json
import time
from typing import Any

HOUSE = "127.0.0.1"
SEATS = [
    {"kind": kind, "name": "x", "colour": colour}
    for kind, colour in (("person", "red"), ("bot:solid", "blue"), ("bot:solid", "green"))
]
PATIENCE = 3
"""So many tries in a row are refused before a stranger gives up."""


class Stranger:
    """Somebody at an address, with one connection."""

    def __init__(self, port: int, source: str) -> None:
        self.door = http.client.HTTPConnection(HOUSE, port, timeout=10, source_address=(source, 0))

    def ask(self, path: str, body: dict[str, Any], key: str = "") -> tuple[int, dict[str, Any]]:
        """The status of the answer, and the answer."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
        self.door.request("POST", path, json.dumps(body), headers)
        answer = self.door.getresponse()
        return answer.status, json.loads(answer.read())


def fill(port: int, source: str, most: int = 2000, seconds: float = 60) -> int:
    """How many tables the address gets: a new device for each, until nothing more is to be had."""
    stranger, end = Stranger(port, source), time.monotonic() + seconds
    made = refused = 0
    keys: list[str] = []
    while made < most and refused < PATIENCE and time.monotonic() < end:
        status, answer = stranger.ask("/api/devices", {})
        if status == 201:
            keys.append(answer["key"])
        status, answer = stranger.ask(
            "/api/tables", {"game": "klunker", "seats": SEATS}, keys[made % len(keys)]
        )
        made, refused = (made + 1, 0) if status == 201 else (made, refused + 1)
    stranger.door.close()
    return made
