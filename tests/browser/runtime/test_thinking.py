"""Bots think in a worker, and without one in the page."""

from ast import literal_eval

import pytest
from playwright.sync_api import Browser

from server.build import small
from shared_rules import GAMES
from shared_rules.engine.bot import advise, choose
from shared_rules.engine.chance import Chance
from tests.browser.runtime.probes import Probe

VIEW = {"game": "klunker", "offers": [{"verb": "decline", "among": [], "least": 0, "most": 0}]}


def test_a_bot_thinks_in_a_worker(probe: Probe) -> None:
    probe.do(["think", {"view": VIEW, "level": "random", "seed": 1}, ["moved"]])
    probe.heard("['moved', {'move': ['decline']}, '']")
    assert len(probe.page.workers) == 1


def test_a_bot_that_fails_says_so(probe: Probe) -> None:
    probe.do(["think", {"view": {}, "level": "random", "seed": 1}, ["moved"]])
    probe.heard("['moved', None, 'broken']")


def test_thinking_ends_with_its_worker(probe: Probe) -> None:
    question = {"view": VIEW, "level": "random", "seed": 1}
    probe.do(["think", question, ["moved"]])
    probe.heard("['moved', {'move': ['decline']}, '']")
    worker = probe.page.workers[0]
    with worker.expect_event("close"):
        probe.do(["think", question, ["forgotten"]], ["unthink"])
    probe.do(["think", question, ["again"]])
    probe.heard("['again', {'move': ['decline']}, '']")
    assert "['forgotten', {" not in probe.told()
    assert len(probe.page.workers) == 1


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
    probe.heard("['moved', {'move': ['decline']}, '']")


BREAKS = """() => {
    const worker = unke.worker
    unke.worker = () => {
        unke.worker = worker
        return new Worker("nothing-here.js")
    }
}"""


def test_where_one_worker_breaks_down_another_thinks(probe: Probe) -> None:
    request = {"view": VIEW, "level": "random", "seed": 1}
    probe.page.evaluate(BREAKS)
    probe.do(["think", request, ["moved"]])
    probe.heard("['moved', {'move': ['decline']}, '']")
    (worker,) = probe.page.workers
    worker.evaluate("void setTimeout(() => { postMessage = undefined })")
    with worker.expect_event("close"):
        probe.do(["think", request, ["again"]])
    probe.heard("['again', {'move': ['decline']}, '']")
    assert len(probe.page.workers) == 1


def question(key: str) -> tuple[dict, dict]:
    """A request, and what comes of it on the server."""
    game = GAMES[key].new(3, {}, 7)
    for _ in range(9):
        seat = game.waiting_for()[0]
        game.advance(seat, choose(game.view(seat), "random", Chance(1)))
    view = game.view(game.waiting_for()[0])
    return {"view": view, "level": "solid", "seed": 5}, advise(view, "solid", Chance(5))


def moved(probe: Probe) -> dict:
    """What has been found out; small Pythons say it in an order of their own."""
    probe.heard("['moved', {")
    for message in literal_eval(probe.told()):
        if message[0] == "moved":
            answer: dict = message[1]
    return answer


def thinks_in_micropython(probe: Probe) -> bool:
    loaded: bool = probe.page.workers[0].evaluate("!!self.loadMicroPython")
    return loaded


@pytest.mark.parametrize("key", list(GAMES))
def test_what_thinks_in_the_worker_moves_as_on_the_server(probe: Probe, key: str) -> None:
    request, expected = question(key)
    probe.do(["think", request, ["moved"]])
    assert moved(probe) == expected
    assert thinks_in_micropython(probe) == bool(small.found())


def test_where_micropython_does_not_arrive_brython_thinks(browser: Browser, probe_app: str) -> None:
    context = browser.new_context(service_workers="block")
    context.route("**/micropython.*", lambda route: route.abort())
    probe = Probe(context.new_page(), probe_app)
    request, expected = question("klunker")
    probe.do(["think", request, ["moved"]])
    assert moved(probe) == expected
    assert not thinks_in_micropython(probe)
    context.close()
