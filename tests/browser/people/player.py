"""Robots that play as people do: they tap what can be seen, and know nothing of the rules."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page

from client.app.settings import finished_of
from shared_rules import GAMES
from shared_rules.engine.chance import Chance

PATIENCE = 60  # seconds that nothing may be to be done

SIGHT = """() => {
    const WAYS = "[data-play] [data-tap], .over [data-tap], [data-cover], .telling .confirm"
    const screen = document.querySelector("[data-screen]")
    const sheet = document.querySelector("dialog[open]")
    const places = sheet
        ? sheet.querySelectorAll("[data-tap]")
        : screen?.dataset.screen === "curtain"
        ? screen.querySelectorAll("[data-tap][data-hold]")
        : screen?.querySelectorAll(WAYS)
    const spots = [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5], [.15, .15], [.1, .9]]
    const seen = []
    for (const place of places ?? []) {
        if (place.disabled || place.getAttribute("aria-disabled") === "true") continue
        const box = place.getBoundingClientRect()
        const points = spots.map(([x, y]) => [box.x + box.width * x, box.y + box.height * y])
        const point = points.find(([x, y]) => place.contains(document.elementFromPoint(x, y)))
        seen.push({
            tap: place.dataset.tap,
            message: JSON.parse(place.dataset.tap),
            label: place.getAttribute("aria-label") || place.textContent,
            picked: place.getAttribute("aria-pressed") === "true",
            point: point ?? null,
        })
    }
    return {
        screen: screen?.dataset.screen ?? "",
        moment: screen?.dataset.moment ?? "",
        sheet: Boolean(sheet),
        heading: document.querySelector("h1")?.textContent ?? "",
        text: screen?.textContent ?? "",
        places: seen,
    }
}"""


ANYWAY = ["anyway"]
"""What makes a move that Unke has warned of."""
CONFIRMS = ("confirm", "score", *ANYWAY)
FREE = ("pick", "say", "uncover")
"""What nobody minds having tapped."""
AT_TABLE = ", ".join(f'[data-screen="{name}"]' for name in ("table", "public", "curtain"))
"""Whatever a table looks like: to its owner, to all who share a phone, or to nobody."""


class Tapper:
    """Taps at random what can be tapped, until the table shows its result."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Chance(seed)
        self.unseen: set[str] = set()  # what should be tapped and cannot be seen
        self.taps = 0
        self.moves = 0
        self.curtains: list[str] = []
        self.uncovered = 0  # how often somebody has looked at a covered tray
        self.stubborn = 0  # taps since the last move
        self.latest: dict[str, Any] | None = None  # what has just been seen

    # Looking

    def sight(self) -> dict[str, Any]:
        sight: dict[str, Any] = self.page.evaluate(SIGHT)
        sight["hidden"] = {p["label"] for p in sight["places"] if not p["point"]}
        sight["places"] = [place for place in sight["places"] if place["point"]]
        return sight

    def look_closely(self, hidden: set[str]) -> None:
        """What still cannot be seen when everything has come to rest must not be."""
        given_up = time.monotonic() + 1
        while hidden and time.monotonic() < given_up:
            time.sleep(0.05)
            hidden = hidden & self.sight()["hidden"]
        self.unseen |= hidden

    def awaited(self) -> dict[str, Any]:
        """What is seen as soon as there is something to be done."""
        given_up = time.monotonic() + PATIENCE
        sight, self.latest = self.latest, None
        while time.monotonic() < given_up:
            sight = sight or self.sight()
            if sight["screen"] == "result" or sight["places"]:
                return sight
            sight = None
            time.sleep(0.02)
        raise AssertionError(f"nothing to be done: {self.page.inner_text('body')}")

    # Tapping

    def tap(self, place: dict[str, Any]) -> None:
        self.taps += 1
        self.page.touchscreen.tap(*place["point"])

    def hold(self, place: dict[str, Any]) -> None:
        """Press until the curtain opens, or a tray is uncovered."""
        self.press(place, lambda: self.page.wait_for_selector('[data-screen="table"]'))

    def press(self, place: dict[str, Any], meanwhile: Callable[[], object]) -> None:
        """Lay a finger there, and lift it after something."""
        self.taps += 1
        x, y = place["point"]
        devtools = self.page.context.new_cdp_session(self.page)
        finger = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
        devtools.send("Input.dispatchTouchEvent", finger)
        meanwhile()
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        devtools.detach()

    def step(self) -> str:
        """One tap; the screen on which it was made."""
        sight = self.awaited()
        places = sight["places"]
        if sight["screen"] == "result":
            return "result"
        if sight["screen"] == "curtain":
            self.curtains.append(sight["heading"])
            self.hold(places[0])
        elif sight["sheet"]:
            closing = [place for place in places if place["message"] == ["close"]]
            self.tap(closing[-1])
            self.follows(lambda later: not later["sheet"])
        else:
            if sight["hidden"]:
                self.look_closely(sight["hidden"])
            place = self.chosen(places)
            if place["message"] == ["uncover"]:
                self.uncovered += 1
                self.hold(place)
                return str(sight["screen"])
            self.tap(place)
            if place["message"][0] == "confirm":
                answered = self.follows(lambda later: is_answered(later, sight["moment"]))
                self.moves += answered and is_made(self.latest, sight["moment"])
            else:
                self.follows(lambda later: later["places"] != places, 0.5)
        return str(sight["screen"])

    def follows(self, done: Callable[[dict[str, Any]], bool], patience: float = 10) -> bool:
        """Whether a tap has done something, before one would try it again after some seconds."""
        given_up = time.monotonic() + patience
        while time.monotonic() < given_up:
            sight = self.sight()
            if done(sight):
                self.latest = sight
                return True
            time.sleep(0.02)
        return False

    def chosen(self, places: list[dict[str, Any]]) -> dict[str, Any]:
        """Confirm sooner or later; till then pick, and when nothing fits, put something back."""
        confirms = [place for place in places if place["message"][0] in CONFIRMS]
        free = [p for p in places if p["message"][0] in FREE and not p["picked"]]
        self.stubborn += 1
        if confirms and (not free or self.chance.below(3)):
            self.stubborn = 0
            return self.one(confirms)
        if self.stubborn % 15 == 14:
            picked = [place for place in places if place["picked"]]
            return self.one(picked or free or places)
        return self.one(free or places)

    def one(self, places: list[dict[str, Any]]) -> dict[str, Any]:
        return places[self.chance.below(len(places))]

    def play(self, moves: int = 10_000) -> None:
        """Play to the end, or until so many moves have been made."""
        while self.moves < moves and self.step() != "result":
            pass


def taps(sight: dict[str, Any]) -> list[str]:
    return [place["tap"] for place in sight["places"]]


def is_answered(sight: dict[str, Any], before: str) -> bool:
    """Whether a tap on Confirm has led to something: the move, a warning before it, or a sheet."""
    warned = any(place["message"] == ANYWAY for place in sight["places"])
    return bool(sight["sheet"]) or warned or is_made(sight, before)


def is_made(sight: dict[str, Any], before: str) -> bool:
    """Whether nothing is left to be confirmed, and the table goes on from the moment before.

    A sheet means that the finger has lain too long, the same moment that the tray has been covered.
    Who only listens knows no moment.
    """
    kinds = [place["message"][0] for place in sight["places"]]
    return (
        not sight["sheet"] and "confirm" not in kinds and (not before or sight["moment"] != before)
    )


def tap(page: Page, *message: Any) -> None:
    """Tap what sends a message."""
    text = json.dumps(list(message), separators=(",", ":"), ensure_ascii=False)
    page.tap(f"[data-tap='{text}']")


def at_once(context: BrowserContext) -> None:
    """Nobody is told the story: what has happened is there at once, and bots wait for nothing."""
    context.add_init_script("location.host && localStorage.setItem('unke.pace', 'once')")


def taught(context: BrowserContext) -> None:
    """No rule comes up any more, and Unke warns of nothing, until the settings say otherwise: what
    is told is the table's, and what is confirmed is done."""
    for name in ("unke.firsts", "unke.warn"):
        switch = f"localStorage.setItem('{name}', localStorage.getItem('{name}') ?? 'off')"
        context.add_init_script("location.host && " + switch)


def experienced(context: BrowserContext) -> None:
    """Somebody has finished every game here: setup proposes all of the rules."""
    for game in GAMES:
        text = f"location.host && localStorage.setItem('unke.{finished_of(game)}', 'on')"
        context.add_init_script(text)


def hastened(page: Page, tempo: float = 0.02) -> None:
    """The story as ever, step by step, but each takes so much of its time; reloading undoes it."""
    page.evaluate("tempo => { unke.tempo = tempo }", tempo)


def sit_down(page: Page, game: str, seats: int, persons: int = 1, **options: int) -> None:
    """From home to a new table; an option is chosen by the place of its value."""
    tap(page, "go", "setup", game)
    page.wait_for_selector('[data-screen="setup"] .confirm:enabled')
    count = page.locator(f"[data-tap='[\"count\",{seats}]']")
    if count.count() and count.is_enabled():
        count.tap()
    for seat in range(1, persons):
        tap(page, "kind", seat, "person")
    for key, place in options.items():
        tap(page, "option", key)
        tap(page, "choose", key, place)
    tap(page, "start")
    page.wait_for_selector(AT_TABLE)
