"""The strip above the question: the connection, what the table is asked, who is away."""

from client.app.glyph import glyph
from client.app.texts import joined, say
from client.app.tree import button, div, p, span
from client.net.texts import why


def connection(host):
    """A sign of the connection's state; none while all is well."""
    if host.state == "open":
        return None
    if host.state == "stopped":
        return line("warning", why(host.why), act(say("net.reload"), ["net", "reload"]))
    text = say("net.pending" if host.pending else "net.lost" if host.seating else "net.calling")
    return line("network-off", text, name="is-lost")


def line(sign: str, text: str, *more, name: str = ""):
    ways = div(*more, class_="ways") if more else None
    return div(glyph(sign), p(text), ways, class_="strip " + name, role="status", key=name or sign)


def act(text: str, message: list, is_main: bool = False):
    return button(text, type="button", tap=message, class_="confirm" if is_main else "quiet")


def notices(mates):
    """All that there is to know before one goes on."""
    host = mates.host
    return div(
        connection(host),
        clock(host),
        called(mates),
        host.sealer.notice() if host.sealer else None,
        vote(mates),
        absent(mates),
        spectator(mates) if not host.over else after(mates),
        news(mates),
        class_="strips",
    )


def news(mates):
    if not mates.news:
        return None
    close = button(
        glyph("cross"), type="button", tap=["net", "read"], aria_label=say("close"), class_="icon"
    )
    return line("info", mates.news, close, name="is-news")


def clock(host):
    """What is left of the time for this decision: it runs down by itself."""
    left = host.standing["left"]
    if left is None or not host.seating["time"]:
        return None
    whole = host.seating["time"] * 1000
    return div(
        span(class_="sand", style={"--left": f"{left}ms", "--from": f"{left * 100 // whole}%"}),
        class_="glass",
        role="timer",
        aria_label=say("net.left", left // 1000),
        key=f"clock {host.standing['change']}",
    )


# What the table is asked


def asked(mates) -> str:
    """The question that is put to the table."""
    vote = mates.vote
    seat = vote["seat"]
    who = mates.host.players[seat]["name"] if seat is not None else ""
    what = vote["what"]
    if what == "join" and seat is None:
        what = "join.more"
    split = vote.get("split", 0)  # where what was brought back parts from what is here
    ways = [vote.get(side, 0) - split for side in ("here", "there")]
    return say("net.ask." + what, vote["by"] or say("net.host"), who, *ways, split)


def vote(mates):
    vote = mates.vote
    if vote is None:
        return None
    if mates.may_vote():
        return line(
            "people",
            asked(mates),
            both(vote),
            act(say("net.no"), ["net", "vote", False]),
            act(say("net.yes"), ["net", "vote", True], True),
            name="is-asked",
        )
    text = say("net.voting", vote["yes"], vote["of"])
    mine = mates.asked == vote["what"]
    away = act(say("net.withdraw"), ["net", "propose", "nothing"]) if mine else None
    return line("people", asked(mates) + " " + text, both(vote), away)


def both(vote: dict):
    """What happened on either side can be looked at, where the table has to choose a side."""
    return act(say("net.both"), ["net", "both"]) if vote["what"] == "replace" else None


# Who is not there


def absent(mates):
    """The game waits for somebody who is away: what can be done about it."""
    host = mates.host
    if mates.vote or host.over:
        return None
    waiting = host.waiting_for()
    rows = []
    for seat in waiting:
        state = host.players[seat]["state"]
        if state in ("away", "free"):
            rows.append(seat)
    if not rows:
        return late(mates)
    seat = rows[0]
    name = host.players[seat]["name"]
    if host.players[seat]["state"] == "free":
        return vacant(mates, seat) if mates.you["seats"] else None
    may = mates.you["seats"] or mates.you["host"]
    return line(
        "network-off",
        say("net.is.away", name),
        act(say("net.standin"), ["net", "propose", "standin", seat]) if may else None,
        act(say("net.free"), ["net", "propose", "free", seat]) if may else None,
    )


def vacant(mates, seat: int):
    """A seat that the table has set free."""
    name = mates.host.players[seat]["name"]
    take = act(say("net.take"), ["net", "sit", seat], True)
    return line("person", say("net.is.free", name), take)


def late(mates):
    """Somebody is there, but has not moved for long: a bot can be proposed."""
    you, host = mates.you, mates.host
    if not (you["seats"] or you["host"]):
        return None
    for seat in host.seating.get("late", []):
        if seat not in you["seats"] and seat in host.waiting_for():
            return line(
                "clock",
                say("net.is.late", host.players[seat]["name"]),
                act(say("net.hurry"), ["net", "propose", "hurry", seat]),
                act(say("net.standin"), ["net", "propose", "standin", seat]),
                name="is-late",
            )
    return None


# For whom the others wait


def called(mates):
    """The others wait for who sits at this phone, or a bot plays here by now."""
    host = mates.host
    if host.over:
        return None
    for seat in mates.replaced(host.players):
        back = act(say("net.return"), ["net", "back", seat], True)
        return line("bot", replacing(mates, seat), back, name="is-asked")
    slow = mates.mine_in(host.seating.get("slow", []))
    return line("clock", calling(mates, slow), name="is-asked is-called") if slow else None


def calling(mates, seats: list[int]) -> str:
    if len(mates.you["seats"]) == 1:
        return say("net.called")
    return say("net.called.name", joined([mates.host.players[seat]["name"] for seat in seats]))


def replacing(mates, seat: int) -> str:
    if len(mates.you["seats"]) == 1:
        return say("net.replaced")
    return say("net.replaced.name", mates.host.players[seat]["name"])


def spectator(mates):
    """Who only watches sees how to play."""
    if mates.you["seats"] or mates.vote:
        return None
    for seat in mates.sitting.free():
        return vacant(mates, seat)
    return waits(mates) or line("eye", say("net.watching"), act(say("net.play"), ["net", "full"]))


def waits(mates):
    """This phone is in the next game, as the host knows."""
    if not mates.host.seating.get("wish"):
        return None
    return line("clock", say("net.wish.told"), act(say("net.unwish"), ["net", "unwish"]))


def rematch(mates):
    """The way to another game, from the score sheet: what is asked, and one button."""
    way = next_game(mates)
    return [
        div(vote(mates), news(mates), class_="strips"),
        button(way[0], type="button", tap=way[1], class_="confirm") if way else None,
    ]


def next_game(mates) -> tuple | None:
    """How this phone comes to another game with everybody: what that is called, and the message."""
    if mates.next:
        return say("net.next.join"), ["net", "next"]
    if mates.you["host"]:
        return say("result.rematch"), ["net", "again"]
    if mates.you["seats"] and not mates.vote:
        return say("net.again.propose"), ["net", "propose", "again"]
    return None


def after(mates):
    """The game is over: another one?"""
    way = next_game(mates)
    if way is None:
        if mates.you["seats"]:
            return None
        play = act(say("net.play"), ["net", "full"])
        return waits(mates) or line("eye", say("net.rematch.wait"), play)
    return line("play", asks_for_next(mates), act(way[0], way[1], bool(mates.next)))


def asks_for_next(mates) -> str:
    """What is asked above the way to another game; the host hears who else would like to play."""
    if mates.next:
        return say("net.next")
    wishes = mates.host.seating.get("wishes", []) if mates.you["host"] else []
    return say("net.rematch.too", joined(wishes)) if wishes else say("net.rematch")
