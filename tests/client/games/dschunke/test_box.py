"""The form for one's own box: typed in, checked, kept, offered in the setup, sent as text."""

import pytest

from client.games.dschunke import typed
from client.games.dschunke.screens import box
from client.screens import setup
from shared_rules.dschunke.box import PARTS, RECONSTRUCTED, box_of, read_box
from shared_rules.dschunke.game import Dschunke
from tests.client.phone import Phone
from tests.client.stage import elements

OWN = "own dschunke"


def kept(phone: Phone) -> str:
    return phone.shelves["habits"].get(OWN, {}).get("box", "")


def test_the_form_begins_with_the_reconstructed_values_and_saves_them_unchanged() -> None:
    phone = Phone(box)
    phone.tap("save")
    assert read_box(kept(phone)) == box_of(RECONSTRUCTED)
    assert "Saved" in phone.text()


def test_what_lies_on_the_shelf_and_cannot_be_read_does_no_harm() -> None:
    phone = Phone(box, habits={OWN: {"box": "12S4/and/no/more"}})
    assert phone.model.fields == typed.fields_of(RECONSTRUCTED)


def test_all_parts_can_be_typed_in() -> None:
    phone = Phone(box)
    for place, sign in enumerate("3s09"):
        phone.send("cell", "market", 2, place, sign)
    phone.tap("part", "lower")
    phone.send("cell", "lower", 0, 0, "draw")
    phone.send("cell", "lower", 0, 1, "-2")
    phone.send("cell", "lower", 0, 2, "Y")
    phone.tap("part", "upper")
    phone.send("cell", "upper", 9, 0, "load")
    phone.tap("part", "pairs")
    phone.send("cell", "pairs", 0, 1, "brown")
    phone.tap("save")
    saved = read_box(kept(phone))
    assert saved["market"][2] == "3S09"
    assert saved["lower"][0] == "draw-2:Y"
    assert saved["upper"][9] == "load1"
    assert saved["pairs"][0] == "grey-brown"
    assert Phone(box, habits={OWN: {"box": kept(phone)}}).model.text == kept(phone)


def test_a_full_cell_hands_on_to_the_next_one_and_takes_the_sign_typed_last() -> None:
    phone = Phone(box)
    phone.send("cell", "market", 0, 0, "71")
    assert phone.model.fields["market"][0][0] == "7"
    assert phone.told("focus")[-1] == ("focus", "[data-cell='0 1']")
    phone.send("cell", "market", 0, 3, "4s")
    assert phone.model.fields["market"][0][3] == "S"
    assert phone.told("focus")[-1] == ("focus", "[data-cell='1 0']")
    phone.send("cell", "market", 0, 3, "")
    assert phone.told("focus")[-1] == ("focus", "[data-cell='1 0']")
    phone.send("cell", "market", 9, 3, "2")
    assert len(phone.told("focus")) == 2


def test_what_is_wrong_is_said_where_it_stands_and_nothing_is_saved() -> None:
    phone = Phone(box)
    phone.send("cell", "market", 4, 1, "")
    phone.send("cell", "pairs", 1, 1, "orange")
    phone.send("cell", "pairs", 2, 0, "brown")
    phone.send("cell", "pairs", 2, 1, "white")
    phone.tap("part", "lower")
    phone.tap("save")
    assert kept(phone) == ""
    assert phone.model.part == "market"
    assert "number from 0 to 9" in phone.text()
    wrong = [place for place in elements(phone.tree) if place[1].get("aria_invalid")]
    assert [place[1]["data_cell"] for place in wrong] == ["4 1"]
    assert wrong[0][1]["aria_describedby"] == "fault-4"
    phone.tap("part", "pairs")
    assert "two different junks" in phone.text() and "is in the list above already" in phone.text()
    phone.send("cell", "pairs", 1, 1, "purple")
    assert "two different junks" not in phone.text()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hello", "4 parts"),
        ("12S4/load1/draw/grey-orange", "10 entries are needed, but there are 1"),
        ("12S4." * 9 + "12X4/a/b/c", "“12X4” cannot be right"),
    ],
)
def test_a_text_that_is_no_box_is_refused_and_told_why(text: str, told: str) -> None:
    phone = Phone(box)
    before = phone.model.fields
    phone.send("text", text)
    phone.tap("part", "text")
    phone.send("text", text)
    phone.tap("read")
    assert told in phone.text()
    assert phone.model.fields is before


def test_a_text_goes_out_and_comes_in_again_with_line_breaks() -> None:
    giver = Phone(box)
    giver.send("cell", "pairs", 3, 1, "grey")
    giver.tap("part", "text")
    giver.tap("copy")
    giver.tap("share")
    text = giver.told("copy")[-1][1]
    assert giver.told("share")[-1][1:3] == ("dschunke.txt", text)
    taker = Phone(box)
    taker.tap("part", "text")
    taker.send("text", " " + text.replace("/", "/\n") + "\n")
    taker.tap("read")
    assert taker.model.fields == giver.model.fields
    assert kept(taker) == ""


def test_own_values_can_be_forgotten() -> None:
    phone = Phone(box)
    phone.send("cell", "pairs", 3, 1, "grey")
    phone.tap("save")
    phone.tap("part", "text")
    phone.tap("forget")
    assert kept(phone) == ""
    assert phone.model.fields == typed.fields_of(RECONSTRUCTED)


def test_a_device_that_keeps_nothing_says_so() -> None:
    phone = Phone(box)
    phone.broken = "full"
    phone.tap("save")
    assert "could not save it" in phone.text()


def test_setup_leads_to_the_form_and_plays_by_what_was_typed_in() -> None:
    phone = Phone(setup, "dschunke")
    phone.tap("option", "box")
    phone.tap("type", "box")
    assert phone.told("go")[-1] == ("go", "dschunke-box")
    form = Phone(box)
    form.send("cell", "pairs", 3, 1, "grey")
    form.tap("save")
    phone.shelves["habits"][OWN] = form.shelves["habits"][OWN]
    phone.hear("returned")
    assert "Your own values" in phone.text()
    assert phone.model.agreed()["box"] == kept(form)
    assert Dschunke.new(3, {"box": kept(form)}, 1).options["box"] == kept(form)


def test_fields_and_boxes_are_the_same_thing() -> None:
    for value in (RECONSTRUCTED, typed.text_of(typed.fields_of(RECONSTRUCTED))):
        fields = typed.fields_of(value)
        assert set(fields) == set(PARTS)
        assert read_box(typed.text_of(fields)) == box_of(value)
        assert typed.faults(fields) == []
