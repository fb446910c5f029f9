"""The table: the board, the own hand, the question, and the curtain between two people.

`eyes` is the seat whose secrets may be seen now; nobody's (None) while the curtain is down or
everybody watches. The curtain is a state of this screen and no address, so that Back cannot lead
behind it.
"""

from client.app import settings
from client.app.loop import SAME
from client.app.texts import game_words, say
from client.games import board_of
from client.games.flights import facts_in, named_in, steps
from client.games.scene import Kept, Scene
from client.manual import pages
from client.table import eyes as whose
from client.table.coach import Coach, may_ask
from client.table.curtain import curtain
from client.table.hosts import host_of
from client.table.opened import opened
from client.table.picks import Picks
from client.table.tablet import away, going, tabletop
from shared_rules.engine.game import IllegalMove

BUSY = True
HEARS = ("hidden", "facedown", "settings")
QUIET = ("now", "stored", "bot")
"""What a host may hear without anything looking different."""
TAPS = ("pick", "say", "confirm", "undo", "coach", "sheet", "what", "rule", "close", "score")
"""What comes from the table, and too late while a confirmed move is on its way."""
LATELY = 40
"""So many of the latest moves are shown to the board, which draws what came of them."""


class Seated:
    """The model: the host, whose eyes see, what they have picked, and which sheet is up."""

    def __init__(self, words: list[str]) -> None:
        self.host = host_of(words)
        self.board = None
        self.eyes: int | None = None
        self.curtain: int | None = None
        self.picks: Picks | None = None
        self.view: dict = {}
        self.sheet: list = []
        self.stamp: object = None
        self.moves = -1
        self.fresh: list = []
        self.seen: list[int] = []
        self.recap = 0
        """The log from this number on is what the viewer has not seen yet."""
        self.refusal = ""
        self.sent: list = []
        """The move that has been confirmed and is about to be made: first it is seen to go."""
        self.coach = Coach()
        self.same = False
        """Whether the table looks as it was drawn last: a bot is asked, which nobody sees."""
        self.kept = Kept()

    def scene(self) -> Scene:
        words = game_words(self.view["game"])
        log = self.host.log(max(0, self.host.moves - LATELY))
        picks = None if self.host.pending else self.picks
        scene = Scene(self.view, self.host.players, words, picks, self.fresh, log, self.kept)
        scene.advised = self.coach.move
        return scene


def init(params):
    model = Seated(params)
    return model, model.host.open()


def update(model, message):
    """Nothing comes between a confirmed move and its being made, least of all another window."""
    if not model.sent:
        return hear(model, message)
    if message[0] in TAPS:
        return model, ()
    made = make(model)
    model, effects = hear(model, message)
    return model, [*made, *(effects or ())]


def hear(model, message):
    kind = message[0]
    same, model.same = model.same, False
    if kind == "host":
        unsaved = model.host.unsaved
        effects = model.host.hear(message)
        is_quiet = message[1] in QUIET and model.host.unsaved == unsaved
        model.same = same and is_quiet
        return (model, effects or SAME) if is_quiet else look(model, effects)
    if kind == "open":
        return open_curtain(model)
    if kind in ("hidden", "facedown"):
        return model, put_away(model)
    if kind == "share":
        return model, model.host.share()
    if kind == "home":
        return model, [("home",)]
    company = model.host.company
    if company and (kind == "net" or kind == "close" and company.sheet):
        model.sheet = []
        return look(model, company.hear(message[1:] or message))
    if not model.host.ready:
        return model, model.host.take_over() if kind == "takeover" else ()
    return at_table(model, kind, message[1:])


def at_table(model, kind, items):
    """A tap at an open table."""
    host = model.host
    if kind in ("pick", "say"):
        choose = model.picks.tap if kind == "pick" else model.picks.say
        choose(*items)
        return model, () if whose.overheard(host, model.view) else [("sound", "pick")]
    if kind == "confirm" and model.eyes is not None and not host.pending:
        model.sent = items
        return model, [("sound", "place"), ("vibrate", 15), ("soon", ["made"])]
    if kind == "undo":
        return take_back(model, *items)
    if kind == "coach":
        return model, advise(model, items)
    if kind in ("sheet", "what"):
        model.sheet = [kind, *items]
    elif kind == "rule":
        model.sheet = []
        return model, [("go", *pages.way(host.game, *items))]
    elif kind == "close":
        model.sheet = []
    elif kind == "score":
        return model, host.score()
    elif kind == "settings":
        model.view = host.view(model.eyes)
        return model, () if settings.now["coach"] else model.coach.hush()
    return model, ()


def take_back(model, seat=None):
    """Take the viewer's last move back; at the curtain another one's, who is called then."""
    host = model.host
    seat = model.eyes if model.curtain is None else seat
    if seat is None or not host.may_undo(seat):
        return model, ()
    if model.curtain is not None and not host.company:
        model.curtain = seat
    return look(model, host.undo(seat), () if host.company else [("announce", say("undone"))])


def make(model) -> list[tuple]:
    """Make the move that has been confirmed."""
    move, model.sent = model.sent, []
    if not model.host.ready:
        return []
    try:
        effects = model.host.act(model.eyes, move)
        model.picks.clear()
        return look(model, effects)[1]
    except IllegalMove as refusal:  # a second tap on a button that was already on its way out
        model.refusal = str(refusal)
        return [("sound", "error")]


def advise(model, items) -> list[tuple]:
    """Ask Unke, about the viewer's own decision alone; or she has something to say."""
    if items:
        return model.coach.hear(*items)
    if not may_ask(model.host, model.eyes):
        return []
    return model.coach.tapped(model.view, model.host.moves + 1)


def look(model, effects, more=()):
    """After anything that may have changed the table: whose eyes see it, and what is new."""
    host = model.host
    effects = list(effects) + list(more)
    if not host.ready:
        return model, effects + put_away(model)
    if model.board is None:
        model.board = board_of(host.game)
        model.seen = whose.last_moves(host)
        model.recap = host.moves
    news = []
    if host.stamp != model.stamp:
        model.stamp = host.stamp
        if host.moves != model.moves:
            news = host.log(max(model.moves, 0)) if 0 <= model.moves < host.moves else []
            model.fresh = named_in(news)
            model.moves = host.moves
        called = model.curtain if model.eyes is None else model.eyes
        wanted = whose.next_eyes(host, called)
        if wanted != called:
            effects += hand_over(model, wanted)
        effects += show(model) + tell(model, news)
    elif model.picks is None:
        effects += show(model)
    effects.append(("awake", bool(whose.waiting_persons(host))))
    return model, effects


def show(model) -> list[tuple]:
    """Take the view of the eyes; begin to pick anew, unless what is offered is still the same."""
    if model.curtain is not None:
        return []
    before, model.view = model.view, model.host.view(model.eyes)
    if model.picks is None or model.view["offers"] != before.get("offers"):
        model.picks = Picks(model.view["offers"])
    return model.coach.hush() if model.coach.step and model.view != before else []


def hand_over(model, seat) -> list[tuple]:
    """Other eyes are wanted: behind a curtain, if somebody else sits at this phone."""
    if model.eyes is not None:
        model.seen[model.eyes] = whose.knows(model.host, model.eyes, model.moves)
    effects = put_secrets_away(model)
    model.curtain = seat if whose.needs_curtain(model.host, seat) else None
    model.eyes = seat if model.curtain is None else None
    return effects


def open_curtain(model):
    if model.curtain is None or not model.host.ready:
        return model, ()
    model.eyes, model.curtain = model.curtain, None
    model.recap = model.seen[model.eyes]
    show(model)
    news = model.host.log(model.recap)
    model.fresh = named_in(news)
    if facts_in(news):
        model.sheet = ["recap"]
    # a phone laid on its face closes the curtain again, where the phone may tell
    return model, [("sound", "open"), ("senses", ["sensed"]), *tell(model, [])]


def put_away(model) -> list[tuple]:
    """Anybody may be looking: with several people the secrets go and the curtain falls."""
    if model.eyes is None or model.host.game and not whose.several(model.host):
        return []
    seat = model.eyes
    model.seen[seat] = model.recap
    if model.host.game:
        model.curtain = seat
    return put_secrets_away(model)


def put_secrets_away(model) -> list[tuple]:
    """Nothing is left of what the eyes have seen, nor of what has been said to them."""
    model.eyes = None
    model.view = {}
    model.picks = None
    model.sheet = []
    model.sent = []
    model.fresh = []
    model.kept = Kept()
    return model.coach.hush()


def tell(model, news):
    """What a screen reader says of the news, and the question if it is the viewer's turn."""
    if model.curtain is not None:
        return [("announce", say("curtain.title", model.host.players[model.curtain]["name"]))]
    scene = model.scene()
    effects = [("announce", scene.told(fact)) for fact in facts_in(news)]
    shown = steps(scene, news)
    if shown:
        effects.append(("show", shown))
    if model.eyes in model.host.waiting_for():
        effects.append(("announce", scene.question(model.host.waiting_for())))
        if news:
            effects.append(("sound", "turn"))
    elif model.host.over and news:
        effects.append(("sound", "win"))
    return effects


def back(model):
    """Back closes what is open over the table; else it leaves the table, which is saved."""
    company = model.host.company
    return ["close"] if model.sheet or company and company.sheet else None


def title(model):
    host = model.host
    return game_words(host.game)["game.title"] if host.game else ""


def view(model):
    if not model.host.ready:
        return away(model.host)
    if model.curtain is not None:
        seats = whose.may_take_back(model.host, model.curtain)
        return curtain(model.host.players, model.curtain, seats)
    if model.sent:
        return going(model.kept.table)
    if model.same and model.kept.table:
        return model.kept.table
    scene = model.scene()
    asked_now = scene.question(model.host.waiting_for())
    model.same = True
    model.kept.table = tabletop(model, scene, asked_now, opened(model, scene, asked_now))
    return model.kept.table
