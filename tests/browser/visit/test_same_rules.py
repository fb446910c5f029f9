"""The rules in the browser are the rules on CPython: the same state after every single move."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from shared_rules.engine.chance import Chance
from shared_rules.engine.plain import digest
from tests.brython import BrythonPage
from tests.rules import challenged
from tests.rules.every import SETUPS, begin, named, walk

REPLAYS = Path(__file__).resolve().parents[2] / "replays"
# Games of each kind: more where there are few kinds and games are short.
GAMES_EACH = {"klunker": 40, "halunken": 6, "dschunke": 1}

FOLLOW = """
from shared_rules import GAMES
from shared_rules.engine.plain import digest

game = GAMES[{key!r}].new({seats}, {options!r}, {seed})
answer = [digest(game.state())]
for seat, move in {moves!r}:
    game.advance(seat, move)
    answer.append(digest(game.state()))
answer.append(game.outcome())
"""

REPLAY = """
from shared_rules.engine.record import Record

answer = Record.read({text!r}).replay().scores()
"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[BrythonPage]:
    page = BrythonPage(browser)
    yield page
    page.close()


def test_two_hundred_games_are_compared() -> None:
    assert sum(GAMES_EACH[key] for key, _, _ in SETUPS) >= 200


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_every_move_leads_to_the_same_state(page: BrythonPage, setup) -> None:
    key, seats, options = setup
    for seed in range(1, GAMES_EACH[key] + 1):
        game = begin(setup, seed)
        moves, expected = [], [digest(game.state())]
        for _, seat, move, after in walk(game, Chance(seed)):
            moves.append([seat, move])
            expected.append(digest(after.state()))
            game = after
        source = FOLLOW.format(key=key, seats=seats, options=options, seed=seed, moves=moves)
        *digests, outcome = page.run(source)
        for number, (here, there) in enumerate(zip(expected, digests, strict=True)):
            assert here == there, f"seed {seed}: they differ after move {number}"
        assert outcome == game.outcome()


@pytest.mark.parametrize("key", GAMES_EACH)
def test_a_record_is_read_and_replayed(page: BrythonPage, key: str) -> None:
    text = min((REPLAYS / key).glob("*.unke")).read_text("utf-8")
    scores = next(line for line in text.splitlines() if line.startswith("= "))
    assert page.run(REPLAY.format(text=text)) == [int(score) for score in scores.split()[1:]]


@pytest.mark.parametrize("key", ["klunker", "halunken"])
def test_a_challenge_played_by_equal_moves_ends_alike(page: BrythonPage, key: str) -> None:
    source = challenged.script(key, "beginner", "solid")
    assert page.run(source) == challenged.played(source)
