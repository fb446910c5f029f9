"""What a button of Klunker promises: what is paid, what is sold, how much stays in hand."""

from client.app.texts import say

NOTHING = ()
"""Every verb is worth a word more."""


def on_show(scene, move: list, sure) -> str:
    """What is kept in hand is what can go into the safe. Many jewels are only counted: they stand
    out on the board, and a button has two lines."""
    kept = scene.public["hands"][scene.decider] - len(move) + 1
    if len(move) == 1:
        return say("klunker.promise.show.none", kept)
    shown = scene.name(move[1]) if len(move) == 2 else len(move) - 1
    return say("klunker.promise.show", shown, kept)


def on_store(scene, move: list, sure) -> str:
    jewel = move[1]
    number = scene.public["safes"][scene.decider].count(jewel) + 1
    sales = sold(scene, sure()[0])
    if sales:
        return say("klunker.promise.store.sold", scene.name(jewel), sales)
    return say("klunker.promise.store", scene.name(jewel), number)


def on_leave(scene, move: list, sure) -> str:
    return say("klunker.promise.leave", scene.name(sure()[0][0][2]))


def on_buy(scene, move: list, sure) -> str:
    facts = sure()[0]
    news = sold(scene, facts) or say("klunker.promise.sold.none")
    if ["ended"] in facts:
        news += ", " + say("klunker.promise.end")
    owner = move[1].replace("window", "seat")
    if owner == f"seat-{scene.decider}":
        return say("klunker.promise.buy.own", news)
    return say("klunker.promise.buy", scene.name(owner), news)


def on_decline(scene, move: list, sure) -> str:
    """Whoever buys nothing begins the next round, if the deck is enough for one."""
    is_last = ["ended"] in sure()[0]
    return say("klunker.promise.decline.end" if is_last else "klunker.promise.decline")


def sold(scene, facts: list) -> str:
    """The sets of four that the one who decides sells, and what they bring; "" if none are."""
    sales = [fact for fact in facts if fact[:2] == ["sold", f"seat-{scene.decider}"]]
    if not sales:
        return ""
    paid = sum([fact[3] for fact in sales])
    if len(sales) > 1:
        return say("klunker.promise.sold.many", len(sales), paid)
    return say("klunker.promise.sold", say("klunker.four." + sales[0][2]), paid)
