"""View trees: plain data that says what it is, and travels as JSON."""

import json

from client.app import trouble
from client.app.tree import button, classes, element, li, ul
from tests.client.stage import check, words


def test_an_element_is_plain_data() -> None:
    assert button("Go", " ", 2, tap=["go"], class_="big") == [
        "button",
        {"tap": ["go"], "class_": "big"},
        ("Go", " ", 2),
    ]
    assert element("mark")("x")[0] == "mark"


def test_a_tree_travels_as_json() -> None:
    tree = ul([li("a", key="a"), None, li(["b", ["c"]], key=2)])
    assert json.loads(json.dumps(tree)) == json.loads(
        '["ul", {}, [[["li", {"key": "a"}, ["a"]], null, ["li", {"key": 2}, [["b", ["c"]]]]]]]'
    )


def test_classes_are_those_that_are_on() -> None:
    assert classes("card", "", is_lit=True, gone=0, big=["x"]) == "card is-lit big"
    assert classes("card", None, False, "lit" and "is-lit") == "card is-lit"
    assert classes() == ""


def test_the_sheet_for_errors_speaks_every_language() -> None:
    from client.app import settings

    before = settings.now["language"]
    seen = set()
    for language in settings.CHOICES["language"]:
        settings.now["language"] = language
        tree = trouble.view()
        check(tree)
        seen.add(" ".join(words(tree)))
    settings.now["language"] = before
    assert len(seen) == 3
