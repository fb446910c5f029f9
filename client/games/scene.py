"""Scene: what one pair of eyes sees of a table, for boards to draw.

It knows names, colours and words, and it wraps what may be touched, so that a board need not know
whose turn it is: an item that an offer names can be picked, any other says what it is.

A phone takes a tenth of a second to draw a whole table, and few parts of it change with a tap. So
a board draws in parts, and what shows the same as last time is handed out again.
"""

from client.app.texts import say
from client.app.tree import button, classes, div, img
from shared_rules.engine import words as rules_words

names: dict = {"words": None, "players": [], "known": {}}
"""What things were called last time, for the same words and players: a board says it often."""


def known_names(words: dict, players: list[str]) -> dict:
    """The names found so far, or none if they were of another game, language or table."""
    if names["words"] is not words or names["players"] != players:
        names["words"], names["players"], names["known"] = words, players, {}
    return names["known"]


class Kept:
    """The parts of a table as they were drawn last: for one pair of eyes, in one language."""

    def __init__(self) -> None:
        self.words: dict = None
        self.whose: tuple = ()
        self.parts: dict = {}
        self.table: list = []
        """The tree of the whole of it."""

    def parts_of(self, words: dict, *whose) -> dict:
        """The parts that still hold: none if somebody else looks, or at something else."""
        if self.words is not words or self.whose != whose:
            self.words, self.whose, self.parts = words, whose, {}
        return self.parts


BESIDE = 99
"""As `nth` of a touch: not one of those that are offered, it only says what it is."""

PLAIN = (0, 0, 0, False, 0)
FRESH = (0, 0, 0, True, 0)


class Scene:
    """A view with everything that is needed to draw it."""

    def __init__(
        self, view, players, words, picks=None, fresh=(), log=(), kept=None, asked=None
    ) -> None:
        self.view = view
        self.game = view["game"]
        self.public = view["public"]
        self.private = view["private"]
        self.me = view["seat"]
        self.asked = asked
        """Whose question it is, where all look at a shared screen."""
        self.decider = self.me if asked is None else asked
        """Whose decision is drawn: what it would bring depends on that."""
        self.near = self.me
        """The seat whose things are nearest; nobody's where several look from all sides."""
        self.seats = view["seats"]
        self.now = view["agenda"][-1] if view["agenda"] else {}
        self.players = players
        self.names = [player["name"] for player in players]
        self.colours = [player["colour"] for player in players]
        self.words = words
        self.known = known_names(words, self.names)
        self.picks = picks
        self.fresh = fresh
        self.log = log
        """The latest moves: who made each, and the facts that it led to."""
        self.advised: list = []
        """The move that has been asked for, as advice: its things are pointed at."""
        self.placed: list = []
        whose = (self.names, self.colours, self.me, asked, view["options"])
        self.parts = kept.parts_of(words, *whose) if kept else {}
        self.marks: dict = {}
        self.looked: list = []
        """The items whose marks have been looked at for the part that is being drawn."""

    # Parts

    def part(self, name: str, draw, *shown):
        """`draw(self, *shown)`, or what it was last time if that was the same.

        What is shown must be all that it reads of the view; what the items that it touches look
        like (offered, picked, fresh) is seen to here. One part cannot contain another.
        """
        if name in self.parts:
            before, marks, placed, drawn = self.parts[name]
            if before == shown and self.look_the_same(marks):
                self.placed += placed
                return drawn
        self.looked = []
        number = len(self.placed)
        drawn = draw(self, *shown)
        marks = [(item, self.mark(item)) for item in self.looked]
        self.parts[name] = (shown, marks, self.placed[number:], drawn)
        return drawn

    def look_the_same(self, marks: list) -> bool:
        for item, before in marks:
            if self.mark(item) != before:
                return False
        return True

    def mark(self, item) -> tuple:
        """How many of an item may be picked, of how many, how many are, whether it is news, and
        how many are advised."""
        marks = self.marks
        if item not in marks:
            picks = self.picks
            if picks and item in picks.most:
                most, equals, count = picks.most[item], picks.equals[item], picks.count(item)
                advised = self.advised[1:].count(item) if self.advised else 0
                marks[item] = (most, equals, count, item in self.fresh, advised)
            else:
                marks[item] = FRESH if item in self.fresh else PLAIN
        return marks[item]

    # Words and pictures

    def name(self, item) -> str:
        """What an item is called."""
        known = self.known
        if item not in known:
            known[item] = rules_words.name(self.words, item, self.names)
        return known[item]

    def colour(self, seat: int) -> str:
        return self.colours[seat]

    def told(self, fact: list) -> str:
        """A fact as a sentence."""
        return rules_words.told(self.words, fact, self.names)

    def shown(self, fact: list) -> str:
        """A fact while the board shows it."""
        return rules_words.shown(self.words, fact, self.names)

    def question(self, waiting: list[int]) -> str:
        """What is asked: of the viewer, or of those for whom everybody waits."""
        if not self.now:
            return say("over")
        me = self.decider
        offers = self.view["offers"] if me in waiting else []
        if not offers:
            key = "wait." + self.now["phase"]
            return rules_words.asked(self.words, key, self.now, waiting, self.names)
        key = "ask." + self.now["phase"]
        second = key + "." + offers[0]["verb"]
        key = second if second in self.words else key
        question = rules_words.asked(self.words, key, self.now, [me], self.names)
        return question if self.asked is None else say("asked", self.names[me], question)

    def art(self, name: str, class_: str = "", alt: str = "", thing: str = ""):
        """One of the game's pictures; it is decoration unless it is given a text. With a `thing`
        it is a place that flights come to."""
        return img(
            src=f"art/{self.game}/{name}.svg",
            alt=alt,
            class_=class_ or None,
            draggable="false",
            data_thing=thing or None,
        )

    # Touching

    def marked(self, item) -> tuple:
        """An item's mark, for a part that looks different with another one."""
        self.looked.append(item)
        return self.mark(item)

    def offered(self, item) -> int:
        """How many of an item may be picked now."""
        return self.marked(item)[0]

    def picked(self, item) -> int:
        """How many of an item are picked."""
        return self.marked(item)[2]

    def is_advised(self, item) -> bool:
        """Whether an item is pointed at, and not picked yet."""
        return self.marked(item)[4] > self.marked(item)[2]

    def is_fresh(self, item) -> bool:
        """Whether the latest moves were about an item."""
        return self.marked(item)[3]

    def touch(self, item, *content, nth=0, class_="", label="", key=None, style=None):
        """A thing on the board: to be picked if it is offered, else to be asked what it is.

        `nth` counts equal things (from 0): the first ones are the picked ones.
        """
        offered, equals, picked, is_fresh, advised = self.marked(item)
        can = nth < offered or offered == 1 and nth < equals
        is_picked = nth < picked
        if can:
            self.placed.append(item)
        name = label or self.name(item)
        return div(
            button(
                *content,
                type="button",
                tap=["pick", item, min(nth, offered - 1)] if can else ["what", item],
                hold=["what", item],
                aria_label=name,
                aria_pressed=is_picked if can else None,
                aria_haspopup=None if can else "dialog",
            ),
            class_=classes(
                "thing",
                class_,
                can and "is-offered",
                is_picked and "is-picked",
                can and nth < advised and not is_picked and "is-advised",
                is_fresh and "is-fresh",
            ),
            data_play=True if can else None,
            data_thing=item,
            key=key,
            style=style,
        )

    def spots(self, items: list, draw) -> list:
        """A row of things that may be equal: draw(scene, item) for each, counted for picking."""
        row = []
        for item, nth, of in counted(items):
            row.append(self.part(f"spot {item} {nth}", spot, item, nth, of, draw))
        return row

    def one_of(self, item, nth: int, of: int) -> str:
        """What one of several equal things is called: no two buttons have the same name."""
        return self.name(item) if of == 1 else say("one.of", self.name(item), nth + 1, of)

    def unplaced(self) -> list:
        """Offered items that the board has not drawn, each once; they become plain buttons."""
        if not self.picks:
            return []
        left = []
        for offer in self.picks.offers:
            for item in offer.among:
                if item not in self.placed and item not in left:
                    left.append(item)
        return left


def counted(items: list) -> list[tuple]:
    """Each thing, the how many-th of its equals it is (from 0), and how many of them there are."""
    counts: dict = {}
    row = []
    for item in items:
        nth = counts.get(item, 0)
        counts[item] = nth + 1
        row.append((item, nth))
    return [(item, nth, counts[item]) for item, nth in row]


def spot(scene: Scene, item, nth: int, of: int, draw):
    label = scene.one_of(item, nth, of)
    return scene.touch(item, draw(scene, item), nth=nth, label=label, key=f"{item} {nth}")
