"""The pictures: single files for pages without a service worker, and one pack for each game.

A hundred small answers cost more in headers than the pictures weigh, and they compress better
together. So the service worker fetches the packs and answers for the single files.
"""

import json
from pathlib import Path

from server.build.parts import Parts, digest


def add(parts: Parts, art: Path) -> tuple[str, dict[str, str]]:
    """Take the pictures in; say in which folder they are served and where each game's pack is."""
    pictures: dict[str, dict[str, str]] = {}
    for path in sorted(art.glob("*/*.svg")):
        pictures.setdefault(path.parent.name, {})[path.stem] = path.read_text("utf-8").strip()
    folder = "art-" + digest(json.dumps(pictures).encode())
    packs = {}
    for game, items in pictures.items():
        pack = json.dumps(items, ensure_ascii=False, separators=(",", ":"))
        packs[game] = parts.add(f"art-{game}.json", pack.encode())
        for item, picture in items.items():
            parts.names[f"art/{game}/{item}.svg"] = f"{folder}/{game}/{item}.svg"
            parts.add_plain(f"{folder}/{game}/{item}.svg", picture.encode())
    return folder + "/", packs
