"""Seating: whatever people do to the name tags, a game can be played with what comes of it."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from client.setup.seating import COLOURS, LETTERS, Seating
from shared_rules.engine.table import Table


def names(seating: Seating) -> list[str]:
    return [player["name"] for player in seating.players()]


def test_at_first_one_person_sits_among_toads() -> None:
    players = Seating((3, 4, 5)).players()
    assert [player["kind"] for player in players] == ["person"] + ["bot:solid"] * 3
    assert [player["name"] for player in players] == ["Player 1", "Bufo", "Hyla", "Rana"]
    assert [player["colour"] for player in players] == ["red", "blue", "green", "yellow"]


def test_a_game_for_four_has_four_colours() -> None:
    kept = [{"name": "Eva", "kind": "person", "colour": "purple"}]
    seating = Seating((2, 3, 4), kept)
    assert sorted(seating.colours()) == sorted(COLOURS[:4])


def test_who_sat_there_the_last_time_sits_there_again() -> None:
    seating = Seating((3, 4, 5))
    seating.rename(0, "Anna")
    seating.paint(0, "green")
    again = Seating((2, 3, 4), seating.seats)
    assert again.players()[0] == {"name": "Anna", "kind": "person", "colour": "green"}


def test_a_bot_of_a_level_that_is_no_more_plays_the_usual_one() -> None:
    kept = [{"name": "Bufo", "kind": "bot:clairvoyant", "colour": "red"}]
    assert Seating((3, 4, 5), kept).players()[0]["kind"] == "bot:solid"


def test_fewer_play_without_a_bot_first_and_more_with_who_has_left() -> None:
    seating = Seating((3, 4, 5))
    for place, name in enumerate(["Anna", "", "", "Ben"]):
        seating.set_kind(seating.seats[place], "bot:solid" if not name else "person")
        if name:
            seating.rename(place, name)
    seating.resize(3)
    assert names(seating) == ["Anna", "Bufo", "Ben"]
    seating.resize(4)
    assert names(seating)[:3] == ["Anna", "Bufo", "Ben"]


CAST = {"solid": ("Gustav", "Holds on to rules."), "expert": ("Karat", "Weighs everything.")}
OTHER_CAST = {"solid": ("Tjark", "Knows every tavern."), "expert": ("Morgan", "Counts cards.")}


def test_a_bot_is_called_like_its_character_and_another_one_has_a_numeral() -> None:
    seating = Seating((3, 4, 5), None, CAST)
    assert names(seating) == ["Player 1", "Gustav", "Gustav II", "Gustav III"]
    seating.set_kind(seating.seats[1], "bot:expert")
    seating.set_kind(seating.seats[2], "bot:expert")
    assert names(seating) == ["Player 1", "Karat", "Karat II", "Gustav"]
    seating.set_kind(seating.seats[1], "bot:solid")
    assert names(seating) == ["Player 1", "Gustav", "Karat", "Gustav II"]
    seating.remove(1)
    assert names(seating) == ["Player 1", "Karat", "Gustav"]


def test_a_bot_that_somebody_has_named_keeps_that_name_at_any_level() -> None:
    seating = Seating((3, 4, 5), None, CAST)
    seating.rename(1, "Quak")
    seating.set_kind(seating.seats[1], "bot:expert")
    assert names(seating) == ["Player 1", "Quak", "Gustav", "Gustav II"]
    seating.rename(1, "")
    assert names(seating) == ["Player 1", "Karat", "Gustav", "Gustav II"]


def test_a_person_may_be_called_like_a_character() -> None:
    seating = Seating((3, 4, 5), None, CAST)
    seating.rename(0, "Gustav")
    assert names(seating) == ["Gustav", "Gustav II", "Gustav III", "Gustav IV"]


def test_bots_that_were_toads_are_called_like_their_characters_now() -> None:
    kept = [
        {"name": "Anna", "kind": "person", "colour": "red"},
        {"name": "Hyla", "kind": "bot:expert", "colour": "blue"},
    ]
    assert names(Seating((3, 4, 5), kept, CAST)) == ["Anna", "Karat", "Gustav", "Gustav II"]


def test_in_another_game_the_same_levels_are_other_characters() -> None:
    seating = Seating((3, 4, 5), None, CAST)
    seating.set_kind(seating.seats[1], "bot:expert")
    seating.rename(2, "Quak")
    again = Seating((2, 3, 4), seating.seats, OTHER_CAST)
    assert [seat["name"] for seat in again.seats[1:3]] == ["Morgan", "Quak"]
    weaker = Seating((2, 3, 4), seating.seats, {"solid": ("Tjark", "Knows every tavern.")})
    assert weaker.seats[1]["kind"] == "bot:solid" and weaker.seats[1]["name"] == "Tjark"


def test_a_person_who_lets_a_bot_play_comes_back_by_name() -> None:
    seating = Seating((3, 4, 5))
    seating.rename(0, "Anna")
    seating.set_kind(seating.seats[0], "bot:solid")
    assert "Anna" not in names(seating)
    seating.set_kind(seating.seats[0], "person")
    assert names(seating)[0] == "Anna"


def test_who_takes_a_colour_gives_the_old_one_in_exchange() -> None:
    seating = Seating((3, 4, 5))
    seating.paint(0, "blue")
    assert seating.colours()[:2] == ["blue", "red"]


def test_who_begins_begins_on_any_seat() -> None:
    seating = Seating((3, 4, 5))
    assert seating.beginner() == "lot"
    seating.first = seating.seats[1]
    seating.move(1, -1)
    assert seating.beginner() == 0
    seating.remove(0)
    assert seating.beginner() == "lot"


def test_nobody_moves_past_the_ends_of_the_table() -> None:
    seating = Seating((3, 4, 5))
    assert seating.move(0, -1) == 0
    assert seating.move(3, 1) == 3


@pytest.mark.parametrize(
    ("written", "called"),
    [
        (["Anna", "anna", "ANNA"], ["Anna", "anna 2", "ANNA 3"]),
        (["", "Player 1", "Ben"], ["Player 1", "Player 1 2", "Ben"]),
        (["  A   b ", "C", "D"], ["A b", "C", "D"]),
        (["x" * 40, "x" * 40, "y"], ["x" * LETTERS, "x" * (LETTERS - 2) + " 2", "y"]),
    ],
)
def test_names_that_are_missing_equal_or_endless_are_mended(
    written: list[str], called: list[str]
) -> None:
    seating = Seating((3,))
    for place, name in enumerate(written):
        seating.rename(place, name)
    assert names(seating) == called


CHANGES = st.one_of(
    st.tuples(st.just("resize"), st.integers(2, 5)),
    st.tuples(st.just("rename"), st.integers(0, 4), st.text(max_size=30)),
    st.tuples(st.just("paint"), st.integers(0, 4), st.sampled_from(COLOURS)),
    st.tuples(st.just("move"), st.integers(0, 4), st.sampled_from([-1, 1])),
    st.tuples(st.just("remove"), st.integers(0, 4)),
    st.tuples(
        st.just("kind"), st.integers(0, 4), st.sampled_from(["person", "bot:solid", "bot:expert"])
    ),
)


@given(st.lists(CHANGES, max_size=12))
def test_every_table_can_be_set(changes: list[tuple]) -> None:
    seating = Seating((3, 4, 5), None, CAST)
    for name, *said in changes:
        if name == "kind":
            seating.set_kind(seating.seats[said[0]], said[1])
        elif name == "remove" and (seating.count == 3 or said[0] >= seating.count):
            continue  # the button is switched off
        elif name == "move" and said[0] >= seating.count:
            continue
        else:
            getattr(seating, name)(*said)
    players = seating.players()
    table = Table.new("klunker", players, {"first": seating.beginner()}, "1")
    assert table.players == players
    assert len({player["name"].lower() for player in players}) == len(players)
    assert len({player["colour"] for player in players}) == len(players)
