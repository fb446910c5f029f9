"""Scene: what one pair of eyes sees of a table, for boards to draw.

It knows names, colours and words, and it wraps what may be touched, so that a board need not know
whose turn it is: an item that an offer names can be picked, any other says what it is.
"""

from client.tree import button, classes, div, img
from shared_rules import words as rules_words

names: dict = {"words": None, "players": [], "known": {}}
"""What things were called last time, for the same words and players: a board says it often."""


def known_names(words: dict, players: list[str]) -> dict:
    """The names found so far, or none if they were of another game, language or table."""
    if names["words"] is not words or names["players"] != players:
        names["words"], names["players"], names["known"] = words, players, {}
    return names["known"]


class Scene:
    """A view with everything that is needed to draw it."""

    def __init__(self, view, players, words, picks=None, fresh=(), log=()) -> None:
        self.view = view
        self.game = view["game"]
        self.public = view["public"]
        self.private = view["private"]
        self.me = view["seat"]
        self.seats = view["seats"]
        self.now = view["agenda"][-1] if view["agenda"] else {}
        self.players = players
        self.names = [player["name"] for player in players]
        self.words = words
        self.known = known_names(words, self.names)
        self.picks = picks
        self.fresh = fresh
        self.log = log
        """The latest moves: who made each, and the facts that it led to."""
        self.placed: list = []

    # Words and pictures

    def name(self, item) -> str:
        """What an item is called."""
        known = self.known
        if item not in known:
            known[item] = rules_words.name(self.words, item, self.names)
        return known[item]

    def colour(self, seat: int) -> str:
        return self.players[seat]["colour"]

    def told(self, fact: list) -> str:
        """A fact as a sentence."""
        return rules_words.told(self.words, fact, self.names)

    def art(self, name: str, class_: str = "", alt: str = ""):
        """One of the game's pictures; it is decoration unless it is given a text."""
        return img(
            src=f"art/{self.game}/{name}.svg", alt=alt, class_=class_ or None, draggable="false"
        )

    # Touching

    def offered(self, item) -> int:
        """How many of an item may be picked now."""
        return self.picks.offered(item) if self.picks else 0

    def equals(self, item) -> int:
        """How many equal things an item may be picked from, be it only one of them."""
        most = 0
        for offer in self.picks.offers:
            most = max(most, offer.among.count(item))
        return most

    def picked(self, item) -> int:
        """How many of an item are picked."""
        return self.picks.count(item) if self.picks else 0

    def touch(self, item, *content, nth=0, class_="", label="", key=None, style=None):
        """A thing on the board: to be picked if it is offered, else to be asked what it is.

        `nth` counts equal things (from 0): the first ones are the picked ones.
        """
        offered = self.offered(item)
        can = nth < offered or offered == 1 and nth < self.equals(item)
        is_picked = nth < self.picked(item)
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
            ),
            class_=classes(
                "thing",
                class_,
                can and "is-offered",
                is_picked and "is-picked",
                item in self.fresh and "is-fresh",
            ),
            data_play=True if can else None,
            data_thing=item,
            key=key,
            style=style,
        )

    def spots(self, items: list, draw) -> list:
        """A row of things that may be equal: draw(item) for each, counted for picking."""
        counts: dict = {}
        row = []
        for item in items:
            nth = counts.get(item, 0)
            counts[item] = nth + 1
            row.append(self.touch(item, draw(item), nth=nth, key=f"{item} {nth}"))
        return row

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
