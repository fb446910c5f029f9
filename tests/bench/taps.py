"""How soon a tap is answered: from the finger to the painted answer, as Chromium measures it.

The finger lies on the glass as long as a person's, and what counts is the slowest painting of the
three that a tap leads to: when it comes down, when it goes up, when that is a click.

A confirmed move is seen to go at once, and made after that frame; how long it takes until the table
is painted as it stands after the move is told beside it.

The page is slowed 4 times. What counts as quick is scaled by how fast this computer's Brython is:
100 ms are meant for one that plays 15,000 moves a second of the flat yardstick.
"""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from shared_rules import GAMES
from tests.bench import opened
from tests.browser.people.player import Tapper, experienced, sit_down, taught
from tests.brython import BrythonPage

SLOWER = 4
MOVES = 25
PRESS = 70  # ms that a finger lies on the glass
AWAY = 700  # ms
READING = 300  # ms: nobody taps sooner what has just come up
NORMAL = 15_000  # moves a second of the yardstick, in Brython
MOST, RARELY = 100, 200  # ms that 95 and 99 of a hundred taps may take

# The time from input to the next painting; Chromium rounds it to 8 ms and tells from 16 ms on.
WATCH = """() => {
    window.taps = {}
    window.parts = []
    const frames = []
    const timed = (home, name, done) => {
        const work = home[name]
        home[name] = function (...words) {
            const start = performance.now()
            try {
                return work.apply(this, words)
            } finally {
                done(performance.now() - start)
            }
        }
    }
    let drawn = { tree: 0, patch: 0 }
    timed(python, "tree", (time) => (drawn.tree += time))
    timed(unke, "patch", (time) => (drawn.patch += time))
    const next = requestAnimationFrame
    window.requestAnimationFrame = (work) => next((now) => {
        drawn = { tree: 0, patch: 0 }
        const start = performance.now()
        work(now)
        if (drawn.patch) frames.push({ start, end: performance.now(), ...drawn })
    })
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
            const { interactionId, name } = entry
            if (!interactionId || !["pointerdown", "pointerup", "click"].includes(name)) continue
            taps[interactionId] = Math.max(taps[interactionId] ?? 0, entry.duration)
            if (name !== "click") continue
            const { startTime, processingStart, processingEnd, duration } = entry
            const frame = frames.find(({ start }) => start >= processingEnd)
            if (!frame || frame.end > startTime + duration + 8) continue
            const { start, end, tree, patch } = frame
            parts.push({
                waiting: processingStart - startTime,
                model: processingEnd - processingStart,
                frame: start - processingEnd,
                view: end - start - tree - patch,
                tree,
                patch,
                paint: Math.max(0, startTime + duration - end),
            })
        }
    }).observe({ type: "event", durationThreshold: 16 })
    window.made = []
    let since = 0
    addEventListener("click", (event) => {
        if (event.target.closest("[data-tap^='[\\"confirm']")) since = event.timeStamp
    }, true)
    const isSent = () => document.querySelector("[data-screen].is-sent")
    let wasSent = false
    new MutationObserver(() => {
        const sent = Boolean(isSent())
        if (wasSent && !sent && since) {
            const start = since
            since = 0
            requestAnimationFrame(() => setTimeout(() => made.push(performance.now() - start)))
        }
        wasSent = sent
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] })
}"""
YARDSTICK = """
from tests.bench import pace
from tests.bench.flat_klunker import playout
answer = pace.rates(lambda: window.performance.now() / 1000, [playout])
"""


class Patient(Tapper):
    """Reads before he taps, and looks again when the tap must have been answered: looking takes the
    page time, too."""

    def tap(self, place: dict[str, Any]) -> None:
        self.page.wait_for_timeout(READING)
        self.press(place, lambda: self.page.wait_for_timeout(PRESS))

    def follows(self, done: Callable[[dict[str, Any]], bool], patience: float = 10) -> bool:
        self.page.wait_for_timeout(AWAY)
        return super().follows(done, patience)


def speed(browser: Browser) -> float:
    """Moves a second of the yardstick, in Brython, not slowed."""
    page = BrythonPage(browser, "tests/bench/pace.py", "tests/bench/flat_klunker.py")
    rate: float = page.run(YARDSTICK)[0]
    page.close()
    return rate


Parts = list[dict[str, float]]
"""Of each tap how long each part of answering it took."""


def taps(page: Page, game: str) -> tuple[list[float], list[float], Parts]:
    """Milliseconds of every tap of the first moves of a game, until each move was there, and of
    what the taps consist.
    """
    sit_down(page, game, max(GAMES[game].SEATS) if game != "klunker" else 4)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH)
    robot = Patient(page)
    made = 0
    while robot.moves < MOVES and robot.step() != "result":
        made += 1
    page.wait_for_timeout(500)
    told: list[float] = page.evaluate("Object.values(taps)")
    # Chromium does not tell those that took less than 16 ms.
    every = told + [8.0] * max(0, made - len(told))
    return every, page.evaluate("made"), page.evaluate("parts")


def share(times: list[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def consist(parts: Parts) -> str:
    """The parts of answering, in their order, in milliseconds."""
    times = {name: [one[name] for one in parts] for name in parts[0]} if parts else {}
    said = [f"{name} {share(each, 50):.0f}/{share(each, 95):.0f}" for name, each in times.items()]
    return ", ".join(said)


def measure(browser: Browser, address: str) -> bool:
    rate = speed(browser)
    scale = NORMAL / rate
    print(f"yardstick in Brython: {rate:,.0f} moves/s; page slowed {SLOWER} times")
    well = True
    for game in GAMES:
        context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
        experienced(context)
        taught(context)
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector('[data-screen="home"]')
        times, moves, parts = taps(page, game)
        context.close()
        often, always = share(times, 95), share(times, 99)
        kept = often <= MOST * scale and always <= RARELY * scale
        well = well and kept
        print(
            f"  {game:<10}{len(times):>5} taps   95 %: {often:,.0f} ms (at most"
            f" {MOST * scale:,.0f})   99 %: {always:,.0f} ms (at most {RARELY * scale:,.0f})"
            f"{'' if kept else '   TOO SLOW'}"
        )
        print(
            f"  {'':<10}{len(moves):>5} moves  made and painted: half within"
            f" {share(moves, 50):,.0f} ms, 95 % within {share(moves, 95):,.0f} ms"
        )
        print(f"  {'':<10}      taps consist of (half / 95 % within): {consist(parts)}")
    return well


def main() -> int:
    with opened.app() as (browser, address):
        return 0 if measure(browser, address) else 1
