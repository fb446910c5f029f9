"""The sale as it is told: each offer is turned up, each kind decided by itself."""

import pytest

from client.app.texts import game_words
from client.story.telling import Step, steps_since
from client.table.local import LocalHost
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.client.laid import people


@pytest.fixture(scope="module")
def told() -> list[Step]:
    """All that is told of some games at a phone that three people share."""
    steps: list[Step] = []
    for seed in range(12):
        host, chance = LocalHost(""), Chance(seed)
        host.table = Table.new("dschunke", people(*["person"] * 3), {}, f"{seed:032x}")
        while not host.over:
            seat = host.waiting_for()[0]
            host.table.act(seat, random_move(host.view(seat)["offers"], chance))
            steps += steps_since(host, host.moves - 1, None, game_words("dschunke"))
    return steps


def kinds(step: Step) -> list[str]:
    return [fact[0] for fact in step.news]


def test_each_offer_is_turned_up_by_itself(told: list[Step]) -> None:
    offers = [kinds(step).count("offered") for step in told]
    assert max(offers) == 1 and sum(offers) > 50


def test_each_kind_is_decided_by_itself_with_what_it_brings(told: list[Step]) -> None:
    sold = [{fact[2] for fact in step.news if fact[0] in ("sold", "shared")} for step in told]
    assert max(map(len, sold)) == 1
    for step in told:
        for fact in step.news:
            if fact[0] in ("sold", "shared"):
                assert str(fact[3]) in step.sentence


def test_a_tie_says_why_nobody_gets_anything(told: list[Step]) -> None:
    void = [step for step in told if "void" in kinds(step)]
    assert void
    for step in void:
        assert kinds(step)[0] == "tied" and len(step.said) == 2, step.sentence


def test_what_is_offered_flies_to_the_stall(told: list[Step]) -> None:
    for step in told:
        offers = [fact for fact in step.news if fact[0] == "offered" and len(fact) > 2]
        flying = [flight for group in step.flights for flight in group]
        for _, seat, *goods in offers:
            places = {f["to"] for f in flying if f["from"].startswith("players " + seat)}
            assert places and places <= {"cells " + good for good in goods}
