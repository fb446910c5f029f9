"""static/app/patch.js alone in a page: what it draws, what it leaves as it is, what it refuses."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playwright.sync_api import Browser, Error, Page

from client.app.tree import (
    button,
    classes,
    dialog,
    div,
    h1,
    img,
    input_,
    li,
    main,
    p,
    rect,
    svg,
    ul,
)
from server.source import SOURCE

Draw = Callable[[Any], None]


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    page.set_content("<div id=app>loading</div>")
    page.add_script_tag(content=(SOURCE / "static" / "app" / "patch.js").read_text("utf-8"))
    yield page
    page.close()


@pytest.fixture
def page(blank: Page) -> Page:
    blank.evaluate(
        "document.getElementById('app').replaceWith(Object.assign("
        "document.createElement('div'), {id: 'app'}))"
    )
    return blank


@pytest.fixture
def draw(page: Page) -> Draw:
    def draw(tree: Any) -> None:
        page.evaluate("text => unke.patch(document.getElementById('app'), text)", json.dumps(tree))

    return draw


def markup(page: Page) -> str:
    return str(page.evaluate("document.querySelector('main').innerHTML"))


def test_text_is_never_markup(page: Page, draw: Draw) -> None:
    draw(main("<b>&amp;</b>", p("<script>alert(1)</script>", title='"><i>')))
    assert page.evaluate("document.querySelectorAll('#app b, #app script, #app i').length") == 0
    assert page.evaluate("document.querySelector('main').textContent") == (
        "<b>&amp;</b><script>alert(1)</script>"
    )


@pytest.mark.parametrize(
    "tree",
    [
        ["script", {}, ["1"]],
        ["iframe", {"srcdoc": "x"}, []],
        button("x", onclick="alert(1)"),
        div(srcdoc="x"),
        ["a", {"href": " javascript:alert(1)"}, ["x"]],
        img(src="data:text/html,x"),
        img(src="data:image/svg+xml,x"),
        img(src="blob:http://127.0.0.1/x"),
    ],
    ids=str,
)
def test_what_could_run_is_refused(draw: Draw, tree: Any) -> None:
    with pytest.raises(Error, match="refused"):
        draw(main(tree))


def test_attributes_come_and_go(page: Page, draw: Draw) -> None:
    draw(main(button("a", tap=["go", "6"], class_=classes("card", lit=True), disabled=True)))
    assert markup(page) == (
        '<button data-tap="[&quot;go&quot;,&quot;6&quot;]" class="card lit" disabled="">a</button>'
    )
    draw(main(button("a", class_="card", aria_pressed=False, data_play=True, for_="x")))
    assert markup(page) == (
        '<button class="card" aria-pressed="false" data-play="" for="x">a</button>'
    )


def test_pictures_come_from_where_this_version_has_them(page: Page, draw: Draw) -> None:
    page.evaluate("unke.art = 'art-1a2b/'")
    draw(main(img(src="art/klunker/tooth.svg", alt="")))
    assert page.get_attribute("img", "src") == "art-1a2b/klunker/tooth.svg"


def test_style_goes_through_the_object_model(page: Page, draw: Draw) -> None:
    draw(main(p(style={"--turn": "0.25turn", "color": "red"})))
    draw(main(p(style={"--turn": "0.5turn"})))
    assert page.evaluate("document.querySelector('p').style.cssText") == "--turn: 0.5turn;"


def test_drawings_are_drawings(page: Page, draw: Draw) -> None:
    draw(main(svg(rect(width=4, height=4), viewBox="0 0 4 4")))
    assert page.evaluate("document.querySelector('rect') instanceof SVGRectElement")


def test_an_absent_child_keeps_its_place(page: Page, draw: Draw) -> None:
    draw(main(None, p("a"), [p("b"), p("c")], False, ""))
    page.evaluate("window.kept = [...document.querySelectorAll('p')]")
    draw(main(h1("new"), p("a"), [p("b"), p("c"), p("d")], "text"))
    assert page.evaluate("kept.every((node, i) => document.querySelectorAll('p')[i] === node)")
    assert page.inner_text("main") == "new\n\na\n\nb\n\nc\n\nd\n\ntext"


def test_keyed_children_move_and_are_not_made_anew(page: Page, draw: Draw) -> None:
    def hand(order: str) -> Any:
        return main(ul([li(button(card, id=card), key=card) for card in order]))

    draw(hand("abcdef"))
    page.evaluate("""() => {
        for (const node of document.querySelectorAll('button')) node.mark = node.id
        document.querySelector('#c').focus()
        document.querySelector('ul').animate([{opacity: 0}, {opacity: 1}], 60000)
    }""")
    draw(hand("fcaxe"))
    marks = page.evaluate("[...document.querySelectorAll('button')].map(b => b.mark || b.id + '!')")
    assert marks == ["f", "c", "a", "x!", "e"]
    assert page.evaluate("document.activeElement.id") == "c"
    assert page.evaluate("document.querySelector('ul').getAnimations().length") == 1


def test_what_is_typed_ticked_and_scrolled_stays(page: Page, draw: Draw) -> None:
    def form(count: int) -> Any:
        rows = [p(str(number), key=number) for number in range(count, 60)]
        return main(
            input_(type="text", id="name"),
            input_(type="checkbox", id="tick"),
            div(rows, id="box", style={"height": "80px", "overflow": "auto"}),
        )

    draw(form(0))
    page.fill("#name", "Anna")
    page.check("#tick")
    page.evaluate("document.getElementById('box').scrollTop = 300")
    page.focus("#name")
    draw(form(1))
    assert page.input_value("#name") == "Anna"
    assert page.is_checked("#tick")
    assert page.evaluate("document.getElementById('box').scrollTop") > 200
    assert page.evaluate("document.activeElement.id") == "name"


def test_a_value_from_the_tree_wins_over_what_was_typed(page: Page, draw: Draw) -> None:
    draw(main(input_(type="text", value="A", id="name")))
    page.fill("#name", "B")
    draw(main(input_(type="text", value="A", id="name")))
    assert page.input_value("#name") == "A"


def test_focus_lands_where_the_tree_says_when_its_place_is_gone(page: Page, draw: Draw) -> None:
    def table(hand: str) -> Any:
        cards = [button(card, id=card, key=card) for card in hand]
        return main(h1("Table"), p("Your turn", data_landing=True), cards)

    draw(table("ab"))
    page.focus("#a")
    draw(table("b"))
    assert page.evaluate("document.activeElement.textContent") == "Your turn"


def test_another_screen_begins_at_its_heading_and_at_its_top(page: Page, draw: Draw) -> None:
    draw(["main", {"key": 1}, [h1("One"), div(style={"height": "3000px"})]])
    page.evaluate("scrollTo(0, 500)")
    draw(["main", {"key": 2}, [h1("Two"), div(style={"height": "3000px"})]])
    assert page.evaluate("[document.activeElement.textContent, scrollY]") == ["Two", 0]


def test_a_sheet_lies_above_everything_and_gives_the_focus_back(page: Page, draw: Draw) -> None:
    def screen(sheet: bool) -> Any:
        opened = dialog(button("close", id="close"), modal=True, dismiss=["close"])
        return main(h1("x"), button("open", id="open"), opened if sheet else None)

    draw(screen(False))
    page.focus("#open")
    draw(screen(True))
    assert page.evaluate("document.querySelector('dialog').matches(':modal')")
    assert page.evaluate("document.activeElement.id") == "close"
    draw(screen(False))
    assert page.evaluate("[document.querySelector('dialog'), document.activeElement.id]") == [
        None,
        "open",
    ]


# Any two trees: changing the one into the other gives what drawing the other anew gives.

TEXTS = st.sampled_from(["", "a", "b", "<i>"])
ATTRIBUTES = st.dictionaries(
    st.sampled_from(["class_", "title", "aria_pressed", "hidden"]),
    st.sampled_from([None, True, False, "x", "y"]),
)


def trees(children: Any) -> Any:
    keys = st.none() | st.integers(0, 5)
    some = st.lists(st.none() | TEXTS | children | st.lists(children, max_size=3), max_size=4)
    return st.tuples(st.sampled_from(["p", "div", "ul"]), ATTRIBUTES, keys, some).map(
        lambda made: [made[0], made[1] | ({} if made[2] is None else {"key": made[2]}), made[3]]
    )


TREES = st.recursive(trees(st.just(p("leaf"))), trees, max_leaves=14).map(lambda tree: main(tree))


@settings(max_examples=60)
@given(first=TREES, second=TREES)
def test_changing_is_as_good_as_drawing_anew(blank: Page, first: Any, second: Any) -> None:
    assert blank.evaluate(
        """([first, second]) => {
            const [here, there] = [document.createElement('div'), document.createElement('div')]
            document.body.append(here, there)
            unke.patch(here, first)
            unke.patch(here, second)
            unke.patch(there, second)
            for (const root of [here, there]) {
                root.remove() // and what only the focus has left behind
                root.querySelectorAll('[tabindex]').forEach(n => n.removeAttribute('tabindex'))
            }
            return here.isEqualNode(there)
        }""",
        [json.dumps(first), json.dumps(second)],
    )


def test_a_part_that_is_handed_out_again_is_not_looked_into(blank: Page) -> None:
    """Nor does its place among the others matter."""
    assert blank.evaluate(
        """() => {
            const root = document.createElement('div')
            const [kept, other] = ['kept', 'other'].map(text => ['p', { key: text }, [text]])
            const draw = (...children) => unke.patch(root, { tree: ['main', {}, children] })
            draw(kept, other)
            root.querySelector('p').textContent = 'touched'
            draw(['h2', {}, ['new']], other, kept)
            const [title, second, first] = root.firstChild.children
            return [title, second, first].map(node => node.textContent)
        }"""
    ) == ["new", "other", "touched"]
