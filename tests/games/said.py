"""What the settings in this folder say of `jars`, where somebody has added that."""

from pathlib import Path

from server.guard.limits import Limits

print(Limits.read(Path()).jars)  # type: ignore[attr-defined]
