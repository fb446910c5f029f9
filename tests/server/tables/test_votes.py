"""What a table decides together: taking back, people who are away, seats that move, the host."""

import time
from collections.abc import Callable

from shared_rules.engine.chance import Chance
from tests.server.evening import decided, motion, moved, on_turn, playing, refused, states
from tests.server.home import Home
from tests.server.phone import Phone, sit_down

Phones = Callable[[int], list[Phone]]


# Taking back


def test_a_move_is_taken_back_when_all_agree(phones: Phones) -> None:
    players = playing(phones)
    mover = moved(players)
    others = [phone for phone in players if phone is not mover]
    before = mover.settle().game
    log = mover.log[:-1]
    mover.ask("propose", what="undo", seat=mover.seats[0])
    asked = motion(others[0])
    assert (asked["what"], asked["needs"], asked["yes"], asked["of"]) == ("undo", "here", 1, 3)
    others[0].ask("vote", motion=asked["motion"], yes=True)
    assert motion(mover)["yes"] == 2
    others[1].ask("vote", motion=asked["motion"], yes=True)
    for phone in players:
        assert decided(phone) == ("undo", True, "agreed")
        assert phone.log == log
        assert phone.game["moves"] == before["moves"] - 1
        assert phone.game["change"] == before["change"] + 1
    assert mover.turn() is not None


def test_one_no_is_enough_against_taking_back(phones: Phones) -> None:
    players = playing(phones)
    mover = moved(players)
    moves = mover.settle().game["moves"]
    mover.ask("propose", what="undo", seat=mover.seats[0])
    other = next(phone for phone in players if phone is not mover)
    other.ask("vote", motion=motion(other)["motion"], yes=False)
    assert decided(mover) == ("undo", False, "refused")
    assert mover.game["moves"] == moves


def test_taking_back_asks_nobody_when_only_bots_play(phones: Phones) -> None:
    (anna,) = playing(phones, "bot:random", people=1, game="dschunke")
    chance = Chance(1)
    while not anna.game["undo"]:
        if not anna.random_act(chance):
            anna.receive()
    moves = anna.settle().game["moves"]
    anna.ask("propose", what="undo", seat=0)
    assert anna.game["moves"] == moves - 1


def test_nothing_is_taken_back_that_somebody_has_built_on(phones: Phones) -> None:
    players = playing(phones)
    mover = moved(players)
    mover.ask("propose", what="undo", seat=mover.seats[0])
    while mover.settle().seats[0] in mover.game["undo"]:
        on_turn(players).random_act(Chance(2))
    assert decided(mover) == ("undo", False, "moved")
    with refused("no-undo"):
        mover.ask("propose", what="undo", seat=mover.seats[0])
    other = next(phone for phone in players if phone is not mover)
    with refused("not-yours"):
        other.ask("propose", what="undo", seat=mover.seats[0])


def test_one_question_at_a_time(phones: Phones) -> None:
    players = playing(phones)
    anna, bert, _ = players
    bert.ask("propose", what="host")
    with refused("pending"):
        anna.ask("propose", what="along")
    with refused("no-motion"):
        anna.ask("vote", motion=99, yes=True)
    with refused("no-motion"):
        anna.ask("propose", what="nothing")
    bert.ask("propose", what="nothing")
    assert decided(anna) == ("host", False, "withdrawn")
    assert motion(anna) is None
    with refused("malformed"):
        anna.ask("propose", what="dinner")


def test_watchers_have_no_say(phones: Phones) -> None:
    anna, bert, _ = playing(phones)
    (tv,) = phones(1)
    tv.enter(anna.table["table"])
    with refused("not-yours"):
        tv.ask("propose", what="host")
    bert.ask("propose", what="host")
    with refused("not-yours"):
        tv.ask("vote", motion=motion(tv)["motion"], yes=True)


# Who is away


def test_the_host_lets_a_bot_stand_in_until_the_return(phones: Phones) -> None:
    anna, bert = playing(phones, people=2, game="dschunke")
    bert.close()
    anna.until(lambda phone: states(phone)[1] == "away")
    anna.ask("propose", what="standin", seat=1)
    assert states(anna)[1] == "standin"
    chance = Chance(3)
    moves = len([entry for entry in anna.log if entry[0] == 1])
    while len([entry for entry in anna.log if entry[0] == 1]) < moves + 5:
        if not anna.random_act(chance):
            anna.receive()
    bert.connect()
    assert states(anna)[1] == "here"
    assert bert.settle().log == anna.settle().log
    while anna.settle().turn() is not None:
        anna.random_act(chance)
    time.sleep(0.3)
    before = anna.settle().game["moves"]
    time.sleep(0.3)
    assert anna.settle().game["moves"] == before  # bert's own turn, and nobody else's


def test_the_table_may_wait_for_who_is_away_after_all(phones: Phones) -> None:
    anna, bert = playing(phones, people=2)
    bert.close()
    anna.until(lambda phone: states(phone)[1] == "away")
    for what, state in [
        ("standin", "standin"),
        ("wait", "away"),
        ("free", "free"),
        ("wait", "away"),
    ]:
        anna.ask("propose", what=what, seat=1)
        assert states(anna)[1] == state
    with refused("status"):
        anna.ask("propose", what="wait", seat=1)  # it does already


def test_others_vote_on_who_is_away(phones: Phones) -> None:
    anna, bert, cleo = playing(phones)
    (dora,) = phones(1)
    dora.enter(anna.table["table"])
    anna.close()  # the host
    bert.until(lambda phone: states(phone)[0] == "away")
    with refused("status"):
        bert.ask("propose", what="standin", seat=2)  # who is here
    bert.ask("propose", what="free", seat=0)
    assert motion(cleo)["needs"] == "most"
    cleo.ask("vote", motion=motion(cleo)["motion"], yes=True)
    assert states(cleo)[0] == "free"
    dora.ask("sit", seat=0, name="Dora")
    assert dora.view(0)["private"]
    assert states(cleo)[0] == "here"
    anna.connect()
    assert (anna.table["you"]["seats"], anna.game["views"][0]["seat"]) == ([], None)
    with refused("not-yours"):
        anna.act(0, ["show"])


def test_a_seat_given_up_is_got_back_by_returning(phones: Phones) -> None:
    anna, bert = playing(phones, people=2)
    bert.ask("propose", what="free", seat=1)
    assert states(anna)[1] == "free"
    assert bert.settle().table["you"]["seats"] == []
    assert bert.game["views"][0]["seat"] is None
    bert.ask("leave")
    bert.enter(anna.table["table"])
    assert bert.seats == [1]
    assert bert.view(1)["private"]


def test_another_becomes_host_when_the_host_stays_away(phones: Phones) -> None:
    anna, bert, cleo = playing(phones)
    anna.close()
    bert.until(lambda phone: states(phone)[0] == "away")
    bert.ask("propose", what="host")
    cleo.ask("vote", motion=motion(cleo)["motion"], yes=True)
    assert bert.settle().table["you"]["host"]


def test_a_table_is_ended_by_most(phones: Phones) -> None:
    anna, bert, cleo = playing(phones)
    bert.ask("propose", what="end")
    number = motion(anna)["motion"]
    cleo.ask("vote", motion=number, yes=True)
    assert anna.settle().news[-1]["why"] == "closed"
    with refused("no-table"):
        anna.ask("enter", table=bert.table["table"])


# Seats that move


def test_a_seat_moves_to_another_phone(phones: Phones) -> None:
    anna, bert, _ = playing(phones)
    (new,) = phones(1)
    with refused("not-yours"):
        anna.ask("ticket", seats=[1])
    shown = bert.ask("ticket", seats=[1])
    taken = new.ask("take", ticket=shown["ticket"])
    assert bert.settle().news[-1]["type"] == "moved"
    assert bert.game["views"][0]["seat"] is None
    new.enter(taken["table"])
    assert new.view(1)["private"]
    with refused("no-ticket"):
        bert.ask("take", ticket=shown["ticket"])  # once is all


def test_everything_moves_from_the_tab_to_the_app(phones: Phones) -> None:
    anna, bert = playing(phones, people=2)
    other = anna.make("klunker", ["person", "bot:solid", "bot:solid"])
    (app,) = phones(1)
    assert app.ask("take", ticket=anna.ask("ticket", all=True)["ticket"])["table"] is None
    app.close()
    app.connect()
    tables = {brief["table"]: brief["seats"] for brief in app.welcome["tables"]}
    assert tables == {anna.table["table"]: [0], other: []}
    app.enter(other)
    assert app.table["you"]["host"]


def test_tickets_cannot_be_guessed_for_long(own_home: Callable[..., Home]) -> None:
    anna = own_home(guesses_a_minute=5).phone()
    for _ in range(5):
        with refused("no-ticket"):
            anna.ask("take", ticket="guess")
    with refused("busy"):
        anna.ask("take", ticket="guess")
    with refused("busy"):
        anna.http("GET", "/api/codes/ZZZZ")


# Time


def test_when_the_time_is_over_a_bot_decides_once(own_home: Callable[..., Home]) -> None:
    anna, bert = own_home().phones(2)
    table = anna.make("klunker", ["person", "person", "bot:random"], time=10)
    sit_down(table, [anna, bert])
    mover = on_turn([anna, bert])
    assert 0 < mover.game["left"] <= 10_000
    before = mover.game
    mover.until(lambda phone: phone.game["moves"] > before["moves"], 14)
    assert mover.log[before["moves"]][0] == mover.seats[0]
    assert mover.game["left"] > 9_000
