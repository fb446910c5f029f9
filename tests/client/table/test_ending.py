"""The end is heard: glad where somebody at this phone has won, in another tone where nobody has."""

import pytest

from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from tests.client.laid import laid
from tests.client.stage import Stage

CHEERED, QUIET = {"won"}, {"lost"}


def played_out(first: int, *kinds: str) -> tuple[Stage, set[str]]:
    """A table at its end, and what was heard with the last move."""
    stage = laid("klunker", *kinds, options={"first": first})
    host, chance = stage.model.host, Chance(first)
    while not host.over:
        if stage.model.curtain is not None:
            stage.send("open")
        seat = host.waiting_for()[0]
        move = random_move(host.view(seat)["offers"], chance)
        if host.is_bot(seat):
            stage.send("host", "move", host.moves, seat, {"move": move}, "")
        else:
            stage.send("confirm", *move)
    return stage, {effect[1] for effect in stage.effects if effect[0] == "sound"} & {"won", "lost"}


@pytest.mark.parametrize("kinds", ["person bot:solid bot:solid", "person person bot:solid"])
def test_the_end_is_heard_as_it_is_for_those_at_this_phone(kinds: str) -> None:
    heard = {}
    for first in range(3):
        stage, sounds = played_out(first, *kinds.split())
        host = stage.model.host
        is_won = any(host.places[seat] == 1 for seat in host.persons())
        assert sounds == (CHEERED if is_won else QUIET)
        heard[is_won] = sounds
    assert len(heard) == 2, "some were won and some were lost"


def test_who_only_watches_hears_a_victory() -> None:
    _, sounds = played_out(0, "bot:solid", "bot:solid", "bot:solid")
    assert sounds == CHEERED
