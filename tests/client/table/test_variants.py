"""Whatever is agreed on before a game: each of its questions can be seen, tapped and answered."""

import pytest

from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.client.laid import people, staged
from tests.client.stage import Stage, elements
from tests.rules.every import SETUPS, answer, named


def questions(table: Table) -> list[Table]:
    """The table when something is asked of the first seat for the first time, and at its end."""
    chance, found = Chance(5), {}
    while not table.over:
        waiting = table.game.waiting_for()
        phase = table.game.now["phase"]
        if 0 in waiting and phase not in found:
            found[phase] = Table.load(table.save())
        seat = chance.pick(waiting)
        table.act(seat, answer(table.game, seat, chance))
    return [*found.values(), table]


def tapped(stage: Stage) -> list[list]:
    """What can be tapped to answer."""
    return [message for message in stage.taps() if message[0] in ("pick", "say")]


def called(stage: Stage, of: str) -> list[str]:
    """What the buttons are called below the question, or in the own hand."""
    places = [found for found in elements(stage.tree) if class_of(found) == of]
    buttons = [found for place in places for found in elements(place) if found[0] == "button"]
    return [found[1].get("aria_label") or stage.text(found) for found in buttons]


def twice(names: list[str]) -> list[str]:
    return [name for name in names if names.count(name) > 1]


def class_of(place: list) -> str:
    return (place[1].get("class_") or "").partition(" ")[0]


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_every_question_of_every_variant_can_be_seen_and_answered(setup) -> None:
    key, seats, options = setup
    kinds = ["person", *["bot:solid"] * (seats - 1)]
    asked = questions(Table.new(key, people(*kinds), options, "5"))
    assert len(asked) > 2
    for table in asked:
        stage = staged(table)
        assert stage.find(data_screen="table")
        assert all(row["name"] in stage.text() for row in table.players)
        if not table.over:
            offers = stage.model.view["offers"]
            for offer in offers:
                if offer["among"]:
                    assert any(message[1] in offer["among"] for message in tapped(stage)), offer
                else:
                    ways = (["say", offer["verb"]], ["confirm", offer["verb"]])
                    assert any(way in stage.taps() for way in ways), offer
        for message in [None, *tapped(stage)]:
            if message:
                stage.send(*message)
            for place in ("actions", "hand"):
                same = twice(called(stage, place))
                assert not same, f"buttons of one name stand side by side: {same}"
