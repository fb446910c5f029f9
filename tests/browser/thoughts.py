"""When the page's worker thinks, and what keeps the page busy meanwhile."""

from playwright.sync_api import Page

SLOWER = 4

WATCH = """
window.thoughts = []
window.busy = []
const post = Worker.prototype.postMessage
Worker.prototype.postMessage = function (message) {
    if (!this.watched) {
        this.watched = true
        this.addEventListener("message", (event) => {
            const last = thoughts[thoughts.length - 1]
            if (last && !last[1] && "answer" in JSON.parse(event.data)) last[1] = event.timeStamp
        })
    }
    thoughts.push([performance.now(), 0])
    post.call(this, message)
}
new PerformanceObserver((list) => {
    for (const task of list.getEntries()) busy.push([task.startTime, task.duration])
}).observe({ type: "longtask", buffered: true })
"""
# A task that has begun before the question, or goes on behind the answer, is the page's own turn.
MEANWHILE = """() => {
    const found = []
    for (const [asked, answered] of thoughts.filter((thought) => thought[1])) {
        for (const [start, long] of busy) {
            if (start > asked && start + long < answered) found.push(Math.round(long))
        }
    }
    return found
}"""


def slowed(page: Page) -> None:
    """A phone a quarter as fast; its worker is not slowed by this."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def forget(page: Page) -> None:
    """What the start was busy with does not count."""
    page.evaluate("thoughts.length = busy.length = 0")


def thought(page: Page, number: int) -> None:
    """Wait until so many questions have been answered."""
    page.wait_for_function(f"thoughts.filter((thought) => thought[1]).length >= {number}")


def meanwhile(page: Page) -> list[int]:
    """How long the page was kept busy while something was thought about: tasks over 50 ms."""
    found: list[int] = page.evaluate(MEANWHILE)
    return found
