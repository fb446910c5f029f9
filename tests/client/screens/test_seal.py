"""A sealed shuffle on one phone: everybody scribbles, notes four words, and checks at the end."""

from client.app.texts import say
from client.screens import result, seal, setup, table
from client.seal.pad import ENOUGH
from client.shelf import saves
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.seal.check import flaws
from shared_rules.seal.seal import PART, Seal
from tests.client.phone import Phone


def scribbles(phone: Phone, salt: str = "") -> None:
    turn = phone.model.dealing.turn
    for number in range(ENOUGH):
        phone.send("deal", "next")
        assert phone.model.dealing.turn == turn  # that is not enough yet
        phone.send("deal", "scribbled", f"pointermove {number * 401}{salt} 7 {number}")
    phone.tap("deal", "next")


def dealt(salt: str = "") -> Phone:
    """Two people and a bot have begun a sealed game on one phone."""
    phone = Phone(setup, "klunker")
    phone.tap("count", 3)
    phone.send("kind", 1, "person")
    phone.tap("sealed")
    phone.tap("start")
    assert not phone.shelves["tables"] and phone.find(data_pad=True)
    for _ in range(2):
        scribbles(phone, salt)
    assert not phone.shelves["tables"] and say("seal.words.one") in phone.text()
    phone.tap("deal", "go")
    return phone


def test_the_cards_follow_from_the_phones_part_and_everybodys_taps() -> None:
    phone = dealt()
    [ident] = phone.shelves["tables"]
    assert phone.done[-1] == ("replace", "table", ident)
    stored = phone.shelves["tables"][ident]
    lines = Seal.read(stored["seal"])
    assert [share[0] for share in lines.shares] == ["dealer", "0", "1"]
    kept = phone.shelves["habits"]["seal " + ident]["lines"]
    assert flaws(stored["seal"], stored["seed"], kept) == [] and lines.shares[0][PART] not in kept
    other = dealt("1")
    [row] = other.shelves["tables"].values()
    assert Seal.read(row["seal"]).shares[0] == lines.shares[0] and row["seed"] != stored["seed"]
    at_table = Phone(table, ident, **phone.shelves)
    at_table.send("overlay", "menu")
    at_table.tap("seal")
    assert at_table.done[-1] == ("go", "seal", ident)
    screen = Phone(seal, ident, **phone.shelves)
    assert say("seal.later") in screen.text() and " · ".join(lines.words()) in screen.text()
    game = saves.opened(stored)
    while waiting := game.game.waiting_for():
        game.act(waiting[0], random_move(game.game.view(waiting[0])["offers"], Chance(1)))
    shelves = {**phone.shelves, "tables": {ident: game.save()}}
    shelves["summaries"] = {ident: saves.summary(game, 1)}
    screen = Phone(seal, ident, **shelves)
    screen.wait()
    assert say("seal.fine") in screen.text() and say("seal.not.one") in screen.text()
    over = Phone(result, ident, **shelves)
    over.tap("menu")
    assert ["go", "seal", ident] in over.taps()


def test_who_goes_back_is_where_it_was_and_can_begin_again() -> None:
    phone = Phone(setup, "klunker")
    phone.tap("sealed")
    phone.tap("start")
    phone.send("deal", "scribbled", "pointerdown 1 2 3")
    phone.tap("deal", "cancel")
    assert phone.find(data_screen="setup") and not phone.find(data_pad=True)
    assert ("scribble", []) in phone.done and not phone.shelves["tables"]
    phone.tap("sealed")
    phone.tap("start")
    [stored] = phone.shelves["tables"].values()
    assert "seal" not in stored


def test_a_table_on_the_network_is_opened_with_the_wish_for_it() -> None:
    for wish in (False, True):
        phone = Phone(setup, "klunker", "net")
        phone.served = {"code": "KRTX"}
        if wish:
            phone.tap("sealed")
        phone.tap("start")
        [asked] = phone.told("http")
        assert asked[3].get("sealed", False) is wish and not phone.find(data_pad=True)
