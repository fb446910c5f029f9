"""The worker's side of thinking: imported in a worker, it answers one question after the other."""

from browser import self as worker
from javascript import JSON

from client.app.parts import REVIEW
from client.thinking.bots import answered


def on_message(event) -> None:
    """A question as JSON text; the answer goes back in the same way."""
    request = JSON.parse(event.data)
    worker.bring(request["view"]["game"])
    if "task" in request:
        worker.bring(REVIEW)
    worker.postMessage(JSON.stringify(answered(request, clock)))


def clock() -> int:
    return worker.performance.now()


worker.addEventListener("message", on_message)
worker.postMessage(JSON.stringify({"ready": "brython"}))
