"""Setup: who sits down, what is agreed on, and then the cards are dealt.

Everything is filled in as it was the last time, so that the first tap can be the one that begins;
before anybody has finished the game, as it is learnt most easily.
"""

from client.app.glyph import glyph
from client.app.parts import SEAL
from client.app.switches import knob
from client.app.texts import cast_of, game_words, say, title_of
from client.app.tree import button, div, h1, h2, header, main, p, section
from client.games.tiles import cover
from client.lessons import progress
from client.lessons.offer import offer
from client.manual import pages
from client.setup import gentle, handicap, people, ways
from client.setup.choices import option_sheet, options
from client.setup.dealing import Dealing
from client.setup.seating import Seating
from client.setup.seats import numbers, seat_sheet, seats
from shared_rules import GAMES
from shared_rules.engine.options import HANDICAP, NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.types import Option

HEARS = ("settings", "returned")
SEATS = "seats"
"""The habit that all games share: who sat where."""


class Setup:
    """The model: the seating, the options and what is open over them."""

    def __init__(self, game: str, net: bool = False) -> None:
        self.game = game
        self.net = net
        """Whether the table is to stand on the network, where people bring their own phones."""
        self.rules = None
        self.words: dict[str, str] = {}
        self.habits: dict[str, object] = {}
        self.seating: Seating | None = None
        self.chosen: dict = {}
        self.own: dict = {}
        """Values of the players' own, by option: typed in elsewhere, only offered here."""
        self.overlay: list = []
        self.dealing = None
        self.sealed = False
        """Whether the shuffle is to be a sealed one."""
        self.gentle = False
        """Whether an easy start is proposed."""

    # Options

    def options(self) -> "list[Option]":
        from shared_rules.engine.options import options_for

        return options_for(self.rules, self.seating.count)

    def values(self, option: "Option") -> list:
        from shared_rules.engine.options import values_of

        values = values_of(option, self.seating.count)
        own = self.own.get(option["key"])
        if own is not None:
            values.append(own)
        return values

    def value(self, option: "Option"):
        if option["key"] == "first":
            return self.seating.beginner()
        values = self.values(option)
        value = self.chosen.get(option["key"])
        return value if value in values else values[0]

    def agreed(self) -> dict:
        """All options at their values."""
        values = {option["key"]: self.value(option) for option in self.options()}
        given = handicap.value(self)
        if given != NOBODY:
            values[HANDICAP] = given
        return values


def init(params):
    game = params[0] if params and params[0] in GAMES else ""
    if not game:
        return Setup(""), [("home",)]
    return Setup(game, params[1:] == ["net"]), [
        ("load", "habits", SEATS, ["habit", SEATS]),
        ("load", "habits", "setup " + game, ["habit", "setup"]),
        ("load", "habits", "own " + game, ["habit", "own"]),
        ("load", "habits", people.HABIT, ["habit", people.HABIT]),
    ]


def on_habit(model, name: str, habit, problem: str):
    """What people did the last time; when all is there, everything is filled in."""
    model.habits[name] = habit
    if len(model.habits) == 4:
        sit_down(model)


def sit_down(model) -> None:
    from shared_rules import GAMES as rules

    model.rules = rules[model.game]
    model.words = game_words(model.game)
    model.seating = Seating(model.rules.SEATS, model.habits[SEATS], cast_of(model.game))
    model.own = model.habits["own"] or {}
    last = model.habits["setup"] or {}
    if last.get("count") in model.rules.SEATS:
        model.seating.count = last["count"]
    model.chosen = dict(last.get("options", {}))
    first = model.chosen.get("first", "lot")
    if first != "lot" and first < model.seating.count:
        model.seating.first = model.seating.seats[first]
    model.gentle = gentle.is_new(model.game)
    if model.gentle:
        gentle.propose(model)


def on_settings(model):
    model.words = game_words(model.game) if model.rules else {}


def on_returned(model):
    return [("load", "habits", "own " + model.game, ["own"])]


def on_own(model, own: dict | None, problem: str):
    take_own(model, own or {})


# Who sits where


def on_count(model, count: int):
    model.seating.resize(count)


def on_name(model, place: int, name: str):
    model.seating.rename(place, name)


def on_known(model, number: int):
    """One tap has somebody sit who has played here before, or get up."""
    person = people.known(model.habits[people.HABIT])[number]
    if people.sit(model.seating, person):
        return people.as_liked(person, model.seating.playing())
    return None


def on_forget(model, place: int):
    """Whoever sits there gets up, and is proposed no more."""
    seat = model.seating.seats[place]
    habit = people.without(model.habits[people.HABIT], seat["name"])
    model.habits[people.HABIT] = habit
    model.seating.rename(place, "")
    model.overlay = []
    return [("store", [["habits", people.HABIT, habit]])]


def on_kind(model, place: int, kind: str):
    model.seating.set_kind(model.seating.seats[place], kind)


def on_paint(model, place: int, colour: str):
    model.seating.paint(place, colour)


def on_move(model, place: int, step: int):
    place = model.seating.move(place, step)
    model.overlay = ["seat", place]
    return [("announce", say("setup.place", place + 1))]


def on_remove(model, place: int):
    model.seating.remove(place)
    model.overlay = []


# What is agreed on


def on_choose(model, key: str, place: int):
    for option in model.options():
        if option["key"] == key:
            value = model.values(option)[place]
            model.chosen[key] = value
            if key == "first":
                model.seating.first = None if value == "lot" else model.seating.seats[value]
    model.overlay = []


def take_own(model, own: dict) -> None:
    """What has been typed in meanwhile is what one wants to play by."""
    for key in own:
        if model.own.get(key) != own[key]:
            model.chosen[key] = own[key]
    model.own = own


def on_give(model, place: int, amount: int):
    """A head start, kept with the seat."""
    handicap.give(model.seating.seats[place], model.game, amount)


def on_sealed(model):
    """A sealed shuffle, for those who mistrust: or not."""
    model.sealed = not model.sealed


# What comes up over the screen, and ways out


def on_seat(model, place: int):
    model.overlay = ["seat", place]


def on_option(model, key: str):
    model.overlay = ["option", key]


def on_close(model):
    model.overlay = []


def on_type(model, key: str):
    """Values of one's own are typed in on the game's own screen for that option."""
    model.overlay = []
    return [("go", model.game + "-" + key)]


def on_rule(model, key: str):
    model.overlay = []
    return [("go", *pages.way(model.game, key))]


def on_go(model, *words):
    return [("go", *words)]


def on_decline(model, game: str):
    return progress.declined(game)


def on_back(model):
    return [("back",)]


def on_start(model):
    """Set the table, and remember how everybody likes it."""
    if model.seating is None or model.dealing and not model.dealing.problem:
        return None  # it is being set already
    agreed = model.agreed()
    if model.net:
        from client.net.opening import Opening

        model.dealing = Opening(model.game, model.seating.playing(), agreed, model.sealed)
    else:
        model.dealing = Dealing(model.game, model.seating.players(), agreed)
        if model.sealed:
            return [("bring", [SEAL], ["sealing"])]
    return remembered(model)


def on_sealing(model, done: bool | None, problem: str):
    """What a sealed shuffle on one phone needs is here."""
    model.dealing.problem = problem
    if problem:
        return [("announce", model.dealing.told())]
    from client.seal.dealing import SealedDealing

    model.dealing = SealedDealing(model.game, model.dealing.players, model.dealing.options)
    return remembered(model)


def remembered(model) -> list[tuple]:
    """Remember how everybody likes it, and deal."""
    seats = model.seating.playing()
    shared = people.persons(seats) > 1 and not model.net
    known = people.remembered(model.habits[people.HABIT], seats, shared)
    entries = [*left(model), ["habits", people.HABIT, known]]
    return [("store", entries), *model.dealing.begin()]


def left(model) -> list[list]:
    """What is laid down so that the next setup begins where this one was left."""
    habits = {"count": model.seating.count, "options": model.agreed()}
    return [
        ["habits", SEATS, model.seating.seats],
        ["habits", "setup " + model.game, habits],
    ]


def on_challenge(model):
    """What has been agreed on becomes a challenge, which is made of how the setup was left."""
    return [("store", left(model)), ("go", "challenge", model.game, "new")]


def on_deal(model, *message):
    effects = model.dealing.hear(["deal", *message])
    if model.dealing.is_cancelled:
        model.dealing = None
        return effects
    return [("announce", model.dealing.told())] if model.dealing.problem else effects


def back(model):
    if model.dealing and model.dealing.instead():
        return ["deal", "cancel"]
    return ["close"] if model.overlay else None


def title(model):
    return title_of(model.game) if model.game else ""


def view(model):
    ready = model.seating is not None
    dealing = model.dealing is not None
    failed = dealing and bool(model.dealing.problem)
    instead = model.dealing.instead() if dealing else None
    if instead:
        return instead
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(title(model)),
            button(
                glyph("book"),
                type="button",
                tap=["rule", ""],
                aria_label=say("rules"),
                class_="icon",
            ),
            class_="head",
        ),
        cover(model.game) if model.game else None,
        offer(model.game) if model.game and not model.net else None,
        div(agreement(model), class_="agreement") if ready else None,
        ways.others(model.game) if ready and not model.net else None,
        div(
            p(model.dealing.told(), class_="problem") if failed else None,
            button(
                say("setup.open" if model.net else "setup.start"),
                type="button",
                tap=["start"],
                disabled=not ready or dealing and not failed,
                class_="confirm",
            ),
            class_="thumb",
        ),
        opened(model) if ready else None,
        class_="page setup",
        data_screen="setup",
    )


def agreement(model):
    """The two things to agree on, side by side where there is room."""
    return [
        section(
            header(h2(say("setup.seats")), numbers(model.seating), class_="row"),
            gentle.reason(model),
            people.chips(model),
            seats(model.seating),
        ),
        section(
            h2(say("setup.options")),
            options(model),
            knob(say("seal"), "shuffle", ["sealed"], model.sealed, say("seal.setup")),
        ),
    ]


def opened(model):
    """The overlay that is up, if one is."""
    if not model.overlay:
        return None
    if model.overlay[0] == "seat":
        place = model.overlay[1]
        return seat_sheet(model.seating, place, people.forgetting(model, place))
    for option in model.options():
        if option["key"] == model.overlay[1]:
            return option_sheet(model, option)
    return handicap.sheet(model) if model.overlay[1] == HANDICAP else None
