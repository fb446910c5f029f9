"""QR codes: the address of a place in the app, readable, and honest about who can come there."""

import re

import pytest

from server.guard.refusals import Refusal
from server.web.qr import LONGEST, PLACE, QUIET, Codes, address, drawn
from tests.server.home import Home
from tests.server.phone import Phone


def test_a_code_is_drawn_module_by_module() -> None:
    import segno

    code = drawn(address("#join/KRTX", "http://192.168.1.5:8653/"))
    assert code["address"] == "http://192.168.1.5:8653/#join/KRTX"
    dark = set()
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", code["path"]):
        dark |= {(int(x) + step, int(y)) for step in range(int(length))}
    matrix = segno.make(code["address"], error="m", micro=False).matrix
    wanted = {
        (x + QUIET, y + QUIET) for y, row in enumerate(matrix) for x, one in enumerate(row) if one
    }
    assert dark == wanted and code["size"] == len(matrix) + 2 * QUIET


@pytest.mark.parametrize("own", ["http://127.0.0.1:8653/", "http://localhost:8653/"])
def test_it_says_that_nobody_else_can_come_to_this_very_computer(own: str) -> None:
    assert drawn(address("#join/KRTX", own))["reach"] == "here"
    guests = drawn(address("#join/KRTX", own, "http://192.168.1.5:8653"))
    assert guests["reach"] == "network" and guests["address"].startswith("http://192.168.1.5:")


def test_only_places_of_the_app_are_drawn() -> None:
    for to in ("https://example.com", "join/KRTX", "#" + "x" * PLACE):
        with pytest.raises(Refusal):
            address(to, "http://192.168.1.5/")


def test_no_name_of_this_computer_makes_a_code_large() -> None:
    with pytest.raises(Refusal, match="too long"):
        address("#join/KRTX", f"http://{'x' * LONGEST}/")


def test_one_address_has_so_many_drawn_and_one_that_is_kept_costs_nothing() -> None:
    codes = Codes(2)
    first = codes.drawn("http://a/#1", "anna")
    codes.drawn("http://a/#2", "anna")
    with pytest.raises(Refusal, match="again in"):
        codes.drawn("http://a/#3", "anna")
    assert codes.drawn("http://a/#1", "anna") == first
    assert codes.drawn("http://a/#3", "bert")["address"] == "http://a/#3"


def test_what_was_drawn_stands_in_no_log(home: Home) -> None:
    code = Phone(home.address).http("POST", "/api/qr", {"to": "#seat/verysecret"})
    assert code["address"] == home.address + "/#seat/verysecret"
    assert "verysecret" not in home.said()
