"""Dschunke's board as a pure function: everything offered is there once, nothing hidden is."""

import re
from collections import Counter
from pathlib import Path

import pytest

from client.app import settings
from client.app.tree import main
from client.games.dschunke import board
from shared_rules.dschunke.cards import GOODS, JUNKS, PILES
from shared_rules.dschunke.game import Dschunke
from shared_rules.engine.chance import Chance
from shared_rules.engine.words import LANGUAGES
from tests.client.games.dschunke.table import (
    drawn,
    moments,
    pictures,
    scene_in,
    scene_of,
    table_of,
    taps,
    texts,
    until,
    walk,
)
from tests.client.stage import check, elements, words
from tests.rules.dschunke.table import dschunke

ART = Path(__file__).parents[4] / "static" / "games" / "dschunke" / "art"
SETUPS = [
    (2, {}),
    (2, {"start_layout": "free"}),
    (3, {"start_layout": "neighbour"}),
    (3, {"start_hands": "dealt", "start_layout": "free", "merchants": "roaming"}),
    (4, {}),
]
every_setup = pytest.mark.parametrize("seats, options", SETUPS, ids=str)


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setitem(settings.now, "language", "en")


# What is offered


@every_setup
def test_everything_offered_can_be_touched_and_in_one_place(seats, options):
    for table in walk(seats, options, 4):
        for seat in table.game.waiting_for():
            scene = scene_of(table, seat)
            tree = table_of(scene)
            check(tree)
            wanted = {item for offer in scene.view["offers"] for item in offer["among"]}
            touched = Counter(taps(tree, "pick"))
            strips = sum(item.startswith("seat-") for item in touched.elements())
            assert set(touched) == wanted
            assert strips or max(touched.values(), default=1) == 1
            assert scene.unplaced() == []


@every_setup
def test_who_is_not_asked_can_pick_nothing(seats, options):
    for table in moments(seats, options, 5):
        for seat in [None, *range(seats)]:
            if seat not in table.game.waiting_for():
                assert taps(drawn(scene_of(table, seat)), "pick") == []


@every_setup
def test_badges_and_sheets_offer_nothing(seats, options):
    for table in moments(seats, options, 5):
        for seat in table.game.waiting_for():
            scene = scene_of(table, seat)
            for other in range(seats):
                tree = main(board.badge(scene, other), board.spread(scene, other), data_screen="x")
                check(tree)
                assert taps(tree, "pick") == []


# What is hidden


@every_setup
def test_nothing_is_drawn_that_could_not_be_otherwise(seats, options):
    """Whatever a seat cannot know may be dealt anew: what it sees stays the same."""
    for table in moments(seats, options, 6, 2):
        log = table.log(max(0, len(table.record.moves) - 40))
        for seat in [None, *range(seats)]:
            shown = drawn(scene_in(table.game, seat, log=log))
            other = Dschunke.imagine(table.game.view(seat), Chance(9))
            assert drawn(scene_in(other, seat, log=log)) == shown


def test_others_goods_are_counted_and_not_shown():
    game = dschunke("actions", 3, hands=["rice", "fish fish", "fish vegetables"])
    tree = main(board.hand(scene_in(game, 0)), data_screen="x")
    numbers = {good: 0 for good in GOODS} | {"rice": 1}
    for good, number in numbers.items():
        assert any(f"{good}, in hand: {number}" in text for text in texts(tree))
    sheet = main(board.spread(scene_in(game, 0), 1), data_screen="x")
    assert "goods in hand 2" in " ".join(words(sheet))
    assert not pictures(sheet).keys() & set(GOODS)


def test_others_face_down_cards_show_their_backs_and_the_pile_they_came_from():
    game = dschunke("actions", 3, cards=["move", "sell-grey twelve-white", ""])
    for seat in (0, 2, None):
        tree = drawn(scene_in(game, seat))
        assert not pictures(tree).keys() & {"sell-grey", "twelve-white"}
        sheet = main(board.spread(scene_in(game, seat), 1), data_screen="x")
        assert " ".join(words(sheet)).count("Face down (square pile)") == 2
    assert {"sell-grey", "twelve-white"} <= pictures(drawn(scene_in(game, 1))).keys()
    assert "move" not in pictures(drawn(scene_in(game, 1)))


def test_the_piles_show_their_sizes_and_no_card_until_one_is_looked_through():
    game = dschunke("events", 4, rounds=6)
    assert game.now["phase"] == "search"
    seat = game.waiting_for()[0]
    known = pictures(table_of(scene_in(game, seat)))
    assert not known.keys() & set(sum(game.piles.values(), []))
    looking = game.play(seat, ["search", "pile-star"])
    cards = set(looking.piles["pile-star"])
    assert cards <= pictures(table_of(scene_in(looking, seat))).keys()
    for other in (None, (seat + 1) % 4):
        tree = table_of(scene_in(looking, other))
        assert not pictures(tree).keys() & cards
        assert [label for label in texts(tree) if "pile, cards:" in label] == [
            f"{pile.partition('-')[2]} pile, cards: {len(looking.piles[pile])}" for pile in PILES
        ]


@pytest.mark.parametrize("at", ["supply", "sale"])
def test_stocks_are_not_counted_in_the_phases_of_supply_and_sale(at):
    game = dschunke(at, 3, stocks={"rice": 0, "fish": 7})
    tree = table_of(scene_in(game, 0))
    stocks = [text for text in texts(tree) if "in stock" in text]
    assert stocks == [
        "spices, in stock: some",
        "vegetables, in stock: some",
        "fish, in stock: some",
        "rice, in stock: none",
    ]
    counted = table_of(scene_in(dschunke("actions", 3, stocks={"rice": 0, "fish": 7}), 0))
    assert {"rice, in stock: 0", "fish, in stock: 7"} <= set(texts(counted))


def test_money_is_ones_own_secret_but_for_what_was_told():
    game = dschunke("actions", 3, rounds=7, money={0: 611, 1: 722, 2: 833})
    game.announced = [[5, 41, 52, 63]]
    for seat in (0, None):
        told = " ".join(words(drawn(scene_in(game, seat))))
        assert ("611" in told) == (seat == 0)
        assert "722" not in told and "833" not in told
        assert "money declared in round 5 52" in told


def test_merchants_lie_face_down_until_the_last_strip_is_laid():
    table, seat = until("place", 3, {"start_layout": "neighbour"})
    tree = drawn(scene_of(table, seat))
    assert pictures(tree)["merchant-back"] == 3
    assert not [name for name in pictures(tree) if re.match("merchant-(green|yellow|purple)", name)]
    covered = [junk for junk in JUNKS if junk in table.game.merchants]
    said = [text for text in texts(tree) if " junk. " in text and "face down" in text]
    assert [text.partition(" ")[0] for text in said] == covered


# What is said


@pytest.mark.parametrize("language", LANGUAGES)
@every_setup
def test_all_is_said_in_every_language(seats, options, language, monkeypatch):
    monkeypatch.setitem(settings.now, "language", language)
    for table in moments(seats, options, 7, 2):
        for seat in [None, *range(seats)]:
            said = words(drawn(scene_of(table, seat, language=language)))
            for text in said:
                assert not re.search(r"\{|\b(merchant|assistant|pile|seat|trade)-|\bNone$", text)


@every_setup
def test_whatever_can_be_tapped_has_a_name(seats, options):
    for table in moments(seats, options, 8, 2):
        for seat in [None, *range(seats)]:
            for tag, attributes, _ in elements(drawn(scene_of(table, seat))):
                if tag == "button":
                    assert attributes["aria_label"].strip()


@every_setup
def test_every_picture_exists(seats, options):
    there = {path.stem for path in ART.glob("*.svg")}
    for table in moments(seats, options, 3, 3):
        for seat in [None, *range(seats)]:
            assert pictures(drawn(scene_of(table, seat))).keys() <= there
