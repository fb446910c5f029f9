"""Nobody sees what is not his to see, and moves come back only while nobody learned anything."""

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.klunker.game import Klunker

from .every import SETUPS, begin, named, walk
from .twins import drift

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=named)


def few(setup) -> range:
    """Seeds: one is enough where so many setups have nearly the same rules."""
    return range(1 if setup[0] == "dschunke" else 2)


def leaks(rules, setup, seeds=range(6)) -> list:
    """What the twins of random games see differently."""
    found = []
    for seed in seeds:
        chance = Chance(seed)
        game = rules.new(setup[1], setup[2], seed)
        for number, (_, _, _, after) in enumerate(walk(game, chance)):
            if number % 7 == 0:
                for seat in [None, *range(after.seats)]:
                    difference = drift(rules, after, seat, chance)
                    if difference:
                        found.append((seed, number, seat, difference))
    return found


@every_setup
def test_twins_look_the_same_until_something_else_is_shown(setup):
    assert leaks(GAMES[setup[0]], setup, seeds=few(setup)) == []


@every_setup
def test_imagined_worlds_differ_in_what_is_hidden(setup):
    rules = GAMES[setup[0]]
    game = begin(setup, 5)
    for _ in range(3):
        seat = game.waiting_for()[0]
        game = game.play(seat, game.offers(seat)[0].sample(Chance(1)))
    worlds = [rules.imagine(game.view(0), Chance(n)).state() for n in range(5)]
    for world in worlds:
        world.pop("chance")
    assert any(world != worlds[0] for world in worlds[1:])


class ShowsTheDeck(Klunker):
    """A planted leak: a field of the view."""

    def public(self):
        return {**super().public(), "next": self.deck[-1]}


class RemembersTheDeck(Klunker):
    """A planted leak: a memory that nobody could have, and that `imagine` trusts."""

    def memory(self, seat):
        return {"next": self.deck[-1] if self.deck else ""}

    def imagine_hidden(self, view, chance):
        super().imagine_hidden(view, chance)
        wanted = view["memory"]["next"]
        for zone in [self.deck, self.buried, *self.hands]:
            if wanted in zone and zone is not self.hands[view["seat"] or 0]:
                zone[zone.index(wanted)] = self.deck[-1]
                self.deck[-1] = wanted
                return


class FramesTheDeck(Klunker):
    """A planted leak: a hidden card in a frame of the agenda."""

    def settle(self, watch=None):
        super().settle(watch)
        if self.agenda:
            self.now["next"] = self.deck[-1] if self.deck else ""


def interfering(rules, setup, seed=3) -> bool:
    chance = Chance(seed)
    for _, _, _, game in walk(rules.new(setup[1], setup[2], seed), chance):
        if not game.deck:
            return False
        for seat in [None, *range(game.seats)]:
            view = game.view(seat)
            if rules.imagine(view, chance).view(seat) != view:
                return True
    return False


LEAKY = ("klunker", 3, {})


def test_a_leak_in_a_field_of_the_view_is_caught():
    assert interfering(ShowsTheDeck, LEAKY)


def test_a_leak_through_a_trusted_memory_is_caught():
    assert not interfering(RemembersTheDeck, LEAKY)
    assert leaks(RemembersTheDeck, LEAKY, seeds=range(40))


def test_a_leak_in_a_frame_of_the_agenda_is_caught():
    assert leaks(FramesTheDeck, LEAKY, seeds=range(40))


@every_setup
def test_what_can_be_taken_back_has_taught_its_mover_nothing(setup):
    """The mover's view after it is the same in every world that he can imagine before it."""
    rules = GAMES[setup[0]]
    for seed in few(setup):
        chance = Chance(seed)
        for game, seat, move, after in walk(begin(setup, seed), chance):
            if after.final:
                continue
            assert after.chance == game.chance
            before = game.view(seat)
            for _ in range(2):
                world = rules.imagine(before, chance)
                assert world.play(seat, move).view(seat) == after.view(seat)


def place(game, seat, move) -> int:
    """Where the special card lies that is played."""
    return game.cards[seat].index(move[1])


def told_more(rules, setup, seed=6) -> list[bool]:
    """For others' worlds in which a move that can be taken back is made: do they tell it apart?"""
    found = []
    chance = Chance(seed)
    game = rules.new(setup[1], setup[2], seed)
    for number, (game, seat, move, after) in enumerate(walk(game, chance)):
        if after.final or number % 3:
            continue
        for other in [None, *range(game.seats)]:
            world = rules.imagine(game.view(other), chance)
            if other == seat or not any(offer.admits(move) for offer in world.offers(seat)):
                continue
            if move[0] == "play" and place(world, seat, move) != place(game, seat, move):
                continue  # everybody sees which of the face-down cards it is
            there = world.play(seat, move)
            same = there.view(other) == after.view(other) and there.facts == after.facts
            found.append(there.final or not same)
    return found


@every_setup
def test_what_can_be_taken_back_has_told_the_others_no_more_than_it_named(setup):
    """Their views after it are the same in every world of theirs in which that move is made."""
    found: list[bool] = []
    for seed in range(6, 12):
        if len(found) <= 10:  # short games have few such moves
            found += told_more(GAMES[setup[0]], setup, seed)
    assert len(found) > 10
    assert not any(found)


class TellsTheHand(Klunker):
    """A planted leak: a fact about what the mover has kept."""

    def advance(self, seat, move, watch=None):
        super().advance(seat, move, watch)
        self.note("kept", f"seat-{seat}", *self.hands[seat][:1])


def test_a_move_that_tells_the_others_more_than_it_names_is_caught():
    assert any(told_more(TellsTheHand, LEAKY))
