"""Limits: how much one device, one address and all together may ask for. They are settings."""

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path

FILE = "unke.toml"


class BadSetting(ValueError):
    """A setting that is none, or not of the right kind."""


@dataclass(frozen=True)
class Limits:
    """The settings under [limits] in unke.toml; docs/PROTOCOL.md explains them."""

    frame: int = 16 * 1024
    request: int = 64 * 1024
    head: int = 16 * 1024
    """What stands before a request's body: the address and all headers."""
    headers: int = 100
    request_seconds: int = 20
    """A head has to be there by then; a body as well, but for a second more for each 32 KB."""
    leftover: int = 64 * 1024
    """Of a body that nobody wants; whoever sends more is hung up on."""
    record: int = 256 * 1024
    parcel: int = 8_000_000
    bodies: int = 32_000_000
    """Of large bodies that are being read at the same time, half of it from one address."""
    parcels: int = 64_000_000
    """Bytes of all parcels that wait to be fetched; of each address one waits."""
    messages_a_second: int = 20
    messages_at_once: int = 60
    frames_a_second: int = 40
    """From a socket, whatever is in them, pieces too; four times as many at once."""
    bytes_a_second: int = 64 * 1024
    """From a socket, however they are cut into frames; four times as many at once."""
    frames_before_hello: int = 4
    """A second; four times as many at once, and as many bytes as one frame may have."""
    frames_of_an_address: int = 1_500
    """A second, from all sockets of one address; four times as many at once."""
    bytes_of_an_address: int = 1_000_000
    """A second, from all sockets of one address; four times as many at once."""
    seconds_over: int = 5
    """So long a socket that says too much is heard more slowly; then it is ended."""
    handshakes_a_second: int = 10
    """New sockets from one address; ten times as many at once."""
    requests_a_second: int = 20
    """Over HTTP under /api, from one address; ten times as many at once. A body counts as one more
    for each 64 KB (`request`)."""
    codes_a_minute: int = 30
    """QR codes that are drawn for one address; one that has just been drawn costs nothing."""
    connections_of_an_address: int = 200
    """Open at the same time, sockets and pages; a proxy on this computer may have any number."""
    sockets_of_an_address: int = 64
    sockets: int = 1000
    devices_an_hour: int = 60
    tables_an_hour: int = 30
    tables_an_hour_of_an_address: int = 120
    records_an_hour: int = 300
    reviews_an_hour: int = 1_200
    """Times that a device may ask what the moves of a game were worth, a second's thought each."""
    tables: int = 1000
    tables_of_a_device: int = 50
    share_of_an_address: int = 25
    """So many in a hundred of all tables may be from one address; places.py says why."""
    archived: int = 10_000
    """Tables in the archive; of more than that the first go for good."""
    finished: int = 10_000
    """Ended games that are kept; those of its own tables a server keeps whatever their number."""
    guesses_a_minute: int = 10
    unread_messages: int = 64
    unread_bytes: int = 1_000_000
    beat: int = 20
    """Seconds between two signs of life of a socket."""
    quick_beat: int = 3
    """The same at a table, while somebody looks at the page."""
    pace: int = 700
    """Milliseconds that people have to see what happened, before a bot moves."""
    absence: int = 300
    """Seconds that somebody may be away and is still asked when the table decides."""
    patience: int = 120
    """Seconds that somebody may be waited for before the others may ask for a bot."""
    seal: int = 15
    """Seconds that phones have for their share in a sealed shuffle, twice."""
    days: int = 90
    """After so many days without anybody a table goes to the archive."""
    drain: int = 0
    """Seconds for which a server that is to stop still works, but says that it is not ready."""
    names: tuple[str, ...] = ()
    """Names of this computer that are not obviously local; see origins.py."""

    @staticmethod
    def read(folder: Path) -> "Limits":
        """The limits that the settings in a folder name, the others at their defaults."""
        path = folder / FILE
        if not path.is_file():
            return Limits()
        try:
            named = tomllib.loads(path.read_text("utf-8")).get("limits", {})
        except ValueError as error:
            raise BadSetting(f"{path}: {error}") from None
        known = [field.name for field in fields(Limits)]
        for key, value in named.items():
            if key not in known:
                raise BadSetting(f"{path}: there is no limit {key!r}, only {', '.join(known)}")
            if key == "names":
                named[key] = tuple(map(str, value))
            elif type(value) is not int or value < 0:
                raise BadSetting(f"{path}: {key} is a number from 0 on")
        return Limits(**named)
