"""A challenge on its screen: played once, kept, compared with others', handed on and taken in."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.app.texts import say
from client.challenge import attempts
from client.shelf import saves
from client.shelf.annal import CHALLENGE, ID, OPTIONS
from client.table.local import LocalHost
from client.table.promises import confirmed
from shared_rules import GAMES
from shared_rules.challenge.code import grouped, read
from shared_rules.engine.branch import code_of
from tests.client.challenge.played import challenge, opened, played, shelved
from tests.client.phone import NOW, Phone, copy

EVERY = pytest.mark.parametrize("key", list(GAMES))


def begun(phone: Phone) -> str:
    phone.tap("start")
    [(_, screen, ident)] = phone.told("replace")
    assert screen == "table"
    return ident


@EVERY
def test_it_says_what_it_is_and_deals_the_cards_of_its_code(key: str) -> None:
    phone = opened(key=key)
    code = challenge(key).code()
    for four in grouped(code).split("-"):
        assert four in phone.text()
    assert say("challenge.trust") in phone.text()
    phone.send("name", "Anna")
    ident = begun(phone)
    table = saves.opened(copy(phone.shelves["tables"][ident]))
    assert code_of(table.record.seed) == code == phone.shelves["summaries"][ident]["challenge"]
    assert [player["kind"] for player in table.players][1:] == [
        "bot:" + level for level in challenge(key).levels
    ]
    assert table.players[0]["name"] == "Anna"
    again = opened(key=key, **{shelf: phone.shelves[shelf] for shelf in ("tables", "summaries")})
    again.tap("start")
    assert again.told("go") == [("go", "table", ident)], "what is being played goes on"


def test_bots_are_asked_with_a_chance_of_their_own_view() -> None:
    def asked() -> list:
        table = played("Anna")
        table = type(table).new("klunker", table.players, {"first": 1}, table.record.seed)
        host = LocalHost("x")
        host.table, host.place = table, "here"
        host.on_seed("5", "")
        [(_, request, _)] = host.on_bot(0)
        return [request["seed"], request["steady"], request["level"]]

    assert asked() == asked() and asked()[1] is True


def test_a_setup_becomes_a_challenge() -> None:
    seats = [
        {"name": "Bo", "kind": "bot:strong", "colour": "red"},
        {"name": "Anna", "kind": "person", "colour": "blue"},
        {"name": "Cy", "kind": "bot:beginner", "colour": "green"},
    ]
    left = {"seats": seats, "setup klunker": {"count": 3, "options": {"first": 0}}}
    [(_, *way)] = opened("new", habits=left).told("replace")
    assert way[:2] == ["challenge", "klunker"]
    made = read(way[2])
    assert made.levels == ["beginner", "strong"], "who sits after the person comes first"
    assert made.options["first"] == 2, "the same one begins"


def test_a_setup_that_no_code_can_hold_says_why() -> None:
    left = {"setup klunker": {"count": 3, "options": {"handicap": "0-2-0"}}}
    assert say("challenge.bad.own", "") in opened("new", habits=left).text()
    assert say("challenge.bad.mistyped") in opened(challenge().code()[1:] + "A").text()


@EVERY
def test_two_results_are_told_decision_by_decision_up_to_where_they_parted(key: str) -> None:
    one, other = (
        played("Anna", key),
        played("Ben", key, 9, alike=len(played("A", key).record.moves) // 2),
    )
    came = attempts.of_table(other, NOW)
    phone = opened(challenge(key).code(), attempts.address(came), key=key, **shelved(a=one))
    mine = attempts.of_table(one, NOW)
    alike = attempts.same(mine, came)
    assert 0 < alike < len(mine["moves"])
    assert say("challenge.parted", alike + 1) in phone.text()
    assert say("challenge.same.before", alike) in phone.text()
    assert "{" not in phone.text() and say("challenge.compare.gone") not in phone.text()
    number, game, ident = phone.model.position(alike, mine, came)
    assert ident == "a" and ["go", "look", "a", str(number)] in phone.taps()
    from client.app.texts import game_words
    from client.games.scene import Scene

    scene = Scene(game.view(0), one.players, game_words(key))
    for attempt in (mine, came):
        if alike < len(attempt["moves"]):
            assert confirmed(scene, attempts.move_of(attempt["moves"][alike])) in phone.text()
    assert len(phone.shelves["habits"]["challenge " + challenge(key).code()]) == 2
    gone = opened(key=key, habits=phone.shelves["habits"])
    for name in [attempts.ident(row) for row in (mine, came)]:
        if name not in gone.model.picked:
            gone.tap("pick", name)
    assert say("challenge.compare.gone") in gone.text(), "without the table it knows less"


def test_the_same_person_twice_counts_once_in_the_chronicle() -> None:
    first, second = played("Anna"), played("Anna", seed=9, alike=3)
    shelves = shelved(a=first, b=second, c=played("Ben"))
    rows = shelves["fresh"]
    assert rows["a"][ID] == rows["b"][ID] != rows["c"][ID]
    assert rows["a"][OPTIONS][CHALLENGE] == challenge().code()
    phone = opened(**shelves)
    assert say("challenge.try", "Anna", 2) in phone.text()
    from client.chronicle import books

    found: dict = {}
    books.put(found, [rows["b"], rows["a"]])
    books.put(found, [rows["b"]])
    assert [row for book in found.values() for row in book] == [rows["a"]]


def test_results_go_out_and_come_in_by_file_and_over_the_network() -> None:
    phone = opened(**shelved(a=played("Anna")))
    phone.tap("share")
    phone.tap("exchange", "file")
    [(_, name, parcel)] = phone.told("share")
    assert challenge().code().lower() in name
    phone.tap("exchange", "copy")
    [(_, link, _)] = phone.told("copy")
    way = link.partition("#challenge/")[2].split("/")
    other = opened(*way[1:], **shelved(b=played("Ben", seed=9, alike=2)))
    assert [row["name"] for row in other.model.attempts] == [
        row["name"] for row in sorted(other.model.attempts, key=attempts.rank)
    ]
    assert {row["name"] for row in other.model.attempts} == {"Anna", "Ben"}

    third = opened()
    third.tap("share")
    third.file = {"name": name, "text": json.dumps(parcel)}
    third.tap("exchange", "pick")
    assert say("challenge.news.1") in third.text()
    third.tap("exchange", "pick")
    assert say("challenge.news.0") in third.text()
    third.file = {"name": name, "text": json.dumps({**parcel, "code": "0" * 16})}
    third.tap("exchange", "pick")
    assert say("challenge.bad.file") in third.text()
    third.served = {"parcel": "BCDFGHJK"}
    third.send("exchange", "network", "send")
    assert third.told("http")[-1][3] == third.model.exchange.parcel()
    assert third.model.exchange.word == "BCDFGHJK"
    third.served = parcel
    third.send("exchange", "typed", "bcdfghjk")
    third.send("exchange", "network", "fetch")
    assert third.told("http")[-1][3] == {"parcel": "BCDFGHJK"}


ATTEMPT = attempts.of_table(played("Anna"), NOW)
ATTEMPTS = st.lists(
    st.builds(
        lambda name, when, cut: {
            **ATTEMPT,
            "name": name,
            "when": when,
            "moves": ATTEMPT["moves"][:cut],
        },
        st.sampled_from(["Anna", "Ben", "Çelik"]),
        st.integers(0, 5),
        st.integers(1, 4),
    ),
    max_size=9,
)


@given(ATTEMPTS, st.data())
def test_results_come_together_alike_in_whatever_order(
    rows: list[dict], data: st.DataObject
) -> None:
    shuffled = data.draw(st.permutations(rows))
    cut = data.draw(st.integers(0, len(rows)))
    whole = attempts.together([], rows)
    parts = attempts.together(shuffled[:cut], []), attempts.together(shuffled[cut:], shuffled[:2])
    assert attempts.together(*parts) == attempts.together(parts[1], parts[0]) == whole
    for row in whole:
        assert attempts.addressed(attempts.address(row), 3) == row


@EVERY
def test_a_result_fits_into_an_address_and_nothing_else_does(key: str) -> None:
    attempt = attempts.of_table(played("Zoë Ü", key), NOW)
    text = attempts.address(attempt)
    assert attempts.addressed(text, 3) == attempt
    assert text.replace("~", "").replace("-", "").replace("_", "").replace(".", "").isalnum()
    assert attempts.addressed(text, 4) is None
    for wrong in ("", "a.b", "a.b.c", text[:-1] + "!", text[5:], text.replace(".", "..")):
        assert attempts.addressed(wrong, 3) is None
    for name, value in (("scores", [1]), ("moves", []), ("name", "\x00"), ("when", -1)):
        assert not attempts.is_attempt({**attempt, name: value}, 3)
