"""How to play: complete in every language, true to the rules, and found from every thing."""

from collections.abc import Iterator
from typing import Any

import pytest

from client.app import settings
from client.games import board_of
from client.games.exhibit import COLOURS
from client.games.scene import Scene
from client.manual import pages
from client.table.explained import keys_now
from client.table.picks import Picks
from shared_rules import GAMES
from shared_rules.engine.because import STEM
from shared_rules.engine.chance import Chance
from shared_rules.engine.words import LANGUAGES, words_of
from tests.client.manual.stated import numbers
from tests.client.stage import elements
from tests.pictures import drawn as file_of
from tests.rules.every import SETUPS, begin, named, walk

EVERY = pytest.mark.parametrize("game", list(GAMES))
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
COLOUR_OF_FIVE = [*COLOURS, "purple"]


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    before = settings.now["language"]
    yield
    settings.now["language"] = before


def texts(game: str, language: str) -> dict[str, Any]:
    settings.now["language"] = language
    return pages.texts_of(game)


def sections(game: str) -> list[str]:
    """Every section as "page.section"."""
    return [f"{page}.{section}" for page, leaf in pages.leaves_of(game) for section, _ in leaf]


def drawn(game: str) -> list[str]:
    return [name for _, leaf in pages.leaves_of(game) for _, name in leaf if name]


# Complete


@EVERY
@EVERY_LANGUAGE
def test_every_language_has_every_page_and_section_and_nothing_else(
    game: str, language: str
) -> None:
    titles = {page[0] for page in pages.pages_of(game)}
    said = {key for key in texts(game, language) if not key.startswith("picture.")}
    assert said == titles | set(sections(game))
    captions = {key for key in texts(game, language) if key.startswith("picture.")}
    assert captions == {key for key in texts(game, "en") if key.startswith("picture.")}
    assert captions <= {"picture." + name for name in drawn(game)}


@EVERY
@EVERY_LANGUAGE
def test_a_section_is_a_heading_and_short_paragraphs(game: str, language: str) -> None:
    for key, text in texts(game, language).items():
        if isinstance(text, str):
            assert 0 < len(text) <= 130, key
            continue
        heading, *paragraphs = text
        assert len(heading) <= 32 and paragraphs, key
        for paragraph in paragraphs:
            assert 0 < len(paragraph) <= 330, key
            assert paragraph.count("*") % 2 == 0, key


@EVERY
def test_all_languages_state_the_same_numbers(game: str) -> None:
    for section in [*sections(game), *[key for key in texts(game, "en") if "picture." in key]]:
        found = [numbers(texts(game, language)[section]) for language in LANGUAGES]
        assert found[0] == found[1] == found[2], section


@EVERY
def test_pictures_are_made_of_art_that_exists_and_cannot_be_touched(game: str) -> None:
    for name in drawn(game):
        place = elements(pages.picture(game, name))
        assert place, name
        sources = [one[1]["src"] for one in place if one[0] == "img"]
        named = [src.removeprefix("art/").removesuffix(".svg") for src in sources]
        assert [name for name in named if not file_of(name).is_file()] == []
        for tag, attributes, _ in place:
            assert not {"tap", "hold", "data_play", "tabindex"} & set(attributes), name
            assert tag != "button" or attributes["disabled"], name


# Found


def explained(game: str, key: str) -> bool:
    found = pages.rule_of(game, key)
    return bool(found) and ".".join(found) in sections(game)


@EVERY
def test_whatever_has_words_has_a_rule(game: str) -> None:
    kinds = ("ask", "verb", "item", "score", "option", "first")
    words = [key.split(".") for key in words_of(game, "en")]
    keys = {".".join(parts[:2]) for parts in words if parts[0] in kinds}
    keys = {key for key in keys if not key.startswith("item." + STEM)}  # a reason is no thing
    assert len(keys) > 15
    assert [key for key in keys if not explained(game, key)] == []


@EVERY
def test_rules_are_for_things_that_exist_and_lead_to_sections_that_exist(game: str) -> None:
    words = words_of(game, "en")
    known = set(sections(game))
    for key, section in pages.own(game).RULES.items():
        assert section in known, key
        stem = key.rpartition("-")[0]
        has_words = any(word == key or word.startswith((key + ".", key + "-")) for word in words)
        assert has_words or stem in words, key


def touched(tree: Any) -> set[Any]:
    """The things in a tree that say what they are when they are tapped or held."""
    found = set()
    for _, attributes, _ in elements(tree):
        for message in (attributes.get("tap"), attributes.get("hold")):
            if isinstance(message, list) and message[0] in ("what", "pick"):
                found.add(message[1])
    return found


@pytest.mark.parametrize("setup", SETUPS[:: len(SETUPS) // 9], ids=named)
def test_whatever_can_be_touched_in_a_game_says_what_it_is_and_leads_to_a_rule(setup: Any) -> None:
    key, seats, _ = setup
    words = words_of(key, "en")
    board = board_of(key)
    players = [
        {"name": f"Player {seat}", "kind": "person", "colour": COLOUR_OF_FIVE[seat]}
        for seat in range(seats)
    ]
    found: set[Any] = set()
    moments = set()
    for number, (game, seat, move, _) in enumerate(walk(begin(setup, 3), Chance(3))):
        found |= set(move[1:])
        if number % 5:
            continue
        view = game.view(seat)
        scene = Scene(view, players, words, Picks(view["offers"]))
        trees = [board.board(scene), board.hand(scene), board.spread(scene, seat)]
        found |= touched(trees) | set(scene.unplaced())
        assert keys_now(scene)
        moments |= set(keys_now(scene))
    assert len(found) > 8
    assert [item for item in found if not explained(key, pages.key_of(item))] == []
    assert [moment for moment in moments if not explained(key, moment)] == []
    helpless = [item for item in found if not help_of(words, item)]
    assert helpless == []


def help_of(words: dict[str, str], item: Any) -> str:
    stem = "number" if type(item) is int else item.rpartition("-")[0]
    return words.get(f"item.{item}.help") or words.get(f"item.{stem}.help", "")


@pytest.mark.parametrize("setup", SETUPS[:: len(SETUPS) // 9], ids=named)
def test_every_line_of_a_score_sheet_leads_to_a_rule(setup: Any) -> None:
    game = begin(setup, 4)
    for *_, game in walk(game, Chance(4)):
        pass
    for lines in game.outcome()["sheet"]:
        assert lines
        for line in lines:
            assert explained(setup[0], "score." + line[0])
