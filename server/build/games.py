"""What the build writes down of the games, since a phone cannot look: extras, titles, covers."""

import runpy
from html import escape
from pathlib import Path
from typing import Any

BUILT = "shared_rules/built.py"
"""The module that is written in place of the source's."""
NAMES = (
    "course", "deeds", "mind.bot", "mind.share", "mind.why",
    "opponents", "opponents.en", "opponents.measured", "puzzles", "puzzles.found",
    "board", "flights", "promises", "pages", "pages.pictures", "lesson",
    "firsts",
)  # fmt: skip
"""The extras that anybody asks for (shared_rules/extras.py)."""
SCREENS = "screens."
"""The game's own screens, too."""


def keys(source: Path) -> tuple[str, ...]:
    """The games of a source, as its registry names them."""
    found: tuple[str, ...] = runpy.run_path(str(source / "shared_rules" / "__init__.py"))[
        "GAMES"
    ].keys
    return found


def built(source: Path, languages: tuple[str, ...]) -> str:
    """The text of the module."""
    games = keys(source)
    known = {key: extras(source, key) for key in games}
    titles = {
        language: {key: titled(source, key, language) for key in games} for language in languages
    }
    return f"EXTRAS = {known!r}\nTITLES = {titles!r}\n"


def extras(source: Path, key: str) -> list[str]:
    """The extras that a game has: modules, or packages."""
    found = []
    for home in (source / "shared_rules" / key, source / "client" / "games" / key):
        modules = {module(path.relative_to(home)) for path in home.rglob("*.py")}
        found += [name for name in NAMES if name in modules]
        found += sorted(name for name in modules if name.startswith(SCREENS))
    return found


def module(path: Path) -> str:
    """What a file is called when it is imported."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def titled(source: Path, key: str, language: str) -> list[str]:
    """A game's title and motto, in English where it does not speak the language."""
    words = words_of(source, key, language)
    return [words["game.title"], words["game.motto"]]


def words_of(source: Path, key: str, language: str) -> dict[str, Any]:
    folder = source / "shared_rules" / key / "words"
    path = folder / f"{language}.py"
    words: dict[str, Any] = runpy.run_path(str(path if path.is_file() else folder / "en.py"))[
        "WORDS"
    ]
    return words


def names(source: Path) -> list[str]:
    """What the games are called, for a sentence: where a title is longer than a word, it is last,
    so that an "and" in it does not end the list too early.
    """
    titles = [titled(source, key, "en")[0] for key in keys(source)]
    return sorted(titles, key=lambda title: (title.count(" "), title))


def short(key: str) -> str:
    """What a game is called in a word: as its class."""
    return key[0].upper() + key[1:]


# A game without a picture of its own has a drawn tile

COLOURS = (("#c8452f", "#7d2a1d"), ("#1f4d66", "#122e3d"), ("#41652a", "#263b18"),
           ("#56315f", "#331d38"), ("#a8701a", "#66430f"))  # fmt: skip
COVER = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" stroke="#2a1a12"
 stroke-width="3" stroke-linejoin="round" preserveAspectRatio="xMidYMid slice">
<path d="M0 0H320V180H0Z" fill="{ground}" stroke="none"/>
<path d="M0 146Q80 122 160 146T320 146V180H0Z" fill="{shade}" stroke="none"/>
<g fill="#f6ead2">
<rect x="124" y="50" width="72" height="104" rx="10" transform="rotate(-18 160 170)"/>
<rect x="124" y="50" width="72" height="104" rx="10" transform="rotate(18 160 170)"/>
<rect x="124" y="42" width="72" height="104" rx="10" fill="#fffaf0"/>
</g>
<g fill="{ground}" stroke="none">
<circle cx="138" cy="56" r="5"/><circle cx="182" cy="132" r="5"/>
<text x="160" y="114" font-family="Georgia, serif" font-size="56" font-weight="700"
 text-anchor="middle">{letter}</text>
</g>
</svg>"""


def cover(key: str, title: str) -> str:
    """Three cards, the game's first letter on them, on a ground that goes with its name."""
    ground, shade = COLOURS[sum(key.encode()) % len(COLOURS)]
    return COVER.format(ground=ground, shade=shade, letter=escape(title[:1].upper()))
