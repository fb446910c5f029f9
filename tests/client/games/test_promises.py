"""What the button of a move promises is in its text, true, and short enough for a button."""

import re

import pytest

from client.app import settings
from client.games import board_of
from client.games.scene import Kept, Scene
from client.table import promises as promises_of_the_table
from client.table.promises import confirmed, promised
from shared_rules import GAMES
from shared_rules.dschunke.cards import GOODS
from shared_rules.dschunke.junks import visible
from shared_rules.engine.because import bare
from shared_rules.engine.certain import certain
from shared_rules.engine.chance import Chance
from shared_rules.engine.words import LANGUAGES, words_of
from shared_rules.extras import extra, has
from tests.rules.dschunke.table import dschunke
from tests.rules.every import SETUPS, begin, named, walk
from tests.rules.halunken.table import halunken
from tests.rules.klunker.table import klunker

NAMES = ("Rana", "Bo", "Cleo", "Dimitri", "Elif")
PLAYERS = [{"name": name, "kind": "person", "colour": "red"} for name in NAMES]
PROMISING = [key for key in GAMES if has(key, "promises")]
PROMISED = [setup for setup in SETUPS if setup[0] in PROMISING]
every_setup = pytest.mark.parametrize("setup", PROMISED, ids=named)


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setitem(settings.now, "language", "en")


def scene_of(game, seat):
    board_of(game.key)
    words = words_of(game.key, settings.now["language"])
    return Scene(game.view(seat), PLAYERS[: game.seats], words)


def button(game, seat, *move):
    return promised(scene_of(game, seat), list(move))


def is_plain(game, seat, move):
    scene = scene_of(game, seat)
    return promised(scene, move) == confirmed(scene, move)


def verbs_of(key):
    """All verbs of a game, as its words have them."""
    return {entry.split(".")[1] for entry in words_of(key, "en") if entry.startswith("verb.")}


@pytest.mark.parametrize("key", PROMISING)
def test_every_verb_promises_something_or_is_declared_to_promise_nothing(key):
    promises = extra(key, "promises")
    promising = {name[3:] for name in dir(promises) if name.startswith("on_")}
    assert promising.isdisjoint(promises.NOTHING)
    assert promising | set(promises.NOTHING) == verbs_of(key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PROMISING)
def test_every_verb_that_promises_has_a_text_for_it_in_each_language(key, language, monkeypatch):
    monkeypatch.setitem(settings.now, "language", language)
    kept = set()
    for setup in SETUPS:
        if setup[0] == key:
            for game, seat, move, _ in walk(begin(setup, 5), Chance(5)):
                text = button(game, seat, *move)
                assert "{" not in text and text[0].isupper() | text[0].isdigit(), text
                assert len(text) <= 100, text
                if not is_plain(game, seat, move):
                    kept.add(move[0])
    assert kept == verbs_of(key) - set(extra(key, "promises").NOTHING)


@every_setup
def test_a_promise_is_kept(setup):
    kept = 0
    for game, seat, move, after in walk(begin(setup, 8), Chance(8)):
        kept += keeps(game, seat, move, after, button(game, seat, *move))
    assert kept


@every_setup
def test_it_is_kept_in_every_world_that_the_mover_could_be_in(setup):
    chance = Chance(9)
    for number, (game, seat, move, _) in enumerate(walk(begin(setup, 9), Chance(9))):
        if number % 4 == 0:
            world = GAMES[setup[0]].imagine(game.view(seat), chance)
            text = button(game, seat, *move)
            keeps(world, seat, move, world.play(seat, move), text)


def test_what_is_paid_and_what_is_sold():
    game = klunker("purchases", 1, windows={0: "tooth tiara"}, safes={1: "tooth " * 3}, tickets=[1])
    assert (
        button(game, 1, "buy", "window-0") == "Buy Rana’s window: pay 1, four gold teeth sell for 3"
    )


def test_how_many_crates_one_will_see():
    game = dschunke(holds={"white": "012"}, stands={"white": "green", "grey": "yellow"})
    assert (
        button(game, 0, "use", "merchant-green")
        == "Load 2 on the white junk: 7 of yours in sight there"
    )


def test_how_many_scoundrels_are_left_to_who_wins_the_auction():
    game = halunken(
        crews=["green-13 red-4 red-5", "red-6", "red-7"], black_jack=12, phase="auction"
    )
    assert button(game, 0, "bid", "green-13") == "Bid green 13: you have 2 scoundrels left"
    unsure = "Bid red 5: 2 scoundrels left if you win"
    assert button(game, 0, "bid", "red-5") == unsure


def test_nothing_is_worked_out_for_an_answer_that_is_sealed(monkeypatch):
    def refuse(*_):
        raise AssertionError

    monkeypatch.setattr(promises_of_the_table, "certain", refuse)
    game = halunken()
    assert button(game, 0, "sail", "step-3") == "Play for the captain: card 3"


def test_it_is_worked_out_once_for_the_same_picks_at_the_same_table(monkeypatch):
    asked = []

    def counted(*of):
        asked.append(of)
        return certain(*of)

    monkeypatch.setattr(promises_of_the_table, "certain", counted)
    game = klunker("safes", hands={0: "shoe tiara"})
    kept, view = Kept(), game.view(0)
    board_of(game.key)
    for jewel in ("shoe", "shoe", "shoe", "tiara"):
        scene = Scene(view, PLAYERS[:3], words_of("klunker", "en"), kept=kept)
        assert jewel in promised(scene, ["store", jewel])
    assert len(asked) == 2


def keeps(game, seat, move, after, text):
    """Hold what a button says against what has happened; whether it has said anything."""
    if game.PHASES[game.now["phase"]].sealed or move[0] in extra(game.key, "promises").NOTHING:
        assert is_plain(game, seat, move)
        return False
    if is_plain(game, seat, move):
        return False
    CHECKS[game.key](game, seat, move, after, text)
    return True


def number_in(pattern, text):
    """The number that a text names in a place."""
    found = re.search(pattern, text)
    return int(found[1].replace("−", "-").replace("±", "").replace("+", "")) if found else None


def facts_of(after, name, seat):
    return [fact for fact in after.facts if fact[:2] == [name, f"seat-{seat}"]]


def check_klunker(game, seat, move, after, text):
    verb = move[0]
    assert ("game" in text and "end" in text) == (["ended"] in after.facts)
    sales = facts_of(after, "sold", seat)
    assert (number_in(r"sell for (\d+)", text) or 0) == sum(sale[3] for sale in sales)
    assert (number_in(r"(\d) sets of four", text) or len(sales[:1])) == len(sales)
    if verb == "show":
        assert number_in(r"keep (\d)", text) == len(after.hands[seat])
    elif verb == "store" and not sales:
        assert number_in(r"makes (\d)", text) == after.safes[seat].count(move[1])
    elif verb == "leave":
        number = number_in(r"purchase card (\d)", text)
        assert ["left", f"seat-{seat}", f"purchase-{number}"] in after.facts
    elif verb == "buy":
        paid = number_in(r"pay (\d)", text) or 0
        assert ("free" in text) == (paid == 0)
        assert after.notes[seat] - game.notes[seat] == sum(sale[3] for sale in sales) - paid
    elif verb == "decline" and "next round" in text:
        assert after.start == seat and after.now["phase"] == "windows"


def check_halunken(game, seat, move, after, text):
    verb, crew = move[0], len(game.crews[seat])
    if verb == "bid":
        left = number_in(r"(\d+) scoundrels? left", text)
        is_hired = ["hired", f"seat-{seat}", move[1]] in after.facts
        assert left == crew - 1 and ("if you win" in text) != is_hired
        if is_hired and not after.final:
            assert left == len(after.crews[seat])
    elif verb == "decline":
        hired = [fact for fact in after.facts if fact[0] == "hired"]
        assert ("gets Black Jack" in text) == bool(hired)
        assert ("for himself" in text) == (["ignored"] in after.facts)
        if hired:
            assert NAMES[int(hired[0][1][-1])] in text
    elif verb == "name":
        tavern = number_in(r"tavern (\d+)", text)
        assert facts_of(after, "sailed", seat)[0][3] == f"tavern-{tavern}"
    else:
        points = number_in(r"([−+±]\d+) point", text)
        if not after.final:
            assert after.scores()[seat] - game.scores()[seat] == points
        if "must go" in text:
            tavern = number_in(r"tavern (\d+)", text)
            assert after.facts[1][3] == f"tavern-{tavern}"


def check_dschunke(game, seat, move, after, text):
    verb = move[0]
    if "in sight" in text:
        junk = next(junk for junk in game.holds if junk in text)
        assert number_in(r"(\d) of yours in sight", text) == visible(after.holds[junk], seat)
        loaded = number_in(r"Load (\d)", text)
        assert loaded is None or game.strips[seat] - after.strips[seat] == loaded
    elif text.startswith("Sell on"):
        assert after.money[seat] - game.money[seat] == number_in(r"(\d+) Yen", text)
    elif text.startswith("Draw on"):
        chosen = number_in(r"(\d+) of your choice", text) or 0
        named = [good for good in GOODS if good in text]
        taken = number_in(r"(\d+)\s×", text) or len(named)
        own = facts_of(after, "took", seat)
        drew = facts_of(after, "drew", seat)[0][3]
        assert taken == min(drew, sum(len(bare(fact)) - 2 for fact in own))
        lapsed = sum(fact[2] for fact in facts_of(after, "lapsed", seat))
        assert drew == taken + chosen + lapsed
    elif verb == "use":
        assert after.now["phase"] == "where" and after.now["free"]
        assert "load" not in text or number_in(r"load (\d)", text) == after.now["number"]
    elif verb == "give":
        assert after.now["phase"] == "choose"
        assert after.now["number"] == number_in(r"take (\d) instead", text)
    elif verb == "cash":
        assert after.money[seat] == number_in(r"makes (\d+)", text)
    else:
        assert verb == "keep"
        assert ("open" in text) == (move[1] in after.always[seat])
        assert ("face down" in text) == (move[1] in after.cards[seat])


CHECKS = {"klunker": check_klunker, "halunken": check_halunken, "dschunke": check_dschunke}
