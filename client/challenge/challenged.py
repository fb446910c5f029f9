"""Challenged: the model of a challenge on its screen."""

from client.app.texts import game_words
from client.challenge import attempts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from client.challenge.exchange import Exchange
    from client.challenge.playing import Playing
    from client.shelf.replay import Replay
    from shared_rules.challenge.code import Challenge


class Challenged:
    """The model: the challenge, who plays it, what has come of it, and the two side by side."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.code = ""
        self.challenge: Challenge = None
        self.rules = None
        self.problem = ""
        self.last: list = []
        """How the setup was left: the seats, then number and options."""
        self.brought = ""
        """The result in the address."""
        self.habit: dict | None = None
        self.name = ""
        self.seating = None
        self.tables: list[list] = []
        """This phone's tables with these cards, the latest first: id and summary."""
        self.unread: list[str] = []
        """Those that are over, as long as their results have not been read."""
        self.own: dict[str, str] = {}
        """By table the result that it is."""
        self.attempts: list[dict] = []
        self.picked: list[str] = []
        self.replay: Replay = None
        self.replayed = ""
        self.dealing: Playing | None = None
        self.overlay: list = []
        self.exchange: Exchange = None

    @property
    def words(self) -> dict[str, str]:
        """The game's, in the language that is spoken now."""
        return game_words(self.key)

    def both(self) -> list[dict]:
        """The two results that are compared."""
        return [self.of(name) for name in self.picked]

    def of(self, name: str) -> dict:
        return [row for row in self.attempts if attempts.ident(row) == name][0]

    def latest(self) -> dict | None:
        """The result that goes along with a link."""
        return self.of(self.picked[-1]) if self.picked else None

    def running(self) -> str:
        """The table where it is being played; "" if it is not."""
        for ident, saved in self.tables:
            if saved["outcome"] is None:
                return ident
        return ""

    def position(self, place: int, one: dict, other: dict):
        """Where a decision was made: the number of moves before it, the game, and the table; None
        as long as no table here has got so far the same way."""
        replay = self.replay
        if replay is None or replay.problem:
            return None
        own = self.of(self.own[self.replayed])
        if max(attempts.same(own, one), attempts.same(own, other)) < place:
            return None
        decisions = [
            number
            for number, (seat, _) in enumerate(replay.record.moves)
            if seat == attempts.SEAT
        ]  # fmt: skip
        if place == len(decisions) or decisions[place] >= len(replay.games):
            return None
        return decisions[place], replay.games[decisions[place]], self.replayed
