"""How fast the app starts and how much it transfers, on a phone a quarter as fast as this computer.

The yardstick is a page that does nothing but load brython.js and import `browser`.
"""

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page

from server.build import FAMILY, build, folder
from server.build.bundle import whole_brython
from server.build.parts import Parts
from tests.bench import memory, opened, tasks
from tests.browser.hosts import Host
from tests.browser.watch.meter import KEEP, Meter

SLOWER = 4
ROUNDS = 9
COLD = 2.0  # times the yardstick's cold start
WARM = 1.5  # times the yardstick's second start
FIRST_VISIT = 350_000  # bytes: what home needs
WHOLE = 970_000  # bytes, until everything is kept
SOMETHING = 100  # ms until something is seen, at this computer's own speed; on one where a page
SLOW = 1.5  # of a single line needs longer than that, so many times what that page needs

LONGEST = 120  # ms of its own thread for a task of the first start: the first drawing
BLOCKING = 150  # ms of all of them beyond 50 each
HEAP = 60  # MB of page and worker after three games in a row
GROWN = 1.02  # times that after six

YARDSTICK = "yardstick.html"
YARDSTICK_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Yardstick</title>
<link rel="icon" href="{icon}"><script src="{brython}"></script></head>
<body><p>Yardstick</p><script type="text/python">
import browser
browser.window.performance.mark("unke-ready")
</script></body></html>
"""

PLAIN = "plain.html"
PLAIN_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Plain</title><h1>Unke</h1></html>
"""

TAPPABLE = 'html[data-ready] [data-screen="home"] [data-tap]'
READY = "performance.getEntriesByName('unke-ready')[0]?.startTime"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def prepare(target: Path) -> None:
    """The app and, from the same server and in the same way, the yardstick."""
    shutil.copytree(opened.APP, target, dirs_exist_ok=True)
    bare = Parts()
    brython = bare.add("brython.js", whole_brython().encode())
    icon = next(target.glob("icons/unke.*.svg")).relative_to(target).as_posix()
    page = YARDSTICK_PAGE.format(brython=brython, icon=icon)
    bare.add_plain(YARDSTICK, page.encode())
    bare.add_plain(PLAIN, PLAIN_PAGE.encode())
    for name, content in bare.files.items():
        folder.put(target / name, content)
        for suffix in folder.VARIANTS:
            folder.put(target / (name + suffix), folder.squeeze(content, suffix))


def start(context: BrowserContext, address: str) -> Page:
    """A start from the address to the moment when the first screen can be used."""
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    page.wait_for_function(READY)
    if not address.endswith(YARDSTICK):
        page.wait_for_selector(TAPPABLE)
    return page


def cold(browser: Browser, address: str) -> float:
    """Milliseconds of a start in a browser that has never been there."""
    context = browser.new_context(viewport={"width": 360, "height": 640})
    milliseconds: float = start(context, address).evaluate(READY)
    context.close()
    return milliseconds


def seen(browser: Browser, address: str) -> float:
    """Milliseconds until something is seen, at this computer's own speed."""
    context = browser.new_context(viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(PAINTED)
    milliseconds: float = page.evaluate(PAINTED)
    context.close()
    return milliseconds


def again(context: BrowserContext, address: str) -> float:
    """Milliseconds of a start in a browser that knows the address already."""
    page = start(context, address)
    milliseconds: float = page.evaluate(READY)
    page.close()
    return milliseconds


def used(browser: Browser, address: str) -> BrowserContext:
    """A browser that has been there, and has written down what it wants to remember."""
    context = browser.new_context(viewport={"width": 360, "height": 640})
    page = start(context, address)
    if not address.endswith(YARDSTICK):
        page.wait_for_function("navigator.serviceWorker.controller")
    page.wait_for_timeout(3000)
    page.close()
    return context


def in_turns(*starts: Callable[[], float]) -> list[float]:
    """The median of each, taken in turns: what else the computer does hits all of them."""
    times: list[list[float]] = [[] for _ in starts]
    for _ in range(ROUNDS):
        for taken, one in zip(times, starts, strict=True):
            taken.append(one())
    return [median(taken) for taken in times]


def busy(browser: Browser, address: str) -> list[float]:
    """Milliseconds of every task of a first start and of the seconds after it."""
    context = browser.new_context(viewport={"width": 360, "height": 640})
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def visit() -> None:
        page.goto(address)
        page.wait_for_selector(TAPPABLE)
        page.wait_for_timeout(2000)

    found = tasks.tasks(browser, page, visit)
    context.close()
    return found


def within(name: str, value: float, limit: float, unit: str) -> bool:
    """Print a figure beside its limit; whether it keeps it."""
    number = f"{value:,.2f}" if unit == "times" else f"{value:,.0f}"
    wanted = f"{limit:g}" if unit == "times" else f"{limit:,.0f}"
    verdict = f"at most {wanted} wanted"
    if value > limit:
        verdict = f"TOO MUCH, {verdict}"
    print(f"  {name:<36}{number:>10} {unit}  ({verdict})")
    return value <= limit


def measure(browser: Browser, served: Path) -> bool:
    with Host(served) as host:
        app, yardstick = host.address, host.address + YARDSTICK
        print(f"Chromium {browser.version}, its processor slowed {SLOWER} times")
        first, bare = in_turns(lambda: cold(browser, app), lambda: cold(browser, yardstick))
        print(f"  first start: {first:,.0f} ms, yardstick {bare:,.0f} ms")
        well = within("first start / yardstick", first / bare, COLD, "times")

        here, there = used(browser, app), used(browser, yardstick)
        here.set_offline(True)
        second, bare = in_turns(lambda: again(here, app), lambda: again(there, yardstick))
        print(f"  second start: {second:,.0f} ms, yardstick {bare:,.0f} ms")
        well = within("second, offline / yardstick", second / bare, WARM, "times") and well

        something, line = in_turns(
            lambda: seen(browser, app), lambda: seen(browser, host.address + PLAIN)
        )
        print(f"  a page of a single line is seen after {line:,.0f} ms")
        limit = max(SOMETHING, SLOW * line)
        well = within("the app, not slowed, is seen after", something, limit, "ms") and well

        starts = [busy(browser, app) for _ in range(ROUNDS)]
        longest = median(max(times) for times in starts)
        well = within("the longest task of a first start", longest, LONGEST, "ms") and well
        blocking = median(tasks.blocking(times) for times in starts)
        well = within("blocking, by the thread's clock", blocking, BLOCKING, "ms") and well

        three, six = memory.after_games(browser, app)
        well = within("heap after three games", three, HEAP, "MB") and well
        well = within("after six, as against three", six / three, GROWN, "times") and well

        context = browser.new_context()
        page = context.new_page()
        meter = Meter(page)
        page.goto(app)
        page.wait_for_function("navigator.serviceWorker.controller")
        page.wait_for_timeout(1000)
        well = within("first visit", meter.total(), FIRST_VISIT, "bytes") and well
        page.evaluate(KEEP)
        well = within("until everything is kept", meter.total(), WHOLE, "bytes") and well
    return well


def main() -> int:
    build(opened.APP, FAMILY)
    with tempfile.TemporaryDirectory() as served, opened.chromium() as browser:
        prepare(Path(served))
        return 0 if measure(browser, Path(served)) else 1
