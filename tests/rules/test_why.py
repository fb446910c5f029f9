"""Why a move is made: said in every language, found by looking where one is sent, no secret out."""

import re

import pytest

from shared_rules import GAMES
from shared_rules.engine.bot import choose, explained, levels
from shared_rules.engine.chance import Chance
from shared_rules.engine.words import LANGUAGES, can_tell, hinted, reasoned, words_of

from .every import MINDED

every_game = pytest.mark.parametrize("key", MINDED)


def reasons(key):
    return __import__(f"shared_rules.{key}.mind.why", None, None, ["why"])


@every_game
def test_every_reason_has_words_and_a_place_to_look_at(key):
    """What `why` can say is what the words know, and the other way round."""
    for language in LANGUAGES:
        about = words_of(key, language, "opponents")
        assert {entry[4:] for entry in about if entry.startswith("why.")} == set(reasons(key).LOOK)
        hints = {entry[5:] for entry in about if entry.startswith("hint.")}
        assert hints <= set(reasons(key).LOOK)
        places = {entry[5:] for entry in about if entry.startswith("look.")}
        assert places == set(reasons(key).LOOK.values())
        for place in places:
            assert "{" not in about["look." + place], "where to look gives nothing away"
    assert set(reasons(key).SECRET) <= set(reasons(key).LOOK)


@every_game
def test_a_hint_says_as_much_as_the_reason_in_every_language(key):
    """Whom, what and how much: all that the reason names, and nothing else."""
    english = words_of(key, "en", "opponents")
    for language in LANGUAGES:
        about = words_of(key, language, "opponents")
        assert {entry for entry in about if "{" in about[entry]} == {
            entry for entry in english if "{" in english[entry]
        }
        for reason in reasons(key).LOOK:
            said = [about.get(stem + reason) for stem in ("why.", "hint.")]
            named = [sorted(set(re.findall(r"{.*?}", text))) for text in said if text]
            assert named[0] == named[-1], (language, reason)
            assert named[0] == sorted(set(re.findall(r"{.*?}", english["why." + reason])))


ITALIAN = (
    "ti te tu tuo tua tuoi tue puoi devi hai vai vedi mostri mandi decidi paghi perdi guadagni "
    "cedi raggiungi scegli lavori cominci giochi tieni metti"
)
ADDRESS = {
    "en": r"\b[Yy]ou",
    "de": r"\b[Dd](u|ir|ich|ein)",
    "it": r"(?i)\b(" + ITALIAN.replace(" ", "|") + r")\b",
}
"""How somebody is spoken to."""


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_hint_speaks_to_somebody_and_a_reason_of_somebody(key, language):
    """What bots have done is told to all; a hint is for whoever could do it."""
    about = words_of(key, language, "opponents")
    for entry, text in about.items():
        if entry.startswith("hint."):
            assert re.search(ADDRESS[language], text), (entry, text)
        elif entry.startswith("why."):
            assert not re.search(ADDRESS[language], text), (entry, text)


@every_game
def test_every_hint_has_a_subject_and_whatever_it_names_is_said(key):
    """Over whole games, whoever moves: a sentence with all its places filled."""
    game, chance = GAMES[key].new(3, {}, 4), Chance(3)
    names = ["Ada", "Bo", "Cy"]
    while game.waiting_for():
        seat = game.waiting_for()[0]
        for offer in game.offers(seat):
            why = explained(game.view(seat), offer.sample(chance), Chance(1))["why"]
            for language in LANGUAGES:
                words, about = words_of(key, language), words_of(key, language, "opponents")
                text = hinted(words, about, why, names)
                assert "{" not in text and text[-1] == ".", text
                assert len(text.split()) > 3, text
        game.advance(seat, choose(game.view(seat), "solid", chance))


@every_game
def test_what_another_version_has_stored_is_told_if_it_says_enough(key):
    """Reasons lie in saves and travel: one that names less than the sentence does is left out."""
    game, chance = GAMES[key].new(3, {}, 4), Chance(3)
    while game.waiting_for():
        seat = game.waiting_for()[0]
        why = explained(game.view(seat), game.offers(seat)[0].sample(chance), Chance(1))["why"]
        for language in LANGUAGES:
            about = words_of(key, language, "opponents")
            assert can_tell(about, why)
            if len(why) > 1 and not re.search(r"\*}", about["why." + why[0]]):
                assert not can_tell(about, why[:-1])
            assert can_tell(about, why[:1]) is (len(why) == 1)
            assert not can_tell(about, ["as_told_once"])
        game.advance(seat, choose(game.view(seat), "solid", chance))


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_reason_begins_like_a_sentence(key, language):
    """Also where a thing stands first; a player's name is as its owner has typed it."""
    words, about = words_of(key, language), words_of(key, language, "opponents")
    names, chance, told = ["ada", "bo", "cy", "di", "ed"], Chance(3), set()
    game = GAMES[key].new(GAMES[key].SEATS[-1], {}, 4)
    while game.waiting_for():
        seat = game.waiting_for()[0]
        move = choose(game.view(seat), "random", chance)
        why = explained(game.view(seat), move, Chance(1))["why"]
        told.add(reasoned(words, about, why, names))
        game.advance(seat, move)
    assert [text for text in told if text[0].islower() and not text.startswith(tuple(names))] == []
    assert len(told) > 20


@every_game
def test_what_is_told_while_the_game_runs_is_the_same_whatever_the_bot_holds(key):
    """In worlds that a spectator could imagine the same move is told in the same words."""
    told = compared = 0
    for seats in GAMES[key].SEATS:
        game, chance = GAMES[key].new(seats, {}, 4), Chance(6)
        while game.waiting_for():
            seat = game.waiting_for()[0]
            move = choose(game.view(seat), chance.pick(["random", "beginner", "solid"]), chance)
            reason = openly(game, seat, move)
            public = game.view(None)
            for _ in range(2):
                world = GAMES[key].imagine(public, chance)
                if any(offer.admits(move) for offer in world.offers(seat)):
                    compared += 1
                    assert openly(world, seat, move) == reason, (move, reason)
            told += reason is not None
            game.advance(seat, choose(game.view(seat), "random", chance))
    assert told > 20
    assert compared > 40


def openly(game, seat, move):
    reason = explained(game.view(seat), move, Chance(1))
    assert explained(game.view(seat), move, Chance(2)) == reason, "a reason is not a matter of luck"
    return None if reason["secret"] else reason["why"]


@every_game
def test_a_secret_reason_does_speak_of_a_hand(key):
    """Else it could as well be told."""
    if not reasons(key).SECRET:
        return
    game, chance, differ = GAMES[key].new(3, {}, 4), Chance(6), set()
    while game.waiting_for():
        seat = game.waiting_for()[0]
        move = choose(game.view(seat), levels(key)[1], chance)
        here = explained(game.view(seat), move, Chance(1))
        for _ in range(3):
            world = GAMES[key].imagine(game.view(None), chance)
            if here["secret"] and any(offer.admits(move) for offer in world.offers(seat)):
                if explained(world.view(seat), move, Chance(1))["why"] != here["why"]:
                    differ.add(here["why"][0])
        game.advance(seat, move)
    assert differ
