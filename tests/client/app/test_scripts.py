"""One dialect of JavaScript in static/, small and strict, so that all of it reads alike.

No semicolons at the ends of lines, double quotes, const and let, strict comparison. Scripts are
ES2020, like the browsers that Brython needs. boot.js, first.js and theme.js are ES2015: where a
browser is too old for the rest, they are what says so.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

STATIC = Path(__file__).resolve().parents[3] / "static"
SCRIPTS = sorted(STATIC.rglob("*.js"))
PLAIN = ("boot.js", "first.js", "theme.js")

OTHER_DIALECTS = {
    r";$": "a semicolon ends a line",
    r"^[(\[`]": "what begins a line goes on with the one before: put a ; in front",
    r"\bvar\b": "var",
    r"(?<![=!])[=!]=(?!=)": "== or != compare loosely",
    r"\balert\(|\bdebugger\b|\beval\(": "not for people",
    r"'": "single quotes",
}
NEWER_THAN_2015 = {
    r"\?\?|\?\.(?!\d)": "?? or ?.",
    r"\basync\b(?! =)|\bawait\b": "async",
    r"\*\*": "**",
    r"\{ *\.\.\.|, \.\.\.\w+ \}": "... in an object",
    r"\bcatch \{": "catch without a name",
}
NEWER_THAN_2020 = {
    r"(\?\?|\|\||&&)=": "??=, ||= or &&=",
    r"(?<![\w.])#\w+ *[(=]": "private fields",
    r"\.(at|replaceAll|hasOwn|findLast)\(": "a method that came later",
}


SKIPPED = (
    r"/\*.*?\*/",
    r"//[^\n]*",
    r'"(?:\\.|[^"\\\n])*"',
    r"'[^'\n]*\"[^'\n]*'",  # what has double quotes in it
    r"`(?:\\.|[^`\\])*`",
    r"/(?![/*])(?:\\.|\[[^]]*\]|[^/\\\n])+/[a-z]*(?=[.,)\s])",
)
"""Comments, strings and patterns: what stands there is no code."""


def code(text: str) -> list[str]:
    """The lines without comments, and with nothing inside of strings."""
    parts = "|".join(SKIPPED)

    def bare(found: re.Match[str]) -> str:
        kept = '""' if found[0][0] in "\"'`" else "/x/" if found[0][:2] not in ("/*", "//") else ""
        return kept + "\n" * found[0].count("\n")

    return [line.rstrip() for line in re.sub(parts, bare, text, flags=re.DOTALL).split("\n")]


def strange(text: str, dialects: dict[str, str]) -> list[str]:
    return [
        f"{number}: {why}: {line.strip()}"
        for number, line in enumerate(code(text), 1)
        for pattern, why in dialects.items()
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_keeps_to_the_dialect(script: Path) -> None:
    text = script.read_text("utf-8")
    newer = {**NEWER_THAN_2015, **NEWER_THAN_2020} if script.name in PLAIN else NEWER_THAN_2020
    assert strange(text, {**OTHER_DIALECTS, **newer}) == []
    assert next(line for line in code(text) if line) == '""', "it begins with use strict"
    assert re.search(r'^"use strict"$', text, re.MULTILINE)


@pytest.mark.skipif(not shutil.which("node"), reason="Chromium reads them all in tests/browser")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_can_be_parsed(script: Path) -> None:
    read = subprocess.run(["node", "--check", script], capture_output=True, text=True)
    assert read.returncode == 0, read.stderr


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("let a = 1;", "semicolon"),
        ("(() => {})()", "in front"),
        ("var a = 1", "var"),
        ("if (a == b) c()", "loosely"),
        ("const a = 'b'", "quotes"),
        ("a = b ?? c", "??"),
        ("a = b?.c", "??"),
        ("const f = async () => {}", "async"),
        ("a ||= b", "??="),
    ],
)
def test_another_dialect_is_noticed(line: str, why: str) -> None:
    [found] = strange(line, {**OTHER_DIALECTS, **NEWER_THAN_2015, **NEWER_THAN_2020})
    assert why in found


def test_comments_and_strings_may_say_anything() -> None:
    text = "/* it's a == b; */\nconst a = \"it's;\" // what's this;\nconst b = `var ${a};`\n"
    assert strange(text, {**OTHER_DIALECTS, **NEWER_THAN_2015}) == []
