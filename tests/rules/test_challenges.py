"""A challenge: what its code says and notices, and that equal moves meet equal answers."""

from typing import Any

import pytest

from shared_rules import GAMES
from shared_rules.challenge import day
from shared_rules.challenge.code import (
    DEALS,
    LETTERS,
    BadCode,
    Challenge,
    bots_of,
    game_of,
    grouped,
    name_of,
    plain,
    read,
    seed_of,
    version,
)
from shared_rules.engine.bot import choose, mind_of
from shared_rules.engine.branch import code_of, objection
from shared_rules.engine.chance import Chance
from shared_rules.engine.plain import digest
from shared_rules.engine.record import Record
from shared_rules.engine.steady import Budget, seed_for
from shared_rules.engine.table import Table
from shared_rules.engine.types import Move

from .every import COLOURS, SETUPS

EVERY = pytest.mark.parametrize("key", list(GAMES))


def of(key: str, deal: int = 1234567890123 % DEALS) -> Challenge:
    bots = bots_of(key)
    seats = GAMES[key].SEATS[-1]
    return Challenge(key, seats, {}, [bots[place % len(bots)] for place in range(seats - 1)], deal)


def refused(text: str) -> tuple[Any, ...]:
    with pytest.raises(BadCode) as caught:
        read(text)
    return caught.value.args


@EVERY
def test_every_setup_with_the_standard_box_has_a_code_that_says_it(key: str) -> None:
    rules = GAMES[key]
    for name, seats, options in SETUPS:
        if name != key or type(options.get("box")) is str and len(options["box"]) > 40:
            continue
        for first in ("lot", 0, seats - 1):
            levels = [bots_of(key)[-1]] * (seats - 1)
            asked = Challenge(key, seats, {**options, "first": first}, levels, DEALS - 1)
            said = read(asked.code())
            assert (said.key, said.seats, said.deal) == (key, seats, DEALS - 1)
            assert (said.options, said.levels) == (asked.options, levels)
    assert game_of(of(key).code()) == key and rules.RULES <= version(key) < 32
    assert [name_of(other) for other in GAMES].count(name_of(key)) == 1


@EVERY
def test_every_wrong_letter_and_every_exchanged_pair_is_noticed(key: str) -> None:
    code = of(key).code()
    for place in range(16):
        for letter in LETTERS.replace(code[place], ""):
            wrong = code[:place] + letter + code[place + 1 :]
            assert refused(wrong)[0] == "mistyped"
        other = (place + 1) % 16
        swapped = list(code)
        swapped[place], swapped[other] = code[other], code[place]
        if "".join(swapped) != code:
            assert refused("".join(swapped))[0] == "mistyped"


def test_it_is_read_however_somebody_types_it() -> None:
    code = of("klunker").code()
    assert "0" in code and "1" in code
    alike = code.replace("0", "o").replace("1", "l")
    for text in (
        code.lower(),
        grouped(code),
        " " + grouped(alike).replace("-", " – ") + "\n",
        alike,
    ):
        assert read(text).code() == code
    assert plain(alike) == code


def test_what_is_wrong_is_said() -> None:
    code = of("klunker").code()
    assert refused(code[:-1]) == ("length", 15)
    assert refused("") == ("length", 0)
    assert refused(code[:-1] + "?") == ("letter", "?")
    with pytest.raises(BadCode, match="own"):
        Challenge("klunker", 3, {"handicap": "0-2-0"}, ["solid"] * 2, 5).code()


def test_a_code_of_other_rules_or_of_another_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    code = of("klunker").code()
    monkeypatch.setattr(GAMES["klunker"], "RULES", GAMES["klunker"].RULES + 1)
    assert refused(code)[0] == "older"
    newer = of("klunker").code()
    monkeypatch.undo()
    assert refused(newer)[0] == "newer"
    monkeypatch.setattr(type(GAMES), "keys", tuple(key for key in GAMES if key != "klunker"))
    assert refused(code)[0] == "game"


# The deal


def begun(key: str, deal: int = 77) -> Table:
    challenge = of(key, deal)
    players = [{"name": "Anna", "kind": "person", "colour": "red"}]
    for place, level in enumerate(challenge.levels):
        bot = {"name": f"Bot {place}", "kind": f"bot:{level}", "colour": COLOURS[place + 1]}
        players.append(bot)
    return Table.new(key, players, challenge.options, seed_of(challenge.code()))


def bot_move(table: Table, seat: int, level: str) -> Move:
    view = table.game.view(seat)
    code = code_of(table.record.seed)
    return choose(view, level, Chance(seed_for(code, view)), Budget(8).spent)


def play(table: Table, moves: int = 999) -> Table:
    """Everybody as bots do, the person at the level of the beginner."""
    while not table.over and len(table.record.moves) < moves:
        seat = table.game.waiting_for()[0]
        level = table.players[seat]["kind"].partition(":")[2] or bots_of(table.record.key)[0]
        table.act(seat, bot_move(table, seat, level))
    return table


@EVERY
def test_equal_moves_lead_to_equal_games_and_the_record_says_it_was_a_challenge(key: str) -> None:
    one, other = play(begun(key), 40), play(begun(key), 40)
    assert one.text() == other.text()
    assert digest(play(begun(key, 78), 40).game.state()) != digest(one.game.state())
    record = Record.read(one.text())
    assert code_of(record.seed) == of(key, 77).code()
    assert Table.read(one.text(), check=True).game.state() == one.game.state()
    assert Table.load(one.save()).game.state() == one.game.state()
    assert not code_of(record.seed + "~3") and not objection(record.seed + "~3", 3)
    assert objection("=" + "I" * 16, 3) and objection("=ABC", 3)


def test_black_jacks_cards_lie_in_order_whoever_takes_one_out() -> None:
    def order(taken: str) -> list[str]:
        game = GAMES["halunken"].new(2, {}, "=" + of("halunken").code())
        game.deck = [card for card in game.deck if card != taken]
        drawn = []
        while game.deck:
            drawn.append(game.any_of(game.deck, "black-jack", game.number))
            game.deck.remove(drawn[-1])
        return drawn

    whole = order("")
    assert sorted(whole) != whole and len(whole) == 8
    for card in whole:
        assert order(card) == [other for other in whole if other != card]


def test_the_next_shuffle_is_the_same_whatever_was_shuffled_before() -> None:
    def third(before: int) -> list[int]:
        game = GAMES["dschunke"].new(2, {}, "=" + of("dschunke").code())
        for size in (before, 7 * before):
            game.shuffle(list(range(size)))
        cards = list(range(30))
        game.shuffle(cards)
        return cards

    assert third(3) == third(9) != list(range(30))


# The day


@EVERY
def test_the_deal_of_a_day_is_the_same_everywhere_and_another_one_each_day(key: str) -> None:
    assert day.day_of(1_762_300_800_000) == 20397
    codes = [day.challenge(key, number).code() for number in range(20397, 20427)]
    assert len(set(codes)) == 30
    assert [read(code).deal for code in codes] == [day.deal(key, n) for n in range(20397, 20427)]
    assert read(codes[0]).options == day.challenge(key, 20397).options


ANSWERS = {
    "klunker": ("2a4682ca25253e32", 3),
    "halunken": ("4eb50e2c7d6330dd", 4),
    "dschunke": ("455f77540cdef6e1", 4),
}
"""By game how a challenge goes on, and the FORM of the bots that answer so."""


@pytest.mark.parametrize("key", ANSWERS)
def test_bots_that_answer_differently_have_another_form(key: str) -> None:
    """Whoever mends a mind raises FORM in its bot.py and writes down here what comes of it: so a
    code of before is refused, instead of meeting other answers than it met on another phone."""
    table = begun(key)
    for seat, player in enumerate(table.players):
        player["kind"] = "bot:" + ("expert", "strong", "solid", "beginner", "solid")[seat]
    told = digest([[seat, move] for seat, move in play(table, 24).record.moves])
    assert (told, mind_of(key).FORM) == ANSWERS[key]
