"""Origins: whether a request comes from our own page, at an address that is our own.

A page of somebody else's must not act for a phone that has both open. And a name that its owner
lets point to this computer for a moment (DNS rebinding) must not make his page look like ours: so
only addresses, local names and those in the settings are answered.
"""

import ipaddress
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

from server.guard.refusals import Refusal

PRIVATE = ("localhost", "local", "lan", "home", "home.arpa", "internal", "fritz.box")
"""Endings of names that nobody can buy, or that home routers give."""


def check(environ: Mapping[str, Any], names: Iterable[str] = ()) -> None:
    """Raise a Refusal unless the request is one of our own pages', or of no page at all."""
    host = environ.get("HTTP_HOST", "")
    if not is_ours(host, names):
        raise Refusal("origin", "this server does not answer to that name")
    origin = environ.get("HTTP_ORIGIN")
    if origin is not None and host_of(origin) != host.lower():
        raise Refusal("origin", "the page that asks came from somewhere else")


def host_of(origin: str) -> str:
    """Name and port of an origin; nothing if it is none."""
    try:
        parts = urlsplit(origin)
    except ValueError:  # half an IPv6 address
        return ""
    return parts.netloc.lower() if parts.scheme in ("http", "https") else ""


def is_ours(host: str, names: Iterable[str]) -> bool:
    """Whether a Host header names this computer in a way that no stranger could arrange."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name in names:
        return True
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        private = any(name == end or name.endswith("." + end) for end in PRIVATE)
        return bool(name) and ("." not in name or private)
