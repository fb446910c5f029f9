"""How soon one sees how a game went, on a slow phone.

First a rough plot from start to end, then all of it with what turned the game, then every decision
weighed.

The page is slowed 4 times; its worker is not, so each of its answers waits three times as long
again as it took. What counts as soon is scaled by how fast this computer's Brython is (taps.py).
"""

from playwright.sync_api import Browser

from client.shelf import saves
from shared_rules import GAMES
from shared_rules.engine.bot import SOLID
from shared_rules.review.review import STEPS
from tests.bench import opened
from tests.bench.taps import NORMAL, speed
from tests.browser.stored import LAY
from tests.browser.watch.thoughts import SLOWER
from tests.client.phone import played

NAMES = "Anna Bartholomäus Cleo Dora"
SOON = 30
"""Seconds until a first picture of a whole game."""
PATIENCE = 600_000

SLOW = f"""() => {{
    let since = 0
    const post = postMessage.bind(self)
    addEventListener("message", () => (since = performance.now()), {{ capture: true }})
    postMessage = (text) => {{
        const late = {SLOWER - 1} * (performance.now() - since)
        setTimeout(() => post(text), late)
    }}
}}"""
SEEN = f"""() => {{
    window.seen = {{}}
    const start = performance.now()
    const find = (place) => document.querySelector(".review " + place)
    const rough = () => {{
        const way = find(".chance")?.getAttribute("d") ?? ""
        return way.split("L").length > 1 + find("input[type=range]")?.max / {STEPS[0]}
    }}
    const known = {{ rough, plot: () => find(".moments"), whole: () => find(".apart") }}
    const look = () => {{
        for (const [name, isThere] of Object.entries(known)) {{
            if (!seen[name] && isThere()) seen[name] = (performance.now() - start) / 1000
        }}
        requestAnimationFrame(look)
    }}
    look()
}}"""


def measure(browser: Browser, address: str, key: str) -> tuple[float, float, float]:
    """Seconds until a rough plot is there, all of it, and until all has been looked at once."""
    table = played(key, NAMES, -1, "bot:" + SOLID)
    context = browser.new_context(viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector('[data-ready] [data-screen="home"]')
    page.evaluate(LAY, saves.keep(key, table, 1)[1])
    page.on("worker", lambda worker: worker.evaluate(SLOW))
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(SEEN)
    page.evaluate(f"location.hash = '#review/{key}'")
    page.wait_for_function("seen.whole", timeout=PATIENCE)
    seen = page.evaluate("seen")
    context.close()
    return seen["rough"], seen["plot"], seen["whole"]


def main() -> int:
    well = True
    with opened.app() as (browser, address):
        scale = NORMAL / speed(browser)
        print(
            f"how a game of four went, a phone {SLOWER} times slower; soon is {SOON * scale:.0f} s"
        )
        for key in GAMES:
            rough, plot, whole = measure(browser, address, key)
            soon = rough <= SOON * scale
            print(
                f"  {key:<10}rough plot {rough:5.1f} s{'' if soon else '  TOO LATE'},"
                f" plot {plot:5.1f} s, all {whole:5.1f} s"
            )
            well = well and soon
    return 0 if well else 1
