"""Names on the screen: what boards draw and what stands round them bear names of their own.

The sheets' side of this is in tests/test_styles.py: a rule reaches nothing but its part's names.
"""

from typing import Any

import pytest

from client.app.texts import game_words
from client.games import board_of
from client.games.scene import Scene
from client.screens import look
from client.shelf import saves
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from tests.client.laid import act, laid
from tests.client.phone import NOW, Phone, copy, played
from tests.client.stage import elements
from tests.moments import every_question
from tests.parts import BOARDS, GUESTS, SHEETS, STATES, Parts
from tests.rules.every import bot_of

PARTS = Parts(SHEETS)
EVERY = pytest.mark.parametrize("game", list(GAMES))


def names(tree: Any) -> set[str]:
    """All names in a tree."""
    return {
        name
        for _, attributes, _ in elements(tree)
        for name in str(attributes.get("class_") or "").split()
        if not name.startswith(STATES)
    }


def drawn(game: str) -> list[Any]:
    """All that a board draws: at every question, of every seat."""
    board, trees = board_of(game), []
    for _, moment in every_question(game):
        for seat in range(moment.game.seats):
            log = moment.log(0)[-40:]
            scene = Scene(moment.game.view(seat), moment.players, game_words(game), None, (), log)
            trees += [board.board(scene), board.hand(scene)]
            trees += [part(scene, seat) for part in (board.badge, board.spread)]
    return trees


@EVERY
def test_a_board_gives_no_name_that_only_other_parts_style(game: str) -> None:
    found = names(drawn(game))
    strange = {name: owners for name in found if (owners := PARTS.owners.get(name))}
    assert len(found) > 8
    assert {
        n for n in strange if GUESTS.get(game, "zones") not in strange[n] and n not in PARTS.lent
    } == set()


SHEETS_OF_A_TABLE = (["seat", 1], ["log"], ["menu"], ["moment"])


class Blank:
    """A board that draws nothing."""

    def __getattr__(self, name: str) -> Any:
        return lambda *scene: None


def round_the_board(game: str) -> list[Any]:
    """The table without what the board draws on it, with every sheet that it opens."""
    stage = laid(game, "person", bot_of(game), bot_of(game), options={"first": 0})
    act(stage, Chance(1))
    stage.model.board, trees = Blank(), []
    for opened in (["close"], *(["overlay", *words] for words in SHEETS_OF_A_TABLE)):
        stage.model.kept.parts.clear()
        stage.send(*opened)
        trees.append(stage.tree)
    stored = copy(saves.keep("ab", played(game, moves=-1), NOW)[1][0][2])
    phone = Phone(look, "ab", tables={"ab": stored})
    phone.wait()
    return [*trees, phone.tree]


@EVERY
def test_what_stands_round_a_board_bears_no_name_of_the_board(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(look, "board_of", lambda game: Blank())
    found = set().union(*map(names, round_the_board(game))) - PARTS.lent - {game}
    assert {"content", "told"} <= found
    owners = {name: PARTS.owners[name] for name in found if name in PARTS.owners}
    assert {name for name in owners if owners[name] <= set(BOARDS)} == set()
