"""Firsts: what somebody has done for the first time, told once, on the score sheet of that game."""

from client.app.texts import game_words, say
from client.app.tree import li, span, strong, ul
from client.chronicle.keeper import Keeper
from client.chronicle.sums import nothing
from client.chronicle.views import name_of, ranked, told_of
from shared_rules.extras import extra


class Firsts:
    """What the result of a game asks the chronicle."""

    def __init__(self, game: str, ident: str) -> None:
        self.game = game
        self.ident = ident
        self.keeper = Keeper()
        self.whole = nothing()

    def begin(self) -> list[tuple]:
        return self.keeper.open()

    def hear(self, *message) -> list[tuple]:
        was = self.keeper.ready
        effects = self.keeper.hear(*message)
        if self.keeper.ready and not was:
            self.whole = self.keeper.whole_of(self.game)
        return effects

    def view(self):
        """Who has done what; nothing if nothing was new."""
        words = game_words(self.game)
        about = extra(self.game, "deeds")
        rows = []
        for person in ranked(self.whole):
            done = self.whole["people"][person]["deeds"]
            for deed in about.DEEDS if about else ():
                key = self.game + "." + deed
                if key in done and done[key][2] == self.ident:
                    name = name_of(self.whole, person)
                    text = say("asked", name, words["deed." + deed])
                    rows.append(li(strong(text), " ", told_of(words, deed), key=f"{person} {deed}"))
        if not rows:
            return None
        return [span(say("chronicle.firsts"), class_="muted small"), ul(rows, class_="firsts")]
