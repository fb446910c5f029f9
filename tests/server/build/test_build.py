"""The built folder: every reference leads somewhere, and the same sources give the same files."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from client.app.settings import CHOICES
from server.build import FAMILY, FILES, build, collect, games, style
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


def test_styles_are_served_with_every_rule_and_no_comment(parts: Parts) -> None:
    served = parts.files[parts.names["style.css"]].decode()
    written = "".join(path.read_text("utf-8") for path in style(SOURCE / "static"))
    assert "/*" in written and "/*" not in served
    for sign in "{;":
        assert served.count(sign) == re.sub(r"(?s)/\*.*?\*/", "", written).count(sign)


def test_the_service_worker_keeps_all_that_the_app_needs(parts: Parts) -> None:
    build = told(parts, "sw.js")
    kept = set(build["files"])
    page = parts.files["index.html"].decode()
    bitmaps = {name for name in parts.files if name.endswith(".png")}
    assert set(re.findall(r'(?:src|href)="([^"]+)"', page)) - bitmaps <= kept
    assert build["shell"] in kept
    assert set(build["art"].values()) <= kept
    assert parts.files[str(build["shell"])] == parts.files["index.html"]
    worker = re.search(r'data-worker="([^"]+)"', page)
    assert worker and worker[1] in kept
    thinking = told(parts, worker[1])
    assert set(thinking["scripts"]) <= kept
    words = re.findall(r'data-words-\w\w="([^"]+)"', page)
    assert len(set(words)) == len(LANGUAGES)
    assert set(build["later"]) == {*(thinking["small"] or {}).values(), *words}


def test_packs_and_single_pictures_are_the_same(parts: Parts) -> None:
    packs = told(parts, "sw.js")["art"]
    folder = re.search(r'data-art="([^"]+)"', parts.files["index.html"].decode())
    assert folder
    single = {name for name in parts.files if name.startswith(folder[1])}
    packed = set()
    for game, pack in packs.items():
        for item, picture in json.loads(parts.files[pack]).items():
            name = f"{folder[1]}{game}/{item}.svg"
            packed.add(name)
            assert parts.files[name].decode() == picture
    assert single == packed
    assert len(packed) == len(drawn(SOURCE / "static"))


def modules_in(parts: Parts, script: str) -> set[str]:
    content = next(content for name, content in parts.files.items() if name.startswith(script))
    return set(re.findall(r'^"([\w.]+)":\[', content.decode(), re.MULTILINE))


def test_python_goes_along_without_the_standard_library(parts: Parts) -> None:
    modules = modules_in(parts, "unke.")
    assert {"client.main", "shared_rules", "shared_rules.engine.table"} <= modules
    assert {name.split(".")[0] for name in modules} == {"client", "shared_rules"}
    assert not [name for name in parts.files if "stdlib" in name]


def test_every_language_is_a_script_of_its_own_with_the_same_modules(parts: Parts) -> None:
    assert set(LANGUAGES) == set(CHOICES["language"])
    found = {
        re.sub(r"[a-z]+$", "", name)
        for language in LANGUAGES
        for name in modules_in(parts, f"words-{language}.")
    }
    assert {
        "client.app.words.",
        "client.games.klunker.pages.",
        "shared_rules.klunker.words.",
    } <= found
    for language in LANGUAGES:
        names = {stem + language for stem in found}
        assert modules_in(parts, f"words-{language}.") == names
        assert not modules_in(parts, "unke.") & names


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
