"""A mixed table: two share a phone, one has her own, a bot plays, and a television shows it."""

import pytest

from shared_rules.engine.table import Table
from tests.browser.network.company import (
    Ear,
    Hasty,
    Phone,
    begin,
    bring,
    check_secrets,
    join,
    play,
    record_of,
    sit,
)
from tests.browser.network.told import heard, keep, missing, screens, sentences
from tests.browser.people.player import Tapper, hastened
from tests.browser.stored import nearly_over
from tests.server.home import Home

UPRIGHT, WIDE = (360, 640), (1280, 720)
TEMPO = 0.2
"""A busy computer draws each step before the next one is due."""


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_two_share_a_phone_one_has_her_own_and_all_are_told_the_same_story(
    home: Home, phone: Phone
) -> None:
    shared, other, television = (keep(phone(*size, told=True)) for size in (UPRIGHT, UPRIGHT, WIDE))
    ears = [Ear(shared), Ear(other), Ear(television)]
    begun = nearly_over("klunker", 4, 3, 10)
    code = bring(shared, home.address, begun)
    television.goto(f"{home.address}/#tv/{code}")
    television.wait_for_selector(f".tv-lobby .letters:has-text('{code}')")
    sit(shared, 0, "Anna")
    sit(shared, 1, "Bert")
    join(other, home.address, code, 2)
    begin(shared, other)
    television.wait_for_selector(".tv .board")
    for page in (shared, other, television):
        hastened(page, TEMPO)
    start = len(begun.record.moves)
    players: list[Tapper] = [Hasty(shared, 1), Hasty(other, 2)]
    play(players)
    television.wait_for_selector(".tv .scoresheet")

    table = Table.read(record_of(home, code))
    assert players[0].uncovered > 1 and players[1].uncovered == 0
    assert [player.curtains for player in players] == [[], []], "nobody has to look away"
    for page, seat in ((shared, None), (other, 2), (television, None)):
        assert missing(heard(page), sentences(table, start, seat)) == []
    public = [seen for seen in screens(shared) if seen["screen"] == "public"]
    assert public and not [seen for seen in public if seen["hands"] or "/klunker/" in seen["tray"]]
    assert not [seen for seen in screens(television) if seen["hands"] or seen["picks"]]
    assert "public" not in {seen["screen"] for seen in screens(other)}
    check_secrets(table, dict(zip(ears, ([{None, 0, 1}], [{2}], [{None}]), strict=True)))
