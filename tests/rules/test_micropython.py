"""MicroPython for WebAssembly: games go the same way as on CPython, and bots make the same moves.

It is the package of npm's that the app is built with; where npm is, it is brought.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from server.build import npm, small
from server.build.bundle import on_phones, text_of
from shared_rules import GAMES
from shared_rules.engine.bot import choose, explained, levels
from shared_rules.engine.chance import Chance
from shared_rules.engine.plain import digest
from shared_rules.engine.record import Record
from shared_rules.engine.share import share, shares
from shared_rules.engine.types import Plain

from . import challenged
from .every import MINDED

ROOT = Path(__file__).resolve().parents[2]
RECORDS = [
    "klunker/3-first-lot",
    "klunker/4-first-1",
    "klunker/5-first-4",
    "halunken/2-match-3",
    "halunken/3-mode-introductory",
    "halunken/3-mode-standard",
    "halunken/4-match-3",
    "halunken/4-mode-introductory",
    "dschunke/2-start_layout-free",
    "dschunke/3-start_hands-chosen",
    "dschunke/3-start_layout-neighbour",
    "dschunke/3-start_layout-free",
    "dschunke/4-start_layout-neighbour",
    "dschunke/4-start_layout-free",
    "dschunke/4-merchants-roaming",
    "dschunke/4-box-own",
]
RECORDS += [
    f"{key}/{seats}-first-lot"
    for key in GAMES
    if key not in {name.split("/")[0] for name in RECORDS}
    for seats in GAMES[key].SEATS
]
"""Those named are where small Pythons would err; of other games one for each number of players."""
REPLAY = """
import sys
sys.path.append("/")
from shared_rules.engine.plain import digest
from shared_rules.engine.record import Record
record = Record.read(open("/game.unke").read())
record.replay(lambda number, game: print(digest(game.state())))
print(record.text() == open("/game.unke").read())
"""

CHOOSE = """
import json, sys
sys.path.append("/")
from shared_rules.engine.bot import choose
from shared_rules.engine.chance import Chance
for view, level in json.loads(open("/questions.json").read()):
    print(json.dumps(choose(view, level, Chance(7))))
"""


EXPLAIN = """
import json, sys
sys.path.append("/")
from shared_rules.engine.bot import explained
from shared_rules.engine.chance import Chance
for view, move in json.loads(open("/questions.json").read()):
    print(json.dumps(explained(view, move, Chance(7))["why"]))
"""


SHARE = """
import json, sys
sys.path.append("/")
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.share import share, shares
for view, standing in json.loads(open("/questions.json").read()):
    game = GAMES[view["game"]].imagine(view, Chance(7))
    print(json.dumps([share(game, standing), shares(game, [standing] * game.seats)]))
"""


@pytest.fixture(scope="module")
def folder() -> str:
    """Where npm has put it."""
    reason = ""
    if not shutil.which("node"):
        reason = "node is missing"
    elif small.found() is None:
        reason = "MicroPython is missing, and npm does not bring it"
    if reason and os.environ.get("UNKE_ALL_BROWSERS"):
        pytest.fail(reason, pytrace=False)
    elif reason:
        pytest.skip(reason)
    return str(npm.home("micropython"))


@pytest.fixture(scope="module")
def rules() -> dict[str, str]:
    return {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
        for path in on_phones(ROOT / "shared_rules")
    }


def test_every_game_is_there_with_every_number_of_players() -> None:
    seats = {(name.split("/")[0], int(name.split("/")[1][0])) for name in RECORDS}
    assert seats == {(key, seats) for key in GAMES for seats in GAMES[key].SEATS}


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_goes_the_same_way(folder: str, rules: dict[str, str], name: str) -> None:
    text = (ROOT / "tests" / "replays" / f"{name}.unke").read_text("utf-8")
    expected: list[str] = []
    Record.read(text).replay(lambda number, game: expected.append(digest(game.state())))
    done = subprocess.run(
        ["node", str(Path(__file__).with_name("micropython.mjs")), folder],
        input=json.dumps({"files": {**rules, "game.unke": text}, "source": REPLAY}),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    *digests, written_alike = done.stdout.split()
    assert len(expected) > 10
    for number, (here, there) in enumerate(zip(expected, digests, strict=True)):
        assert here == there, f"they differ after move {number}"
    assert written_alike == "True"


def test_bots_of_every_level_make_the_same_moves(folder: str) -> None:
    questions = []
    for key in GAMES:
        game = GAMES[key].new(3, {}, 5)
        for number in range(40):
            seat = game.waiting_for()[0]
            if number % 20 == 0:
                questions += [[game.view(seat), level] for level in levels(key)]
            game.advance(seat, choose(game.view(seat), "solid", Chance(number)))
    expected = [choose(view, level, Chance(7)) for view, level in questions]
    assert asked(folder, questions, CHOOSE) == expected


def test_bots_give_the_same_reasons(folder: str) -> None:
    questions = []
    for key in GAMES:
        game, chance = GAMES[key].new(3, {}, 5), Chance(6)
        while game.waiting_for():
            seat = game.waiting_for()[0]
            for move in [offer.sample(chance) for offer in game.offers(seat)]:
                questions.append([game.view(seat), move])
            game.advance(seat, choose(game.view(seat), "solid", chance))
    expected = [explained(view, move, Chance(7))["why"] for view, move in questions]
    assert len({why[0] for why in expected}) > 40
    assert asked(folder, questions, EXPLAIN) == expected


def test_standings_are_worth_the_same(folder: str, rules: dict[str, str]) -> None:
    questions, expected = [], []
    for key in MINDED:
        game = GAMES[key].new(3, {}, 5)
        for number in range(41):
            seat = game.waiting_for()[0]
            if number % 20 == 0:
                for standing in (-5000, -333, 0, 77, 1234):
                    questions.append([game.view(seat), standing])
                    expected.append([share(game, standing), shares(game, [standing] * 3)])
            game.advance(seat, choose(game.view(seat), "solid", Chance(number)))
    assert asked(folder, questions, SHARE, rules) == expected


@pytest.mark.parametrize("key", list(GAMES))
def test_a_challenge_played_by_equal_moves_ends_alike(
    folder: str, rules: dict[str, str], key: str
) -> None:
    source = challenged.script(key, "strong", "solid")
    expected = json.loads(json.dumps(challenged.played(source)))
    built = "shared_rules/built.py"  # which says which games have bots that think
    files = {**rules, built: text_of(ROOT, ROOT / built)}
    path = 'import sys\nsys.path.append("/")\nimport json\n'
    assert asked(folder, [], path + source + "print(json.dumps(answer))", files) == [expected]


def asked(
    folder: str, questions: list[list[Plain]], source: str, files: dict[str, str] | None = None
) -> list[Plain]:
    """What MicroPython answers, one line a question, having what it has on a phone."""
    files = {**(files or small.sources(ROOT)), "questions.json": json.dumps(questions)}
    done = subprocess.run(
        ["node", str(Path(__file__).with_name("micropython.mjs")), folder],
        input=json.dumps({"files": files, "source": source}),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]
