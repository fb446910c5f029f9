"""An album of the app: every screen of every game, in four sizes, by day and by night."""

import html
import json
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from client.manual import pages
from client.shelf import saves
from shared_rules import GAMES
from shared_rules.engine.bot import choose
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.browser.people.player import hastened
from tests.browser.phases import STANDS
from tests.browser.stored import LAY
from tests.moments import begin, every_question

SIZES = [(360, 640), (390, 844), (844, 390), (1280, 800)]
THEMES = ["light", "dark"]
REST = "() => Promise.all([...document.images].map((picture) => picture.decode()))"

Act = Callable[[Page], object]


def played(table: Table, moves: int, seed: int = 1) -> Table:
    """The table after so many moves of good bots, or at its end."""
    chance = Chance(seed)
    while not table.over and len(table.record.moves) < moves:
        seat = table.game.waiting_for()[0]
        table.act(seat, choose(table.game.view(seat), "solid", chance))
    return table


def tap(selector: str) -> Act:
    """Tap the first such thing, and see what opens."""

    def act(page: Page) -> None:
        page.locator(selector).first.click()
        page.locator("dialog[open]").wait_for()

    return act


def together(table: Table) -> Table:
    """The same table with nobody but people at it, who share the phone."""
    for player in table.players:
        player["kind"] = "person"
    return table


class Album:
    """Takes pictures of a running app; one page shows it all, one after the other."""

    def __init__(self, browser: Browser, address: str, folder: Path, scale: int = 1) -> None:
        self.folder = folder
        self.address = address
        self.shots: list[str] = []
        context = browser.new_context(
            device_scale_factor=scale, reduced_motion="reduce", locale="en-GB"
        )
        self.page = context.new_page()
        self.page.goto(address)
        self.page.wait_for_selector("html[data-ready] [data-screen=home]")

    # Going there

    def keep(self, tables: dict[str, Table]) -> None:
        """Tables on the phone's shelves, each with its line at home."""
        rows = []
        for hours, name in enumerate(reversed(tables)):
            rows += saves.keep(name, tables[name], int(time.time() - 3600 * hours) * 1000)[1]
        self.page.evaluate(LAY, json.loads(json.dumps(rows)))

    def open(self, address: str, landmark: str) -> None:
        """A screen by its address, opened anew; what has happened at a table is not told."""
        self.set("pace", "once")
        self.page.goto(self.address + "?" + address)
        self.page.wait_for_selector("html[data-ready] [data-screen]")
        self.page.locator(landmark).first.wait_for()

    def listen(self, address: str) -> None:
        """A table where the first step of what has happened stands."""
        self.open("", ".go-on")
        self.set("pace", "normal")
        self.page.reload()
        self.page.wait_for_selector("html[data-ready] [data-screen]")
        hastened(self.page, STANDS)
        self.page.evaluate("address => { location.hash = address }", address)
        self.page.locator(".telling").wait_for()

    def set(self, name: str, value: str) -> None:
        """A setting, from the next start on."""
        self.page.evaluate(
            "([name, value]) => localStorage.setItem(name, value)", ["unke." + name, value]
        )

    # Pictures

    def take(self, name: str, size: tuple[int, int], theme: str) -> Path:
        """A picture of what is on the screen."""
        page = self.page
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.evaluate(REST)
        path = self.folder / f"{name}-{size[0]}x{size[1]}-{theme}.png"
        page.screenshot(path=path, animations="disabled")
        return path

    def take_all(self, name: str) -> None:
        for size, theme in product(SIZES, THEMES):
            self.take(name, size, theme)
        self.shots.append(name)

    def index(self) -> None:
        """A page to look through."""
        rows = []
        for name in self.shots:
            pictures = "".join(
                f'<a href="{file}"><img src="{file}" height="320" alt="" loading="lazy"></a> '
                for size, theme in product(SIZES, THEMES)
                for file in [f"{name}-{size[0]}x{size[1]}-{theme}.png"]
            )
            rows.append(f"<h2>{html.escape(name)}</h2>\n<p>{pictures}</p>")
        text = '<!doctype html>\n<meta charset="utf-8">\n<title>Unke</title>\n' + "\n".join(rows)
        (self.folder / "index.html").write_text(text + "\n", "utf-8")


def shelf() -> dict[str, Table]:
    """Running and finished tables of all games."""
    tables = {}
    for game in GAMES:
        seats = max(GAMES[game].SEATS)
        options: dict[str, Any] = {"match": 1} if game == "halunken" else {}
        tables[f"{game}-over"] = played(begin(game, min(4, seats), 2, **options), 9999)
        tables[f"{game}-on"] = played(begin(game, min(4, seats), 3, **options), 40)
    return tables


def screens() -> Iterator[tuple[str, str, str, Act | None]]:
    """What there is besides tables: name, address, landmark, what is done there."""
    yield "home", "", ".go-on", None
    for game in GAMES:
        yield f"setup-{game}", f"#setup/{game}", ".tag", None
    yield "setup-seat", "#setup/klunker", ".tag", tap(".token")
    yield "setup-option", "#setup/dschunke", ".tag", tap(".option-row")
    yield "settings", "#settings", ".switch", None
    yield "rules", "#rules", ".tile", None
    yield "box", "#dschunke-box", "[data-cell]", None
    yield "box-tracks", "#dschunke-box", "[data-cell]", part(1)
    yield "box-pairs", "#dschunke-box", "[data-cell]", part(3)
    for game in GAMES:
        yield f"result-{game}", f"#result/{game}-over", ".scoresheet", None
        yield f"story-{game}", f"#story/{game}-over", ".chapters", None
        yield f"look-{game}", f"#look/{game}-over", ".slide", middle


def middle(page: Page) -> None:
    """Some moves back from the end."""
    page.locator(".look progress").wait_for(state="detached")
    page.locator(".slide input").focus()
    for _ in range(3):
        page.keyboard.press("PageUp")


def part(number: int) -> Act:
    """Open one of the form's parts."""

    def act(page: Page) -> None:
        page.locator(".choices .choice").nth(number).click()
        page.locator(f".choices .choice:nth-child({number + 1})[aria-pressed=true]").wait_for()

    return act


def hint(page: Page) -> bool:
    """Ask Unke, where there is something to be asked."""
    asking = page.locator('[data-tap*="coach"]')
    if not asking.count():
        return False
    asking.click()
    page.locator(".advice p").wait_for()
    return True


def leaves(album: Album, game: str) -> Iterator[str]:
    """How to play, page by page."""
    album.open(f"#rules/{game}", ".leaf-of-rules")
    last = len(pages.leaves_of(game))
    for number in range(1, last + 1):
        place = album.page.locator(".turning .unbroken", has_text=f"{number} / {last}")
        place.wait_for()
        yield f"rules-{game}-{number:02}"
        if number < last:
            album.page.locator(".turning .confirm").click()


def sheets() -> Iterator[tuple[str, Act]]:
    """What opens over a table."""
    yield "players", tap(".player:not(.is-me)")
    yield "what", tap(".board .thing:not(.is-offered) > button:visible")
    yield "moment", tap('.bar [data-tap*="moment"]')
    yield "log", tap('.bar [data-tap*="log"]')
    yield "menu", tap('.bar [data-tap*="menu"]')


def everything(album: Album, told: Callable[[str], object], only: str = "") -> None:
    """Every screen; `told` hears of each, `only` is a part of the names that are wanted."""
    album.keep(shelf())
    for name, address, landmark, act in screens():
        if only in name:
            told(name)
            album.open(address, landmark)
            if act:
                act(album.page)
            album.take_all(name)
    for game in GAMES:
        for question, table in every_question(game):
            name = f"{game}-{question}"
            if only in name:
                told(name)
                at_table(album, table)
                album.take_all(name)
                if f"{game}-hint" not in album.shots and hint(album.page):
                    album.take_all(f"{game}-hint")
        for name, act in sheets():
            if only in f"{game}-{name}":
                told(f"{game}-{name}")
                at_table(album, asked(played(begin(game, max(GAMES[game].SEATS), 4), 30)))
                act(album.page)
                album.take_all(f"{game}-{name}")
        if only in f"rules-{game}" or f"rules-{game}" in only:
            for name in leaves(album, game):
                if only in name:
                    told(name)
                    album.take_all(name)
        if only in f"{game}-public":
            told(f"{game}-public")
            at_table(album, together(shown(game)))
            album.take_all(f"{game}-public")
        if only in f"{game}-told":
            told(f"{game}-told")
            album.keep({"shown": json_copy(shown(game))})
            album.listen("#table/shown")
            album.take_all(f"{game}-told")
    if only in "curtain":
        told("curtain")
        album.set("curtain", "on")
        at_table(album, together(begin("klunker", 4)), ".curtain")
        album.take_all("curtain")
        album.set("curtain", "off")


def at_table(album: Album, table: Table, landmark: str = ".players") -> None:
    album.keep({"shown": json_copy(table)})
    album.open("#table/shown", landmark)


def json_copy(table: Table) -> Table:
    return Table.load(json.loads(json.dumps(table.save())))


# What README.md and the manifest show

SHOWN = {
    "klunker": ("windows", 12),
    "dschunke": ("action", 70),
    "halunken": ("cards", 45),
}
"""Of each game: the question that the first seat is asked, and after how many moves."""
NARROW, WIDE = (360, 640), (1280, 800)
COLOURS = 128


def publish(browser: Browser, address: str, folder: Path, told: Callable[[str], object]) -> None:
    """Home and a table of each game, upright at twice the resolution, and wide."""
    folder.mkdir(parents=True, exist_ok=True)
    for form, size, scale in (("narrow", NARROW, 2), ("wide", WIDE, 1)):
        album = Album(browser, address, folder, scale)
        if form == "narrow":
            told("home")
            album.open("", ".game, [data-tap]")
            shrink(album.take("home", size, "light"), folder / f"home-{form}.png")
        for game in SHOWN:
            told(f"{game}, {form}")
            at_table(album, shown(game))
            shrink(album.take(game, size, "light"), folder / f"{game}-{form}.png")


def shown(game: str) -> Table:
    """A table in the middle of a good game, where the first seat is asked something."""
    question, moves = SHOWN[game]
    options: dict[str, Any] = {"match": 1} if game == "halunken" else {}
    return asked(played(begin(game, 4, 5, **options), moves), question)


def asked(table: Table, question: str = "") -> Table:
    """The table, played on until the first seat is asked this, or anything."""
    while table.game.waiting_for()[0] != 0 or question not in ("", table.game.now["phase"]):
        played(table, len(table.record.moves) + 1, len(table.record.moves))
    return table


def shrink(picture: Path, target: Path) -> None:
    """Few colours are enough for what is drawn in flat ones."""
    from PIL import Image

    image = Image.open(picture).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    picture.unlink()
    image.save(target, optimize=True)
