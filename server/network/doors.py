"""Doors: plain http for guests, https for phones that keep the app, and how both are found.

Neither sends anybody to the other: guests need no certificate, and the address of an installed app
never changes. What does change is the network: every few seconds the doors look where they are,
answer to their name there and have a certificate that fits.
"""

import logging
from dataclasses import dataclass
from pathlib import Path

import gevent
from cryptography import x509
from gevent import ssl

from server.network import addresses, certificates
from server.network.announcing import Announcement

log = logging.getLogger("unke")

LOOK = 10
"""Seconds between two looks at the network."""


def nobody() -> str:
    """Instead of asking at the keyboard for the password of a key that has one."""
    return ""


class BadCertificate(Exception):
    """The certificate or its key is not what it should be."""


@dataclass(frozen=True)
class Given:
    """A certificate that somebody has from elsewhere, and keeps fresh himself."""

    certificate: Path
    key: Path

    def changed(self) -> tuple[float, float]:
        return self.certificate.stat().st_mtime, self.key.stat().st_mtime

    def names(self) -> list[str]:
        """The names that it is for, as far as they are whole."""
        found = certificates.names_of(x509.load_pem_x509_certificate(self.certificate.read_bytes()))
        return sorted(name for name in found if "*" not in name)


class Doors:
    """Where this server is in the network, and the certificate that it shows."""

    def __init__(self, folder: Path, port: int, secure_port: int, given: Given | None) -> None:
        self.folder = folder
        self.port = port
        self.secure_port = secure_port
        self.given = given
        self.changed = (0.0, 0.0)
        self.addresses: list[str] = []
        self.announcement = Announcement(folder)
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.minimum_version = ssl.TLSVersion.TLSv1_2
        self.context.set_alpn_protocols(["http/1.1"])
        self.authority: certificates.Authority | None = None
        if not given:
            try:
                self.authority = certificates.authority(folder, addresses.hostname() or "at home")
            except ValueError as error:
                raise BadCertificate(f"the authority cannot be read: {error}") from None
        self.look()

    @property
    def names(self) -> list[str]:
        """What else than its address this computer is called here; the best one first."""
        if self.given:
            return self.given.names()
        hosts = [self.announcement.host, addresses.hostname()]
        return [f"{host}.local" for host in hosts if host]

    @property
    def host(self) -> str:
        """What phones that keep the app should call this computer."""
        if self.given or self.announcement.is_heard:
            return self.names[0]
        return self.addresses[0] if self.addresses else "localhost"

    @property
    def guests(self) -> str:
        """Where phones go that come for the first time: an address needs no name service."""
        return self.plain(self.addresses[0] if self.addresses else "localhost")

    def plain(self, host: str) -> str:
        return f"http://{host}:{self.port}"

    def secure(self, host: str) -> str:
        return f"https://{host}:{self.secure_port}"

    def look(self) -> bool:
        """See to it that name and certificate fit the network; whether the network has changed."""
        found = addresses.here()
        has_moved = found != self.addresses
        self.addresses = found
        if has_moved and not self.given:
            self.announcement.start(found, self.port)
        elif not self.given:
            self.announcement.look_again(found, self.port)
        self.certify()
        return has_moved

    def certify(self) -> None:
        """Show the newest certificate from now on."""
        if self.given:
            changed = self.given.changed()
            if changed == self.changed:
                return
            file, key = self.given.certificate, self.given.key
        else:
            assert self.authority
            names = [*self.names, *self.addresses, "localhost", "127.0.0.1"]
            if not certificates.renew(self.folder, self.authority, names) and self.changed[0]:
                return
            file = key = self.folder / certificates.FOLDER / certificates.DOOR
            changed = (1.0, 1.0)
        try:
            self.context.load_cert_chain(file, key, password=nobody)
        except OSError as error:
            raise BadCertificate(f"{file}, {key}: no certificate and its key ({error})") from None
        self.changed = changed
        log.info("the https door has a new certificate")

    def watch(self) -> None:
        """Go on looking, beside everything else."""
        pool = gevent.get_hub().threadpool
        while True:
            gevent.sleep(LOOK)
            try:
                if pool.apply(self.look):
                    where = ", ".join(map(self.plain, self.addresses))
                    log.info("the network has changed: %s", where or "there is none")
            except (BadCertificate, OSError, ValueError) as error:
                log.error("the https door keeps its certificate: %s", error)

    def close(self) -> None:
        self.announcement.stop()
