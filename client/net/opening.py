"""Opening: a new table on the network, in place of the screen that asked for it.

To the setup it is what Dealing is: it asks by effects and hears answers that begin with "deal".
"""

from client.app.messages import heard
from client.net.sitting import NAME
from client.net.texts import why
from client.setup.seating import PERSON


class Opening:
    """One new table on its way to the server; `problem` is the word of its refusal."""

    is_cancelled = False

    def __init__(self, game: str, seats: list[dict], options: dict, sealed: bool = False) -> None:
        self.setup: dict = {"game": game, "options": options, "open": True, "time": None}
        if sealed:
            self.setup["sealed"] = True
        self.setup["seats"] = [
            {"kind": seat["kind"], "name": seat["name"].strip(), "colour": seat["colour"]}
            for seat in seats
        ]
        self.problem = ""

    def begin(self) -> list[tuple]:
        return [("load", "habits", NAME, ["deal", "name"])]

    def hear(self, message: list) -> list[tuple]:
        return heard(self, message[1:])

    def on_name(self, name: str | None, problem: str):
        if name:
            self.sit_down(name)
        return [("http", "POST", "/api/tables", self.setup, ["deal", "made"])]

    def on_made(self, answer: dict | None, problem: str):
        self.problem = problem
        return None if problem else [("replace", "table", "net", answer["code"])]

    def sit_down(self, name: str) -> None:
        """Who opens a table sits at it: where the name stands already, or where none does."""
        seats = self.setup["seats"]
        persons = [n for n in range(len(seats)) if seats[n]["kind"] == PERSON]
        known = [n for n in persons if seats[n]["name"] == name]
        nameless = [n for n in persons if not seats[n]["name"]]
        for number in (known + nameless + persons)[:1]:
            self.setup["sit"] = number
            seats[number]["name"] = name

    def instead(self):
        """Nothing is drawn in the place of what asked."""

    def told(self) -> str:
        """What has gone wrong, for people."""
        return why(self.problem)
