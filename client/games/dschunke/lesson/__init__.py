"""Dschunke's lesson: four chapters, from the first strips to the score sheet."""

from client.games.dschunke.lesson.positions import last_round, loading, selling, trading
from client.games.teaching import Ask, Lay, Play, Tell

OTHERS = ("beginner", "solid")

LATER = ("pool", "pick", "place", "give", "choose", "lift", "drop")
"""Choosing goods and strips before the first round, which the gentlest game does not ask for; and
two special cards, of which there are two each: they say themselves what they do."""

STEPS = [
    Lay("sight", loading),
    Tell("harbour"),
    Tell("crates", "at-brown"),
    Ask("load", "use merchant-green", "merchant-green"),
    Tell("cover", "at-brown"),
    Play("1 use merchant-yellow"),
    Tell("three", "merchant-yellow"),
    Play("2 use merchant-purple"),
    Tell("once", "merchant-green", "merchant-yellow", "merchant-purple"),
    Lay("trade", trading),
    Tell("yellow", "at-brown", "merchant-yellow"),
    Ask("extra", "play draw"),
    Ask("where", "go brown", "at-brown"),
    Ask("sell", "use merchant-yellow", "merchant-yellow"),
    Tell("seven", "players seat-0"),
    Lay("stall", selling),
    Tell("prices", "market"),
    Tell("most", "hand"),
    Play("1 offer spices spices spices"),
    Play("2 offer"),
    Ask("spices", "offer spices spices spices", "hand spices"),
    Tell("tie", "players seat-0", "players seat-1"),
    Tell("rival", "hand rice", "players seat-2"),
    Play("1 offer vegetables vegetables"),
    Play("2 offer"),
    Ask("bluff", "offer rice rice rice vegetables", "hand rice", "hand vegetables"),
    Tell("scared", "hand rice"),
    Play("1 offer"),
    Play("2 offer"),
    Ask("rice", "offer rice", "hand rice"),
    Ask("pile", "search pile-star", "pile-star"),
    Ask("keep", "keep eight-brown", "eight-brown"),
    Lay("last", last_round),
    Tell("behind", "players"),
    Tell("five", "at-grey"),
    Ask("wait", "skip"),
    Ask("helper", "use assistant-lower", "assistant-lower"),
    Ask("grey", "go grey", "at-grey"),
    Ask("still", "skip"),
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
