"""How it went: the plot, what turned the game, luck and skill; found out question by question."""

from typing import Any

import pytest

from client.screens import look, result, review
from client.shelf import saves
from client.thinking.bots import answered
from shared_rules.engine.table import Table
from tests.client.phone import NOW, Phone, copy, played
from tests.client.stage import words
from tests.rules.every import MINDED


class Patient(Phone):
    """A phone whose worker answers when the test says so."""

    def do(self, effect: tuple[Any, ...]) -> None:
        if effect[0] != "advise":
            super().do(effect)


def opened(table: Table) -> Phone:
    phone = Patient(review, "ab", tables={"ab": copy(saves.keep("ab", table, NOW)[1][0][2])})
    phone.wait()
    return phone


def think(phone: Phone, most: int = 2000) -> int:
    """Let the worker answer until it is asked no more; how often it was."""
    asked = 0
    while phone.model.asking.asked and asked < most and not phone.model.review.is_whole:
        answer_one(phone)
        asked += 1
    return asked


def answer_one(phone: Phone) -> None:
    _, question, message = [effect for effect in phone.done if effect[0] == "advise"][-1]
    found = copy(answered(copy(question), lambda: 0))
    phone.send(*message, found["answer"], found["problem"])


@pytest.fixture(scope="module", params=MINDED)
def known(request: pytest.FixtureRequest) -> Phone:
    """A phone that has looked once at all of a game."""
    phone = opened(played(request.param, kind="bot:solid", moves=-1))
    assert think(phone) >= phone.model.review.parts
    return phone


def test_a_picture_of_the_whole_game_comes_with_its_numbers(known: Phone) -> None:
    assert known.find("svg", class_="plot") and known.find(class_="apart")
    lines = [place for place in known.find("path") if "chance" in place[1]["class_"]]
    assert len(lines) == 3
    assert len({place[1]["class_"].split()[1] for place in lines}) == 3  # told apart by dashes
    for row in known.find("table", class_="apart")[0:1]:
        assert all(name in "".join(words(row)) for name in ("Anna", "Ben", "Cleo"))


def test_a_turning_point_leads_to_its_position_from_the_plot_and_from_below(known: Phone) -> None:
    assert known.model.turns
    for number, _, _ in known.model.turns:
        ways = [place for place in known.find() if place[1].get("tap") == ["look", number + 1]]
        assert {"g", "button"} <= {place[0] for place in ways}


def test_the_slider_tells_where_the_game_stood_and_leads_there(known: Phone) -> None:
    known.send("to", "7")
    point = known.model.review.points[7]
    [slider] = known.find("input")
    assert known.text(known.find("p", class_="standing")[0]) == slider[1]["aria_valuetext"]
    assert "Ben" in slider[1]["aria_valuetext"] and "%" in slider[1]["aria_valuetext"]
    known.tap("look", point)
    assert known.told("go")[-1] == ("go", "look", "ab", str(point))


def test_a_number_is_told_only_when_it_is_sure_enough(known: Phone) -> None:
    told = known.find(class_="unsure")
    unsure = [2 * known.model.review.skill(seat)[1] >= 100 for seat in range(3)]
    unsure += [2 * known.model.review.unsure() >= 100] * 6
    assert len(told) == unsure.count(True)


def test_for_who_sees_no_lines_there_is_a_table(known: Phone) -> None:
    tables = [place for place in known.find("table") if "class_" not in place[1]]
    assert tables and "The start" in "".join(words(tables[0]))


def test_one_stops_it_and_goes_on(known: Phone) -> None:
    phone = opened(played(kind="bot:solid", moves=-1))
    phone.tap("stop")
    assert phone.told("unadvise") and not phone.model.asking.asked
    asked = len(phone.told("advise"))
    phone.hear("hidden")
    phone.hear("returned")
    assert len(phone.told("advise")) == asked, "who has stopped it goes on"
    phone.tap("more")
    assert len(phone.told("advise")) == asked + 1


def test_a_phone_in_the_pocket_does_not_think() -> None:
    phone = opened(played(kind="bot:solid", moves=-1))
    phone.hear("hidden")
    assert not phone.model.asking.asked
    phone.hear("returned")
    assert phone.model.asking.asked


def test_an_answer_to_a_question_that_was_given_up_is_not_heard() -> None:
    phone = opened(played(kind="bot:solid", moves=-1))
    _, question, message = phone.told("advise")[-1]
    phone.tap("stop")
    phone.tap("more")
    phone.send(*message, answered(copy(question), lambda: 0)["answer"], "")
    assert phone.model.asking.answers == 0


class Served(Patient):
    """A phone that has the game from a table on the network."""

    def do(self, effect: tuple[Any, ...]) -> None:
        if effect[0] != "http":
            super().do(effect)


def served() -> Served:
    table = played(kind="bot:solid", moves=-1)
    kept = saves.keep("net.q1", table, NOW)[1][0][2]
    phone = Served(review, "net.q1", tables={"net.q1": copy(kept)})
    phone.wait()
    return phone


def test_a_game_of_the_network_is_weighed_by_the_server() -> None:
    phone = served()
    asked = phone.model.asking.asked
    [(_, method, path, sent, message)] = phone.told("http")
    assert (method, path) == ("POST", "/api/tables/q1/review") and not phone.told("advise")
    assert [one["number"] for one in sent["questions"]] == [one["number"] for one in asked]
    assert not any("view" in one for one in sent["questions"])
    first = [answered(copy(one), lambda: 0)["answer"] for one in asked[:2]]
    phone.send(*message, {"answers": copy(first)}, "")
    assert phone.model.asking.answers == 2 and len(phone.told("http")) == 2
    phone.send(*message, {"answers": copy(first)}, "")
    assert phone.model.asking.answers == 2, "it had been answered"


def test_where_the_server_is_older_or_busy_the_phone_weighs_for_itself() -> None:
    for problem in ("unknown", "busy", "network"):
        phone = served()
        phone.send(*phone.told("http")[-1][-1], {"error": problem}, problem)
        answer_one(phone)
        assert phone.model.asking.answers == 1
        assert len(phone.told("http")) == 1 and len(phone.told("advise")) == 2


def test_the_plot_and_what_turned_the_game_come_before_all_decisions_are_weighed() -> None:
    phone = opened(played(kind="bot:solid", moves=-1))
    while not phone.model.review.is_drawn:
        answer_one(phone)
    assert not phone.model.review.is_whole
    assert "What decided it" in phone.text() and "Luck and skill" not in phone.text()
    assert phone.find("details") and phone.find("progress")


def test_a_game_that_is_still_on_shows_nothing() -> None:
    phone = opened(played(moves=5))
    assert not phone.find("svg") and "Only after the end" in phone.text()


def test_the_way_to_it_and_from_it() -> None:
    source = played(kind="bot:solid", moves=-1)
    entries = copy(saves.keep("ab", source, NOW)[1])
    shelves: dict[str, Any] = {"tables": {"ab": entries[0][2]}, "summaries": {"ab": entries[1][2]}}
    sheet = Phone(result, "ab", **shelves)
    sheet.tap("menu")
    sheet.tap("go", "review", "ab")
    there = Phone(look, "ab", "12", **shelves)
    there.wait()
    assert there.model.at == 12
