"""Dschunke's lesson: six chapters, from the first strips to the score sheet."""

from client.games.dschunke.lesson.positions import (
    beginning,
    last_round,
    loading,
    selling,
    trading,
    tricks,
)
from client.games.teaching import Ask, Lay, Play, Tell

OTHERS = ("beginner", "solid")


def any_goods(move: list) -> bool:
    """They are shuffled with those of the others, so that none is wrong."""
    return move[0] == "pool"


STEPS = [
    Lay("begin", beginning),
    Tell("harbour"),
    Ask("pool", "pool rice rice fish vegetables spices spices", fits=any_goods),
    Play("1 pool rice rice fish fish vegetables spices"),
    Play("2 pool rice fish vegetables vegetables spices spices"),
    Ask("strip", "pick seat-1"),
    Ask("junk", "place orange", "at-orange"),
    Lay("sight", loading),
    Tell("crates", "at-brown"),
    Ask("load", "use merchant-green", "merchant-green"),
    Tell("cover", "at-brown"),
    Play("1 use merchant-yellow"),
    Play("2 use merchant-purple"),
    Tell("once", "merchant-green", "merchant-yellow", "merchant-purple"),
    Lay("trade", trading),
    Ask("extra", "play draw", "at-brown", "merchant-yellow"),
    Ask("where", "go brown", "at-brown"),
    Ask("sell", "use merchant-yellow", "merchant-yellow"),
    Lay("stall", selling),
    Tell("most", "market"),
    Play("1 offer spices spices spices"),
    Play("2 offer"),
    Ask("spices", "offer spices spices spices", "hand spices"),
    Tell("tie", "players seat-0", "players seat-1"),
    Play("1 offer vegetables vegetables"),
    Play("2 offer"),
    Ask("bluff", "offer rice rice rice vegetables", "hand rice", "hand vegetables"),
    Play("1 offer"),
    Play("2 offer"),
    Ask("rice", "offer rice", "hand rice"),
    Ask("pile", "search pile-star", "pile-star"),
    Ask("keep", "keep eight-brown", "eight-brown"),
    Lay("tricks", tricks),
    Ask("give", "give fish fish", "hand fish"),
    Ask("choose", "choose vegetables vegetables"),
    Play("2 use merchant-purple"),
    Ask("move", "play move"),
    Ask("lift", "lift brown", "at-brown"),
    Ask("drop", "drop orange", "at-orange"),
    Ask("six", "use merchant-yellow", "merchant-yellow"),
    Lay("last", last_round),
    Tell("five", "at-grey"),
    Ask("helper", "use assistant-lower", "assistant-lower"),
    Ask("grey", "go grey", "at-grey"),
    Ask("wait", "skip"),
    Play("1 use merchant-yellow"),
    Play("2 take rice"),
    Play("2 take rice"),
    Ask("take", "take vegetables", "at-purple vegetables"),
    Ask("more", "take vegetables", "at-purple vegetables"),
    Play("1 take spices"),
    Play("1 take spices"),
    Play("1 offer spices spices spices spices"),
    Play("2 offer rice rice rice rice"),
    Ask("all", "offer vegetables vegetables vegetables vegetables", "hand vegetables"),
    Ask("cash", "cash"),
    Tell("over", "players"),
]
