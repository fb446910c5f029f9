"""Tables on the shelf of a phone, as the app has stored them: read, or laid there."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from shared_rules.engine.bot import choose
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.rules.every import bot_of

NAMES = ["Anna", "Bernd", "Chiara", "Dora", "Emil"]
COLOURS = ["red", "blue", "green", "yellow", "purple"]

OPENED = """
const opened = async () => {
    const isBuilt = async () => (await indexedDB.databases()).some(({ name }) => name === "unke")
    const since = Date.now()
    while (!(await isBuilt())) {
        if (Date.now() - since > 20000) throw new Error("the app has not built its shelves")
        await new Promise((done) => setTimeout(done, 20))
    }
    return new Promise((resolve, reject) => {
        const opening = indexedDB.open("unke")
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => resolve(opening.result)
    })
}
"""
"""The app's shelves, when the app has built them: whoever opens them before it finds none, and
leaves none for the app."""

THERE = f"async () => {{ {OPENED} (await opened()).close() }}"

READ = f"""async (ident) => {{
    {OPENED}
    const shelves = await opened()
    return new Promise((resolve) => {{
        const reading = shelves.transaction("tables").objectStore("tables").get(ident)
        reading.onsuccess = () => {{ shelves.close(); resolve(reading.result) }}
    }})
}}"""

LAY = f"""async (rows) => {{
    {OPENED}
    const shelves = await opened()
    const there = rows.filter(([shelf]) => shelves.objectStoreNames.contains(shelf))
    if (there.length) await new Promise((resolve, reject) => {{
        const writing = shelves.transaction(there.map(([shelf]) => shelf), "readwrite")
        for (const [shelf, key, value] of there) {{
            writing.objectStore(shelf).put(JSON.stringify(value), key)
        }}
        writing.oncomplete = resolve
        writing.onabort = () => reject(writing.error)
    }})
    shelves.close()
}}"""
"""Lays rows on them (shelf, name, what lies there); the chronicle has shelves of its own, and what
would lie there is left out."""


def ident(page: Page) -> str:
    """Of the table that is open, or whose result is."""
    return page.url.partition("#")[2].split("/")[1]


def stored(page: Page) -> Table:
    """The table that is open, as it would come back after the phone's battery has died."""
    return Table.load(json.loads(page.evaluate(READ, ident(page))))


def stored_when(page: Page, done: Callable[[Table], bool]) -> Table:
    """The same, as soon as what has been done is on the shelf."""
    given_up = time.monotonic() + 20
    while not done(stored(page)):
        assert time.monotonic() < given_up, "it has not been stored"
        time.sleep(0.02)
    return stored(page)


def begun(game: str, seats: int, persons: int, seed: int = 1, **options: Any) -> Table:
    """A new table; the first seats are people's, and the first of them begins."""
    players = [
        {
            "name": NAMES[seat],
            "kind": "person" if seat < persons else bot_of(game),
            "colour": COLOURS[seat],
        }
        for seat in range(seats)
    ]
    return Table.new(game, players, {"first": 0, **options}, f"{seed:x}")


def played(table: Table, until: Any, seed: int = 1) -> Table:
    """The table, played on by bots until something is the case."""
    chance = Chance(seed)
    while not table.over and not until(table):
        seat = table.game.waiting_for()[0]
        table.act(seat, choose(table.game.view(seat), "solid", chance))
    return table


def last_quarter(game: str, seats: int, persons: int = 1) -> Table:
    """A table of people and bots, played so far by bots alone."""
    whole = played(begun(game, seats, persons), lambda table: table.over)
    moves = len(whole.record.moves) * 3 // 4
    return played(begun(game, seats, persons), lambda table: len(table.record.moves) > moves)


def nearly_over(game: str, seats: int, persons: int, moves: int) -> Table:
    """A table at which bots would make so many more moves."""
    whole = len(played(begun(game, seats, persons), lambda table: table.over).record.moves)
    left = whole - moves
    return played(begun(game, seats, persons), lambda table: len(table.record.moves) >= left)


def put(page: Any, table: Table, name: str = "laid") -> None:
    """Lay a table on the phone's shelf. The app must have been opened before."""
    page.evaluate(LAY, [["tables", name, table.save()]])


def lay(page: Any, table: Table, name: str = "laid") -> None:
    """Lay a table on the phone's shelf, and open it."""
    put(page, table, name)
    page.evaluate("name => { location.hash = '#table/' + name }", name)
    page.wait_for_selector(":is([data-screen=table], [data-screen=public]) .players, .curtain")
