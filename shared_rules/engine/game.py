"""Game: plain JSON that answers "what may this seat do?" and "what may this seat know?".

What a game is in the middle of stands on its agenda, a stack of frames. The last frame names the
phase that is asked now and holds its locals; a phase itself holds nothing.
"""

from .chance import Chance, begun, blindly, drawing
from .offer import Offer, shown
from .options import chosen, handicap_of
from .phase import Phase
from .plain import copied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable, Self

    from .types import (
        Fact,
        Frame,
        Item,
        Move,
        Option,
        Options,
        Outcome,
        Plain,
        ScoreLine,
        State,
        Thing,
        View,
        Zones,
    )

    Watch = Callable[["Game"], None]


class IllegalMove(ValueError):
    """A move that the rules do not allow; the text says why."""


class Game:
    """One game, all of it in attributes that are plain JSON and listed in FIELDS."""

    key = ""
    RULES = 1
    """The version of the rules; it rises when a record of an older one would play differently."""
    SEATS: tuple[int, ...] = ()
    OPTIONS: "list[Option]" = []
    """Each option's key, its values (the first is the default) and for how many seats it is."""
    HANDICAPS: tuple[int, ...] = ()
    """What a seat may be given as a head start, of whatever is counted; 0 is the first."""
    GENTLE: "Options" = {}
    """The options with which it is learnt most easily, where these are not the defaults."""
    PHASES: dict[str, Phase] = {}
    BASE = ("seats", "options", "chance", "agenda", "facts", "final")
    FIELDS: tuple[str, ...] = BASE

    seats: int
    options: "Options"
    chance: list[int]
    agenda: "list[Frame]"
    facts: "list[Fact]"
    final: bool

    # Beginning, copying

    @classmethod
    def new(cls, seats: int, options: "Options", seed: str | int) -> "Self":
        """Set up a game; options that are not named take their first value."""
        game = cls()
        game.seats = seats
        game.options = chosen(cls, seats, options)
        game.chance = begun(seed)
        game.agenda = []
        game.facts = []
        game.final = True
        game.setup()
        game.settle()
        return game

    def begun_like(self, state: "State") -> None:
        """Keep no more than the app that began the game of this later state, which is unchecked:
        so a running game that is played again still leads to it."""

    def setup(self) -> None:
        """Lay out the table and call the first phase."""
        raise NotImplementedError

    @classmethod
    def allows(cls, key: str, value: object) -> bool:
        """Whether an option that takes values of one's own takes this one."""
        return False

    @classmethod
    def carried(cls, options: "Options", seats: int) -> "Options":
        """The options with which a game that was begun by older rules goes on as it began."""
        return options

    def state(self) -> "State":
        """The whole game, as it is saved."""
        return {field: getattr(self, field) for field in self.FIELDS}

    @classmethod
    def load(cls, state: "State") -> "Self":
        """The game that `state` gave."""
        game = cls()
        for field in cls.FIELDS:
            setattr(game, field, state[field])
        return game

    def copy(self) -> "Self":
        """A game that shares nothing with this one."""
        twin = self.__class__()
        for field in self.FIELDS:
            value = getattr(self, field)
            kind = type(value)
            setattr(twin, field, copied(value) if kind is list or kind is dict else value)
        return twin

    # The agenda

    @property
    def now(self) -> "Frame":
        """The frame that is asked now."""
        return self.agenda[-1]

    def call(self, phase: str, seats: list[int], **local: "Plain") -> None:
        """Ask something first, then come back to what is asked now."""
        local["phase"] = phase
        local["seats"] = seats[:]
        if self.PHASES[phase].sealed:
            local["sealed"] = [[] for _ in range(self.seats)]
        self.agenda.append(local)

    def goto(self, phase: str, seats: list[int], **local: "Plain") -> None:
        """Ask something else instead of what is asked now."""
        self.agenda.pop()
        self.call(phase, seats, **local)

    def done(self) -> None:
        """Go back to the question below; without one the game is over."""
        self.agenda.pop()

    def settle(self, watch: "Watch | None" = None) -> None:
        """Do what needs no answer until somebody is asked or the game is over.

        Between two steps lies a **moment**: the state is whole, and something has been seen since
        the moment before. Who wants to show one thing after the other watches; nobody is asked.
        """
        seen = 0
        for _ in range(10000):
            if not self.agenda:
                self.disclose()  # whoever looks back now sees all hands
                return
            phase = self.PHASES[self.agenda[-1]["phase"]]
            if phase.actors(self):
                return
            if watch is not None and len(self.facts) > seen:
                seen = len(self.facts)
                watch(self)
            if phase.sealed:
                self.disclose()
            phase.resolve(self)
        raise RuntimeError("the game goes round in circles")

    # For the rules

    def note(self, *fact: str | int) -> None:
        """Add something that everybody saw to the facts of this move."""
        self.facts.append(list(fact))

    def disclose(self) -> None:
        """Something hidden becomes known, so that this move can no longer be taken back."""
        self.final = True

    def shuffle(self, items: "list[Thing]") -> None:
        """Shuffle by the game's own chance."""
        self.final = True
        drawing(self.chance).shuffle(items)

    def below(self, n: int) -> int:
        """Draw a number by the game's own chance."""
        self.final = True
        return drawing(self.chance).below(n)

    def any_of(self, items: "list[Item]", *what: "Item") -> "Item":
        """Turn up one of some things that lie face down; whoever calls this takes it away.

        `what` names their pile: in a challenge it is in order from the beginning, also where other
        ways lead there, or where somebody has taken things out meanwhile.
        """
        self.final = True
        return items[blindly(self.chance, items, list(what))]

    def first_seat(self) -> int:
        """Who begins, as the option says."""
        first = self.options["first"]
        return self.below(self.seats) if first == "lot" else first

    def handicap(self, seat: int) -> int:
        """The head start of a seat, as the option says."""
        return handicap_of(self.options, seat)

    def handicap_line(self, seat: int) -> "list[ScoreLine]":
        """The line of the score sheet that tells of it; none where there is none."""
        given = self.handicap(seat)
        return [["handicap", given]] if given else []

    def round_from(self, seat: int) -> list[int]:
        """All seats clockwise from one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    # For everybody

    def waiting_for(self) -> list[int]:
        """The seats that have something to answer; none when the game is over."""
        if not self.agenda:
            return []
        return self.PHASES[self.agenda[-1]["phase"]].actors(self)

    def offers(self, seat: int) -> list[Offer]:
        """What a seat may do now."""
        if seat not in self.waiting_for():
            return []
        return self.PHASES[self.agenda[-1]["phase"]].offers(self, seat)

    def play(self, seat: int, move: "Move", watch: "Watch | None" = None) -> "Self":
        """The game after a move; this one stays as it is. Raises IllegalMove."""
        self.check(seat, move)
        after = self.copy()
        after.advance(seat, move, watch)
        return after

    def advance(self, seat: int, move: "Move", watch: "Watch | None" = None) -> None:
        """Make a move in place, trusting that it came from the offers (for search)."""
        self.facts = []
        self.final = False
        frame = self.agenda[-1]
        phase = self.PHASES[frame["phase"]]
        if phase.sealed:
            frame["sealed"][seat].append(move[:])
        elif len(move) == 1:
            getattr(phase, move[0])(self, seat)
        else:
            getattr(phase, move[0])(self, seat, *move[1:])
        self.settle(watch)

    def check(self, seat: int, move: object) -> None:
        """Raise an IllegalMove that says what is wrong, if anything is."""
        if not self.agenda:
            raise IllegalMove("the game is over")
        if type(seat) is not int or seat not in self.waiting_for():
            raise IllegalMove(f"it is not the turn of seat {shown(seat)}")
        if type(move) is not list or not move or type(move[0]) is not str:
            raise IllegalMove("a move is a list: a verb, then what it names")
        reason = ""
        verbs = []
        for offer in self.offers(seat):
            verbs.append(offer.verb)
            if offer.verb == move[0]:
                reason = offer.objection(move[1:])
                if not reason:
                    return
        raise IllegalMove(reason or f"{shown(move[0])} cannot be done now: {', '.join(verbs)}")

    # What a seat may know

    def view(self, seat: int | None) -> "View":
        """Everything that a seat may know now (None: a spectator), built up, never stripped."""
        agenda = []
        for frame in self.agenda:
            known = copied(frame)
            if "sealed" in frame:
                for other in range(self.seats):
                    if other != seat:
                        known["sealed"][other] = []
            agenda.append(known)
        return {
            "game": self.key,
            "seats": self.seats,
            "seat": seat,
            "options": copied(self.options),
            "agenda": agenda,
            "offers": [] if seat is None else [offer.plain() for offer in self.offers(seat)],
            "public": copied(self.public()),
            "private": {} if seat is None else copied(self.private(seat)),
            "memory": copied(self.memory(seat)),
        }

    def public(self) -> "Zones":
        """What lies open on the table."""
        raise NotImplementedError

    def private(self, seat: int) -> "Zones":
        """What a seat alone sees."""
        raise NotImplementedError

    def memory(self, seat: int | None) -> "Zones":
        """What a careful player remembers although it lies open no more."""
        return {}

    @classmethod
    def imagine(cls, view: "View", chance: Chance) -> "Self":
        """A world that the owner of this view could be in."""
        view = copied(view)
        game = cls()
        game.seats = view["seats"]
        game.options = view["options"]
        game.chance = chance.another().state
        game.agenda = view["agenda"]
        game.facts = []
        game.final = False
        game.imagine_hidden(view, chance)
        return game

    def imagine_hidden(self, view: "View", chance: Chance) -> None:
        """Put the known things where the view says and deal the unknown ones at random."""
        raise NotImplementedError

    # The end

    def scores(self) -> list[int]:
        """What each seat has or would have if the game ended now."""
        raise NotImplementedError

    def outcome(self) -> "Outcome":
        """The places (1 is best, equals share) and each seat's score sheet, line by line."""
        ranks = self.ranks()
        places = []
        for mine in ranks:
            place = 1
            for other in ranks:
                if other > mine:
                    place += 1
            places.append(place)
        return {
            "places": places,
            "scores": self.scores(),
            "sheet": [self.sheet(seat) for seat in range(self.seats)],
        }

    def ranks(self) -> list[list[int]]:
        """What decides between seats, the most important first; more is better."""
        return [[score] for score in self.scores()]

    def sheet(self, seat: int) -> "list[ScoreLine]":
        """The lines of a seat's score: reason, points, and what the reason names."""
        raise NotImplementedError
