"""A game that is a folder with rules and words can do whatever the other games can."""

from tests.games.tree import Tree


def test_it_keeps_what_every_game_promises(lagoon: Tree) -> None:
    lagoon.passes("tests/rules/test_replays.py", "-k", "lagoon", "--rewrite-replays")
    of_all = "lagoon or left_over or every_number_of_players"
    assert lagoon.passes("tests/rules", "tests/test_architecture.py", "-k", of_all) > 150


def test_every_screen_takes_it_and_so_does_the_server(lagoon: Tree) -> None:
    assert lagoon.passes("tests/client", "tests/server", "-k", "lagoon") > 60


def test_it_is_simulated_and_measured(lagoon: Tree) -> None:
    said = lagoon.unke("simulate", "lagoon", "--games", "30", "--seats", "3")
    assert "inhale" in said and "place 3" in said
    said = lagoon.unke("ladder", "lagoon", "--games", "4", "--jobs", "1")
    assert "plain against random" in said
    assert "## Lagoon" in lagoon.read("docs/OPPONENTS.md")


def test_a_record_of_it_is_replayed(lagoon: Tree) -> None:
    lagoon.passes("tests/rules/test_replays.py", "-k", "lagoon/3-first-0", "--rewrite-replays")
    said = lagoon.unke("replay", "tests/replays/lagoon/3-first-0.unke", "--language", "de")
    assert "Die Flut bringt" in said
    said = lagoon.unke("replay", "tests/replays/lagoon/3-first-0.unke", "--language", "it")
    assert "the tide brings" in said  # who does not speak Italian speaks English


def test_the_build_says_which_languages_it_does_not_speak(lagoon: Tree) -> None:
    said = lagoon.unke("build", str(lagoon.root / "app"))
    assert "shared_rules.lagoon.words does not speak 'it', but English." in said
    assert "klunker" not in said


def test_it_is_played_by_touch(lagoon: Tree) -> None:
    ways = "lagoon and (from_home or three_taps)"
    assert lagoon.passes("tests/browser/table/test_play.py", "-k", ways) == 2


def test_two_phones_and_a_television_play_it_over_the_network(lagoon: Tree) -> None:
    assert lagoon.passes("tests/browser/network/small_game.py") == 1
