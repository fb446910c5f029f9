"""Check: were the cards of a game that is over those of its sealed shuffle? No network is needed.

The moves are played again with the cards that follow from the seal, a few between two frames.
"""

from client.shelf.replay import Replay
from shared_rules.seal.check import flaws

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.table import Table


class Check:
    """`flaws` is what has been found so far: rows of [word, who]."""

    def __init__(self, table: "Table", kept: list[str], words: list[str]) -> None:
        """`kept` are the lines that this phone had before the deal, [] if it has none."""
        record = table.record
        record.close(table.game)  # what the moves have to lead to
        self.flaws = flaws(record.seal, record.seed, kept) if record.seal else [["unshown", ""]]
        self.replay = Replay(record, words)

    def begin(self) -> list[tuple]:
        return [] if self.flaws else self.replay.begin()

    def hear(self, *message) -> list[tuple]:
        effects = self.replay.hear(*message)
        if self.replay.problem and not self.flaws:
            self.flaws = [["moves", ""]]
        return effects

    @property
    def done(self) -> bool:
        """Whether all is known."""
        return bool(self.flaws or self.replay.done or self.replay.problem)
