"""A puzzle on the table's own screen: it is answered, told why, and what is solved is kept."""

import pytest

from client.app.texts import say
from client.puzzles.collection import Puzzle
from client.puzzles.host import PuzzleHost
from client.screens import puzzle as screen
from client.screens import puzzles as listing
from client.table.promises import confirmed, quoted
from shared_rules.engine.words import words_of
from tests.client.phone import Phone
from tests.client.puzzles.puzzled import PUZZLED, another, answer, opened, puzzles_of

EVERY = pytest.mark.parametrize("game", PUZZLED)
ALL = [
    pytest.param(game, puzzle, id=f"{game}-{puzzle.ident}")
    for game in PUZZLED
    for puzzle in puzzles_of(game)
]


def sheet(phone: Phone) -> str:
    return phone.text(phone.find("dialog")[0])


@pytest.mark.parametrize(("game", "puzzle"), ALL)
def test_every_puzzle_is_answered_by_tapping_its_best_move(game: str, puzzle: Puzzle) -> None:
    phone = opened(game, puzzle)
    assert "Ada" in phone.text() and say("puzzles.title") in phone.text()
    assert not phone.find("dialog") and ["coach"] not in phone.taps()
    assert not phone.told("watch"), "nobody warns: what a move costs is the answer's to say"
    answer(phone, puzzle.best()[0][0])
    assert say("puzzles.right") in sheet(phone) and say("puzzles.yours") in sheet(phone)
    scene = phone.model.scene()
    for move, share in puzzle.best():
        assert confirmed(scene, move) in sheet(phone)
        assert say("puzzles.out", (share + 5) // 10) in sheet(phone)
    assert "{" not in sheet(phone)
    assert phone.shelves["habits"]["puzzles " + game]["solved"] == [puzzle.ident]
    assert phone.model.host.moves == 0, "nothing is played"


@EVERY
def test_another_move_is_compared_with_the_best_ones(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    phone = opened(game, puzzle)
    answer(phone, another(puzzle))
    assert say("puzzles.wrong") in sheet(phone) and say("puzzles.yours") in sheet(phone)
    assert ("sound", "lost") in phone.done
    assert phone.shelves["habits"]["puzzles " + game] == {"solved": [], "row": 0, "slipped": False}


def test_a_move_beyond_the_best_ones_is_named_too() -> None:
    for game in PUZZLED:
        for puzzle in puzzles_of(game):
            phone = opened(game, puzzle)
            for offer in phone.model.view["offers"]:
                alone = [[offer["verb"], item] for item in offer["among"]]
                for move in alone if offer["least"] == 1 else ():
                    if move not in [known for known, _ in puzzle.best()]:
                        answer(phone, move)
                        named = quoted(phone.model.scene(), move)
                        assert say("puzzles.other", named) in sheet(phone)
                        return
    raise AssertionError("no puzzle has four moves")


@EVERY
def test_only_the_first_answer_counts_and_the_best_move_is_shown_then(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    best = puzzle.best()[0][0]
    phone = opened(game, puzzle)
    assert "is-advised" not in str(phone.tree)
    answer(phone, another(puzzle))
    phone.tap("close")
    assert not phone.find("dialog") and "is-advised" in str(phone.tree)
    phone.tap("raise", "answer")
    assert say("puzzles.wrong") in sheet(phone)
    phone.tap("close")
    answer(phone, best)
    assert say("puzzles.right") in sheet(phone)
    assert phone.shelves["habits"]["puzzles " + game]["solved"] == []


@EVERY
def test_the_next_one_is_the_easiest_that_is_not_solved(game: str) -> None:
    puzzles = puzzles_of(game)
    assert [puzzle.level for puzzle in puzzles] == sorted(puzzle.level for puzzle in puzzles)
    solved = [puzzle.ident for puzzle in puzzles[1:3]]
    phone = opened(
        game, puzzles[0], **{f"puzzles {game}": {"solved": solved, "row": 2, "slipped": False}}
    )
    answer(phone, puzzles[0].best()[0][0])
    assert say("puzzles.row", 3) in sheet(phone)
    phone.tap("next")
    assert phone.done[-1] == ("replace", "puzzle", game, puzzles[3].ident)


@EVERY
def test_the_list_says_what_they_are_about_how_hard_and_what_is_solved(game: str) -> None:
    puzzles = puzzles_of(game)
    known = {"solved": [puzzles[0].ident], "row": 1, "slipped": False}
    phone = Phone(listing, game, habits={f"puzzles {game}": known})
    words = words_of(game, "en", "puzzles")
    for puzzle in puzzles:
        assert words["theme." + puzzle.theme] in phone.text()
        name = say("puzzles.puzzle", puzzle.number), say(f"puzzles.level.{puzzle.level}")
        label = ", ".join([*name, say("puzzles.solved")] if puzzle is puzzles[0] else name)
        assert phone.find("button", aria_label=label)
    assert say("puzzles.solved.of", 1, len(puzzles)) in phone.text()
    assert say("puzzles.row", 1) in phone.text()
    phone.tap("open", puzzles[1].ident)
    assert phone.done[-1] == ("go", "puzzle", game, puzzles[1].ident)
    assert say("puzzles.on", 2) in phone.text()


@EVERY
def test_who_has_solved_all_begins_again(game: str) -> None:
    solved = [puzzle.ident for puzzle in puzzles_of(game)]
    known = {"solved": solved, "row": 9, "slipped": False}
    phone = Phone(listing, game, habits={f"puzzles {game}": known})
    assert say("puzzles.repeat", 1) in phone.text()


@EVERY
def test_the_menu_leads_to_the_rules_the_list_and_home(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    for message, effect in (
        (("rule", ""), "go"),
        (("list",), "replace"),
        (("home",), "home"),
    ):
        phone = opened(game, puzzle)
        phone.tap("overlay", "menu")
        phone.tap(*message)
        assert phone.done[-1][0] == effect


def test_a_puzzle_that_is_no_more_says_so() -> None:
    phone = Phone(screen, PUZZLED[0], "gone")
    assert say("gone") in phone.text()


@pytest.mark.parametrize("words", [[], ["chess"], ["chess", "1"]])
def test_where_there_are_none_it_goes_home(words: list[str]) -> None:
    for module in (screen, listing):
        assert ("home",) in Phone(module, *words).done


@pytest.mark.parametrize(("game", "puzzle"), ALL)
def test_the_others_are_the_games_own_characters(game: str, puzzle: Puzzle) -> None:
    host = PuzzleHost(game, puzzle.ident)
    host.hear(["host", "seats", [{"name": "Kiki", "kind": "person"}], ""])
    kinds = [player["kind"] for player in host.players]
    assert kinds.count("person") == 1 and kinds[host.seat] == "person"
    names = [player["name"] for player in host.players]
    assert all(names) and len(set(names)) == len(names)
    assert host.told() == [] and host.go_on() == []
