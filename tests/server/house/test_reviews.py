"""A game over the network that is over: the server says what its moves were worth."""

from collections.abc import Callable
from typing import Any

from shared_rules.engine.record import Record
from shared_rules.review.review import Review
from shared_rules.review.weighing import answer
from tests.server.evening import refused
from tests.server.home import Home
from tests.server.phone import Phone, play_all, sit_down

Phones = Callable[[int], list[Phone]]
OwnHome = Callable[..., Home]

LEFT_OUT = ("view", "move")
"""What the server knows better."""


def plain(question: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in question.items() if key not in LEFT_OUT}


def ended(phones: Phones, game: str = "halunken") -> tuple[Phone, Phone, str]:
    anna, bert = phones(2)
    table = anna.make(game, ["person", "person"])
    sit_down(table, [anna, bert])
    play_all([anna, bert])
    return anna, bert, f"/api/tables/{anna.table['table']}"


def test_the_server_answers_as_the_phone_would_have_thought(phones: Phones) -> None:
    anna, bert, path = ended(phones)
    games: list[Any] = []
    record = Record.read(anna.http("GET", path + "/record"))
    record.replay(lambda _, game: games.append(game))
    review = Review(record, games)
    decision = next(iter(review.decisions.values()))
    asked = [review.outlook(0), review.choice(decision, 20)]
    answers = []
    while len(answers) < len(asked):
        body = {"questions": [plain(question) for question in asked[len(answers) :]]}
        answers += anna.http("POST", path + "/review", body)["answers"]
    assert answers == [answer(question) for question in asked]
    decision.best = decision.move
    asked = [review.compared(decision)]
    body = {"questions": [plain(question) for question in asked]}
    found = bert.http("POST", path + "/review", body)["answers"]
    assert found == [answer(question) for question in asked]
    stranger = Phone(anna.address, "Cleo")
    bad: list[tuple[str, Any]] = [
        ("malformed", []),
        ("malformed", [{"task": "outlook", "number": len(games), "worlds": 8, "seed": 1}]),
        ("malformed", [{"task": "outlook", "number": 0, "worlds": 9000, "seed": 1}]),
        ("malformed", [{"task": "choice", "number": 0, "playouts": 10**6, "seed": 1}]),
        ("malformed", [{"task": "prophecy", "number": 0, "seed": 1}]),
        ("malformed", [{"task": "choice", "number": -1, "playouts": 8, "seed": 1}]),
        ("malformed", [plain(review.outlook(0))] * 17),
        ("illegal", [{**plain(asked[0]), "best": ["fly", 1]}]),
        ("malformed", [{**plain(asked[0]), "best": {"verb": 1}}]),
    ]
    for word, questions in bad:
        with refused(word):
            stranger.http("POST", path + "/review", {"questions": questions})
    assert anna.http("POST", path + "/review", body)["answers"] == found  # it has a clear head


def test_nothing_is_weighed_while_the_game_runs(phones: Phones) -> None:
    anna, bert = phones(2)
    table = anna.make("halunken", ["person", "person"])
    sit_down(table, [anna, bert])
    body = {"questions": [{"task": "outlook", "number": 0, "worlds": 8, "seed": 1}]}
    with refused("secret"):
        anna.http("POST", f"/api/tables/{anna.table['table']}/review", body)
    with refused("no-table"):
        anna.http("POST", "/api/tables/nowhere/review", body)


def test_a_phone_may_ask_so_often_and_then_thinks_for_itself(own_home: OwnHome) -> None:
    home = own_home(reviews_an_hour=2)
    anna, bert, path = ended(home.phones)
    body = {"questions": [{"task": "outlook", "number": 0, "worlds": 1, "seed": 1}]}
    for _ in range(2):
        assert len(anna.http("POST", path + "/review", body)["answers"]) == 1
    with refused("busy"):
        anna.http("POST", path + "/review", body)
    assert bert.http("POST", path + "/review", body)["answers"]
