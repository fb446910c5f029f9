"""Opening: a new table on the network, in place of the screen that asked for it.

To the setup it is what Dealing is: it asks by effects and hears answers that begin with "deal".
"""

from client.net.texts import why


class Opening:
    """One new table on its way to the server; `problem` is the word of its refusal."""

    def __init__(self, game: str, seats: list[dict], options: dict) -> None:
        self.setup = {"game": game, "options": options, "open": True, "time": None}
        self.setup["seats"] = [
            {"kind": seat["kind"], "name": seat["name"].strip(), "colour": seat["colour"]}
            for seat in seats
        ]
        self.problem = ""

    def begin(self) -> list[tuple]:
        return [("http", "POST", "/api/tables", self.setup, ["deal", "made"])]

    def hear(self, message: list) -> list[tuple]:
        _, _, brief, self.problem = message
        return [] if self.problem else [("replace", "table", "net", brief["code"])]

    def told(self) -> str:
        """What has gone wrong, for people."""
        return why(self.problem)
