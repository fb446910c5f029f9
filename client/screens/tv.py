"""The table view: the public board, large, for a laptop or a television; phones are the hands.

It is a device of its own that never holds a seat, so that nothing secret can come to it.
"""

from client.boards import board_of
from client.flights import steps
from client.net import lobby, strip
from client.net.qr import address, figure_of, letters
from client.net.remote import RemoteHost
from client.parts.players import players_row
from client.parts.scoresheet import podium
from client.parts.sheet import glyph
from client.parts.story import told_since
from client.parts.tiles import TITLES
from client.scene import Scene
from client.texts import game_words, say
from client.tree import button, div, h1, h2, header, img, li, main, ol, p, section, span, ul

HEARS = ("settings",)
LATELY = 40
NEWS = 6
"""So many sentences tell what has happened lately."""


class Television:
    """The model: the host, and what its board is."""

    def __init__(self, code: str) -> None:
        self.host = RemoteHost(code, "screen")
        self.board = None
        self.moves = 0
        self.fresh: list = []
        self.sheet: list = []

    def scene(self) -> Scene:
        host = self.host
        log = host.log(max(0, host.moves - LATELY))
        return Scene(host.view(None), host.players, game_words(host.game), None, self.fresh, log)


def init(params):
    if not params:
        return None, [("home",)]
    model = Television(params[0])
    return model, model.host.open()


def update(model, message):
    kind, *said = message
    if kind == "host":
        effects = model.host.hear(message)
    elif kind == "net":
        effects = model.host.company.hear(said)
    elif kind == "home":
        return model, [("home",)]
    else:
        effects = []
    return look(model, list(effects))


def look(model, effects):
    host = model.host
    if not host.ready:
        return model, effects
    if model.board is None:
        model.board = board_of(host.game)
        model.moves = host.moves
        effects.append(("awake", True))
        effects.append(host.company.code("join", "#join/" + host.sheet["code"]))
    if host.moves > model.moves:
        news = host.log(model.moves)
        model.fresh = named(news)
        effects.append(("sound", "win" if host.over else "place"))
        shown = steps(model.scene(), model.board, news)
        if shown:
            effects.append(("show", shown))
    model.moves = host.moves
    return model, effects


def named(log: list) -> list:
    """The things that the latest facts name: the board lets them stand out."""
    items = []
    for _, facts in log:
        for fact in facts:
            items += [item for item in fact[1:] if type(item) is str]
    return items


def title(model):
    return TITLES.get(model.host.game, "") if model else ""


def view(model):
    if model is None:
        return main(data_screen="tv")
    host = model.host
    if not host.ready:
        return waiting(model)
    scene = model.scene()
    return main(
        section(model.board.board(scene), class_="board " + scene.game, aria_label=say("board")),
        section(
            header(
                h1(TITLES[host.game]),
                button(
                    glyph("home"), type="button", tap=["home"], aria_label=say("home"),
                    class_="icon",
                ),
                class_="head",
            ),
            strip.connection(host),
            players_row(scene, model.board, host.waiting_for()),
            p(scene.question(host.waiting_for()), class_="question", role="status"),
            strip.clock(host),
            end(host) if host.over else news(model, scene),
            invitation(model),
            class_="beside",
        ),
        class_="table tv " + scene.game,
        data_screen="tv",
    )  # fmt: skip


def news(model, scene):
    """What has happened lately, the newest first."""
    sentences = told_since(scene, model.host.log(max(0, model.host.moves - LATELY)))
    sentences = sentences[-NEWS:]
    sentences.reverse()
    return ul([li(text) for text in sentences], class_="news", aria_label=say("log"))


def end(host):
    """How it ended."""
    return podium({"outcome": host.now["outcome"], "players": host.players})


def invitation(model):
    """A small code in the corner: one can still sit down, watch, or come back."""
    code = model.host.sheet["code"]
    drawn = model.host.company.codes.get("join")
    return div(figure_of(drawn, say("net.scan")), letters(code), class_="corner")


def waiting(model):
    """Before the game the code is what everybody looks at."""
    host = model.host
    if host.problem or host.sheet.get("status") != "lobby":
        return lobby.view(host.company)
    code = host.company.codes.get("join")
    seats = [seat(host, number) for number in range(len(host.players))]
    return main(
        figure_of(code, say("net.scan")),
        div(
            h1(TITLES[host.game]),
            strip.connection(host),
            letters(host.sheet["code"]),
            address(code),
            p(say("net.scan"), class_="muted"),
            h2(say("setup.seats")),
            ol(seats, class_="seats"),
            img(src="art/common/toad-thinking.svg", alt="", class_="thinking"),
            button(say("home"), type="button", tap=["home"], class_="quiet"),
            class_="beside",
        ),
        class_="tv-lobby setup",
        data_screen="tv",
    )


def seat(host, number: int):
    player = host.players[number]
    free = player["state"] == "free"
    sign = "bot" if player["state"] == "bot" else "person"
    name = player["name"] or say("setup.player", number + 1)
    return li(
        span(glyph(sign), class_="token"),
        span(say("net.is.free", name) if free else name, class_="who"),
        class_="tag seat-" + player["colour"] + (" is-free" if free else ""),
        key=number,
    )
