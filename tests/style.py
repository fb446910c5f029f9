"""Style sheets, read as a browser reads them: their rules, and what a selector can match."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
STRING = re.compile(r""""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'""", re.DOTALL)
SIMPLE = re.compile(
    r"\.(?P<name>(?:[\w-]|\\.)+)|#[\w-]+|(?P<attribute>\[[^\]]*\])"
    r"|::?(?P<pseudo>[\w-]+)(?P<has_argument>\()?|(?P<tag>[\w-]+|\*)|(?P<parent>&)"
)
WITHOUT_SELECTORS = ("@keyframes", "@property", "@font-face", "@counter-style", "@page")
SIBLING = "+~"


@dataclass
class Compound:
    """What is asked of one element, and how it stands to the one before it."""

    combinator: str = " "
    names: set[str] = field(default_factory=set)
    """Its classes."""
    tag: str = ""
    pseudos: set[str] = field(default_factory=set)
    has: list["Selector"] = field(default_factory=list)
    """What it must have inside it or beside it (:has)."""


Selector = list[Compound]
"""One way through a selector; the last compound is the element that a rule is about."""


@dataclass
class Rule:
    line: int
    selector: str
    body: str

    def ways(self) -> list[Selector]:
        return selectors(self.selector)


def rules(text: str) -> list[Rule]:
    """All rules with selectors, those inside @media and the like and nested ones included."""
    text = COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    return list(block(text, 0, len(text), ""))


def block(text: str, start: int, end: int, parent: str) -> Iterator[Rule]:
    """The rules of a block; those inside another rule stand below what that is about."""
    at = start
    while at < end:
        stop = upto(text, at, end, ";{")
        if stop == end or text[stop] == ";":
            at = stop + 1
            continue
        head, close = text[at:stop].strip(), upto(text, stop + 1, end, "}")
        if head.startswith(WITHOUT_SELECTORS):
            pass
        elif head.startswith("@"):
            yield from block(text, stop + 1, close, parent)
        else:
            whole = below(parent, head) if parent else head
            line = text.count("\n", 0, stop - len(text[at:stop].lstrip())) + 1
            yield Rule(line, whole, text[stop + 1 : close])
            yield from block(text, stop + 1, close, whole)
        at = close + 1


def below(parent: str, head: str) -> str:
    """A nested selector written out."""
    whole = f":is({parent})"
    return ", ".join(
        part.replace("&", whole) if "&" in part else f"{whole} {part}" for part in split(head)
    )


def upto(text: str, at: int, end: int, wanted: str) -> int:
    """Where one of these characters stands next, outside of strings, brackets and blocks."""
    depth = 0
    while at < end:
        sign = text[at]
        if sign in "\"'":
            found = STRING.match(text, at)
            at = found.end() if found else end
            continue
        if depth == 0 and sign in wanted:
            return at
        depth += (sign in "([{") - (sign in ")]}")
        at += 1
    return end


def split(text: str) -> list[str]:
    """A list at its commas."""
    parts, at = [], 0
    while at <= len(text):
        stop = upto(text, at, len(text), ",")
        parts.append(text[at:stop].strip())
        at = stop + 1
    return parts


def selectors(text: str) -> list[Selector]:
    """Every way in which an element can match a list of selectors.

    `:is` and `:where` are written out; `:not` is left out, for it only makes a rule match less.
    """
    return [way for part in split(text) for way in ways(part)]


def ways(text: str) -> list[Selector]:
    chains: list[Selector] = [[]]
    at, combinator = 0, " "
    while at < len(text):
        gap = re.compile(r"\s*([>+~])?\s*").match(text, at)
        assert gap
        if gap.end() > at:
            combinator = gap[1] or combinator
            at = gap.end()
            continue
        found, at = compound(text, at)
        chains = [[*chain, *joined(combinator, one)] for chain in chains for one in found]
        combinator = " "
    return chains


def joined(combinator: str, chain: Selector) -> Selector:
    first = chain[0]
    head = Compound(combinator, first.names, first.tag, first.pseudos, first.has)
    return [head, *chain[1:]]


def compound(text: str, at: int) -> tuple[list[Selector], int]:
    """One element's part of a selector, each way with what stands before it inside `:is`."""
    plain = Compound()
    choices: list[list[Selector]] = []
    while at < len(text) and (found := SIMPLE.match(text, at)):
        at = found.end()
        argument = ""
        if found["has_argument"]:
            stop = upto(text, at, len(text), ")")
            argument, at = text[at:stop], stop + 1
        if found["name"]:
            plain.names.add(found["name"])
        elif found["tag"]:
            plain.tag = found["tag"]
        elif found["pseudo"] in ("is", "where"):
            choices.append(selectors(argument))
        elif found["pseudo"] == "has":
            plain.has += selectors(argument)
        elif found["pseudo"]:
            plain.pseudos.add(found["pseudo"])
    assert at == len(text) or text[at] in " \t\n>+~", f"not understood: {text[at:]}"
    return [merged(plain, chosen) for chosen in product(*choices)], at


def merged(plain: Compound, chosen: tuple[Selector, ...]) -> Selector:
    """An element that matches all of these; what stands before them stands before it."""
    before: Selector = []
    last = Compound(" ", set(plain.names), plain.tag, set(plain.pseudos), list(plain.has))
    for chain in chosen:
        before += [Compound(*vars(one).values()) for one in chain[:-1]]
        own = chain[-1]
        if chain[:-1]:
            last.combinator = own.combinator
        last.names |= own.names
        last.tag = last.tag or own.tag
        last.pseudos |= own.pseudos
        last.has += own.has
    return [*before, last]
