"""An offer admits what it names, no more, and says what is wrong with the rest."""

import pytest

from shared_rules.engine.chance import Chance
from shared_rules.engine.offer import Offer, shown


def test_an_offer_without_items_is_a_verb_alone():
    assert Offer("leave").admits(["leave"])
    assert not Offer("leave").admits(["leave", "shoe"])


def test_one_item_is_named_unless_said_otherwise():
    offer = Offer("buy", ["window-0", "window-1"])
    assert offer.admits(["buy", "window-1"])
    assert not offer.admits(["buy"])
    assert not offer.admits(["buy", "window-0", "window-1"])


def test_an_item_can_be_named_as_often_as_it_is_there():
    offer = Offer("show", ["shoe", "shoe", "tiara"], 0, 3)
    assert offer.admits(["show", "shoe", "tiara", "shoe"])
    assert not offer.admits(["show", "tiara", "tiara"])


def test_an_offer_of_nothing_is_a_mistake():
    with pytest.raises(ValueError):
        Offer("buy", [])


@pytest.mark.parametrize("item", [True, 1.0, "1", None, [1], {"1": 1}])
def test_items_are_compared_by_type_too(item):
    assert Offer("name", [1, 2]).admits(["name", 1])
    assert not Offer("name", [1, 2]).admits(["name", item])


@pytest.mark.parametrize("move", [None, "leave", [], [None], ("leave",), {"leave": 1}, [["leave"]]])
def test_what_is_no_list_with_a_verb_is_no_answer(move):
    assert not Offer("leave").admits(move)


def test_samples_name_between_least_and_most():
    sizes = set()
    chance = Chance(1)
    for _ in range(200):
        move = Offer("show", ["shoe", "tiara", "tooth"], 1, 3).sample(chance)
        sizes.add(len(move) - 1)
        assert len(set(move)) == len(move)
    assert sizes == {1, 2, 3}


def test_an_objection_says_what_is_wrong():
    offer = Offer("show", ["shoe"], 1, 1)
    assert offer.objection([]) == "show takes at least 1"
    assert offer.objection(["shoe", "shoe"]) == "show takes at most 1"
    assert offer.objection(["tiara"]) == 'show does not take "tiara"'
    assert Offer("leave").objection(["shoe"]) == "nothing goes with it"


def test_a_strange_value_is_shown_briefly():
    assert shown("x" * 1000) == '"' + "x" * 39 + '…"'
    assert shown(10**5000) == "a int"
    assert shown([[[]]]) == "a list"


def test_an_offer_survives_the_view():
    for offer in (Offer("leave"), Offer("show", ["shoe", "shoe"], 0, 2), Offer("name", [1, 2])):
        assert repr(Offer.of(offer.plain())) == repr(offer)
