"""Home as the page has it before Python runs: drawn here, as the browser would get it.

Which form a phone sees, static/app/first.js chooses: a template for each language, and inside it
what differs with a setting once for each of its values. Python takes the nodes over when it comes
to draw the very same tree (static/app/patch.js).
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

ASK = """
import json, sys
from client.app import settings
from client.screens import home

def drawn():
    return home.view(home.init([])[0])

settings.served["by"] = sys.argv[1]
homes = {}
for language in settings.ALL["language"]:
    settings.now["language"] = language
    homes[language] = drawn(), []
    for name in settings.ALL:
        usual = settings.now[name]
        for value in settings.ALL[name] if name != "language" else ():
            settings.now[name] = value
            homes[language][1].append((name, settings.written(value), drawn()))
        settings.now[name] = usual
print(json.dumps(homes))
"""
"""What CPython is asked in the source's folder: home in each language, and with each setting as it
may be. It is a process of its own, because what is built need not be the client that lies here."""

VOID = ("br", "hr", "img", "input")
MESSAGES = ("tap", "hold", "input", "change", "submit", "dismiss", "swipe")
NOT_IN_PAGES = ("style", "modal", "value", "checked", "selected")
"""What the page's policy refuses, or what is the node's and not the page's."""


class Otherwise(NamedTuple):
    """A part of home as it is where a setting has another value."""

    setting: str
    value: str
    tree: Any


def templates(source: Path, host: str) -> str:
    """Home for the page, in each language."""
    command = [sys.executable, "-c", ASK, host]
    clean = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    told = subprocess.run(
        command, cwd=source, env=clean, check=True, stdout=subprocess.PIPE, text=True
    )
    drawn = {
        language: markup(usual, [Otherwise(*one) for one in others])
        for language, (usual, others) in json.loads(told.stdout).items()
    }
    return "\n".join(f'<template id="home-{key}">{text}</template>' for key, text in drawn.items())


def markup(tree: Any, others: Sequence[Otherwise] = ()) -> str:
    """What a tree looks like in a page; what is otherwise stands there in each form."""
    others = [other for other in others if other.tree != tree]
    if not all(is_like(other.tree, tree) for other in others):
        return "".join(forms(tree, others))
    if not isinstance(tree, list):
        return "" if tree in (None, False, True) else escape(str(tree), quote=False)
    parts = [
        markup(part, [other._replace(tree=inside(other.tree)[place]) for other in others])
        for place, part in enumerate(inside(tree))
    ]
    return tagged(tree, parts) if is_element(tree) else "".join(parts)


def is_element(tree: Any) -> bool:
    return isinstance(tree, list) and len(tree) == 3 and isinstance(tree[1], dict)


def is_like(tree: Any, other: Any) -> bool:
    """Whether two parts differ in what is inside of them alone, each in its place."""
    if is_element(tree) or is_element(other):
        outside = is_element(tree) and is_element(other) and tree[:2] == other[:2]
    else:
        outside = isinstance(tree, list) and isinstance(other, list)
    return outside and len(inside(tree)) == len(inside(other))


def inside(tree: list[Any]) -> list[Any]:
    children: list[Any] = tree[2] if is_element(tree) else tree
    return children


def forms(tree: Any, others: list[Otherwise]) -> Iterator[str]:
    """A part in all its forms, each marked with the values for which it stands there."""
    [setting] = {other.setting for other in others}  # two at one place could not be told apart
    yield marked(tree, "data-unless", [setting, *[other.value for other in others]])
    for place, other in enumerate(others):
        if other.tree not in [earlier.tree for earlier in others[:place]]:
            same = [one.value for one in others if one.tree == other.tree]
            yield marked(other.tree, "data-when", [setting, *same])


def marked(tree: Any, mark: str, words: list[str]) -> str:
    if tree is None:
        return ""
    tag, attributes, children = tree
    return markup([tag, {**attributes, mark: " ".join(words)}, children])


def tagged(tree: list[Any], parts: list[str]) -> str:
    tag, attributes, children = tree
    texts = [bool(part) and not part.startswith("<") for part in parts if part]
    if any(texts[1:][place] and text for place, text in enumerate(texts[:-1])):
        raise ValueError(f"two texts in a row become one in a page: {children}")
    worn = "".join(f' {name}="{escape(text)}"' for name, text in wears(attributes))
    return f"<{tag}{worn}>" + ("" if tag in VOID else f"{''.join(parts)}</{tag}>")


def wears(attributes: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The attributes as static/app/patch.js writes them."""
    for told, value in attributes.items():
        name = told.removesuffix("_").replace("_", "-")
        if name in NOT_IN_PAGES:
            raise ValueError(f"{name} cannot be drawn before Python runs")
        if name == "key" or value is None:
            continue
        if name in MESSAGES:
            yield f"data-{name}", json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        elif name.startswith("aria-"):
            yield name, str(value).lower() if isinstance(value, bool) else str(value)
        elif value is not False:
            yield name, "" if value is True else str(value)
