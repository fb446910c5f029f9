"""Archive: games that nobody plays any more, and records that come from outside."""

import time
from typing import TYPE_CHECKING, Any

from server.play import Play, fingerprint, summary
from server.refusals import Refusal
from server.seats import COLOURS, Sheet, kinds

if TYPE_CHECKING:
    from server.house import House

HOUR, DAY = 3600, 86400


class Archive:
    """What a house keeps besides its tables."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.store = house.store
        self.endings: list[str] = []
        """The tables that were ended in the middle of their games, the last ones last."""

    def bring(self, device: str, text: str) -> tuple[str, bool]:
        """An ended game from elsewhere: its id, and whether it is new.

        When there is no room for it, it stays outside: nobody's older games go in its place.
        """
        table = self.house.bots.check(text)
        if not table.over:
            raise Refusal("record", "this game is not over")
        checked(table.record.key, table.players)
        ident = fingerprint(table.record)
        is_new = not self.store.has_finished(ident)
        if is_new and self.store.count_finished() >= self.house.limits.finished:
            raise Refusal("full", "this server has no room for more finished games")
        self.store.write(self.store.finished_rows(summary(table), table.text(), [device]))
        return ident, is_new

    def keep(self, ident: str) -> None:
        """A table has ended its game; of too many the first are forgotten."""
        self.endings.append(ident)
        if len(self.endings) > self.house.limits.tables:
            self.store.forget(self.endings.pop(0))

    def ended(self, ident: str, device: str) -> str:
        """The record of a game that the table has ended, for those who sat there."""
        plain = self.store.sheets(ident)
        sheet = Sheet.of(plain[0]) if plain else None
        if not sheet or sheet.status != "ended":
            raise Refusal("no-table", "there is no such table")
        if device != sheet.host and device not in sheet.devices():
            raise Refusal("secret", "the record is open to those who sat there")
        return Play.load(sheet, self.store).table.text()

    # Forgetting

    def untouched(self, seconds: float) -> list[str]:
        """The tables at which nothing has happened for so long, the most forgotten first."""
        return self.store.untouched(int(time.time() - seconds))

    def make_room(self) -> None:
        """If there are too many tables, one goes that was never started and has been left."""
        if len(self.house.tables) < self.house.limits.tables:
            return
        for ident in self.untouched(HOUR):
            table = self.house.tables.get(ident)
            if table and not table.lines and table.sheet.status == "lobby":
                if not table.sheet.brought:
                    with table.inside():
                        table.close("old")
                    return
        raise Refusal("full", "this server has no room for another table")

    def forget_table(self, ident: str) -> None:
        table = self.house.tables.get(ident)
        if table is None:
            self.store.forget(ident)
        elif not table.lines:
            with table.inside():
                table.close("old")

    def forget_devices(self) -> None:
        """Those that have nothing here, nor are here themselves."""
        kept = {line.device for line in self.house.sockets.all}
        for table in self.house.tables.values():
            kept.update(seat.device for seat in table.sheet.seats)
            kept.add(table.sheet.host)
        self.store.forget_devices(int(time.time()) - 30 * DAY, kept)


def checked(game: str, players: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Who plays, according to a record that comes from outside."""
    if not players:
        raise Refusal("record", "this record does not say who plays")
    if any(player["kind"] not in kinds(game) for player in players):
        raise Refusal("record", "this record has a player who is neither a person nor a bot here")
    colours = {player["colour"] for player in players}
    if len(colours) < len(players) or not colours <= set(COLOURS):
        raise Refusal("record", "every seat has a colour of its own")
    return players


def with_people(players: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same for a table, which is nothing for bots alone."""
    if not any(player["kind"] == "person" for player in players):
        raise Refusal("record", "at least one seat is a person's")
    return players
