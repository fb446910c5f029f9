"""Junks: their holds, three by three, and the crates that can be seen in them.

Strips of three crates lie side by side until there are three; the next layer lies crosswise, so
that each of its strips covers one crate of every strip below. In which lane a strip lies never
changes a count: a hold is a list of layers, and a layer a list of the seats whose strips lie
there.
"""

WIDTH = 3
LEAST = 3
"""However few crates one sees: for so many one sells or draws at least."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Dschunke


def visible(layers: list[list[int]], seat: int) -> int:
    """How many crates of a seat can be seen in a hold; never more than nine."""
    if not layers:
        return 0
    top = layers[-1]
    crates = WIDTH * top.count(seat)
    if len(layers) > 1:
        crates += layers[-2].count(seat) * (WIDTH - len(top))
    return crates


def yields(crates: int, number: int = 0) -> int:
    """The Yen or goods for so many crates in sight, by so many more or fewer; never less than 1."""
    return max(1, max(LEAST, crates) + number)


def lay(layers: list[list[int]], seat: int) -> None:
    """Put a strip of a seat on top of a hold."""
    if layers and len(layers[-1]) < WIDTH:
        layers[-1].append(seat)
    else:
        layers.append([seat])


def lift(layers: list[list[int]], seat: int) -> None:
    """Take a strip of a seat from the top layer; a layer that becomes empty is gone."""
    layers[-1].remove(seat)
    if not layers[-1]:
        layers.pop()


def lies_on_top(layers: list[list[int]], seat: int) -> bool:
    """Whether a strip of a seat lies in the top layer."""
    return bool(layers) and seat in layers[-1]


def strips_in(layers: list[list[int]]) -> int:
    """How many strips lie in a hold."""
    return WIDTH * (len(layers) - 1) + len(layers[-1]) if layers else 0


def load(game: "Dschunke", seat: int, junk: str, number: int) -> None:
    """Load strips of a seat: as many as it says or, if there are fewer, all that are left."""
    number = min(number, game.strips[seat])
    for _ in range(number):
        lay(game.holds[junk], seat)
    game.strips[seat] -= number
    game.note("loaded", f"seat-{seat}", junk, number)
