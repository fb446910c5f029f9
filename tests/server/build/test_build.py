"""The built folder: every reference leads somewhere, and the same sources give the same files."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import brotli
import pytest

from client.app.parts import PUZZLE_SCREENS, SCREENS, needed
from client.app.settings import CHOICES
from server.build import FAMILY, FILES, build, bundle, collect, games, style
from server.build.bundle import PACKAGES, modules_of, on_phones
from server.build.parts import HASHED, Parts, digest
from server.build.pictures import drawn
from server.source import SOURCE
from shared_rules import GAMES
from shared_rules.engine.words import words_of
from shared_rules.extras import has, titled
from shared_rules.languages import LANGUAGES


@pytest.fixture(scope="module", params=[FAMILY, FILES])
def parts(request: pytest.FixtureRequest) -> Parts:
    return collect(request.param, SOURCE)


def told(parts: Parts, script: str) -> dict[str, object]:
    """What the build has told a script."""
    first = parts.files[script].split(b"\n", 1)[0].decode()
    knows: dict[str, object] = json.loads(first.removeprefix("const BUILD = "))
    return knows


def test_the_same_sources_give_the_same_files(parts: Parts) -> None:
    host = FAMILY if b'data-host="family"' in parts.files["index.html"] else FILES
    assert collect(host, SOURCE).files == parts.files


def test_hashes_tell_the_content(parts: Parts) -> None:
    for name, content in parts.files.items():
        if HASHED.search(name) and not re.match(r"art-[0-9a-f]{10}/", name):
            assert f".{digest(content)}." in name


def test_every_reference_of_the_page_is_relative_and_leads_to_a_file(parts: Parts) -> None:
    page = parts.files["index.html"].decode()
    references = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert len(references) > 10
    for name in references:
        assert name in parts.files
        assert name == "manifest.json" or HASHED.search(name)
    for name in re.findall(r"url\(([^)]+)\)", page):
        assert name in parts.files


def test_styles_are_served_with_every_rule_and_no_comment(parts: Parts) -> None:
    page = parts.files["index.html"].decode()
    sheets = [content for name, content in parts.files.items() if name.endswith(".css")]
    served = b"".join(sheets).decode() + page.partition("</style>")[0]
    served = served.replace(page.partition("<style>")[0], "")
    written = "".join(path.read_text("utf-8") for path in style(SOURCE / "static"))
    written += (SOURCE / "static" / "app" / "splash.css").read_text("utf-8")
    assert "/*" in written and "/*" not in served
    for sign in "{;":
        assert served.count(sign) == re.sub(r"(?s)/\*.*?\*/", "", written).count(sign)


def test_the_service_worker_keeps_all_that_the_app_needs(parts: Parts) -> None:
    build = told(parts, "sw.js")
    kept = set(build["files"])
    page = parts.files["index.html"].decode()
    bitmaps = {name for name in parts.files if name.endswith(".png")}
    pictures = {name for name in parts.files if re.match(r"art-[0-9a-f]{10}/", name)}  # in packs
    assert set(re.findall(r'(?:src|href)="([^"]+)"', page)) - bitmaps - pictures <= kept
    assert build["shell"] in kept
    later = set(build["later"])
    assert {build["art"]["common"], build["art"]["covers"]} <= kept
    assert set(build["art"].values()) <= kept | later
    assert parts.files[str(build["shell"])] == parts.files["index.html"]
    worker = re.search(r'data-worker="([^"]+)"', page)
    assert worker and worker[1] in kept
    thinking = told(parts, worker[1])
    assert set(thinking["scripts"]) <= kept
    assert set(thinking["parts"]) == set(PARTS)
    come = dict(re.findall(r'data-part-([\w-]+)="([^"]+)"', page))
    assert set(thinking["parts"].values()) <= set(come.values())
    assert set(come) == {
        *PARTS,
        *(f"{part}-{one}" for part in ["words", *PARTS] for one in LANGUAGES),
    }
    pictures = {build["art"][key] for key in GAMES}
    sheets = set(re.findall(r'data-style-\w+="([^"]+)"', page))
    assert later == {*(thinking["small"] or {}).values(), *come.values(), *sheets, *pictures}
    assert set(build["parts"]) == set(PARTS)


def test_packs_and_single_pictures_are_the_same(parts: Parts) -> None:
    packs = told(parts, "sw.js")["art"]
    folder = re.search(r'data-art="([^"]+)"', parts.files["index.html"].decode())
    assert folder
    single = {name for name in parts.files if name.startswith(folder[1])}
    packed = set()
    for owner, pack in packs.items():
        for item, picture in json.loads(parts.files[pack]).items():
            place = f"{item}/cover" if owner == "covers" else f"{owner}/{item}"
            name = f"{folder[1]}{place}.svg"
            assert name not in packed
            packed.add(name)
            assert parts.files[name].decode() == picture
    assert single == packed
    assert len(packed) == len(drawn(SOURCE / "static"))


PARTS = [*GAMES, "network", "chronicle", "look", "review", "puzzles", "challenge", "seal"]
"""What comes when it is wanted."""


def modules_in(parts: Parts, script: str) -> set[str]:
    content = parts.files[
        next(name for name in parts.files if name.startswith(script) and name.endswith(".js"))
    ]
    return set(re.findall(r'^"([\w.]+)":\[', content.decode(), re.MULTILINE))


def test_python_goes_along_without_the_standard_library(parts: Parts) -> None:
    modules = modules_in(parts, "unke.")
    assert {"client.main", "shared_rules", "shared_rules.engine.table"} <= modules
    assert {name.split(".")[0] for name in modules} == {"client", "shared_rules"}
    assert not [name for name in parts.files if "stdlib" in name]


SPOKEN = {
    "words": "client.app.words.",
    "network": "client.net.words.",
    "chronicle": "client.chronicle.words.",
    "look": "client.lookback.words.",
    "review": "client.review.words.",
    "puzzles": "client.puzzles.words.",
    "challenge": "client.challenge.words.",
    "seal": "client.seal.words.",
    **{key: f"shared_rules.{key}.words." for key in GAMES},
}


@pytest.mark.parametrize("part", SPOKEN)
def test_every_language_of_a_part_is_a_script_of_its_own_with_the_same_modules(
    parts: Parts, part: str
) -> None:
    assert set(LANGUAGES) == set(CHOICES["language"])
    found = {re.sub(r"[a-z]+$", "", name) for name in modules_in(parts, f"{part}-de.")}
    assert SPOKEN[part] in found
    for language in LANGUAGES:
        assert modules_in(parts, f"{part}-{language}.") == {stem + language for stem in found}


def test_every_module_is_in_one_script_and_none_is_left_out(parts: Parts) -> None:
    scripts = [f"{part}-{one}." for part in SPOKEN for one in LANGUAGES]
    carried = [
        name
        for script in ["unke.", *(f"{part}." for part in PARTS), *scripts]
        for name in modules_in(parts, script)
    ]
    assert len(carried) == len(set(carried))
    paths = [path for package in PACKAGES for path in on_phones(SOURCE / package)]
    assert set(carried) == set(modules_of(SOURCE, paths))


@pytest.mark.parametrize("part", ["unke", *PARTS])
def test_what_a_part_imports_at_once_is_its_own_or_the_bases(parts: Parts, part: str) -> None:
    """So home can be drawn without any part, and one game without the others and the network; or
    that of a part which its screens wait for as well."""
    there = {"unke", part, *needed([part])}
    here = {name for script in there for name in modules_in(parts, f"{script}.")}
    carried = {
        bundle.module_name(SOURCE, path): path
        for package in PACKAGES
        for path in on_phones(SOURCE / package)
    }
    for name in modules_in(parts, f"{part}."):
        for imported in imports(carried[name]) if name in carried else ():
            assert imported in here, f"{name} imports {imported}"


def imports(path: Path) -> Iterator[str]:
    """The modules that a module imports as soon as it is imported itself."""
    package = path.relative_to(SOURCE).parts[:-1]
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *filter(None, [node.module])])
            if base in ("browser", "javascript"):
                continue
            for alias in node.names:
                inside = SOURCE.joinpath(*base.split("."), alias.name)
                is_module = inside.is_dir() or inside.with_suffix(".py").is_file()
                yield f"{base}.{alias.name}" if is_module else base


@pytest.mark.parametrize(("part", "screens"), [("network", SCREENS), ("puzzles", PUZZLE_SCREENS)])
def test_the_network_and_puzzles_have_their_screens(
    parts: Parts, part: str, screens: tuple[str, ...]
) -> None:
    carried = modules_in(parts, part + ".")
    assert {f"client.screens.{name}" for name in screens} == {
        name for name in carried if name.startswith("client.screens.")
    }


def test_the_chronicle_has_its_screen(parts: Parts) -> None:
    carried = modules_in(parts, "chronicle.")
    assert {name for name in carried if not name.startswith("client.chronicle")} == {
        "client.screens.chronicle"
    }


def test_the_review_has_its_screen_and_what_it_thinks_with(parts: Parts) -> None:
    carried = modules_in(parts, "review.")
    own = ("client.review", "shared_rules.review")
    assert {name for name in carried if not name.startswith(own)} == {"client.screens.review"}


def test_the_seal_has_its_screen_and_its_pad(parts: Parts) -> None:
    own = ("client.seal", "shared_rules.seal")
    carried = {name for name in modules_in(parts, "seal.") if not name.startswith(own)}
    assert carried == {"client.screens.seal", "client.effects.scribble"}


def test_the_puzzles_of_all_games_are_small_and_no_part_of_a_game(parts: Parts) -> None:
    """All that a phone fetches to solve puzzles besides the game itself."""
    found = [parts.files[name] for name in parts.later if name.startswith("puzzles")]
    assert len(found) == 1 + len(LANGUAGES)
    assert sum(len(brotli.compress(content)) for content in found) < 40_000
    for part in ("unke", *GAMES):
        assert not [name for name in modules_in(parts, f"{part}.") if "puzzle" in name]


def test_a_missing_file_is_no_build(tmp_path: Path) -> None:
    style = "body { background: url(art/klunker/toad.svg) }"
    with pytest.raises(LookupError, match="toad"):
        Parts().linked(style, r"(url\()([^)]+)(\))")


def test_the_compiled_memory_is_good_for_the_same_python(parts: Parts) -> None:
    first = next(content for name, content in parts.files.items() if name.startswith("unke."))
    assert re.match(rb'python\.bundle\("[0-9a-f]{10}",', first)


def test_building_twice_writes_nothing_the_second_time(tmp_path: Path) -> None:
    build(tmp_path)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    build(tmp_path)
    after = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    assert after == before


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    """What the build has written down of the games."""
    found: dict[str, Any] = {}
    exec(games.built(SOURCE, tuple(LANGUAGES)), found)
    return found


@pytest.mark.parametrize("key", list(GAMES))
def test_phones_know_the_same_extras_as_who_looks_into_the_folders(
    written: dict[str, Any], key: str
) -> None:
    assert {name for name in games.NAMES if has(key, name)} == {
        name for name in written["EXTRAS"][key] if not name.startswith(games.SCREENS)
    }
    for name in written["EXTRAS"][key]:
        assert has(key, name)


@pytest.mark.parametrize("key", list(GAMES))
def test_phones_know_the_titles_and_mottos_that_the_words_have(
    written: dict[str, Any], key: str
) -> None:
    for language in LANGUAGES:
        words = words_of(key, language)
        assert written["TITLES"][language][key] == [words["game.title"], words["game.motto"]]
        assert titled(key, language) == written["TITLES"][language][key]


def test_a_game_without_a_picture_has_a_drawn_tile() -> None:
    picture = games.cover("chess", "Chess & more")
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert ">C</text>" in picture
    assert games.cover("chess", "<").count("&lt;") == 1
