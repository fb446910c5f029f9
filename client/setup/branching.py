"""Branching: a table that goes on from a position of another one comes onto its shelf."""

from client.setup.dealing import Dealing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.game import Game
    from shared_rules.engine.table import Table
    from shared_rules.engine.types import Player


class Branching(Dealing):
    """The new table on its way; the one that it comes from stays as it is."""

    def __init__(
        self, source: "Table", games: "list[Game]", number: int, players: "list[Player]", anew: bool
    ) -> None:
        """`games` are the positions of the source; it is left after so many moves."""
        Dealing.__init__(self, source.record.key, players, source.record.options)
        self.source = source
        self.games = games
        self.number = number
        self.anew = anew
        """Whether what could not be seen is dealt anew."""

    def table(self) -> "Table":
        seed = self.seeds[0] if self.anew else ""
        return self.source.branch(self.games, self.number, self.players, self.knower, seed)

    @property
    def knower(self) -> int | None:
        return knower(self.players)


def knower(players: "list[Player]") -> int | None:
    """Who knows what is not dealt anew: the one person; of several, no more than all could see."""
    persons = [seat for seat in range(len(players)) if players[seat]["kind"] == "person"]
    return persons[0] if len(persons) == 1 else None
