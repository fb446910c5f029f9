"""Builds the app into a folder of plain files, which any web server can serve.

All addresses are relative, so the folder may lie anywhere. Building again into the same folder
writes only what has changed and removes what an earlier build has left there.
"""

import json
import re
import tomllib
from html import escape
from importlib import metadata
from pathlib import Path

from server.build import bundle, drawn, folder, games, manifest, pictures, policy, small
from server.build.parts import Parts, digest
from server.source import SOURCE

INSTALLED = Path(__file__).resolve().parent.parent / "app"  # where a package has it built
FAMILY = "family"  # served by the family's own server
FILES = "files"  # by any host of plain files

# Brython last: the others are small, and needed while it loads or after it in any case.
STYLE = "style.css"  # the app's style sheets; those of a game come with it
SCRIPTS = ("boot.js", "python.js", "patch.js", "motion.js")
BASE = bundle.BASE + ".js"  # the Python that home needs; all other comes when it is wanted
PAGE = "index.html"
# What the page asks for and yet has in it, so that it is seen, and seen right, at once.
FIRST = "first.css"  # the sheets that home is seen with, and what is seen of other screens
OWN = {
    FIRST: (f'<link rel="stylesheet" href="{FIRST}">', "style"),
    "theme.js": ('<script src="theme.js"></script>', "script"),
    "first.js": ('<script src="first.js"></script>', "script"),
}
AT_HOME = ("base", "home", "letters", "notices", "tokens")

# What refers to another file: before it, its name, after it.
IN_STYLES = r"""(url\(["']?)([^"')]+)(["']?\))"""
IN_PAGES = r"""((?:src|href)=")([^"]+)(")"""


def build(target: Path, host: str = FILES, source: Path = SOURCE) -> None:
    """Put the app into a folder; for the family's own server with compressed variants."""
    parts = collect(host, source)
    folder.write(target, parts.files, compressed=host == FAMILY)


def ready() -> Path:
    """The app for the family's own server: as it was installed, or built now from the source."""
    if INSTALLED.is_dir():
        return INSTALLED
    target = SOURCE / "build" / "app"
    build(target, FAMILY)
    return target


def collect(host: str, source: Path) -> Parts:
    static = source / "static"
    parts = Parts()
    for path in sorted(static.glob("icons/*.*")):
        parts.add(f"icons/{path.name}", path.read_bytes(), offline=path.name == "unke.svg")
    for path in sorted(static.glob("screenshots/*.png")):
        parts.add(f"screenshots/{path.name}", path.read_bytes(), offline=False)
    art, packs = pictures.add(parts, source)
    sheets = style(static)
    first = [path for path in sheets if is_first(path, static)]
    others = [path for path in sheets if path not in first]
    dressed: dict[str, list[Path]] = {}
    for path in others:
        dressed.setdefault(game_of(path, static), []).append(path)
    for game, own in dressed.items():
        name = f"{game}.css" if game else STYLE
        parts.add(name, parts.linked(joined(own), IN_STYLES).encode(), later=bool(game))
    for name in SCRIPTS:
        parts.add(name, (static / "app" / name).read_bytes())
    parts.add("brython.js", bundle.brython())
    scripts = bundle.bundle(source)
    for name, content in scripts.items():
        parts.add(name, content, later=name != BASE)
    thinking = {
        "scripts": [parts.names[name] for name in ("python.js", "brython.js", BASE)],
        "parts": {name: parts.names[f"{name}.js"] for name in bundle.parts(source)},
        "small": small.add(parts, source),
    }
    script = (static / "app" / "worker.js").read_bytes()
    parts.add("worker.js", parts.told(script, **thinking))
    parts.add_plain("manifest.json", manifest.served(source, parts), offline=True)

    page = (static / "app" / PAGE).read_text("utf-8")
    seen = parts.linked(joined([*first, static / "app" / "splash.css"]), IN_STYLES)
    page = whole(page, static / "app", {FIRST: seen})
    page = named(page, games.names(source)).replace("{home}", drawn.templates(source, host))
    worker = (static / "app" / "sw.js").read_bytes()
    listed = json.dumps(parts.hashes(parts.offline + parts.later))
    version = f"{number(source)}-{digest(listed.encode(), page.encode(), worker, host.encode())}"
    come = {f"part-{Path(name).stem}": parts.names[name] for name in scripts if name != BASE}
    come |= {f"style-{game}": parts.names[f"{game}.css"] for game in dressed if game}
    page = filled(page, parts, host=host, version=version, art=art, **come)
    parts.add("shell.html", page.encode())
    parts.add_plain(PAGE, page.encode())
    kept = {
        "shell": parts.names["shell.html"],
        "files": parts.hashes(parts.offline),
        "later": parts.hashes(parts.later),
        "parts": bundle.parts(source),
        "art": packs,
    }
    parts.add_plain("sw.js", parts.told(worker, version=version, **kept))
    return parts


def style(static: Path) -> list[Path]:
    """The style sheets of the app and of the games, in the order in which they stand in one."""
    paths = [*static.glob("style/*.css"), *static.glob("games/*/style/*.css")]
    return sorted(paths, key=lambda path: path.name)


def is_first(path: Path, static: Path) -> bool:
    """Whether home is seen with this sheet, so that it stands in the page."""
    return path.parent == static / "style" and path.stem.split("-")[0] in AT_HOME


def game_of(path: Path, static: Path) -> str:
    """In whose folder a sheet lies, "" for the app's own."""
    folder, game, *_ = path.relative_to(static).parts
    return game if folder == "games" else ""


def joined(sheets: list[Path]) -> str:
    """Style sheets for phones: their comments are for those who write them."""
    text = "".join(path.read_text("utf-8") for path in sheets)
    return re.sub(r"/\*.*?\*/\s*", "", text, flags=re.DOTALL)


def number(source: Path) -> str:
    """The version that the project gives itself."""
    described = source / "pyproject.toml"
    if not described.is_file():
        return metadata.version("unke")
    return str(tomllib.loads(described.read_text("utf-8"))["project"]["version"])


def whole(page: str, static: Path, made: dict[str, str]) -> str:
    """The page with what stands in it: what the build has made, and scripts."""
    for name, (asked, tag) in OWN.items():
        if page.count(asked) != 1:
            raise LookupError(f"the page does not ask for {name}")
        text = made[name] if name in made else (static / name).read_text("utf-8")
        page = page.replace(asked, f"<{tag}>\n{text}</{tag}>")
    return page


def named(page: str, titles: list[str]) -> str:
    """The page with the games' titles, in its description and below its picture."""
    page = page.replace("{games}", escape(", ".join(titles)))
    return page.replace("{titles}", escape(" · ".join(titles)))


def filled(page: str, parts: Parts, **facts: str) -> str:
    """The page with the served names, and with what boot.js has to know about the build."""
    parts.names["manifest.json"] = "manifest.json"
    page = parts.linked(page, IN_PAGES)
    facts["worker"] = parts.names["worker.js"]
    data = " ".join(f'data-{name}="{value}"' for name, value in facts.items())
    page = page.replace('<html lang="en"', f'<html lang="en" {data}', 1)
    if facts["host"] == FILES:
        page = page.replace("<title>", policy.as_meta(page) + "\n<title>", 1)
    return page
