"""Home as markup: what differs with a setting stands there in each form, and nothing is lost."""

from typing import Any

import pytest

from client.app.tree import button, div, img, p
from server.build.drawn import Otherwise, markup


def plain(tree: Any) -> Any:
    """A tree as it comes from the process that has drawn it."""
    return [plain(one) for one in tree] if isinstance(tree, (list, tuple)) else tree


def drawn(tree: Any, **others: tuple[str, Any]) -> str:
    return markup(
        plain(tree),
        [Otherwise(name, value, plain(other)) for name, (value, other) in others.items()],
    )


def test_markup_is_what_the_patch_would_write() -> None:
    tree = div(
        button("a < b", tap=["go", "ü", 1], aria_pressed=False, disabled=True, key="k"),
        None,
        [img(src="art/x.svg", alt="", draggable="false", hidden=False)],
        class_="x",
        data_screen='"',
    )
    assert drawn(tree) == (
        '<div class="x" data-screen="&quot;">'
        '<button data-tap="[&quot;go&quot;,&quot;ü&quot;,1]" aria-pressed="false" disabled="">'
        "a &lt; b</button>"
        '<img src="art/x.svg" alt="" draggable="false"></div>'
    )


def test_what_is_otherwise_stands_there_in_each_form() -> None:
    written = markup(
        plain(div(p("new"), p("always"))),
        [
            Otherwise(
                "lesson", value, plain(div(p("on") if value.isdigit() else None, p("always")))
            )
            for value in ("never", "1", "2")
        ],
    )
    assert written == (
        '<div><p data-unless="lesson never 1 2">new</p>'
        '<p data-when="lesson 1 2">on</p><p>always</p></div>'
    )


def test_a_setting_that_changes_nothing_leaves_no_trace() -> None:
    assert drawn(div(p("a")), theme=("dark", div(p("a")))) == "<div><p>a</p></div>"


def test_two_settings_at_one_place_are_no_build() -> None:
    with pytest.raises(ValueError, match="too many values"):
        drawn(div(p("a")), one=("on", div(p("b", id="b"))), two=("on", div(p("c", id="c"))))


@pytest.mark.parametrize("tree", [p("a", "b"), p("a", style={"color": "red"}), p(value=1)])
def test_what_a_page_cannot_hold_is_no_build(tree: Any) -> None:
    with pytest.raises(ValueError, match="."):
        drawn(tree)
