"""What must hold in a game for a reason to be true: by game and key, asked with a Told."""

from functools import cached_property

from shared_rules.engine.bot import mind_of
from shared_rules.engine.chance import Chance

from .every import answer


class Told:
    """A move that a seat could make in a game, and what was said to be the reason."""

    def __init__(self, key, game, seat, move, why):
        self.key, self.game, self.seat, self.move = key, game, seat, move
        self.items = why[1:]

    @cached_property
    def after(self):
        return self.game.play(self.seat, self.move)

    @cached_property
    def judged(self):
        """What the rules of thumb think of each move, its items in the order of the alphabet."""
        options = mind_of(self.key).judged(self.game, self.seat)
        return {(move[0], *sorted(move[1:])): worth for worth, move, _ in options}

    @property
    def name(self):
        return f"seat-{self.seat}"

    @property
    def worth(self):
        return self.judged.get((self.move[0], *sorted(self.move[1:])), -1000000)

    @property
    def leads(self):
        return self.worth == max(self.judged.values())

    @property
    def is_alone(self):
        chance = Chance(3)
        return all(answer(self.game, self.seat, chance) == self.move for _ in range(40))

    def noted(self, *fact):
        return list(fact) in self.after.facts

    def others(self):
        """What comes of the other moves with the same verb, by what they name."""
        for offer in self.game.offers(self.seat):
            for item in offer.among:
                if offer.verb == self.move[0]:
                    yield item, self.game.play(self.seat, [offer.verb, item])
