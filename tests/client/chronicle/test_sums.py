"""Sums of small chronicles whose answers can be reckoned by hand."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from client.chronicle.calendar import date_of, iso, month_of
from client.chronicle.sums import joined, of_book
from tests.client.chronicle.told import DAY, NEW_YEAR, told


def people(*annals: list[Any], same: dict[str, str] | None = None) -> dict[str, Any]:
    return of_book(list(annals), same or {})["people"]


def test_wins_places_and_games_by_number_of_players() -> None:
    found = people(
        told({"Anna": 5, "Ben": 3, "Cleo": 4}),
        told({"Anna": 2, "Ben": 6, "Cleo": 1}, 1),
        told({"Anna": 3, "Ben": 3, "bot:solid": 1, "Cleo": 2}, 2),
    )
    anna, ben, cleo = found["@anna"], found["@ben"], found["@cleo"]
    assert [anna[name] for name in "nwp"] == [3, 2, 1 + 2 + 1]
    assert [ben[name] for name in "nwp"] == [3, 2, 3 + 1 + 1]
    assert anna["by"] == {"3": [2, 1, 3], "4": [1, 1, 1]}
    assert cleo["by"] == {"3": [2, 0, 5], "4": [1, 0, 3]}
    assert "bot:solid" not in found


def test_who_was_ahead_of_whom() -> None:
    anna = people(
        told({"Anna": 5, "Ben": 3, "bot:solid": 4}), told({"Anna": 2, "Ben": 2, "bot:solid": 9}, 1)
    )["@anna"]
    assert anna["vs"] == {"@ben": [2, 1, 0], "bot:solid": [2, 1, 1]}


def test_the_longest_streak_goes_over_the_turn_of_the_year() -> None:
    won, lost = {"Anna": 5, "Ben": 3}, {"Anna": 1, "Ben": 3}
    old = [told(lost, -9), told(won, -3), told(won, -2)]
    new = [told(won, 1), told(lost, 2), told(won, 3)]
    whole = joined([of_book(old, {}), of_book(new, {})])["people"]
    assert whole["@anna"]["run"] == {"klunker": [6, 0, 1, 3]}
    assert whole["@ben"]["run"] == {"klunker": [6, 1, 0, 1]}


def test_streaks_are_of_one_game() -> None:
    won = {"Anna": 5, "Ben": 3}
    books = [of_book([told(won, 1, game)], {}) for game in ("klunker", "dschunke")]
    assert joined(books)["people"]["@anna"]["run"] == {
        "klunker": [1, 1, 1, 1],
        "dschunke": [1, 1, 1, 1],
    }


def test_the_highest_and_the_closest_result_are_not_those_of_a_match() -> None:
    book = of_book(
        [
            told({"Anna": 70, "Ben": 60}, 1, ident="a" * 16),
            told({"Anna": 61, "Ben": 60}, 2, ident="b" * 16),
            told({"Anna": 200, "Ben": 200}, 3, games=3),
        ],
        {},
    )
    assert book["close"] == {"klunker": [1, NEW_YEAR + 2 * DAY, "b" * 16]}
    assert book["people"]["@anna"]["top"] == {"klunker": [-70, NEW_YEAR + DAY, "a" * 16]}
    assert book["people"]["@anna"]["months"] == {"klunker 2026-01": [3, 3, 70 + 61 + 66]}


def test_of_equal_results_the_first_is_remembered() -> None:
    book = of_book([told({"Anna": 7, "Ben": 6}, day) for day in (1, 2)], {})
    assert book["close"]["klunker"][1] == NEW_YEAR + DAY


def test_points_by_source_and_deeds() -> None:
    once = {"sources": {"Anna": [["shoe", 3], ["tiara", 2]]}, "deeds": {"Anna": ["four"]}}
    anna = people(
        told({"Anna": 5, "Ben": 4}, 1, **once),
        told({"Anna": 5, "Ben": 4}, 2, deeds={"Anna": ["four", "tidy"]}),
    )["@anna"]
    assert anna["from"] == {"klunker": [2], "klunker.shoe": [3], "klunker.tiara": [2]}
    assert anna["deeds"]["klunker.four"][:2] == [2, NEW_YEAR + DAY]
    assert anna["deeds"]["klunker.tidy"][:2] == [1, NEW_YEAR + 2 * DAY]


def test_capitals_and_spaces_do_not_make_another_person_and_the_last_spelling_counts() -> None:
    found = people(told({"anna ": 5, "Ben": 4}), told({"Anna": 5, "Ben": 4}, 1))
    assert found["@anna"]["n"] == 2
    assert found["@anna"]["name"] == "Anna"


def test_one_person_of_two_names_and_one_who_is_not_remembered() -> None:
    found = people(
        told({"Mama": 5, "Ben": 4}),
        told({"Anna": 5, "Ben": 4}, 1),
        same={"@mama": "@anna", "@ben": "@"},
    )
    assert list(found) == ["@anna"]
    assert found["@anna"]["n"] == 2
    assert found["@anna"]["vs"] == {}


NAMES = st.lists(st.sampled_from(["Anna", "Ben", "Cleo", "bot:solid"]), min_size=2, unique=True)
SCORES = st.lists(st.integers(0, 9), min_size=4, max_size=4)
ANNALS = st.lists(st.tuples(NAMES, SCORES, st.integers(0, 40)), max_size=12)


@given(ANNALS, st.integers(0, 12))
def test_sums_of_parts_add_up_to_those_of_the_whole(games: list[Any], cut: int) -> None:
    annals = sorted(
        told(dict(zip(names, scores, strict=False)), day) for names, scores, day in games
    )
    whole = of_book(annals, {})
    assert joined([of_book(annals[:cut], {}), of_book(annals[cut:], {})]) == whole


def test_days_months_and_leap_years() -> None:
    assert date_of(0) == (1970, 1, 1)
    assert date_of(NEW_YEAR - 1) == (2025, 12, 31)
    assert date_of(NEW_YEAR) == (2026, 1, 1)
    assert iso(1_709_164_800_000) == "2024-02-29"
    assert month_of(1_735_689_599_999) == "2024-12"
