"""Style sheets: no name that one part of the app gives reaches into another part."""

import pytest

from server.source import SOURCE
from tests.parts import SHEETS, Parts
from tests.style import rules, selectors


def test_every_rule_matches_nothing_but_its_own_part() -> None:
    assert Parts(SHEETS).strangers() == []


def test_the_page_that_leads_to_keeping_the_app_names_nothing_that_the_colours_name() -> None:
    """It has a document of its own; of the app's sheets only the colours are in it."""
    page = Parts({"keep": (SOURCE / "server" / "web" / "keep" / "keep.css").read_text("utf-8")})
    colours = Parts({"tokens": SHEETS["tokens"]})
    assert page.named_in(("keep",)) and not page.named_in(("keep",)) & colours.named_in(("tokens",))


FAULTS = {
    "a junk's strip, as if there were none in notices": (
        "board-dschunke", ".dschunke .strip { width: 99% }"
    ),
    "a note, as if there were no page of that name": (
        "board-dschunke", ".dschunke .ledger .note { color: gray }"
    ),
    "what two boards call the same": ("board-klunker", ".spread .line { display: flex }"),
    "whatever stands at a game's table": ("board-halunken", ".halunken img { width: 100% }"),
    "a state without a thing": ("table-things", ".is-fresh > button { isolation: isolate }"),
    "a building block": (
        "home", "@media print { @supports (gap: 0) { .glyph { width: 1rem } } }"
    ),
    "what is hidden in a nested rule": (
        "net-strip", ".strip { color: red; & > p, .told & { + .glyph { width: 1rem } } }"
    ),
    "what stands beside one's own": ("board-klunker", ".shop { ~ .strip { width: 1rem } }"),
    "one way of several": (
        "setup", ":is(.setup .role, :where(.plain, .choice)):not(.setup *) { gap: 0 }"
    ),
}  # fmt: skip


def with_rule(sheet: str, rule: str) -> list[str]:
    return Parts({**SHEETS, sheet: SHEETS[sheet] + rule}).strangers()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_rule_that_reaches_further_is_found(fault: str) -> None:
    assert with_rule(*FAULTS[fault])


@pytest.mark.parametrize(
    "sheet, rule",
    [
        ("board-halunken", ".halunken .tavern .open { color: red }"),
        ("curtain", ".curtain { .plate > &:hover { gap: 0 } }"),
        ("net-strip", ".strip { .quiet { gap: 0 } } .table .strip .confirm { gap: 0 }"),
        ("net-tv", ":root:has(.tv) { font-size: 2rem } .tv .players { gap: 0 }"),
        ("setup", ".setup .choice:has(.rank) { gap: 0 }"),
    ],
)
def test_in_its_own_place_a_part_may_style_what_it_likes(sheet: str, rule: str) -> None:
    assert with_rule(sheet, rule) == []


def test_sheets_are_read_as_browsers_read_them() -> None:
    text = """
    @import url("a;b.css");
    /* .not { this: one } */ .a, .b > .c { content: "} .no {"; .d:hover & , + .e { gap: 0 } }
    @media (min-width: 1px) { @container x (width > 1px) { :is(.f .g, .h)::before { gap: 0 } } }
    @keyframes k { from { gap: 0 } }
    """
    found = rules(text)
    assert [rule.line for rule in found] == [3, 3, 4]
    ways = [
        " ".join(f"{one.combinator}.{'.'.join(sorted(one.names))}" for one in way)
        for rule in found
        for way in rule.ways()
    ]
    assert ways == [
        " .a", " .b >.c", " .d  .a", " .d  .b >.c", " .a +.e", " .b >.c +.e", " .f  .g", " .h",
    ]  # fmt: skip
    assert [len(selectors(text)) for text in (".a:not(.b, .c)", ":where(.a, .b) :is(p, li)")] == [
        1,
        4,
    ]
