"""Doctor: looks at everything that can be wrong around the server, and says what to do.

A check yields findings; it changes nothing, and works while the server runs as well as without it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FINE, NOTE, WRONG = "fine", "note", "wrong"


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at; `cure` says what to do about it."""

    state: str
    about: str
    what: str
    cure: str = ""


@dataclass(frozen=True)
class Patient:
    """Which server is looked at."""

    folder: Path
    port: int
    secure_port: int
    is_running: bool
    database: str = ""
    """PostgreSQL's URL, if the tables are there."""


def examine(patient: Patient) -> Iterator[Finding]:
    """All checks, in the order in which troubles cause each other."""
    from server.doctor import body, club, network, trust

    yield from body.clock(patient)
    yield from body.data(patient)
    yield from body.database(patient)
    yield from club.postgres(patient)
    yield from network.ports(patient)
    yield from network.addresses_found(patient)
    yield from network.firewall(patient)
    yield from network.name(patient)
    yield from trust.files(patient)
    yield from trust.authority(patient)
    yield from trust.door(patient)
