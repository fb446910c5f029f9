"""Dealing: a new table is set, laid on its shelf, and opened in place of the screen that asked.

Like a host it asks by effects and hears the answers, which begin with "deal".
"""

from client.app.messages import heard
from client.app.texts import say
from client.shelf import awaited, saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.table import Table
    from shared_rules.engine.types import Player


def permission(players: "list[Player]") -> list[tuple]:
    """Where people share a phone, it is to tell when it is laid on its face; it may have to ask
    them for that, which it can only do while they tap to sit down.
    """
    persons = [player for player in players if player["kind"] == "person"]
    return [("permit",)] if len(persons) > 1 else []


class Dealing:
    """One new table on its way; `problem` says why it could not be kept, if that is so."""

    is_cancelled = False

    def __init__(self, game: str, players: "list[Player]", options: dict) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seeds: list[str] = []
        self.problem = ""

    def begin(self) -> list[tuple]:
        """Ask for chance twice, for the game and for the table's id: the id tells nothing."""
        chance = ("seed", ["deal", "seed"])
        return [*permission(self.players), chance, chance, ("now", ["deal", "now"])]

    def hear(self, message: list) -> list[tuple]:
        return heard(self, message[1:])

    def on_seed(self, seed: str, problem: str):
        self.seeds.append(seed)

    def on_now(self, now: int, problem: str):
        return [saves.keep(self.ident, self.table(), now, ["deal", "kept"]), ("sound", "deal")]

    def table(self) -> "Table":
        from shared_rules.engine.table import Table

        return Table.new(self.game, self.players, self.options, self.seeds[0])

    def on_kept(self, done: bool | None, problem: str):
        self.problem = problem
        if problem:
            return None
        return [*awaited.begun(), ("persist",), ("replace", "table", self.ident)]

    def told(self) -> str:
        """What has gone wrong, for people."""
        return say("gone.missing" if self.problem == "missing" else "setup.problem")

    def instead(self):
        """What is drawn in the place of the screen that asked: nothing, it does not take long."""

    @property
    def ident(self) -> str:
        return self.seeds[1][:8]
