"""`unke ladder` plays every deal in every seat, adds it to what was measured, writes it down."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pytest

from server.commands import Failure, ladder
from server.ladder import measured, page, results
from server.ladder.playing import play
from server.ladder.results import Deal, Match, append, read, standing
from server.ladder.yardsticks import Node, SeenThrough, Seer, iterate, legal, plain, respond
from server.source import SOURCE
from shared_rules import GAMES
from shared_rules.engine.bot import EXPERT, choose, mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.offer import Offer


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "FOLDER", tmp_path)
    monkeypatch.setattr(page, "PAGE", tmp_path / "OPPONENTS.md")
    monkeypatch.setattr(measured, "FOLDER", tmp_path)
    for game in GAMES:
        (tmp_path / game / "opponents").mkdir(parents=True)


def run(*words: str) -> int:
    parser = ArgumentParser()
    ladder.arguments(parser)
    return ladder.run(parser.parse_args(words))


def deals(shares: list[list[float]], seats: int = 4) -> list[Deal]:
    match = Match("klunker", seats, "solid", "random", 1)
    return [Deal(match, number, each, 10, 1.0) for number, each in enumerate(shares)]


def test_a_run_is_continued_with_new_deals(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        run("klunker", "--games", "8", "--match", "solid:random", "--jobs", "1")
    kept = list(read("klunker"))
    assert [deal.number for deal in kept] == [1, 2, 3, 4]
    assert all(len(deal.shares) == 4 for deal in kept)
    assert "(16 games" in capsys.readouterr().out
    written = page.PAGE.read_text()
    assert "| 4 | solid | random |" in written
    assert written.count("Nothing has been measured yet") == len(list(GAMES)) - 1


def test_what_the_page_and_the_app_say_is_what_was_measured() -> None:
    """Nobody writes into docs/OPPONENTS.md, or tells on a phone, what no game has shown."""
    with pytest.MonkeyPatch.context() as here:
        here.setattr(results, "FOLDER", SOURCE / "docs" / "opponents")
        page.write()
        measured.write()
    assert page.PAGE.read_text() == (SOURCE / "docs" / "OPPONENTS.md").read_text()
    for game in GAMES:
        told = SOURCE / "shared_rules" / game / "opponents" / "measured.py"
        assert measured.file_of(game).read_text() == told.read_text()


def test_the_app_is_told_what_a_level_wins_and_nothing_uncertain() -> None:
    form = mind_of("klunker").FORM
    wins = {"solid": ("beginner", [1, 1, 0, 0]), "strong": ("solid", [1, 0, 0, 0])}
    for level, (others, shares) in wins.items():
        for number in range(40):
            append(Deal(Match("klunker", 4, level, others, form), number, [*shares], 10, 1.0))
    append(Deal(Match("klunker", 3, "beginner", "random", form), 1, [1, 1, 1], 10, 1.0))
    said: dict[str, Any] = {}
    exec(measured.text("klunker"), said)
    assert said["WON"] == {"solid": ("beginner", 10), "strong": ("solid", 0)}


def test_a_deal_can_be_played_again() -> None:
    match = Match("klunker", 3, "solid", "random", 1)
    again = [play(match, 5) for _ in range(2)]
    assert [again[0].shares, again[0].moves] == [again[1].shares, again[1].moves]
    assert again[0].moves != play(match, 6).moves


def test_points_are_of_the_fair_share() -> None:
    always = standing(deals([[1, 1, 1, 1], [1, 1, 1, 1]]))
    assert (always.points, always.margin, always.games) == (400, 150, 8)
    fair = standing(deals([[1, 0, 0, 0], [0, 0, 0.5, 0.5]]))
    assert (fair.points, fair.margin) == (100, 150)
    unsure = standing(deals([[1, 1, 0, 0], [0, 0, 0, 0]]))
    assert unsure.points == 100 and unsure.margin == pytest.approx(196, 0.01)
    assert fair.milliseconds == 100


def test_what_bots_of_another_form_have_played_is_kept_and_not_counted() -> None:
    now = mind_of("klunker").FORM
    for form in (now - 1, now):
        match = Match("klunker", 4, "solid", "random", form)
        append(Deal(match, 1, [1, 1, 1, 0], 10, 1.0))
    lines = results.file_of("klunker").read_text().splitlines()
    assert [json.loads(line)["form"] for line in lines] == [now - 1, now]
    current = Match("klunker", 4, "solid", "random", now)
    assert list(page.grouped(read("klunker"))) == [current]


def test_who_does_not_play_a_game_is_named() -> None:
    with pytest.raises(Failure, match="nobody plays klunker as 'clairvoyant', only random, beginn"):
        run("klunker", "--match", "clairvoyant:random")


def test_the_textbook_search_is_told_a_view_and_finds_what_wins_at_once() -> None:
    offer = Offer("show", ["shoe", "shoe", "tiara"], 0, 2)
    assert sorted(legal([offer], Chance(1))) == [
        ("show",), ("show", "shoe"), ("show", "shoe", "shoe"), ("show", "shoe", "tiara"),
        ("show", "tiara"),
    ]  # fmt: skip
    game = GAMES["klunker"].new(3, {"first": 0}, 4)
    while game.waiting_for() and len(game.deck) > 9:
        seat = game.waiting_for()[0]
        game.advance(seat, choose(game.view(seat), "solid", Chance(1)))
    seat = game.waiting_for()[0]
    move = plain(game.view(seat), Chance(2), 50)
    game.check(seat, move)
    assert plain(game.view(seat), Chance(2), 50) == move


def test_where_all_choose_at_once_the_textbook_search_answers_for_its_own_seat() -> None:
    game = GAMES["halunken"].new(3, {"first": 0, "mode": "introductory"}, 4)
    chance = Chance(1)
    while len(game.waiting_for()) < 3 or game.rounds < 4:
        seat = game.waiting_for()[0]
        game.advance(seat, choose(game.view(seat), "random", chance))
    for seat in range(3):
        game.check(seat, plain(game.view(seat), chance, 40))


def test_the_textbook_tree_counts_what_was_tried() -> None:
    game = GAMES["klunker"].new(3, {"first": 0}, 4)
    root, chance = Node(0, None), Chance(1)
    for _ in range(30):
        iterate(root, GAMES["klunker"].imagine(game.view(0), chance), chance)
    assert root.visits == 30 == sum(child.visits for child in root.children.values())
    assert all(0 <= child.reward <= child.visits for child in root.children.values())


def test_the_seer_is_shown_the_table_as_it_is() -> None:
    game = GAMES["klunker"].new(3, {"first": 0}, 4)
    assert Seer(game, 0, Chance(1)).world().state() == game.state()


def test_the_responder_knows_how_the_others_think_about_this_question_and_no_further(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(mind_of("halunken").PLAYOUTS, EXPERT, 12)
    game = GAMES["halunken"].new(3, {"first": 0, "mode": "introductory"}, 4)
    while len(game.waiting_for()) < 3:
        seat = game.waiting_for()[0]
        game.advance(seat, choose(game.view(seat), "solid", Chance(1)))
    mind = SeenThrough(game, 0, Chance(1))
    assert sorted(mind.answers) == [1, 2]
    for other in (1, 2):
        for move in mind.answers[other]:
            game.check(other, move)
        assert mind.answer(game, other, Chance(2)) in mind.answers[other]
    assert mind.answer(game, 0, Chance(2)) == mind.mind.answer(game, 0, Chance(2))
    move = respond(game, 0, Chance(3))
    game.check(0, move)
    for seat in range(3):
        game.advance(seat, move if seat == 0 else mind.answer(game, seat, Chance(4)))
    while game.now["phase"] != "cards":
        seat = game.waiting_for()[0]
        game.advance(seat, mind.answer(game, seat, Chance(5)))
    for seat in game.waiting_for():
        assert mind.answer(game, seat, Chance(6)) == mind.mind.answer(game, seat, Chance(6))
