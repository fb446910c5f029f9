"""Which tables there are in the house, for a television that is to find its own by itself.

It asks anew every few seconds as long as it is on. Like a host it hears messages, which begin with
"tables", and returns effects.
"""

from client.app.messages import heard

EVERY = 3000
"""Milliseconds until the list is asked for again."""


class OpenTables:
    """The tables that everybody may find, as the server told them last."""

    def __init__(self) -> None:
        self.tables: list[dict] = []
        self.problem = ""
        """Why the server could not be asked."""
        self.asked = False
        """Whether it has ever answered."""
        self.on = False
        self.rounds = 0
        """Counts the rounds of asking: only the latest goes on."""

    def begin(self) -> list[tuple]:
        if self.on:
            return []
        self.on = True
        self.rounds += 1
        return self.ask()

    def end(self) -> None:
        self.on = False
        self.tables = []

    def ask(self) -> list[tuple]:
        return [("http", "GET", "/api/tables", None, ["tables", "listed", self.rounds])]

    def hear(self, name: str, number: int, *answer) -> list[tuple]:
        """A message, unless it belongs to an earlier round."""
        return heard(self, [name, *answer]) if self.on and number == self.rounds else []

    def on_again(self):
        return self.ask()

    def on_listed(self, answer: dict | None, problem: str):
        self.problem = problem
        if not problem:
            self.asked = True
            self.tables = answer["tables"]
        return [("after", EVERY, ["tables", "again", self.rounds])]

    def live(self) -> list[dict]:
        """The tables at which people are sitting now."""
        return [brief for brief in self.tables if people(brief)]


def people(table: dict) -> list[str]:
    """Who is here of the people at a table."""
    return [player["name"] for player in table["players"] if player["state"] == "here"]
