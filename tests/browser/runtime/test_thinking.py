"""Bots think in a worker, and without one in the page."""

import pytest

from tests.browser.runtime.probes import Probe

VIEW = {"game": "klunker", "offers": [{"verb": "decline", "among": [], "least": 0, "most": 0}]}


def test_a_bot_thinks_in_a_worker(probe: Probe) -> None:
    probe.do(["think", {"view": VIEW, "level": "random", "seed": 1}, ["moved"]])
    probe.heard("['moved', ['decline'], '']")
    assert len(probe.page.workers) == 1


def test_a_bot_that_fails_says_so(probe: Probe) -> None:
    probe.do(["think", {"view": {}, "level": "random", "seed": 1}, ["moved"]])
    probe.heard("['moved', None, 'broken']")


def test_thinking_ends_with_its_worker(probe: Probe) -> None:
    question = ["think", {"view": VIEW, "level": "random", "seed": 1}, ["moved"]]
    probe.do(question)
    probe.heard("['moved', ['decline'], '']")
    probe.do(question, ["unthink"])
    probe.page.wait_for_timeout(300)
    assert probe.page.workers == []
    assert probe.told().count("['decline']") == 1
    probe.do(question)
    probe.page.wait_for_function("heard.textContent.split(\"['decline']\").length === 3")


@pytest.mark.parametrize(
    "broken",
    [
        "() => { unke.worker = () => { throw new Error('no workers') } }",
        "() => { unke.worker = () => new Worker('nothing-here.js') }",
    ],
)
def test_without_a_worker_the_page_thinks(probe: Probe, broken: str) -> None:
    probe.page.evaluate(broken)
    probe.do(["think", {"view": VIEW, "level": "random", "seed": 1}, ["moved"]])
    probe.heard("['moved', ['decline'], '']")
