"""The pictures: single files for pages without a service worker, and one pack for each game.

A hundred small answers cost more in headers than the pictures weigh, and they compress better
together. So the service worker fetches the packs and answers for the single files. Home shows the
covers of all games, so those are a pack of their own; a game's other pictures come with the game.
"""

import json
from pathlib import Path

from server.build import games
from server.build.parts import Parts, digest

COVER = "cover"
"""The picture that every game has."""
COVERS = "covers"
"""The pack of those, in which each is called by its game."""


def add(parts: Parts, source: Path) -> tuple[str, dict[str, str]]:
    """Take the pictures in; say in which folder they are served and where each game's pack is."""
    pictures: dict[str, dict[str, str]] = {}
    for path in drawn(source / "static"):
        pictures.setdefault(owner(path), {})[path.stem] = path.read_text("utf-8").strip()
    for game in games.keys(source):
        if COVER not in pictures.setdefault(game, {}):
            pictures[game][COVER] = games.cover(game, games.titled(source, game, "en")[0])
    folder = "art-" + digest(json.dumps(pictures).encode())
    keys = games.keys(source)
    packed: dict[str, dict[str, str]] = {COVERS: {key: pictures[key][COVER] for key in keys}}
    for game, items in pictures.items():
        packed[game] = {item: items[item] for item in items if game not in keys or item != COVER}
        for item, picture in items.items():
            parts.names[f"art/{game}/{item}.svg"] = f"{folder}/{game}/{item}.svg"
            parts.add_plain(f"{folder}/{game}/{item}.svg", picture.encode())
    packs = {}
    for name, items in packed.items():
        pack = json.dumps(items, ensure_ascii=False, separators=(",", ":"))
        packs[name] = parts.add(f"art-{name}.json", pack.encode(), later=name in keys)
    return folder + "/", packs


def drawn(static: Path) -> list[Path]:
    """All pictures, those of each game and those that all games use."""
    paths = [*static.glob("art/*/*.svg"), *static.glob("games/*/art/*.svg")]
    return sorted(paths, key=lambda path: (owner(path), path.name))


def owner(path: Path) -> str:
    """Whose a picture is: a game's in static/games/GAME/art, else its folder's in static/art."""
    folder = path.parent
    return folder.parent.name if folder.name == "art" else folder.name
