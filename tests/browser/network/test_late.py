"""Somebody does not move: the phone calls, a bot helps out, and one tap ends that."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from shared_rules.engine.chance import Chance
from tests.browser.network.company import Phone, join
from tests.browser.people.player import tap
from tests.server.home import Home


@pytest.fixture(scope="module")
def home(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    with Home(tmp_path_factory.mktemp("home"), built, patience=2) as started:
        yield started
        assert "Traceback" not in started.said(), started.said()


def test_who_is_called_and_does_not_come_is_played_for_until_the_tap_on_i_am_back(
    home: Home, phone: Phone
) -> None:
    anna, bert = home.phone("Anna"), phone()
    anna.enter(anna.make("klunker", ["person", "person", "bot:solid"])).sit(0)
    join(bert, home.address, anna.table["code"], 1)
    anna.settle().ask("start")
    while anna.settle().game["waiting"] != [1]:
        anna.random_act(Chance(1))
    expect(bert.locator(".strip.is-called")).to_contain_text("The others are waiting for you.")
    expect(bert.locator("body > [data-news]")).to_contain_text("The others are waiting for you.")
    anna.until(lambda phone: 1 in phone.table["late"])
    anna.ask("propose", what="standin", seat=1)
    expect(bert.locator(".strip.is-asked")).to_contain_text("A bot plays for you.")
    anna.until(lambda phone: phone.game["stood_in"])
    tap(bert, "net", "back", 1)
    bert.wait_for_selector(".strip.is-asked", state="detached")
    anna.until(lambda phone: phone.table["players"][1]["state"] == "here")
    tap(bert, "overlay", "log")
    expect(bert.locator("dialog .story")).to_contain_text("A bot decided for Bert.")
    anna.close()
