"""Everything that a game can ask, offer, tell and name has words in every language."""

import ast
import re
from pathlib import Path

import pytest

from shared_rules import GAMES
from shared_rules.dschunke.cards import (
    GOODS,
    JUNKS,
    LOWER,
    MERCHANTS,
    MIXED,
    PILES,
    UPPER,
    special_cards,
)
from shared_rules.engine.chance import Chance
from shared_rules.engine.options import options_for, values_of
from shared_rules.engine.words import LANGUAGES, asked, listed, name, told, words_of
from shared_rules.extras import extra
from shared_rules.halunken.cards import LONG_STEPS, SCOUNDRELS
from shared_rules.halunken.taverns import TAVERNS
from shared_rules.klunker.cards import JEWELS

from .every import SETUPS, begin, walk

RULES = Path(__file__).parents[2] / "shared_rules"
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
every_game = pytest.mark.parametrize("key", list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def literals(key: str, call: str) -> set[str]:
    """The first argument of every call of this name in a game's files."""
    found = set()
    for file in (RULES / key).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and node.args:
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if called == call and isinstance(node.args[0], ast.Constant):
                    found.add(node.args[0].value)
    return found


def things_named(key: str) -> set[str]:
    """What points can come from that is a thing of the game."""
    return set(JEWELS) if key == "klunker" else set()


def keys_of(key: str) -> set[str]:
    """Every key of a game's words but the items and the score's reasons."""
    rules = GAMES[key]
    keys = {"game.title", "game.motto"}
    for phase in rules.PHASES:
        keys |= {f"ask.{phase}", f"wait.{phase}"}
    keys |= {f"verb.{verb}" for verb in literals(key, "Offer")}
    keys |= {f"fact.{fact}" for fact in literals(key, "note")}
    course = extra(key, "course")
    keys |= {f"course.{step}" for step in (course.STEPS if course else ())}
    if rules.HANDICAPS:
        keys |= {"option.handicap", "option.handicap.help", "score.handicap"}
    about = extra(key, "deeds")
    if about:
        keys |= {f"deed.{deed}{more}" for deed in about.DEEDS for more in ("", ".help")}
        keys |= {f"source.{source}" for source in about.SOURCES if source not in things_named(key)}
    for seats in rules.SEATS:
        for option in options_for(rules, seats):
            stem = "option." + option["key"]
            keys |= {stem, stem + ".help"}
            for value in values_of(option, seats):
                if type(value) is str or option["key"] != "first":
                    keys.add(f"{stem}.{value}")
    return keys


@every_game
@every_language
def test_every_phase_verb_fact_and_option_has_words(key, language):
    assert keys_of(key) - set(words_of(key, language)) == set()


@every_game
def test_all_languages_have_the_same_keys_and_placeholders(key):
    english = words_of(key, "en")
    for language in LANGUAGES:
        words = words_of(key, language)
        assert set(words) == set(english)
        for entry, text in words.items():
            assert text.strip() == text and text, entry
            marks = sorted(re.findall(r"{.*?}", text))
            assert marks == sorted(re.findall(r"{.*?}", english[entry])), (language, entry)


FREE = ("item", "score", "rules", "zone", "first")


@every_game
def test_no_words_without_a_use(key):
    """Those that are told when they first come up: tests/client/table/test_firsts.py."""
    allowed = keys_of(key)
    verbs = literals(key, "Offer")
    allowed |= {f"story.{fact}" for fact in literals(key, "note")}
    allowed |= {f"ask.{phase}.{verb}" for phase in GAMES[key].PHASES for verb in verbs}
    for entry in words_of(key, "en"):
        stem = entry.removesuffix(".none").removesuffix(".own").removesuffix(".help")
        assert stem in allowed or entry.split(".")[0] in FREE, entry


def things(key: str, words: dict[str, str]) -> set[str]:
    """Whatever can be named: what the words list, and the cards of every box."""
    found = {entry[5:] for entry in words if entry.startswith("item.")}
    found = {item for item in found if item[-5:] != ".help" and "{" not in words["item." + item]}
    if key == "dschunke":
        pairs = [f"{one}-{other}" for one in JUNKS for other in JUNKS if one != other]
        found |= {*special_cards(pairs), *MERCHANTS, *PILES, *GOODS, *JUNKS, LOWER, UPPER, MIXED}
    elif key == "halunken":
        found |= {*SCOUNDRELS, *LONG_STEPS, *TAVERNS}
    elif key == "klunker":
        found |= {*JEWELS, *[f"purchase-{number}" for number in range(1, 6)]}
    return found


@every_game
@every_language
def test_no_two_things_are_called_the_same(key, language):
    words = words_of(key, language)
    called = {}
    for item in sorted(things(key, words)):
        called.setdefault(name(words, item, NAMES).casefold(), []).append(item)
    assert [items for items in called.values() if len(items) > 1] == []


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@every_language
def test_a_whole_game_can_be_told(setup, language):
    words = words_of(setup[0], language)
    for seed in range(3):
        for game, _, _, after in walk(begin(setup, seed), Chance(seed)):
            for seat in game.waiting_for():
                for key in ("ask.", "wait."):
                    text = asked(words, key + game.now["phase"], game.now, [seat], NAMES)
                    assert "{" not in text, text
                for offer in game.offers(seat):
                    assert "{" not in listed(words, offer.among, NAMES)
            for fact in after.facts:
                assert "{" not in told(words, fact, NAMES), fact
        for lines in after.outcome()["sheet"]:
            for reason, points, *items in lines:
                assert "score." + reason in words, reason
                assert type(points) is int
                for item in items:
                    assert "{" not in name(words, item, NAMES)


def test_equal_items_are_counted():
    words = words_of("klunker", "en")
    assert listed(words, ["shoe", "tiara", "shoe"], NAMES) == "2\u00a0×\u00a0shoe, tiara"


def test_a_fact_names_seats_and_things():
    words = words_of("klunker", "en")
    told_fact = told(words, ["bought", "seat-1", "window-0", "shoe", "shoe"], NAMES)
    assert told_fact == "Bo buys Ada’s window: 2\u00a0×\u00a0shoe."
    own = told(words, ["bought", "seat-1", "window-1", "shoe"], NAMES)
    assert own == "Bo buys their own window: shoe."
    assert told(words, ["showed", "seat-0"], NAMES) == "Ada leaves the window as it is."
