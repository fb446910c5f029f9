"""Heads: the first lines of a request, read so strictly that nobody could read them otherwise.

If a proxy in front saw another end of a request than this server does, the rest of one would be
taken for the next, which somebody else has sent. So what can be read in two ways is refused.
"""

import re
from dataclasses import dataclass
from http import HTTPStatus
from typing import BinaryIO
from urllib.parse import urlsplit

from server.guard.limits import Limits
from server.guard.refusals import Refusal

START = re.compile(rb"([!#-'*+.^_`|~0-9A-Za-z-]+) ([!-~\x80-\xff]+) HTTP/([0-9]\.[0-9])\r?\n")
NAME = re.compile(rb"[!#-'*+.^_`|~0-9A-Za-z-]+")
VALUE = re.compile(rb"[\t -~\x80-\xff]*")
NUMBER = re.compile(r"[0-9]{1,15}")
ENDS = (b"\r\n", b"\n")


class BadHead(Refusal):
    """No request that is answered, nor anything that comes after it."""

    def __init__(self, status: int, say: str) -> None:
        super().__init__("large" if status in (414, 431) else "malformed", say)
        self.status = HTTPStatus(status)


@dataclass(frozen=True)
class Head:
    """What is asked, and how long the body is that comes with it."""

    method: str
    target: str
    version: str
    fields: list[tuple[str, str]]
    """Names in small letters, and values."""
    length: int

    def get(self, name: str) -> str:
        """What the fields with this name say, in small letters."""
        return ", ".join(values(self.fields, name)).lower()

    @property
    def stays(self) -> bool:
        """Whether another request may come on the same connection."""
        wishes = self.get("connection").replace(" ", "").split(",")
        return "keep-alive" in wishes if self.version == "1.0" else "close" not in wishes


def read(lines: BinaryIO, limits: Limits) -> Head | None:
    """The next request's; None if there is none any more."""
    left = limits.head
    line = lines.readline(left)
    if line in ENDS:  # some send one too many after a body
        line = lines.readline(left)
    if not line.endswith(b"\n"):
        if len(line) < left:
            return None
        raise BadHead(414, "this address is too long")
    start = START.fullmatch(line)
    if not start:
        raise BadHead(400, "this is no request")
    left -= len(line)
    fields: list[tuple[str, str]] = []
    while True:
        line = lines.readline(left + 1)
        left -= len(line)
        if left < 0:
            raise BadHead(431, f"the headers are longer than {limits.head} bytes")
        if line in ENDS:
            break
        if not line.endswith(b"\n"):
            return None
        if len(fields) == limits.headers:
            raise BadHead(431, f"there are more than {limits.headers} headers")
        fields.append(field(line))
    method, target, version = (word.decode("latin-1") for word in start.groups())
    if version not in ("1.0", "1.1"):
        raise BadHead(505, "HTTP/1.1 is spoken here")
    check_host(values(fields, "host"), version)
    return Head(method, target, version, fields, length(fields))


def field(line: bytes) -> tuple[str, str]:
    """A header's name and value. What goes on in the next line is none."""
    name, _, value = line.partition(b":")
    value = value.removesuffix(b"\n").removesuffix(b"\r").strip(b" \t")
    if not NAME.fullmatch(name) or not VALUE.fullmatch(value):
        raise BadHead(400, "a header is a name, a colon and a text")
    return name.decode().lower(), value.decode("latin-1")


def values(fields: list[tuple[str, str]], name: str) -> list[str]:
    return [value for key, value in fields if key == name]


def length(fields: list[tuple[str, str]]) -> int:
    """Of the body. It is said once, in digits; a body in chunks does not say it."""
    said, codings = values(fields, "content-length"), values(fields, "transfer-encoding")
    if codings:
        if said or [coding.lower() for coding in codings] != ["chunked"]:
            raise BadHead(400, "it is not clear where the body ends")
        raise BadHead(411, "Content-Length says how long a body is; chunks are not taken")
    if len(said) > 1 or any(not NUMBER.fullmatch(value) for value in said):
        raise BadHead(400, "Content-Length is said once, in digits")
    return int(said[0]) if said else 0


def check_host(said: list[str], version: str) -> None:
    """There is one Host, and it is one."""
    try:
        is_one = len(said) == 1 and urlsplit(f"//{said[0]}").port != 0
    except ValueError:  # half an IPv6 address, or a port that is no number
        is_one = False
    if not is_one and (said or version != "1.0"):
        raise BadHead(400, "Host says once to whom one speaks")
