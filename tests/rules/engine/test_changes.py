"""Changes lead from one plain value to the other, and are smaller than it between like views."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shared_rules.engine.chance import Chance
from shared_rules.engine.changes import changed, changes

from ..every import SETUPS, begin, named, walk

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(values, values)
def test_changes_lead_from_one_value_to_the_other(before, after):
    kept = json.dumps(before)
    there = changed(before, json.loads(json.dumps(changes(before, after))))
    assert json.dumps(there, sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == kept


@given(values)
def test_nothing_has_changed_between_a_value_and_itself(value):
    assert changes(value, value) == {}
    assert changed(value, {}) is value


def test_a_number_is_no_truth_value():
    assert changes([1, 2], [True, 2]) == {"0": [True]}


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_from_moment_to_moment_little_changes(setup):
    """In bytes, all moments of all moves: a third of the views at most, and most games less."""
    whole = little = 0
    for game, seat, move, after in walk(begin(setup, 5), Chance(5)):
        views = [game.view(0)]
        game.play(seat, move, lambda now, views=views: views.append(now.view(0)))
        views.append(after.view(0))
        for before, later in zip(views, views[1:], strict=False):
            change = changes(before, later)
            assert changed(before, change) == later
            whole += len(json.dumps(later))
            little += len(json.dumps(change))
    assert little * 3 < whole
