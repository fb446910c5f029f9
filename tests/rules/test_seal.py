"""A sealed shuffle: whatever is changed of it afterwards is found, and said what it is."""

import hashlib
from argparse import Namespace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.commands import Failure, replay
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.record import Record, unsealed
from shared_rules.engine.table import Table
from shared_rules.seal.check import flaws
from shared_rules.seal.seal import (
    COMMITMENT,
    DEALER,
    PART,
    SPOKEN,
    UNKNOWN,
    WHO,
    WORDS,
    Seal,
    Unsealed,
)
from shared_rules.seal.sha256 import sha256

PLAIN = st.text(st.characters(max_codepoint=127), max_size=300)
HEX = st.text("0123456789abcdef", min_size=64, max_size=64)


def sealed(*parts: str) -> Seal:
    """A seal of which all is known."""
    seal = Seal("q1", 1, [[DEALER, UNKNOWN, parts[0]]])
    seal.shares += [[str(seat), UNKNOWN, part] for seat, part in enumerate(parts[1:])]
    for share in seal.shares:
        share[COMMITMENT] = seal.commitment(share[WHO], share[PART])
    return seal


SEALS = st.lists(HEX, min_size=2, max_size=6).map(lambda parts: sealed(*parts))


@given(PLAIN)
def test_the_digest_is_sha_256(text: str) -> None:
    assert sha256(text) == hashlib.sha256(text.encode()).hexdigest()


def test_the_digest_is_of_plain_letters_and_of_any_length() -> None:
    for length in (55, 56, 63, 64, 65, 119, 120):
        assert sha256("u" * length) == hashlib.sha256(b"u" * length).hexdigest()
    with pytest.raises(ValueError, match="plain"):
        sha256("ü")


def test_the_words_are_told_apart() -> None:
    assert len(set(WORDS)) == len(WORDS) == 64
    assert len({word[:4] for word in WORDS}) > 60


@given(SEALS)
def test_a_seal_is_read_as_it_was_written(seal: Seal) -> None:
    lines = seal.lines()
    assert Seal.read(lines).lines() == lines
    assert flaws(lines, seal.seed(), seal.without_dealer()) == []
    assert flaws(lines, seal.seed() + "~12", seal.without_dealer()) == []
    before = Seal.read(seal.without_dealer())
    assert before.words() == seal.words() and len(before.words()) == SPOKEN
    assert before.seed() != seal.seed()


@given(SEALS, st.data())
def test_whatever_becomes_different_is_found(seal: Seal, data: st.DataObject) -> None:
    """Each of these, at any share: also by who makes everything else fit again."""
    seed, kept = seal.seed(), seal.without_dealer()
    number = data.draw(st.integers(0, len(seal.shares) - 1))
    who, _, part = seal.shares[number]
    other = data.draw(HEX.filter(lambda one: one != part))
    tampered = Seal.read(seal.lines())
    share = tampered.shares[number]
    share[PART] = UNKNOWN
    assert flaws(tampered.lines(), seed, kept)[0] == ["left", who]
    share[PART] = other
    assert ["broken", who] in flaws(tampered.lines(), seed, kept)
    share[COMMITMENT] = seal.commitment(who, other)
    assert ["other", who] in flaws(tampered.lines(), tampered.seed(), kept)
    assert flaws(tampered.lines(), seed) == [["seed", ""]]
    assert flaws(tampered.lines(), tampered.seed()) == []  # but then the words are others
    if who != DEALER:
        assert tampered.words() != seal.words()
        tampered.shares.pop(number)
        found = flaws(tampered.lines(), tampered.seed(), kept)
        assert found == [["gone", who]]
    tampered = Seal.read(seal.lines())
    tampered.shares.append(["9", seal.commitment("9", other), other])
    assert flaws(tampered.lines(), tampered.seed(), kept) == [["added", "9"]]
    tampered.shares[-1][WHO] = who
    assert flaws(tampered.lines(), tampered.seed(), kept) == [["unreadable", ""]]
    again = Seal("q1", 2, seal.shares)
    assert ["table", ""] in flaws(again.lines(), again.seed(), kept)
    assert flaws(seal.lines(), other[:32], kept) == [["seed", ""]]


@given(SEALS)
def test_nobody_can_open_the_commitment_of_another(seal: Seal) -> None:
    commitments = {seal.commitment(who, "0" * 64) for who in (DEALER, "0", "1", "0,1")}
    commitments.add(Seal("q2", 1, []).commitment("0", "0" * 64))
    commitments.add(Seal("q1", 2, []).commitment("0", "0" * 64))
    assert len(commitments) == 6


@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["q1 1"],
        ["q1 1", "0 - -"],
        ["q1", "dealer - -"],
        ["q1 0x", "dealer - -"],
        ["q1 1", "dealer - 12"],
        ["q1 1", "dealer - -", "1,, - -"],
        ["q1 1", "dealer - -", "dealer - -"],
        ["q1 1", "dealer -"],
    ],
)
def test_other_lines_are_no_seal(lines: list[str]) -> None:
    with pytest.raises(Unsealed):
        Seal.read(lines)
    assert flaws(lines, "2a") == [["unreadable", ""]]


# In records


def played(seal: Seal) -> Table:
    """A game that was dealt from a seal, to its end."""
    kinds = ("person", "person", "bot:random")
    names = ("Anna", "Bert", "Bufo")
    colours = ("red", "blue", "green")
    players = [
        {"name": name, "kind": kind, "colour": colour}
        for name, kind, colour in zip(names, kinds, colours, strict=True)
    ]
    table, chance = Table.new("klunker", players, {}, seal.seed()), Chance(1)  # type: ignore[arg-type]
    while waiting := table.game.waiting_for():
        table.act(waiting[0], random_move(table.game.view(waiting[0])["offers"], chance))
    table.record.seal = seal.lines()
    return table


def verified(path: Path, text: str) -> None:
    """What `unke replay --verify` does."""
    path.write_text(text)
    replay.run(Namespace(file=str(path), verify=True, seat=None, language="en"))


def test_a_record_tells_what_it_was_dealt_from_and_is_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seal = sealed("1" * 64, "2" * 64, "3" * 64)
    table = played(seal)
    text = table.text()
    record = Record.read(text)
    assert record.seal == seal.lines() and record.text() == text
    assert Table.load(table.save()).text() == text
    assert Record.read(unsealed(text)).seal == [] and "seal" not in unsealed(text)
    file = tmp_path / "game.unke"
    verified(file, text)
    said = capsys.readouterr().out
    assert " ".join(seal.words()) in said and "the dealer, Anna, Bert" in said
    part, other = "2" * 64, "4" * 64
    for wrong, problem in (
        (text.replace(part, other), replay.FLAWS["broken"].format("Anna")),
        (text.replace(part, UNKNOWN), replay.FLAWS["left"].format("Anna")),
        (text.replace(f"seed {seal.seed()}", f"seed {other[:32]}"), replay.FLAWS["seed"]),
        (text.replace("seal dealer", "seal nobody"), replay.FLAWS["unreadable"]),
        (text.replace("seal 1 ", "seal 7 "), "a seat that there is not"),
        (unsealed(text), "no sealed shuffle"),
        (text[:-17] + "0123456789abcdef\n", "another state than the digest"),
    ):
        with pytest.raises(Failure, match=problem):
            verified(file, wrong)
