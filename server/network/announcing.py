"""Announcing: the name under which phones find this computer without knowing its address.

`unke.local`, answered over multicast DNS; where another computer already answers to that, one of
its own such as `unke-k7.local`. It is chosen once and kept with the data, because the app on a
phone lives at that address for ever.
"""

import logging
import secrets
import time
from pathlib import Path

from zeroconf import AddressResolver, IPVersion, ServiceInfo, Zeroconf
from zeroconf import Error as MulticastError

log = logging.getLogger("unke")

FILE = "name"
FIRST = "unke"
LETTERS, DIGITS = "bcdfghjkmnpqrstvwxz", "23456789"
TRIES = 5
PATIENCE = 1000
"""Milliseconds in which whoever has a name answers to it."""
AGAIN = 60.0
"""Seconds after which a name that could not be had is asked for again."""
KIND = "_http._tcp.local."


def kept(folder: Path) -> str:
    """The name that was chosen here, without its domain; nothing if there is none yet."""
    try:
        return (folder / FILE).read_text("utf-8").strip()
    except FileNotFoundError:
        return ""


def names() -> list[str]:
    """What to try: the plain name, then such as nobody will have."""
    return [FIRST] + [
        f"{FIRST}-{secrets.choice(LETTERS)}{secrets.choice(DIGITS)}" for _ in range(TRIES)
    ]


class Announcement:
    """The name, for as long as the server runs and is at these addresses."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.host = kept(folder)
        self.rival = ""
        """Where another computer answers to our name, which is left to it then."""
        self.multicast: Zeroconf | None = None
        self.due = 0.0
        """When to ask for the name again, if somebody else has it."""

    @property
    def name(self) -> str:
        return f"{self.host}.local" if self.host else ""

    @property
    def is_heard(self) -> bool:
        return self.multicast is not None and bool(self.host) and not self.rival

    def start(self, addresses: list[str], port: int) -> None:
        """Choose a name if there is none yet, and answer to it at these addresses."""
        self.stop()
        self.due = time.monotonic() + AGAIN
        if not addresses:
            return
        try:
            self.multicast = Zeroconf(interfaces=addresses, ip_version=IPVersion.V4Only)
            if self.host:
                self.rival = who_is(self.multicast, self.host, addresses)
            else:
                self.choose(addresses)
            if self.rival:
                log.warning(
                    "%s is another computer at %s; phones find this one by its address only",
                    self.name, self.rival,
                )  # fmt: skip
            elif self.host:
                self.multicast.register_service(
                    ServiceInfo(
                        KIND,
                        f"{self.host}.{KIND}",
                        port,
                        server=f"{self.host}.local.",
                        parsed_addresses=addresses,
                        properties={"path": "/"},
                    ),
                    cooperating_responders=True,
                )
        except (OSError, MulticastError) as error:
            log.warning("this network takes no names: %s", error)
            self.stop()

    def look_again(self, addresses: list[str], port: int) -> None:
        """Take the name if nobody else answers to it any more, or the network takes names now."""
        if self.is_heard or not addresses or time.monotonic() < self.due:
            return
        self.due = time.monotonic() + AGAIN
        try:
            if self.rival and self.multicast and who_is(self.multicast, self.host, addresses):
                return
        except (OSError, MulticastError) as error:
            log.warning("nobody can be asked for %s: %s", self.name, error)
        self.start(addresses, port)
        if self.is_heard:
            log.info("this computer answers to %s again", self.name)

    def choose(self, addresses: list[str]) -> None:
        assert self.multicast
        for host in names():
            if not who_is(self.multicast, host, addresses):
                self.host = host
                (self.folder / FILE).write_text(host + "\n", "utf-8")
                return

    def stop(self) -> None:
        """Take the name back."""
        self.rival = ""
        if self.multicast:
            self.multicast.close()
            self.multicast = None


def who_is(multicast: Zeroconf, host: str, ours: list[str]) -> str:
    """The address of another computer that answers to a name; nothing if none does."""
    question = AddressResolver(f"{host}.local.")
    question.request(multicast, PATIENCE)
    others = set(question.parsed_addresses(IPVersion.V4Only)) - set(ours)
    return min(others, default="")
