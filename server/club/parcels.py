"""Parcels: on their way by the database, so that they may be fetched anywhere."""

from server.club.rates import stands_for
from server.guard.rates import Rate
from server.guard.refusals import Refusal
from server.house.parcels import SECONDS, WRAPPING, Parcels, check, new_name
from server.store.postgres.shared import Shared

SIZE = f"SELECT coalesce(sum(length(content) + {WRAPPING}), 0) FROM parcels WHERE until > now()"
KEEP = "INSERT INTO parcels VALUES (?, ?, ?, now() + ? * interval '1 s')"
FETCH = "DELETE FROM parcels WHERE name = ANY(?) AND until > now() RETURNING content"


class ClubParcels(Parcels):
    """Those of all servers."""

    def __init__(self, shared: Shared, most: int, sent: Rate, guesses: Rate) -> None:
        super().__init__(most, sent, guesses)
        self.shared = shared

    def send(self, content: bytes, sender: str, is_typed: bool = True) -> str:
        self.sent.take(sender)
        check(content)
        mine = stands_for(sender)
        others = self.shared.read(f"{SIZE} AND sender <> ?", mine)[0][0]
        if others + len(content) + WRAPPING > self.most:
            raise Refusal("full", "too many phones are just moving in; try again later")
        name = new_name(is_typed)
        self.shared.write(
            [
                ("DELETE FROM parcels WHERE sender = ? OR until < now()", (mine,)),
                (KEEP, (name, mine, content, SECONDS)),
            ]
        )
        return name

    def taken(self, *names: str) -> bytes | None:
        rows = self.shared.read(FETCH, list(names))
        return bytes(rows[0][0]) if rows else None
