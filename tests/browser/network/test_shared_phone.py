"""A mixed table: two share a phone, one has her own, a bot plays, and a television shows it."""

from tests.browser.network.company import (
    Ear,
    Hasty,
    Phone,
    begin,
    join,
    make,
    play,
    sit,
)
from tests.browser.player import Tapper
from tests.server.home import Home


def test_two_who_share_a_phone_have_a_curtain_and_a_television_only_the_board(
    home: Home, phone: Phone
) -> None:
    shared, other, television = phone(), phone(), phone(1280, 720)
    code = make(shared, home.address, 4, 3)
    ear = Ear(television)
    television.goto(f"{home.address}/#tv/{code}")
    television.wait_for_selector(f".tv-lobby .letters:has-text('{code}')")
    sit(shared, 0, "Anna")
    sit(shared, 1, "Bert")
    join(other, home.address, code, 2)
    begin(shared, other)
    players: list[Tapper] = [Hasty(shared, 1), Hasty(other, 2)]
    play(players, 6)
    assert len(set(players[0].curtains)) == 2 and players[1].curtains == []
    television.wait_for_selector(".tv .board")
    bot = television.locator(".player .name").nth(3).inner_text()
    television.wait_for_selector(f".tv .news li:has-text('{bot}')")
    assert television.locator(".hand, .is-offered, .confirm").count() == 0
    views = [view["seat"] for message in ear.games() for view in message["views"]]
    assert set(views) == {None}
