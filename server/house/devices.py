"""Devices: who comes is given a key, and known by it from then on."""

import hashlib
import hmac
import secrets

from server.guard.rates import Rate
from server.guard.refusals import Refusal
from server.store.store import Store


class Devices:
    """The devices that a house knows."""

    def __init__(self, store: Store, new: Rate) -> None:
        self.store = store
        self.new = new
        self.known: dict[str, bytes] = {}
        """The digests of keys that have been shown, so that they need not be read each time."""

    def register(self, address: str) -> tuple[str, str]:
        """A new device and its key, of which only a digest is kept."""
        self.new.take(address)
        device, secret = secrets.token_urlsafe(9), secrets.token_urlsafe(32)
        self.store.add_device(device, digest(secret))
        return device, f"{device}.{secret}"

    def holder(self, key: object) -> str:
        """Whose key this is; raises Refusal if nobody's."""
        device, dot, secret = key.partition(".") if type(key) is str else ("", "", "")
        if dot and len(device) <= 40 and len(secret) <= 100:
            if device not in self.known:
                stored = self.store.device(device)
                if stored:
                    self.known[device] = stored
            if hmac.compare_digest(self.known.get(device, b""), digest(secret)):
                return device
        raise Refusal("key", "this server does not know this device")


def digest(key: str) -> bytes:
    return hashlib.sha256(key.encode(errors="replace")).digest()
