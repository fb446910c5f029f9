"""A host on the network: what it makes of the server's messages, also of odd ones."""

from client.net.remote import RemoteHost
from tests.client.messages import game, sheet, told

Host = RemoteHost


def seated() -> Host:
    host = RemoteHost("krtx")
    told(host, sheet(), game(0, [[0, [["a"]]], [1, [["b"]]]]))
    return host


def test_it_connects_and_enters_by_code_or_by_id() -> None:
    for where, place in (("krtx", {"code": "KRTX"}), ("a-long-id", {"table": "a-long-id"})):
        effects = RemoteHost(where).open()
        assert effects[0][:2] == ("live", "phone")
        asked = effects[1][1]
        assert {**asked, **place} == asked and asked["have"] == 0


def test_there_is_nothing_to_see_before_table_and_game_have_come() -> None:
    host = RemoteHost("krtx")
    assert not host.ready
    told(host, sheet(status="lobby"))
    assert not host.ready and host.game == "klunker"
    told(host, sheet(), game(0, []))
    assert host.ready and host.persons() == [0] and host.waiting_for() == [0]


def test_the_log_is_replaced_from_a_number_on() -> None:
    host = seated()
    told(host, game(1, [[1, [["c"]]], [0, []]], 2))
    assert host.log() == [[0, [["a"]]], [1, [["c"]]], [0, []]] and host.moves == 3
    told(host, game(1, [], 3))
    assert host.log() == [[0, [["a"]]]]


def test_a_message_that_comes_twice_does_no_harm() -> None:
    host = seated()
    message = game(2, [[0, [["c"]]]], 2)
    told(host, message, message)
    assert host.moves == 3


def test_a_gap_in_the_log_is_asked_for() -> None:
    host = seated()
    [effect] = told(host, game(5, [[0, []]], 9))
    assert effect[1]["type"] == "enter" and effect[1]["have"] == 0 and host.moves == 2


def test_why_a_bot_has_moved_is_known_once_and_not_of_moves_taken_back() -> None:
    host = seated()
    told(host, game(2, [[1, []]], 2, reasons=[]))
    opening = game(
        3,
        [[0, [["c"]]]],
        3,
        reasons=[[2, 1, ["free", "tooth"]], [3, 0, ["fits", "window-1", "shoe"]]],
    )
    told(host, opening, opening)
    assert host.told_reasons() == opening["reasons"]
    told(host, game(3, [], 4))
    assert host.told_reasons() == [[2, 1, ["free", "tooth"]]]


def test_last_words_of_another_table_are_not_heard() -> None:
    host = seated()
    told(host, {**game(0, []), "table": "q2"}, {**sheet(), "table": "q2", "code": "BBBB"})
    assert host.moves == 2 and host.seating["table"] == "q1"


def test_a_move_is_on_its_way_until_it_is_answered_and_plays_nothing_in_advance() -> None:
    host = seated()
    [effect] = host.act(0, ["take", "shoe"])
    assert effect[1] == {"type": "act", "seat": 0, "seen": 1, "move": ["take", "shoe"]}
    assert host.pending and host.moves == 2
    host.hear(["host", "acted", {"type": "done"}, ""])
    assert not host.pending


def test_a_refused_move_is_explained_and_one_may_decide_again() -> None:
    host = seated()
    host.act(0, ["take", "shoe"])
    effects = host.hear(["host", "acted", {"error": "stale"}, "stale"])
    assert not host.pending and "changed" in host.tablemates.news
    assert ("sound", "error") in effects


def test_a_table_that_is_closed_is_not_shown_any_more() -> None:
    host = seated()
    told(host, {"type": "gone", "table": "q1", "why": "closed"})
    assert not host.ready and host.problem == "closed"


def test_one_seat_sees_its_own_view_two_see_theirs_and_a_spectator_the_public_one() -> None:
    views = [{"seat": None}, {"seat": 0}, {"seat": 2}]
    for held, eyes, seen in ((views, 2, 2), (views, None, None), (views[1:2], None, 0)):
        host = seated()
        told(host, game(2, [], 2, views=held))
        assert host.view(eyes)["seat"] == seen


def test_a_finished_game_is_fetched_once() -> None:
    host = seated()
    over = sheet(status="over")
    told(host, game(2, [], 2, outcome={"places": [1, 2]}))
    asked = [effect for effect in told(host, over, over) if effect[0] == "http"]
    assert [effect[2] for effect in asked] == ["/api/tables/q1/record?seal=1"]
    assert host.score() == []
    host.hear(["host", "kept", True, ""])
    assert host.score() == [("go", "result", "net.q1", "table")]
