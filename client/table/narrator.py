"""The narrator: what has happened at a table, told step by step to those who look at it.

The model is Seated; when all has been told, it arrives at what is asked now.
"""

from client.app import settings
from client.app.texts import game_words
from client.games.flights import named_in
from client.story.telling import Step, lately, steps_since
from client.table import firsts, handover

TOLD_AT_ONCE = 3
"""So many of the last sentences stand over the board where nothing is told one by one."""


def catch_up(model) -> list[tuple]:
    """What has come since: more moves, or one less, or other news."""
    host, telling = model.host, model.telling
    if host.moves < model.moves:  # a move has been taken back: what led to it is no story
        telling.clear()
        model.moves = host.moves
        return model.arrive()
    if model.moves == host.moves:
        return [] if telling.step else model.arrive()
    for_all = model.behind and any([entry[1] for entry in host.log(model.moves)])
    effects = [] if model.stays_open() and not for_all else model.cover()
    found = steps(model, model.moves)
    model.moves = host.moves
    within = handover.within(host)
    telling.add(found, within)
    if within is not None and found:
        effects.append(("rest", within, ["due", model.moves]))
    return effects if telling.step else effects + tell(model)


def since(host, seat: int | None = None) -> int:
    """The first move that is still to be told to a seat, or to anybody at this phone; who only
    watches a table on the network hears what may have been missed while the page came anew."""
    if host.tablemates and not host.persons() and not host.over:
        return lately(host, game_words(host.game))
    return handover.since(host, seat)


def steps(model, first: int) -> list[Step]:
    """What has happened from a move on, for those who look."""
    host = model.host
    eyes = handover.eyes(host, model.viewer)
    stops = settings.now["stops"] and not handover.has_clock(host)
    return steps_since(host, first, eyes, game_words(host.game), stops)


# On the screen


def tell(model) -> list[tuple]:
    """The next step, or all at once; when all have been told, what is asked now."""
    telling = model.telling
    pace = "once" if model.hurries else telling.pace(model.host.tablemates is not None)
    first = None if pace == "once" else model.rule()
    if first:
        telling.queue.insert(0, first)
    step = telling.go_on(pace)
    if step is None:
        return model.arrive()
    model.latest = step
    model.fresh = named_in([[step.seat, step.news]])
    if telling.step is None:
        return at_once(model, step)
    model.same = False
    model.curtain = model.calls = None
    if first:  # the table stands as it did; what begins next is announced with what comes next
        model.seam = ""
        effects = firsts.remembered(model.host.game, first)
    else:
        effects = model.look_at(step.view, step.news)
    step.seam = model.seam
    return effects + telling.effects(step, pace)


def at_once(model, step: Step) -> list[tuple]:
    """Nobody wants it step by step: the last sentences stand over the board for a moment."""
    if model.hurries:
        return [*[("announce", sentence) for sentence in step.said], *model.arrive()]
    effects = model.telling.effects(step, "once") + model.arrive()
    model.seam = model.seam or " ".join(step.said[-TOLD_AT_ONCE:])
    return effects


# What people do meanwhile


def over(model, number: int) -> list[tuple]:
    """The time of a step is over."""
    telling = model.telling
    if number != telling.number or telling.step is None:
        return []
    if is_out_of_sight(model):
        telling.held = True
        return []
    return tell(model)


def due(model, moves: int) -> list[tuple]:
    """A clock is running: now the question has to stand there, whatever has held up the story."""
    return to_the_end(model) if model.telling.step and moves == model.moves else []


def is_out_of_sight(model) -> bool:
    """Whether nobody could follow the story: the page is hidden, or something lies over it."""
    mates = model.host.tablemates
    return bool(model.away or model.overlay or mates and mates.overlay)


def resume(model) -> list[tuple]:
    """The story can be followed again: what stood there meanwhile has its time once more."""
    telling = model.telling
    if not telling.held or is_out_of_sight(model):
        return []
    telling.held = False
    return telling.rest(telling.pace(model.host.tablemates is not None))


def to_the_end(model) -> list[tuple]:
    """Nobody wants to be told more, until somebody here is asked."""
    model.hurries = True
    return tell(model)


def again(model) -> list[tuple]:
    """Tell once more what has happened since those who look were asked last."""
    host = model.host
    model.overlay = []
    model.announced = ()
    model.telling.clear()
    model.telling.add(steps(model, since(host, model.seat)))
    return tell(model)
