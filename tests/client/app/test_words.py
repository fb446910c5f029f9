"""What the app says is there in every language, and nothing is there that is never said."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from client.app.texts import book_of, learn, table_of
from client.games.dschunke import typed
from client.net import texts as net_texts
from shared_rules import GAMES
from shared_rules.engine.words import LANGUAGES

CLIENT = Path(__file__).parents[3] / "client"
GAMES_OWN = [f"client.games.{key}.words" for key in GAMES if (CLIENT / "games" / key).is_dir()]
BOOKS = [
    *("client.app.words", "client.chronicle.words", "client.net.words", "client.review.words"),
    "client.lookback.words",
    *(
        "client.challenge.words",
        "client.puzzles.words",
        "client.seal.words",
        *GAMES_OWN,
        typed.BOOK,
    ),
]
for book in BOOKS:
    learn(book)  # as whoever comes to what each is about
CODE = [path for path in sorted(CLIENT.rglob("*.py")) if not path.parent.name.endswith("words")]


def constants() -> set[str]:
    """Every string that stands in the client's code."""
    found = set()
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def said() -> Iterator[tuple[str, str]]:
    """Where `say` is called with a key that stands there, and the key."""
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
                for key in keys_in(node.args[0]):
                    yield f"{path.name}:{node.lineno}", key


def keys_in(argument: Any) -> list[str]:
    if isinstance(argument, ast.Constant):
        return [argument.value]
    if isinstance(argument, ast.IfExp):
        return keys_in(argument.body) + keys_in(argument.orelse)
    return []


def test_these_are_all_books() -> None:
    folders = {path.parent for path in CLIENT.rglob("*words/*.py")}
    assert {".".join(path.relative_to(CLIENT.parent).parts) for path in folders} == set(BOOKS)


def test_a_text_stands_in_one_book() -> None:
    keys = [key for book in BOOKS for key in book_of(book, "en")]
    assert sorted(keys) == sorted(set(keys)) == sorted(table_of("en"))


def test_a_refusal_without_a_text_of_its_own_has_one_all_the_same() -> None:
    assert net_texts.why("taken") != net_texts.why("nobody knows") == net_texts.why("broken")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words_with_the_same_gaps(language: str) -> None:
    english, words = table_of("en"), table_of(language)
    assert set(words) == set(english)
    for key, text in words.items():
        assert text, key
        assert sorted(re.findall(r"{.*?}", text)) == sorted(re.findall(r"{.*?}", english[key])), key


def test_everything_that_is_said_has_words() -> None:
    words = table_of("en")
    keys = list(said())
    assert len(keys) > 100
    assert [f"{place} says {key}" for place, key in keys if key not in words] == []


def test_no_words_that_are_never_said() -> None:
    found = constants()
    stems = {text for text in found if text.endswith(".")}
    unsaid = [
        key
        for key in table_of("en")
        if key not in found and not any(key.startswith(stem) for stem in stems)
    ]
    assert unsaid == []


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_in_the_order_of_their_keys(book: str, language: str) -> None:
    assert list(book_of(book, language)) == sorted(book_of(book, language))
