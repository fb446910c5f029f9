"""Two phones lay their chronicles together through a real server, by the word that it gives."""

from collections.abc import Callable
from typing import Any

from client.app.texts import say
from client.screens import chronicle
from tests.client.chronicle.many import annals
from tests.client.phone import Phone
from tests.server.home import Home
from tests.server.phone import Refused, fetched

OwnHome = Callable[..., Home]


class Connected(Phone):
    """A phone whose requests a server answers."""

    def __init__(self, address: str, games: list[list[Any]]) -> None:
        self.address = address
        fresh = {str(place): annal for place, annal in enumerate(games)}
        super().__init__(chronicle, fresh=fresh, sums={"filled": True})
        self.wait()

    def answered(self, name: str, *said: Any) -> tuple[Any, str]:
        if name != "http":
            return super().answered(name, *said)
        try:
            return fetched(self.address, "", *said), ""
        except Refused as refusal:
            return refusal.args[0], str(refusal)

    def annals(self) -> list[Any]:
        return [annal for book in self.shelves["annals"].values() for annal in book]


def test_what_one_phone_sends_the_other_has_too_and_nothing_twice(own_home: OwnHome) -> None:
    home, games = own_home(), annals(300)
    anna, bert = Connected(home.address, games[:200]), Connected(home.address, games[100:])
    for sender, taker, news in ((anna, bert, 100), (bert, anna, 100), (anna, bert, 0)):
        sender.send("exchange", "network", "send")
        word = sender.model.exchange.word
        assert len(word) == 8 and word in sender.told("announce")[-1][1].replace(" ", "")
        taker.send("exchange", "typed", word.lower())
        taker.send("exchange", "network", "fetch")
        taker.wait()
        said = say("chronicle.news", news) if news else say("chronicle.news.none")
        assert taker.model.exchange.news == said
    assert sorted(anna.annals()) == sorted(bert.annals()) and len(anna.annals()) == 300
    bert.send("exchange", "network", "fetch")
    assert bert.model.exchange.news == say("chronicle.unfetched"), "a word works once"
