"""Every sound that a screen asks for can be made, and none tells the room a secret."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.client.laid import look, people, staged
from tests.rules.every import answer, bot_of

CLIENT = Path(__file__).resolve().parents[3] / "client"


def known() -> set[str]:
    """The names in SOUNDS, read and not imported: the file needs a browser."""
    for node in ast.parse((CLIENT / "effects" / "sound.py").read_text("utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="SOUNDS")], value=ast.Dict(keys=keys)):
                return {key.value for key in keys if isinstance(key, ast.Constant)}
    raise AssertionError("there are no SOUNDS")


def wanted() -> Iterator[str]:
    """The names in all tuples ("sound", name)."""
    for path in CLIENT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Tuple(elts=[ast.Constant(value="sound"), ast.Constant(value=str(name))]):
                    if path.parent.name != "effects":
                        yield name


def test_every_sound_that_is_asked_for_is_known() -> None:
    names = set(wanted())
    assert {"pick", "place", "open"} <= names <= known()


def sealed_question(key: str, *kinds: str) -> Table:
    """A table at which something is about to be laid face down."""
    chance = Chance(7)
    table = Table.new(key, people(*kinds), {}, "7")
    while not table.is_sealed(table.game):
        seat = table.game.waiting_for()[0]
        table.act(seat, answer(table.game, seat, chance))
    return table


def heard(table: Table, taps: int) -> list[str]:
    """What is to be heard while somebody picks."""
    stage = staged(table)
    look(stage)
    sounds = []
    for _ in range(taps):
        offers = stage.model.view["offers"]
        stage.send("pick", next(offer["among"][0] for offer in offers if offer["among"]), 0)
        sounds += [effect for effect in stage.effects if effect[0] in ("sound", "vibrate")]
    return sounds


SEALED = [key for key in GAMES if any(phase.sealed for phase in GAMES[key].PHASES.values())]


@pytest.mark.parametrize("key", SEALED)
def test_what_is_laid_face_down_cannot_be_counted_by_ear(key: str) -> None:
    together = sealed_question(key, "person", "person", "person")
    assert heard(together, 3) == []
    assert len(heard(sealed_question(key, "person", bot_of(key), bot_of(key)), 3)) == 3
