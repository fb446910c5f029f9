"""Whose eyes may see a table on this phone, and when a curtain must fall between two people."""

from shared_rules import GAMES


def several(host) -> bool:
    """Whether more than one person plays on this phone."""
    return len(host.persons()) > 1


def waiting_persons(host) -> list[int]:
    """The people whose answer the game waits for."""
    persons = host.persons()
    return [seat for seat in host.waiting_for() if seat in persons]


def next_viewer(host, viewer: int | None) -> int | None:
    """Who should look now: a single person always, of several the one who is asked.

    Nobody has to hand the phone on while bots move. When the game is over all may look.
    """
    persons = host.persons()
    if not persons or not host.waiting_for():
        return None
    if len(persons) == 1:
        return persons[0]
    if viewer not in persons:
        viewer = None
    waiting = waiting_persons(host)
    if viewer in waiting or not waiting:
        return viewer
    first = 0 if viewer is None else viewer
    for step in range(len(host.players)):
        seat = (first + step) % len(host.players)
        if seat in waiting:
            return seat
    return viewer


def needs_curtain(host, seat: int | None) -> bool:
    """Whether somebody else could see what this seat is about to."""
    return seat is not None and several(host)


def knows(host, seat: int, moves: int) -> int:
    """Up to where a seat knows the log that lets the phone go after so many moves.

    What came of its own last move (cards opened together, a market that pays) it has not seen:
    the curtain has fallen with that move.
    """
    last = host.log(moves - 1)[:1] if moves else []
    return moves - 1 if last and last[0][0] == seat and len(last[0][1]) > 1 else moves


def last_moves(host) -> list[int]:
    """Up to where everybody knows the log who comes to the table: the own last move."""
    log = host.log()
    seen = [0] * len(host.players)
    for number in range(len(log)):
        seat = log[number][0]
        seen[seat] = knows(host, seat, number + 1)
    return seen


def may_take_back(host, called: int) -> list[int]:
    """Who of the people at this phone may take a move back while another one is called."""
    return [seat for seat in host.persons() if seat != called and host.may_undo(seat)]


def overheard(host, view: dict) -> bool:
    """Whether people sit around who could count by ear what is being laid face down."""
    people = [player for player in host.players if player["kind"] == "person"]
    return len(people) > 1 and GAMES[host.game].PHASES[view["agenda"][-1]["phase"]].sealed
