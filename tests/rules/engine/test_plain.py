"""Plain values come back as they went, and a digest sees every change."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shared_rules.engine.plain import Unreadable, copied, digest, read, written

scalars = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text()
values = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20
)


@given(values)
def test_what_is_written_is_json_and_is_read_again(value):
    text = written(value)
    assert json.loads(text) == value
    assert read(text) == value
    assert read(json.dumps(value)) == value


@given(st.text(alphabet='[]{}",:0123456789tfn\\u e-.', max_size=30))
def test_a_text_is_read_like_json_or_refused(text):
    try:
        value = read(text)
    except Unreadable:
        return
    assert json.loads(text, strict=False) == value


@pytest.mark.parametrize(
    "text", ["", "[1,", '{"a" 1}', "[1]]", "1.5", '"\\x"', "[" * 40, "9" * 5000, '{"a":1,}', '"a']
)
def test_broken_texts_are_refused(text):
    with pytest.raises(Unreadable):
        read(text)


def test_a_copy_shares_nothing():
    original = {"a": [[1, 2], {"b": ["x"]}, None], "c": []}
    twin = copied(original)
    assert twin == original
    twin["a"][0].append(3)
    twin["a"][1]["b"].append("y")
    twin["c"].append(1)
    assert original == {"a": [[1, 2], {"b": ["x"]}, None], "c": []}


def test_any_small_change_changes_the_digest():
    variants = [
        {"a": [1, 2], "b": "x"}, {"a": [2, 1], "b": "x"}, {"a": [1, 2], "b": "y"},
        {"a": [1, 2], "c": "x"}, {"a": [[1], 2], "b": "x"}, {"a": [1, 2]}, {"a": [1, True]},
        {"a": [1, None]}, {"a": [1, "2"]}, {"a": [], "b": "x"}, {}, [], None, 0, "", False,
    ]  # fmt: skip
    assert len({digest(value) for value in variants}) == len(variants)


def test_a_digest_does_not_depend_on_the_order_of_keys():
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert len(digest({"a": 1})) == 16
