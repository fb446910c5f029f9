"""What a first game brings: every surprise of the game, and all that can happen but for a few."""

from functools import cache
from typing import Any

import pytest

from client.games.teaching import ASK, LAY, PLAY, TELL
from shared_rules.dschunke.junks import visible
from shared_rules.engine.words import LANGUAGES, words_of
from shared_rules.extras import extra, module_name, texts
from shared_rules.halunken.cards import doubled, worth
from tests.client.lessons.taught import TAUGHT, begun, follow

SURPRISES = {
    "klunker": {
        "the fourth of a kind": "sold seat-0 tooth 4",
        "a neighbour's window": "bought seat-0 window-1",
        "the own window, bought by a neighbour": "bought seat-1 window-0",
        "the own window, free": "bought seat-0 window-0",
        "declining, and all buying is over": "declined seat-0",
        "necklaces in an untidy safe": "sold seat-0 necklace 4",
    },
    "halunken": {
        "equal cards": "cancelled step-3 seat-0 seat-1",
        "meeting a captain": "robbed seat-0 seat-2 green-10",
        "who is met makes room": "pushed seat-2",
        "Rum": "named seat-0 1",
        "the doubled colour of another captain": "robbed seat-0 seat-2 purple-14",
        "Black Jack is paid": "hired seat-0 yellow-5",
        "he robs": "robbed seat-0 seat-1 green-8",
        "few scoundrels protect": "spared seat-2 seat-0",
        "nobody pays him": "ignored",
        "he takes from everybody": "given seat-0",
        "he is found": "enlisted seat-0",
        "and makes room": "pushed black-jack",
        "two players need not rob": "forwent seat-0",
    },
    "dschunke": {
        "a choice of goods": "pooled seat-0",
        "a choice of places": "placed seat-0 seat-1 orange",
        "loading": "loaded seat-0 brown 2",
        "selling": "earned seat-0 brown 7",
        "at least three": "earned seat-1 orange 3",
        "drawing": "drew seat-0 brown 7",
        "a special card": "played seat-0 draw",
        "another one moves a strip": "moved seat-0 brown orange",
        "an open one swaps goods": "gave seat-0 fish fish",
        "a tie at the stall": "tied spices seat-0 seat-1",
        "a bluff": "bluffed seat-0",
        "a card is won": "won seat-0 rice",
        "and chosen": "kept seat-0 pile-star",
        "an assistant": "sent seat-0 assistant-lower",
        "money instead of a card": "cashed seat-0",
    },
}
LEFT_OUT: dict[str, set[str]] = {
    "klunker": set(),
    # a match of several games; Black Jack's first place
    "halunken": {"dealt", "posted"},
    # what begins a round; an event; merchants laid face down; what has run out; two players
    "dschunke": {"began", "counted", "priced", "arrived", "announced", "posted"}
    | {"emptied", "lapsed", "missed", "void", "turned", "left", "mixed", "returned", "took_blind"},
}


@cache
def log(game: str) -> list[list[Any]]:
    """All facts of a lesson, in their order."""
    host, facts = begun(game), []
    while host.step:
        moves = host.moves
        follow(host)
        if host.moves > moves:
            facts += [fact for made in host.table.record.facts[moves:] for fact in made]
    return facts


@pytest.mark.parametrize(
    ("game", "surprise"), [(game, surprise) for game in SURPRISES for surprise in SURPRISES[game]]
)
def test_the_learner_meets_it(game: str, surprise: str) -> None:
    met = [" ".join([*map(str, fact), ""]) for fact in log(game)]
    assert any(fact.startswith(SURPRISES[game][surprise] + " ") for fact in met)


@pytest.mark.parametrize("game", TAUGHT)
def test_all_that_can_happen_does_but_for_what_is_named_here(game: str) -> None:
    known = {key.split(".")[1] for key in words_of(game, "en") if key.startswith("fact.")}
    assert known - {fact[0] for fact in log(game)} == LEFT_OUT[game]


def told(game: str, key: str) -> tuple[Any, Any]:
    """The game right before the latest move, and when Unke says this."""
    host = begun(game)
    before = host.table.game
    while not (host.stands_at(TELL) and host.step.key == key):
        now = host.table.game
        follow(host)
        if host.table.game is not now:
            before = now
    return before, host.table.game


def test_a_load_covers_the_crates_of_the_others() -> None:
    before, after = told("dschunke", "cover")
    seen = [[visible(game.holds["brown"], seat) for seat in range(3)] for game in (before, after)]
    assert seen == [[3, 3, 3], [7, 1, 1]]


def test_the_colour_of_which_one_has_most_counts_twice() -> None:
    before, after = told("halunken", "double")
    crew = after.crews[0]
    assert worth(crew) == 2 * (6 + 11 + 8) and doubled(crew) == 2
    assert len(before.crews[0]) == 2


STEP, LETTER, TAP, MOVE = 1.0, 0.05, 1.0, 2.0
"""Seconds: to look up, to read a letter, to pick a thing, to see what somebody else does."""


def seconds(game: str, language: str) -> list[float]:
    """How long each game of a lesson takes, if everything is read."""
    words = texts(module_name(game, "lesson"), language).TEXTS
    took = [0.0]
    for step in extra(game, "lesson").STEPS:
        if step.kind == LAY and step.anew:
            took.append(0.0)
        elif step.kind == PLAY:
            took[-1] += MOVE
        elif step.kind != LAY:
            took[-1] += STEP + LETTER * len(words[step.key])
            took[-1] += TAP * (len(step.move) + 1) if step.kind == ASK else 0
    return took


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_takes_about_five_minutes(game: str, language: str) -> None:
    """And what else there is to learn half of that."""
    first, *others = seconds(game, language)
    assert 180 <= first <= 330 and all(took <= 165 for took in others), (first, others)
