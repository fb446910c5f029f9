"""The sealed shuffle of one table: its four words, who has a share, and whether all was right."""

from client.app.glyph import glyph
from client.app.texts import joined, say
from client.app.tree import button, details, h1, h2, header, li, main, p, section, summary, ul
from client.seal import kept as notes
from client.seal.check import Check
from client.seal.texts import is_net, owner, owners, spoken, wrong
from client.shelf import saves
from shared_rules.seal.seal import COMMITMENT, PART, UNKNOWN, WHO, Seal, Unsealed

HEARS = ("settings",)


class Sealed:
    """The model: what this phone has kept, and the table, if it is over and lies here."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.kept: dict | None = None
        self.loaded = False
        self.table = None
        self.check: Check | None = None

    def names(self) -> list[str]:
        if self.table is not None:
            return [player["name"] for player in self.table.record.players]
        return (self.kept or {}).get("names", [])

    def seal(self) -> Seal | None:
        """As the record has it, else as it was told before the deal."""
        lines = (self.kept or {}).get("lines", [])
        if self.table is not None:
            lines = self.table.record.seal or lines
        try:
            return Seal.read(lines)
        except Unsealed:
            return None


def init(params):
    model = Sealed(params[0] if params else "")
    ask = [notes.load(model.ident, ["kept"]), ("load", "tables", model.ident, ["loaded"])]
    return model, ask


def on_kept(model, kept, problem: str):
    model.kept = kept or {}
    return begin(model)


def on_loaded(model, stored, problem: str):
    model.loaded = True
    model.table, _ = saves.ended(stored, problem)
    return begin(model)


def begin(model):
    """When all is here: check a game that is over."""
    if model.kept is None or not model.loaded or model.table is None:
        return None
    model.check = Check(model.table, model.kept.get("lines", []), ["check"])
    return [*model.check.begin(), *verdict(model)]


def on_check(model, *message):
    return [*model.check.hear(*message), *verdict(model)]


def verdict(model) -> list[tuple]:
    return [("announce", " ".join(said(model)))] if model.check.done else []


def on_back(model):
    return [("back",)]


def title(model):
    return say("seal")


def said(model) -> list[str]:
    """How it stands with the shuffle."""
    if model.table is None:
        return [say("seal.later")]
    if not model.check or not model.check.done:
        return [say("seal.checking")]
    if model.check.flaws:
        return [say("seal.wrong"), *wrong(model.ident, model.check.flaws, model.names())]
    known = [] if model.kept.get("lines") else [say("seal.stranger")]
    return [say("seal.fine"), *known]


def view(model):
    if model.kept is None or not model.loaded:
        return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="seal")
    seal = model.seal()
    kind = "net" if is_net(model.ident) else "one"
    state = "open"
    if model.check and model.check.done:
        state = "wrong" if model.check.flaws else "fine"
    sign = {"wrong": "warning", "fine": "check", "open": "clock"}[state]
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(say("seal")),
            class_="head",
        ),
        section(
            glyph(sign),
            [p(text) for text in said(model)],
            class_="finding is-" + state,
            role="status",
        ),
        words(seal, kind) if seal else p(say("seal.none")),
        shares(model, seal) if seal else None,
        section(h2(say("seal.means")), p(say("seal.proves." + kind)), p(say("seal.not." + kind))),
        class_="page sealed",
        data_screen="seal",
    )


def words(seal: Seal, kind: str):
    """The words that were to be compared."""
    return section(
        h2(say("seal.words")),
        p(spoken(seal.words()), class_="spoken"),
        p(say("seal.words." + kind)),
    )


def shares(model, seal: Seal):
    """Who has a share, who has none, and the digits for those who want to see them."""
    names = model.names()
    out = [names[seat] for seat in model.kept.get("out", []) if seat < len(names)]
    rows = []
    for share in seal.shares:
        rows.append(li(owner(model.ident, share[WHO], names), *digits(share)))
    return section(
        h2(say("seal.shares")),
        p(owners(model.ident, seal.shares, names)),
        p(say("seal.out", joined(out))) if out else None,
        p(say("seal.attempt", seal.attempt)) if seal.attempt > 1 else None,
        details(summary(say("seal.digits")), ul(rows)),
    )


def digits(share: list[str]) -> list:
    part = share[PART] if share[PART] != UNKNOWN else "…"
    return [
        p(say("seal.commitment"), " ", share[COMMITMENT], class_="digits"),
        p(say("seal.part"), " ", part, class_="digits"),
    ]
