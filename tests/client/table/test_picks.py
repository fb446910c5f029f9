"""A tap picks, the next one puts back or adds, and only what an offer admits can be confirmed."""

from client.table.picks import Picks
from shared_rules.engine.offer import Offer


def picks(*offers):
    return Picks([offer.plain() for offer in offers])


def test_nothing_picked_is_nothing_to_confirm():
    assert picks(Offer("leave"), Offer("store", ["shoe"])).moves() == []


def test_one_tap_picks_a_second_one_puts_back():
    picked = picks(Offer("store", ["shoe", "tiara"]))
    assert picked.tap("shoe")
    assert picked.moves() == [["store", "shoe"]]
    assert picked.tap("shoe")
    assert picked.moves() == []


def test_where_only_one_can_be_named_another_takes_its_place():
    picked = picks(Offer("buy", ["window-0", "window-1"]))
    picked.tap("window-0")
    picked.tap("window-1")
    assert picked.moves() == [["buy", "window-1"]]


def test_equal_items_are_picked_one_by_one():
    picked = picks(Offer("show", ["shoe", "shoe", "tiara"], 0, 3))
    picked.tap("shoe", 0)
    picked.tap("shoe", 1)
    assert picked.count("shoe") == 2
    assert picked.moves() == [["show", "shoe", "shoe"]]
    picked.tap("shoe", 0)
    assert picked.moves() == [["show", "shoe"]]
    assert picked.most["shoe"] == 2


def test_more_than_may_be_named_is_not_picked():
    picked = picks(Offer("give", ["rice", "rice", "fish"], 1, 2))
    picked.tap("rice", 0)
    picked.tap("rice", 1)
    assert not picked.tap("fish")
    assert picked.moves() == [["give", "rice", "rice"]]


def test_a_verb_that_stands_alone_is_picked_and_dropped():
    picked = picks(Offer("leave"), Offer("store", ["shoe"]))
    assert picked.alone() == ["leave"]
    picked.say("leave")
    assert picked.moves() == [["leave"]]
    picked.say("leave")
    assert picked.moves() == []
    picked.say("leave")
    picked.tap("shoe")
    assert picked.moves() == [["store", "shoe"]]


def test_an_item_of_two_verbs_leaves_the_choice_to_the_buttons():
    picked = picks(Offer("load", ["grey", "white"]), Offer("sell", ["grey"]))
    picked.tap("grey")
    assert picked.moves() == [["load", "grey"], ["sell", "grey"]]
    picked.tap("white")
    assert picked.moves() == [["load", "white"]]


def test_offers_of_one_verb_are_one_choice():
    wide = Offer("lay", ["fish", "rice", "rice"], 0, 3)
    narrow = Offer("lay", ["rice", "rice"], 1, 2)
    picked = picks(narrow, wide)
    picked.tap("rice", 0)
    assert picked.moves() == [["lay", "rice"]]
    picked.tap("fish")
    assert picked.moves() == [["lay", "rice", "fish"]]
    assert picked.alone() == ["lay"]


def test_numbers_are_picked_like_things():
    picked = picks(Offer("name", [1, 3]))
    picked.tap(3)
    assert picked.moves() == [["name", 3]]


# How many more


def test_it_is_known_how_many_more_a_move_needs():
    picked = picks(Offer("pool", ["rice", "rice", "fish", "fish"], 3))
    assert picked.more() == (3, False)
    picked.tap("fish")
    assert picked.more() == (2, False)


def test_where_several_numbers_are_possible_the_least_is_told_as_such():
    picked = picks(Offer("give", ["rice", "rice", "fish", "fish"], 2, 4))
    picked.tap("fish")
    assert picked.more() == (1, True)
    either = picks(Offer("swap", ["rice", "fish"], 2), Offer("store", ["rice", "fish", "tea"], 3))
    assert either.more() == (2, True)


def test_what_no_longer_fits_needs_nothing_more():
    picked = picks(Offer("swap", ["rice", "fish"], 2), Offer("store", ["tea", "fish", "salt"], 3))
    picked.tap("tea")
    assert picked.more() == (2, False)
