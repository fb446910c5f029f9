"""The strip above the question: the connection, what the table is asked, who is away."""

from client.app.sheet import glyph
from client.app.texts import joined, say
from client.app.tree import button, div, p, span
from client.net.texts import why


def connection(host):
    """A sign of the line's state; none while all is well."""
    if host.state == "open":
        return None
    if host.state == "stopped":
        return line("warning", why(host.why), act(say("net.reload"), ["net", "reload"]))
    text = say("net.pending" if host.pending else "net.lost" if host.sheet else "net.calling")
    return line("network-off", text, name="is-lost")


def line(sign: str, text: str, *more, name: str = ""):
    ways = div(*more, class_="ways") if more else None
    return div(glyph(sign), p(text), ways, class_="strip " + name, role="status", key=name or sign)


def act(text: str, message: list, is_main: bool = False):
    return button(text, type="button", tap=message, class_="confirm" if is_main else "quiet")


def notices(company, model, scene):
    """All that there is to know before one goes on."""
    host = company.host
    return div(
        connection(host),
        clock(host),
        called(company),
        motion(company),
        absent(company),
        spectator(company) if not host.over else after(company),
        news(company),
        class_="strips",
    )


def news(company):
    if not company.news:
        return None
    close = button(
        glyph("cross"), type="button", tap=["net", "read"], aria_label=say("close"), class_="icon"
    )
    return line("info", company.news, close, name="is-news")


def clock(host):
    """What is left of the time for this decision: it runs down by itself."""
    left = host.now["left"]
    if left is None or not host.sheet["time"]:
        return None
    whole = host.sheet["time"] * 1000
    return div(
        span(class_="sand", style={"--left": f"{left}ms", "--from": f"{left * 100 // whole}%"}),
        class_="glass",
        role="timer",
        aria_label=say("net.left", left // 1000),
        key=f"clock {host.now['change']}",
    )


# What the table is asked


def asked(company) -> str:
    """The question that is put to the table."""
    motion = company.motion
    seat = motion["seat"]
    who = company.host.players[seat]["name"] if seat is not None else ""
    what = motion["what"]
    if what == "join" and seat is None:
        what = "join.more"
    split = motion.get("split", 0)  # where what was brought back parts from what is here
    ways = [motion.get(side, 0) - split for side in ("here", "there")]
    return say("net.ask." + what, motion["by"] or say("net.host"), who, *ways, split)


def motion(company):
    motion = company.motion
    if motion is None:
        return None
    if company.may_vote():
        return line(
            "people",
            asked(company),
            both(motion),
            act(say("net.no"), ["net", "vote", False]),
            act(say("net.yes"), ["net", "vote", True], True),
            name="is-asked",
        )
    text = say("net.voting", motion["yes"], motion["of"])
    mine = company.asked == motion["what"]
    away = act(say("net.withdraw"), ["net", "propose", "nothing"]) if mine else None
    return line("people", asked(company) + " " + text, both(motion), away)


def both(motion: dict):
    """What happened on either side can be looked at, where the table has to choose a side."""
    return act(say("net.both"), ["net", "both"]) if motion["what"] == "replace" else None


# Who is not there


def absent(company):
    """The game waits for somebody who is away: what can be done about it."""
    host = company.host
    if company.motion or host.over:
        return None
    waiting = host.waiting_for()
    rows = []
    for seat in waiting:
        state = host.players[seat]["state"]
        if state in ("away", "free"):
            rows.append(seat)
    if not rows:
        return late(company)
    seat = rows[0]
    name = host.players[seat]["name"]
    if host.players[seat]["state"] == "free":
        return vacant(company, seat) if company.you["seats"] else None
    may = company.you["seats"] or company.you["host"]
    return line(
        "network-off",
        say("net.is.away", name),
        act(say("net.standin"), ["net", "propose", "standin", seat]) if may else None,
        act(say("net.free"), ["net", "propose", "free", seat]) if may else None,
    )


def vacant(company, seat: int):
    """A seat that the table has set free."""
    name = company.host.players[seat]["name"]
    take = act(say("net.take"), ["net", "sit", seat], True)
    return line("person", say("net.is.free", name), take)


def late(company):
    """Somebody is there, but has not moved for long: a bot can be proposed."""
    you, host = company.you, company.host
    if not (you["seats"] or you["host"]):
        return None
    for seat in host.sheet.get("late", []):
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


def called(company):
    """The others wait for who sits at this phone, or a bot plays here by now."""
    host = company.host
    if host.over:
        return None
    for seat in company.replaced(host.players):
        back = act(say("net.return"), ["net", "back", seat], True)
        return line("bot", replacing(company, seat), back, name="is-asked")
    slow = company.mine_in(host.sheet.get("slow", []))
    return line("clock", calling(company, slow), name="is-asked is-called") if slow else None


def calling(company, seats: list[int]) -> str:
    if len(company.you["seats"]) == 1:
        return say("net.called")
    return say("net.called.name", joined([company.host.players[seat]["name"] for seat in seats]))


def replacing(company, seat: int) -> str:
    if len(company.you["seats"]) == 1:
        return say("net.replaced")
    return say("net.replaced.name", company.host.players[seat]["name"])


def spectator(company):
    """Who only watches sees how to play."""
    if company.you["seats"] or company.motion:
        return None
    for seat in company.sitting.free():
        return vacant(company, seat)
    return waits(company) or line("eye", say("net.watching"), act(say("net.play"), ["net", "full"]))


def waits(company):
    """This phone is in the next game, as the host knows."""
    if not company.host.sheet.get("wish"):
        return None
    return line("clock", say("net.wish.told"), act(say("net.unwish"), ["net", "unwish"]))


def rematch(company):
    """The way to another game, from the score sheet: what is asked, and one button."""
    way = next_game(company)
    return [
        div(motion(company), news(company), class_="strips"),
        button(way[0], type="button", tap=way[1], class_="confirm") if way else None,
    ]


def next_game(company) -> tuple | None:
    """How this phone comes to another game with everybody: what that is called, and the message."""
    if company.next:
        return say("net.next.join"), ["net", "next"]
    if company.you["host"]:
        return say("result.rematch"), ["net", "again"]
    if company.you["seats"] and not company.motion:
        return say("net.again.propose"), ["net", "propose", "again"]
    return None


def after(company):
    """The game is over: another one?"""
    way = next_game(company)
    if way is None:
        if company.you["seats"]:
            return None
        play = act(say("net.play"), ["net", "full"])
        return waits(company) or line("eye", say("net.rematch.wait"), play)
    return line("play", asks_for_next(company), act(way[0], way[1], bool(company.next)))


def asks_for_next(company) -> str:
    """What is asked above the way to another game; the host hears who else would like to play."""
    if company.next:
        return say("net.next")
    wishes = company.host.sheet.get("wishes", []) if company.you["host"] else []
    return say("net.rematch.too", joined(wishes)) if wishes else say("net.rematch")
