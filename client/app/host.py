"""Host: where a table is played, as screens know it. They need not know which host it is.

LocalHost (client/table/local.py) is this phone itself; RemoteHost (client/net/remote.py) is a table
at a server. A host is to a screen what a screen is to the loop: its methods return effects, and the
answers come back as messages that begin with "host", which the screen hands to `hear`. Only tests
and checkers import this file.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any, Protocol

    Effects = list[tuple[Any, ...]]
if not TYPE_CHECKING:
    Protocol = object


class Tablemates(Protocol):
    """The others at a table, who have phones of their own, and what one does with them."""

    overlay: "list[Any]"
    """What is up over the table: its name and what it is about; empty if nothing is."""

    def hear(self, message: "list[Any]") -> "Effects":
        """A message that began with "net", without that word."""

    def instead(self) -> "list[Any]":
        """The screen while there is no game to be seen."""

    def notices(self) -> "list[Any]":
        """What there is to know before one goes on, above the question."""

    def opened(self) -> "list[Any] | None":
        """The overlay, drawn."""

    def menu(self) -> "list[Any]":
        """What can be done with the table besides playing."""

    def about(self, seat: int) -> "list[Any] | None":
        """What can be done about a player."""

    def time(self) -> int:
        """How many seconds there are for a decision, 0 if as many as one likes."""

    def left(self) -> int:
        """How many milliseconds of them were left when the game was told last."""


class Host(Protocol):
    """A table, wherever it is kept."""

    # What is known at any time

    problem: str
    """Why there is no table, "" if there is one or it has not been looked for yet."""
    place: str
    """"here" or "elsewhere": whether this window plays it; "" until that is known."""
    unsaved: str
    """Why the last move has not been kept, "" if it has or somebody else sees to that."""
    pending: bool
    """Whether a move is on its way and not yet made."""
    clock: int
    """Milliseconds since 1970, as the device said when it was asked last."""
    stood_in: "list[int]"
    """The numbers of the moves that a bot has made for a person."""

    @property
    def tablemates(self) -> "Tablemates | None":
        """The others, None if everybody plays on this phone."""

    @property
    def seal(self) -> str:
        """Where its sealed shuffle is kept on this phone; "" if it has none, or not yet."""

    @property
    def ready(self) -> bool:
        """Whether there is a game to be seen here; all that follows holds only then."""

    # How the game stands

    @property
    def game(self) -> str:
        """The game's key; "" as long as that is not known, also before the host is ready."""

    @property
    def moves(self) -> int:
        """How many moves have been made; 0 before the host is ready."""

    @property
    def stamp(self) -> object:
        """Another one after everything that has changed the table."""

    @property
    def options(self) -> "dict[str, Any]":
        """What has been agreed on: every option and its value."""

    @property
    def players(self) -> "Sequence[Mapping[str, Any]]":
        """Who sits where: name, kind ("person" or "bot:LEVEL"), colour, and what else is known."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def places(self) -> "list[int]":
        """Who has come in where (1 is best); [] before the end."""

    @property
    def final(self) -> int:
        """So many moves stand for good; the later ones can be taken back."""

    def waiting_for(self) -> "list[int]":
        """The seats that have to move, none when the game is over."""

    def persons(self) -> "list[int]":
        """The seats of the people at this phone."""

    def is_bot(self, seat: int) -> bool:
        """Whether it is no person's seat."""

    def view(self, seat: "int | None") -> "Mapping[str, Any]":
        """What a seat of this phone may know, None for what everybody may."""

    def log(self, since: int = 0) -> "list[list[Any]]":
        """From a number on, each move's seat and the public facts that it led to."""

    def moments(self, number: int, seat: "int | None") -> "list[list[Any]]":
        """How a seat of this phone saw a late move: so many of its facts, and the view then.

        The last moment is how it ended; [] of a move that cannot be watched any more.
        """

    def told_reasons(self) -> "list[list[Any]]":
        """Why bots have moved, as far as they may tell: the move's number, the seat, the reason."""

    # What can be asked of it

    def open(self) -> "Effects":
        """Look for the table, and be the one who plays it here."""

    def take_over(self) -> "Effects":
        """Play it in this window from now on, wherever it was played."""

    def close(self) -> "Effects":
        """Let it go."""

    def hear(self, message: "list[Any]") -> "Effects":
        """A message that begins with "host"."""

    def act(self, seat: int, move: "list[Any]") -> "Effects":
        """Make a move, now or as soon as the server agrees. Who sees at once that it is none
        raises IllegalMove, and nothing has happened then."""

    def told(self) -> "Effects":
        """All that has happened has been told here: who waits for that may go on."""

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last move can be taken back, or asked for."""

    def undo(self, seat: int) -> "Effects":
        """Take the seat's last move back, or ask the others whether it may be."""

    def share(self) -> "Effects":
        """The table as a file, or a question to the others whether they agree to that."""

    def score(self) -> "Effects":
        """Show how it ended, as soon as that is kept on this phone."""
