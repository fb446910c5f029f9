"""What a phone does for a sealed shuffle, as docs/PROTOCOL.md tells other clients."""

import secrets

from shared_rules.seal.seal import COMMITMENT, PART, WHO, Seal, of_seats
from tests.server.phone import Phone


class Sealer:
    """One phone's share: its part, and what it has received."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.part = secrets.token_hex(32)
        self.kept: list[str] = []

    @property
    def told(self) -> Seal:
        return Seal.read(self.phone.table["seal"]["lines"])

    @property
    def attempt(self) -> int:
        attempt: int = self.phone.table["seal"]["attempt"]
        return attempt

    @property
    def who(self) -> str:
        return of_seats(self.phone.seats)

    def until(self, phase: str, attempt: int = 1) -> "Sealer":
        def is_there(phone: Phone) -> bool:
            seal = phone.table["seal"]
            return bool(seal) and (seal["phase"], seal["attempt"]) == (phase, attempt)

        self.phone.until(is_there)
        return self

    def commit(self) -> None:
        commitment = self.told.commitment(self.who, self.part)
        self.phone.ask("commit", attempt=self.attempt, commitment=commitment)

    def show(self) -> None:
        """Keep what has been told, and only then show the own part."""
        own = self.told.share(self.who)
        assert own and own[COMMITMENT] == self.told.commitment(self.who, self.part)
        self.kept = self.told.lines()
        self.phone.ask("show", attempt=self.attempt, part=self.part)

    def words(self) -> list[str]:
        return self.told.words()


def shuffle(sealers: list[Sealer], attempt: int = 1) -> None:
    """All take part, and the cards are dealt."""
    for sealer in sealers:
        sealer.until("commit", attempt).commit()
    for sealer in sealers:
        sealer.until("show", attempt).show()
    for sealer in sealers:
        sealer.until("dealt", attempt)
        shares = sealer.told.shares
        assert [share[PART] == "-" for share in shares] == [
            share[WHO] == "dealer" for share in shares
        ]
