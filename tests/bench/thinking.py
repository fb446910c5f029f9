"""How long bots think on a slow phone, how far they get, and whether the page stays free.

Chromium's throttle slows the page and not its worker, so the worker gets a quarter of the time:
its clock runs 4 times as fast, and what an answer took is counted 4 times. A search looks at the
clock before each playout, so how often it did says how far it got. The playouts of each Python are
measured in the same run, on the same positions, at this computer's own speed.
"""

import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from client.shelf import saves
from client.thinking import bots
from shared_rules import GAMES
from shared_rules.engine.bot import choose, mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.plain import written
from shared_rules.engine.table import Table
from tests.bench import opened, playouts
from tests.browser.stored import LAY
from tests.browser.watch.thoughts import SLOWER, WATCH, forget, meanwhile, slowed, thought
from tests.brython import BrythonPage

LIMITS = {"strong": 1500, "expert": 3000}  # ms for 95 of a hundred decisions
SEATS = 4
POSITIONS, DECISIONS = 3, 20  # of each game
THOUGHTS = 6

ASK = f"""([questions, level]) => new Promise((resolve, reject) => {{
    const times = []
    let since = 0
    const next = () => {{
        if (times.length === questions.length) return resolve(times)
        since = performance.now()
        const view = questions[times.length]
        hurried.postMessage(JSON.stringify({{ view, level, seed: times.length }}))
    }}
    hurried.onmessage = (event) => {{
        const word = JSON.parse(event.data)
        if (word.problem) return reject(word.why)
        times.push([{SLOWER} * (performance.now() - since), ...word.looked])
        next()
    }}
    next()
}})"""
HIRE = """() => new Promise((resolve) => {
    window.hurried = unke.worker()
    hurried.onmessage = (event) => resolve(JSON.parse(event.data).ready)
})"""
HURRY = f"""() => {{
    const now = performance.now.bind(performance), post = postMessage.bind(self)
    let looks = []
    performance.now = () => {{
        looks.push({SLOWER} * now())
        return looks.at(-1)
    }}
    postMessage = (text) => {{
        const looked = [looks.length, looks.at(-1) - looks[0]]
        looks = []
        post(JSON.stringify({{ ...JSON.parse(text), looked }}))
    }}
}}"""
# Its answers tell, too, how often it has looked at the clock, and for how long.
MICROPYTHON = """async ([loader, wasm, sources, bench, views]) => {
    const { loadMicroPython } = await import(new URL(loader, location).href)
    const url = new URL(wasm, location).href
    const python = await loadMicroPython({ url, heapsize: 8 * 1024 * 1024 })
    const files = { ...(await (await fetch(sources)).json()), "playouts.py": bench }
    for (const [path, text] of Object.entries(files)) {
        const folders = path.split("/").slice(0, -1)
        folders.forEach((_, depth) => {
            const folder = "/" + folders.slice(0, depth + 1).join("/")
            if (!python.FS.analyzePath(folder).exists) python.FS.mkdir(folder)
        })
        python.FS.writeFile("/" + path, text)
    }
    python.runPython("import sys, json, js; sys.path.append('/'); import playouts")
    python.runPython("views = json.loads('''" + views + "''')")
    python.runPython("rates = json.dumps(playouts.rates(js.performance.now, views))")
    return JSON.parse(python.globals.get("rates"))
}"""


def questions(key: str, count: int) -> list[dict[str, Any]]:
    """Views in which there are several moves to think about, from all over a game."""
    found: list[dict[str, Any]] = []
    seed = 0
    while len(found) < count:
        seed += 1
        game, chance, moves = GAMES[key].new(SEATS, {}, seed), Chance(seed), 0
        while game.waiting_for() and len(found) < count:
            seat = game.waiting_for()[0]
            moves += 1
            if moves % 13 == 0 and len(mind_of(key).judged(game, seat)) > 2:
                found.append(game.view(seat))
            game.advance(seat, choose(game.view(seat), "solid", chance))
    return found


def share(times: list[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def pythons(browser: Browser, page: Page, folder: Path) -> None:
    """Playouts a second of every Python."""
    views = [questions(key, POSITIONS) for key in GAMES]
    rates = {"CPython": playouts.rates(lambda: time.perf_counter() * 1000, views)}
    brython = BrythonPage(browser, "tests/bench/playouts.py")
    rates["Brython"] = brython.run(
        "from tests.bench import playouts\nfrom shared_rules.engine.plain import read\n"
        f"answer = playouts.rates(lambda: window.performance.now(), read({written(views)!r}))"
    )
    brython.close()
    names = [list(folder.glob(name)) for name in ("micropython.*.js", "micropython.*.wasm")]
    names.append(list(folder.glob("thinking.*.json")))
    if all(names):
        bench = Path(playouts.__file__).read_text("utf-8")
        parts = [found[0].name for found in names]
        rates["MicroPython"] = page.evaluate(MICROPYTHON, [*parts, bench, written(views)])
    print(f"playouts a second, {SEATS} seats, at this computer's speed")
    for python, numbers in rates.items():
        line = "".join(f"{key} {number:,}  " for key, number in zip(GAMES, numbers, strict=True))
        print(f"  {python:<12}{line}")


def reached(answers: list[list[float]], level: str) -> tuple[list[float], int]:
    """How many playouts each answer is made of, and how many answers the clock has cut short.

    The first look is for the end; the one that sees that it has come is followed by no playout.
    """
    patience = bots.PATIENCE_WITH.get(level, bots.PATIENCE)
    late = [lasted >= patience for _, _, lasted in answers]
    counts = [looks - 1 - cut for (_, looks, _), cut in zip(answers, late, strict=True)]
    return counts, sum(late)


def decisions(page: Page) -> bool:
    """How long 95 of a hundred decisions take, and how many playouts 95 of a hundred get to."""
    print(f"thinking in {page.evaluate(HIRE)}, a phone {SLOWER} times slower")
    page.workers[-1].evaluate(HURRY)
    well = True
    for key in GAMES:
        views = questions(key, DECISIONS)
        for level, limit in LIMITS.items():
            answers = page.evaluate(ASK, [views, level])
            times = [answer[0] for answer in answers]
            counts, cut = reached(answers, level)
            found = share(times, 95)
            holds = found < limit
            verdict = "" if holds else "  TOO SLOW"
            print(f"  {key:<9}{level:<7}{share(times, 50):>6.0f} ms, 95 %{found:>6.0f} ms{verdict}")
            print(
                f"    playouts {share(counts, 50):.0f}, 5 % at most {share(counts, 5):.0f}; "
                f"enough are {mind_of(key).PLAYOUTS[level]}; cut short {cut} of {len(counts)}"
            )
            well = well and holds
    return well


def table(key: str) -> list[list[Any]]:
    """A table at which nobody but experts play, as it lies on its shelf."""
    colours = ["red", "blue", "green", "yellow"]
    players = [
        {"name": colour, "kind": "bot:expert", "colour": colour} for colour in colours[:SEATS]
    ]
    rows: list[list[Any]] = saves.keep(key, Table.new(key, players, {}, "5"), 1)[1]
    return rows


def free(browser: Browser, address: str) -> bool:
    """Whether no task of more than 50 ms keeps the page busy while experts think."""
    well = True
    for key in GAMES:
        context = browser.new_context(viewport={"width": 360, "height": 640})
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector("html[data-ready] [data-screen=home]")
        page.evaluate(LAY, table(key))
        page.goto(f"{address}#table/{key}")
        page.reload()
        thought(page, 1)
        slowed(page)
        forget(page)
        with meanwhile(page) as tasks:
            thought(page, THOUGHTS)
        print(f"  {key:<9}tasks over 50 ms while {THOUGHTS} experts thought: {tasks or 'none'}")
        well = well and not tasks
        context.close()
    return well


def main() -> int:
    with opened.app() as (browser, address):
        page = browser.new_page()
        page.goto(address)
        page.wait_for_selector("html[data-ready]")
        pythons(browser, page, opened.APP)
        well = decisions(page)
        well = free(browser, address) and well
    return 0 if well else 1
