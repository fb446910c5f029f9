"""Reading the rules: page by page, found from the table, and back to it as it was."""

import pytest

from client.manual import pages
from client.screens import look, result, rules, setup, table
from shared_rules import GAMES
from shared_rules.extras import has
from tests.client.laid import laid, root
from tests.client.phone import Phone, played
from tests.client.stage import Stage, elements

LAST = len(pages.leaves_of("klunker")) - 1


def heading(stage: Stage) -> str:
    return stage.text(stage.find("h1")[0])


def test_pages_are_turned_by_a_finger_and_by_buttons_and_end_at_both_ends() -> None:
    stage = Stage(rules, "klunker")
    assert heading(stage) == "What it is about"
    stage.send("swipe", "back")
    assert stage.model.at == 0
    for at in range(1, LAST + 1):
        if at % 2:
            stage.send("swipe", "on")
        else:
            stage.tap("page", at)
        assert stage.model.at == at
        assert stage.effects == [("focus", ".rules h1")]
    stage.send("swipe", "on")
    assert stage.model.at == LAST
    stage.tap("back")
    assert stage.effects == [("back",)]


@pytest.mark.parametrize("game", list(GAMES))
def test_the_contents_lead_to_every_page(game: str) -> None:
    stage = Stage(rules, game)
    for name, *_ in pages.pages_of(game):
        stage.tap("contents")
        assert stage.find("dialog")
        stage.tap("page", pages.numbered(game, name))
        assert heading(stage) == pages.texts_of(game)[name]
        assert not stage.find("dialog")


def test_back_closes_the_contents_first() -> None:
    stage = Stage(rules, "halunken")
    assert rules.back(stage.model) is None
    stage.tap("contents")
    assert rules.back(stage.model) == ["close"]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_section_can_be_asked_for_and_is_marked(game: str) -> None:
    for page, leaf in pages.leaves_of(game):
        for section, _ in leaf:
            stage = Stage(rules, game, page, section)
            assert stage.effects == [("focus", f"[data-section={section}]")]
            meant = [p for p in elements(stage.tree) if "is-meant" in (p[1].get("class_") or "")]
            assert [place[1]["data_section"] for place in meant] == [section]
            assert heading(stage) == pages.texts_of(game)[page]


@pytest.mark.parametrize("words", [("nothing",), (), ("klunker", "no", "'] script")])
def test_an_address_that_leads_nowhere_leads_to_something_to_read(words: tuple[str, ...]) -> None:
    stage = Stage(rules, *words)
    assert heading(stage) in ("How to play", "What it is about")
    assert stage.effects in ([], [("focus", "[data-section=none]")])


# From the table and back


def test_a_thing_leads_to_its_rule_and_the_table_stays_as_it_is() -> None:
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    jewel = stage.model.host.table.game.hands[0][0]
    stage.tap("pick", jewel, 0)
    before = stage.model.picks
    stage.send("what", "necklace")
    stage.tap("rule", "item.necklace")
    assert stage.effects == [("go", "rules", "klunker", "sale", "necklaces")]
    assert stage.model.overlay == []
    assert stage.model.picks is before and before.items == [jewel]
    assert root(stage) == "table"


def test_the_question_leads_to_the_rules_of_all_its_answers() -> None:
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    stage.tap("overlay", "moment")
    assert "Which jewels go into your window?" in stage.text(stage.find("dialog")[0])
    stage.tap("rule", "ask.windows")
    assert stage.effects == [("go", "rules", "klunker", "windows", "fill")]
    stage.tap("overlay", "menu")
    stage.tap("rule", "")
    assert stage.effects == [("go", "rules", "klunker")]


def test_what_is_read_does_not_tell_what_is_in_the_hand() -> None:
    """The address has pages and sections, and never the name of a thing."""
    things = {"red-15", "tavern-3", "step-4", "seat-1"}
    ways = {tuple(pages.way("halunken", pages.key_of(thing))) for thing in things}
    sections = {
        (page, section) for page, leaf in pages.leaves_of("halunken") for section, _ in leaf
    }
    assert {way[2:] for way in ways} <= sections


def test_several_people_find_covered_cards_if_the_phone_was_away_meanwhile() -> None:
    stage = laid("klunker", "person", "person", "bot:solid", options={"first": 0})
    stage.tap("uncover")
    assert root(stage) == "table"
    covered = stage.loop.stage
    stage.loop.open[2] = type(covered)(99, ["rules"])
    stage.loop.depth = 2
    stage.loop.hear("hidden")
    assert covered.model.viewer is None and not covered.model.view["private"]
    assert covered.model.asked == 0


# From elsewhere


def test_setup_leads_to_the_rules_of_its_game() -> None:
    phone = Phone(setup, "dschunke")
    phone.tap("rule", "")
    assert ("go", "rules", "dschunke") in phone.done
    for option in phone.model.options():
        phone.tap("option", option["key"])
        phone.tap("rule", "option." + option["key"])
        assert len(phone.told("go")[-1]) == 5


@pytest.mark.parametrize("game", list(GAMES))
def test_every_line_of_the_score_sheet_can_be_asked_about(game: str) -> None:
    summary = {
        "game": game,
        "players": played(game).players,
        "options": {"first": "lot"},
        "outcome": played(game, moves=-1).game.outcome(),
    }
    phone = Phone(result, "abc", summaries={"abc": summary})
    asked = [tap for tap in phone.taps() if tap[0] == "reason"]
    keys = {line[0] for lines in summary["outcome"]["sheet"] for line in lines}
    assert {tap[1] for tap in asked} == keys
    for tap in asked:
        phone.tap(*tap)
        phone.tap("rule", "score." + tap[1])
        where = phone.told("go")[-1]
        assert where[:3] == ("go", "rules", game) and len(where) == 5


def test_looking_back_one_can_ask_for_a_rule() -> None:
    table_then = played("klunker", moves=-1)
    phone = Phone(look, "abc", tables={"abc": table_then.save()})
    phone.wait()
    phone.send("what", "shoe")
    phone.tap("rule", "item.shoe")
    assert phone.told("go")[-1] == ("go", "rules", "klunker", "sale", "four")


def test_the_table_has_its_rules_at_hand_also_while_others_move() -> None:
    stage = laid("klunker", "bot:solid", "person", "bot:solid", options={"first": 0})
    assert not stage.model.view["offers"]
    stage.tap("overlay", "moment")
    assert [tap for tap in stage.taps() if tap[0] == "rule"][0] == ["rule", "ask.windows"]
    assert table.back(stage.model) == ["close"]


@pytest.mark.parametrize("way", ["lesson", "puzzles"])
def test_the_contents_lead_to_the_lesson_and_the_puzzles_of_a_game_that_has_some(way: str) -> None:
    for game in GAMES:
        phone = Phone(rules, game)
        phone.tap("contents")
        assert (["go", way, game] in phone.taps()) == has(game, way)
