"""Travel: a table that is taken along on one phone, comes back, or shows its record."""

import logging
import time
from typing import TYPE_CHECKING

from server.guard.refusals import Refusal
from server.tables.sealing import close
from shared_rules.engine.table import Table

if TYPE_CHECKING:
    from server.tables.table import NetTable

log = logging.getLogger("unke")

TOLD = 40
"""So many of the latest moves are told of each of two ways on, for the table to choose from."""


class Travel:
    """What leaves the table and what comes back to it."""

    def __init__(self, table: "NetTable") -> None:
        self.table = table
        self.exports: dict[str, str] = {}
        """Records that devices may fetch, as they were when the table agreed."""
        self.continuation: Table | None = None
        """What was brought back and may replace what is here, if the table agrees."""

    # Leaving

    def grant(self, device: str) -> None:
        """The table has agreed that a device sees all secrets there are now."""
        self.exports[device] = self.table.play.table.text()

    def leave(self, device: str, name: str) -> None:
        """The game goes with a device; here it is frozen."""
        table = self.table
        table.seating.status = "away"
        table.seating.away = {
            "device": device,
            "name": name,
            "moves": table.moves,
            "when": int(time.time() * 1000),
        }
        table.change_seating()
        table.clock.wake()

    def record(self, device: str) -> str:
        """The table's record, if this device may have it."""
        with self.table.inside():
            seating = self.table.seating
            if seating.status == "over" or seating.is_carried_by(device):
                close(self.table.play.table.record, seating)  # it may have ended elsewhere
                return self.table.play.table.text()
            if device in self.exports:
                return self.exports[device]
            raise Refusal("secret", "the record is open after the end, or if the table agrees")

    # Coming back

    def call_back(self) -> None:
        """Go on here from where it was frozen."""
        table = self.table
        table.seating.status, table.seating.away = "playing", None
        table.change_seating()
        table.clock.wake()

    def bring_back(self, device: str, other: Table) -> str:
        """A table that was played on elsewhere: "extended", or "asked" if the table has to say.

        Only who took it along, by consent, may continue it without being asked: whoever else has
        come to know the record could have played for the others.
        """
        with self.table.inside():
            table, seating = self.table, self.table.seating
            seating.need_status("away", "playing")
            if not seating.seats_of(device) and seating.host != device:
                raise Refusal("not-yours", "only those who sit here may bring it back")
            need_same_setup(table.play.table, other)
            split = table.play.parts_from(other.record.moves)
            is_carrier = seating.is_carried_by(device)
            if is_carrier and split >= table.play.table.final:
                self.continuation = other
                self.go_on()
                return "extended"
            if table.votes.vote:
                raise Refusal("pending", "the table is being asked something else")
            self.continuation = other
            ways = {"here": table.moves, "there": len(other.record.moves), "split": split}
            told = [one.log(split)[-TOLD:] for one in (table.play.table, other)]
            table.votes.put(table.votes.new("replace", device, **ways, told=told))
            return "asked"

    def go_on(self) -> None:
        """Go on with what was brought."""
        table, seating, other = self.table, self.table.seating, self.continuation
        assert other
        self.continuation = None
        for player, own in zip(other.players, seating.players(), strict=True):
            player.update(own)
        seating.status, seating.away = "playing", None
        if other.over:
            table.end(other)
        rows = table.ended_rows(other) or [table.store.seating_row(seating.plain())]
        since = table.play.replace(other, rows)
        log.info("table %s: came back with %d moves", table.name, table.moves)
        table.tell_seating()
        table.tell_game(since)


def need_same_setup(here: Table, there: Table) -> None:
    for key in ("key", "rules", "seats", "options", "seed"):
        if getattr(here.record, key) != getattr(there.record, key):
            raise Refusal("record", f"this is another game: its {key} differs")
