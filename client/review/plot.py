"""The plot of everybody's chances over the moves: a line for each seat, its uncertainty around it.

Lines differ in their dashes as well as in colour, and each ends at its player's initial.
"""

from client.app.texts import say
from client.app.tree import circle, g, line, path, svg, text
from client.review.texts import percent

WIDTH, HEIGHT = 340, 158
LEFT, RIGHT, TOP, BOTTOM = 33, 316, 10, 148
"""Where the plot lies within its picture."""
WHOLE = 1000


def plot(review, players: list[dict], rounds: list[int], turns: list, at: int):
    """`rounds` are the moves with which rounds begin, `at` is the move that is looked at."""
    last = len(review.record.moves)
    known = [point for point in review.points if point in review.chances]
    return svg(
        [share_line(share) for share in (0, 250, 500, 750, 1000)],
        [round_line(move, last) for move in rounds],
        [band(review, known, seat, players, last) for seat in range(len(players))],
        [course(review, known, seat, players, last) for seat in range(len(players))],
        initials(review, players),
        line(x1=across(at, last), x2=across(at, last), y1=TOP, y2=BOTTOM, class_="now"),
        [turn(number, turns[number], review, last) for number in range(len(turns))],
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        class_="plot",
        role="img",
        aria_label=say("review.plot"),
    )


def across(move: int, last: int) -> int:
    return LEFT + (RIGHT - LEFT) * move // max(1, last)


def up(share: int) -> int:
    return BOTTOM - (BOTTOM - TOP) * max(0, min(WHOLE, share)) // WHOLE


def share_line(share: int):
    y = up(share)
    return g(
        line(x1=LEFT, x2=RIGHT, y1=y, y2=y, class_="share"),
        text(percent(share), x=LEFT - 3, y=y + 3, text_anchor="end") if share % 500 == 0 else None,
    )


def round_line(move: int, last: int):
    x = across(move, last)
    return line(x1=x, x2=x, y1=TOP, y2=BOTTOM, class_="round", key=f"round {move}")


def course(review, known: list[int], seat: int, players: list[dict], last: int):
    """One seat's line, through all that is known."""
    way = ""
    for point in known:
        x, y = across(point, last), up(review.chances[point][seat])
        way += f"{'L' if way else 'M'}{x} {y}"
    return path(
        d=way, class_=f"chance line-{seat} seat-{players[seat]['colour']}", key=f"chance {seat}"
    )


def band(review, known: list[int], seat: int, players: list[dict], last: int):
    """Twice the standard error on either side."""
    over, under = "", ""
    for point in known:
        x, share = across(point, last), review.chances[point][seat]
        off = 2 * review.errors[point][seat]
        over += f"{'L' if over else 'M'}{x} {up(share + off)}"
        under = f"L{x} {up(share - off)}" + under
    name = f"band seat-{players[seat]['colour']}"
    return path(d=over + under + "Z", class_=name, key=f"band {seat}")


def initials(review, players: list[dict]) -> list:
    """Behind the end of each line who it is; those of equal height stand one above the other."""
    found = []
    end = review.chances[review.points[-1]]
    for seat in range(len(players)):
        y = up(end[seat]) + 3 - 11 * end[:seat].count(end[seat])
        name = "initial seat-" + players[seat]["colour"]
        found.append(
            text(players[seat]["name"][:2], x=RIGHT + 4, y=y, class_=name, key=f"initial {seat}")
        )
    return found


def turn(number: int, found: tuple, review, last: int):
    """A turning point: a circle with its number, on the line that it moved most; a finger finds its
    position there, a keyboard below (findings.moments)."""
    move, seat, _ = found
    x, y = across(move + 1, last), up(review.chances[move + 1][seat])
    return g(
        circle(cx=x, cy=y, r=24, class_="touch"),
        circle(cx=x, cy=y, r=7),
        text(str(number + 1), x=x, y=y + 3, text_anchor="middle"),
        tap=["look", move + 1],
        class_="turn",
        key=f"turn {number}",
    )
