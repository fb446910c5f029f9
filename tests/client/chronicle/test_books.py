"""Books: in whatever order games come in, and however often, the chronicle is the same."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.chronicle.books import indexed, is_annal, put, title, wanted
from tests.client.chronicle.told import told

HALUNKEN = told({"Anna": 50, "Ben": 40}, 30, "halunken")


def account(ident: int, day: int, knows: int) -> list[Any]:
    """What some phone knows of a game: when it heard of it, and more or less about it."""
    annal = told({"Anna": 5, "Ben": 4}, day, ident=f"{ident:016x}")
    return [*annal[:-1], [["four", "tidy", "twins"][:knows], []]]


ACCOUNTS = st.lists(
    st.builds(account, st.integers(0, 5), st.integers(-3, 3), st.integers(0, 3)), max_size=14
)


@given(ACCOUNTS, st.data())
def test_merging_in_any_order_gives_the_same_chronicle(annals: list[Any], data: Any) -> None:
    one: dict[str, list[Any]] = {}
    put(one, annals)
    other: dict[str, list[Any]] = {}
    shuffled = data.draw(st.permutations(annals))
    cut = data.draw(st.integers(0, len(annals)))
    first: dict[str, list[Any]] = {}
    put(first, shuffled[:cut])
    put(other, shuffled[cut:])
    put(other, [annal for book in first.values() for annal in book])
    put(other, shuffled[:3])
    assert {name: book for name, book in other.items() if book} == {
        name: book for name, book in one.items() if book
    }
    idents = [annal[1] for book in one.values() for annal in book]
    assert len(idents) == len(set(idents)) == len({annal[1] for annal in annals})


def test_of_two_accounts_the_earlier_time_and_the_one_that_knows_more() -> None:
    books: dict[str, list[Any]] = {}
    put(books, [account(1, -2, 0)])
    assert put(books, [account(1, 3, 2)]) == ["klunker 2025"]
    assert books == {"klunker 2025": [account(1, -2, 2)]}


def test_a_game_moves_to_the_year_in_which_it_was_played() -> None:
    books: dict[str, list[Any]] = {}
    put(books, [account(1, 3, 2)])
    assert put(books, [account(1, -3, 0)]) == ["klunker 2025", "klunker 2026"]
    assert books["klunker 2026"] == []


def test_what_is_there_already_changes_nothing() -> None:
    books: dict[str, list[Any]] = {}
    put(books, [account(1, 3, 2), HALUNKEN])
    assert put(books, [account(1, 3, 2), HALUNKEN]) == []


def test_the_books_that_a_game_may_belong_to_are_found_without_reading_any() -> None:
    old, new = account(1, -3, 0), account(1, 3, 0)
    index = {"klunker": indexed({}, title(old), [old])}
    assert wanted(index, [new]) == ["klunker 2025", "klunker 2026"]
    assert wanted(index, [HALUNKEN]) == ["halunken 2026"]
    assert indexed(index["klunker"], title(old), []) == {}


def test_what_was_written_is_an_annal_also_after_a_journey_as_json() -> None:
    for annal in (HALUNKEN, account(3, 1, 3)):
        assert is_annal(json.loads(json.dumps(annal)))


WRONG: list[Any] = [None, "", -1, [], [[]], {}, [1, 2], [["a", 1]]]
RIGHT = [(3, -1), (5, {}), (7, [1, 2]), (8, [1, 2])]


@pytest.mark.parametrize(
    ("place", "wrong"),
    [(place, wrong) for place in range(12) for wrong in WRONG if (place, wrong) not in RIGHT],
)
def test_whatever_is_wrong_with_a_row_it_is_refused(place: int, wrong: Any) -> None:
    annal = list(HALUNKEN)
    annal[place] = wrong
    assert not is_annal(annal)


@pytest.mark.parametrize("row", [None, {}, [], [1] * 12, HALUNKEN[:-1], [*HALUNKEN, 1]])
def test_what_is_no_row_at_all_is_refused(row: Any) -> None:
    assert not is_annal(row)
