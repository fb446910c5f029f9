"""Thinking, for bots and for advice: done by a worker, so that the page never waits.

One question is thought about at a time. Whoever decides may be watched meanwhile: that is thought
about in slices, as long as nobody asks anything, and left alone where there is no worker.
Without a worker, or with one that does not start, it is done here, after the page has been drawn.
"""

from browser import window
from javascript import JSON

START = 15000
"""Milliseconds until a worker that has not begun is given up."""
RETRIES = 1
"""So many workers may break down before an answer, and another one is tried."""
LIMIT = 30000
"""Milliseconds until a thought counts as lost."""
STEADY = "steady"
"""In a challenge bots think as long as it takes, for any device is to find the same."""
UNHURRIED = 10
"""So many times as long it may take before it counts as lost."""

questions: "list[Question]" = []
watched: "list[Watched]" = []
"""The decision that is watched, if one is."""
thinker: dict = {
    "worker": None, "ready": False, "timer": 0, "errors": 0, "hopeless": False, "slice": None,
}  # fmt: skip
"""`slice` is whose slice is being thought now."""


class Question:
    """What a bot is asked, for a screen; `asked` when it has been handed to the worker.

    `kind` is "think" for a move that a bot makes, "advise" for what a person wants to know.
    """

    def __init__(self, asker: int, kind: str, answer, request: dict) -> None:
        self.asker = asker
        self.kind = kind
        self.answer = answer
        self.text = JSON.stringify(request)
        self.steady = STEADY in request
        self.asked = False


class Watched:
    """A decision beside which is thought, for a screen; `rests` while there is nothing to weigh."""

    def __init__(self, asker: int, answer, request: dict) -> None:
        self.asker = asker
        self.answer = answer
        self.request = request
        self.rests = False


def do_watch(asker: int, answer, request: dict) -> None:
    """Think beside this decision, in place of any other one."""
    watched[:] = [Watched(asker, answer, {**request, "picked": None})]
    go_on()


def do_weigh(asker: int, send, move) -> None:
    """This is about to be done: it joins the race."""
    for one in watched:
        if one.asker == asker:
            one.request["picked"] = move
            one.rests = False
    go_on()


def do_unwatch(asker: int, send) -> None:
    watched[:] = [one for one in watched if one.asker != asker]


def do_think(asker: int, answer, request: dict) -> None:
    ask(Question(asker, "think", answer, request))


def do_advise(asker: int, answer, request: dict) -> None:
    ask(Question(asker, "advise", answer, request))


def ask(question: Question) -> None:
    questions.append(question)
    go_on()


def do_unthink(asker: int, send) -> None:
    forget(asker, ("think",))


def do_unadvise(asker: int, send) -> None:
    forget(asker, ("advise",))
    if thinker["worker"] is None and not thinker["hopeless"]:
        hire()  # the next bot need not wait for another one to start


def end(asker: int) -> None:
    do_unwatch(asker, None)
    forget(asker, ("think", "advise"))


def forget(asker: int, kinds: tuple) -> None:
    """Drop what a screen has asked; a thought that is being thought ends with its worker."""
    left = []
    for question in questions:
        if question.asker != asker or question.kind not in kinds:
            left.append(question)
        elif question.asked:
            dismiss()
    questions[:] = left
    go_on()


def go_on() -> None:
    """Hand over the next question as soon as somebody can think."""
    if thinker["slice"] is not None or questions and questions[0].asked:
        return
    if not questions:
        look_on()
    elif thinker["hopeless"]:
        questions[0].asked = True
        window.setTimeout(think_here, 20, questions[0])
    elif thinker["worker"] is None:
        hire()
    elif thinker["ready"]:
        questions[0].asked = True
        limit(LIMIT * UNHURRIED if questions[0].steady else LIMIT)
        thinker["worker"].postMessage(questions[0].text)


def look_on() -> None:
    """Nobody asks anything: a slice of thought for whoever is watched."""
    if not watched or watched[0].rests or thinker["hopeless"]:
        return
    if thinker["worker"] is None:
        hire()
    elif thinker["ready"]:
        thinker["slice"] = watched[0]
        limit(LIMIT)
        thinker["worker"].postMessage(JSON.stringify(watched[0].request))


def looked_on(one: Watched, found) -> None:
    """What a slice has brought; only what costs much is worth a word."""
    thinker["slice"] = None
    if one in watched:
        if found is None:
            watched.remove(one)
        elif same(found["picked"], one.request["picked"]):
            one.rests = found["rests"]
            if found["cost"]:
                one.answer(found, "")
    go_on()


def same(one, other) -> bool:
    return JSON.stringify(one) == JSON.stringify(other)


def hire() -> None:
    """Start a worker; it says when it is ready."""
    try:
        worker = window.unke.worker()
    except Exception:  # no workers here
        give_up(True)
        return
    thinker["worker"] = worker
    worker.addEventListener("message", on_word)
    worker.addEventListener("error", on_error)
    limit(START)


def limit(milliseconds: int) -> None:
    window.clearTimeout(thinker["timer"])
    thinker["timer"] = window.setTimeout(on_limit, milliseconds)


def dismiss() -> None:
    window.clearTimeout(thinker["timer"])
    if thinker["worker"]:
        thinker["worker"].terminate()
    thinker["worker"] = None
    thinker["ready"] = False
    thinker["slice"] = None


def on_error(event) -> None:
    """The worker has broken down. Once may be a moment's lack of memory or network, so another
    worker gets the question; what breaks down again before it has answered is hopeless.
    """
    thinker["errors"] += 1
    give_up(thinker["errors"] > RETRIES)


def give_up(for_good: bool) -> None:
    """Do without this worker, or without any: think here from now on."""
    dismiss()
    watched.clear()
    thinker["hopeless"] = for_good
    if questions:
        questions[0].asked = False
    go_on()


def on_limit() -> None:
    if thinker["slice"] is not None:
        watched.clear()
        dismiss()
        go_on()
    elif thinker["ready"]:
        dismiss()
        close(None, "slow")
    else:
        give_up(True)


def on_word(event) -> None:
    """The worker is ready, or has an answer: JSON text either way."""
    word = JSON.parse(event.data)
    window.clearTimeout(thinker["timer"])
    if "ready" in word:
        thinker["ready"] = True
        go_on()
    else:
        thinker["errors"] = 0
        if thinker["slice"] is not None:
            looked_on(thinker["slice"], word["answer"])
            return
        close(word["answer"], word["problem"])


def close(answer: object, problem: str) -> None:
    question = questions.pop(0)
    question.answer(answer, problem)
    go_on()


def think_here(question: Question) -> None:
    if not questions or questions[0] is not question:
        return
    from client.thinking.bots import answered

    request = JSON.parse(question.text)
    if request.get("level", "random") != "random" and not question.steady:
        request["level"] = "solid"  # a search would keep the page waiting
    word = answered(request, clock)
    close(word["answer"], word["problem"])


def clock() -> int:
    return window.performance.now()
