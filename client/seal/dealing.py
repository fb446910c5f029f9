"""Dealing from a sealed shuffle on one phone: its own part, laid down first, and all taps."""

from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import button, div, h1, h2, header, main, p, progress, section, span
from client.seal import kept as notes
from client.seal.pad import ENOUGH
from client.seal.texts import spoken
from client.setup.dealing import Dealing, permission
from shared_rules.seal.seal import COMMITMENT, DEALER, UNKNOWN, Seal, digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.table import Table
    from shared_rules.engine.types import Player


class SealedDealing(Dealing):
    """A new table on its way, with a pad for one person after the other."""

    def __init__(self, game: str, players: "list[Player]", options: dict) -> None:
        Dealing.__init__(self, game, players, options)
        self.persons = [n for n in range(len(players)) if players[n]["kind"] == "person"]
        self.turn = 0
        """Whose pad it is, among the persons."""
        self.taps: list[str] = []
        self.seal: Seal | None = None
        self.is_cancelled = self.has_begun = False

    def begin(self) -> list[tuple]:
        chance = ("seed", ["deal", "seed"])
        return [*permission(self.players), chance, chance, chance, ("now", ["deal", "laid"])]

    def on_laid(self, now: int, problem: str):
        """The chance is there: the phone lays down its own part first."""
        part = self.seeds[0] + self.seeds[2]
        self.seal = Seal(self.ident, 1, [[DEALER, UNKNOWN, UNKNOWN]])
        self.seal.shares[0] = [DEALER, self.seal.commitment(DEALER, part), part]
        return [("scribble", ["deal", "scribbled"])] if self.persons else self.on_go()

    # The pads

    @property
    def is_over(self) -> bool:
        """Whether everybody has had the pad."""
        return self.turn >= len(self.persons)

    def on_scribbled(self, what: str):
        """A finger or a key has done something, somewhere and at some time."""
        if not self.is_over:
            self.taps.append(what)

    def on_next(self):
        """What the person has done becomes a part."""
        if len(self.taps) < ENOUGH or self.is_over:
            return None
        who = str(self.persons[self.turn])
        part = digest("taps", [self.ident, who, *self.taps])
        self.seal.shares.append([who, self.seal.commitment(who, part), part])
        self.turn += 1
        self.taps = []
        if not self.is_over:
            return [("focus", ".pad")]
        return [("scribble", []), ("focus", ".confirm"), ("announce", spoken(self.seal.words()))]

    def on_cancel(self):
        self.is_cancelled = True
        return [("scribble", [])]

    def on_go(self):
        """The words have been noted: deal."""
        if self.has_begun and not self.problem:
            return None
        self.has_begun = True
        return [("now", ["deal", "now"])]

    def on_now(self, now: int, problem: str):
        names = [player["name"] for player in self.players]
        note = {"attempt": 1, "lines": self.seal.without_dealer(), "out": [], "names": names}
        return [notes.keep(self.ident, note), *Dealing.on_now(self, now, problem)]

    def table(self) -> "Table":
        from shared_rules.engine.table import Table

        table = Table.new(self.game, self.players, self.options, self.seal.seed())
        table.record.seal = self.seal.lines()
        return table

    # What is drawn

    def instead(self):
        """The screen until the cards are dealt."""
        if self.seal is None or self.is_cancelled:
            return None
        body = self.words() if self.is_over else self.pad()
        return main(
            header(
                button(
                    glyph("back"),
                    type="button",
                    tap=["deal", "cancel"],
                    aria_label=say("back"),
                    class_="icon",
                ),
                h1(say("seal")),
                class_="head",
            ),
            body,
            class_="page sealed",
            data_screen="setup",
        )

    def pad(self) -> list:
        """Where the person whose turn it is taps and scribbles."""
        name = self.players[self.persons[self.turn]]["name"]
        count = min(len(self.taps), ENOUGH)
        return [
            section(
                p(say("seal.laid")),
                p(self.seal.shares[0][COMMITMENT], class_="digits"),
                key="laid",
            )
            if self.turn == 0
            else None,
            section(
                h2(say("seal.turn", name)),
                button(
                    span(say("seal.pad")),
                    type="button",
                    tap=["deal", "pad"],
                    class_="pad",
                    data_pad=True,
                ),
                # without anything in it, it would look as if nobody knew how far one is
                progress(value=count + 1, max=ENOUGH + 1, aria_label=say("seal.turn", name)),
                key=self.turn,
            ),
            div(
                button(
                    say("seal.next"),
                    type="button",
                    tap=["deal", "next"],
                    disabled=count < ENOUGH,
                    class_="confirm",
                ),
                class_="thumb",
            ),
        ]

    def words(self) -> list:
        """All parts are there: what follows from them, to be noted before the cards are seen."""
        return [
            section(
                h2(say("seal.words")),
                p(spoken(self.seal.words()), class_="spoken"),
                p(say("seal.words.one")),
            ),
            section(p(say("seal.proves.one")), p(say("seal.not.one"))),
            div(
                p(self.told(), class_="problem") if self.problem else None,
                button(say("seal.deal"), type="button", tap=["deal", "go"], class_="confirm"),
                class_="thumb",
            ),
        ]
