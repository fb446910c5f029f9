"""manifest.json as it is served: what it says of the games, and its pictures by their hashed names.

The source's manifest.json is about the app; what is there of each game comes from its words and
from the pictures that lie in static/.
"""

import json
import struct
from pathlib import Path
from typing import Any

from server.build import games
from server.build.parts import Parts

FORMS = {"narrow": "{title}: {motto}", "wide": "{title} on a larger screen"}
"""The screenshots that a game may have, and what is said of them."""


def served(source: Path, parts: Parts) -> bytes:
    said = described(source)
    said["screenshots"] = [shot for shot in said["screenshots"] if shot["src"] in parts.names]
    return json.dumps(lead(said, parts), ensure_ascii=False).encode()


def described(source: Path) -> dict[str, Any]:
    """The manifest with the games in it, its files by their names in the source."""
    said: dict[str, Any] = json.loads((source / "manifest.json").read_text("utf-8"))
    said["name"] += ": " + ", ".join(games.names(source))
    said["screenshots"] += screenshots(source)
    said["shortcuts"] = [shortcut(source, key) for key in games.keys(source)]
    return said


def lead(value: Any, parts: Parts) -> Any:
    """The same with every file by the name under which it is served."""
    if isinstance(value, list):
        return [lead(item, parts) for item in value]
    if isinstance(value, dict):
        return {key: lead(item, parts) for key, item in value.items()}
    return parts.names.get(value, value) if isinstance(value, str) else value


def screenshots(source: Path) -> list[dict[str, str]]:
    found = []
    for form, label in FORMS.items():
        for key in games.keys(source):
            title, motto = games.titled(source, key, "en")
            name = f"screenshots/{key}-{form}.png"
            if (source / "static" / name).is_file():
                shot = bitmap(source, name)
                found.append(
                    {**shot, "form_factor": form, "label": label.format(title=title, motto=motto)}
                )
    return found


def shortcut(source: Path, key: str) -> dict[str, Any]:
    """The way to a new game from the icon of the installed app."""
    title, _ = games.titled(source, key, "en")
    said: dict[str, Any] = {"name": title}
    if title != games.short(key):
        said["short_name"] = games.short(key)
    said["url"] = f"./?game={key}"
    icon = f"icons/{key}-96.png"
    if (source / "static" / icon).is_file():
        said["icons"] = [bitmap(source, icon)]
    return said


def bitmap(source: Path, name: str) -> dict[str, str]:
    """A picture as a manifest lists it; a PNG begins with its size."""
    width, height = struct.unpack(">II", (source / "static" / name).read_bytes()[16:24])
    return {"src": name, "sizes": f"{width}x{height}", "type": "image/png"}
