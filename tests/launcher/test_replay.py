"""`unke replay` tells a recorded game, to everybody or as one seat could know it."""

from pathlib import Path

import pytest

from server.__main__ import parse
from server.commands import Failure, replay
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.engine.words import LANGUAGES


def table(moves: int = 1000) -> Table:
    players = [
        {"name": name, "kind": "person", "colour": "red"} for name in ("Anna", "Bruno", "Carla")
    ]
    table = Table.new("klunker", players, {"first": 1}, "2a")
    chance = Chance(1)
    while not table.over and len(table.record.moves) < moves:
        seat = table.game.waiting_for()[0]
        table.act(seat, chance.pick(table.game.offers(seat)).sample(chance))
    return table


def told(tmp_path: Path, text: str, *words: str) -> int:
    saved = tmp_path / "game.unke"
    saved.write_text(text)
    command, args = parse(["replay", str(saved), "--language", "en", *words])
    return command.run(args)


def test_everybody_sees_every_hand_and_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = table()
    assert told(tmp_path, played.text()) == 0
    output = capsys.readouterr().out
    assert output.startswith("Klunker, rules 2, seed 2a\n")
    for number, (seat, _) in enumerate(played.record.moves, 1):
        assert f"\n{number}. {played.players[seat]['name']} (hand: " in output
    places = played.game.outcome()["places"]
    for seat, score in enumerate(played.game.scores()):
        assert f"\n{places[seat]}. {played.players[seat]['name']}: {score}\n" in output


def test_a_seat_sees_its_own_hand_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(tmp_path, table().text(), "--seat", "1") == 0
    output = capsys.readouterr().out
    headings = [line for line in output.splitlines() if "(hand: " in line]
    assert headings
    assert all(". Bruno (hand: " in line for line in headings)


def test_a_seat_is_not_told_the_seed_from_which_all_hands_could_be_dealt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(tmp_path, table().text(), "--seat", "1") == 0
    output = capsys.readouterr().out
    assert output.startswith("Klunker, rules 2\n")
    assert "2a" not in output


def test_a_running_game_ends_with_who_is_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = table(moves=2)
    assert told(tmp_path, running.text()) == 0
    asked = running.players[running.game.waiting_for()[0]]["name"]
    assert capsys.readouterr().out.endswith(f"\nwaiting for {asked}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert told(tmp_path, table().text(), "--language", language) == 0
    output = capsys.readouterr().out
    assert {"it": "orecchino", "en": "earring", "de": "Ohrring"}[language] in output
    assert "{" not in output


def test_moves_that_facts_do_not_tell_are_shown_to_those_who_may_see_them() -> None:
    open_to_all = replay.is_told(["show", "shoe"], [["showed", "seat-0", "shoe"]])
    secret = replay.is_told(["take", "rice"], [["took", "seat-0"]])
    sealed = replay.is_told(["lay", 3], [])
    assert (open_to_all, secret, sealed) == (True, False, False)


def edited(text: str) -> str:
    lines = text.splitlines()
    lines[-1] = "# 0123456789abcdef"
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("spoil", "words", "said"),
    [
        (edited, [], "game.unke: the moves lead to another state than the digest says"),
        (lambda text: text[: text.rindex("#")], [], "game.unke: the record is cut off"),
        (lambda text: text.replace("\n1 ", "\n² ", 1), [], 'line 5: "²" is not a number'),
        (lambda text: "", [], 'game.unke: line 1: a record begins with "unke"'),
        (lambda text: text.replace("first=1", "first=9"), [], "line 1: first cannot be 9"),
        (lambda text: text.replace("first=1", "luck=2"), [], 'klunker has no option "luck"'),
        (lambda text: text.replace("rules 2", "rules 0"), [], "needs rules 2"),
        (lambda text: text.replace("Anna", "\x1b[2J") + "\x1b", [], "something follows"),
        (lambda text: text, ["--seat", "3"], "there is no seat 3, only 0 to 2"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(tmp_path: Path, spoil, words, said: str) -> None:
    with pytest.raises(Failure, match=said) as failure:
        told(tmp_path, spoil(table().text()), *words)
    assert str(failure.value).isprintable()
