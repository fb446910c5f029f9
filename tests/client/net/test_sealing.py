"""A sealed shuffle on phones of the app: all have a share, compare four words, check at the end."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from client.app.texts import say
from client.screens import result, seal, table
from client.seal.kept import KEY
from client.seal.share import Share
from shared_rules.seal.seal import COMMITMENT, PART
from shared_rules.seal.seal import Seal as Lines
from tests.client.people import NAMES, at, move, opened, sit, waited_for
from tests.client.wired import SECONDS, Wire, Wired
from tests.server.home import Home


def gathered(home: Home) -> list[Wired]:
    """Anna and Bert sit at a table whose shuffle the host wants sealed."""
    wire, code = opened(home)
    phones = [at(wire, code), at(Wire(home.address), code)]
    for place, phone in enumerate(phones):
        sit(phone, place, NAMES[place])
    phones[0].tap("net", "set", "sealed", True)
    phones[1].until(lambda: say("net.sealed") in phones[1].text())
    phones[0].until(lambda: ["net", "start"] in phones[0].taps())
    return phones


def together(phones: list[Wired], holds: Callable[[Wired], Any]) -> None:
    """All listen at the same time until it holds for each: they wait for each other."""
    end = time.monotonic() + SECONDS
    while not all(holds(phone) for phone in phones):
        for phone in phones:
            phone.wire.pump(0.01)
        assert time.monotonic() < end, [phone.text() for phone in phones]


def at_table(phone: Wired) -> bool:
    return bool(phone.find(data_screen="table") and words_of(phone))


def words_of(phone: Wired) -> list[str]:
    share: Share | None = phone.model.host.sealer
    return share.words() if share else []


def screen_of(phone: Wired) -> Wired:
    """The shuffle's screen, without any network."""
    return Wired(Wire("http://127.0.0.1:9"), seal, phone.model.host.seal, **phone.shelves)


def test_phones_seal_compare_and_check_by_themselves(home: Home) -> None:
    phones = anna, bert = gathered(home)
    anna.tap("net", "start")
    together(phones, at_table)
    for phone in phones:
        said = [message["type"] for message in phone.wire.sent]
        assert said.count("commit") == said.count("show") == 1
        assert words_of(phone) == words_of(anna) != []
        assert " · ".join(words_of(anna)) in phone.text()
        phone.tap("host", "seal", "said")
        assert words_of(anna)[0] not in phone.text()
    screen = screen_of(bert)
    assert say("seal.later") in screen.text() and say("seal.not.net") in screen.text()
    assert " · ".join(words_of(bert)) in screen.text()
    while not (phone := waited_for(phones)).model.host.over:
        move(phone)
    for phone in phones:
        phone.until(lambda phone=phone: phone.model.host.kept)
        phone.wait()
        assert say("seal.fine") in phone.text()
        screen = screen_of(phone)
        screen.wait()
        assert say("seal.fine") in screen.text() and say("seal.stranger") not in screen.text()
        sheet = Wired(phone.wire, result, phone.model.host.seal, **phone.shelves)
        sheet.tap("menu")
        assert ["go", "seal", phone.model.host.seal] in sheet.taps()
    # Whatever does not agree with what was kept, or with itself, is said
    [ident] = bert.shelves["tables"]
    shelves = bert.shelves
    stored: dict[str, Any] = shelves["tables"][ident]
    lines = Lines.read(stored["seal"])
    lines.shares[1][PART] = "0" * 64
    wrong = {**stored, "seal": lines.lines()}
    assert say("seal.flaw.broken", "Anna") in looked(ident, shelves, wrong)
    lines.shares[1][COMMITMENT] = lines.commitment("0", "0" * 64)
    wrong = {**stored, "seal": lines.lines(), "seed": lines.seed()}
    assert say("seal.flaw.other", "Anna") in looked(ident, shelves, wrong)
    shelves["habits"].pop(KEY + ident)
    assert say("seal.flaw.moves") in looked(ident, shelves, wrong)
    assert say("seal.stranger") in looked(ident, shelves, stored)
    assert say("seal.flaw.seed") in looked(ident, shelves, {**stored, "seed": "0" * 32})
    del wrong["seal"]
    assert say("seal.flaw.unshown") in looked(ident, shelves, wrong)


def looked(ident: str, shelves: dict[str, Any], stored: dict[str, Any]) -> str:
    """What the screen says of a game."""
    screen = Wired(
        Wire("http://127.0.0.1:9"), seal, ident, **{**shelves, "tables": {ident: stored}}
    )
    screen.wait()
    return screen.text()


def test_a_phone_shows_nothing_if_its_commitment_was_changed(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server, or who is between, that says something else of this phone."""
    anna, bert = gathered(home)
    go_on = Share.go_on

    def tampered(self: Share) -> list[tuple[Any, ...]]:
        told = self.host.seating.get("seal")
        if told and told["phase"] == "show":
            lines = Lines.read(told["lines"])
            lines.shares[1][COMMITMENT] = "0" * 64
            told["lines"] = lines.lines()
        return go_on(self)

    monkeypatch.setattr(Share, "go_on", tampered)
    anna.tap("net", "start")
    for phone in (anna, bert, anna):
        phone.until(lambda phone=phone: phone.model.host.seating["seal"])
        phone.wire.pump()
    together([anna], lambda phone: phone.model.host.seating["seal"]["phase"] == "show")
    assert say("seal.flaw.other", "Anna") in anna.text()
    assert "show" not in [message["type"] for message in anna.wire.sent]


def test_a_phone_that_starts_again_in_between_goes_on_with_its_part(home: Home) -> None:
    anna, bert = gathered(home)
    shelves: dict[str, Any] = {}
    keep = bert.answered

    def broken_off(name: str, *said: Any) -> tuple[Any, str]:
        """The phone dies as soon as its commitment is kept."""
        answer = keep(name, *said)
        if name == "store" and said[0][0][1].startswith(KEY):
            shelves.update(bert.shelves)
            bert.wire.cut()
        return answer

    bert.answered = broken_off  # type: ignore[method-assign]
    anna.tap("net", "start")
    together([bert], lambda phone: shelves)
    [key] = [key for key in shelves["habits"] if key.startswith(KEY)]
    wire = Wire(home.address)
    wire.key = bert.wire.key
    again = Wired(wire, table, "net", anna.model.host.seating["code"], **shelves)
    together([anna, again], at_table)
    assert words_of(again) == words_of(anna)
    own = Lines.read(again.model.host.sealer.kept["lines"]).share("1")
    assert own and own[PART] == shelves["habits"][key]["part"]
