"""Rules come to the player: each once, when it first comes up, and never in the way."""

import re
from collections import Counter
from typing import Any

import pytest

from client.app import settings
from client.app.settings import finished_of, lesson_of, told_of
from client.games.scene import Scene
from client.manual import pages
from client.screens import rules as rules_screen
from client.story.telling import LETTER, READING
from client.table import handover
from client.table.firsts import First, shown_by
from client.table.local import LocalHost
from shared_rules import GAMES
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.engine.words import LANGUAGES, words_of
from shared_rules.extras import has
from tests.client.laid import SEED, people, staged
from tests.client.lessons.taught import TAUGHT, Lesson
from tests.client.people import mine, move, started
from tests.client.phone import Phone
from tests.client.stage import Stage
from tests.rules.every import SETUPS
from tests.server.home import Home

EXPLAINED = [game for game in GAMES if has(game, "firsts")]
EVERY = pytest.mark.parametrize("game", EXPLAINED)
PLAYED = {
    game: [setup for setup in SETUPS if setup[0] == game and type(setup[2].get("box", "")) is str]
    for game in EXPLAINED
}


@pytest.fixture(autouse=True)
def wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody to whom the games are new, at the usual pace."""
    for name, value in (("pace", "normal"), ("firsts", True), ("language", "en")):
        monkeypatch.setitem(settings.now, name, value)
    for game in GAMES:
        for key in (told_of, lesson_of, finished_of):
            monkeypatch.setitem(settings.now, key(game), settings.ALL[key(game)][0])


def names(game: str) -> set[str]:
    """The rules that a game wants to be told."""
    return {key[len("first.") :] for key in words_of(game, "en") if key.startswith("first.")}


def keep(stage: Stage) -> None:
    """Do with settings what the device does, over a reload."""
    for effect in stage.effects:
        if effect[0] == "set":
            assert settings.admits(*effect[1:3])
            settings.read(effect[1], settings.written(effect[2]))


def table_of(game: str, *kinds: str, place: int = 0, seed: str = SEED) -> Table:
    """A table of a setup for so many, of those that there are."""
    _, _, options = [setup for setup in PLAYED[game] if setup[1] == len(kinds)][place]
    return Table.new(game, people(*kinds), {**options, "first": 0}, seed)


def go_on(stage: Stage, chance: Chance) -> First | None:
    """One more step, or one more move; the rule that comes up with it."""
    model, host = stage.model, stage.model.host
    if model.telling.step:
        stage.send("next")
    elif host.bots_to_move():
        seat = host.bots_to_move()[0]
        made = {"move": random_move(host.view(seat)["offers"], chance)}
        stage.send("host", "move", host.moves, seat, made, "")
    elif model.calls is not None or model.curtain is not None:
        stage.send("curtain" if model.calls is not None else "open")
    elif model.viewer is None and handover.several(host) and not model.picks.offers:
        stage.send("uncover")
    else:
        stage.send("confirm", *random_move(host.view(model.seat)["offers"], chance))
    keep(stage)
    step = model.telling.step
    return step if isinstance(step, First) else None


def first_of(stage: Stage, chance: Chance) -> First:
    """The next rule that comes up."""
    for _ in range(2000):
        first = go_on(stage, chance)
        if first:
            return first
        assert not stage.model.host.over or stage.model.telling.step, "no rule has come up"
    raise AssertionError("no end")


def all_of(stage: Stage, chance: Chance) -> list[First]:
    """All rules that come up until the game is over."""
    found = []
    while not stage.model.host.over or stage.model.telling.step:
        first = go_on(stage, chance)
        if first:
            found.append(first)
    return found


# Each once


@EVERY
def test_every_rule_is_told_when_it_comes_up_and_once(game: str) -> None:
    """Bots play until all have been; each sentence is of the rule that a fact of its step shows."""
    told = Counter[str]()
    words = words_of(game, "en")
    for number in range(40):
        _, seats, options = PLAYED[game][number * 7 % len(PLAYED[game])]
        running = Table.new(game, people(*["bot:solid"] * seats), options, f"{number:x}")
        stage = staged(running)
        for first in all_of(stage, Chance(number)):
            told[first.name] += 1
            assert first.said == [words["first." + first.name]]
            scene = Scene(first.view, running.players, words)
            assert first.name in [shown_by(scene, fact) for fact in first.news]
        if set(told) == names(game):
            break
    assert set(told) == names(game) and set(told.values()) == {1}
    assert settings.now[told_of(game)].split() == list(told)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_each_in_a_sentence_and_knows_its_page(
    game: str, language: str
) -> None:
    words = words_of(game, language)
    said = {key: text for key, text in words.items() if key.startswith("first.")}
    assert {key[len("first.") :] for key in said} == names(game)
    for key, text in said.items():
        assert pages.rule_of(game, key)
        assert 40 < len(text) <= 160 and re.fullmatch(r"[^.!?]+\.", text), key
        assert "{" not in text, "it speaks of nobody at this table"


@EVERY
def test_what_has_been_told_is_not_told_again(game: str) -> None:
    told = all_of(staged(table_of(game, *["bot:solid"] * 3)), Chance(1))
    assert len(told) > 3
    again = all_of(staged(table_of(game, *["bot:solid"] * 3)), Chance(1))
    assert not {first.name for first in told} & {first.name for first in again}


@EVERY
def test_what_was_skipped_comes_up_another_time(game: str) -> None:
    """Only what has stood there has been told."""
    for pace in ("normal", "once"):
        settings.now["pace"] = pace
        stage, chance = staged(table_of(game, *["bot:solid"] * 3)), Chance(1)
        while not stage.model.host.over:
            assert go_on(stage, chance) is None
            if stage.model.telling.step:
                stage.send("end")
    assert settings.now[told_of(game)] == ""


# Never in the way


def refuse(monkeypatch: pytest.MonkeyPatch, why: str, game: str) -> None:
    if why == "the switch":
        monkeypatch.setitem(settings.now, "firsts", False)
    elif why == "they know the game":
        monkeypatch.setitem(settings.now, lesson_of(game), settings.NEVER)
    else:
        monkeypatch.setattr(handover, "has_clock", lambda host: True)


@EVERY
@pytest.mark.parametrize("why", ["the switch", "they know the game", "a clock"])
def test_nothing_is_told_to_those_who_do_not_want_it_or_have_no_time(
    monkeypatch: pytest.MonkeyPatch, why: str, game: str
) -> None:
    refuse(monkeypatch, why, game)
    assert all_of(staged(table_of(game, *["bot:solid"] * 3)), Chance(1)) == []


def test_who_has_finished_a_game_may_still_have_something_to_learn() -> None:
    settings.now[finished_of("klunker")] = True
    assert all_of(staged(table_of("klunker", *["bot:solid"] * 3)), Chance(1))


@pytest.mark.parametrize("game", TAUGHT)
def test_in_a_lesson_it_is_unke_who_says_what_there_is_to_say(game: str) -> None:
    lesson = Lesson(game)
    while not lesson.through:
        assert not isinstance(lesson.model.telling.step, First)
        lesson.go_on()
    assert not [effect for effect in lesson.told("set") if effect[1] == told_of(game)]


# As a step of the story


def shown(game: str, *kinds: str) -> tuple[Stage, First]:
    """A rule has just come up."""
    stage = staged(table_of(game, *kinds))
    return stage, first_of(stage, Chance(3))


@EVERY
def test_the_table_stands_as_it_was_and_the_sentence_is_heard_once(game: str) -> None:
    stage, chance = staged(table_of(game, "person", "bot:solid", "bot:solid")), Chance(3)
    before: Any = None
    while True:
        before = stage.model.telling.step
        first = go_on(stage, chance)
        if first:
            break
    assert (first.number, first.facts, first.view) == (before.number, before.facts, before.view)
    heard = [effect[1] for effect in stage.effects if effect[0] == "announce"]
    assert heard == first.said
    assert first.sentence in stage.text()


@EVERY
def test_it_waits_for_a_tap_or_stands_for_longer_than_another_sentence(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    stage, first = shown(game, "person", "bot:solid", "bot:solid")
    assert first.stays and not [effect for effect in stage.effects if effect[0] == "rest"]
    assert stage.find("button", tap=["next"], class_="confirm")
    monkeypatch.setitem(settings.now, "stops", False)
    monkeypatch.setitem(settings.now, told_of(game), "")
    for pace in ("slow", "normal", "quick"):
        monkeypatch.setitem(settings.now, "pace", pace)
        monkeypatch.setitem(settings.now, told_of(game), "")
        stage, first = shown(game, "person", "bot:solid", "bot:solid")
        [rest] = [effect for effect in stage.effects if effect[0] == "rest"]
        assert rest[1] == (READING + LETTER * len(first.sentence)) * 3 // 2
        stage.send(*rest[2])
        assert stage.model.telling.step is not first


@EVERY
def test_one_tap_leads_to_its_page_and_back_to_the_table_as_it_was(game: str) -> None:
    stage, first = shown(game, "person", "bot:solid", "bot:solid")
    table = stage.tree
    stage.tap("rule", "first." + first.name)
    [address] = [list(effect[1:]) for effect in stage.effects if effect[0] == "go"]
    assert address == ["rules", game, *pages.rule_of(game, "first." + first.name)]
    page = Phone(rules_screen, *address[1:])
    assert page.model.meant == address[3]
    stage.hear("left")
    stage.hear("returned")
    assert stage.tree == table and stage.model.telling.step is first


@EVERY
def test_only_one_comes_up_at_a_time(game: str) -> None:
    stage, chance = staged(table_of(game, *["bot:solid"] * 3)), Chance(2)
    while not stage.model.host.over:
        if go_on(stage, chance):
            assert go_on(stage, chance) is None


# Wherever one plays


@EVERY
def test_round_one_phone_all_read_it_and_it_is_told_once_to_all(game: str) -> None:
    stage, chance = staged(table_of(game, "person", "person", "person")), Chance(1)
    told = []
    while stage.model.host.moves < 60 and not stage.model.host.over:
        first = go_on(stage, chance)
        if first:
            told.append(first.name)
            assert stage.model.viewer is not None or stage.tree[1]["data_screen"] == "public"
    assert len(told) == len(set(told)) > 2


@EVERY
def test_a_rule_that_comes_up_gives_nothing_away(game: str) -> None:
    """Whoever looks on sees the same one come up as those who know more."""
    host, chance, seen = LocalHost("ab"), Chance(5), 0
    host.table, words = table_of(game, *["person"] * 3), words_of(game, "en")
    while not host.table.over:
        seat = host.waiting_for()[0]
        host.table.act(seat, random_move(host.view(seat)["offers"], chance))
        rows = []
        for eyes in (None, 0, 1, 2):
            moments = host.moments(host.moves - 1, eyes)
            facts = host.log(host.moves - 1)[0][1]
            scenes = [Scene(view, host.players, words) for _, view in moments]
            rows.append([[shown_by(scene, fact) for fact in facts] for scene in scenes])
        assert rows[0] == rows[1] == rows[2] == rows[3]
        seen += any(name for row in rows[0] for name in row)
    assert seen > 5


def test_over_the_network_every_phone_tells_it_to_its_own_people(home: Home) -> None:
    phones = started(home, 3, 2)
    told: list[set[str]] = [set(), set()]
    for _ in range(400):
        for place, phone in enumerate(phones):
            phone.wire.pump(0.01)
            step = phone.model.telling.step
            if isinstance(step, First):
                told[place].add(step.name)
            if step:
                phone.send("next")
            elif mine(phone):
                move(phone)
        if all(len(names) > 2 for names in told):
            return
    raise AssertionError(told)
