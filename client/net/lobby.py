"""The lobby: the code to scan, the seats to take, and the host's button; or why there is none."""

from client.app.glyph import glyph
from client.app.note import note
from client.app.switches import knob
from client.app.texts import joined, say, title_of
from client.app.tree import button, div, h1, h2, header, li, main, ol, p, section, span
from client.net import strip
from client.net.qr import address, figure_of, letters
from client.net.seats import level, name_of
from client.net.texts import lasting, why

TIMES = (None, 30, 60, 120, 300)
"""Seconds for a decision, to choose from."""


def view(mates):
    """The screen of a table at which no game is to be seen."""
    host = mates.host
    if host.problem:
        return note("lobby", "asleep", say("gone"), why(host.problem), way("net.tables", "network"))
    status = host.seating.get("status")
    if status == "away":
        return travelling(mates)
    if status == "lobby":
        return lobby(mates)
    return main(
        h1(say("loading"), class_="quiet"),
        strip.connection(host) if host.state != "calling" else None,
        button(say("home"), type="button", tap=["home"], class_="quiet"),
        class_="note",
        data_screen="lobby",
    )


def way(key: str, *words):
    return button(say(key), type="button", tap=["net", "go", *words], class_="confirm")


def travelling(mates):
    """The table has been taken along; here it waits."""
    away = mates.host.seating["away"]
    vote = strip.vote(mates)
    back = None
    if not vote and (mates.you["seats"] or mates.you["host"]):
        back = button(
            say("net.back"), type="button", tap=["net", "propose", "back"], class_="quiet"
        )
    return main(
        h1(say("net.away.title")),
        p(say("net.away", away["name"], away["moves"])),
        strip.connection(mates.host),
        vote,
        strip.news(mates),
        back,
        button(say("home"), type="button", tap=["home"], class_="confirm"),
        mates.opened(),
        class_="note",
        data_screen="lobby",
    )


def lobby(mates):
    host = mates.host
    seating = host.seating
    return main(
        header(
            button(
                glyph("home"), type="button", tap=["home"], aria_label=say("home"), class_="icon"
            ),
            h1(title_of(seating["game"])),
            class_="head",
        ),
        strip.connection(host),
        strip.vote(mates),
        strip.news(mates) if not mates.overlay else None,
        div(
            [invitation(mates), seats(mates), settings(mates)]
            if mates.you["host"]
            else [seats(mates), invitation(mates)],
            class_="cards",
        ),
        div(begin(mates), class_="thumb"),
        mates.opened(),
        class_="page lobby setup",
        data_screen="lobby",
    )


def invitation(mates):
    """The way here, for those who are not here yet: the host's screen has it first and large."""
    code = mates.codes.get("join")
    return section(
        figure_of(code, say("net.scan")),
        div(
            h2(say("net.invite")),
            letters(mates.host.seating["code"]),
            address(code),
            class_="told",
        ),
        class_="invite",
        key="invitation",
    )


def seats(mates):
    host = mates.host
    watching, waiting = host.seating["watching"], host.seating.get("wishes", [])
    key = "net.watcher" if watching == 1 else "net.watchers"
    return section(
        h2(say("setup.seats")),
        ol([seat(mates, number) for number in range(len(host.players))], class_="seats"),
        p(say("net.missing.bot"), class_="muted small") if may_fill(mates) else None,
        p(say("net.sealed"), class_="muted small") if host.seating.get("sealed") else None,
        p(say(key, watching), class_="muted small") if watching else None,
        p(say("net.wishes", joined(waiting)), class_="muted small") if waiting else None,
        key="seats",
    )


def may_fill(mates) -> bool:
    """Whether the host could let bots sit where nobody comes."""
    free = mates.sitting.free()
    return bool(mates.you["host"] and free and not mates.host.seating["brought"])


def begin(mates):
    """The host begins as soon as everybody sits; the others are told who begins, and what is
    missing; who has no seat, how to get one.
    """
    host = mates.host
    free = mates.sitting.free()
    missing = absent(mates, free)
    if host.seating.get("seal"):
        return p(shuffling(host.seating["seal"]), class_="waiting", role="status")
    if mates.you["host"]:
        return [
            p(missing, class_="waiting", role="status") if missing else None,
            button(
                say("setup.start"),
                type="button",
                tap=["net", "start"],
                disabled=bool(free),
                class_="confirm",
            ),
        ]
    if not mates.you["seats"] and not mates.vote:
        return outside(mates, free)
    told = say(
        "net.starts" if missing else "net.ready", host.seating.get("host") or say("net.host")
    )
    return p(missing, " ", told, class_="waiting", role="status")


def shuffling(seal: dict) -> str:
    """How far a sealed shuffle has come."""
    key = "net.sealed.commit" if seal["phase"] == "commit" else "net.sealed.show"
    return say(key, seal["in"])


def absent(mates, free: list[int]) -> str:
    """Which seats nobody has taken; else whose phone is not there just now; "" if all are."""
    if free:
        return say("net.missing", joined([name_of(mates, seat) for seat in free]))
    away = mates.sitting.seats_that_are("away")
    return " ".join([say("net.state.away", name_of(mates, seat)) for seat in away])


def outside(mates, free: list[int]):
    """For a phone that has no seat: a free one, or what else there is to do."""
    if free:
        return button(say("net.sit"), type="button", tap=["net", "sit", free[0]], class_="confirm")
    return [
        p(say("net.full.told"), class_="waiting", role="status"),
        strip.waits(mates)
        or button(say("net.play"), type="button", tap=["net", "full"], class_="confirm"),
    ]


def seat(mates, number: int):
    """A name tag: a free one wants to be taken, and a bot gives way if the table agrees."""
    player = mates.host.players[number]
    state = player["state"]
    mine = number in mates.you["seats"]
    name = name_of(mates, number)
    about = level(mates.host.game, player)
    if mine or state == "free":
        about = [say("net.you" if mine else "net.vacant")]
    words = [span(name), span(about, class_="you") if about else None]
    if state == "free":
        do = span(say("net.sit"), class_="do")
        words = button(words, do, type="button", tap=["net", "sit", number], class_="take")
    elif state == "bot" and may_ask(mates):
        do = span(say("net.join.do"), class_="do")
        words = button(words, do, type="button", tap=["net", "join", number], class_="take")
    else:
        words = span(
            words, span(say("net.absent"), class_="you") if state == "away" else None, class_="who"
        )
    sign = "bot" if state == "bot" else "network-off" if state == "away" else "person"
    return li(
        span(glyph(sign), class_="token"),
        words,
        tools(mates, number, name),
        class_="tag seat-" + player["colour"] + (" is-free" if state == "free" else ""),
        key=number,
    )


def may_ask(mates) -> bool:
    """Whether all seats are taken, and this phone has none."""
    you = mates.you
    return not (you["host"] or you["seats"] or mates.sitting.free() or mates.vote)


def tools(mates, number: int, name: str) -> list:
    """What may be changed about a seat: by who sits there, and by the host."""
    state = mates.host.players[number]["state"]
    mine = number in mates.you["seats"]
    host = mates.you["host"]
    row = []
    if mine:
        row.append(tool("gear", ["sit", number], say("net.rename", name)))
        row.append(tool("cross", ["rise", number], say("net.stand", name)))
    elif host and state not in ("free", "bot"):
        row.append(tool("cross", ["rise", number], say("net.rise", name)))
    if host and (state == "bot" or state == "free" and not_last(mates, number)):
        if not mates.host.seating["brought"]:
            change = "gear" if state == "bot" else "bot"
            row.append(tool(change, ["who", number], say("setup.kind", name)))
    return row


def tool(sign: str, message: list, label: str):
    return button(
        glyph(sign), type="button", tap=["net", *message], aria_label=label, class_="icon"
    )


def not_last(mates, number: int) -> bool:
    """Whether this is not the last seat for a person."""
    others = mates.host.players[:number] + mates.host.players[number + 1 :]
    return "person" in [player["kind"] for player in others]


def settings(mates):
    """What only the host sees: whether all may find the table, and how long one may think."""
    seating = mates.host.seating
    chosen = seating["time"]
    may_seal = "sealed" in seating and not seating["brought"]  # older servers do not know of it
    return section(
        switch(seating, "open", "network", say("net.open")),
        switch(seating, "sealed", "shuffle", say("seal"), say("seal.setup")) if may_seal else None,
        h2(say("net.time")),
        div([time(seconds, chosen) for seconds in TIMES], class_="choices"),
        button(say("net.close"), type="button", tap=["net", "end"], class_="quiet"),
        class_="hosting",
    )


def switch(seating: dict, key: str, sign: str, text: str, about: str = ""):
    return knob(text, sign, ["net", "set", key, not seating[key]], seating[key], about)


def time(seconds: int | None, chosen: int | None):
    return button(
        say("net.time.none") if seconds is None else lasting(seconds),
        type="button",
        tap=["net", "set", "time", seconds],
        aria_pressed=seconds == chosen,
        class_="choice",
        key=seconds or 0,
    )
