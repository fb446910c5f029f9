"""The numbers on the pages are those of the rules; whoever changes a rule finds the page here."""

from types import SimpleNamespace
from typing import Any

import pytest

from shared_rules.dschunke import scoring, setup, special, supply
from shared_rules.dschunke.box import COUNTS, PAIRS
from shared_rules.dschunke.cards import COPIES as GOODS_OF_A_KIND
from shared_rules.dschunke.cards import special_cards
from shared_rules.dschunke.game import Dschunke
from shared_rules.dschunke.junks import LEAST, WIDTH, yields
from shared_rules.extras import texts
from shared_rules.halunken.cards import LONG_STEPS, SCOUNDRELS, STEPS, VALUES, number_on
from shared_rules.halunken.game import Halunken
from shared_rules.halunken.taverns import RING
from shared_rules.klunker.cards import COPIES, HAND, JEWELS, SET, price
from shared_rules.klunker.game import Klunker
from shared_rules.klunker.phases import call_sales
from tests.client.manual.stated import numbers

CARDS = special_cards(PAIRS.split("."))
ROUNDS = len(STEPS)


def cards(name: str) -> int:
    """How many special cards there are of a name, or of a kind of name."""
    return len([card for card in CARDS if card == name or card.startswith(name + "-")])


def bonus(card: str, seats: int) -> int:
    return scoring.bonus(SimpleNamespace(seats=seats), card)  # type: ignore[arg-type]


def prices(kinds: int) -> int:
    return price([*["tooth"] * SET, *JEWELS[:2], JEWELS[3]][: SET + kinds - 1], "tooth")


def sales(safe: list[str]) -> list[tuple[str, int]]:
    """What is sold out of a safe, and for how many banknotes."""
    game = Klunker.new(3, {"first": 0}, 1)
    game.safes[0] = safe[:]
    call_sales(game, 0)
    game.settle()
    return [(fact[2], fact[3]) for fact in game.facts if fact[0] == "sold"]


def values() -> set[int]:
    """The numbers that name the scoundrels of each colour: a run, and one above it."""
    named = set()
    for run in VALUES:
        named |= {run[0], run[-1]}
        if run[-1] - run[-2] > 1:
            named.add(run[-2])
    return named


KLUNKER = {
    "table.jewels": {COPIES[0], COPIES[-1]},
    "table.start": {1, HAND},
    "windows.fill": {1},
    "sale.four": {SET, 1, 2, 3, *[prices(kinds) for kinds in (1, 2, 3, 4)]},
    "sale.several": {9, *[paid for _, paid in sales(["shoe"] * 9)]},
    "sale.necklaces": {SET, price([*["necklace"] * SET, *JEWELS[:3]], "necklace")},
    "end.refill": {HAND},
}
HALUNKEN = {
    "goal.goal": {1750, ROUNDS},
    "goal.games": {*Halunken.SEATS},
    "table.harbour": {RING, len(SCOUNDRELS) // RING},
    "table.scoundrels": values(),
    "cards.cards": {len(STEPS), number_on(STEPS[0]), number_on(STEPS[-2])},
    "cards.rum": {number_on(STEPS[0]), number_on(STEPS[-2])},
    "score.end": {ROUNDS},
    "score.match": {Halunken.OPTIONS[2]["values"][1]},
    "jack.jack": {1, number_on(LONG_STEPS[-1]), len(LONG_STEPS) - ROUNDS},
    "two.auction": {len(STEPS), 1, 7},
}
DSCHUNKE = {
    "goal.goal": {special.LAST_ROUND},
    "table.yours": {setup.STRIPS, 2},
    "hold.strips": {WIDTH},
    "hold.sight": {WIDTH * WIDTH},
    "merchants.load": {2},
    "merchants.sell": {1, LEAST},
    "merchants.draw": {1, LEAST},
    "assistants.where": {1, yields(0, -9)},
    "assistants.tracks": {3, 4},
    "start.first": {6, special.LAST_ROUND},
    "special.take": {special.CARDS, 1},
    "final.last": {special.LAST_ROUND, special.CONSOLATION},
    "always.supply": {cards("supply"), 3, 1},
    "always.ties": {cards("ties")},
    "always.swap": {cards("swap"), 1, 2},
    "once.load": {cards("load"), 1},
    "once.draw": {cards("draw")},
    "once.move": {cards("move")},
    "once.sell": {cards("sell")},
    "final.eight": {cards("eight"), bonus("eight-grey", 4), 4},
    "final.twelve": {cards("twelve"), bonus("twelve-grey", 4), 5, 2},
    "end.junks": {4, 1, 25},
    "two.mixed": {4 * 6 - 2 * setup.HAND, 3},
    "two.start": {6, setup.HAND},
    "two.score": {4, 25, 2, 5, 3, 8, 12}
    | {bonus(card, seats) for card in ("eight-grey", "twelve-grey") for seats in (2, 4)},
    "ways.box": {5, bonus("twelve-grey", 4)},
}
STATED = {"klunker": KLUNKER, "halunken": HALUNKEN, "dschunke": DSCHUNKE}


@pytest.mark.parametrize(
    ("game", "section"), [(game, section) for game in STATED for section in STATED[game]]
)
def test_a_section_states_the_numbers_of_the_rules(game: str, section: str) -> None:
    said = texts(f"client.games.{game}.pages", "en").TEXTS[section]
    assert set(numbers(said)) == STATED[game][section]


def test_klunkers_pictures_of_sales_are_what_the_rules_sell() -> None:
    assert sales(["shoe"] * SET + ["earring"] * SET + ["tiara"]) == [("shoe", 2), ("earring", 3)]


def test_headings_that_count() -> None:
    def heading(game: str, section: str) -> Any:
        return numbers(texts(f"client.games.{game}.pages", "en").TEXTS[section][0])

    assert heading("klunker", "table.jewels") == [sum(COPIES)]
    assert heading("halunken", "table.scoundrels") == [len(SCOUNDRELS)]


def test_money_for_junks_is_what_the_score_says() -> None:
    everywhere: Any = {junk: [[0]] for junk in ("grey", "orange", "purple", "brown", "white")}
    assert scoring.presences(SimpleNamespace(holds=everywhere), 0) == [["all", 25]]
    everywhere["grey"] = []
    seen = scoring.presences(SimpleNamespace(holds=everywhere), 0)
    assert {line[1] for line in seen} == {4} and len(seen) == 4
    pair: Any = SimpleNamespace(holds={**everywhere, "grey": [[0]]}, seats=2)
    most = scoring.majorities(pair, 0)
    assert [line[1] for line in most] == [2] * 5 + [5]


def test_everybody_begins_with_two_supply_cards() -> None:
    assert supply.supplies(Dschunke.new(4, {}, 1), 0) == 2


def test_a_market_has_ten_cards_and_a_kind_eighteen() -> None:
    assert COUNTS["market"] == special.LAST_ROUND == 10
    assert GOODS_OF_A_KIND == 18
