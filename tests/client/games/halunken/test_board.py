"""Halunken's board as a pure function: everything offered is there once, nothing hidden is."""

import re
from collections import Counter

import pytest

from client.app import settings
from client.app.tree import main
from client.games.flights import steps
from client.games.halunken import board
from client.games.halunken.cards import portrait, short
from client.games.halunken.pages.pictures import scoundrels
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.engine.words import LANGUAGES, name, words_of
from shared_rules.halunken.cards import SCOUNDRELS, STEPS, enlist
from shared_rules.halunken.taverns import TAVERNS
from tests.client.games.halunken.table import (
    begin,
    drawn,
    label_of,
    labels,
    moments,
    of_class,
    pictures,
    scene_of,
    taps,
    until,
    walk,
)
from tests.client.stage import check, elements
from tests.client.stage import words as texts
from tests.rules.every import answer

SETUPS = [(2, {}), (3, {"mode": "introductory"}), (3, {"match": 3}), (4, {})]
every_setup = pytest.mark.parametrize("seats, options", SETUPS, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setitem(settings.now, "language", "en")


# What is offered, what is hidden, what is said


@every_setup
def test_everything_offered_is_on_the_board_or_in_the_hand_once(seats, options):
    for table in walk(seats, options, 4):
        for seat in table.game.waiting_for():
            scene = scene_of(table, seat)
            tree = main(board.board(scene), board.hand(scene), data_screen="table")
            check(tree)
            wanted = [item for offer in scene.view["offers"] for item in offer["among"]]
            assert Counter(taps(tree, "pick")) == Counter(wanted)
            assert scene.unplaced() == []


@every_setup
def test_badges_and_sheets_offer_nothing(seats, options):
    for table in moments(seats, options, 5):
        for seat in table.game.waiting_for():
            scene = scene_of(table, seat)
            for other in range(seats):
                tree = main(board.badge(scene, other), board.spread(scene, other), data_screen="x")
                check(tree)
                assert taps(tree, "pick") == []


@every_setup
def test_no_face_down_scoundrel_is_drawn_or_named(seats, options):
    words = words_of("halunken", "en")
    names = {scoundrel: name(words, scoundrel, []) for scoundrel in SCOUNDRELS}
    for table in moments(seats, options, 6):
        hidden = {scoundrel for pile in table.game.piles for scoundrel in pile}
        for seat in [None, *range(seats)]:
            tree = drawn(scene_of(table, seat))
            assert not hidden & pictures(tree)
            told = set(re.findall(r"[a-z]+ \d+", " ".join(labels(tree))))
            assert not {names[scoundrel] for scoundrel in hidden} & told


@every_setup
def test_nobody_sees_what_another_one_lays(seats, options):
    seen = 0
    for table in moments(seats, options, 7):
        if table.game.now["phase"] != "cards" or len(table.game.waiting_for()) < 2:
            continue
        layer = table.game.waiting_for()[0]
        after = Table.read(table.text(), False)
        after.act(layer, answer(after.game, layer, Chance(1)))
        for seat in [None, *range(seats)]:
            if seat != layer:
                seen += 1
                assert drawn(scene_of(after, seat)) == drawn(scene_of(table, seat))
    assert seen


@every_language
def test_every_label_is_complete_in_every_language(language, monkeypatch):
    monkeypatch.setitem(settings.now, "language", language)
    for seats, options in SETUPS:
        for table in moments(seats, options, 8):
            for seat in [None, *table.game.waiting_for()]:
                tree = drawn(scene_of(table, seat, language=language))
                for tag, attributes, _ in elements(tree):
                    if tag == "button":
                        assert attributes["aria_label"]
                    if tag == "img":
                        assert attributes["alt"] == ""  # what is around it says it
                for label in labels(tree):
                    assert "{" not in label and "None" not in label


@every_language
def test_whatever_can_be_tapped_has_a_rule(language):
    words = words_of("halunken", language)
    for seats, options in SETUPS:
        for table in moments(seats, options, 9):
            for seat in table.game.waiting_for():
                tree = drawn(scene_of(table, seat, language=language))
                for item in taps(tree, "what") + taps(tree, "pick"):
                    stem = str(item).rpartition("-")[0]
                    helps = {f"item.{item}.help", f"item.{stem}.help"}
                    assert type(item) is int or helps & words.keys(), item


# Taverns


def test_a_tavern_says_what_is_to_be_seen_of_it():
    table, seat = until("auction", 4)
    game = table.game
    game.captains = [0, 3, 1, 2]
    game.black_jack = 3
    game.tops[3], game.piles[3] = "red-15", ["red-4"]
    game.tops[4], game.piles[4] = None, []
    tree = board.board(scene_of(table, seat))
    assert label_of(tree, "tavern-4") == (
        "tavern 4 (Parrot): red 15, 1 more face down. B stands here. Black Jack stands here"
    )
    assert label_of(tree, "tavern-5") == "tavern 5 (Skull): nobody left inside"


def test_before_the_taverns_open_their_cards_are_counted():
    table = begin(4)
    tree = board.board(scene_of(table, table.game.waiting_for()[0]))
    assert label_of(tree, "tavern-1") == "tavern 1 (Anchor): 3 face down"


def test_the_one_who_controls_black_jack_is_named():
    table, seat = until("cards", 3)
    table.game.control = 2
    table.game.black_jack = 6
    tree = board.board(scene_of(table, seat))
    assert label_of(tree, "black-jack") == "Black Jack. controlled by C: tavern 7 (Crown)"


def test_the_one_who_controls_black_jack_is_seen_on_him_and_on_the_panel():
    table, seat = until("cards", 3)
    table.game.control, table.game.black_jack = 2, 6
    scene = scene_of(table, seat)
    [keeper] = of_class(board.board(scene), "keeper")
    assert pictures(keeper) == {"captain-green"}
    panels = [main(board.badge(scene, other), data_screen="x") for other in range(3)]
    assert ["black-jack" in pictures(panel) for panel in panels] == [False, False, True]
    told = [" ".join(texts(panel)) for panel in panels]
    assert ["Controls Black Jack" in text for text in told] == [False, False, True]


@every_setup
def test_each_movement_card_has_a_box_of_its_own_on_the_panel(seats, options):
    for table in moments(seats, options, 6):
        for other in range(seats):
            panel = main(board.badge(scene_of(table, 0), other), data_screen="x")
            boxes = [" ".join(texts(box)) for box in of_class(panel, "pip")]
            left = table.game.hand(other)
            assert boxes == [short(card) if card in left else "" for card in STEPS]


def test_nothing_flies_to_the_points_of_a_player():
    table, seat = until("cards", 3)
    scene = scene_of(table, seat)
    other = f"seat-{(seat + 1) % 3}"
    for fact in (["took", other, "tavern-3", "red-4"], ["revealed", other, "step-2"]):
        [[_, [flight]]] = steps(scene, [[seat, [fact]]])
        places = {flight["from"], flight["to"]}
        assert f"players {other} captain" in places and f"players {other}" not in places


def test_a_scoundrel_bears_its_value_in_one_shape_wherever_it_is_seen():
    """On the board, on its way, and on the pages of the rules."""
    scene = scene_of(*until("cards", 3))
    (_, value, _) = portrait(scene, "red-15")[1]
    for fact in ("bid", "hired", "given"):
        [[_, [flight]]] = steps(scene, [[1, [[fact, "seat-1", "red-15"]]]])
        assert flight["look"] == value["class_"] == "worth red"
    shown = {of["class_"] for _, of, _ in elements(scoundrels()) if "class_" in of}
    assert value["class_"] in shown and "number" not in shown


def test_a_purple_captain_wears_what_nobody_else_does():
    table = begin(4, colours=["purple", "red", "green", "yellow"])
    scene = scene_of(table, table.game.waiting_for()[0])
    dressed = [pictures(main(board.badge(scene, seat))) for seat in range(4)]
    assert [("captain-blue" in worn) for worn in dressed] == [True, False, False, False]


# Where a card leads


def led(scene):
    """The taverns that are lit up because the picked card leads there."""
    return [place[1]["key"] for place in of_class(board.board(scene), "is-led")]


def test_a_picked_card_lights_up_where_it_leads():
    table, _ = until("cards", 4)
    table.game.captains = [0, 2, 4, 6]
    assert led(scene_of(table, 3)) == []
    assert led(scene_of(table, 3, "step-7")) == ["tavern-14"]
    assert "tavern 14" in label_of(board.hand(scene_of(table, 3)), "step-7")


def test_rum_leads_nowhere_before_it_has_a_number():
    table, seat = until("cards", 4)
    assert led(scene_of(table, seat, "rum")) == []


def test_a_number_for_rum_leads_on():
    table, seat = until("rum", 4)
    number = table.game.now["choices"][0]
    space = (table.game.captains[seat] + number) % 14
    assert led(scene_of(table, seat, number)) == [TAVERNS[space]]


def test_a_card_for_black_jack_leads_past_captains():
    table, seat = until("cards", 2)
    table.game.control = seat
    table.act(seat, ["sail", table.game.hand(seat)[0]])
    table.game.black_jack, table.game.captains = 0, [1, 2]
    assert led(scene_of(table, seat, "step-1")) == ["tavern-4"]
    assert "tavern 4" in label_of(board.hand(scene_of(table, seat)), "step-1")


# The hand, and what was turned up


def test_only_the_owner_sees_the_laid_card():
    table, seat = until("cards", 4)
    table.act(seat, ["sail", table.game.hand(seat)[0]])
    for other in range(4):
        marked = of_class(drawn(scene_of(table, other)), "is-laid")
        assert len(marked) == (1 if other == seat else 0)


def test_the_own_movement_cards_stay_in_sight_during_the_auction():
    table, seat = until("auction", 4)
    own = table.game.hand(seat)
    tree = board.hand(scene_of(table, seat))
    assert own and [item for item in taps(tree, "what") if item in own] == own


def test_crews_of_fifteen_can_be_picked_from():
    table, seat = until("auction", 4)
    game = table.game
    for pile in game.piles:
        while pile and len(game.crews[seat]) < 15:
            enlist(pile.pop(), game.crews[seat])
    tree = board.hand(scene_of(table, seat))
    tapped = taps(tree, "pick") + taps(tree, "what")
    tapped = [item for item in tapped if item in SCOUNDRELS]
    assert sorted(tapped) == sorted(game.crews[seat])


def turned_up(table, language="en"):
    """What is read aloud of the captains' cards in the middle."""
    everything = labels(board.board(scene_of(table, None, language=language)))
    start = everything.index("Cards turned up") + 1
    return everything[start : start + table.game.seats]


def test_equal_cards_are_crossed_out_and_a_rum_shows_its_number():
    crossed = numbered = 0
    for seed in range(9):
        for table in walk(3, {}, seed):
            game = table.game
            if not game.played[0]:
                continue
            last = [played[-1] for played in game.played]
            cards = turned_up(table)
            for seat in range(3):
                is_equal = last.count(last[seat]) > 1
                assert cards[seat].startswith("ABC"[seat] + ": ")
                assert ("cancelled" in cards[seat]) == is_equal
                crossed += is_equal
                if last[seat] == "rum" and not is_equal and game.now["phase"] != "rum":
                    assert "Rum = " in cards[seat]
                    numbered += 1
    assert crossed and numbered


def test_it_is_told_whom_a_round_has_brought_and_cost():
    """Crews grow by what is said to be gained, and shrink by what is said to be lost."""
    before: list[int] = []
    for table in walk(4, {}, 3):
        now = table.game.now
        if now["phase"] == "auction" and table.game.rounds > 1 and not any(now["bids"]):
            if now["out"]:
                continue
            for seat in range(4):
                told = turned_up(table)[seat]
                gained, lost = told.count("gains "), told.count("loses ")
                assert len(table.game.crews[seat]) == before[seat] + gained - lost
        if now["phase"] == "cards":
            before = [len(crew) for crew in table.game.crews]
