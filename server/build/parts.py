"""What the app consists of: its files, each by the name under which it is served.

A name that has a hash in it never changes its content, so it may be kept for ever.
"""

import base64
import hashlib
import json
import re
from pathlib import PurePosixPath

HASHED = re.compile(r"^art-[0-9a-f]{10}/|\.[0-9a-f]{10}\.\w+$")


def digest(*contents: bytes) -> str:
    return hashlib.sha256(b"\0".join(contents)).hexdigest()[:10]


def integrity(content: bytes) -> str:
    """As the browser wants it, to check what it has downloaded."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


class Parts:
    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.names: dict[str, str] = {}  # as the sources call a file: as it is served
        self.offline: list[str] = []  # what the service worker keeps
        self.later: list[str] = []  # what it keeps when the first visit is over

    def add(self, name: str, content: bytes, *, offline: bool = True, later: bool = False) -> str:
        """Take a file in under a name with its hash, and say which."""
        path = PurePosixPath(name)
        served = str(path.with_name(f"{path.stem}.{digest(content)}{path.suffix}"))
        self.names[name] = served
        self.add_plain(served, content, offline=offline and not later)
        if later:
            self.later.append(served)
        return served

    def add_plain(self, name: str, content: bytes, *, offline: bool = False) -> None:
        """Take a file in under a name that the world knows."""
        self.files[name] = content
        if offline:
            self.offline.append(name)

    def hashes(self, names: list[str]) -> dict[str, str]:
        """For each of these files what its content must come to."""
        return {name: integrity(self.files[name]) for name in names}

    def told(self, script: bytes, **build: object) -> bytes:
        """A script that begins by knowing about the build."""
        return f"const BUILD = {json.dumps(build)}\n".encode() + script

    def linked(self, text: str, pattern: str) -> str:
        """A text whose references (the pattern's second group) lead to the served names."""

        def lead(match: re.Match[str]) -> str:
            before, name, after = match.groups()
            if name not in self.names:
                raise LookupError(f"there is no {name}, which is referred to")
            return f"{before}{self.names[name]}{after}"

        return re.sub(pattern, lead, text)
