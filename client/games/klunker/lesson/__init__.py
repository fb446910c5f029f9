"""Klunker's lesson: three chapters, from the first hand to the score sheet."""

from client.games.klunker.lesson.positions import buying, first_round, last_round
from client.games.teaching import Ask, Lay, Play, Tell

OTHERS = ("beginner", "solid")


def keeps_the_teeth(move: list) -> bool:
    """And another jewel: with an empty hand one would pass unasked."""
    return move[0] == "show" and 2 <= len(move) <= 4 and "tooth" not in move


STEPS = [
    Lay("start", first_round),
    Tell("street", "window-0", "safe-0"),
    Tell("hand", "hand"),
    Ask("show", "show shoe tiara", fits=keeps_the_teeth),
    Play("1 show tooth tooth"),
    Play("2 show piercing earring"),
    Tell("bait", "window-1"),
    Ask("store", "store tooth"),
    Play("1 store shoe"),
    Play("2 store tiara"),
    Ask("again", "store tooth"),
    Play("1 store shoe"),
    Play("2 store tiara"),
    Ask("pass", "leave"),
    Play("1 leave"),
    Play("2 store monocle"),
    Play("2 leave"),
    Tell("card", "window-0 ticket"),
    Ask("buy", "buy window-1", "window-1"),
    Tell("four", "safe-0", "players seat-0"),
    Tell("tidy", "safe-0"),
    Play("1 buy window-0"),
    Tell("sold", "window-0", "players seat-0"),
    Play("2 buy window-2"),
    Tell("refill", "hand"),
    Lay("nothing", buying),
    Tell("later", "safe-0"),
    Play("1 buy window-0"),
    Tell("gustav", "window-2", "safe-2"),
    Ask("decline", "decline"),
    Tell("bell", "start"),
    Lay("end", last_round),
    Tell("empty", "players"),
    Tell("necklaces", "window-0", "safe-0"),
    Ask("add", "show", "window-0"),
    Play("1 show monocle"),
    Play("2 show"),
    Ask("third", "store necklace"),
    Play("1 store earring"),
    Play("2 store tooth"),
    Ask("early", "leave"),
    Play("1 leave"),
    Play("2 leave"),
    Ask("own", "buy window-0"),
    Play("1 buy window-1"),
    Play("2 buy window-2"),
    Tell("over", "players"),
]
