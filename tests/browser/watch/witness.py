"""What a table shows from first to last, and what it should: drawn once more by its own screens.

For every frame that a page has had, the same moment is drawn here, from the record alone: in a
world that whoever looks could imagine, so that everything that they may not know is another there.
What stands in the page and not in this drawing is of another moment, or a secret.
"""

import json
from collections.abc import Iterator
from copy import copy
from difflib import unified_diff
from itertools import combinations
from typing import Any

from playwright.sync_api import BrowserContext, Page

from client.app.texts import game_words, say
from client.games import board_of
from client.screens import table as screen
from client.story import course
from client.story.telling import Step, steps_since
from client.table import handover
from client.table.curtain import curtain
from client.table.local import LocalHost
from client.table.picks import Picks
from client.table.seated import Seated
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game
from shared_rules.engine.past import Past
from shared_rules.engine.table import Table
from shared_rules.engine.words import told
from tests.browser.watch.drawn import Sight, public_lines, sight, texts

WATCH = r"""{
    const frames = (window.frames_ = []), ids = new Map(), words = (window.words_ = [])
    const own = ["data-pressing", "data-pressed-once", "style", "tabindex"]
    const id = (text) => {
        if (!ids.has(text)) ids.set(text, words.push(text) - 1)
        return ids.get(text)
    }
    const of = (node, into) => {
        if (node.nodeType === Node.TEXT_NODE) return into.push(id(node.data))
        if (node.matches(".seam, .because")) return
        const worn = []
        for (const { name, value } of node.attributes) {
            if (!own.includes(name)) worn.push(name + "=" + value)
        }
        worn.sort()
        for (const text of worn) into.push(id(text))
        for (const child of node.childNodes) of(child, into)
    }
    const taps = (selector) => [...document.querySelectorAll(selector)].map(
        (place) => JSON.parse(place.dataset.tap))
    // The button that confirms tells in which order things have been picked, as slots do. The next
    // tap on a stack picks one more.
    const picked = () => {
        const confirms = taps("[data-tap]").filter(([word]) => word === "confirm")
        if (confirms.length) return confirms[0].slice(2)
        const filled = taps(".slot.is-filled [data-tap]")
        const stacks = filled.length ? [] : taps(".has-picked > .add:not([aria-pressed])")
        const single = taps("[aria-pressed=true]").filter(([word]) => word === "pick")
        return [
            ...[...filled, ...single].map(([, item]) => item),
            ...stacks.flatMap(([, item, count]) => Array(count).fill(item)),
        ]
    }
    let last = ""
    const look = () => {
        const root = document.querySelector("[data-screen]")
        if (!root) return
        const drawn = []
        of(root, drawn)
        const frame = {
            screen: root.dataset.screen,
            moment: root.dataset.moment ?? "",
            heading: document.querySelector("h1")?.textContent ?? "",
            seat: [...document.querySelectorAll(".players > *")].findIndex(
                (player) => player.classList.contains("is-me")),
            board: Boolean(document.querySelector(".board")),
            picked: picked(),
            said: taps(".chips [data-tap]:not([aria-pressed])").map(([, verb]) => verb),
            seam: document.querySelector(".seam")?.textContent ?? "",
            flying: [...document.querySelectorAll(".flights img")].map(
                ({ src }) => src.match(/(\w+\/[\w-]+)\.svg$/)?.[1] ?? src),
            news: [...document.querySelectorAll("[data-news] > *")].map((line) => line.textContent),
            title: document.title,
            address: location.href + " " + JSON.stringify(history.state),
            back: window.robot?.games.length ?? 0,
            drawn,
        }
        const text = JSON.stringify(frame)
        if (text !== last) frames.push(frame)
        last = text
    }
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(look).observe(document, all)
}"""

Frame = dict[str, Any]


def watch(context: BrowserContext) -> None:
    """Look at every frame of the pages to come: nothing is painted between two mutations."""
    context.add_init_script(WATCH)


def seen(page: Page) -> list[Frame]:
    """All frames so far, each with everything that stood in it."""
    words, frames = json.loads(page.evaluate("JSON.stringify([words_, frames_])"))
    for frame in frames:
        frame["drawn"] = sight([words[number] for number in frame["drawn"]])
    return list(frames)


class Imagined(LocalHost):
    """A table in another world than the real one; known in both are who has answered face down,
    and what can be taken back."""

    def __init__(self) -> None:
        super().__init__("")
        self.place = "here"
        self.real: Table

    def lies(self, real: Table, game: Game | None = None, moves: int = 0) -> None:
        """The real table, or another game in its place, and fewer moves."""
        self.real = self.table = real
        if game is not None:
            self.table = snapshot(real, moves)
            self.table.game = game

    def waiting_for(self) -> list[int]:
        return self.real.game.waiting_for()

    def may_undo(self, seat: int) -> bool:
        return self.real.may_undo(seat)


class Witness:
    """One game, move by move, as it was really played.

    `final`: so many moves could not be taken back any more when another one was taken back.
    """

    def __init__(self, table: Table, final: int = 0) -> None:
        self.players, self.key = table.players, table.record.key
        self.words = game_words(self.key)
        self.board = board_of(self.key)
        self.host = Imagined()
        first = Table.new(self.key, self.players, table.record.options, table.record.seed)
        self.tables = [snapshot(first)]
        self.past = self.tables[0].past = Past(0, first.game)
        for seat, move in table.record.moves:
            first.act(seat, move)
            self.tables.append(snapshot(first))
            self.tables[-1].past = self.past
        for then in self.tables[final:]:
            then.final = max(then.final, final)
        self.chance = Chance(7)
        self.persons = [
            seat for seat, player in enumerate(self.players) if player["kind"] == "person"
        ]
        self.asked: int | None = None
        """Who was asked in the frame before: most probably they still are."""

    # Drawing

    def at(self, moves: int) -> Imagined:
        """The table after so many moves."""
        self.host.lies(self.tables[moves])
        return self.host

    def imagined(self, moves: int, viewer: int | None) -> Game:
        """Another world, in which whoever looks could be as well after so many moves."""
        return GAMES[self.key].imagine(self.tables[moves].game.view(viewer), self.chance)

    def model(self, moves: int, viewer: int | None, frame: Frame) -> Seated:
        model = Seated(self.host)
        model.board, model.viewer = self.board, viewer
        model.behind = "class=lid" not in frame["drawn"]  # then the curtain is all the cover
        model.wide = "class=lately" in frame["drawn"]
        model.moves, model.stamp = moves, self.host.stamp
        return model

    def drawings(self, frame: Frame) -> Iterator[Sight]:
        """All that a frame may show, the most probable first."""
        number, _, facts = frame["moment"].partition(".")
        is_open = frame["screen"] == "table" and frame["seat"] >= 0
        viewer = frame["seat"] if is_open else None
        if facts:
            yield from self.told(int(number), int(facts), viewer, frame)
        else:
            yield from self.asking(int(number), viewer, frame)

    def told(self, number: int, facts: int, viewer: int | None, frame: Frame) -> Iterator[Sight]:
        """While a step is told: how much of what was before it is in the same, it does not say.

        The table lies as it was before: what is not drawn from the step's view looks otherwise.
        """
        eyes = self.persons[0] if len(self.persons) == 1 else viewer
        for first in range(number, max(-1, number - 12), -1):
            for step in self.steps(first, number, eyes):
                if len(step.facts) == facts:
                    before = self.imagined(number, eyes)
                    self.host.lies(self.tables[number + 1], before, number)
                    for asked in self.asked_first(self.persons):
                        model = self.model(number + 1, viewer, frame)
                        model.telling.step, model.view, model.asked = step, step.view, asked
                        yield drawn(model)

    def steps(self, first: int, number: int, eyes: int | None) -> list[Step]:
        """The steps that end in a move, told from another one on."""
        found = steps_since(self.at(number + 1), first, eyes, self.words, stops=True)
        return [step for step in found if step.number == number]

    def asking(self, moves: int, viewer: int | None, frame: Frame) -> Iterator[Sight]:
        """When all has been told."""
        host = self.host
        host.lies(self.tables[moves], self.imagined(moves, viewer), moves)
        waiting = handover.waiting_persons(host)
        single = len(self.persons) == 1
        seats = self.persons if single else [viewer] if viewer is not None else waiting
        for asked in self.asked_first(seats if not host.over or single else []):
            model = self.model(moves, viewer, frame)
            model.asked = asked
            model.view = handover.view_of(host, asked, viewer)
            model.picks = self.picks(Picks(model.view["offers"]), frame)
            yield drawn(model)
        for called in waiting:
            model = self.model(moves, None, frame)
            model.calls, model.view = called, handover.view_of(host, None, None)
            yield drawn(model)

    def asked_first(self, seats: list[int]) -> Iterator[int | None]:
        for seat in sorted([*seats], key=lambda seat: seat != self.asked):
            self.asked = seat
            yield seat
        self.asked = None
        yield None

    def picks(self, picks: Picks, frame: Frame) -> Picks:
        """What is picked and said, as the page marks it."""
        for item in frame["picked"]:
            picks.tap(item, picks.count(item))
        for verb in frame["said"]:
            picks.say(verb)
        return picks

    # Judging

    def amiss(self, frame: Frame) -> list[str]:
        """What a frame of the table shows that it should not, or lacks; [] is as it should be."""
        if not frame["moment"]:
            return ["a board of no moment"] if frame["board"] else []
        shown = settled(frame["drawn"])
        nearest: list[str] = []
        for drawing in self.drawings(frame):
            if settled(drawing) == shown:
                return []
            found = [*unified_diff(settled(drawing), shown, n=1, lineterm="")][2:]
            if not nearest or len(found) < len(nearest):
                nearest = found
        return [f"at {frame['moment']} {frame['screen']}", *nearest]

    def curtains(self, called: int) -> Iterator[Sight]:
        """The curtain that calls a seat, whoever of the others may take a move back."""
        others = [seat for seat in self.persons if seat != called]
        for number in range(len(others) + 1):
            for seats in combinations(others, number):
                yield settled(tuple(texts(curtain(self.players, called, [*seats]))))

    def public_lines(self) -> set[str]:
        """All that may be announced while anybody may listen: of facts, seams, who is called, and
        what is asked, as far as a spectator could say it."""
        names = [player["name"] for player in self.players]
        lines = public_lines(self.tables[-1]) | {
            say("undone"),
            say("over"),
            *(say("curtain.title", name) for name in names),
        }
        before: Any = None
        for number, table in enumerate(self.tables):
            for _, (view,) in self.past.moments(number - 1, self.moves, [None]) if number else []:
                lines.add(course.seam(before, view))
                before = view
            lines |= {told(self.words, fact, names) for fact in table.game.facts}
            for step in self.steps(number - 1, number - 1, None) if number else []:
                lines |= {*step.said}
            for seat in handover.waiting_persons(self.at(number)):
                model = Seated(self.host)
                model.asked = seat
                model.view = handover.view_of(self.host, seat, None)
                model.picks = Picks(model.view["offers"])
                lines.add(model.scene().question([seat]))
        return lines - {""}

    def flying(self) -> set[str]:
        """The pictures that fly where all look on."""
        found = set()
        for number in range(len(self.tables) - 1):
            for step in self.steps(number, number, None):
                found |= {
                    flight["art"] for group in step.flights for flight in group if "art" in flight
                }
        return found

    @property
    def moves(self) -> list[Any]:
        moves: list[Any] = self.tables[-1].record.moves
        return moves


def drawn(model: Seated) -> Sight:
    return tuple(texts(screen.view(model)))


def snapshot(table: Table, moves: int | None = None) -> Table:
    """The table as it is now, however it is played on, and only so many of its moves."""
    then, record = copy(table), copy(table.record)
    record.moves, record.facts = record.moves[:moves], record.facts[:moves]
    then.record = record
    return then


def settled(drawn: Sight) -> Sight:
    """Without what says that a confirmed move is on its way, and where the page puts the focus."""
    kept = [text for text in drawn if not text.startswith("tabindex=")]
    return tuple(text.replace(" is-sent", "") for text in kept)
