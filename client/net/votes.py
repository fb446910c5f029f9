"""Votes: what is put to the table, from this phone or to it, and what has come of it."""

from client.app.texts import say
from client.net import strip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from client.net.remote import RemoteHost


class Votes:
    """The part of Tablemates that asks the server and the table, and is asked."""

    def __init__(self, host: "RemoteHost") -> None:
        self.host = host
        self.overlay: list = []
        self.news = ""
        self.asked = ""
        """What this phone has proposed and the table has not decided yet."""

    @property
    def you(self) -> dict:
        return self.host.seating.get("you", {"seats": [], "host": False})

    def tell(self, text: str) -> list[tuple]:
        self.news = text
        return [("announce", text)]

    def ask(self, kind: str, **fields: object) -> list[tuple]:
        return [("ask", {"type": kind, **fields}, ["net", "answered", kind])]

    # What is put to the table

    @property
    def vote(self) -> dict | None:
        return self.host.seating.get("motion")

    def may_vote(self) -> bool:
        vote = self.vote
        return bool(vote and not vote["voted"] and (self.you["seats"] or self.you["host"]))

    def put(self, before: dict) -> list[tuple]:
        """Something new may be asked of who sits at this phone."""
        vote, earlier = self.vote, before.get("motion")
        if vote and (not earlier or earlier["motion"] != vote["motion"]) and self.may_vote():
            return [("announce", strip.asked(self)), ("sound", "turn")]
        return []

    def told_decided(self, message: dict) -> list[tuple]:
        mine, self.asked = self.asked == message["what"], ""
        end = "passed" if message["passed"] else message["why"]
        effects = self.tell(say("net.decided." + end))
        if mine and message["passed"] and message["what"] in ("along", "export"):
            path = f"/api/tables/{message['table']}/record"
            reply = ["net", "record", message["what"]]
            effects += [("now", ["host", "now"]), ("http", "GET", path, None, reply)]
        return effects

    def propose(self, what: str, seat: int | None = None) -> list[tuple]:
        self.asked = what
        if seat is None:
            return self.ask("propose", what=what)
        return self.ask("propose", what=what, seat=seat)

    def on_propose(self, what: str, seat: int | None = None):
        self.overlay = []
        return self.propose(what, seat)

    def on_vote(self, yes: bool):
        return self.ask("vote", motion=self.vote["motion"], yes=yes)

    def on_both(self):
        self.overlay = ["both"]

    # Who lets the others wait

    def mine_in(self, seats) -> list[int]:
        return [seat for seat in seats if seat in self.you["seats"]]

    def replaced(self, players: list[dict]) -> list[int]:
        """The seats of this phone for which a bot plays."""
        mine = self.mine_in(range(len(players)))
        return [seat for seat in mine if players[seat]["state"] == "standin"]

    def called(self, before: dict) -> list[tuple]:
        """The others have waited for long, or do so no more: it is said aloud, and felt."""
        seating = self.host.seating
        effects: list[tuple] = []
        slow = self.mine_in(seating.get("slow", []))
        if [seat for seat in slow if seat not in before.get("slow", [])]:
            effects += [("announce", strip.calling(self, slow)), ("sound", "turn")]
            effects.append(("vibrate", [200, 100, 200]))
        replaced = self.replaced(seating["players"])
        if replaced and replaced != self.replaced(before.get("players", [])):
            effects.append(("announce", strip.replacing(self, replaced[0])))
        return effects

    def stood_in(self, moves: int) -> list[tuple]:
        """A bot may have made a move of this phone's since so many."""
        for number in self.host.stood_in:
            seat = self.host.log(number)[0][0] if number >= moves else None
            if self.mine_in([seat]) and self.host.players[seat]["state"] != "standin":
                return self.tell(say("net.decided.for"))
        return []

    def on_back(self, seat: int):
        """Who was not to be woken sits down again, and the bot goes."""
        self.overlay = []
        return self.ask("sit", seat=seat, name=self.host.players[seat]["name"])
